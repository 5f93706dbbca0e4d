"""The bodies of requests and answers over HTTP."""

from collections.abc import Mapping
from typing import Annotated, Any, Generic, TypeAlias

from msgspec import Meta, Struct

from paddock.core import Event, GameOver, Seat
from paddock.game_entry import Action, Config, Prospects, View
from paddock.proof.entry import Options
from paddock.protocol.socket import (
    ActionT,
    ConfigT,
    DeckT,
    DeckText,
    EventT,
    GameName,
    Hash,
    Look,
    Name,
    ProspectsT,
    SeatKey,
    SeatNumber,
    Status,
    ViewT,
)


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `odds`: whether it shows chances to be out; `key`: as in a `TakeSeat`."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=6)]
    variant: GameName | None = None
    deck: DeckText | None = None
    clock: Annotated[int, Meta(ge=5, le=30 * 86400)] | None = None
    private: bool = False
    odds: bool = True
    key: SeatKey | None = None


class TableOpened(Struct, frozen=True):
    """The code of a new table, and the server's commitment to its secret."""

    code: str
    commitment: str


class Invited(Struct, frozen=True):
    """GET /api/invitations/{invitation}: the code of the table it leads to."""

    code: str


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/seats: any free seat, or this one.

    `key` is 128 random bits or more, which nobody else knows: with the same one the same request
    can be sent again.
    """

    name: Name
    pledge: Hash
    seat: SeatNumber | None = None
    key: SeatKey | None = None


class SeatTaken(Struct, frozen=True):
    """The seat; its token comes as a cookie that scripts cannot read."""

    seat: int


class TableInfo(Struct, frozen=True):
    """A table in the public list."""

    code: str
    game: str
    players: int
    variant: str | None
    clock: int | None
    names: tuple[str | None, ...]
    status: Status


class TableShown(Struct, Generic[ViewT, ActionT, ProspectsT], frozen=True):
    """GET /api/tables/{code}: a table as a spectator may know it.

    `root` is the first table at which the same people play: seat cookies are named after it.
    """

    table: TableInfo
    commitment: str
    look: Look[ViewT, ActionT, ProspectsT]
    root: str


class Odds(Struct, Generic[ProspectsT], frozen=True):
    """GET /api/tables/{code}/odds: the prospects of my open decision, chances to be out included.

    They take milliseconds to estimate, so a client asks for them where somebody looks at them.
    """

    decision: int
    prospects: ProspectsT


class ReplayStep(Struct, Generic[ViewT, ActionT, EventT, ProspectsT], frozen=True):
    """One input of a finished game, and how it stood afterwards, as one viewer may know it.

    `round` is counted through the whole game; `begins` are the rounds that began with it (more than
    one, where the last rounds need no choice). `choices`: who chose, and what the viewer did; None
    where chance decided. The events show what others chose.
    """

    decision: int
    at: float
    round: int | None
    begins: tuple[int, ...]
    choices: Mapping[Seat, ActionT | None] | None
    events: tuple[EventT, ...]
    view: ViewT | None
    options: tuple[ActionT, ...]
    prospects: ProspectsT | None


class Replay(Struct, Generic[ConfigT, ViewT, ActionT, EventT, ProspectsT], frozen=True):
    """GET /api/tables/{code}/replay: a finished game, step by step, for a seat or a spectator.

    A game of older rules (`archived`) has its events, but no views; it has a result if its log
    tells one. `hints`: how many of its decisions each seat made with a hint.
    """

    code: str
    seat: Seat | None
    status: Status
    options: Options
    config: ConfigT | None
    names: tuple[str | None, ...]
    bots: tuple[str | None, ...]
    hints: tuple[int, ...]
    result: GameOver | None
    steps: tuple[ReplayStep[ViewT, ActionT, EventT, ProspectsT], ...]


AnyTableShown: TypeAlias = TableShown[View, Action, Prospects]
AnyOdds: TypeAlias = Odds[Prospects]
AnyReplayStep: TypeAlias = ReplayStep[View, Action, Event, Prospects]
AnyReplay: TypeAlias = Replay[Config, View, Action, Event, Prospects]
"""Answers about a game that the sender does not know."""


class CatalogGame(Struct, Generic[DeckT], frozen=True):
    """A game: how many may play it, its variants by name, and its house deck."""

    name: str
    rules_version: int
    players: tuple[int, ...]
    variants: tuple[str, ...]
    deck: DeckT


class Catalog(Struct, Generic[DeckT], frozen=True):
    """GET /api/catalog. `strengths` are the bots among which people choose, the weakest first."""

    version: str
    bots: tuple[str, ...]
    strengths: tuple[str, ...]
    games: tuple[CatalogGame[DeckT], ...]


AnyCatalogGame: TypeAlias = CatalogGame[object]
AnyCatalog: TypeAlias = Catalog[object]


class GameWords(Struct, frozen=True):
    """GET /api/games/{game}/words/{language}: the sentences of a game, as Fluent messages."""

    fluent: str


class Tell(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/{game}/tell: values of a game, just as the server sent them.

    For a client that does not know the game: it can say in words what it shows.
    """

    config: Any
    view: Any = None
    seat: SeatNumber | None = None
    options: tuple[Any, ...] = ()
    events: tuple[Any, ...] = ()


class Sentence(Struct, frozen=True):
    """A message of the game's words, and what fills it: numbers, texts, seats, other sentences."""

    name: str
    parts: dict[str, Any]


class Told(Struct, frozen=True):
    """The sentences about each event, a short name of each option, and when it is chosen."""

    events: tuple[tuple[Sentence, ...], ...]
    options: tuple[Sentence, ...]
    moment: Sentence | None


class CheckDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/decks/check: the text of a deck file, and the game that it is for."""

    game: GameName
    deck: DeckText


class DeckFault(Struct, frozen=True):
    """What is wrong with a deck: the name of a message, what fills it, and where it is.

    A warning does not keep anybody from playing with the deck.
    """

    message: str
    parts: dict[str, str]
    warning: bool
    tile: int | None
    face: str | None
    route: str | None
    field: str | None


class DeckChecked(Struct, Generic[DeckT], frozen=True):
    """Whether a deck can be played with, and its faults, at most 100.

    `deck` is what could be read of it, so that a form can go on with it; null, if nothing could.
    """

    playable: bool
    deck: DeckT | None
    count: int
    faults: tuple[DeckFault, ...]


AnyDeckChecked: TypeAlias = DeckChecked[object]


class Health(Struct, frozen=True):
    """GET /health: how many are watching, and the server's version."""

    watching: int
    version: str


class Problem(Struct, frozen=True):
    """Why something cannot be done: the name of a message."""

    why: str
