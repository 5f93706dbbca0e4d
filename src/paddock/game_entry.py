"""What a game tells everything outside it: one `GameEntry`, made by the game itself.

Its parts are `Rules` and `Words`, which every game has, and `Bots`, `Research` and `Faces`. What
needs an extra (JAX, Textual, Rich) is named here and imported when it is used.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct, convert, to_builtins

from paddock.bots.bot import AgreedConfig, NamedDeck
from paddock.bots.mixed_bot import Weigh
from paddock.bots.search import Insight
from paddock.core import Event, Game, Seat
from paddock.core.game import ConfigT
from paddock.core.message import Message, message
from paddock.core.number import Number
from paddock.core.pending import ActionT, OutcomeT, Pending
from paddock.faults import Fault

Config: TypeAlias = AgreedConfig
State: TypeAlias = Hashable
Action: TypeAlias = Hashable
Outcome: TypeAlias = Hashable
View: TypeAlias = Struct
Prospects: TypeAlias = object
"""A game's own values, for code that serves every game: it compares, stores and passes them on.

It never looks into them, and mypy sees to that; `Any` would allow it.
"""
ConfigOfGame = TypeVar("ConfigOfGame", bound=AgreedConfig)
StateOfGame = TypeVar("StateOfGame", bound=Hashable)
ViewOfGame = TypeVar("ViewOfGame", bound=Hashable)
EventOfGame = TypeVar("EventOfGame", bound=Event)
DeckOfGame = TypeVar("DeckOfGame", bound=NamedDeck)
KnownState = TypeVar("KnownState", contravariant=True)
KnownView = TypeVar("KnownView", contravariant=True)
AnyType: TypeAlias = Any
"""A type or a union of types, from which a codec reads values."""


Constant: TypeAlias = int | tuple[int, ...]
"""A number of the rules, or a list of them, such as the tiles with something printed on them."""


class UnknownVariantError(ValueError):
    """A game was asked for a variant that it does not have."""


class Lazy(Struct, frozen=True):
    """A module, or something in one (`module:name`), imported when it is first used."""

    path: str

    def load(self) -> Any:
        """Import it."""
        module, _, name = self.path.partition(":")
        loaded = import_module(module)
        return getattr(loaded, name) if name else loaded


def row_name(key: str) -> Message:
    """The name of a row in a table of counts."""
    return message(f"row-{key}")


class Encoding(Protocol[ConfigT, KnownState, ActionT, KnownView]):
    """States and actions as numbers: a game's `encoding` module."""

    @property
    def VERSION(self) -> int:  # noqa: N802 - a constant of the module
        """Raised when the same game gives other numbers."""
        ...

    def action_count(self, config: ConfigT, /) -> int:
        """How many actions there are, with passing."""
        ...

    def action_names(self, config: ConfigT, /) -> Sequence[str]:
        """A name for each of them."""
        ...

    def action_index(self, state: KnownState, seat: Seat, action: ActionT, /) -> int:
        """The number of an action."""
        ...

    def action_at(self, state: KnownState, seat: Seat, index: int, /) -> ActionT | None:
        """The action of a number; None to pass."""
        ...

    def indices_in(self, view: KnownView, options: tuple[ActionT, ...], /) -> Sequence[int]:
        """The numbers of what a view offers."""
        ...

    def legal(self, state: KnownState, waiting: Pending[ActionT, Any], seat: Seat, /) -> list[int]:
        """The numbers that a seat may choose; one that is not asked may pass."""
        ...

    def describe(self, config: ConfigT, /) -> Sequence[Number]:
        """What each number of an observation is, with its bounds."""
        ...

    def observation(self, view: KnownView, /) -> list[int]:
        """What a viewer knows, as numbers."""
        ...


class Track(Struct, frozen=True):
    """The track of a state, for simple pictures: fields, figures and markers on them."""

    fields: range
    places: tuple[int | None, ...]
    numbers: tuple[int, ...]
    """A number beside each figure: its fuel, its points."""
    notes: tuple[str, ...] = ()
    """What follows each number, in a few of the signs of the caption: `2T` for two tokens."""
    markers: frozenset[int] = frozenset()
    caption: tuple[str, ...] = ()
    """Short lines above it: the round and what is up, in letters, digits and `+-=>.,:/|`."""


class Rules(
    Struct,
    Generic[ConfigOfGame, StateOfGame, ActionT, OutcomeT, ViewOfGame, DeckOfGame],
    frozen=True,
    kw_only=True,
):
    """The law, the types of what goes in and comes out, the deck, and what can be known."""

    game: Game[ConfigOfGame, StateOfGame, ActionT, OutcomeT, ViewOfGame]
    version: int
    players: range
    variants: tuple[str, ...] = ()
    """The names of the ways to play other than the usual one."""
    config_type: type[ConfigOfGame]
    """It is made of the number of players, a deck and a variant or None, in this order."""
    action_type: AnyType
    outcome_type: AnyType
    event_type: AnyType
    view_type: type[ViewOfGame]
    house_deck: Callable[[], DeckOfGame]
    examine_deck: Callable[[str], tuple[DeckOfGame | None, tuple[Fault, ...]]]
    name_of_chance: Callable[[StateOfGame], str]
    """What chance decides in a state, by round and player: for duplicate deals."""
    prospects: Callable[[ViewOfGame, tuple[ActionT, ...]], Prospects] = lambda _view, _options: None
    """From a view and the options in it: what they may lead to."""
    prospects_with_odds: Callable[[ViewOfGame, tuple[ActionT, ...]], Prospects] | None = None
    """The same with the chance to be out; None in a game without elimination."""
    is_out: Callable[[ViewOfGame], bool] = lambda _view: False
    """Whether the viewer of a view is eliminated, and so cannot win any more."""
    tally: Callable[[ConfigOfGame, tuple[Event, ...]], Counter[tuple[str, ...]]] = (
        lambda _config, _events: Counter()
    )
    """What is counted of a finished game; `("rounds", <last round>)` is one of the counts."""


class Words(Struct, Generic[ActionT, ViewOfGame, EventOfGame], frozen=True, kw_only=True):
    """How the game is told to people: messages, whose texts lie in catalogues."""

    package: str = "paddock"
    """The package whose folders `locale` and `rulebooks` hold the texts of the game."""
    texts: tuple[str, ...]
    """The names of its message catalogues in `locale/<language>/`."""
    tell: Callable[[EventOfGame], Iterator[Message]]
    """The sentences for an event of the game, as a viewer saw it."""
    begins_round: Callable[[Event], int | None]
    action_name: Callable[[ActionT, Seat], Message]
    """An action of a seat, as a short noun."""
    moment: Callable[[ViewOfGame], Message]
    """When the choice is made that a view asks for."""
    sections: Mapping[str, Callable[[str], Message]] = {}
    """The counts that `paddock simulate` shows as tables, in order, and what names their rows."""
    figures: tuple[str, ...] = ()
    """The names of the messages that name those who are numbered after the last player."""


class Bots(Struct, Generic[StateOfGame, ActionT, ViewOfGame], frozen=True, kw_only=True):
    """How bots play it. A game without them is played at random."""

    weigh: Mapping[str, Weigh[ViewOfGame, ActionT]]
    """The bots that weigh their options and mix, by name: `rookie`, `bold` and `careful`."""
    insight: Insight[StateOfGame, ActionT]
    """What the Expert has to know of the game."""
    features: Lazy | None = None
    """What nets are given of a view: a `bots.champion.Features`. It imports NumPy."""
    is_last_choice: Callable[[ViewOfGame], bool] = lambda _view: False
    """Whether the choice that a view asks for decides the game: there the Champion searches."""
    last_choice_simulations: int = 20
    """How long it searches there."""
    lookahead: Lazy | None = None
    """What options lead to in many worlds at once: a `bots.foresight.Lookahead`. It imports NumPy.

    With it the Champion looks ahead in every choice, the last included.
    """
    nets: str = ""
    """The package whose folder `champion` holds the trained nets; empty, if none come with it."""


class Research(
    Struct,
    Generic[ConfigOfGame, StateOfGame, ActionT, OutcomeT, ViewOfGame],
    frozen=True,
    kw_only=True,
):
    """The game in numbers and in arrays, for environments, vector engines and training."""

    encoding: Encoding[ConfigOfGame, StateOfGame, ActionT, ViewOfGame]
    max_decisions: int
    max_chances: int
    """The longest game: decisions and draws, for OpenSpiel."""
    max_outcomes: int
    outcome_number: Callable[[OutcomeT], int]
    """What chance gave, as a number below `max_outcomes`."""
    track: Callable[[StateOfGame], Track]
    engine: Callable[[ConfigOfGame], Any] | None = None
    """Makes the vector engine for a config. It imports JAX when it is called."""
    training: Lazy | None = None
    """How it is trained otherwise than other games: a `train.game_training.GameTraining`."""


class Command(Struct, frozen=True, kw_only=True):
    """A command of the command line that not every game has."""

    run: Lazy
    """A function of the entry, the parsed options and the words."""
    options: Lazy | None = None
    """A function that adds the options to a parser."""


class Faces(Struct, frozen=True, kw_only=True):
    """What is drawn of it."""

    constants: Mapping[str, Constant] = {}
    """Numbers of the rules that a client draws with; the browser's are written by `make types`."""
    terminal: Lazy | None = None
    """How the terminal shows it: a module that is a `terminal.picture.Picture`."""
    command_line: Lazy | None = None
    """How the command line draws its deck and its own tables: a `cli.game_output.GameOutput`."""
    commands: Mapping[str, Command] = {}
    """The commands that not every game has, as `deck print`."""


AnyRules: TypeAlias = Rules[Any, Any, Any, Any, Any, Any]
AnyWords: TypeAlias = Words[Any, Any, Any]
AnyBots: TypeAlias = Bots[Any, Any, Any]
AnyEncoding: TypeAlias = Encoding[Any, Any, Any, Any]
AnyResearch: TypeAlias = Research[Any, Any, Any, Any, Any]
"""The parts of a game that the reader does not know."""


class MissingPartError(LookupError):
    """A game was asked for a part that it does not have."""

    def __init__(self, entry: "GameEntry", part: str) -> None:
        super().__init__(f"{entry.name} has no {part}")
        self.title, self.part = entry.title, part


class GameEntry(Struct, frozen=True, kw_only=True):
    """A game with everything that those who do not know it need of it."""

    name: str
    """Of its package, its rulebook and its texts; `game-<name>` is the message with its title."""
    rules: AnyRules
    words: AnyWords
    bots: AnyBots | None = None
    research: AnyResearch | None = None
    faces: Faces = Faces()

    @property
    def title(self) -> Message:
        """The name of the game, as people read it."""
        return message(f"game-{self.name.replace('_', '-')}")

    def config(self, players: int, deck: Any = None, *, variant: str | None = None) -> Any:
        """What is agreed before a game; the house deck, unless another is given.

        A deck beyond the bounds of its types is a `ValueError`, wherever it comes from.
        """
        if deck is None:
            return self.rules.config_type(players, self.rules.house_deck(), self._variant(variant))
        config = self.rules.config_type(players, deck, self._variant(variant))
        convert(to_builtins(config), self.rules.config_type)
        return config

    def _variant(self, name: str | None) -> str | None:
        """Return the game's own value for the name of a variant."""
        if name is None:
            return None
        variants = self.rules.variants
        if name not in variants:
            raise UnknownVariantError(f"{self.name} has no variant {name!r}: {variants}")
        return variants[variants.index(name)]


def bots_of(entry: GameEntry) -> AnyBots:
    """How bots play a game, or an error that says that it has none."""
    if entry.bots is None:
        raise MissingPartError(entry, "bots")
    return entry.bots


def research_of(entry: GameEntry) -> AnyResearch:
    """A game in numbers, or an error that says that it has none."""
    if entry.research is None:
        raise MissingPartError(entry, "research")
    return entry.research


class NoEngineError(ValueError):
    """A game without a vector engine was asked for one."""


def engine_of(entry: GameEntry, config: Any) -> Any:
    """The vector engine of a game with these players and this deck. It imports JAX."""
    make = research_of(entry).engine
    if make is None:
        raise NoEngineError(f"{entry.name} has no vector engine")
    return make(config)
