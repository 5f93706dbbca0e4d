"""The last route of OUTSPEED, worked out for many races at once.

The Champion searches its last choice. A net that learns among such players, or answers them, needs
them in the trainer. Every set of routes is played with the same dice, and regrets make mixtures of
what each brings. That uses only what all pilots know.
"""

from collections.abc import Callable
from itertools import product
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from paddock.games.outspeed.layout import ACTIONS, NO_DIAL, PROGRAM, PROGRAMS, ROUNDS, SIDES
from paddock.train.game_training import Games

RACES_OF_A_SET: Final = 486
"""Divided by the sets of routes: how often each is played, with other dice."""
MIN_RACES: Final = 2
ITERATIONS: Final = 60
PARTS: Final = 24
"""Of a batch: races are worked out so many at a time, since few wait for their last route."""
EVERY: Final = 8
"""Races of a rollout wait for such a step: on a GPU working out a few takes as long as many."""
PARTS_OF_A_ROLLOUT: Final = 4
RACES_AT_ONCE: Final = 1 << 20
"""More would not fit in memory."""


def waits(state: Any) -> Array:
    """Whether a race, or each of many, waits for its last route."""
    waiting: Array = (state.phase == PROGRAM) & (state.round == ROUNDS)
    return waiting


def weights(
    engine_of: Callable[[Games], Any], games: Games, key: Array, *, held: bool = False
) -> Array:
    """[game, seat, action] How often each seat does what, in races that wait.

    `held`: races were held for this step, so that many wait.
    """

    def mixtures(game: Games, own: Array) -> Array:
        return mixtures_of(engine_of(game), game.states, own)

    count = games.deck.shape[0]
    players = games.states.zones.shape[1]
    size = size_of_a_part(count, players) if held else None
    keys = jax.random.split(key, count)
    found = mixtures_of_all(mixtures, games, waits(games.states), keys, size)
    return jnp.pad(found, ((0, 0), (0, 0), (PROGRAMS, ACTIONS - PROGRAMS - SIDES)))


def mixtures_of(engine: Any, state: Any, key: Array) -> Array:
    """[seat, side] How often each seat takes each route, near an equilibrium."""
    legal = engine.legal(state)[:, PROGRAMS : PROGRAMS + SIDES]
    # Who is out chooses nothing; any mixture will do.
    legal = legal | ~jnp.any(legal, axis=1, keepdims=True)
    return _matched(_worth(engine, state, key), legal)


def size_of_a_part(count: int, players: int) -> int:
    """How many races of a rollout are worked out at a time."""
    sets = int(SIDES**players)
    room = RACES_AT_ONCE // (sets * _races(sets))
    return min(-(-count // PARTS_OF_A_ROLLOUT), room)


def mixtures_of_all(
    mixtures: Any, games: Any, waiting: Array, keys: Array, size: int | None = None
) -> Array:
    """[game, seat, side] `mixtures(game, key)` of those that wait, `size` of the batch at a time.

    What stands at other games means nothing.
    """
    count = waiting.shape[0]
    size = size or -(-count // PARTS)
    order = jnp.argsort(~waiting)
    seats, sides = jax.eval_shape(mixtures, *jax.tree.map(lambda one: one[0], (games, keys))).shape

    def one_part(now: tuple[Array, Array]) -> tuple[Array, Array]:
        at, found = now
        chosen = jax.lax.dynamic_slice(order, (at,), (size,))
        part = jax.tree.map(lambda array: array[chosen], (games, keys))
        return at + size, found.at[chosen].set(jax.vmap(mixtures)(*part))

    start = (jnp.int32(0), jnp.zeros((count, seats, sides)))
    total = jnp.sum(waiting)
    _, found = jax.lax.while_loop(lambda now: now[0] < total, one_part, start)
    return found


def _sets(players: int) -> NDArray[np.int32]:
    """[set, seat] Every set of routes."""
    return np.array([*product(range(SIDES), repeat=players)], np.int32)


def _races(sets: int) -> int:
    return max(MIN_RACES, RACES_OF_A_SET // sets)


def _worth(engine: Any, state: Any, key: Array) -> Array:
    """[set, seat] What each set of routes brings each seat, over some dice."""
    sets = _sets(engine.players)
    races = _races(len(sets))
    # On the finish tile fuel is worth a level race at most, so all of it goes into the dial.
    dials = jnp.minimum(state.fuel.astype(jnp.int32), NO_DIAL - 1)

    def result(routes: Array, outcomes: Any) -> Array:
        after = engine.set_dials(engine.reveal_routes(state, routes), dials)
        won = engine.winners(engine.resolve(after, outcomes))
        share: Array = won / jnp.maximum(jnp.sum(won), 1)
        return share

    outcomes = jax.vmap(lambda own: engine.sample_outcomes(own, state, None))(
        jax.random.split(key, races)
    )
    of_set = jax.vmap(result, in_axes=(None, 0))
    return jax.vmap(lambda routes: of_set(routes, outcomes).mean(0))(jnp.asarray(sets))


def _matched(worth: Array, legal: Array) -> Array:
    """[seat, side] Regret matching of all seats at once; later mixtures count for more."""

    def once(number: Array, now: tuple[Array, Array]) -> tuple[Array, Array]:
        regrets, mean = now
        mixed = _mixed(regrets, legal)
        brings = brought(worth, mixed)
        missed = brings - jnp.sum(mixed * brings, axis=1, keepdims=True)
        regrets = jnp.where(legal, jnp.maximum(regrets + missed, 0), 0)
        return regrets, mean + number * mixed

    nothing = jnp.zeros(legal.shape)
    _, mean = jax.lax.fori_loop(1, ITERATIONS + 1, once, (nothing, nothing))
    mixtures: Array = mean / jnp.sum(mean, axis=1, keepdims=True)
    return mixtures


def _mixed(regrets: Array, legal: Array) -> Array:
    total = jnp.sum(regrets, axis=1, keepdims=True)
    even = legal / jnp.sum(legal, axis=1, keepdims=True)
    return jnp.where(total > 0, regrets / jnp.where(total > 0, total, 1), even)


def brought(worth: Array, mixed: Array) -> Array:
    """[seat, side] What each route of each seat brings among the mixtures of the others."""
    players = mixed.shape[0]
    takes = _sets(players)[..., None] == np.arange(SIDES)  # [set, seat, side]
    chances = jnp.sum(mixed * takes, axis=2)  # [set, seat]
    alone = np.eye(players, dtype=bool)
    of_others = jnp.prod(jnp.where(alone, 1.0, chances[:, None]), axis=2)
    return jnp.sum((of_others * worth)[..., None] * takes, axis=0)
