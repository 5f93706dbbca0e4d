"""Why First? as numbers: what an index means. Plain numbers, so that arrays need nothing else.

Cards are numbered as they lie in a deck, the highest white number first: card 0 has 32, card 31 has
1. Actions are, in this order: laying the card at a place of the hand before a figure (in the
tactical game before oneself), moving a figure (there only), to pass. The last is for seats that are
not asked. Actions count figures as observations do: the seat itself is 0, then come those after it,
and Leon is last. So one policy can play every seat.
"""

from typing import Final, NamedTuple

CARDS: Final = 32
NO_CARD: Final = 32
HAND: Final = 5
ROUNDS: Final = 5
RACES: Final = 5
FIRST_FIELD: Final = -12
LAST_FIELD: Final = 16
NO_FIELD: Final = 99
"""4.2 Where a race has, or had, no second field."""

DEAL: Final = 0
LAY: Final = 1
TURN_UP_LEON: Final = 2
MOVE: Final = 3
OVER: Final = 4


class Layout(NamedTuple):
    """The sizes that follow from what is agreed before a game."""

    players: int
    tactical: bool

    @property
    def leon(self) -> bool:
        """6.1 Whether Leon plays along."""
        return self.players == 2

    @property
    def figures(self) -> int:
        """Everyone who stands on the track; Leon is the last."""
        return self.players + self.leon

    @property
    def targets(self) -> int:
        """3.1 Before how many figures a card may be laid; 7.1 only before oneself."""
        return 1 if self.tactical else self.figures

    @property
    def lays(self) -> int:
        return HAND * self.targets

    @property
    def moves(self) -> int:
        return self.figures if self.tactical else 0

    @property
    def passing(self) -> int:
        """The action of a seat that is not asked."""
        return self.lays + self.moves

    @property
    def actions(self) -> int:
        return self.passing + 1

    def seen_from(self, seat: int) -> list[int]:
        """The figures in the order of a seat's observation: itself, those after it, then Leon."""
        around = [(seat + step) % self.players for step in range(self.players)]
        return [*around, *range(self.players, self.figures)]
