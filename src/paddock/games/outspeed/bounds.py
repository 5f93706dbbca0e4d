"""The names and bounds of a seat's numbers, and the names of its actions."""

from functools import lru_cache
from typing import Final

from paddock.core.number import Number, several
from paddock.games.outspeed.layout import (
    AMOUNT,
    BOARDS,
    DIAL_VALUES,
    FUEL_AT_START,
    KIND_NAMES,
    KINDS,
    LARGE,
    LOOKED_AT,
    MARKERS,
    NO_DIAL,
    NO_SHIP,
    NO_SIDE,
    NO_TOKEN,
    OVER,
    ROUNDS,
    ROUTE,
    SAID_YES,
    SIDE_NAMES,
    SMALL,
    TILES,
    TRACK_TILES,
    ZONES,
    ZONES_OF_A_BOARD,
    bottom_size,
)
from paddock.games.outspeed.printed import printed_on_all
from paddock.games.outspeed.rules.bonus import NITRO_ZONES, TANK_FUEL
from paddock.games.outspeed.state import Config
from paddock.games.outspeed.tiles import Amount, Deck, Route

_MAX_DIAL: Final = DIAL_VALUES - 1


@lru_cache(maxsize=64)
def describe(config: Config) -> tuple[Number, ...]:
    """Every number of an observation: its name and bounds, in the order of `observation`."""
    deck, players = config.deck, config.players
    bottom = bottom_size(players, sum(deck.tokens))
    places = [f"under the stack {place + 1}" for place in range(bottom)]
    return (
        *_of_the_race(config),
        *_of_the_routes(deck),
        *_of_the_seats(config),
        *[
            Number(f"own {kind}", 0, max(1, min(count, ROUNDS)))
            for kind, count in zip(KIND_NAMES, deck.tokens, strict=True)
        ],
        Number("own token laid", 0, NO_TOKEN),
        *several([f"looked at {place + 1}" for place in range(LOOKED_AT)], 0, NO_TOKEN),
        *several(places, 0, players + KINDS - 1),
    )


def _of_the_race(config: Config) -> list[Number]:
    deck = config.deck
    zones = most_zones(config)
    boards = -(-(zones - ZONES) // ZONES_OF_A_BOARD)
    return [
        Number("phase", 0, OVER),
        Number("round", 1, ROUNDS),
        Number("tile", 0, TILES),
        Number("face", SMALL, LARGE),
        Number("boards added", 0, boards),
        Number("pile", 0, sum(deck.tokens)),
        Number("bonus zone", 0, zones),
        Number("ending", 0, NO_SHIP),
        *several([f"tile {tile + 1} to come" for tile in range(TRACK_TILES)], 0, 1),
        *several([f"markers in zone {zone + 1}" for zone in range(ZONES)], 0, MARKERS),
        *[
            Number(f"discarded {kind}", 0, max(1, count))
            for kind, count in zip(KIND_NAMES, deck.tokens, strict=True)
        ],
    ]


def _of_the_routes(deck: Deck) -> list[Number]:
    """What is printed on the tile that is up; no tile is up: 0.

    What this deck prints nowhere can still be 1: libraries refuse a number that cannot change.
    """
    amounts = [f"{what} {name}" for what in ("cost", "zones", "fuel") for name in AMOUNT]
    names = [f"{side} {name}" for side in SIDE_NAMES for name in (*ROUTE, *amounts)]
    highest = map(max, zip(*printed_on_all(deck), strict=True))
    return [Number(name, 0, max(high, 1)) for name, high in zip(names, highest, strict=True)]


def _of_the_seats(config: Config) -> list[Number]:
    players = config.players
    gained, owed, fuel = _most(config, "zones"), _most(config, "cost"), _most(config, "fuel")
    bounds = {
        "zone": most_zones(config),
        "fuel": FUEL_AT_START + ROUNDS * (fuel + TANK_FUEL),
        "tokens": min(ROUNDS, sum(config.deck.tokens)),
        "answer": SAID_YES,
        "route": NO_SIDE,
        "driving": 1,
        "dial": NO_DIAL,
        "owed": owed,
        "zones gained": gained,
        "fuel gained": fuel,
        "draw place": players,
    }
    seats = ["self", *(f"seat +{distance}" for distance in range(1, players))]
    return [Number(f"{name} {seat}", 0, high) for name, high in bounds.items() for seat in seats]


def most_zones(config: Config) -> int:
    """5.2 How far from the rear a ship can be before boards are removed."""
    return ZONES_OF_A_BOARD * BOARDS + NITRO_ZONES + _most(config, "zones")


def _most(config: Config, field: str) -> int:
    """The highest amount of a field that any route can come to."""
    deck = config.deck
    die = deck.blue if field == "zones" else deck.yellow
    return max(
        _MAX_DIAL if amount.dial else amount.most(die, config.players)
        for route in _routes(deck)
        for amount in [_amount(route, field)]
    )


def _amount(route: Route, field: str) -> Amount:
    return {"cost": route.cost, "zones": route.zones, "fuel": route.fuel}[field]


def _routes(deck: Deck) -> list[Route]:
    faces = [face for tile in deck.tiles for face in (tile.face34, tile.face56)]
    return [route for face in faces for route in face.lit().values()]


ACTION_NAMES: Final = (
    "declare no token",
    *[f"declare {kind}" for kind in KIND_NAMES],
    *[f"program {side}" for side in SIDE_NAMES],
    *[f"set dial to {value}" for value in range(DIAL_VALUES)],
    *[f"keep {kind}" for kind in KIND_NAMES],
    "pass",
)


def action_names(config: Config) -> tuple[str, ...]:
    """Every action by its number."""
    return ACTION_NAMES
