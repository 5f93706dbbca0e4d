"""Many games at once in Gymnasium: one seat of each against policies that JAX can trace. Needs JAX.

The bots of the catalog cannot sit here: they look at views and search in Python, game by game.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from paddock.envs.missing import missing_library

try:
    import jax
    import jax.numpy as jnp
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from jax import Array
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as error:
    raise missing_library(error) from error

from paddock.catalog import GAMES
from paddock.envs.session import Ints, SeatSight, bounds_of
from paddock.game_entry import engine_of
from paddock.vector.batches import seed_key
from paddock.vector.chance import pick_legal, tickets, words

Truths: TypeAlias = NDArray[np.bool_]
Policy: TypeAlias = Callable[[Array, Array, Array], Array]
"""A key, what the seat knows and what it may do as arrays; gives the number of an action."""


class SeatVectorEnv(VectorEnv[SeatSight, Ints, Any]):
    """A game that has ended starts again with the next step, whatever is chosen in it.

    `bots` play the other seats, over and over: "random" or policies. An illegal action, theirs
    too, is replaced by the first legal one; infos say `replaced` for each game.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - their name

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 4,
        bots: Sequence[str | Policy] = ("random",),
        *,
        variant: str | None = None,
    ) -> None:
        self.num_envs = num_envs
        self._policies = _policies(bots, players)
        config = GAMES[game].config(players, variant=variant)
        self.engine = engine = engine_of(GAMES[game], config)
        self.single_action_space = Discrete(engine.actions)
        self.single_observation_space = Dict(
            {
                "observation": Box(*bounds_of(game, config), dtype=np.int32),
                "action_mask": Box(0, 1, (engine.actions,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._start = jax.jit(jax.vmap(self._start_one))
        self._step = jax.jit(jax.vmap(self._step_one))
        self._sight = jax.jit(jax.vmap(self._sight_of))
        self._key, self._over = seed_key(0), np.zeros(num_envs, bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[SeatSight, dict[str, Any]]:
        """New games, played on until the seat is asked."""
        super().reset(seed=seed)
        if seed is not None:
            self._key = seed_key(seed)
        self._over = np.zeros(self.num_envs, bool)
        self._state = self._start(self._keys())
        self._play_on()
        return self._sights(), {}

    def step(
        self, actions: ArrayLike
    ) -> tuple[SeatSight, NDArray[np.float64], Truths, Truths, dict[str, Any]]:
        """Choose in every game; those that are over start again instead."""
        chosen = np.asarray(actions, np.int32)
        replaced = self._is_illegal(chosen) & ~self._over
        after = self._step(self._state, jnp.asarray(chosen), self._keys())
        fresh = self._start(self._keys())
        self._state = jax.tree.map(partial(_where, self._over), fresh, after)
        was_over = self._over
        self._play_on()
        self._over = np.asarray(jax.vmap(self.engine.is_over)(self._state)) & ~was_over
        rewards = np.asarray(jax.vmap(self.engine.returns)(self._state))[:, 0]
        rewards = np.where(was_over, 0.0, rewards)
        infos = {"replaced": replaced, "_replaced": np.ones(self.num_envs, bool)}
        return self._sights(), rewards, self._over.copy(), np.zeros(self.num_envs, bool), infos

    def _is_illegal(self, actions: Ints) -> Truths:
        """Game by game, from the mask that the last observation showed."""
        within = (actions >= 0) & (actions < self._mask.shape[1])
        legal = self._mask[np.arange(self.num_envs), np.where(within, actions, 0)] == 1
        illegal: Truths = ~(within & legal)
        return illegal

    def _keys(self) -> Array:
        self._key, own = jax.random.split(self._key)
        return jax.random.split(own, self.num_envs)

    def _start_one(self, key: Array) -> Any:
        return self.engine.start(self.engine.sample_outcomes(key, self.engine.setup(), None))

    def _step_one(self, state: Any, action: Array, key: Array) -> Any:
        """This seat's action where it is asked, and those of the others."""
        for_others, for_outcomes = jax.random.split(key)
        actions = self._joint(state, action, for_others)
        outcomes = self.engine.sample_outcomes(for_outcomes, state, actions)
        return self.engine.apply(state, actions, outcomes)

    def _joint(self, state: Any, action: Array, key: Array) -> Array:
        """The actions of all seats, each of them legal."""
        legal = self.engine.legal(state)
        chosen = pick_legal(tickets(words(key, self.engine.players)), legal).at[0].set(action)
        if self._policies:
            seen = self.engine.observe(state)
            for seat, policy in self._policies.items():
                own = policy(jax.random.fold_in(key, seat), seen[seat], legal[seat])
                chosen = chosen.at[seat].set(own)
        named = jnp.arange(legal.shape[1]) == chosen[:, None]
        is_legal = jnp.any(legal & named, axis=1)
        return jnp.where(is_legal, chosen, jnp.argmax(legal, axis=1))

    def _sight_of(self, state: Any) -> tuple[Array, Array, Array]:
        """What the seat knows and may do, and whether the game has to go on without it."""
        legal = self.engine.legal(state)[0]
        unasked = legal[-1] & ~self.engine.is_over(state)
        return self.engine.observe(state)[0], legal.astype(jnp.int8), unasked

    def _play_on(self) -> None:
        """Until the seat is asked in every game that is not over."""
        passing = jnp.full(self.num_envs, self.engine.actions - 1, jnp.int32)
        while (unasked := np.asarray(self._sight(self._state)[2])).any():
            after = self._step(self._state, passing, self._keys())
            self._state = jax.tree.map(partial(_where, unasked), after, self._state)

    def _sights(self) -> SeatSight:
        numbers, mask, _ = self._sight(self._state)
        self._mask = np.array(mask)
        return {"observation": np.array(numbers), "action_mask": self._mask.copy()}


def _where(condition: Truths, yes: Array, no: Array) -> Array:
    return jnp.where(condition.reshape(condition.shape + (1,) * (no.ndim - 1)), yes, no)


def _policies(bots: Sequence[str | Policy], players: int) -> dict[int, Policy]:
    """Who sits where, but for those who play at random."""
    seated = {seat: bots[(seat - 1) % len(bots)] for seat in range(1, players)}
    for one in seated.values():
        if not callable(one) and one != "random":
            raise ValueError(
                f"{one} cannot play many games at once: name random, or give a function that JAX "
                "can trace; SeatEnv takes every bot"
            )
    return {seat: one for seat, one in seated.items() if callable(one)}
