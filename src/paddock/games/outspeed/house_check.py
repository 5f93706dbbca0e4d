"""Rules 13.3 and 13.4: what the house set is held to beyond 13.2, so that it plays like the box."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from paddock.faults import Place
from paddock.games.outspeed.deck_check import TILE_OF_SEVERAL_DICE
from paddock.games.outspeed.tiles import (
    FINISH_TILES,
    TILE_OF_THE_LONELY,
    TRACK_TILES,
    Amount,
    Deck,
    Face,
    Players,
    Route,
    Side,
)

FACE_NAMES: Final = {Players.UP_TO_4: "face34", Players.UP_TO_6: "face56"}
PRINTED: Final[Mapping[tuple[int, int, Players], str]] = {
    (1, 4, Players.UP_TO_4): "53321111",
    (3, 8, Players.UP_TO_4): "53321111",
    (5, 11, Players.UP_TO_4): "44331111111",
    (6, 9, Players.UP_TO_4): "211111",
    (7, 12, Players.UP_TO_4): "75321111",
    (13, 14, Players.UP_TO_4): "333221111",
    (15, 16, Players.UP_TO_4): "6333222211",
    (5, 11, Players.UP_TO_6): "544333311111111",
}
"""13.3 The numbers on pairs of tiles that the books' pictures show."""
TILES_WITH_A_DARK_MIDDLE: Final = (1, 4)
MIN_TILES_WITH_ROOM: Final = 9
MIN_COUNTS: Final = 3
MAX_ZONES_ON_TRACK: Final = 7
MAX_ZONES_AT_FINISH: Final = 9
MAX_SYMBOLS: Final = 3
"""On a line of a tile, for a person to read it at a glance."""


class Breach(Struct, frozen=True):
    """Which rule the set breaks, how, and where."""

    rule: str
    code: str
    place: Place = Place()


def breaches(deck: Deck) -> tuple[Breach, ...]:
    """All that keeps a valid deck from being a house set."""
    found = [*_printed(deck), *_pictures(deck), *_routes(deck)]
    for players in Players:
        found += _like_the_box(deck, players)
    return tuple(found)


# 13.3


def _printed(deck: Deck) -> Iterator[Breach]:
    """13.3 The house set keeps to the numbers printed on pairs of tiles."""
    for (one, other, players), digits in PRINTED.items():
        faces = [deck.tiles[number - 1].face(players) for number in (one, other)]
        there = Counter(number for face in faces for number in numbers_on(face))
        if there != Counter(map(int, digits)):
            yield Breach("13.3", "other-numbers", Place(one, FACE_NAMES[players]))


def numbers_on(face: Face) -> Iterator[int]:
    """The numbers of costs, zones and fuel, and the 1 of a token."""
    for route in face.lit().values():
        for amount in (route.cost, route.zones, route.fuel):
            if amount.number:
                yield amount.number
        if route.token:
            yield 1


def _pictures(deck: Deck) -> Iterator[Breach]:
    """13.3 The middle light is off on tile 1 or 4; tile 11 has "3 zones, or pay 1"."""
    dark = [tile.number for tile in deck.tiles if tile.face34.middle is None]
    if len(dark) != 1 or dark[0] not in TILES_WITH_A_DARK_MIDDLE:
        yield Breach("13.3", "dark-middle")
    lonely = deck.tiles[TILE_OF_THE_LONELY - 1].face34.lit().values()
    if Route(cost=Amount(1), zones=Amount(3)) not in lonely:
        yield Breach("13.3", "three-zones-or-pay-1", Place(TILE_OF_THE_LONELY, "face34"))


# 13.4


def _like_the_box(deck: Deck, players: Players) -> Iterator[Breach]:
    """13.4 Rooms on nine track tiles; counts in three costs and in three rewards, on each face."""
    place = Place(face=FACE_NAMES[players])
    routes = {tile.number: tile.face(players).lit().values() for tile in deck.tiles}
    limited = [any(route.room is not None for route in routes[n]) for n in TRACK_TILES]
    if sum(limited) < MIN_TILES_WITH_ROOM:
        yield Breach("13.4", "few-rooms", place)
    everywhere = [route for on_tile in routes.values() for route in on_tile]
    if sum(bool(route.cost.counts) for route in everywhere) < MIN_COUNTS:
        yield Breach("13.4", "few-counts-in-costs", place)
    rewards = [amount for route in everywhere for amount in (route.zones, route.fuel)]
    if sum(bool(amount.counts) for amount in rewards) < MIN_COUNTS:
        yield Breach("13.4", "few-counts-in-rewards", place)


def _routes(deck: Deck) -> Iterator[Breach]:
    for tile in deck.tiles:
        for players, name in FACE_NAMES.items():
            for side, route in tile.face(players).lit().items():
                place = Place(tile.number, name, side)
                yield from _route(deck, route, side, players, place)


def _route(
    deck: Deck, route: Route, side: Side, players: Players, place: Place
) -> Iterator[Breach]:
    """13.4 Several dice only on tile 14; no free route on tile 11 (3-4); moves of 7 or 9 zones."""
    amounts = (route.cost, route.zones, route.fuel)
    if place.tile != TILE_OF_SEVERAL_DICE and any(amount.dice > 1 for amount in amounts):
        yield Breach("13.4", "several-dice", place)
    lonely = place.tile == TILE_OF_THE_LONELY and players is Players.UP_TO_4
    if lonely and not route.cost.least(deck.yellow, side):
        yield Breach("13.4", "free-on-tile-11", place)
    most = MAX_ZONES_AT_FINISH if place.tile in FINISH_TILES else MAX_ZONES_ON_TRACK
    if route.zones.most_on(deck.blue, side, players - 1, route.room) > most:
        yield Breach("13.4", "too-far", place)
    rewards = symbols(route.zones) + symbols(route.fuel) + route.token
    if max(symbols(route.cost), rewards) > MAX_SYMBOLS:
        yield Breach("13.4", "hard-to-read", place)


def symbols(amount: Amount) -> int:
    """How many numbers and symbols an amount shows."""
    return bool(amount.number) + amount.dice + len(amount.counts) + amount.dial
