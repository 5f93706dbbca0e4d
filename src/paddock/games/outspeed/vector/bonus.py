"""Rulebook, chapter 4: Bonus phase."""

import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import (
    DECLARE,
    DRAINED,
    ELECTROMAGNET,
    FLAMETHROWER,
    FORCE_FIELD,
    FUEL_TANK,
    ION_CANNON,
    KINDS,
    MARKERS,
    NITRO,
    NO_TOKEN,
    NOT_YET,
    OFF_THE_REAR,
    OUT,
    SAID_NO,
    SAID_YES,
    TRACK_TILES,
    TURN_UP_TOKENS,
    ZONES,
)
from paddock.games.outspeed.vector.deck import Deck
from paddock.games.outspeed.vector.elimination import (
    discard_tokens,
    flip_tiles,
    goes_on,
    leave_the_track,
)
from paddock.games.outspeed.vector.moving import NOWHERE, move_ships
from paddock.games.outspeed.vector.programming import begin_programming
from paddock.games.outspeed.vector.state import (
    State,
    choose,
    kinds_of,
    repeat,
    total,
    when,
    without_bonus,
)

NITRO_ZONES = 1
TANK_FUEL = 2
FLAMES_BACK = 2
MAGNET_BACK_IN_FRONT = 3
MAGNET_BACK_BETWEEN = 2
CANNON_FUEL = 2


# Declaring


def ask_next_zone(state: State, behind: Array | int) -> State:
    """4.2 The front-most occupied zone behind this one is asked.

    4.3 A player without tokens says "no" by themselves. When nobody is left, 4.4 follows.
    """
    may_play = (total(state.tokens) > 0) & (state.zones < behind)
    zone = jnp.max(jnp.where(may_play, state.zones, OUT))
    by_themselves = state.racing() & (state.answers == NOT_YET) & (state.zones > zone)
    return state._replace(
        phase=jnp.where(zone > OUT, DECLARE, TURN_UP_TOKENS).astype(jnp.int32),
        bonus_zone=zone,
        answers=jnp.where(by_themselves, SAID_NO, state.answers),
    )


def asked_to_declare(state: State) -> Array:
    """[player] 4.3 A player with tokens is always asked, even when none can be played now."""
    return (state.zones == state.bonus_zone) & (total(state.tokens) > 0)


def may_declare(state: State) -> Array:
    """[player, answer] What those may answer who are asked now (4.2)."""
    return asked_to_declare(state)[:, None] & may_declare_in_turn(state)


def may_declare_in_turn(state: State) -> Array:
    """[player, answer] No token, or one of each kind that is held and may be laid.

    Nothing is applied before 4.4: so what one zone answers changes nothing for the next.
    """
    held = (state.tokens > 0) & _may_be_laid(state)
    asked = state.racing()[:, None] & jnp.any(state.tokens > 0, axis=1, keepdims=True)
    return asked & jnp.concatenate([jnp.ones_like(asked), held], axis=1)


def _may_be_laid(state: State) -> Array:
    """[player, kind] 4.8-4.12 The kinds that may be laid in the zone of that player.

    1.8 A Force Field only while a marker is left, and 4.11 never while the finish tile is up.
    """
    rear_most = jnp.min(jnp.where(state.racing(), state.zones, NOWHERE))
    from_the_rear = (state.zones == rear_most)[:, None]
    field = (state.tile <= TRACK_TILES) & (total(state.markers) < MARKERS)
    kind = jnp.arange(KINDS)
    rear_only = (kind == ELECTROMAGNET) | (kind == ION_CANNON)
    return jnp.where(rear_only, from_the_rear, (kind != FORCE_FIELD) | field)


def declare_all(state: State, answers: Array) -> State:
    """4.2 The answers of all zones, one after the other: as `declare` until nobody is left."""
    asked = state.racing() & (total(state.tokens) > 0)
    token = jnp.where(asked & (answers > 0), answers - 1, NO_TOKEN)
    said = jnp.where(token < NO_TOKEN, SAID_YES, SAID_NO)
    return state._replace(
        phase=jnp.full_like(state.phase, TURN_UP_TOKENS),
        bonus_zone=jnp.full_like(state.bonus_zone, OUT),
        tokens=state.tokens - kinds_of(token),
        laid=token,
        answers=jnp.where(state.racing(), said, state.answers),
    )


def declare(state: State, answers: Array) -> State:
    """4.2 The answers of a zone are shown when all of it have answered. 4.1 One token a round."""
    asked, in_zone = asked_to_declare(state), state.zones == state.bonus_zone
    token = jnp.where(asked & (answers > 0), answers - 1, NO_TOKEN)
    said = jnp.where(token < NO_TOKEN, SAID_YES, SAID_NO)
    declared = state._replace(
        tokens=state.tokens - kinds_of(token),
        laid=jnp.where(in_zone, token, state.laid),
        answers=jnp.where(in_zone, said, state.answers),
    )
    return ask_next_zone(declared, state.bonus_zone)


# Applying


def turn_up_tokens(deck: Deck, state: State) -> State:
    """4.4 When all have declared, the tokens are turned up, then applied from the front backwards.

    4.13 Played tokens go to the discard, open, also those without effect.
    """
    discard = state.discard + jnp.sum(kinds_of(state.laid), axis=0, dtype=jnp.int32)
    turned_up = state._replace(discard=discard)
    applied = repeat(state.zones.shape[0], _apply_zone, turned_up, CHANGED_BY_TOKENS)
    applied = without_bonus(discard_tokens(applied))
    return choose(goes_on(applied), begin_programming(deck, flip_tiles(applied)), applied)


CHANGED_BY_TOKENS = (
    "phase",
    "zones",
    "fuel",
    "markers",
    "boards_added",
    "laid",
    "left_at",
    "moments",
    "loss",
    "ending",
)


def _apply_zone(state: State) -> State:
    """4.5 Tokens of one zone apply at the same time, from the positions at that moment.

    `laid` are the tokens that have yet to be applied.
    """
    waiting = state.laid < NO_TOKEN
    zone = jnp.max(jnp.where(waiting, state.zones, OUT))
    acting = jnp.where(waiting & (state.zones == zone), state.laid, NO_TOKEN)
    some = goes_on(state) & (zone > OUT)
    after = when(some, lambda now: _apply_tokens(now, zone, acting), state)
    return after._replace(laid=jnp.where(acting < NO_TOKEN, NO_TOKEN, state.laid))


def _apply_tokens(state: State, zone: Array, acting: Array) -> State:
    """4.5 What hits a ship from one zone adds up, and it makes a single move of the sum."""
    played = jnp.sum(kinds_of(acting), axis=0, dtype=jnp.int32)
    steps = (
        NITRO_ZONES * (acting == NITRO)
        - FLAMES_BACK * played[FLAMETHROWER] * _hit_by_flames(state, zone)
        - played[ELECTROMAGNET] * _pulled_by_magnet(state, zone)
    )
    drained = CANNON_FUEL * played[ION_CANNON] * _ahead_of(state, zone)
    filled = state._replace(fuel=state.fuel + TANK_FUEL * (acting == FUEL_TANK))
    moved, off_the_rear = move_ships(filled, steps)
    drained_state, empty = _drain(moved, drained)
    fields = _lay_markers(drained_state, zone, played[FORCE_FIELD])
    loss = jnp.where(off_the_rear, OFF_THE_REAR, DRAINED)
    return leave_the_track(fields, off_the_rear | empty, loss)


def _hit_by_flames(state: State, zone: Array) -> Array:
    """[player] 4.8 Flamethrower: all ships in the nearest occupied zone ahead move 2 back."""
    ahead = _ahead_of(state, zone)
    nearest = jnp.min(jnp.where(ahead, state.zones, NOWHERE))
    return ahead & (state.zones == nearest)


def _pulled_by_magnet(state: State, zone: Array) -> Array:
    """[player] 4.9 Electromagnet: the front-most zone moves 3 back, the ships in between 2."""
    in_front = state.zones == jnp.max(state.zones)
    back = jnp.where(in_front, MAGNET_BACK_IN_FRONT, MAGNET_BACK_BETWEEN)
    return jnp.where(_ahead_of(state, zone), back, 0)


def _ahead_of(state: State, zone: Array) -> Array:
    """[player] 4.6 A token never touches ships in its owner's own zone, nor behind it."""
    return state.zones > zone


def _drain(state: State, drained: Array) -> tuple[State, Array]:
    """4.10 Ion Cannon: a ship loses no more than it has; who has none left is eliminated."""
    fuel = jnp.maximum(state.fuel - drained, 0)
    return state._replace(fuel=fuel), (drained > 0) & (fuel == 0)


def _lay_markers(state: State, zone: Array, played: Array) -> State:
    """4.11 Force Field: a marker in the owner's zone, standing once its zone has been applied.

    1.8 A token for which no marker is left is spent for nothing.
    """
    laid = jnp.minimum(played, MARKERS - total(state.markers))
    here = jnp.arange(ZONES) == zone - state.rear
    return state._replace(markers=state.markers + here * laid)
