"""Rulebook, chapter 9: Reveal, and the end of a round."""

import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import FINISH, OVER, ROUNDS, TURN_UP_TILE
from paddock.games.outspeed.vector.bonus import ask_next_zone
from paddock.games.outspeed.vector.elimination import flip_tiles
from paddock.games.outspeed.vector.moving import NOWHERE, occupied
from paddock.games.outspeed.vector.state import (
    State,
    without_drawing,
    without_resolution,
)


def end_round(state: State) -> State:
    """9.1 The top tile leaves the game. 10.1 When the finish tile leaves, the race is over."""
    put_down = without_resolution(without_drawing(state))
    finished = state.round == ROUNDS
    flipped = flip_tiles(state)
    return put_down._replace(
        phase=jnp.where(finished, OVER, TURN_UP_TILE).astype(jnp.int32),
        ending=jnp.where(finished, FINISH, state.ending),
        round=jnp.where(finished, state.round, state.round + 1),
        tile=jnp.where(finished, state.tile, 0),
        face=jnp.where(finished, state.face, flipped.face),
    )


def turn_up_tile(state: State, tile: Array) -> State:
    """9.1 The next tile is turned up. 9.2 Markers that ships stand on are removed.

    Then 4. the Bonus phase of the next round begins.
    """
    up = state._replace(
        tile=tile,
        tiles=state.tiles & ~(jnp.uint32(1) << (tile - 1).astype(jnp.uint32)),
        markers=jnp.where(occupied(state), 0, state.markers),
    )
    return ask_next_zone(up, NOWHERE)
