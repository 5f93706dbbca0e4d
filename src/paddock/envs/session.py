"""A game being played by numbers: what every face has in common. It knows no library but NumPy."""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from paddock.bots.playing import draw
from paddock.catalog import GAMES
from paddock.core import (
    Decision,
    Event,
    GameOver,
    IllegalInputError,
    Seat,
    advance,
    as_seen_by,
)
from paddock.game_entry import Track, research_of

Ints = NDArray[np.int32]
Mask = NDArray[np.int8]


def version_name(game: str) -> str:
    """An environment carries the version of its actions and observations."""
    return f"{game}_v{research_of(GAMES[game]).encoding.VERSION}"


SeatSight: TypeAlias = dict[str, NDArray[np.integer[Any]]]
"""What a seat knows and what it may do: `observation` and `action_mask`."""


def bounds_of(game: str, config: Any) -> tuple[Ints, Ints]:
    """The lowest and the highest value of every number that a seat sees."""
    known = research_of(GAMES[game]).encoding.describe(config)
    low, high = (np.array(ends, np.int32) for ends in zip(*(one[1:] for one in known), strict=True))
    return low, high


class Session:
    """One game of so many players. Chance falls by itself, from the seed."""

    def __init__(
        self, game: str, players: int, *, variant: str | None = None, deck: Any = None
    ) -> None:
        self.entry, self.encoding = GAMES[game], research_of(GAMES[game]).encoding
        if players not in self.entry.rules.players:
            least, most = self.entry.rules.players[0], self.entry.rules.players[-1]
            raise ValueError(f"{game} is for {least} to {most} players, not {players}")
        self.config = self.entry.config(players, deck, variant=variant)
        self.seats = tuple(Seat(seat) for seat in range(players))
        self.actions = self.encoding.action_count(self.config)
        self.bounds = bounds_of(game, self.config)
        self.observation_size = len(self.bounds[0])
        self.begin(0)

    def begin(self, seed: int | None) -> None:
        """A new game; the same seed deals the same."""
        self.rng = Random(seed)
        self._events: list[Event] = []
        self._advance(self.entry.rules.game.setup(self.config))

    def waiting(self) -> Any:
        """What the game waits for: a decision or nothing more."""
        return self.entry.rules.game.pending(self.state)

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
        view = self.entry.rules.game.view(self.state, seat)
        return np.array(self.encoding.observation(view), np.int32)

    def seen_events(self, seat: Seat) -> tuple[Event, ...]:
        """Everything that has happened so far, as a seat saw it."""
        return as_seen_by(seat, self._events)

    def default(self, seat: Seat) -> int:
        """What is played for a seat that does not answer."""
        if seat not in self.asked():
            return self.actions - 1
        action = self.entry.rules.game.default_choice(self.state, seat)
        return self.encoding.action_index(self.state, seat, action)

    def act(self, actions: Mapping[Seat, int]) -> None:
        """Give the choices of all seats that are asked; what others give must be to pass."""
        for seat, action in actions.items():
            if action not in self.legal(seat):
                raise IllegalInputError(f"seat {seat} may not choose action {action} now")
        choices = {
            seat: self.encoding.action_at(self.state, seat, actions[seat]) for seat in self.asked()
        }
        self._advance(self.state, choices)

    def track(self) -> Track:
        """The track and the figures on it, to be drawn."""
        return research_of(self.entry).track(self.state)

    def rewards(self) -> list[float]:
        """A share of the victory less an even share, once the game is over; before, nothing.

        If nobody wins and the game is not rated, nobody gains or loses.
        """
        result, players = self.result(), len(self.seats)
        if result is None or not (result.winners or result.rated):
            return [0.0] * players
        return rewards_of(result, players)

    def _advance(self, state: Any, choices: Mapping[Seat, Any] | None = None) -> None:
        after = advance(
            self.entry.rules.game, state, lambda _, chance: draw(chance, self.rng), choices
        )
        self.state = after.state
        self._events += [event for events in after.events for event in events]


def rewards_of(result: GameOver, players: int) -> list[float]:
    """1/k to each of k winners, minus 1/n."""
    share = 1 / max(len(result.winners), 1)
    return [share * (seat in result.winners) - 1 / players for seat in range(players)]
