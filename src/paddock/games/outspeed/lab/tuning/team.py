"""Processes that race decks: each compiles the races once and keeps them.

What comes of a deck does not depend on how many processes there are.
"""

import multiprocessing
import os
import signal
from collections.abc import Sequence
from multiprocessing.pool import Pool
from typing import Final, Self

from msgspec import Struct

from paddock.games.outspeed.lab.tuning.figures import Figures, Measuring, Sums
from paddock.games.outspeed.tiles import Deck


class Work(Struct, frozen=True):
    """A deck, with how many players to race it, which batches, and what was counted before."""

    deck: Deck
    players: int
    batches: range
    sums: dict[str, Sums]


class Done(Struct, frozen=True):
    """What was counted by now, and the figures."""

    sums: dict[str, Sums]
    figures: Figures


class Team:
    """So many processes; one races in this process."""

    def __init__(self, players: Sequence[int], deck: Deck, seed: int, jobs: int) -> None:
        self._pool: Pool | None = None
        if jobs == 1:
            _begin(players, deck, seed)
            return
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            context = multiprocessing.get_context("spawn")
            self._pool = context.Pool(jobs, _begin_apart, (players, deck, seed))
        finally:
            signal.signal(signal.SIGINT, heard)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.terminate()
            self._pool.join()

    def race(self, work: Sequence[Work]) -> list[Done]:
        """Do all of it, in the order in which it came."""
        if self._pool is None:
            return [*map(_race, work)]
        return self._pool.map(_race, work, chunksize=1)


_MEASURING: Final[dict[int, Measuring]] = {}
"""Of this process."""


def _begin(players: Sequence[int], deck: Deck, seed: int) -> None:
    _MEASURING.clear()
    _MEASURING.update({number: Measuring(number, deck, seed) for number in players})


def _begin_apart(players: Sequence[int], deck: Deck, seed: int) -> None:
    """A process for each core: JAX would take all of them for each."""
    cores = sorted(os.sched_getaffinity(0))
    number = multiprocessing.current_process()._identity[0]  # noqa: SLF001 - it has no other name
    os.sched_setaffinity(0, {cores[number % len(cores)]})
    _begin(players, deck, seed)


def _race(work: Work) -> Done:
    measuring = _MEASURING[work.players]
    return Done(work.sums, measuring.measure(work.deck, work.batches, work.sums))
