"""The commands of a table, as types. `decide` carries them out."""

from typing import TypeAlias

from msgspec import Struct

from paddock.core import Seat
from paddock.game_entry import Action
from paddock.proof.entry import By


class Sit(Struct, frozen=True, gc=False):
    """Take a seat under a name, with a pledge for the seed and the hash of the seat's token."""

    seat: Seat
    name: str
    pledge: str
    token_hash: str


class SeatBot(Struct, frozen=True, gc=False):
    """Put a bot on a free seat."""

    seat: Seat
    level: str


class Leave(Struct, frozen=True, gc=False):
    """Free a seat, one's own or a bot's."""

    seat: Seat


class GetReady(Struct, frozen=True, gc=False):
    """Be ready, or no longer, with a pledge where there is none yet."""

    seat: Seat
    ready: bool
    pledge: str | None = None


class Start(Struct, frozen=True, gc=False):
    """Close the seats and begin."""


class Contribute(Struct, frozen=True, gc=False):
    """Reveal one's part of the seed."""

    seat: Seat
    contribution: str


class Choose(Struct, frozen=True, gc=False):
    """Choose for a seat in a decision, by its number."""

    seat: Seat
    decision: int
    action: Action
    by: By = By.OWNER


class Say(Struct, frozen=True, gc=False):
    """Say something to the table."""

    seat: Seat | None
    text: str
    emote: bool = False


class Return(Struct, frozen=True, gc=False):
    """The owner of a seat is back."""

    seat: Seat


class TakeHint(Struct, frozen=True, gc=False):
    """Record that a seat saw what the Champion thinks of an open decision."""

    seat: Seat
    decision: int


class Sweep(Struct, frozen=True, gc=False):
    """Time has passed: do what is due, if it still is."""


class Extend(Struct, frozen=True, gc=False):
    """The server was away for so long."""

    seconds: float


class Meet(Struct, frozen=True, gc=False):
    """The same people play again at this table."""

    code: str


class Disclose(Struct, frozen=True, gc=False):
    """Open the luck of a game that is over: no other table plays on it any more."""


Command: TypeAlias = (
    Sit
    | SeatBot
    | Leave
    | GetReady
    | Start
    | Contribute
    | Choose
    | Say
    | Return
    | TakeHint
    | Sweep
    | Extend
    | Meet
    | Disclose
)
