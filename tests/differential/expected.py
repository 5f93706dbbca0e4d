"""What the rules say after each step of many games, in rows of numbers: they are compared at once.

A row is a position. The numbers are those of the games' `encoding`, which knows the rules' states
and views and nothing of a vector engine.
"""

from array import array
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paddock.core import GameOver, Seat
from tests.differential.inputs import Subject

Ints = NDArray[np.int64]
Shorts = NDArray[np.int16]


class Step(NamedTuple):
    """What is expected of the games that come to a step, one row a game."""

    games: Ints
    fields: dict[str, Ints]
    legal: NDArray[np.bool_]  # [game, seat, action]
    observations: Shorts  # [game, seat, number]
    results: dict[int, GameOver]
    """By row: of those that are over."""


class Expected:
    """Positions, as they are played; afterwards they are taken step by step."""

    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self._seats = [Seat(seat) for seat in range(subject.config.players)]
        self._steps, self._games = array("l"), array("l")
        self._fields, self._masks = array("q"), array("q")
        self._open, self._own = array("h"), array("h")
        self._widths: dict[str, int] = {}
        self._sight_of: list[Sequence[int]] = []
        self._results: dict[tuple[int, int], GameOver] = {}

    def add(self, at: tuple[int, int], state: Any, waiting: Any, inputs: Any) -> None:
        """The position that a game has come to at this step."""
        step, game = at
        self._steps.append(step)
        self._games.append(game)
        fields = inputs.fields(game, state)
        self._widths = self._widths or {name: len(numbers) for name, numbers in fields.items()}
        self._fields.fromlist([*chain.from_iterable(fields.values())])
        legal = inputs.encoding.legal
        for seat in self._seats:
            self._masks.append(_bits(legal(state, waiting, seat)))
        self._add_sights([self._subject.game.view(state, seat) for seat in self._seats], inputs)
        if isinstance(waiting, GameOver):
            self._results[at] = waiting

    def _add_sights(self, views: Sequence[Any], inputs: Any) -> None:
        """What lies open is written down once: all seats must see the very same of it."""
        sight = inputs.sight
        self._sight_of = self._sight_of or [sight.places_in_sight(view) for view in views]
        lies_open = sight.open_numbers(views[0])
        self._open.fromlist(lies_open)
        for view in views[1:]:
            assert sight.open_numbers(view) is lies_open, f"not open to all: {view}"
        for view in views:
            self._own.fromlist(sight.own_numbers(view))

    def steps(self) -> Iterator[Step]:
        """What is expected at each step."""
        steps = np.array(self._steps)
        in_order = np.argsort(steps, kind="stable")
        ends = np.searchsorted(steps[in_order], np.arange(1, steps.max() + 1))
        for number, rows in enumerate(np.split(in_order, ends)):
            yield self._step(number, rows)

    def last_step(self) -> int:
        return max(self._steps)

    def _step(self, number: int, rows: Ints) -> Step:
        games = np.array(self._games)[rows]
        fields = self._rows(self._fields, np.int64)[rows]
        ends = np.cumsum([*self._widths.values()])[:-1]
        masks = self._rows(self._masks, np.int64)[rows]
        at = [(number, game) for game in games.tolist()]
        return Step(
            games,
            dict(zip(self._widths, np.split(fields, ends, axis=1), strict=True)),
            (masks[..., None] >> np.arange(self._subject.engine.actions) & 1).astype(bool),
            self._observations(rows),
            {row: self._results[one] for row, one in enumerate(at) if one in self._results},
        )

    def _observations(self, rows: Ints) -> Shorts:
        """[game, seat, number] Each seat sees what lies open and what is its own, in its order."""
        lies_open = self._rows(self._open, np.int16)[rows]
        own = self._rows(self._own, np.int16)[rows].reshape(len(rows), len(self._seats), -1)
        sights = [
            np.concatenate([lies_open, own[:, seat]], axis=1)[:, places]
            for seat, places in zip(self._seats, self._sight_of, strict=True)
        ]
        return np.stack(sights, axis=1)

    def _rows(self, numbers: Any, kind: Any) -> Any:
        """A row a position."""
        return np.frombuffer(numbers, kind).reshape(len(self._steps), -1)


def _bits(numbers: list[int]) -> int:
    """A bit for each action."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
