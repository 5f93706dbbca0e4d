"""What a bot is, and what it is shown."""

from random import Random
from typing import Any, Generic, Protocol

from paddock.core import AnyGame, Seat
from paddock.core.pending import ActionT


class Sight(Generic[ActionT]):
    """What a seat is shown when it has to choose: its options, and its view if it asks for it.

    Making a view takes longer than a careless choice, so it is made only when it is looked at.
    """

    __slots__ = ("_game", "_seat", "_state", "options")

    def __init__(self, options: tuple[ActionT, ...], game: AnyGame, state: Any, seat: Seat) -> None:
        self.options = options
        self._game, self._state, self._seat = game, state, seat

    def view(self) -> Any:
        """What this seat knows of the game."""
        return self._game.view(self._state, self._seat)


class Bot(Protocol[ActionT]):
    """One bot plays one seat of one game."""

    def choose(self, sight: Sight[ActionT], rng: Random, /) -> ActionT:
        """Pick one of `sight.options`."""
        ...
