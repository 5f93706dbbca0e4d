"""The claims that the file of a finished game makes beside its log."""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from paddock.core import Chance, GameOver
from paddock.core.record import AnyRecord
from paddock.game_entry import Outcome


class Offer(Struct, frozen=True):
    """The offer of a chance: pairs of outcome and weight, in order, and how many were drawn."""

    odds: tuple[tuple[Any, int], ...]
    draws: int
    place: str | UnsetType = UNSET
    """The game's name for this draw, at a table on a shared luck."""


class Luck(Struct, frozen=True):
    """A shared luck: its commitment, and its secret once it is open."""

    commitment: str
    secret: str | None


class Claims(Struct, frozen=True):
    """The claims of a file, to be held against its log; `luck` if others share it."""

    table: str
    commitment: str
    secret: str
    pledges: Sequence[str | None]
    contributions: Sequence[str | None]
    result: GameOver | None
    odds: Sequence[Offer | None] | None
    record: AnyRecord
    luck: Luck | None = None


def offer_of(chance: Chance[Outcome], place: str | UnsetType = UNSET) -> Offer:
    """Return the offer of a chance, for readers who do not know the rules."""
    return Offer(tuple(chance.odds.items()), chance.draws, place)
