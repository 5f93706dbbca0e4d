"""The entries of a table's log: facts, appended one after the other and never changed.

The state of a table is what its log adds up to (`match`). An entry says itself who may see what.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final, Generic, Self, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import astuple, replace

from paddock.core import Chosen, Drawn, GameOver, Seat, Viewer
from paddock.proof import fair

ActionT = TypeVar("ActionT")
OutcomeT = TypeVar("OutcomeT")
EventT = TypeVar("EventT")

_encode: Final = msgspec.json.Encoder().encode


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The options of a table, agreed when it opens. `deck` is the text of a deck file, or None.

    `clock` is how many seconds everyone has for a decision; None: as long as they like.
    `odds` is False where nobody is shown how likely a choice ends their race. `luck` is the
    commitment to a luck that other tables may share (`proof.luck`).
    """

    game: str
    players: int
    variant: str | None = None
    deck: str | None = None
    clock: int | None = None
    private: bool = False
    odds: bool | UnsetType = UNSET
    luck: str | UnsetType = UNSET


class Opened(Struct, frozen=True, gc=False, tag=True):
    """A table was opened, with the server's commitment to its secret.

    `follows` is the first table of those at which the same people have played: it is a rematch.
    `format` is the version of the log; the first one did not say so.
    """

    options: Options
    rules_version: int
    commitment: str
    follows: str | UnsetType = UNSET
    format: int | UnsetType = UNSET

    def tells_result(self) -> bool:
        """Whether the log says how its game ended, as all do since the second version."""
        return self.format is not UNSET

    def seen_by(self, viewer: Viewer) -> Opened:
        return self


class Sat(Struct, frozen=True, gc=False, tag=True):
    """Somebody took a seat. Only the hash of the seat's token is stored, and sent to nobody.

    A player who has kept the seat for a rematch has no pledge yet: it comes with a `Readied`.
    """

    seat: Seat
    name: str
    pledge: str | None
    token_hash: str | None

    def seen_by(self, viewer: Viewer) -> Sat:
        return replace(self, token_hash=None)


class BotSat(Struct, frozen=True, gc=False, tag=True):
    """A bot took a seat."""

    seat: Seat
    level: str

    def seen_by(self, viewer: Viewer) -> BotSat:
        return self


class Left(Struct, frozen=True, gc=False, tag=True):
    """A seat is free again."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> Left:
        return self


class Readied(Struct, frozen=True, gc=False, tag=True):
    """A player is ready, or no longer; `pledge` is there if they had none before."""

    seat: Seat
    ready: bool
    pledge: str | UnsetType = UNSET

    def seen_by(self, viewer: Viewer) -> Readied:
        return self


class Called(Struct, frozen=True, gc=False, tag=True):
    """The start was called: seats are closed, players reveal their part of the seed.

    A second one follows if nobody reveals anything in time: the players have a second try.
    """

    def seen_by(self, viewer: Viewer) -> Called:
        return self


class CalledOff(Struct, frozen=True, gc=False, tag=True):
    """The table is a lobby again: twice no part of the seed was revealed.

    All pledges are void. What somebody sent in vain may be known, so the next pledge must be new.
    """

    def seen_by(self, viewer: Viewer) -> CalledOff:
        return self


class Contributed(Struct, frozen=True, gc=False, tag=True):
    """A player's part of the seed, as pledged."""

    seat: Seat
    contribution: str

    def seen_by(self, viewer: Viewer) -> Contributed:
        return self


class By(StrEnum):
    """The maker of a choice."""

    OWNER = "owner"
    BOT = "bot"
    STAND_IN = "stand-in"
    """A quicker bot, where the bot of the seat would have been too late."""
    DEFAULT = "default"
    """The game's default, for the absent."""


class Chose(Struct, Generic[ActionT], frozen=True, gc=False, tag=True):
    """A seat has chosen, or changed its mind."""

    decision: int
    seat: Seat
    action: ActionT | None
    by: By

    def seen_by(self, viewer: Viewer) -> Chose[ActionT]:
        return self if viewer == self.seat else replace(self, action=None)


class Revealed(Struct, Generic[ActionT, OutcomeT, EventT], frozen=True, gc=False, tag=True):
    """A decision closed (or the game began): the inputs it gave the rules, and what happened.

    Inputs stay secret after the reveal: a token laid face down is an input, too.
    """

    decision: int
    inputs: tuple[Chosen[ActionT] | Drawn[OutcomeT], ...] | None
    events: tuple[tuple[EventT, ...], ...]

    def seen_by(self, viewer: Viewer) -> Revealed[ActionT, OutcomeT, EventT]:
        """Only `match` can mask events: it knows the game."""
        raise NotImplementedError


class StoodIn(Struct, frozen=True, gc=False, tag=True):
    """A bot plays for an absent player until they return."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> StoodIn:
        return self


class Returned(Struct, frozen=True, gc=False, tag=True):
    """A player plays for themselves again."""

    seat: Seat

    def seen_by(self, viewer: Viewer) -> Returned:
        return self


class Hinted(Struct, frozen=True, gc=False, tag=True):
    """A player, alone among bots, saw what the Champion thinks of each option."""

    decision: int
    seat: Seat

    def seen_by(self, viewer: Viewer) -> Hinted:
        return self


class Said(Struct, frozen=True, gc=False, tag=True):
    """Chat: a text, or one of the quick emotes."""

    seat: Seat | None
    text: str
    emote: bool = False

    def seen_by(self, viewer: Viewer) -> Said:
        return self


class Extended(Struct, frozen=True, gc=False, tag=True):
    """The server was away for so many seconds: the deadline moved by as much."""

    seconds: float

    def seen_by(self, viewer: Viewer) -> Extended:
        return self


class Failed(Struct, frozen=True, gc=False, tag=True):
    """The rules failed on a choice; after three such failures the table is frozen."""

    decision: int

    def seen_by(self, viewer: Viewer) -> Failed:
        return self


class Ended(Struct, frozen=True, gc=False, tag=True):
    """The rules have ended the game, and this is how: it holds under any later rules."""

    reason: str
    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    rated: bool = True

    @classmethod
    def with_result(cls, result: GameOver) -> Self:
        """Return the entry for a result."""
        return cls(*astuple(result))

    def result(self) -> GameOver:
        """Return the result that the entry tells."""
        return GameOver(*astuple(self))

    def seen_by(self, viewer: Viewer) -> Ended:
        return self


class Disclosed(Struct, frozen=True, gc=False, tag=True):
    """The secret of a game that is over: every draw and every salt can be checked from it.

    Draws on a shared luck follow from `luck`, its secret: this comes when the luck is opened.
    """

    secret: str
    luck: str | UnsetType = UNSET

    def seen_by(self, viewer: Viewer) -> Disclosed:
        return self


class Rematched(Struct, frozen=True, gc=False, tag=True):
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
    | CalledOff
    | Contributed
    | Chose[ActionT]
    | Revealed[ActionT, OutcomeT, EventT]
    | StoodIn
    | Returned
    | Hinted
    | Said
    | Extended
    | Failed
    | Ended
    | Disclosed
    | Rematched
)


AnyEntry: TypeAlias = Entry[Any, Any, Any]
AnyChose: TypeAlias = Chose[Any]
AnyRevealed: TypeAlias = Revealed[Any, Any, Any]
"""Entries of a game that the reader does not know, or of rules that are gone: plain values then."""


class Line(Struct, Generic[ActionT, OutcomeT, EventT], frozen=True, gc=False):
    """An entry in its place: numbered, dated, and chained to all lines before it.

    `key` is the client's name for the command that wrote it, `digest` says what the command was.
    """

    number: int
    at: float
    entry: Entry[ActionT, OutcomeT, EventT]
    leaf: str
    seat: Seat | None = None
    key: str | None = None
    digest: str | None = None


AnyLine: TypeAlias = Line[Any, Any, Any]


def leaf_of(secret: bytes, number: int, entry: AnyEntry) -> str:
    """Return the leaf of an entry: published at once, even while the entry is hidden."""
    return fair.leaf(fair.salt(secret, number), body_of(entry))


def body_of(entry: AnyEntry) -> bytes:
    """Return an entry as it is hashed and later published: without a token's hash."""
    public = replace(entry, token_hash=None) if isinstance(entry, Sat) else entry
    return _encode(public)
