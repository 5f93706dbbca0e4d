"""Other tiles near these: one small change to a face of a deck, within 13.2 to 13.4.

A printed number of a pair that the books show (13.3) is only moved, within its pair. Everything
else may change: rooms, dice, counts, and the numbers of faces that are free.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec.structs import replace

from paddock.faults import Faults
from paddock.games.outspeed.deck_check import check
from paddock.games.outspeed.house_check import PRINTED, breaches
from paddock.games.outspeed.tiles import (
    FINISH_TILES,
    NOTHING,
    TILE_OF_THE_LONELY,
    TRACK_TILES,
    Amount,
    Deck,
    Face,
    Players,
    Route,
    Side,
    Tile,
)

FIELDS: Final = ("cost", "zones", "fuel")
TRIES: Final = 400
MAX_COST: Final = 5
MAX_FREE_NUMBER: Final = 5
MIN_REFUEL: Final = 2
A_DIE: Final = 2
MAX_TERMS: Final = 2
"""Numbers and symbols of an amount: easier to read than the law demands."""
Place = tuple[int, Side]
"""A route of the face in question: the number of its tile, and its side."""


def is_house_set(deck: Deck) -> bool:
    """Whether a deck keeps to 13.2 without a warning, to 13.3 and to 13.4, and reads well."""
    faults = Faults()
    check(deck, faults)
    return not faults.found() and not breaches(deck) and _reads_well(deck)


def _reads_well(deck: Deck) -> bool:
    """Whether a person can say the idea of every tile; no two 3-4 faces are the same.

    Every face has a route with room for all: nobody is forced to lose a turn.
    """
    routes = [
        (tile.number, side, route)
        for tile in deck.tiles
        for players in Players
        for side, route in tile.face(players).lit().items()
    ]
    different = len({tile.face34 for tile in deck.tiles}) == len(deck.tiles)
    faces = [tile.face(players).lit() for tile in deck.tiles for players in Players]
    open_to_all = [any(route.room is None for route in lit.values()) for lit in faces]
    sound = [_makes_sense(*one) for one in routes]
    return different and all(open_to_all) and all(sound)


def _makes_sense(tile: int, side: Side, route: Route) -> bool:
    """A route brings something that matters then, and does not take back what it gives.

    It costs no more fuel than it leads zones, and with room for one it does not count itself.
    On a finish tile only zones matter. On tile 11 one pays or gains, never both (7.9).
    """
    cost, zones, fuel = route.cost, route.zones, route.fuel
    too_long = max(_terms(cost), _terms(zones), _terms(fuel)) > MAX_TERMS or bool(fuel.dice)
    leads = zones.number + A_DIE * zones.dice + len(zones.counts)
    too_dear = cost.number > MAX_COST or (zones != NOTHING and cost.number > leads)
    counts_itself = side in (*cost.counts, *zones.counts, *fuel.counts)
    if too_long or too_dear or (route.room == 1 and (counts_itself or cost.counts)):
        return False
    if tile in FINISH_TILES:
        return zones != NOTHING and fuel == NOTHING and not route.token
    if zones == NOTHING and not (fuel.number >= MIN_REFUEL or fuel.counts or route.token):
        return False
    gives_back = (cost.number or cost.dice) and fuel.number
    return tile == TILE_OF_THE_LONELY or not gives_back


def _terms(amount: Amount) -> int:
    return bool(amount.number) + amount.dice + len(amount.counts) + amount.dial


def symbols_of(deck: Deck, players: Players) -> int:
    """How many numbers, symbols, rooms and tokens these faces show."""
    routes = [route for tile in deck.tiles for route in tile.face(players).lit().values()]
    return sum(
        _terms(route.cost)
        + _terms(route.zones)
        + _terms(route.fuel)
        + route.token
        + (route.room is not None)
        for route in routes
    )


def mutated(deck: Deck, players: Players, changes: int, rng: Random) -> Deck:
    """A house set that differs by so many changes to this face."""
    for _ in range(TRIES):
        other = deck
        for _ in range(changes):
            other = rng.choice(CHANGES)(other, players, rng)
        if other != deck and is_house_set(other):
            return other
    return deck


# Changes: each takes a deck, whether the outcome is a house set or not


def _change_room(deck: Deck, players: Players, rng: Random) -> Deck:
    place = _any_place(deck, players, rng)
    room = rng.choice((None, *range(1, players)))
    return _put(deck, players, place, replace(_get(deck, players, place), room=room))


def _change_counts(deck: Deck, players: Players, rng: Random) -> Deck:
    """Add, take away or replace the count of an amount."""
    place = _any_place(deck, players, rng)
    counts = rng.choice(((), *((side,) for side in Side)))
    return _amount(deck, players, place, rng, lambda amount: replace(amount, counts=counts))


def _change_dice(deck: Deck, players: Players, rng: Random) -> Deck:
    place = _any_place(deck, players, rng)
    return _amount(
        deck, players, place, rng, lambda amount: replace(amount, dice=0 if amount.dice else 1)
    )


def _change_number(deck: Deck, players: Players, rng: Random) -> Deck:
    """Another number on a free face."""
    place = _any_place(deck, players, rng)
    if _pair_of(place[0], players):
        return deck
    number = rng.randint(0, MAX_FREE_NUMBER)
    return _amount(deck, players, place, rng, lambda amount: replace(amount, number=number))


def _change_token(deck: Deck, players: Players, rng: Random) -> Deck:
    """A token more or less on a free face."""
    place = _any_place(deck, players, rng)
    if _pair_of(place[0], players):
        return deck
    route = _get(deck, players, place)
    return _put(deck, players, place, replace(route, token=not route.token))


def _swap_numbers(deck: Deck, players: Players, rng: Random) -> Deck:
    """Two amounts of a pair change their numbers; one of them may have none."""
    first = _any_place(deck, players, rng)
    near = _places(deck, players, _pair_of(first[0], players) or (first[0],))
    second = rng.choice(near)
    one, other = rng.choice(FIELDS), rng.choice(FIELDS)
    a, b = _number(deck, players, first, one), _number(deck, players, second, other)
    deck = _with_number(deck, players, first, one, b)
    return _with_number(deck, players, second, other, a)


def _move_token(deck: Deck, players: Players, rng: Random) -> Deck:
    """A token moves to another route of the pair, or changes places with a printed 1."""
    first = _any_place(deck, players, rng)
    near = _places(deck, players, _pair_of(first[0], players) or (first[0],))
    second, field = rng.choice(near), rng.choice(FIELDS)
    route, other = _get(deck, players, first), _get(deck, players, second)
    if not route.token:
        return deck
    deck = _put(deck, players, first, replace(route, token=False))
    if not other.token and rng.random() < 0.5:
        return _put(deck, players, second, replace(_get(deck, players, second), token=True))
    if not _number(deck, players, second, field):
        return _with_number(deck, players, second, field, 1)
    return deck


def _make_token(deck: Deck, players: Players, rng: Random) -> Deck:
    """A printed 1 becomes the 1 of a token on a route of the pair."""
    first = _any_place(deck, players, rng)
    near = _places(deck, players, _pair_of(first[0], players) or (first[0],))
    second, field = rng.choice(near), rng.choice(FIELDS)
    if _number(deck, players, first, field) != 1 or _get(deck, players, second).token:
        return deck
    deck = _with_number(deck, players, first, field, 0)
    return _put(deck, players, second, replace(_get(deck, players, second), token=True))


CHANGES: Final[tuple[Callable[[Deck, Players, Random], Deck], ...]] = (
    _change_room,
    _change_room,
    _change_counts,
    _change_dice,
    _change_number,
    _change_number,
    _change_token,
    _swap_numbers,
    _swap_numbers,
    _move_token,
    _make_token,
)


# Reaching into a deck


def _pair_of(number: int, players: Players) -> tuple[int, ...]:
    """13.3 The pair that a tile belongs to, if its numbers on this face are known."""
    for one, other, face in PRINTED:
        if face is players and number in (one, other):
            return one, other
    return ()


def _places(deck: Deck, players: Players, numbers: tuple[int, ...]) -> list[Place]:
    return [
        (number, side) for number in numbers for side in deck.tiles[number - 1].face(players).lit()
    ]


def _any_place(deck: Deck, players: Players, rng: Random) -> Place:
    return rng.choice(_places(deck, players, (*TRACK_TILES, 13, 14, 15, 16)))


def _get(deck: Deck, players: Players, place: Place) -> Route:
    return deck.tiles[place[0] - 1].face(players).lit()[place[1]]


def _put(deck: Deck, players: Players, place: Place, route: Route) -> Deck:
    number, side = place
    tile = deck.tiles[number - 1]
    face: Face = replace(tile.face(players), **{side.value: route})
    name = "face34" if players is Players.UP_TO_4 else "face56"
    changed: Tile = replace(tile, **{name: face})
    return replace(deck, tiles=(*deck.tiles[: number - 1], changed, *deck.tiles[number:]))


def _amount(
    deck: Deck, players: Players, place: Place, rng: Random, change: Callable[[Amount], Amount]
) -> Deck:
    route, field = _get(deck, players, place), rng.choice(FIELDS)
    return _put(deck, players, place, replace(route, **{field: change(getattr(route, field))}))


def _number(deck: Deck, players: Players, place: Place, field: str) -> int:
    amount: Amount = getattr(_get(deck, players, place), field)
    return amount.number


def _with_number(deck: Deck, players: Players, place: Place, field: str, number: int) -> Deck:
    route = _get(deck, players, place)
    amount = replace(getattr(route, field), number=number)
    return _put(deck, players, place, replace(route, **{field: amount}))
