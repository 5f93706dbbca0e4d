"""What a neural net is given of an observation: the same features for every number of players.

Two steps. `compact` makes whole numbers of a fixed size: seats are padded to six, and the tiles to
come are summed up as what is printed on them. `features` makes the inputs of a net of them, scaled
or one-hot. Nothing names a tile, so a net can play any deck.

Both take the array library as their first argument: NumPy for a bot, JAX for a trainer.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paddock.arrays import Array, ArrayModule, Number, numpy_array
from paddock.core.memory import remember_last
from paddock.games.outspeed.encoding import deck_tables
from paddock.games.outspeed.layout import (
    ACTIONS,
    AMOUNT,
    KINDS,
    LOOKED_AT,
    NO_LIMIT,
    NO_TOKEN,
    NUMBERS_OF_A_ROUTE,
    ROUTE,
    SIDES,
    TRACK_TILES,
    ZONES,
)
from paddock.games.outspeed.state import Config
from paddock.games.outspeed.tiles import Deck

VERSION: Final = 1
"""Raised with every change of what a feature means: a net belongs to one version."""
SLOTS: Final = ACTIONS
MAX_PLAYERS: Final = 6
NUMBERS_OF_A_SEAT: Final = 11
SINGLE: Final = 8
"""Phase, round, tile, face, boards added, pile, bonus zone, ending."""
PRINTED: Final = SIDES * NUMBERS_OF_A_ROUTE
OWN: Final = KINDS + 1 + LOOKED_AT
SUMMED: Final = 6
"""Of a face: lit routes, least cost, most zones, most fuel (each doubled), tokens, room."""

PHASE, ROUND, TILE, FACE, BOARDS_ADDED, PILE, BONUS_ZONE, _ENDING = range(SINGLE)


class Context(NamedTuple):
    """What a race is played with and observations do not say."""

    players: int
    variant: bool | Array  # a truth, or an array of one
    summary: Array  # [tile, face, number] of the track tiles
    dice: Array  # [2] the mean of the yellow and the blue die, times four


def slots(config: Config) -> NDArray[np.int32]:
    """The place of each action in the output of a net."""
    return np.arange(ACTIONS, dtype=np.int32)


def context(config: Config) -> Context:
    """What the players agreed before the race."""
    return Context(config.players, config.variant is not None, *_of_deck(config.deck))


@remember_last
def _of_deck(deck: Deck) -> tuple[Array, Array]:
    """The summary of the tiles, and the dice: it takes a millisecond."""
    tables = deck_tables(deck)
    routes = np.array(tables["routes"], np.float64)[:TRACK_TILES]
    means = [float(np.array(tables[die], np.float64).mean()) for die in ("yellow", "blue")]
    dice = np.round(4 * np.array(means)).astype(np.int32)
    return numpy_array(_summary(routes, *means)), numpy_array(dice)


def _summary(routes: NDArray[np.float64], yellow: float, blue: float) -> NDArray[np.int32]:
    """[tile, face, number] What a face offers, whatever the number of its routes."""
    lit = routes[..., 0]
    at = len(ROUTE)
    cost, zones, fuel = (
        routes[..., at + part * len(AMOUNT)]
        + routes[..., at + part * len(AMOUNT) + 1] * die
        + routes[..., at + part * len(AMOUNT) + 2 : at + part * len(AMOUNT) + 5].sum(-1)
        for part, die in ((0, yellow), (1, blue), (2, yellow))
    )
    room = np.minimum(routes[..., 1], MAX_PLAYERS)
    parts = [
        lit.sum(-1),
        2 * np.where(lit > 0, cost, 9).min(-1),
        2 * (lit * zones).max(-1),
        2 * (lit * fuel).max(-1),
        (lit * routes[..., 3]).sum(-1),
        (lit * room).sum(-1),
    ]
    return np.round(np.stack(parts, -1)).astype(np.int32)


NUMBERS: Final = (
    2
    + SINGLE
    + ZONES
    + KINDS
    + PRINTED
    + NUMBERS_OF_A_SEAT * MAX_PLAYERS
    + OWN
    + 1
    + SUMMED
    + 1
    + 2
)
"""How many whole numbers `compact` gives."""


def compact(xp: ArrayModule, around: Context, seen: Array) -> Array:
    """[..., number] An observation of any number of players, in a fixed size."""
    players, lead = around.players, seen.shape[:-1]
    seats_at = SINGLE + TRACK_TILES + ZONES + KINDS + PRINTED
    own_at = seats_at + NUMBERS_OF_A_SEAT * players
    to_come = seen[..., SINGLE : SINGLE + TRACK_TILES]
    seats = seen[..., seats_at:own_at].reshape(*lead, NUMBERS_OF_A_SEAT, players)
    empty = xp.zeros((*lead, NUMBERS_OF_A_SEAT, MAX_PLAYERS - players), seen.dtype)
    padded = xp.concatenate([seats, empty], -1).reshape(*lead, NUMBERS_OF_A_SEAT * MAX_PLAYERS)
    buried = (seen[..., own_at + OWN :] > 0).sum(-1, keepdims=True)
    large = seen[..., FACE : FACE + 1]
    small_sum, large_sum = (_summed(xp, to_come, around.summary[:, face]) for face in (0, 1))
    return xp.concatenate(
        [
            _same(xp, seen, players),
            _same(xp, seen, around.variant),
            seen[..., :SINGLE],
            seen[..., SINGLE + TRACK_TILES : seats_at],
            padded,
            seen[..., own_at : own_at + OWN],
            buried.astype(seen.dtype),
            xp.where(large > 0, large_sum, small_sum).astype(seen.dtype),
            to_come.sum(-1, keepdims=True).astype(seen.dtype),
            xp.broadcast_to(xp.asarray(around.dice).astype(seen.dtype), (*lead, 2)),
        ],
        -1,
    )


def _same(xp: ArrayModule, like: Array, number: Number) -> Array:
    return xp.full((*like.shape[:-1], 1), number, like.dtype)


def _summed(xp: ArrayModule, to_come: Array, summary: Array) -> Array:
    return (to_come[..., :, None] * xp.asarray(summary)).sum(-2)


def features(xp: ArrayModule, numbers: Array) -> Array:
    """[..., feature] The inputs of a net, from what `compact` gives."""
    taken = _Taken(numbers)
    players, variant = taken(1), taken(1)
    single, markers, discard = taken(SINGLE), taken(ZONES), taken(KINDS)
    printed, seats = taken(PRINTED), taken(NUMBERS_OF_A_SEAT * MAX_PLAYERS)
    own, buried, coming, tiles, dice = taken(OWN), taken(1), taken(SUMMED), taken(1), taken(2)
    ones = _OneHot(xp)
    seat = xp.arange(MAX_PLAYERS)
    present = _floats(xp, seat < players)
    parts = [
        ones(single[..., PHASE], range(1, 9)),
        ones(single[..., ROUND], range(1, 14)),
        _floats(xp, single[..., FACE : FACE + 1]),
        _floats(xp, variant),
        ones(single[..., BOARDS_ADDED], range(1, 3)),
        _floats(xp, single[..., PILE : PILE + 1]) / 32,
        ones(single[..., BONUS_ZONE], range(1, 19)),
        ones(players[..., 0], range(2, 7)),
        present,
        _floats(xp, markers) / 2,
        _floats(xp, discard) / 4,
        *_of_routes(xp, ones, printed),
        *_of_seats(xp, ones, seats),
        _floats(xp, own[..., :KINDS]) / 2,
        ones(own[..., KINDS], range(NO_TOKEN + 1)),
        *[ones(own[..., KINDS + 1 + place], range(NO_TOKEN + 1)) for place in range(LOOKED_AT)],
        _floats(xp, buried) / 8,
        _floats(xp, coming) / xp.maximum(_floats(xp, tiles), 1) / 6,
        _floats(xp, tiles) / TRACK_TILES,
        _floats(xp, dice) / 8,
    ]
    return xp.concatenate(parts, -1)


class _Taken:
    """The parts of a row, one after the other."""

    def __init__(self, numbers: Array) -> None:
        self._numbers, self._at = numbers, 0

    def __call__(self, count: int) -> Array:
        part = self._numbers[..., self._at : self._at + count]
        self._at += count
        return part


class _OneHot:
    """A one for the value that a number has. More counts as the highest, less as nothing."""

    def __init__(self, xp: ArrayModule) -> None:
        self._xp = xp

    def __call__(self, number: Array, values: range) -> Array:
        near = self._xp.clip(number, values[0] - 1, values[-1])
        return _floats(self._xp, near[..., None] == self._xp.arange(values[0], values[-1] + 1))

    def many(self, numbers: Array, values: range) -> Array:
        """The same of several, in one row."""
        hot = self(numbers, values)
        return hot.reshape(*numbers.shape[:-1], numbers.shape[-1] * len(values))


def _floats(xp: ArrayModule, numbers: Array) -> Array:
    return numbers.astype(xp.float32)


def _of_routes(xp: ArrayModule, ones: _OneHot, printed: Array) -> list[Array]:
    routes = printed.reshape(*printed.shape[:-1], SIDES, NUMBERS_OF_A_ROUTE)
    room = xp.where(routes[..., 1] >= NO_LIMIT, 7, xp.minimum(routes[..., 1], MAX_PLAYERS))
    fixed = xp.stack([routes[..., len(ROUTE) + part * len(AMOUNT)] for part in range(3)], -1)
    scaled = _floats(xp, xp.minimum(routes[..., 2:], 12)) / 4
    lead = printed.shape[:-1]
    return [
        _floats(xp, routes[..., 0]),
        ones.many(room, range(1, 8)),
        scaled.reshape(*lead, SIDES * (NUMBERS_OF_A_ROUTE - 2)),
        ones.many(fixed.reshape(*lead, 3 * SIDES), range(1, 8)),
    ]


def _of_seats(xp: ArrayModule, ones: _OneHot, seats: Array) -> list[Array]:
    """Each number of a seat, for all six; then what lies between the seat and the others."""
    lead = seats.shape[:-1]
    rows = seats.reshape(*lead, NUMBERS_OF_A_SEAT, MAX_PLAYERS)
    zone, fuel, tokens, answer, route, driving, dial, owed, zones, gained, draw = (
        rows[..., number, :] for number in range(NUMBERS_OF_A_SEAT)
    )
    racing = zone > 0
    ahead = xp.where(racing, zone - zone[..., :1], 0)
    richer = xp.where(racing, fuel - fuel[..., :1], 0)
    in_race = racing.sum(-1)
    return [
        ones.many(zone, range(1, 19)),
        _floats(xp, xp.minimum(fuel, 40)) / 10,
        ones(fuel[..., 0], range(24)),
        ones.many(xp.minimum(fuel[..., 1:], 12), range(1, 13)),
        ones.many(tokens, range(1, 5)),
        ones.many(answer, range(1, 3)),
        ones.many(xp.where(route < SIDES, route, -1), range(SIDES)),
        _floats(xp, driving),
        _floats(xp, xp.where(dial < 10, dial + 1, 0)) / 5,
        _floats(xp, owed) / 6,
        _floats(xp, zones) / 6,
        _floats(xp, gained) / 6,
        _floats(xp, draw) / 6,
        _floats(xp, ahead) / 5,
        _floats(xp, ahead[..., 1:] > 0),
        _floats(xp, ahead[..., 1:] == 0) * _floats(xp, racing[..., 1:]),
        _floats(xp, richer) / 10,
        ones(in_race, range(1, 7)),
    ]
