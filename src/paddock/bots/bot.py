"""What a bot is, and what it is shown."""

from collections.abc import Callable, Hashable
from random import Random
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from msgspec import Struct

from paddock.core import AnyGame, Event, Seat
from paddock.core.pending import ActionT

OfferedT = TypeVar("OfferedT", bound=Hashable, covariant=True)


class Sight(Protocol[OfferedT]):
    """What a seat is shown when it has to choose."""

    @property
    def options(self) -> tuple[OfferedT, ...]:
        """What it may choose from."""
        ...

    def view(self) -> Any:
        """What this seat knows of the game: the game's `View`."""
        ...

    def events(self) -> tuple[Event, ...]:
        """Everything that has happened so far, as this seat saw it."""
        ...


class NamedDeck(Hashable, Protocol):
    """What every deck has."""

    @property
    def name(self) -> str:
        """What its owner calls it."""
        ...


class AgreedConfig(Protocol):
    """What every config has: all that is agreed before a game."""

    @property
    def players(self) -> int:
        """How many play."""
        ...

    @property
    def variant(self) -> str | None:
        """How they play, if not as usual."""
        ...

    @property
    def deck(self) -> NamedDeck:
        """What they play with."""
        ...


class SeatView(Hashable, Protocol):
    """What every view of a seat has, whatever the game."""

    @property
    def config(self) -> AgreedConfig:
        """What was agreed before the game."""
        ...

    @property
    def seat(self) -> Seat:
        """Whose view it is."""
        ...


class Bot(Protocol[ActionT]):
    """One bot plays one seat of one game."""

    def choose(self, sight: Sight[ActionT], rng: Random, /) -> ActionT:
        """Pick one of `sight.options`."""
        ...


@runtime_checkable
class SlowBot(Protocol):
    """What a bot has that may take longer than a few milliseconds.

    Such a choice is made in a process of its own, from the options and the view alone.
    """

    def slow(self, view: Any, /) -> float:
        """Return how many seconds a choice from this view may need at most; 0: it is quick."""
        ...


def seconds_needed(bot: Bot[Any], view: Any) -> float:
    """How many seconds a bot may need for a choice; 0 for a few milliseconds."""
    return bot.slow(view) if isinstance(bot, SlowBot) else 0.0


class Peek(Generic[ActionT]):
    """A sight that is made only when it is looked at: that takes longer than a careless choice."""

    __slots__ = ("_events", "_game", "_seat", "_state", "options")

    def __init__(
        self,
        options: tuple[ActionT, ...],
        game: AnyGame,
        state: Any,
        seat: Seat,
        events: Callable[[], tuple[Event, ...]] = tuple,
    ) -> None:
        self.options = options
        self._game, self._state, self._seat, self._events = game, state, seat, events

    def view(self) -> Any:
        """What this seat knows of the game."""
        return self._game.view(self._state, self._seat)

    def events(self) -> tuple[Event, ...]:
        """Everything that has happened so far, as this seat saw it."""
        return self._events()


class Shown(Struct, Generic[ActionT], frozen=True):
    """A sight that was looked at: it can be sent to another process, or come over the wire."""

    options: tuple[ActionT, ...]
    seen: Any
    seen_events: tuple[Event, ...] = ()

    def view(self) -> Any:
        """What this seat knows of the game."""
        return self.seen

    def events(self) -> tuple[Event, ...]:
        """Everything that has happened so far, as this seat saw it."""
        return self.seen_events
