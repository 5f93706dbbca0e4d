"""Dash in arrays, for simulations of many races at once and for training. It needs JAX."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from dash.encoding import PASS
from dash.state import ROUNDS, Config, Gait
from paddock.vector.chance import pick, pick_legal, tickets, words
from paddock.vector.counting import Counts, Tally, name_results, named, tally_results


class State(NamedTuple):
    """A race between two rounds."""

    round: Array
    fields: Array  # [player]


class Engine:
    """Pure functions of one race."""

    def __init__(self, config: Config) -> None:
        self.players, self.actions, self.horizon = config.players, PASS + 1, ROUNDS
        self._die = np.array(config.deck.die)

    def setup(self) -> State:
        """1.1 All start on field 0."""
        return State(jnp.int32(1), jnp.zeros(self.players, jnp.int32))

    def start(self, outcomes: Array) -> State:
        """The same: nothing is drawn before the first choice."""
        return self.setup()

    def sample_outcomes(self, key: Array, state: State, actions: Array | None) -> Array:
        """2.2 The face of the die."""
        return self._roll(tickets(words(key, 1))[0])

    def _roll(self, ticket: Array) -> Array:
        return jnp.asarray(self._die)[pick(ticket, len(self._die))]

    def apply(self, state: State, actions: Array, outcomes: Array) -> State:
        """2.2 On 1 leaps do not count. 2.3 Steps always move by 1."""
        leaps = 2 * (1 - outcomes)
        return State(state.round + 1, state.fields + jnp.where(actions == 0, 1, leaps))

    def legal(self, state: State) -> Array:
        """[player, action] All choose in every round."""
        return jnp.broadcast_to(jnp.arange(self.actions) < PASS, (self.players, self.actions))

    def observe(self, state: State) -> Array:
        """[player, number] The round and all fields, one's own first."""
        seats = jnp.arange(self.players)
        fields = state.fields[(seats[:, None] + seats) % self.players]
        rounds = jnp.full((self.players, 1), state.round)
        return jnp.concatenate([rounds, fields], axis=1)

    def is_over(self, state: State) -> Array:
        """3.1 After three rounds."""
        return state.round > ROUNDS

    def winners(self, state: State) -> Array:
        """[player] 3.1 Who is farthest."""
        return state.fields == jnp.max(state.fields)

    def returns(self, state: State) -> Array:
        """[player] A share of the victory, less an even chance."""
        won = self.winners(state)
        return jnp.where(self.is_over(state), won / jnp.sum(won) - 1 / self.players, 0.0)

    def play_randomly(self, key: Array) -> tuple[State, Array]:
        """A race of random choices, and how often each gait was chosen."""

        def one_round(now: State, number: Array) -> tuple[State, Array]:
            die, *own = tickets(words(key, 1 + self.players, number))
            actions = pick_legal(jnp.stack(own), self.legal(now))
            return self.apply(now, actions, self._roll(die)), actions

        final, actions = jax.lax.scan(one_round, self.setup(), jnp.arange(ROUNDS))
        return final, jnp.sum(actions.reshape(-1)[:, None] == jnp.arange(PASS), axis=0)

    def tally(self, final: State, gaits: Array) -> Tally:
        """What is counted of a race."""
        places = 1 + jnp.sum(final.fields > final.fields[:, None], axis=1)
        return {**tally_results(self.winners(final), places, self.players), "gaits": gaits}

    def name_counts(self, totals: Mapping[str, Any]) -> Counts:
        """The counts of many races, by name."""
        counts: Counts = Counter(name_results(totals))
        counts["rounds", str(ROUNDS)] = int(totals["games"])
        return counts + named(("gaits",), Gait, totals["gaits"])
