"""What stands in a table's log: facts, appended one after the other and never changed.

The state of a table is what its log adds up to (`match`). An entry says itself who may see what.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from paddock.core import Seat, Viewer


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed when a table is opened. `deck` is the text of a deck file, or the house set.

    `clock` is how many seconds everyone has for a decision; None: as long as they like.
    """

    game: str
    players: int
    variant: bool = False
    deck: str | None = None
    clock: int | None = None
    private: bool = False


class Opened(Struct, frozen=True, tag=True):
    """A table was opened, with the server's commitment to its secret.

    `follows` is the first table of those at which the same people have played: it is a rematch.
    """

    options: Options
    rules_version: int
    commitment: str
    follows: str | UnsetType = UNSET

    def seen_by(self, viewer: Viewer) -> Opened:
        return self


class Sat(Struct, frozen=True, tag=True):
    """Somebody took a seat. Only the hash of the seat's token is kept, and told to nobody.

    Whoever has kept their seat for a rematch has no pledge yet: it comes with a `Readied`.
    """

    seat: Seat
    name: str
    pledge: str | None
    token_hash: str | None

    def seen_by(self, viewer: Viewer) -> Sat:
        return replace(self, token_hash=None)


class BotSat(Struct, frozen=True, tag=True):
    """A bot took a seat."""

    seat: Seat
    level: str

    def seen_by(self, viewer: Viewer) -> BotSat:
        return self


class Left(Struct, frozen=True, tag=True):
    """A seat is free again."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> Left:
        return self


class Readied(Struct, frozen=True, tag=True):
    """A player is ready, or no longer; `pledge` is there if they had none before."""

    seat: Seat
    ready: bool
    pledge: str | UnsetType = UNSET

    def seen_by(self, viewer: Viewer) -> Readied:
        return self


class Called(Struct, frozen=True, tag=True):
    """The start was called: seats are closed, players reveal their part of the seed."""

    def seen_by(self, viewer: Viewer) -> Called:
        return self


class Contributed(Struct, frozen=True, tag=True):
    """A player's part of the seed, as pledged."""

    seat: Seat
    contribution: str

    def seen_by(self, viewer: Viewer) -> Contributed:
        return self


class Chose(Struct, frozen=True, tag=True):
    """A seat has chosen, or changed its mind.

    `by` is owner, bot, stand-in (a quicker bot, where the bot of the seat would have been too late)
    or default (for the absent).
    """

    decision: int
    seat: Seat
    action: Any
    by: str

    def seen_by(self, viewer: Viewer) -> Chose:
        return self if viewer == self.seat else replace(self, action=None)


class Revealed(Struct, frozen=True, tag=True):
    """A decision closed (or the game began): the inputs it gave the rules, and what they told.

    Inputs stay secret after the reveal: a token laid face down is an input, too.
    """

    decision: int
    inputs: Any
    events: Any

    def seen_by(self, viewer: Viewer) -> Revealed:
        """Only `match` can mask events: it knows the game."""
        raise NotImplementedError


class StoodIn(Struct, frozen=True, tag=True):
    """A bot plays for an absent player until they return."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> StoodIn:
        return self


class Returned(Struct, frozen=True, tag=True):
    """A player plays for themselves again."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> Returned:
        return self


class Said(Struct, frozen=True, tag=True):
    """Chat: a text, or one of the quick emotes."""

    seat: Seat | None
    text: str
    emote: bool = False

    def seen_by(self, viewer: Viewer) -> Said:
        return self


class Extended(Struct, frozen=True, tag=True):
    """The server was away for so many seconds: the deadline moved by as much."""

    seconds: float

    def seen_by(self, viewer: Viewer) -> Extended:
        return self


class Failed(Struct, frozen=True, tag=True):
    """The rules failed on a choice; after three such failures the table is frozen."""

    decision: int

    def seen_by(self, viewer: Viewer) -> Failed:
        return self


class Disclosed(Struct, frozen=True, tag=True):
    """The game is over: the secret, from which every draw and every salt can be checked."""

    secret: str

    def seen_by(self, viewer: Viewer) -> Disclosed:
        return self


class Rematched(Struct, frozen=True, tag=True):
    """The same people meet again at another table."""

    code: str

    def seen_by(self, viewer: Viewer) -> Rematched:
        return self


Entry: TypeAlias = (
    Opened
    | Sat
    | BotSat
    | Left
    | Readied
    | Called
    | Contributed
    | Chose
    | Revealed
    | StoodIn
    | Returned
    | Said
    | Extended
    | Failed
    | Disclosed
    | Rematched
)


class Line(Struct, frozen=True):
    """An entry in its place: numbered, dated, and chained to all lines before it.

    `key` is the client's name for the command that wrote it, `digest` says what the command was.
    """

    number: int
    at: float
    entry: Entry
    leaf: str
    seat: Seat | None = None
    key: str | None = None
    digest: str | None = None
