"""The messages of a socket, and the values that they share with those over HTTP."""

from enum import StrEnum
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct

from paddock.core import GameOver, Seat
from paddock.proof.entry import Entry, Options

ActionT = TypeVar("ActionT")
ConfigT = TypeVar("ConfigT")
DeckT = TypeVar("DeckT")
EventT = TypeVar("EventT")
OutcomeT = TypeVar("OutcomeT")
ProspectsT = TypeVar("ProspectsT")
ViewT = TypeVar("ViewT")

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatKey: TypeAlias = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
Seed: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", min_length=32, max_length=32)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
DeckText: TypeAlias = Annotated[str, Meta(max_length=65536)]
TableCode: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
LineNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
"""A line of a log, or a decision; browsers know no larger numbers."""
GameName: TypeAlias = Annotated[str, Meta(max_length=64)]


class Status(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    SEEDING = "seeding"
    PLAYING = "playing"
    OVER = "over"
    FROZEN = "frozen"
    ARCHIVED = "archived"
    """Played under other rules: shown from its stored events, and played no more."""


# From a client


class Hello(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """I know the log up to this line (0: nothing). Within five seconds of the handshake."""

    cursor: LineNumber = 0


class GoTo(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """Go on at another table over this socket, in the same seat. Its `Welcome` comes next.

    `cursor` is the last line of that table's log that I know. The cookies are the handshake's.
    """

    table: TableCode
    cursor: LineNumber = 0


class Choose(Struct, Generic[ActionT], frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """My choice in this decision; it can be changed until the decision closes."""

    key: Key
    decision: LineNumber
    action: ActionT


class Contribute(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """My 16 random bytes for the seed, as I pledged them."""

    key: Key
    contribution: Seed


class Ready(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """I am ready to start, or no longer.

    At a rematch one's seat is kept, but not what one pledged: a new `pledge` comes with this.
    """

    key: Key
    ready: bool = True
    pledge: Hash | None = None


class SeatBot(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """Put a bot of this level on a free seat."""

    key: Key
    seat: SeatNumber
    level: Name


class FreeSeat(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """Send a bot away, leave my own seat, or free one whose owner did not come to a rematch."""

    key: Key
    seat: SeatNumber


class Start(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """Begin: all seats are taken and everyone is ready."""

    key: Key


class Say(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """Chat: a text, or one of the quick emotes."""

    key: Key
    text: Text
    emote: bool = False


class Rematch(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """Open a table for the same people; the second who asks gets the same table."""

    key: Key


class Ping(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """Are you there? Anything in `sent` comes back."""

    sent: float


Request: TypeAlias = (
    Choose[ActionT] | Contribute | Ready | SeatBot | FreeSeat | Start | Say | Rematch
)
FromClient: TypeAlias = Hello | GoTo | Ping | Request[ActionT]
AnyChoose: TypeAlias = Choose[Any]
AnyRequest: TypeAlias = Request[Any]
AnyFromClient: TypeAlias = FromClient[Any]


# From the server


class Welcome(Struct, Generic[ConfigT], frozen=True, gc=False, tag=True):
    """What a viewer has to know of the table before anything else.

    `config` is None where the table was played under rules that the server no longer has.
    `invitation` leads to this table while its lobby is open. `connected`, `watching`: as in a
    `Presence`.
    """

    code: str
    seat: Seat | None
    status: Status
    options: Options
    config: ConfigT | None
    commitment: str
    head: int
    now: float
    invitation: str | None = None
    connected: tuple[Seat, ...] = ()
    watching: int = 0


class News(Struct, Generic[ActionT, OutcomeT, EventT], frozen=True, gc=False, tag=True):
    """A line of the log as this viewer may see it; `leaf` binds the server to what it hides."""

    number: int
    at: float
    leaf: str
    entry: Entry[ActionT, OutcomeT, EventT]


class SeatShown(Struct, frozen=True, gc=False):
    """Who is on a seat: nobody, a player or a bot.

    `pledged`: a player's part of the seed is fixed. `stood_in`: a bot plays until they return.
    """

    name: str | None
    bot: str | None
    ready: bool
    pledged: bool
    stood_in: bool


class Look(Struct, Generic[ViewT, ActionT, ProspectsT], frozen=True, gc=False, tag=True):
    """The table as this viewer may know it after line `head`: to settle on.

    `view` is None before the game begins; the config in it was in the `Welcome`. `asked` are the
    seats of the open decision, `waiting_for` those of them that have yet to choose. The clock runs
    from `clock_starts`, when all events can have been seen, to `deadline`. `prospects` tell what
    the options may lead to, one after the other, and how the game stands.
    """

    head: int
    status: Status
    seats: tuple[SeatShown, ...]
    decision: int
    clock_starts: float | None
    deadline: float | None
    view: ViewT | None
    options: tuple[ActionT, ...]
    prospects: ProspectsT | None
    my_choice: ActionT | None
    asked: tuple[Seat, ...]
    waiting_for: tuple[Seat, ...]
    result: GameOver | None
    rematch: str | None


class Ack(Struct, frozen=True, gc=False, tag=True):
    """Done, and durable: it is line `number` of the log."""

    key: str
    number: int


class Refusal(Struct, frozen=True, gc=False, tag=True):
    """Not done, and why: the name of a message. `key` is None if none could be read.

    A choice for a decision that is not open is followed by what was missed, and by a `Look`.
    """

    key: str | None
    why: str


class Pong(Struct, frozen=True, gc=False, tag=True):
    """I am here, and this is my time."""

    sent: float
    now: float


class Presence(Struct, frozen=True, gc=False, tag=True):
    """The seats whose players have a connection now, and how many connections only watch.

    No line of the log says so.
    """

    connected: tuple[Seat, ...]
    watching: int = 0


FromServer: TypeAlias = (
    Welcome[ConfigT]
    | News[ActionT, OutcomeT, EventT]
    | Look[ViewT, ActionT, ProspectsT]
    | Ack
    | Refusal
    | Pong
    | Presence
)
AnyWelcome: TypeAlias = Welcome[Any]
AnyNews: TypeAlias = News[Any, Any, Any]
AnyLook: TypeAlias = Look[Any, Any, Any]
AnyFromServer: TypeAlias = AnyWelcome | AnyNews | AnyLook | Ack | Refusal | Pong | Presence
"""Messages about a game that the reader does not know."""
