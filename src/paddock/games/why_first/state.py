"""The pieces on the table, and the whole truth about where they are."""

from enum import StrEnum
from typing import Annotated, Final, NewType, TypeAlias

from msgspec import Meta, Struct

from paddock.core import Seat
from paddock.games.why_first import layout
from paddock.games.why_first.cards import Card, Deck

LAST_FIELD: Final = layout.LAST_FIELD
FIRST_FIELD: Final = layout.FIRST_FIELD
RACES: Final = layout.RACES
ROUNDS: Final = layout.ROUNDS
HAND: Final = layout.HAND
SEATS: Final = tuple(map(Seat, range(6)))

Figure = NewType("Figure", int)
"""A figure on the track: a player's has the number of their seat, Leon's the number after."""

FIGURES: Final = tuple(map(Figure, range(6)))
LEON: Final = Figure(2)
"""6.1 The third figure in a game of two."""


class Variant(StrEnum):
    """The ways to play other than the basic game."""

    TACTICAL = "tactical"


_TACTICAL: Final = Variant.TACTICAL


class Config(Struct, frozen=True, gc=False):
    """What is agreed before a game."""

    players: Annotated[int, Meta(ge=2, le=len(SEATS))]
    deck: Deck
    variant: Variant | None = None

    @property
    def tactical(self) -> bool:
        """7. Whether the tactical game is played."""
        return self.variant == _TACTICAL

    def leon(self) -> bool:
        """6. Whether Leon plays along."""
        return self.players == int(LEON)

    def figures(self) -> tuple[Figure, ...]:
        """Everyone who stands on the track."""
        return FIGURES[: self.players + self.leon()]


class Phase(StrEnum):
    """What the game waits for, in the order of a round."""

    DEAL = "deal"
    LAY = "lay"
    TURN_UP_LEON = "turn_up_leon"
    MOVE = "move"
    OVER = "over"


class Lay(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """3.1 Lay this card before this figure's player."""

    card: Card
    before: Annotated[Figure, Meta(ge=0, lt=len(SEATS))]


class Move(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """7.2 Move this figure by the value of one's card."""

    figure: Annotated[Figure, Meta(ge=0, lt=len(SEATS))]


Action: TypeAlias = Lay | Move
Outcome: TypeAlias = Card


class State(Struct, frozen=True, gc=False):
    """A game between two inputs.

    `aside` are the cards nobody has: the rest of the deck and Leon's face-down cards. They have no
    order; a card is chosen when it is drawn or turned up. `laid` are the cards of this round once
    all are in; in the tactical game those whose owners have yet to move, the next one first.
    `points` are those of the races so far, figure by figure.
    """

    config: Config
    phase: Phase
    race: int
    round: int
    hands: tuple[tuple[Card, ...], ...]
    aside: tuple[Card, ...]
    played: tuple[Card, ...]
    fields: tuple[int, ...]
    laid: tuple[Lay, ...]
    points: tuple[tuple[int, ...], ...]

    def totals(self) -> tuple[int, ...]:
        """The points of all races so far, figure by figure."""
        return totals_of(self.points, len(self.fields))


def totals_of(points: tuple[tuple[int, ...], ...], figures: int) -> tuple[int, ...]:
    """The points of these races together, figure by figure."""
    return tuple(map(sum, zip(*points))) if points else (0,) * figures
