"""Rulebook, chapter 10: End."""

import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import NO_SHIP
from paddock.games.outspeed.vector.state import State, total


def places(state: State) -> Array:
    """[player] 10.3 Survivors first, then the eliminated, the later the better; equals share."""
    return 1 + jnp.sum(_better(state), axis=0, dtype=jnp.int32)


def _better(state: State) -> Array:
    """[one, other] 10.1 Farther, then more fuel, then more tokens; 10.3 or out later."""
    fuel = jnp.where(state.racing(), state.fuel, 0)
    better = jnp.zeros((state.zones.shape[0],) * 2, bool)
    level = ~better
    for merit in (state.zones, state.left_at, fuel, total(state.tokens)):
        better = better | (level & (merit[:, None] > merit[None]))
        level = level & (merit[:, None] == merit[None])
    return better


def winners(state: State) -> Array:
    """[player] 10.1 The front-most ship wins. 10.2 One left: it wins. None left: nobody wins."""
    return (places(state) == 1) & (state.ending != NO_SHIP)
