"""A vector engine with the functions that JaxMARL's trainers call. Needs JAX, but not JaxMARL."""

from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from paddock.catalog import GAMES
from paddock.engines import engine_of
from paddock.envs.session import version_name


class MultiAgentGame:
    """Pure functions: `reset(key)`, `step(key, state, actions)`, `get_avail_actions(state)`.

    `step` begins a new game when one is over; `step_env` does not.
    """

    def __init__(self, game: str, players: int = 4, *, variant: bool = False) -> None:
        self.name, self.num_agents = version_name(game), players
        self.engine = engine_of(game, GAMES[game].config(players, variant=variant))
        self.agents = [f"seat_{seat}" for seat in range(players)]
        self.num_actions = self.engine.actions
        self.observation_size = self.engine.observation_size

    def reset(self, key: Array) -> tuple[dict[str, Array], Any]:
        """A new game."""
        outcomes = self.engine.sample_outcomes(key, self.engine.setup(), None)
        state = self.engine.start(outcomes)
        return self.get_obs(state), state

    def step(self, key: Array, state: Any, actions: dict[str, Array]) -> Any:
        """One joint step; a game that is over begins anew."""
        key, for_reset = jax.random.split(key)
        seen, after, rewards, dones, infos = self.step_env(key, state, actions)
        new_seen, new = self.reset(for_reset)

        def either(one: Array, other: Array) -> Array:
            return jnp.where(dones["__all__"], one, other)

        after = jax.tree.map(either, new, after)
        seen = jax.tree.map(either, new_seen, seen)
        return seen, after, rewards, dones, infos

    def step_env(self, key: Array, state: Any, actions: dict[str, Array]) -> Any:
        """One joint step: observations, state, rewards, dones, infos."""
        joint = jnp.stack([jnp.asarray(actions[agent], jnp.int32) for agent in self.agents])
        outcomes = self.engine.sample_outcomes(key, state, joint)
        after = self.engine.apply(state, joint, outcomes)
        over, returns = self.engine.is_over(after), self.engine.returns(after)
        begun = ~self.engine.is_over(state)
        rewards = {agent: returns[seat] * begun for seat, agent in enumerate(self.agents)}
        dones = {**dict.fromkeys(self.agents, over), "__all__": over}
        return self.get_obs(after), after, rewards, dones, {}

    def get_obs(self, state: Any) -> dict[str, Array]:
        """What each seat knows."""
        return dict(zip(self.agents, self.engine.observe(state), strict=True))

    def get_avail_actions(self, state: Any) -> dict[str, Array]:
        """What each seat may do; one that is not asked may pass."""
        return dict(zip(self.agents, self.engine.legal(state), strict=True))
