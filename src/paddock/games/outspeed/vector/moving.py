"""Rulebook, chapter 5: Moving."""

import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import BOARDS, OUT, REAR_BOARD, ZONES, ZONES_OF_A_BOARD
from paddock.games.outspeed.vector.elimination import eliminate
from paddock.games.outspeed.vector.state import State
from paddock.vector.chance import as_bits, bits_below, highest_bit, lowest_bit

NOWHERE = 1000


def move_ships(state: State, steps: Array) -> tuple[State, Array]:
    """4.5, 7.6 Ships move together. Who goes off the rear (5.4) is returned, not yet eliminated."""
    moving = state.racing() & (steps != 0)
    start = state.zones - state.rear
    end = _walk(start, steps, as_bits(state.markers > 0))
    off_the_rear = moving & (end < 0)
    zones = jnp.where(moving & ~off_the_rear, end + state.rear, state.zones)
    return _add_boards(state._replace(zones=zones)), off_the_rear


def _walk(start: Array, steps: Array, fields: Array) -> Array:
    """5.1 A move is walked zone by zone: the first force field on the way ends it.

    Zones are counted from the rear on; 5.4 one below 0 is behind the rear-most zone. `fields` is
    the set of the zones that have one.
    """
    far_end = start + steps
    ahead = fields & bits_below(far_end + 1) & ~bits_below(start + 1)
    behind = fields & bits_below(start) & ~bits_below(far_end)
    return jnp.where(
        steps > 0,
        jnp.where(ahead > 0, lowest_bit(ahead), far_end),
        jnp.where(behind > 0, highest_bit(behind), far_end),
    )


def _add_boards(state: State) -> State:
    """5.2 Boards are laid ahead for ships that go off the front, as many as they need."""
    front = state.rear + ZONES_OF_A_BOARD * (BOARDS + state.boards_added)
    beyond = jnp.max(state.zones) - front
    boards = jnp.where(beyond >= 0, beyond // ZONES_OF_A_BOARD + 1, 0)
    return state._replace(boards_added=state.boards_added + boards)


def remove_rear_boards(state: State) -> State:
    """5.3 The rear board goes, once for each board added this round, with all that is on it."""
    rear = state.rear + ZONES_OF_A_BOARD * state.boards_added
    lost = state.racing() & (state.zones < rear)
    cut = state._replace(
        rear=rear,
        boards_added=jnp.zeros_like(state.boards_added),
        markers=_markers_left(state.markers, state.boards_added),
    )
    return eliminate(cut, lost, jnp.int32(REAR_BOARD))


def _markers_left(markers: Array, boards: Array) -> Array:
    """5.3 Markers on a board that goes return to the supply; the zones are counted again."""
    nothing = jnp.zeros_like(markers[:ZONES_OF_A_BOARD])
    one_board_less = jnp.concatenate([markers[ZONES_OF_A_BOARD:], nothing])
    fewer = jnp.where(boards == 1, one_board_less, 0)
    return jnp.where(boards == 0, markers, fewer)


def occupied(state: State) -> Array:
    """[zone] Whether a ship is there; zones are counted from the rear on."""
    zone = jnp.arange(ZONES)
    ship_there = (state.zones - state.rear)[:, None] == zone
    return jnp.any(ship_there & (state.zones > OUT)[:, None], axis=0)
