"""OUTSPEED as numbers: decks, states, actions and what a seat knows. `layout` says what they mean.

An observation is made of a view, so it can tell no more than the view.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from paddock.core import Decision, Pending, Seat
from paddock.games.outspeed.layout import (
    BY_SEAT,
    DECLARES,
    DIALS,
    KEEPS,
    LARGE,
    LOOKED_AT,
    NO_BURIED,
    NO_DIAL,
    NO_LIMIT,
    NO_SIDE,
    NO_TOKEN,
    NOT_YET,
    OUT,
    PASS,
    PROGRAMS,
    SAID_NO,
    SAID_YES,
    SMALL,
    TRACK_TILES,
    ZONES,
    bottom_size,
    seen_from,
)
from paddock.games.outspeed.rules.bonus import NO, YES
from paddock.games.outspeed.rules.programming import PROGRAMS as PROGRAM_OF
from paddock.games.outspeed.rules.resolution import DIALS as DIAL_OF
from paddock.games.outspeed.state import (
    Action,
    Declare,
    Ending,
    Keep,
    Outcome,
    Phase,
    Program,
    Resolution,
    State,
)
from paddock.games.outspeed.tiles import (
    TILE_OF_THE_LONELY,
    TOKENS,
    Amount,
    Deck,
    Face,
    Players,
    Route,
    Side,
    Token,
)
from paddock.games.outspeed.view import View

PHASES: Final = tuple(Phase)
ENDINGS: Final = (None, *Ending)
_SIDES: Final = tuple(Side)
_PLACE: Final = {token: place for place, token in enumerate(TOKENS)}
Numbers = list[int]


# Decks


def deck_tables(deck: Deck) -> dict[str, Any]:
    """All that arrays need to know of a deck, as plain numbers: it can be kept as JSON."""
    return {
        "routes": [
            [
                _face(deck, tile.face34, lonely=tile.number == TILE_OF_THE_LONELY),
                _face(deck, tile.face56, lonely=False),
            ]
            for tile in deck.tiles
        ],
        "yellow": [*deck.yellow],
        "blue": [*deck.blue],
        "tokens": [*deck.tokens],
    }


def _face(deck: Deck, face: Face, *, lonely: bool) -> list[Numbers]:
    lit = face.lit()
    return [_route(deck, side, lit.get(side), lonely=lonely) for side in Side]


def _route(deck: Deck, side: Side, route: Route | None, *, lonely: bool) -> Numbers:
    """1.5 Lit, room, 6.2 the cheapest cost, token; then what it costs and brings."""
    lit, route = route is not None, route or Route()
    room = NO_LIMIT if route.room is None else min(route.room, NO_LIMIT)
    least = 0 if lonely else route.cost.least(deck.yellow, side)
    amounts = [*_amount(route.cost), *_amount(route.zones), *_amount(route.fuel)]
    return [int(lit), room, least, int(route.token), *amounts]


def _amount(amount: Amount) -> Numbers:
    counts = [amount.counts.count(side) for side in Side]
    return [amount.number, amount.dice, *counts, int(amount.dial)]


# Actions


def action_index(action: Action) -> int:
    """The number of an action."""
    match action:
        case Declare(token):
            return DECLARES + (0 if token is None else 1 + _PLACE[token])
        case Program(route):
            return PROGRAMS + _SIDES.index(route)
        case Keep(token):
            return KEEPS + _PLACE[token]
        case _:
            return DIALS + action.value


def action_at(index: int) -> Action | None:
    """The action of this number, None if it is to pass."""
    if index < PROGRAMS:
        return NO if index == DECLARES else YES[TOKENS[index - DECLARES - 1]]
    if index < DIALS:
        return PROGRAM_OF[_SIDES[index - PROGRAMS]]
    if index < KEEPS:
        return DIAL_OF[index - DIALS]
    return Keep(TOKENS[index - KEEPS]) if index < PASS else None


def legal(waiting: Pending[Action, Outcome], seat: Seat) -> Numbers:
    """The numbers of all that a seat may do; one that is not asked may pass."""
    options = waiting.options.get(seat, ()) if isinstance(waiting, Decision) else ()
    return [action_index(action) for action in options] or [PASS]


# States


def arrays(state: State) -> dict[str, Any]:
    """The fields of the vector engine's state."""
    players = len(state.zones)
    bonus, drawing = state.bonus, state.drawing
    size = bottom_size(players, sum(state.config.deck.tokens))
    buried = [_PLACE[token.token] + BY_SEAT * token.by for token in state.stack.bottom]
    nobody = (None,) * players
    return {
        "phase": PHASES.index(state.phase),
        "round": state.round,
        "tile": state.tile or 0,
        "face": _face_number(state.face),
        "tiles": sum(1 << (tile - 1) for tile in state.tiles),
        "zones": [zone or OUT for zone in state.zones],
        "fuel": [*state.fuel],
        "tokens": [_counts(hand) for hand in state.tokens],
        "pile": [*state.stack.pile],
        "bottom": buried + [NO_BURIED] * (size - len(buried)),
        "discard": [*state.discard],
        "markers": _markers(state.markers, state.rear),
        "rear": state.rear,
        "boards_added": state.boards_added,
        "bonus_zone": bonus.zone if bonus else 0,
        "answers": _answers(bonus.answers if bonus else nobody),
        "laid": [_token(token) for token in (bonus.laid if bonus else nobody)],
        **_resolution(state.resolution, players),
        "draw_place": _draw_places(drawing.order if drawing else (), players),
        "looked_at": [_pair(pair) for pair in (drawing.looked_at if drawing else ((),) * players)],
        "left_at": _left_at(state.eliminated, players),
        "moments": len(state.eliminated),
        "ending": ENDINGS.index(state.ending),
    }


def _face_number(face: Players) -> int:
    return SMALL if face is Players.UP_TO_4 else LARGE


def _counts(tokens: Sequence[Token]) -> Numbers:
    return [tokens.count(kind) for kind in TOKENS]


def _token(token: Token | None) -> int:
    return NO_TOKEN if token is None else _PLACE[token]


def _pair(tokens: Sequence[Token]) -> Numbers:
    return [_PLACE[token] for token in tokens] + [NO_TOKEN] * (LOOKED_AT - len(tokens))


def _markers(markers: Sequence[int], rear: int) -> Numbers:
    """How many stand in each zone, counted from the rear on."""
    return [markers.count(zone) for zone in range(rear, rear + ZONES)]


def _answers(answers: Iterable[bool | None]) -> Numbers:
    return [NOT_YET if said is None else SAID_YES if said else SAID_NO for said in answers]


def _resolution(resolution: Resolution | None, players: int) -> dict[str, Numbers]:
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
        "routes": [NO_SIDE if side is None else _SIDES.index(side) for side in resolution.routes],
        "driving": [int(driving) for driving in resolution.driving],
        "dials": [NO_DIAL if value is None else value for value in resolution.dials],
        "owed": [*resolution.owed] or nothing,
        "gained_zones": [*resolution.zones] or nothing,
        "gained_fuel": [*resolution.fuel] or nothing,
    }


def _draw_places(order: Sequence[Seat], players: int) -> Numbers:
    return [order.index(Seat(s)) if s in order else players for s in range(players)]


def _left_at(eliminated: Sequence[Sequence[Seat]], players: int) -> Numbers:
    left = [0] * players
    for moment, seats in enumerate(eliminated, 1):
        for seat in seats:
            left[seat] = moment
    return left


# What a seat knows


def observation(view: View) -> Numbers:
    """11. What a seat knows, as numbers. The other seats follow it as they sit."""
    assert view.seat is not None
    players = len(view.zones)
    bonus, drawing = view.bonus, view.drawing
    return [
        *_public(view),
        *_of_seats(view, seen_from(view.seat, players)),
        *_counts(view.my_tokens),
        _token(bonus.my_token if bonus else None),
        *_pair(drawing.my_tokens if drawing else ()),
        *_bottom(view, view.seat, players),
    ]


def _public(view: View) -> Numbers:
    return [
        PHASES.index(view.phase),
        view.round,
        view.tile or 0,
        _face_number(view.face),
        view.boards_added,
        view.stack.pile,
        view.bonus.zone - view.rear + 1 if view.bonus else 0,
        ENDINGS.index(view.ending),
        *(int(tile in view.tiles) for tile in range(1, TRACK_TILES + 1)),
        *_markers(view.markers, view.rear),
        *view.discard,
    ]


def _of_seats(view: View, around: Numbers) -> Numbers:
    """What everybody may know of each seat, one thing after the other."""
    players = len(around)
    answers = view.bonus.answers if view.bonus else (None,) * players
    resolution = _resolution(view.resolution, players)
    of_seats = [
        [0 if zone is None else zone - view.rear + 1 for zone in view.zones],
        [*view.fuel],
        [*view.token_counts],
        _answers(answers),
        *resolution.values(),
        _draw_places(view.drawing.order if view.drawing else (), players),
    ]
    return [numbers[seat] for numbers in of_seats for seat in around]


def _bottom(view: View, seat: Seat, players: int) -> Numbers:
    """Under the stack: the distance of the seat that put a token there, or one's own kind."""
    size = bottom_size(players, sum(view.config.deck.tokens))
    known = [
        (by - seat) % players if token is None else players + _PLACE[token]
        for token, by in zip(view.stack.bottom, view.stack.bottom_by, strict=True)
    ]
    return known + [0] * (size - len(known))
