"""What a game tells everything outside it: one `GameEntry`, made by the game itself.

Nothing else lists games or asks for one by name. Parts that need an extra (JAX, Textual, Rich) are
named here and imported by those who use them.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from paddock.bots.bot import AgreedConfig
from paddock.bots.mixed_bot import AnyWeigh
from paddock.bots.search import AnyInsight
from paddock.core import AnyGame, Event, Seat
from paddock.core.message import Message, message
from paddock.core.number import Number
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


class Encoding(Protocol):
    """States and actions as numbers: a game's `encoding` module."""

    @property
    def VERSION(self) -> int:  # noqa: N802 - a constant of the module
        """Raised when the same game gives other numbers."""
        ...

    def action_count(self, config: Any, /) -> int:
        """How many actions there are, with passing."""
        ...

    def action_names(self, config: Any, /) -> Sequence[str]:
        """A name for each of them."""
        ...

    def action_index(self, state: Any, seat: Seat, action: Any, /) -> int:
        """The number of an action."""
        ...

    def action_at(self, state: Any, seat: Seat, index: int, /) -> Any:
        """The action of a number."""
        ...

    def indices_in(self, view: Any, options: Any, /) -> Sequence[int]:
        """The numbers of what a view offers."""
        ...

    def legal(self, state: Any, waiting: Any, seat: Seat, /) -> list[int]:
        """The numbers that a seat may choose; one that is not asked may pass."""
        ...

    def describe(self, config: Any, /) -> Sequence[Number]:
        """What each number of an observation is, with its bounds."""
        ...

    def observation(self, view: Any, /) -> list[int]:
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


class GameEntry(Struct, frozen=True, kw_only=True):
    """A game with everything that those who do not know it need of it."""

    name: str
    """Of its package, its rulebook and its texts; `game-<name>` is the message with its title."""
    package: str = "paddock"
    """The package whose folders `locale` and `rulebooks` hold the texts of the game."""

    # The rules, and the types of what goes in and comes out

    game: AnyGame
    rules_version: int
    players: range
    variants: tuple[str, ...] = ()
    """The names of the ways to play other than the usual one."""
    config_type: Any
    action_type: Any
    outcome_type: Any
    event_type: Any
    view_type: Any

    # The deck

    house_deck: Callable[[], Any]
    examine_deck: Callable[[str], tuple[Any, tuple[Fault, ...]]]

    # The words

    texts: tuple[str, ...]
    """The names of its message catalogues in `locale/<language>/`."""
    tell: Callable[[Any], Iterator[Message]]
    """The sentences for an event of the game, as a viewer saw it."""
    begins_round: Callable[[Event], int | None]
    action_name: Callable[[Any, Seat], Message]
    """An action of a seat, as a short noun."""
    moment: Callable[[Any], Message]
    """When the choice is made that a view asks for."""

    # What can be known and counted

    prospects: Callable[[Any, tuple[Any, ...]], Any]
    """From a view and the options in it: what they may lead to."""
    prospects_with_odds: Callable[[Any, tuple[Any, ...]], Any] | None = None
    """The same with the chance to be out; None in a game without elimination."""
    is_out: Callable[[Any], bool] = lambda _view: False
    """Whether the viewer of a view is eliminated, and so cannot win any more."""
    tally: Callable[[Any, tuple[Event, ...]], Counter[tuple[str, ...]]]
    sections: Mapping[str, Callable[[str], Message]]
    """The counts that `paddock simulate` shows as tables, in order, and what names their rows."""
    name_of_chance: Callable[[Any], str]
    """What chance decides in a state, by round and player: for duplicate deals."""

    # The bots

    weigh: Mapping[str, AnyWeigh]
    """The bots that weigh their options and mix, by name: `rookie`, `bold` and `careful`."""
    insight: AnyInsight
    """What the Expert has to know of the game."""
    features: Lazy | None = None
    """What nets are given of a view: a `bots.champion.Features`. It imports NumPy."""
    is_last_choice: Callable[[Any], bool] = lambda _view: False
    """Whether the choice that a view asks for decides the game: there the Champion searches."""
    last_choice_simulations: int = 20
    """How long it searches there."""
    lookahead: Lazy | None = None
    """What options lead to in many worlds at once: a `bots.foresight.Lookahead`. It imports NumPy.

    With it the Champion looks ahead in every choice, the last included.
    """
    nets: str = ""
    """The package whose folder `champion` holds the trained nets; empty, if none come with it."""

    # Research

    encoding: Encoding
    max_decisions: int
    max_chances: int
    """The longest game: decisions and draws, for OpenSpiel."""
    max_outcomes: int
    outcome_number: Callable[[Any], int]
    """What chance gave, as a number below `max_outcomes`."""
    track: Callable[[Any], Track]
    engine: Callable[[Any], Any] | None = None
    """Makes the vector engine for a config. It imports JAX when it is called."""
    training: Lazy | None = None
    """How it is trained otherwise than other games: a `train.game_training.GameTraining`."""

    # What is drawn

    constants: Mapping[str, int] = {}
    """Numbers of the rules that a client draws with; the browser's are written by `make types`."""
    terminal: Lazy
    """How the terminal shows it: a module that is a `terminal.picture.Picture`."""
    command_line: Lazy | None = None
    """How the command line draws its deck and its own tables: a `cli.game_output.GameOutput`."""
    commands: Mapping[str, Lazy] = {}
    """The commands that not every game has, as `deck print`: functions of entry, options, words."""

    @property
    def title(self) -> Message:
        """The name of the game, as people read it."""
        return message(f"game-{self.name.replace('_', '-')}")

    def config(self, players: int, deck: Any = None, *, variant: str | None = None) -> Any:
        """What is agreed before a game; the house deck, unless another is given."""
        chosen = self.house_deck() if deck is None else deck
        return self.config_type(players, chosen, self._variant(variant))

    def _variant(self, name: str | None) -> str | None:
        """Return the game's own value for the name of a variant."""
        if name is None:
            return None
        if name not in self.variants:
            raise UnknownVariantError(f"{self.name} has no variant {name!r}: {self.variants}")
        return self.variants[self.variants.index(name)]
