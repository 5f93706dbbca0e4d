"""A vector engine with the functions that JaxMARL's trainers call. Needs JAX, but not JaxMARL."""

from typing import Any

from paddock.envs.missing import missing_library

try:
    import jax
    import jax.numpy as jnp
    from jax import Array
except ModuleNotFoundError as error:
    raise missing_library(error) from error

from paddock.catalog import GAMES
from paddock.envs.jax_spaces import Box, Discrete
from paddock.envs.session import bounds_of, version_name
from paddock.game_entry import engine_of


class MultiAgentGame:
    """Pure functions: `reset(key)`, `step(key, state, actions)`, `get_avail_actions(state)`.

    `step` begins a new game when one is over; `step_env` does not. An illegal action is replaced by
    the first legal one, and `infos["replaced"]` says so, seat by seat.
    """

    def __init__(self, game: str, players: int = 4, *, variant: str | None = None) -> None:
        self.name, self.num_agents = version_name(game), players
        config = GAMES[game].config(players, variant=variant)
        self.engine = engine_of(GAMES[game], config)
        self.agents = [f"seat_{seat}" for seat in range(players)]
        self.num_actions = self.engine.actions
        self.observation_size = self.engine.observation_size
        self.action_spaces = {agent: Discrete(self.num_actions) for agent in self.agents}
        box = Box(*bounds_of(game, config))
        self.observation_spaces = dict.fromkeys(self.agents, box)

    def action_space(self, agent: str) -> Discrete:
        """The numbers of what an agent can ever do; `get_avail_actions` says what is legal."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Box:
        """What an agent can ever see."""
        return self.observation_spaces[agent]

    @property
    def agent_classes(self) -> dict[str, list[str]]:
        """Agents that are alike: all of them."""
        return {"seat": self.agents}

    def reset(self, key: Array) -> tuple[dict[str, Array], Any]:
        """A new game."""
        outcomes = self.engine.sample_outcomes(key, self.engine.setup(), None)
        state = self.engine.start(outcomes)
        return self.get_obs(state), state

    def step(
        self, key: Array, state: Any, actions: dict[str, Array], reset_state: Any = None
    ) -> Any:
        """One joint step; a game that is over starts again, from `reset_state` if given."""
        key, for_reset = jax.random.split(key)
        seen, after, rewards, dones, infos = self.step_env(key, state, actions)
        if reset_state is None:
            new_seen, new = self.reset(for_reset)
        else:
            new_seen, new = self.get_obs(reset_state), reset_state

        def either(one: Array, other: Array) -> Array:
            return jnp.where(dones["__all__"], one, other)

        after = jax.tree.map(either, new, after)
        seen = jax.tree.map(either, new_seen, seen)
        return seen, after, rewards, dones, infos

    def step_env(self, key: Array, state: Any, actions: dict[str, Array]) -> Any:
        """One joint step: observations, state, rewards, dones, infos."""
        given = jnp.stack([jnp.asarray(actions[agent], jnp.int32) for agent in self.agents])
        legal = self.engine.legal(state)
        is_legal = jnp.any(legal & (jnp.arange(self.num_actions) == given[:, None]), axis=1)
        joint = jnp.where(is_legal, given, jnp.argmax(legal, axis=1))
        outcomes = self.engine.sample_outcomes(key, state, joint)
        after = self.engine.apply(state, joint, outcomes)
        over, returns = self.engine.is_over(after), self.engine.returns(after)
        running = ~self.engine.is_over(state)
        rewards = {agent: returns[seat] * running for seat, agent in enumerate(self.agents)}
        dones = {**dict.fromkeys(self.agents, over), "__all__": over}
        return self.get_obs(after), after, rewards, dones, {"replaced": ~is_legal}

    def get_obs(self, state: Any) -> dict[str, Array]:
        """What each seat knows."""
        return dict(zip(self.agents, self.engine.observe(state), strict=True))

    def get_avail_actions(self, state: Any) -> dict[str, Array]:
        """What each seat may do; one that is not asked may pass."""
        return dict(zip(self.agents, self.engine.legal(state), strict=True))
