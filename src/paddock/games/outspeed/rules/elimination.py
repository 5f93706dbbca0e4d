"""Rulebook, chapter 8: Elimination, and when it stops the race (3.2)."""

from collections.abc import Mapping

from msgspec.structs import replace

from paddock.core import Event, Seat
from paddock.games.outspeed.events import Loss, ShipsEliminated, TilesFlipped
from paddock.games.outspeed.rules.end import end_race
from paddock.games.outspeed.state import MAX_ON_THE_SMALL_FACE, Ending, State
from paddock.games.outspeed.tiles import TOKENS, Counts, Players, Token

_SMALL = Players.UP_TO_4


def eliminate(state: State, losses: Mapping[Seat, Loss], events: list[Event]) -> State:
    """8.1 The ships leave the track; their tokens are turned up and go to the discard.

    3.2 Who leaves in one moment leaves together, and with at most one ship left the race stops.
    """
    if not losses:
        return state
    turned_up = {seat: state.tokens[seat] for seat in losses}
    events.append(ShipsEliminated(dict(losses), turned_up))
    fewer = replace(
        state,
        zones=tuple(None if seat in losses else zone for seat, zone in enumerate(state.zones)),
        tokens=tuple(() if seat in losses else hand for seat, hand in enumerate(state.tokens)),
        discard=discarded(state.discard, [t for hand in turned_up.values() for t in hand]),
        eliminated=(*state.eliminated, tuple(losses)),
    )
    return _stop_if_at_most_one_is_left(fewer, events)


def discarded(discard: Counts, tokens: list[Token]) -> Counts:
    """4.13 The discard with these tokens on it."""
    counts = zip(TOKENS, discard)
    return tuple([count + tokens.count(token) for token, count in counts])


def _stop_if_at_most_one_is_left(state: State, events: list[Event]) -> State:
    """3.2 The race stops at once when at most one ship is left."""
    match len(state.racing()):
        case 0:
            return end_race(state, Ending.NO_SHIP, events)
        case 1:
            return end_race(state, Ending.LAST_SHIP, events)
        case _:
            return state


def flip_tiles(state: State, events: list[Event]) -> State:
    """8.2 With 4 or fewer left of 5 or 6, all tiles turn to the 3-4 face, the top one too."""
    if state.face is _SMALL or len(state.racing()) > MAX_ON_THE_SMALL_FACE:
        return state
    assert state.tile is not None
    events.append(TilesFlipped(state.tile))
    return replace(state, face=_SMALL)
