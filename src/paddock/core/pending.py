"""What a game waits for: players, chance, or nothing more."""

from collections.abc import Hashable, Mapping
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from paddock.core.seat import SPECTATOR, Seat, Viewer

ActionT = TypeVar("ActionT", bound=Hashable)
OutcomeT = TypeVar("OutcomeT", bound=Hashable)


class Decision(Struct, Generic[ActionT], frozen=True, gc=False):
    """The seats that must choose now, at once and in secret. A turn is a decision of one seat."""

    options: Mapping[Seat, tuple[ActionT, ...]]

    def offered_to(self, viewer: Viewer) -> tuple[ActionT, ...]:
        """What the viewer may choose from: nothing, if they are not asked."""
        return () if viewer is SPECTATOR else self.options.get(viewer, ())


class Chance(Struct, Generic[OutcomeT], frozen=True, gc=False):
    """One die, one card, or one hand: so many draws, none put back, from these weights."""

    odds: Mapping[OutcomeT, int]
    draws: int = 1


class GameOver(Struct, frozen=True, gc=False):
    """The result. Seats that share a place hold the same number, the next one is skipped."""

    reason: str
    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    rated: bool = True


Pending: TypeAlias = Decision[ActionT] | Chance[OutcomeT] | GameOver
