"""Rulebook, chapter 9: Reveal, and the end of a round."""

import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import FINISH, ROUNDS, TURN_UP_TILE
from paddock.games.outspeed.vector.bonus import ask_next_zone
from paddock.games.outspeed.vector.elimination import end_race, flip_tiles
from paddock.games.outspeed.vector.moving import NOWHERE, occupied
from paddock.games.outspeed.vector.state import (
    State,
    choose,
    without_drawing,
    without_resolution,
)


def end_round(state: State) -> State:
    """9.1 The top tile leaves the game. 10.1 When the finish tile leaves, the race is over."""
    put_down = without_resolution(without_drawing(flip_tiles(state)))
    next_round = put_down._replace(
        phase=jnp.full_like(state.phase, TURN_UP_TILE),
        round=state.round + 1,
        tile=jnp.zeros_like(state.tile),
    )
    return choose(state.round == ROUNDS, end_race(state, FINISH), next_round)


def turn_up_tile(state: State, tile: Array) -> State:
    """9.1 The next tile is turned up. 9.2 Markers that ships stand on are removed.

    Then 4. the Bonus phase of the next round begins.
    """
    up = state._replace(
        tile=tile,
        tiles=state.tiles & ~(jnp.uint32(1) << (tile - 1).astype(jnp.uint32)),
        markers=jnp.where(occupied(state), 0, state.markers),
    )
    return choose(state.phase == TURN_UP_TILE, ask_next_zone(up, NOWHERE), state)
