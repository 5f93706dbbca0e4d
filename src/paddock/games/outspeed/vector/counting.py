"""What is counted of a race, and the names that `statistics` has for it."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import jax.numpy as jnp

from paddock.games.outspeed.layout import (
    ENDINGS,
    KIND_NAMES,
    LOSSES,
    ROUNDS,
    SIDE_NAMES,
    TILES,
    ZONES_OF_A_BOARD,
)
from paddock.games.outspeed.vector.playing import Facts
from paddock.games.outspeed.vector.state import State
from paddock.vector.counting import Counts, Tally, name_results, named, tally_results

if TYPE_CHECKING:
    from paddock.games.outspeed.vector.engine import Engine

FACES = ("3-4", "5-6")


def tally(engine: "Engine", final: State, facts: Facts) -> Tally:
    """Rounds, eliminations, tokens and routes of one race."""
    rounds, boards = 1 + jnp.arange(ROUNDS), (final.rear - 1) // ZONES_OF_A_BOARD
    first_left = (facts.left > 0) & (rounds == 1 + jnp.argmax(facts.left > 0))
    causes = final.loss[:, None] == 1 + jnp.arange(len(LOSSES))
    return {
        **tally_results(engine.winners(final), engine.places(final), engine.players),
        "endings": (final.ending == 1 + jnp.arange(len(ENDINGS))).astype(jnp.int32),
        "rounds": (final.round == rounds).astype(jnp.int32),
        "eliminations": jnp.sum(causes, axis=0, dtype=jnp.int32),
        "eliminations_by_round": facts.left,
        "first_elimination": first_left.astype(jnp.int32),
        "tokens_played": jnp.sum(facts.played, axis=0, dtype=jnp.int32),
        "tokens_kept": jnp.sum(facts.kept, axis=0, dtype=jnp.int32),
        "turns_lost": jnp.sum(facts.turns_lost, dtype=jnp.int32),
        "boards_added": boards + final.boards_added,
        "routes": _routes(facts),
    }


def _routes(facts: Facts) -> Any:
    """[tile, face, side] How often each route of each face was programmed."""
    tile = facts.tile[:, None] == 1 + jnp.arange(TILES)
    face = facts.face[:, None] == jnp.arange(len(FACES))
    up = tile[:, :, None] & face[:, None, :]
    return jnp.sum(jnp.where(up[..., None], facts.routes[:, None, None], 0), axis=0)


def name_counts(totals: Mapping[str, Any]) -> Counts:
    """Sums over many races, by name."""
    counts, numbers = name_results(totals), [str(number) for number in range(1, ROUNDS + 1)]
    for name, names in (
        ("endings", ENDINGS),
        ("rounds", numbers),
        ("eliminations", LOSSES),
        ("eliminations_by_round", numbers),
        ("first_elimination", numbers),
        ("tokens_played", KIND_NAMES),
        ("tokens_kept", KIND_NAMES),
    ):
        counts.update(named((name,), names, totals[name]))
    for name in ("turns_lost", "boards_added"):
        counts.update(named((), (name,), (totals[name],)))
    counts.update(_name_routes(totals["routes"]))
    return counts


def _name_routes(routes: Any) -> Counts:
    counts: Counts = Counter()
    for tile, faces in enumerate(routes, 1):
        for face, sides in zip(FACES, faces, strict=True):
            counts.update(named(("routes", str(tile), face), SIDE_NAMES, sides))
    return counts
