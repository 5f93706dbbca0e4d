"""What is printed on tiles, as numbers. `layout` says what they mean."""

from functools import lru_cache
from typing import Final

from paddock.games.outspeed.layout import NO_LIMIT, NUMBERS_OF_A_ROUTE, SIDES
from paddock.games.outspeed.tiles import (
    TILE_OF_THE_LONELY,
    Amount,
    Deck,
    Face,
    Players,
    Route,
    Side,
    Tile,
)

Numbers = tuple[int, ...]
NOTHING_PRINTED: Final = (0,) * (SIDES * NUMBERS_OF_A_ROUTE)
"""Before the first tile is up."""


def printed_on(deck: Deck, tile: int | None, players: Players) -> Numbers:
    """1.5 The routes of the face that is up, from left to right."""
    if tile is None:
        return NOTHING_PRINTED
    return _of_face(deck.tiles[tile - 1], players, deck.yellow)


def printed_on_all(deck: Deck) -> list[Numbers]:
    """The same of every tile and face."""
    return [printed_on(deck, tile.number, face) for tile in deck.tiles for face in Players]


def _of_face(tile: Tile, players: Players, yellow: tuple[int, ...]) -> Numbers:
    lonely = tile.number == TILE_OF_THE_LONELY and players is Players.UP_TO_4
    return _of_routes(tile.face(players), yellow, lonely)


@lru_cache(maxsize=1024)
def _of_routes(face: Face, yellow: tuple[int, ...], lonely: bool) -> Numbers:  # noqa: FBT001
    lit = face.lit()
    routes = [_route(lit.get(side), side, yellow, lonely=lonely) for side in Side]
    return tuple([number for route in routes for number in route])


def _route(route: Route | None, side: Side, yellow: tuple[int, ...], *, lonely: bool) -> Numbers:
    """1.5 Lit, room, 6.2 the cheapest cost, token; then what it costs and brings."""
    lit, route = route is not None, route or Route()
    room = NO_LIMIT if route.room is None else min(route.room, NO_LIMIT)
    least = 0 if lonely else route.cost.least(yellow, side)
    amounts = [*_amount(route.cost), *_amount(route.zones), *_amount(route.fuel)]
    return (int(lit), room, least, int(route.token), *amounts)


def _amount(amount: Amount) -> Numbers:
    counts = [amount.counts.count(side) for side in Side]
    return (amount.number, amount.dice, *counts, int(amount.dial))
