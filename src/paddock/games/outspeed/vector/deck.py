"""A deck as arrays: what is printed on the routes of every tile and face (1.5, 1.6)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from paddock.games.outspeed.layout import AMOUNT, NO_SIDE, ROUTE, SIDES

Ints = NDArray[np.int32]


class Deck(NamedTuple):
    """All that the rules need of a deck. It never changes, so it is no part of a state."""

    routes: Ints  # [tile, face, side, word]
    printed: Ints  # [tile and face, number] row 0 is no tile
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


FACES: Final = 2
NUMBERS_IN_A_WORD: Final = (
    (*((name, 8) for name in ROUTE),),
    *(((AMOUNT[0], 8), *((name, 4) for name in AMOUNT[1:])),) * 3,
)
"""1.5, 1.6 A route is four words: of itself, its cost, its zones, its fuel; numbers with bits."""


def as_words(routes: Ints) -> Ints:
    """[tile, face, side, word] The numbers of every route, several in a word."""
    words, number = [], 0
    for numbers in NUMBERS_IN_A_WORD:
        word, at = np.zeros(routes.shape[:-1], np.int32), 0
        for name, bits in numbers:
            values = routes[..., number]
            if values.min() < 0 or values.max() >= 1 << bits:
                raise ValueError(f"{name} has {bits} bits in an engine, {values.max()} has more")
            word, at, number = word | values << at, at + bits, number + 1
        words.append(word)
    return np.stack(words, axis=-1)


def deck_of(tables: Mapping[str, Any]) -> Deck:
    """A deck out of the plain numbers that `encoding.deck_tables` makes of it."""
    routes = np.array(tables["routes"], np.int32)
    yellow, blue, tokens = (
        np.array(tables[name], np.int32) for name in ("yellow", "blue", "tokens")
    )
    cost_dice, zone_dice, fuel_dice = (_most_dice(routes, field) for field in range(3))
    return Deck(
        as_words(routes),
        as_rows(routes),
        yellow,
        blue,
        tokens,
        cost_dice,
        zone_dice,
        fuel_dice,
    )


def as_rows(routes: Ints) -> Ints:
    """[tile and face, number] The numbers of every face in one row, after a row for no tile."""
    rows = routes.reshape(routes.shape[0] * routes.shape[1], -1)
    return np.concatenate([np.zeros_like(rows[:1]), rows])


def _most_dice(routes: Ints, field: int) -> int:
    at = len(ROUTE) + field * len(AMOUNT) + AMOUNT.index("dice")
    return int(routes[..., at].max())


def printed_on(deck: Deck, tile: Array, face: Array) -> Array:
    """[side, word] The three routes of a face."""
    faces = deck.routes.reshape(-1, *deck.routes.shape[2:])
    return jnp.take(faces, FACES * (tile - 1) + face, axis=0, mode="clip")


def seen_on(deck: Deck, tile: Array, face: Array) -> Array:
    """[number] What everybody can read on the face that is up; no tile is up: 0."""
    row = jnp.where(tile > 0, 1 + FACES * (tile - 1) + face, 0)
    return jnp.take(deck.printed, row, axis=0, mode="clip")


def taken(printed: Array, routes: Array) -> Array:
    """[player, word] The route that each player is on; nothing for who is on none."""
    on_it = (routes[:, None] == jnp.arange(SIDES)) & (routes[:, None] < NO_SIDE)
    return jnp.sum(jnp.where(on_it[:, :, None], printed[None], 0), axis=1, dtype=jnp.int32)


def read(words: Array) -> Routes:
    """The numbers of routes, by name."""
    route, *amounts = (
        [(words[..., place] >> at) & mask for at, mask in _BITS[place]]
        for place in range(len(NUMBERS_IN_A_WORD))
    )
    lit, room, least, token = route
    return Routes(lit > 0, room, least, token > 0, *(_amount(*amount) for amount in amounts))


def _amount(*numbers: Array) -> Amount:
    number, dice, *counts, dial = numbers
    return Amount(number, dice, jnp.stack(counts, axis=-1), dial > 0)


def _places_of(numbers: Sequence[tuple[str, int]]) -> list[tuple[int, int]]:
    """Where in a word each number begins, and the bits that it has."""
    begins = np.cumsum([0, *(bits for _, bits in numbers)]).tolist()
    return [(at, (1 << bits) - 1) for at, (_, bits) in zip(begins, numbers, strict=False)]


_BITS: Final = [_places_of(numbers) for numbers in NUMBERS_IN_A_WORD]
