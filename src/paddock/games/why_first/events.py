"""What can happen in Why First?, named in the past tense."""

from typing import TypeAlias

from msgspec.structs import replace

from paddock.core import Event, PublicEvent, Seat, Viewer
from paddock.games.why_first.cards import Card
from paddock.games.why_first.state import Figure, Lay


class HandDealt(Event, frozen=True):
    """2.1 A player took five cards; `cards` is None to everyone else."""

    race: int
    seat: Seat
    cards: tuple[Card, ...] | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else replace(self, cards=None)


class CardsTurnedUp(PublicEvent, frozen=True):
    """3.2 What everyone laid, and before whom."""

    race: int
    round: int
    lays: dict[Seat, Lay]


class LeonTurnedUp(PublicEvent, frozen=True):
    """6.2 Leon's top card was turned up before himself."""

    card: Card


class FigureMoved(PublicEvent, frozen=True):
    """3.2, 7.2 A figure moved from field to field by these cards; `by` moved it, if tactical."""

    figure: Figure
    start: int
    end: int
    cards: tuple[Card, ...]
    by: Figure | None


class RaceScored(PublicEvent, frozen=True):
    """4.1 The points of a race, figure by figure; `field` is None where there was no second."""

    race: int
    field: int | None
    points: tuple[int, ...]
    totals: tuple[int, ...]


class GameEnded(PublicEvent, frozen=True):
    """5.1 The result; `winners` are figures, so Leon may be among them."""

    winners: tuple[Figure, ...]
    places: tuple[int, ...]
    totals: tuple[int, ...]


AnyEvent: TypeAlias = (
    HandDealt | CardsTurnedUp | LeonTurnedUp | FigureMoved | RaceScored | GameEnded
)
