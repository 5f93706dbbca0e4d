"""What is counted of a game, and the names that `statistics` has for it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import jax.numpy as jnp

from paddock.games.why_first.layout import (
    FIRST_FIELD,
    LAST_FIELD,
    NO_FIELD,
    RACES,
    ROUNDS,
    Layout,
)
from paddock.games.why_first.vector.playing import Facts
from paddock.games.why_first.vector.state import State
from paddock.vector.counting import Counts, Tally, name_results, named, tally_results

if TYPE_CHECKING:
    from paddock.games.why_first.vector.engine import Engine

FIELDS = range(FIRST_FIELD, LAST_FIELD + 1)


def tally(engine: "Engine", final: State, facts: Facts) -> Tally:
    """4.1, 5.1 Scoring fields, winners and places of one game, and whose figures were chosen."""
    winners = engine.winners(final)
    return {
        **tally_results(winners[: engine.players], engine.places(final), engine.layout.figures),
        "shared": (jnp.sum(winners) > 1).astype(jnp.int32),
        "leon": jnp.sum(winners[engine.players :], dtype=jnp.int32),
        "scored": jnp.sum(final.scored[:, None] == jnp.array(FIELDS), axis=0, dtype=jnp.int32),
        "not_scored": jnp.sum(final.scored == NO_FIELD, dtype=jnp.int32),
        "chosen": jnp.stack(facts),
    }


def name_counts(layout: Layout, totals: Mapping[str, Any]) -> Counts:
    """Sums over many games, by name."""
    counts, games = name_results(totals), int(totals["games"])
    shared = int(totals["shared"])
    chosen = "figures_moved" if layout.tactical else "cards_laid"
    counts.update(named(("endings",), ("shared", "single"), (shared, games - shared)))
    counts.update(named(("wins",), ("leon",), (totals["leon"],)))
    counts.update(named(("scoring_field",), map(str, FIELDS), totals["scored"]))
    counts.update(named(("scoring_field",), ("none",), (totals["not_scored"],)))
    counts.update(named((chosen,), Facts._fields, totals["chosen"]))
    counts[chosen, "own"] += games * RACES * _own_by_themselves(layout)
    counts["rounds", str(RACES * ROUNDS)] = games
    return counts


def _own_by_themselves(layout: Layout) -> int:
    """In each race 3.4 the last cards lie before their owners; 7.5 Leon's cards move Leon."""
    if not layout.tactical:
        return layout.players
    return ROUNDS - 1 if layout.leon else 0
