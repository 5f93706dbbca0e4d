"""First-timers, Rookies and Regulars as array policies: the same weights as the Python bots.

Written for one race, like the engine; `batch_last` makes it many. Every seat has the
number of its policy, and every policy is worked out for every seat.
"""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.bots import outlook, regular, rookie
from paddock.games.outspeed.bots.tokens import HELD_UP
from paddock.games.outspeed.lab.tuning.tables import (
    DIALLED,
    FACES,
    FUELS,
    MAX_PROSPECTS,
    MAX_RIVALS,
    ROUNDS_TOLD_APART,
    Tables,
)
from paddock.games.outspeed.layout import (
    BOARDS,
    DIAL_VALUES,
    ELECTROMAGNET,
    FLAMETHROWER,
    FORCE_FIELD,
    FUEL_TANK,
    ION_CANNON,
    KIND_NAMES,
    KINDS,
    NITRO,
    OUT,
    ROUNDS,
    SIDES,
    TRACK_TILES,
    ZONES_OF_A_BOARD,
)
from paddock.games.outspeed.tiles import Token
from paddock.games.outspeed.vector import bonus
from paddock.games.outspeed.vector.state import State, total
from paddock.vector.chance import TICKET_BITS

ANY, ZONES, CHEAP, ROOKIE, BOLD, CAREFUL = range(6)
"""The policies: three first-timers, a Rookie, two styles of a Regular."""
HASTE: Final = regular.BOLD.haste
TRIGGER: Final = regular.BOLD.trigger
TINY: Final = 1e-3
"""Less than any two routes differ in the eyes of a first-timer, but for equal ones."""


class Views(NamedTuple):
    """The tables of a deck, flat, so that one number finds a row. See `tables.Tables`."""

    gain: Array
    mean_zones: Array
    steps: Array
    finish_chance: Array
    finish_cost: Array
    finish_zones: Array
    liked: Array
    fled: Array
    zones: Array
    cheap: Array
    max_cost: Array
    max_zones: Array


def views_of(tables: Tables) -> Views:
    """The tables of a deck, ready for look-ups by row."""
    rows = {
        "gain": (-1, SIDES, FUELS),
        "finish_chance": (-1, SIDES, MAX_PROSPECTS),
        "finish_cost": (-1, SIDES, MAX_PROSPECTS),
        "finish_zones": (-1, SIDES, MAX_PROSPECTS),
    }
    return Views(
        *(
            jnp.asarray(getattr(tables, name)).reshape(rows.get(name, (-1, SIDES)))
            for name in Views._fields
        )
    )


def pick(ticket: Array, weights: Array) -> Array:
    """[player] A place along the last axis, by weights."""
    left = ticket.astype(jnp.float32) / (1 << TICKET_BITS) * jnp.sum(weights, axis=-1)
    reached, place = jnp.zeros_like(left), jnp.zeros_like(ticket)
    last = jnp.zeros_like(ticket)
    for number in range(weights.shape[-1]):
        weight = weights[..., number]
        reached = reached + weight
        place = place + (reached <= left)
        last = jnp.where(weight > 0, number, last)
    return jnp.minimum(place, last)


def mixed(values: Array, doubt: float, legal: Array) -> Array:
    """Weights that favour the better, the more so the less doubt there is."""
    best = jnp.max(jnp.where(legal, values, -1e9), axis=-1, keepdims=True)
    return jnp.where(legal, jnp.exp(jnp.minimum(values - best, 0) / doubt), 0)


def rivals_of(state: State) -> Array:
    """How many others race, at least one."""
    return jnp.clip(total(state.racing()) - 1, 1, MAX_RIVALS)


# Routes


class Open(NamedTuple):
    """The routes that each seat may take, and a number for each that decides between equals."""

    legal: Array  # [player, side]
    noise: Array  # [player, side]


class _Warned(NamedTuple):
    """What the table warns of."""

    falls: Array  # [player]
    safe: Array  # [player, side] legal, and cannot empty the tank


def route_weights(views: Views, policy: Array, state: State, open_: Open) -> Array:
    """[player, side] How often each seat takes each route."""
    row = (jnp.maximum(state.tile, 1) - 1) * MAX_RIVALS + rivals_of(state) - 1
    safe = open_.legal & ~_may_empty(views, state, row)
    warned = _Warned(_may_fall(views, state, row), safe)
    novice = _first_timer(views, policy, state, open_, warned)
    beginner = _rookie(views, state, open_.legal, warned)
    experienced = _regular(views, policy, state, open_.legal, row)
    chosen = jnp.where((policy == ROOKIE)[:, None], beginner, experienced)
    return jnp.where((policy < ROOKIE)[:, None], novice, chosen)


def _may_fall(views: Views, state: State, row: Array) -> Array:
    """[player] As `warnings.may_fall`."""
    reach = jnp.max(jnp.take(views.max_zones, row, axis=0, mode="clip"))
    front = state.rear + ZONES_OF_A_BOARD * (BOARDS + state.boards_added)
    beyond = jnp.max(state.zones) + reach - front
    needed = jnp.where(beyond >= 0, beyond // ZONES_OF_A_BOARD + 1, 0)
    boards = state.boards_added + needed
    return state.zones < state.rear + ZONES_OF_A_BOARD * boards


def _may_empty(views: Views, state: State, row: Array) -> Array:
    """[player, side] As `warnings.may_empty_the_tank`."""
    owed = jnp.take(views.max_cost, row, axis=0, mode="clip")[None]
    fuel = state.fuel[:, None]
    finish = state.tile > TRACK_TILES
    return (owed > 0) & jnp.where(finish, owed > fuel, owed >= fuel)


def _of_face(table: Array, state: State) -> Array:
    """[side] What a table says of the face that is up."""
    at = (jnp.maximum(state.tile, 1) - 1) * FACES + state.face
    return jnp.take(table, at, axis=0, mode="clip")


def _first_timer(views: Views, policy: Array, state: State, open_: Open, warned: _Warned) -> Array:
    zones, cheap = _of_face(views.zones, state)[None], _of_face(views.cheap, state)[None]
    idea = jnp.where((policy == ZONES)[:, None], zones, 0.0)
    idea = jnp.where((policy == CHEAP)[:, None], cheap, idea)
    wish = jnp.where(warned.falls[:, None], zones, idea) + TINY * open_.noise
    cannot_be_safe = ~jnp.any(warned.safe, axis=1, keepdims=True)
    among = jnp.where(cannot_be_safe, open_.legal, warned.safe)
    best = jnp.max(jnp.where(among, wish, -1e9), axis=1, keepdims=True)
    return (among & (wish >= best)).astype(jnp.float32)


def _rookie(views: Views, state: State, legal: Array, warned: _Warned) -> Array:
    fled = _of_face(views.fled, state)[None] / rookie.FEAR
    liked = _of_face(views.liked, state)[None] / rookie.WHIM
    weight = jnp.exp(jnp.where(warned.falls[:, None], fled, liked))
    return jnp.where(legal, weight * jnp.where(warned.safe, 1.0, rookie.HEEDLESS), 0.0)


def _regular(views: Views, policy: Array, state: State, legal: Array, row: Array) -> Array:
    finish = state.tile > TRACK_TILES
    style = jnp.where(policy == BOLD, 1.0, -1.0)
    on_track = _regular_on_track(views, style, state, legal, row)

    def at_the_finish(_: Array) -> Array:
        return _regular_at_finish(views, state, legal)

    weights: Array = jax.lax.cond(finish, at_the_finish, lambda same: same, on_track)
    return weights


def _regular_on_track(views: Views, style: Array, state: State, legal: Array, row: Array) -> Array:
    """As `regular._weigh_routes` before the last round."""
    left = jnp.clip(ROUNDS - state.round, 0, ROUNDS_TOLD_APART)
    at = row * (ROUNDS_TOLD_APART + 1) + left
    gains = jnp.take(views.gain, at, axis=0, mode="clip")
    fuel = jnp.minimum(state.fuel, FUELS - 1)
    with_fuel = fuel[:, None, None] == jnp.arange(FUELS)[None, None]
    gain = jnp.sum(jnp.where(with_fuel, gains[None], 0.0), axis=2)
    mean = jnp.take(views.mean_zones, at, axis=0, mode="clip")[None]
    steps = jnp.take(views.steps, at, axis=0, mode="clip")[None]
    value = gain + _moving(style, state, mean, steps)
    return mixed(value, regular.BOLD.doubt, legal)


def _moving(style: Array, state: State, mean: Array, steps: Array) -> Array:
    """[player, side] As `regular._moving`."""
    place = state.rear + jnp.arange(state.markers.shape[0])
    ahead = place[None] - state.zones[:, None]
    field = (state.markers > 0)[None] & (ahead > 0)
    nearest = jnp.min(jnp.where(field, ahead, 99), axis=1)[:, None]
    moved, step = jnp.minimum(mean, nearest), jnp.minimum(steps, nearest)
    leader = jnp.max(state.zones)
    here = _danger(state, state.zones, leader)[:, None]
    there = _danger(state, state.zones[:, None] + step, leader)
    safer = jnp.where(here > 0, here - there, 0.0)
    return HASTE * style[:, None] * moved + moved - mean + safer


def _danger(state: State, zones: Array, leader: Array) -> Array:
    """As `outlook.danger`."""
    safe = state.rear + ZONES_OF_A_BOARD * (1 + state.boards_added)
    front = state.rear + ZONES_OF_A_BOARD * (BOARDS + state.boards_added)
    nearness = jnp.maximum(0.0, 1 - (front - leader - 1) / 9)
    fear = nearness * (0.3 + 0.85 * jnp.minimum(4, safe - zones))
    return jnp.where(zones >= safe, 0.0, fear)


def _regular_at_finish(views: Views, state: State, legal: Array) -> Array:
    """As `regular._finish_chance`."""
    tile = jnp.clip(state.tile - 1 - TRACK_TILES, 0, 3)
    row = tile * MAX_RIVALS + rivals_of(state) - 1
    chance, cost, zones = (
        jnp.take(table, row, axis=0, mode="clip")
        for table in (views.finish_chance, views.finish_cost, views.finish_zones)
    )
    at = ((state.tile - 1) * MAX_RIVALS + rivals_of(state) - 1) * (ROUNDS_TOLD_APART + 1)
    mean = jnp.take(views.mean_zones, at, axis=0, mode="clip")
    lit = jnp.sum(chance, axis=1) > 0
    others = jnp.sum(jnp.where(lit, mean, 0)) / jnp.maximum(jnp.sum(lit), 1)
    dial = jnp.any(zones == DIALLED, axis=1)
    rival = state.zones + others
    fuel = state.fuel[:, None, None].astype(jnp.float32)
    dialled = jnp.minimum(fuel, DIAL_VALUES - 1)
    is_dial = dial[None, :, None]
    steps = jnp.where(is_dial, dialled, zones[None])
    ahead = state.zones[:, None, None] + steps
    affordable = is_dial | (cost[None] <= fuel)
    in_front = jnp.ones_like(ahead)
    players = state.zones.shape[0]
    for other in range(players):
        counts = (state.zones[other] > OUT) & (jnp.arange(players) != other)
        behind = jnp.minimum(30.0, rival[other] - ahead)
        odds = 1 / (1 + jnp.exp(behind / regular.SPREAD_AT_FINISH))
        in_front = in_front * jnp.where(counts[:, None, None], odds, 1.0)
    value = jnp.sum(jnp.where(affordable, chance[None] * in_front, 0.0), axis=2)
    return mixed(value, regular.DOUBT_OF_FINISH, legal)


# Tokens


def token_weights(policy: Array, state: State, legal: Array) -> Array:
    """[player, answer] How often each seat plays no token, or one of each kind."""
    kinds = jnp.maximum(total(legal[:, 1:].astype(jnp.int32)), 1)[:, None]
    keeps = jnp.full_like(kinds, 1, jnp.float32) * (1 - rookie.LAYS_A_TOKEN)
    whim = jnp.concatenate([keeps, jnp.repeat(rookie.LAYS_A_TOKEN / kinds, KINDS, axis=1)], axis=1)
    novice = jnp.where((policy == ROOKIE)[:, None], whim, 1.0) * legal
    experienced = mixed(_token_values(policy, state), regular.DOUBT_OF_TOKENS, legal)
    return jnp.where((policy >= BOLD)[:, None], experienced, novice)


def _token_values(policy: Array, state: State) -> Array:
    """[player, answer] As `regular._token_value`: the chance to win after each answer."""
    players = state.zones.shape[0]
    zones = jnp.broadcast_to(state.zones[None, None], (players, KINDS, players))
    out, moved, fuelled = state.zones[None, None] <= OUT, _pushes(state), _fuelled(state)
    after = zones + moved
    gone = out | ((moved < 0) & (after < state.rear))
    fuel = jnp.maximum(state.fuel[None, None] + fuelled, 0)
    gone = gone | ((fuelled != 0) & (fuel == 0))
    me = jnp.eye(players, dtype=bool)[:, None]
    tokens = total(state.tokens)[None, None] - me
    played = _chances(state, after, fuel, tokens, gone)
    quiet = _chances(state, state.zones, state.fuel, total(state.tokens), state.zones <= OUT)
    trigger = jnp.where(policy == BOLD, TRIGGER, -TRIGGER)[:, None]
    mine = jnp.sum(jnp.where(me, played, 0.0), axis=2) + trigger
    return jnp.concatenate([quiet[:, None], mine], axis=1)


def _pushes(state: State) -> Array:
    """[player, kind, other] How far each token moves each ship, as `tokens.after_token`."""
    players = state.zones.shape[0]
    racing = state.racing()
    gap = jnp.where(racing[None], state.zones[None] - state.zones[:, None], 0)
    ahead = gap > 0
    nearest = jnp.min(jnp.where(ahead, gap, 99), axis=1, keepdims=True)
    front = jnp.max(gap, axis=1, keepdims=True)
    me = jnp.eye(players, dtype=jnp.int32)
    held = sum((jnp.where(gap == -behind, far, 0) for behind, far in HELD_UP.items()), me * 0)
    by_kind = {
        NITRO: bonus.NITRO_ZONES * me,
        FLAMETHROWER: jnp.where(ahead & (gap == nearest), -bonus.FLAMES_BACK, 0),
        FORCE_FIELD: -held,
        ELECTROMAGNET: jnp.where(
            ahead,
            jnp.where(gap == front, -bonus.MAGNET_BACK_IN_FRONT, -bonus.MAGNET_BACK_BETWEEN),
            0,
        ),
    }
    return jnp.stack([by_kind.get(kind, me * 0) for kind in range(KINDS)], axis=1)


def _fuelled(state: State) -> Array:
    """[player, kind, other] How each token changes each tank."""
    players = state.zones.shape[0]
    me = jnp.eye(players, dtype=jnp.int32)
    ahead = state.racing()[None] & (state.zones[None] > state.zones[:, None])
    by_kind = {
        FUEL_TANK: bonus.TANK_FUEL * me,
        ION_CANNON: jnp.where(ahead, -bonus.CANNON_FUEL, 0),
    }
    return jnp.stack([by_kind.get(kind, me * 0) for kind in range(KINDS)], axis=1)


def _chances(state: State, zones: Array, fuel: Array, tokens: Array, gone: Array) -> Array:
    """[..., player] As `outlook.chances_to_win`, along the last axis."""
    left = ROUNDS - state.round + 1
    spread = outlook.SPREAD + outlook.SPREAD_OF_A_ROUND * left
    a_token = jnp.where(left > 1, outlook.A_TOKEN, outlook.A_LAST_TOKEN)
    leader = jnp.max(jnp.where(gone, OUT, zones), axis=-1, keepdims=True)
    has = (
        (zones - state.rear)
        + _worth_of_fuel(fuel, left)
        + a_token * tokens
        - _danger(state, zones, leader)
    )
    weights = jnp.where(gone, 0.0, jnp.exp(jnp.minimum(40.0, has / spread)))
    return weights / jnp.maximum(jnp.sum(weights, axis=-1, keepdims=True), 1e-9)


def _worth_of_fuel(fuel: Array, left: Array) -> Array:
    """As `outlook.worth_of_fuel`, before the end."""
    useful, low = jnp.minimum(fuel, 5 + 4 * left), jnp.maximum(0, outlook.LOW - fuel)
    a_drop = jnp.where(left > 1, outlook.A_DROP, outlook.A_LAST_DROP)
    return a_drop * useful + 0.02 * (fuel - useful) - 0.1 * low * low


# The dial, and keeping a token


def dial_weights(policy: Array, legal: Array) -> Array:
    """[player, value] How often each seat dials each value."""
    value = jnp.arange(DIAL_VALUES, dtype=jnp.float32)[None]
    novice = jnp.where((policy == ROOKIE)[:, None], 1 + value, 1.0) * legal
    value = jnp.broadcast_to(value, legal.shape)
    return jnp.where((policy >= BOLD)[:, None], mixed(value, 0.2, legal), novice)


def keep_weights(policy: Array, legal: Array) -> Array:
    """[player, kind] How often each seat keeps a token of each kind."""
    worth = jnp.array([outlook.WORTH_OF_TOKEN[Token(name)] for name in KIND_NAMES], jnp.float32)
    worth = jnp.broadcast_to(worth[None], legal.shape)
    wise = mixed(worth, regular.DOUBT_OF_KEEPING, legal)
    return jnp.where((policy >= BOLD)[:, None], wise, legal.astype(jnp.float32))
