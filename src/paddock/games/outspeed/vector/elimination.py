"""Rulebook, chapter 8: Elimination, and when it stops the race (3.2)."""

import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import (
    LAST_SHIP,
    MAX_ON_THE_SMALL_FACE,
    NO_SHIP,
    NOT_ENDED,
    OUT,
    OVER,
    SMALL,
)
from paddock.games.outspeed.vector.state import State, total


def eliminate(state: State, lost: Array, loss: Array) -> State:
    """8.1 The ships leave the track; their tokens go to the discard."""
    return discard_tokens(leave_the_track(state, lost, loss))


def discard_tokens(state: State) -> State:
    """8.1 The tokens of those who are out go to the discard."""
    out = ~state.racing()[:, None]
    turned_up = jnp.sum(jnp.where(out, state.tokens, 0), axis=0, dtype=jnp.int32)
    return state._replace(tokens=jnp.where(out, 0, state.tokens), discard=state.discard + turned_up)


def leave_the_track(state: State, lost: Array, loss: Array) -> State:
    """8.1 The ships leave the track, 3.2 together."""
    fewer = state._replace(
        zones=jnp.where(lost, OUT, state.zones),
        left_at=jnp.where(lost, state.moments + 1, state.left_at),
        moments=state.moments + jnp.any(lost),
        loss=jnp.where(lost, loss, state.loss),
    )
    return _stop_if_at_most_one_is_left(fewer, jnp.any(lost))


def _stop_if_at_most_one_is_left(state: State, somebody_left: Array) -> State:
    """3.2 The race stops at once when at most one ship is left."""
    ships = total(state.racing())
    stops = somebody_left & (ships <= 1)
    ending = jnp.where(ships == 0, NO_SHIP, LAST_SHIP)
    return state._replace(
        phase=jnp.where(stops, OVER, state.phase),
        ending=jnp.where(stops, ending, state.ending),
    )


def goes_on(state: State) -> Array:
    """Whether the race has not ended."""
    return state.ending == NOT_ENDED


def flip_tiles(state: State) -> State:
    """8.2 With 4 or fewer left of 5 or 6, all tiles turn to the 3-4 face, the top one too."""
    few = total(state.racing()) <= MAX_ON_THE_SMALL_FACE
    return state._replace(face=jnp.where(few, SMALL, state.face))
