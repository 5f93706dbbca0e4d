"""A deck as arrays: what is printed on the routes of every tile and face (1.5, 1.6)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from paddock.games.outspeed.layout import AMOUNT, NO_SIDE, NUMBERS_OF_A_ROUTE, ROUTE, SIDES

Ints = NDArray[np.int32]


class Deck(NamedTuple):
    """All that the rules need of a deck. It never changes, so it is no part of a state."""

    routes: Ints  # [tile, face, side, number]
    yellow: Ints
    blue: Ints
    tokens: Ints  # [kind]
    cost_dice: int
    zone_dice: int
    fuel_dice: int

    def most_dice(self) -> int:
        """How many dice a player can have to roll in a round."""
        return self.cost_dice + self.zone_dice + self.fuel_dice


class Amount(NamedTuple):
    """1.6 A sum, for each route or for each player: number, dice, counts of routes, dial."""

    number: Array
    dice: Array
    counts: Array  # [..., side]
    dial: Array


class Routes(NamedTuple):
    """1.5 Routes, those of a face or the one that each player is on."""

    lit: Array
    room: Array
    least: Array
    token: Array
    cost: Amount
    zones: Amount
    fuel: Amount


def deck_of(tables: Mapping[str, Any]) -> Deck:
    """A deck out of the plain numbers that `encoding.deck_tables` makes of it."""
    routes = np.array(tables["routes"], np.int32)
    yellow, blue, tokens = (
        np.array(tables[name], np.int32) for name in ("yellow", "blue", "tokens")
    )
    cost_dice, zone_dice, fuel_dice = (_most_dice(routes, field) for field in range(3))
    return Deck(routes, yellow, blue, tokens, cost_dice, zone_dice, fuel_dice)


def _most_dice(routes: Ints, field: int) -> int:
    at = len(ROUTE) + field * len(AMOUNT) + AMOUNT.index("dice")
    return int(routes[..., at].max())


def printed_on(deck: Deck, tile: Array, face: Array) -> Array:
    """[side, number] The three routes of a face, as numbers."""
    return jnp.asarray(deck.routes)[tile - 1, face]


def taken(printed: Array, routes: Array) -> Array:
    """[player, number] The route that each player is on; nothing for who is on none."""
    on_it = (routes[:, None] == jnp.arange(SIDES)) & (routes[:, None] < NO_SIDE)
    return jnp.sum(jnp.where(on_it[:, :, None], printed[None], 0), axis=1, dtype=jnp.int32)


def read(numbers: Array) -> Routes:
    """The numbers of routes, by name."""
    assert numbers.shape[-1] == NUMBERS_OF_A_ROUTE
    lit, room, least, token = (numbers[..., at] for at in range(len(ROUTE)))
    cost, zones, fuel = (_amount(numbers, field) for field in range(3))
    return Routes(lit > 0, room, least, token > 0, cost, zones, fuel)


def _amount(numbers: Array, field: int) -> Amount:
    at = len(ROUTE) + field * len(AMOUNT)
    counts = numbers[..., at + 2 : at + 2 + SIDES]
    return Amount(numbers[..., at], numbers[..., at + 1], counts, numbers[..., at + 5] > 0)
