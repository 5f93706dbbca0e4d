"""The Regular of OUTSPEED for arrays: the policies of the search for tiles, in the trainer's form.

The weights are those of `games/outspeed/bots/regular.py`, decision by decision.
"""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from paddock.games.outspeed.lab.tuning import policies
from paddock.games.outspeed.lab.tuning.policies import BOLD, CAREFUL, Open, Views, views_of
from paddock.games.outspeed.lab.tuning.tables import tables_of
from paddock.games.outspeed.layout import DECLARES, DIALS, KEEPS, PASS, PROGRAMS
from paddock.games.outspeed.tiles import Deck
from paddock.games.outspeed.vector.state import State, wide


class Regulars:
    """Plays every seat: bold and careful ones in turn."""

    def __init__(self, players: int, decks: list[Deck]) -> None:
        self._policy = np.array([(BOLD, CAREFUL)[seat % 2] for seat in range(players)])
        with jax.ensure_compile_time_eval():  # They are constants, also while a duel is traced.
            known = [jax.tree.map(np.asarray, views_of(tables_of(deck))) for deck in decks]
        self._views: Any = Views(*map(np.stack, zip(*known, strict=True)))  # type: ignore[arg-type]

    def weights(self, state: State, deck: Array, legal: Array) -> Array:
        """[player, action] How often each seat does what is legal in one race."""
        now, policy = wide(state), jnp.asarray(self._policy)
        views: Views = jax.tree.map(lambda tables: jnp.asarray(tables)[deck], self._views)
        routes = legal[:, PROGRAMS:DIALS]
        parts: list[Any] = [
            policies.token_weights(policy, now, legal[:, DECLARES:PROGRAMS]),
            policies.route_weights(views, policy, now, Open(routes, jnp.zeros(routes.shape))),
            policies.dial_weights(policy, legal[:, DIALS:KEEPS]),
            policies.keep_weights(policy, legal[:, KEEPS:PASS]),
            legal[:, PASS:].astype(jnp.float32),
        ]
        return jnp.concatenate(parts, axis=1)
