"""A game being played by numbers: what every face has in common. It knows no library but NumPy."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from paddock.bots.playing import draw
from paddock.catalog import GAMES
from paddock.core import (
    Chance,
    Decision,
    Event,
    GameOver,
    IllegalInputError,
    Seat,
    Step,
    as_seen_by,
)
from paddock.games.outspeed import encoding as outspeed
from paddock.games.why_first import encoding as why_first

Ints = NDArray[np.int32]
Mask = NDArray[np.int8]
BOUND: Final = 2**15
"""No number of an observation is as large, whatever the deck."""


class Encoding(Protocol):
    """A game's `encoding` module."""

    def action_count(self, config: Any, /) -> int: ...

    def action_index(self, state: Any, seat: Seat, action: Any, /) -> int: ...

    def action_at(self, state: Any, seat: Seat, index: int, /) -> Any: ...

    def legal(self, state: Any, waiting: Any, seat: Seat, /) -> list[int]: ...

    def observation(self, view: Any, /) -> list[int]: ...


ENCODINGS: Final[Mapping[str, Encoding]] = {"outspeed": outspeed, "why_first": why_first}


def version_name(game: str) -> str:
    """An environment carries the version of the rules that it plays by."""
    return f"{game}_v{GAMES[game].rules_version}"


class Session:
    """One game of so many players. Chance falls by itself, from the seed."""

    def __init__(self, game: str, players: int, *, variant: bool = False, deck: Any = None) -> None:
        self.entry, self.encoding = GAMES[game], ENCODINGS[game]
        if players not in self.entry.players:
            raise ValueError(f"{game} is for {self.entry.players} players, not {players}")
        self.config = self.entry.config(players, deck, variant=variant)
        self.seats = tuple(Seat(seat) for seat in range(players))
        self.actions = self.encoding.action_count(self.config)
        self.state = self.entry.game.setup(self.config)
        self.observation_size = len(self.observe(Seat(0)))
        self.begin(0)

    def begin(self, seed: int | None) -> None:
        """A new game; the same seed deals the same."""
        self.rng = Random(seed)
        self._events: list[Event] = []
        self.state = self.entry.game.setup(self.config)
        self._run_chance()

    def waiting(self) -> Any:
        """What the game waits for: a decision or nothing more."""
        return self.entry.game.pending(self.state)

    def asked(self) -> tuple[Seat, ...]:
        """The seats that must choose now."""
        waiting = self.waiting()
        return tuple(sorted(waiting.options)) if isinstance(waiting, Decision) else ()

    def result(self) -> GameOver | None:
        """How the game ended, once it has."""
        waiting = self.waiting()
        return waiting if isinstance(waiting, GameOver) else None

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of what a seat may do; one that is not asked may pass."""
        return sorted(self.encoding.legal(self.state, self.waiting(), seat))

    def mask(self, seat: Seat) -> Mask:
        """The same, as a one for every action that is legal."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def observe(self, seat: Seat) -> Ints:
        """What a seat knows, as numbers."""
        view = self.entry.game.view(self.state, seat)
        return np.array(self.encoding.observation(view), np.int32)

    def told(self, seat: Seat) -> tuple[Event, ...]:
        """Everything that has happened so far, as a seat was told it."""
        return as_seen_by(seat, self._events)

    def default(self, seat: Seat) -> int:
        """What is played for a seat that does not answer."""
        action = self.entry.game.default_choice(self.state, seat)
        return self.encoding.action_index(self.state, seat, action)

    def act(self, actions: Mapping[Seat, int]) -> None:
        """Give the choices of all seats that are asked; what others give must be to pass."""
        for seat, action in actions.items():
            if action not in self.legal(seat):
                raise IllegalInputError(f"seat {seat} may not choose action {action} now")
        choices = {
            seat: self.encoding.action_at(self.state, seat, actions[seat]) for seat in self.asked()
        }
        self._move_on(self.entry.game.apply_choices(self.state, choices))
        self._run_chance()

    def rewards(self) -> list[float]:
        """A share of the victory less an even share, once the game is over; before, nothing.

        If nobody wins and the game is not rated, nobody gains or loses.
        """
        result, players = self.result(), len(self.seats)
        if result is None or not (result.winners or result.rated):
            return [0.0] * players
        return rewards_of(result, players)

    def _run_chance(self) -> None:
        while isinstance(waiting := self.waiting(), Chance):
            drawn = draw(waiting, self.rng)
            self._move_on(self.entry.game.apply_chance(self.state, drawn))

    def _move_on(self, step: Step[Any]) -> None:
        self.state = step.state
        self._events += step.events


def rewards_of(result: GameOver, players: int) -> list[float]:
    """1/k to each of k winners, minus 1/n."""
    share = 1 / max(len(result.winners), 1)
    return [share * (seat in result.winners) - 1 / players for seat in range(players)]
