"""What each seat may do and what it knows, as numbers. `encoding` makes the same from a view."""

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from paddock.games.outspeed.layout import (
    BY_SEAT,
    DECLARE,
    KEEP_TOKEN,
    KINDS,
    LOOKED_AT,
    NO_BURIED,
    NUMBERS_OF_A_ROUTE,
    OUT,
    PROGRAM,
    SET_DIAL,
    SIDES,
    TRACK_TILES,
    ZONES,
    seen_from,
)
from paddock.games.outspeed.vector.bonus import may_declare
from paddock.games.outspeed.vector.deck import Deck, seen_on
from paddock.games.outspeed.vector.drawing import may_keep
from paddock.games.outspeed.vector.programming import may_program
from paddock.games.outspeed.vector.resolution import may_dial
from paddock.games.outspeed.vector.state import State, total


def legal(deck: Deck, state: State) -> Array:
    """[player, action] Who may do what; a seat that is not asked may only pass."""
    parts = [
        may_declare(state) & (state.phase == DECLARE),
        may_program(deck, state) & (state.phase == PROGRAM),
        may_dial(deck, state) & (state.phase == SET_DIAL),
        may_keep(state) & (state.phase == KEEP_TOKEN),
    ]
    asked = jnp.concatenate(parts, axis=1)
    return jnp.concatenate([asked, ~jnp.any(asked, axis=1, keepdims=True)], axis=1)


NUMBERS_OF_A_SEAT = 11
"""What everybody may know of a seat."""


def observe(deck: Deck, state: State) -> Array:
    """[player, number] 11. What each seat knows; the order is that of `encoding.observation`."""
    players = state.zones.shape[0]
    public = jnp.broadcast_to(_public(deck, state), (players, PUBLIC))
    seats = _of_seats(state).ravel()[_around(players)]
    own = jnp.concatenate([state.tokens, state.laid[:, None], state.looked_at], axis=1)
    return jnp.concatenate([public, seats, own, _bottom(state)], axis=1)


PUBLIC = 8 + TRACK_TILES + ZONES + KINDS + SIDES * NUMBERS_OF_A_ROUTE


def _public(deck: Deck, state: State) -> Array:
    """11.3 What lies open, and how many tokens lie in the pile."""
    single = [
        state.phase,
        state.round,
        state.tile,
        state.face,
        state.boards_added,
        total(state.pile),
        _from_the_rear(state, state.bonus_zone),
        state.ending,
    ]
    place = jnp.arange(TRACK_TILES, dtype=jnp.uint32)
    tiles = ((state.tiles >> place) & 1).astype(jnp.int32)
    printed = seen_on(deck, state.tile, state.face)
    return jnp.concatenate([jnp.stack(single), tiles, state.markers, state.discard, printed])


def _from_the_rear(state: State, zone: Array) -> Array:
    """A zone counted from the rear of the track, from 1 on; 0 is none."""
    return jnp.where(zone > OUT, zone - state.rear + 1, 0)


def _of_seats(state: State) -> Array:
    """[number, player] 11.1 How many tokens a seat holds is public, and 11.2 routes once shown."""
    return jnp.stack(
        [
            _from_the_rear(state, state.zones),
            state.fuel,
            total(state.tokens),
            state.answers,
            state.routes,
            state.driving.astype(jnp.int32),
            state.dials,
            state.owed,
            state.gained_zones,
            state.gained_fuel,
            state.draw_place,
        ]
    )


def _around(players: int) -> NDArray[np.int32]:
    """[player, number] Where in the row of all seats' numbers those around a seat stand."""
    return np.array(
        [
            [
                number * players + other
                for number in range(NUMBERS_OF_A_SEAT)
                for other in seen_from(seat, players)
            ]
            for seat in range(players)
        ],
        np.int32,
    )


def _bottom(state: State) -> Array:
    """[player, place] 11.1 Under the stack: nothing, a token of a seat after this one, or own.

    0 is nothing, then come the seats by their distance, then the kinds of one's own tokens.
    """
    players = state.zones.shape[0]
    seat = jnp.arange(players)[:, None]
    kind, by = state.bottom & (BY_SEAT - 1), state.bottom // BY_SEAT
    distance = jnp.where(by < seat, by - seat + players, by - seat)
    known = jnp.where(by == seat, players + kind, distance)
    return jnp.where(state.bottom > NO_BURIED, known, 0)


def observation_size(deck: Deck, players: int, bottom: int) -> int:
    """How many numbers a seat sees."""
    return PUBLIC + NUMBERS_OF_A_SEAT * players + KINDS + 1 + LOOKED_AT + bottom
