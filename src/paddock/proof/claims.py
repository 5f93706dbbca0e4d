"""What the file of a finished game says beside its log."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from paddock.core import Chance, GameOver
from paddock.core.record import AnyRecord
from paddock.game_entry import Outcome


class Offer(Struct, frozen=True):
    """What a chance offered: pairs of outcome and weight, in order, and how many were drawn."""

    odds: tuple[tuple[Any, int], ...]
    draws: int


class Claims(Struct, frozen=True):
    """What a file says beside its log, to be held against the log."""

    table: str
    commitment: str
    secret: str
    pledges: Sequence[str | None]
    contributions: Sequence[str | None]
    result: GameOver | None
    odds: Sequence[Offer | None] | None
    record: AnyRecord


def offer_of(chance: Chance[Outcome]) -> Offer:
    """What a chance offers, for those who do not know the rules."""
    return Offer(tuple(chance.odds.items()), chance.draws)
