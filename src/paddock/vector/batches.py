"""Many games at once: a batch on whatever device JAX finds, and their counts added up.

Each game has a key of its own, made from the seed and the number of the game. So the same seed
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
GAMES_AT_ONCE_ON_A_GPU: Final = 1 << 19


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


UNREAD_JAX: Final = (0, 12)
"""The first version whose jaxprs nobody has compared with `lanes` (tests/differential)."""


def batch_last(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function for many games: the last axis of every argument and result is the game.

    `lanes` makes a game up to twice as fast on a processor, but reads what JAX does not promise to
    keep. With a JAX that it has not been compared with, `jax.vmap` does the same.
    """
    if jax.__version_info__ >= UNREAD_JAX:
        return jax.vmap(function, in_axes=-1, out_axes=-1)
    from paddock.vector.lanes import lanes  # noqa: PLC0415 - another JAX may not even load it

    return lanes(function)


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


def _play_batch(engine: PlayingEngine, size: int, key: Array, first: Array, games: Array) -> Tally:
    """The counts of one batch. Games past the last one are played, but not counted."""
    numbers = first + jnp.arange(size, dtype=jnp.uint32)
    keys = jax.vmap(partial(jax.random.fold_in, key))(numbers)
    tallies = batch_last(partial(_play_one, engine))(keys)
    totals: Tally = jax.tree.map(partial(_sum_over, numbers < games), tallies)
    return totals


def _play_one(engine: PlayingEngine, key: Array) -> Tally:
    return engine.tally(*engine.play_randomly(key))


def _sum_over(counted: Array, counts: Array) -> Array:
    return jnp.sum(jnp.where(counted, counts, 0), axis=-1, dtype=jnp.int32)
