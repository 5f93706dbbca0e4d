"""Variations of the house deck, for a net that is trained on many sets of tiles."""

from random import Random
from typing import Final

from msgspec.structs import replace

from paddock.faults import Faults
from paddock.games.outspeed.deck_check import check
from paddock.games.outspeed.tiles import Amount, Deck, Face, Route, Side, Tile

VARIATIONS: Final = 63
MAX_NUMBER: Final = 9


def variations(house: Deck, seed: int) -> list[Deck]:
    """The house deck, and variations of it."""
    rng = Random(seed)
    return [house, *[vary(house, rng) for _ in range(VARIATIONS)]]


def vary(deck: Deck, rng: Random) -> Deck:
    """Another deck that may be played (13.2): faces change places, routes and amounts change."""
    track = [*deck.tiles[:12]]
    rng.shuffle(track)
    tiles = [
        _vary_tile(deck, replace(tile, number=number), rng)
        for number, tile in enumerate([*track, *deck.tiles[12:]], 1)
    ]
    return replace(deck, name=f"{deck.name}, varied", tiles=tuple(tiles))


def _vary_tile(deck: Deck, tile: Tile, rng: Random) -> Tile:
    """A tile that breaks no rule of decks; the house tile of this number, where none is found."""
    own = deck.tiles[tile.number - 1]
    for wanted in (tile, own):
        faces = [_vary_face(face, rng) for face in (wanted.face34, wanted.face56)]
        varied = Tile(tile.number, *faces)
        if not _faults(deck, varied):
            return varied
    return own


def _faults(deck: Deck, tile: Tile) -> bool:
    tiles = tuple(tile if one.number == tile.number else one for one in deck.tiles)
    faults = Faults()
    check(replace(deck, tiles=tiles), faults)
    return bool(faults.found())


def _vary_face(face: Face, rng: Random) -> Face:
    """The routes change sides, and some amounts by one."""
    sides = [*Side]
    rng.shuffle(sides)
    moved = dict(zip(Side, sides, strict=True))
    routes = {moved[side]: _vary_route(route, moved, rng) for side, route in face.lit().items()}
    return Face(*(routes.get(side) for side in Side))


def _vary_route(route: Route, moved: dict[Side, Side], rng: Random) -> Route:
    room = route.room
    if room is not None:
        room = max(1, room + rng.choice((-1, 0, 0, 1)))
    return replace(
        route,
        room=room,
        cost=_vary_amount(route.cost, moved, rng),
        zones=_vary_amount(route.zones, moved, rng),
        fuel=_vary_amount(route.fuel, moved, rng),
    )


def _vary_amount(amount: Amount, moved: dict[Side, Side], rng: Random) -> Amount:
    counts = tuple(moved[side] for side in amount.counts)
    if amount.dial:
        return amount
    number = min(MAX_NUMBER, max(0, amount.number + rng.choice((-1, 0, 0, 1))))
    return replace(amount, number=number, counts=counts)
