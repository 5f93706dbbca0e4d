"""Rule 13.2: when a deck that could be read may be played."""

from collections.abc import Iterator

from paddock.faults import Faults, Place
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

DIAL_ONLY = Amount(dial=True)
ONE_AND_A_DIE = Amount(number=1, dice=1)
TILE_OF_ONE_AND_A_DIE = 12
TILE_OF_SEVERAL_DICE = 14


def check(deck: Deck, faults: Faults) -> None:
    """13.2 Everything that a single field cannot show, on the faces that could be read."""
    unread = {(fault.place.tile, fault.place.face) for fault in faults.found() if not fault.warning}
    faces = [found for found in _faces(deck) if found[:2] not in unread]
    for tile, face_name, face in faces:
        place = Place(tile, face_name)
        _check_counts(face, place, faults)
        _check_dial(tile, face, place, faults)
        _check_cheapest(deck, face, place, faults)
        routes = face.lit().values()
        if tile == TILE_OF_ONE_AND_A_DIE and not any(r.cost == ONE_AND_A_DIE for r in routes):
            faults.add("no-one-and-a-die", place)
        if tile == TILE_OF_SEVERAL_DICE and not any(map(_several_dice, routes)):
            faults.add("no-several-dice", place)
    finish = [found for found in faces if found[0] in FINISH_TILES]
    if len(finish) == 2 * len(FINISH_TILES):
        _check_dial_tiles(finish, faults)


def _faces(deck: Deck) -> Iterator[tuple[int, str, Face]]:
    for tile in deck.tiles:
        yield tile.number, "face34", tile.face(Players.UP_TO_4)
        yield tile.number, "face56", tile.face(Players.UP_TO_6)


def _amounts(route: Route) -> dict[str, Amount]:
    return {"cost": route.cost, "zones": route.zones, "fuel": route.fuel}


def _check_counts(face: Face, place: Place, faults: Faults) -> None:
    """13.2 A count names a lit route."""
    lit = face.lit()
    for side, route in face.lit().items():
        for field, amount in _amounts(route).items():
            for counted in amount.counts:
                if counted not in lit:
                    here = Place(place.tile, place.face, side, field)
                    faults.add("count-of-dark-route", here, route=counted)


def _check_dial(tile: int, face: Face, place: Place, faults: Faults) -> None:
    """13.2 The middle dial only on a finish tile, as the whole cost and the zones of a route."""
    for side, route in face.lit().items():
        if not _has_dial(route):
            continue
        here = Place(place.tile, place.face, side)
        if tile not in FINISH_TILES:
            faults.add("dial-on-track", here)
        if route.cost != DIAL_ONLY or route.zones != DIAL_ONLY or route.fuel.dial:
            faults.add("dial-not-alone", here)


def _has_dial(route: Route) -> bool:
    return any(amount.dial for amount in _amounts(route).values())


def _check_dial_tiles(faces: list[tuple[int, str, Face]], faults: Faults) -> None:
    """13.2 The middle dial is on exactly one finish tile, on both its faces."""
    with_dial = {
        (tile, name) for tile, name, face in faces if any(map(_has_dial, face.lit().values()))
    }
    tiles = sorted({tile for tile, _ in with_dial})
    if len(tiles) != 1:
        faults.add("dial-tiles", Place(), count=str(len(tiles)))
    for tile in tiles:
        for name in ("face34", "face56"):
            if (tile, name) not in with_dial:
                faults.add("no-dial", Place(tile, name))


def _check_cheapest(deck: Deck, face: Face, place: Place, faults: Faults) -> None:
    """13.2 Every track face has a route that may be free, every finish face one of at most 1."""
    free_by_7_9 = place.tile == TILE_OF_THE_LONELY and place.face == "face34"
    cheapest = min(_cheapest(deck, side, route) for side, route in face.lit().items())
    allowed = 0 if place.tile in TRACK_TILES else 1
    if cheapest > allowed and not free_by_7_9:
        faults.warn("nothing-cheap", place, cheapest=str(cheapest), allowed=str(allowed))


def _cheapest(deck: Deck, side: Side, route: Route) -> int:
    return route.cost.least(deck.yellow, side)


def _several_dice(route: Route) -> bool:
    return any(amount.dice > 1 for amount in _amounts(route).values())
