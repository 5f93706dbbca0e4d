"""What a seat knows of a race, as numbers. They are made of a view: they tell no more than it.

First come those that lie open to all, the same for everyone and worked out once; a seat sees them
in an order of its own. Then come its own.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from paddock.core import Seat
from paddock.core.memory import remember_last_equal
from paddock.games.outspeed.layout import (
    KINDS,
    LARGE,
    LOOKED_AT,
    NO_DIAL,
    NO_SIDE,
    NO_TOKEN,
    NOT_YET,
    NUMBERS_OF_A_ROUTE,
    SAID_NO,
    SAID_YES,
    SIDES,
    SMALL,
    TRACK_TILES,
    ZONES,
    bottom_size,
    seen_from,
)
from paddock.games.outspeed.printed import printed_on
from paddock.games.outspeed.state import Ending, Phase, Resolution
from paddock.games.outspeed.tiles import TOKENS, Counts, Players, Side, Token
from paddock.games.outspeed.view import View

PHASES: Final = tuple(Phase)
ENDINGS: Final = (None, *Ending)
PLACE: Final = {token: place for place, token in enumerate(TOKENS)}
PLACE_OR_NONE: Final = {token: place for place, token in enumerate((*TOKENS, None))}
_SIDE: Final = {side: place for place, side in enumerate((*Side, None))}
_SAID: Final[Mapping[bool | None, int]] = {None: NOT_YET, False: SAID_NO, True: SAID_YES}
_NUMBERS_OF_THE_RACE: Final = 8 + TRACK_TILES + ZONES + KINDS + SIDES * NUMBERS_OF_A_ROUTE
_NUMBERS_OF_A_SEAT: Final = 11
"""What everybody may know of a seat."""
Numbers = list[int]


def observation(view: View) -> Numbers:
    """11. What a seat knows, as numbers. The other seats follow it as they sit."""
    numbers = [*open_numbers(view), *own_numbers(view)]
    return [numbers[place] for place in places_in_sight(view)]


def places_in_sight(view: View) -> tuple[int, ...]:
    """Where each number of an observation stands in the open ones, followed by the seat's own."""
    assert view.seat is not None
    return _places(len(view.zones), view.seat, KINDS + 1 + LOOKED_AT + _size_of_bottom(view))


@lru_cache(maxsize=256)
def _places(players: int, seat: Seat, own: int) -> tuple[int, ...]:
    of_seats = [
        _NUMBERS_OF_THE_RACE + number * players + other
        for number in range(_NUMBERS_OF_A_SEAT)
        for other in seen_from(seat, players)
    ]
    open_ones = _NUMBERS_OF_THE_RACE + len(of_seats)
    return (*range(_NUMBERS_OF_THE_RACE), *of_seats, *range(open_ones, open_ones + own))


# What lies open to all


class _Open(NamedTuple):
    """What lies open to all, and nothing else: what it makes is given to the next who asks."""

    phase: Phase
    round: int
    tile: int | None
    face: Players
    boards_added: int
    pile: int
    bonus_zone: int | None
    ending: Ending | None
    tiles: tuple[int, ...]
    markers: tuple[int, ...]
    discard: Counts
    printed: tuple[int, ...]
    rear: int
    zones: tuple[int | None, ...]
    fuel: tuple[int, ...]
    token_counts: tuple[int, ...]
    answers: tuple[bool | None, ...]
    resolution: Resolution | None
    drawing: tuple[Seat, ...]


def open_numbers(view: View) -> Numbers:
    """What everybody knows, in the order of the seats. Equal facts have the very same list."""
    bonus, drawing = view.bonus, view.drawing
    return _of_all(
        _Open(
            view.phase,
            view.round,
            view.tile,
            view.face,
            view.boards_added,
            view.stack.pile,
            None if bonus is None else bonus.zone,
            view.ending,
            view.tiles,
            view.markers,
            view.discard,
            printed_on(view.config.deck, view.tile, view.face),
            view.rear,
            view.zones,
            view.fuel,
            view.token_counts,
            (None,) * len(view.zones) if bonus is None else bonus.answers,
            view.resolution,
            () if drawing is None else drawing.order,
        )
    )


@remember_last_equal
def _of_all(known: _Open) -> Numbers:
    players, rear = len(known.zones), known.rear
    return [
        PHASES.index(known.phase),
        known.round,
        known.tile or 0,
        face_number(known.face),
        known.boards_added,
        known.pile,
        0 if known.bonus_zone is None else known.bonus_zone - rear + 1,
        ENDINGS.index(known.ending),
        *[int(tile in known.tiles) for tile in range(1, TRACK_TILES + 1)],
        *markers_from(known.markers, rear),
        *known.discard,
        *known.printed,
        *[0 if zone is None else zone - rear + 1 for zone in known.zones],
        *known.fuel,
        *known.token_counts,
        *said(known.answers),
        *chain.from_iterable(resolved(known.resolution, players).values()),
        *draw_places(known.drawing, players),
    ]


# What is a seat's own


def own_numbers(view: View) -> Numbers:
    """11.1, 11.4 What the seat alone knows: its tokens, and those it put under the stack."""
    bonus, drawing = view.bonus, view.drawing
    return [
        *counts_of(view.my_tokens),
        NO_TOKEN if bonus is None else PLACE_OR_NONE[bonus.my_token],
        *pair_of(() if drawing is None else drawing.my_tokens),
        *padded(_bottom(view), _size_of_bottom(view)),
    ]


def _bottom(view: View) -> Numbers:
    """Under the stack: the distance of the seat that put a token there, or one's own kind."""
    seat, players = view.seat or 0, len(view.zones)
    return [
        (by - seat) % players if token is None else players + PLACE[token]
        for token, by in zip(view.stack.bottom, view.stack.bottom_by, strict=True)
    ]


def _size_of_bottom(view: View) -> int:
    return bottom_size(len(view.zones), sum(view.config.deck.tokens))


# Parts, which states have too


def face_number(face: Players) -> int:
    return SMALL if face is Players.UP_TO_4 else LARGE


@lru_cache(maxsize=4096)
def counts_of(tokens: tuple[Token, ...]) -> tuple[int, ...]:
    return tuple([tokens.count(kind) for kind in TOKENS])


def padded(numbers: Numbers, size: int, nothing: int = 0) -> Numbers:
    return numbers + [nothing] * (size - len(numbers))


def pair_of(tokens: Sequence[Token]) -> Numbers:
    return padded([PLACE[token] for token in tokens], LOOKED_AT, NO_TOKEN)


def markers_from(markers: Sequence[int], rear: int) -> Numbers:
    """How many stand in each zone, counted from the rear on."""
    if not markers:
        return [0] * ZONES
    return [markers.count(zone) for zone in range(rear, rear + ZONES)]


def said(answers: Iterable[bool | None]) -> Numbers:
    return [_SAID[answer] for answer in answers]


def resolved(resolution: Resolution | None, players: int) -> dict[str, Sequence[int]]:
    nothing = [0] * players
    if resolution is None:
        return {
            "routes": [NO_SIDE] * players,
            "driving": nothing,
            "dials": [NO_DIAL] * players,
            "owed": nothing,
            "gained_zones": nothing,
            "gained_fuel": nothing,
        }
    return {
        "routes": [_SIDE[side] for side in resolution.routes],
        "driving": [int(driving) for driving in resolution.driving],
        "dials": [NO_DIAL if value is None else value for value in resolution.dials],
        "owed": resolution.owed or nothing,
        "gained_zones": resolution.zones or nothing,
        "gained_fuel": resolution.fuel or nothing,
    }


def draw_places(order: Sequence[Seat], players: int) -> Numbers:
    places = [players] * players
    for place, seat in enumerate(order):
        places[seat] = place
    return places
