"""OUTSPEED as numbers: decks, states, actions and what a seat knows. `layout` says what they mean.

What a seat knows is in `sight`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from paddock.core import Decision, Pending, Seat
from paddock.core.memory import remember_last
from paddock.games.outspeed.bounds import action_names, describe
from paddock.games.outspeed.layout import (
    ACTIONS,
    BY_SEAT,
    DECLARES,
    DIALS,
    KEEPS,
    LOOKED_AT,
    NO_BURIED,
    NO_TOKEN,
    NOT_YET,
    NUMBERS_OF_A_ROUTE,
    OUT,
    PASS,
    PROGRAMS,
    bottom_size,
)
from paddock.games.outspeed.printed import printed_on
from paddock.games.outspeed.rules.bonus import NO, YES
from paddock.games.outspeed.rules.programming import PROGRAMS as PROGRAM_OF
from paddock.games.outspeed.rules.resolution import DIALS as DIAL_OF
from paddock.games.outspeed.sight import (
    ENDINGS,
    PHASES,
    PLACE,
    PLACE_OR_NONE,
    counts_of,
    draw_places,
    face_number,
    markers_from,
    observation,
    padded,
    pair_of,
    resolved,
    said,
)
from paddock.games.outspeed.state import (
    Action,
    Bonus,
    Buried,
    Config,
    Declare,
    Drawing,
    Keep,
    Outcome,
    Program,
    State,
)
from paddock.games.outspeed.tiles import TOKENS, Deck, Players, Side
from paddock.games.outspeed.view import View

__all__ = [
    "VERSION",
    "action_at",
    "action_count",
    "action_index",
    "action_names",
    "arrays",
    "deck_tables",
    "describe",
    "indices_in",
    "legal",
    "observation",
]

VERSION: Final = 2
"""Of actions and observations: raised with every change of what a number means.

2: observations hold what is printed on the tile that is up.
"""
_SIDES: Final = tuple(Side)
Numbers = list[int]


# Decks


def deck_tables(deck: Deck) -> dict[str, Any]:
    """All that arrays need to know of a deck, as plain numbers: it can be kept as JSON."""
    return {
        "routes": [
            [_split(printed_on(deck, tile.number, face)) for face in Players] for tile in deck.tiles
        ],
        "yellow": [*deck.yellow],
        "blue": [*deck.blue],
        "tokens": [*deck.tokens],
    }


def _split(numbers: Sequence[int]) -> list[Numbers]:
    """The numbers of a face, route by route."""
    size = NUMBERS_OF_A_ROUTE
    return [[*numbers[at : at + size]] for at in range(0, len(numbers), size)]


# Actions


def action_count(config: Config) -> int:
    """How many numbers actions have; the last one is to pass."""
    return ACTIONS


def action_index(state: State, seat: Seat, action: Action) -> int:
    """The number of an action."""
    return _index(action)


def _index(action: Action) -> int:
    match action:
        case Declare(token):
            return DECLARES + (0 if token is None else 1 + PLACE[token])
        case Program(route):
            return PROGRAMS + _SIDES.index(route)
        case Keep(token):
            return KEEPS + PLACE[token]
        case _:
            return DIALS + action.value


def indices_in(view: View, options: tuple[Action, ...]) -> Sequence[int]:
    """The numbers of options that a view is shown with."""
    return _indices(options)


def action_at(state: State, seat: Seat, index: int) -> Action | None:
    """The action of this number, None if it is to pass."""
    if index < PROGRAMS:
        return NO if index == DECLARES else YES[TOKENS[index - DECLARES - 1]]
    if index < DIALS:
        return PROGRAM_OF[_SIDES[index - PROGRAMS]]
    if index < KEEPS:
        return DIAL_OF[index - DIALS]
    return Keep(TOKENS[index - KEEPS]) if index < PASS else None


def legal(state: State, waiting: Pending[Action, Outcome], seat: Seat) -> Numbers:
    """The numbers of all that a seat may do; one that is not asked may pass."""
    options = waiting.options.get(seat) if isinstance(waiting, Decision) else None
    return [PASS] if options is None else [*_indices(options)]


@lru_cache(maxsize=4096)
def _indices(options: tuple[Action, ...]) -> tuple[int, ...]:
    return tuple([_index(action) for action in options])


# States


def arrays(state: State) -> dict[str, Sequence[int]]:
    """The fields of the vector engine's state: of each its numbers, row after row."""
    players = len(state.zones)
    size = bottom_size(players, sum(state.config.deck.tokens))
    return {
        "phase": [PHASES.index(state.phase)],
        "round": [state.round],
        "tile": [state.tile or 0],
        "face": [face_number(state.face)],
        "tiles": [_set(state.tiles)],
        "zones": [zone or OUT for zone in state.zones],
        "fuel": state.fuel,
        "tokens": [number for hand in state.tokens for number in counts_of(hand)],
        "pile": state.stack.pile,
        "bottom": padded(_buried(state.stack.bottom), size, NO_BURIED),
        "discard": state.discard,
        "markers": markers_from(state.markers, state.rear),
        "rear": [state.rear],
        "boards_added": [state.boards_added],
        **_bonus(state.bonus, players),
        **resolved(state.resolution, players),
        **_drawing(state.drawing, players),
        "left_at": _left_at(state.eliminated, players),
        "moments": [len(state.eliminated)],
        "ending": [ENDINGS.index(state.ending)],
    }


@remember_last
def _set(tiles: Sequence[int]) -> int:
    """A bit for each tile."""
    return sum([1 << (tile - 1) for tile in tiles])


@remember_last
def _buried(bottom: Sequence[Buried]) -> Numbers:
    return [PLACE[token.token] + BY_SEAT * token.by for token in bottom]


def _bonus(bonus: Bonus | None, players: int) -> dict[str, Numbers]:
    if bonus is None:
        return {
            "bonus_zone": [0],
            "answers": [NOT_YET] * players,
            "laid": [NO_TOKEN] * players,
        }
    return {
        "bonus_zone": [bonus.zone],
        "answers": said(bonus.answers),
        "laid": [PLACE_OR_NONE[token] for token in bonus.laid],
    }


def _drawing(drawing: Drawing | None, players: int) -> dict[str, Numbers]:
    if drawing is None:
        return {"draw_place": [players] * players, "looked_at": [NO_TOKEN] * players * LOOKED_AT}
    return {
        "draw_place": draw_places(drawing.order, players),
        "looked_at": [number for pair in drawing.looked_at for number in pair_of(pair)],
    }


def _left_at(eliminated: Sequence[Sequence[Seat]], players: int) -> Numbers:
    left = [0] * players
    for moment, seats in enumerate(eliminated, 1):
        for seat in seats:
            left[seat] = moment
    return left
