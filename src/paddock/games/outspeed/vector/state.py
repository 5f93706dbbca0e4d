"""The pieces of a race as arrays of fixed shape, and what chance gives."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import (
    FIRST_ZONE_OF_SHIPS,
    FUEL_AT_START,
    KINDS,
    LARGE,
    LOOKED_AT,
    MAX_ON_THE_SMALL_FACE,
    NO_BURIED,
    NO_DIAL,
    NO_SIDE,
    NO_TOKEN,
    NOT_ENDED,
    OUT,
    SMALL,
    TRACK_TILES,
    TURN_UP_TILE,
    ZONES,
    bottom_size,
)
from paddock.games.outspeed.vector.deck import Deck

PytreeT = TypeVar("PytreeT")


class State(NamedTuple):
    """A race, field by field that of the rules. There is no chance in here.

    `tiles` is a set, one bit for each track tile. `zones` are `OUT` for ships that are out.
    `bottom` are the tokens under the stack, each `kind + 8 * seat`, or `NO_BURIED`. `markers` are
    counted by zone, from the rear on. `left_at` is the moment in which a seat left, from 1 on.
    `loss` says why; the rules have that in an event.
    """

    phase: Array
    round: Array
    tile: Array
    face: Array
    tiles: Array
    zones: Array  # [player]
    fuel: Array  # [player]
    tokens: Array  # [player, kind]
    pile: Array  # [kind]
    bottom: Array  # [place]
    discard: Array  # [kind]
    markers: Array  # [zone]
    rear: Array
    boards_added: Array
    bonus_zone: Array
    answers: Array  # [player]
    laid: Array  # [player]
    routes: Array  # [player]
    driving: Array  # [player]
    dials: Array  # [player]
    owed: Array  # [player]
    gained_zones: Array  # [player]
    gained_fuel: Array  # [player]
    draw_place: Array  # [player]
    looked_at: Array  # [player, 2]
    left_at: Array  # [player]
    moments: Array
    loss: Array  # [player]
    ending: Array

    def racing(self) -> Array:
        """[player] Whose ships are on the track."""
        return self.zones > OUT


class Outcomes(NamedTuple):
    """What chance gives in a step, needed or not.

    Each player has dice of their own. A ticket draws a token from the pile as it is then.
    """

    tile: Array
    cost_dice: Array  # [player, die]
    zone_dice: Array  # [player, die]
    fuel_dice: Array  # [player, die]
    tickets: Array  # [player, 2]


def setup(deck: Deck, players: int) -> State:
    """2.1 Every ship starts in zone 3 with 12 fuel and no token. 2.2, 2.4 No order is known."""
    nobody = jnp.zeros(players, jnp.int32)
    size = bottom_size(players, int(deck.tokens.sum()))
    small = players <= MAX_ON_THE_SMALL_FACE
    zero = jnp.int32(0)
    start = State(
        phase=jnp.int32(TURN_UP_TILE),
        round=jnp.int32(1),
        tile=zero,
        face=jnp.int32(SMALL if small else LARGE),
        tiles=jnp.uint32((1 << TRACK_TILES) - 1),
        zones=nobody + FIRST_ZONE_OF_SHIPS,
        fuel=nobody + FUEL_AT_START,
        tokens=jnp.zeros((players, KINDS), jnp.int32),
        pile=jnp.asarray(deck.tokens),
        bottom=jnp.full(size, NO_BURIED, jnp.int32),
        discard=jnp.zeros(KINDS, jnp.int32),
        markers=jnp.zeros(ZONES, jnp.int32),
        rear=jnp.int32(1),
        boards_added=zero,
        bonus_zone=zero,
        answers=nobody,
        laid=nobody + NO_TOKEN,
        routes=nobody + NO_SIDE,
        driving=jnp.zeros(players, bool),
        dials=nobody + NO_DIAL,
        owed=nobody,
        gained_zones=nobody,
        gained_fuel=nobody,
        draw_place=nobody + players,
        looked_at=jnp.full((players, LOOKED_AT), NO_TOKEN, jnp.int32),
        left_at=nobody,
        moments=zero,
        loss=nobody,
        ending=jnp.int32(NOT_ENDED),
    )
    return stored(start)


def choose(condition: Array, yes: PytreeT, no: PytreeT) -> PytreeT:
    """One of two states or parts of them, game by game."""

    def either(one: Array, other: Array) -> Array:
        return one if one is other else jnp.where(condition, one, other)

    chosen: PytreeT = jax.tree.map(either, yes, no)
    return chosen


# Between the parts of the rules a race is kept in small numbers, which take less time to move


SHORT: Final = (
    "zones",
    "fuel",
    "pile",
    "discard",
    "rear",
    "bonus_zone",
    "owed",
    "gained_zones",
    "gained_fuel",
)
"""Fields that may pass 127; the others are smaller. Sets of bits and truths are not touched."""


def stored(state: State) -> State:
    """The race as it is kept."""

    def small(name: str, numbers: Array) -> Array:
        if numbers.dtype != jnp.int32:
            return numbers
        return numbers.astype(jnp.int16 if name in SHORT else jnp.int8)

    return State(*map(small, State._fields, state))


def wide(state: State) -> State:
    """The race as the rules work on it: all numbers have 32 bits."""

    def widened(numbers: Array) -> Array:
        signed = jnp.issubdtype(numbers.dtype, jnp.signedinteger)
        return numbers.astype(jnp.int32) if signed else numbers

    return State(*map(widened, state))


def when(condition: Array, part: Callable[[State], State], state: State) -> State:
    """A part of the rules, for the races that wait for it; the others stay as they are.

    A batch in which no race waits for it is spared the work.
    """

    def in_full(before: State) -> State:
        known = wide(before)
        after = part(known)
        return State(*map(_unless_the_same, after, known, before))

    after: State = jax.lax.cond(condition, in_full, lambda same: same, state)
    return after


def _unless_the_same(new: Array, known: Array, kept: Array) -> Array:
    return kept if new is known else new.astype(kept.dtype)


def repeat(
    times: int, part: Callable[[State], State], state: State, changing: Sequence[str]
) -> State:
    """A part of the rules, so many times. Only the fields that it changes are carried along."""

    def once(_: int, now: dict[str, Array]) -> dict[str, Array]:
        after = part(state._replace(**now))
        return {name: getattr(after, name) for name in changing}

    kept = stored(state)
    start = {name: getattr(kept, name) for name in changing}
    done: dict[str, Array] = jax.lax.fori_loop(0, times, once, start)
    return wide(state._replace(**done))


def total(numbers: Array) -> Array:
    """The sum along the last axis."""
    return jnp.sum(numbers, axis=-1, dtype=jnp.int32)


def kinds_of(tokens: Array) -> Array:
    """[..., kind] Each token as a count of its kind; `NO_TOKEN` counts nothing."""
    return (tokens[..., None] == jnp.arange(KINDS)).astype(jnp.int32)


def without_bonus(state: State) -> State:
    """4. The Bonus phase is over."""
    return state._replace(
        bonus_zone=jnp.zeros_like(state.bonus_zone),
        answers=jnp.zeros_like(state.answers),
        laid=jnp.full_like(state.laid, NO_TOKEN),
    )


def without_resolution(state: State) -> State:
    """7. The Resolution is over."""
    nothing = jnp.zeros_like(state.owed)
    return state._replace(
        routes=jnp.full_like(state.routes, NO_SIDE),
        driving=jnp.zeros_like(state.driving),
        dials=jnp.full_like(state.dials, NO_DIAL),
        owed=nothing,
        gained_zones=nothing,
        gained_fuel=nothing,
    )


def without_drawing(state: State) -> State:
    """7.7 Nobody draws tokens any more."""
    return state._replace(
        draw_place=jnp.full_like(state.draw_place, state.zones.shape[0]),
        looked_at=jnp.full_like(state.looked_at, NO_TOKEN),
    )
