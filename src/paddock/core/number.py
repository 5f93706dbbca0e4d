"""What a number of an observation means, and what it can be."""

from collections.abc import Iterable
from typing import NamedTuple


class Number(NamedTuple):
    """The name of one number of an observation, and its lowest and highest value."""

    name: str
    low: int
    high: int


def several(names: Iterable[str], low: int, high: int) -> list[Number]:
    """Numbers with the same bounds."""
    return [Number(name, low, high) for name in names]
