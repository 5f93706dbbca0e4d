"""Many games at once: a batch on whatever device JAX finds, and their counts added up.

Each game has a key of its own, made from the seed and the number of the game: so the same seed
gives the same games, whatever the size of a batch and whatever the device.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, Protocol

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from paddock.vector.counting import Counts, Tally

GAMES_AT_ONCE: Final[Mapping[str, int]] = {"cpu": 4096}
GAMES_AT_ONCE_ON_A_GPU: Final = 1 << 17


class PlayingEngine(Protocol):
    """An engine that can play whole games."""

    def play_randomly(self, key: Array, /) -> tuple[Any, Any]: ...

    def tally(self, final: Any, facts: Any, /) -> Tally: ...

    def name_counts(self, totals: Mapping[str, Any], /) -> Counts: ...


def seed_key(seed: int) -> Array:
    """The key of a seed of up to 64 bits."""
    return jax.random.fold_in(jax.random.key(seed & 0xFFFFFFFF), seed >> 32)


def games_at_once() -> int:
    """As many as the device works through best."""
    return GAMES_AT_ONCE.get(jax.default_backend(), GAMES_AT_ONCE_ON_A_GPU)


class Games:
    """The games of an engine and a seed, by their numbers: compiled once, played by the batch."""

    def __init__(self, engine: PlayingEngine, seed: int, size: int) -> None:
        self._engine, self._key, self._size = engine, seed_key(seed), size
        self._play = jax.jit(partial(_play_batch, engine, size))

    def count(self, numbers: range, progress: Callable[[int], None]) -> Counts:
        """Play these and count them; `progress` hears of games as they are done."""
        counts, end = Counter[tuple[str, ...]](), jnp.uint32(numbers.stop)
        for first in range(numbers.start, numbers.stop, self._size):
            totals = self._play(self._key, jnp.uint32(first), end)
            counts.update(self._engine.name_counts(jax.tree.map(np.asarray, totals)))
            progress(min(self._size, numbers.stop - first))
        return counts


def play_many(
    engine: PlayingEngine,
    games: int,
    seed: int,
    progress: Callable[[int], None],
    batch: int | None = None,
) -> Counts:
    """Play games number 0 to `games` and count them; `progress` hears of games as they are done."""
    size = min(batch or games_at_once(), games)
    return Games(engine, seed, size).count(range(games), progress)


def _play_batch(engine: PlayingEngine, size: int, key: Array, first: Array, games: Array) -> Tally:
    """The counts of one batch. Games past the last one are played, but not counted."""
    numbers = first + jnp.arange(size, dtype=jnp.uint32)
    tallies = jax.vmap(lambda number: _play_one(engine, key, number))(numbers)
    counted = numbers < games
    totals: Tally = jax.tree.map(lambda counts: _sum_over(counted, counts), tallies)
    return totals


def _play_one(engine: PlayingEngine, key: Array, number: Array) -> Tally:
    return engine.tally(*engine.play_randomly(jax.random.fold_in(key, number)))


def _sum_over(counted: Array, counts: Array) -> Array:
    weights = counted.reshape(counted.shape + (1,) * (counts.ndim - 1))
    return jnp.sum(jnp.where(weights, counts, 0), axis=0, dtype=jnp.int32)
