"""What is counted of the results of any game, game by game in arrays, then under names.

The names are those of `paddock.lab.simulation`, so that both engines fill the same tables.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import jax.numpy as jnp
from jax import Array

Tally: TypeAlias = dict[str, Array]
"""Counts of one game, by name, in arrays of fixed shape."""
Counts: TypeAlias = Counter[tuple[str, ...]]


def tally_results(winners: Array, places: Array, last: int) -> Tally:
    """Who won, and who took which place, down to the last."""
    possible = 1 + jnp.arange(last)
    return {
        "games": jnp.int32(1),
        "without_a_single_winner": (jnp.sum(winners) != 1).astype(jnp.int32),
        "wins": winners.astype(jnp.int32),
        "places": (places[:, None] == possible).astype(jnp.int32),
    }


def name_results(totals: Mapping[str, Any]) -> Counts:
    """The results of many games, under the names of the lab."""
    counts: Counts = Counter()
    counts["games",] = int(totals["games"])
    counts["without_a_single_winner",] = int(totals["without_a_single_winner"])
    for seat, wins in enumerate(totals["wins"], 1):
        counts["wins", str(seat)] = int(wins)
    for seat, of_seat in enumerate(totals["places"], 1):
        places = map(str, range(1, len(of_seat) + 1))
        counts.update(named(("places", str(seat)), places, of_seat))
    return counts


def named(path: tuple[str, ...], names: Iterable[str], numbers: Iterable[Any]) -> Counts:
    """Counts under their names, without those that never happened."""
    return Counter({(*path, name): int(n) for name, n in zip(names, numbers, strict=True) if n})
