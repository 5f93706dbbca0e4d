"""Winners and places for every pattern of totals, those that random games hardly reach too."""

from itertools import product

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from paddock.games.why_first.rules import scoring
from tests.differential.subjects import SUBJECTS


@pytest.mark.parametrize("players", [2, 3, 6])
def test_winners_and_places_go_by_distinct_totals(players: int) -> None:
    """5.1, 5.2, 10.1 All patterns of four totals or fewer, equal ones among them."""
    engine = SUBJECTS[f"why_first-{players}"].engine
    figures, levels = engine.layout.figures, 5 if players < 6 else 4
    patterns = [*product(range(-1, levels - 1), repeat=figures)]
    empty = engine.setup()

    def ended(totals: jax.Array) -> tuple[jax.Array, jax.Array]:
        state = empty._replace(points=empty.points.at[2].set(totals))
        return engine.winners(state), engine.places(state)

    winners, places = jax.jit(jax.vmap(ended))(jnp.array(patterns))
    for totals, won, placed in zip(patterns, np.asarray(winners), np.asarray(places), strict=True):
        assert [*np.flatnonzero(won)] == [*scoring.winners(totals)], totals
        assert [*placed] == [*scoring.places(totals)[:players]], totals
