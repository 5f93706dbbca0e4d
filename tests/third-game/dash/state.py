"""What Dash is made of, what can be chosen, and the whole truth."""

from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct

PLAYERS: Final = range(2, 5)
ROUNDS: Final = 3
LAST_FIELD: Final = 2 * ROUNDS


class Gait(StrEnum):
    """2.1 How to run."""

    STEP = "step"
    LEAP = "leap"


class Deck(Struct, frozen=True):
    """What could be another in another box: the faces of the die."""

    name: str
    die: tuple[int, ...]


class Config(Struct, frozen=True):
    """What is agreed before a race."""

    players: int
    deck: Deck
    variant: None = None


class Run(Struct, frozen=True, tag=True):
    """2.1 A choice."""

    gait: Gait


Action: TypeAlias = Run
Outcome: TypeAlias = int


class State(Struct, frozen=True):
    """A race between two inputs; `gaits` wait for the die."""

    config: Config
    round: int
    fields: tuple[int, ...]
    gaits: tuple[Gait, ...] = ()
