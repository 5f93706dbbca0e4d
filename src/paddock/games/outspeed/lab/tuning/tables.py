"""What the bots know of a deck, as tables for array policies: no JAX, plain numpy.

The numbers come from the functions of the Python bots, so the two cannot drift apart.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paddock.games.outspeed.bots import first_timer, rookie
from paddock.games.outspeed.bots.regular import mean_zones
from paddock.games.outspeed.bots.routes import MAX_FUEL, Question, gain, prospects, question
from paddock.games.outspeed.bots.warnings import most_cost, most_zones
from paddock.games.outspeed.encoding import deck_tables
from paddock.games.outspeed.layout import FINISH_TILES, ROUNDS, SIDES, TILES, TRACK_TILES
from paddock.games.outspeed.tiles import TILE_OF_THE_LONELY, Deck, Face, Players, Side
from paddock.games.outspeed.vector.deck import as_words

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]

MAX_RIVALS: Final = 5
MAX_RIVALS_ON_THE_SMALL_FACE: Final = 3
ROUNDS_TOLD_APART: Final = 5
"""With more rounds to come, no tank is so full that another round matters to a Regular."""
MAX_PROSPECTS: Final = 32
DIALLED: Final = -1
"""Stands for the zones of a route with the dial (7.8)."""
FUELS: Final = MAX_FUEL + 1
FACES: Final = 2


class Tables(NamedTuple):
    """A deck as numbers. Where it says rival, that many others race: it gives the face as well."""

    routes: Ints  # [tile, face, side, word]
    gain: Floats  # [track tile, rival, rounds left, side, fuel]
    mean_zones: Floats  # [tile, rival, rounds left, side]
    steps: Ints  # the same in whole zones: halves are rounded as the Python bots round them
    finish_chance: Floats  # [finish tile, rival, side, prospect]
    finish_cost: Floats  # the same
    finish_zones: Floats  # the same
    liked: Floats  # [tile, face, side] by a Rookie
    fled: Floats  # [tile, face, side] how far it looks to a Rookie whose zone may fall
    zones: Floats  # [tile, face, side] how far it looks to a first-timer
    cheap: Floats  # [tile, face, side] how cheap a first-timer finds it
    max_cost: Ints  # [tile, rival, side]
    max_zones: Ints  # [tile, rival, side]


def tables_of(deck: Deck) -> Tables:
    """The tables of a deck. Faces that were seen before cost nothing."""
    numbers = deck_tables(deck)
    routes = np.array(numbers["routes"], np.int32)
    shape = (TILES, MAX_RIVALS, ROUNDS_TOLD_APART + 1, SIDES)
    gains = np.zeros((TRACK_TILES, MAX_RIVALS, ROUNDS_TOLD_APART + 1, SIDES, FUELS), np.float32)
    means, steps = np.zeros(shape, np.float32), np.zeros(shape, np.int32)
    finish = np.zeros((3, FINISH_TILES, MAX_RIVALS, SIDES, MAX_PROSPECTS), np.float32)
    fancied = np.zeros((4, TILES, FACES, SIDES), np.float32)
    most = np.zeros((2, TILES, MAX_RIVALS, SIDES), np.int32)
    for at, tile in enumerate(deck.tiles):
        for number, players in enumerate(Players):
            face = tile.face(players)
            fancied[:, at, number] = _fancied(deck, face)
        for rivals in range(1, MAX_RIVALS + 1):
            small = rivals <= MAX_RIVALS_ON_THE_SMALL_FACE
            face = tile.face34 if small else tile.face56
            lonely = small and tile.number == TILE_OF_THE_LONELY
            here = _Here(deck.yellow, deck.blue, face, rivals, at >= TRACK_TILES, lonely)
            known = _known(here)
            means[at, rivals - 1], steps[at, rivals - 1] = known.means, known.steps
            most[:, at, rivals - 1] = known.most
            if at < TRACK_TILES:
                gains[at, rivals - 1] = known.gains
            else:
                finish[:, at - TRACK_TILES, rivals - 1] = known.finish
    return Tables(
        as_words(routes),
        gains,
        means,
        steps,
        *finish,
        *fancied,
        *most,
    )


def _fancied(deck: Deck, face: Face) -> Floats:
    """[4, side] What a Rookie and first-timers find in the routes of a face."""
    found = np.zeros((4, SIDES), np.float32)
    for side, route in face.lit().items():
        found[:, _SIDES.index(side)] = (
            rookie.as_printed(deck, route),
            rookie.printed_zones(deck, route),
            first_timer.far(route),
            first_timer.thrift(route),
        )
    return found


_SIDES: Final = tuple(Side)


class _Here(NamedTuple):
    """A face among so many rivals: all that is known of it depends on nothing else."""

    yellow: tuple[int, ...]
    blue: tuple[int, ...]
    face: Face
    rivals: int
    is_finish: bool
    lonely: bool


class _Known(NamedTuple):
    """What is known of one face among so many rivals."""

    gains: Floats
    means: Floats
    steps: Ints
    finish: Floats
    most: Ints


@lru_cache(maxsize=100_000)
def _known(here: _Here) -> _Known:
    gains = np.zeros((ROUNDS_TOLD_APART + 1, SIDES, FUELS), np.float32)
    means = np.zeros((ROUNDS_TOLD_APART + 1, SIDES), np.float32)
    steps = np.zeros(means.shape, np.int32)
    finish = np.zeros((3, SIDES, MAX_PROSPECTS), np.float32)
    most = np.zeros((2, SIDES), np.int32)
    deck, rivals = Deck("", (), here.yellow, here.blue, ()), here.rivals
    for side, route in here.face.lit().items():
        at = _SIDES.index(side)
        most[:, at] = most_cost(deck, side, route, rivals), most_zones(deck, side, route, rivals)
        for left in [0] if here.is_finish else range(1, ROUNDS_TOLD_APART + 1):
            asked = question(deck, here.face, rivals, ROUNDS - left, lonely=here.lonely)
            mean = mean_zones(asked, side)
            means[left, at], steps[left, at] = mean, round(mean)
            if here.is_finish:
                finish[:, at] = _prospects(asked, side)
            else:
                gains[left, at] = [gain(asked, side, fuel) for fuel in range(FUELS)]
    return _Known(gains, means, steps, finish, most)


def _prospects(asked: Question, side: Side) -> Floats:
    """[3, prospect] Chance, cost and zones of all the ways in which a route may go."""
    found = np.zeros((3, MAX_PROSPECTS), np.float32)
    for number, one in enumerate(prospects(asked, side)):
        zones = DIALLED if asked.face.lit()[side].zones.dial else one.zones
        found[:, number] = one.chance, one.cost, zones
    return found
