"""Rulebook, chapter 8: Elimination, and when it stops the race (3.2)."""

from collections.abc import Mapping

from msgspec.structs import replace

from paddock.core import Seat, Step
from paddock.games.outspeed.events import Loss, ShipsEliminated, TilesFlipped
from paddock.games.outspeed.rules.end import end_race
from paddock.games.outspeed.state import MAX_ON_THE_SMALL_FACE, Ending, State
from paddock.games.outspeed.tiles import TOKENS, Counts, Players, Token

_SMALL = Players.UP_TO_4


def eliminate(step: Step[State], losses: Mapping[Seat, Loss]) -> Step[State]:
    """8.1 The ships leave the track; their tokens are turned up and go to the discard.

    3.2 Who leaves in one moment leaves together, and with at most one ship left the race stops.
    """
    if not losses:
        return step
    state = step.state
    turned_up = {seat: state.tokens[seat] for seat in losses}
    fewer = replace(
        state,
        zones=tuple(None if seat in losses else zone for seat, zone in enumerate(state.zones)),
        tokens=tuple(() if seat in losses else hand for seat, hand in enumerate(state.tokens)),
        discard=discarded(state.discard, [t for hand in turned_up.values() for t in hand]),
        eliminated=(*state.eliminated, tuple(losses)),
    )
    left = step.then(fewer, ShipsEliminated(dict(losses), turned_up))
    return _stop_if_at_most_one_is_left(left)


def discarded(discard: Counts, tokens: list[Token]) -> Counts:
    """4.13 The discard with these tokens on it."""
    counts = zip(TOKENS, discard)
    return tuple([count + tokens.count(token) for token, count in counts])


def _stop_if_at_most_one_is_left(step: Step[State]) -> Step[State]:
    """3.2 The race stops at once when at most one ship is left."""
    match len(step.state.racing()):
        case 0:
            return end_race(step, Ending.NO_SHIP)
        case 1:
            return end_race(step, Ending.LAST_SHIP)
        case _:
            return step


def flip_tiles(step: Step[State]) -> Step[State]:
    """8.2 With 4 or fewer left of 5 or 6, all tiles turn to the 3-4 face, the top one too."""
    state = step.state
    if state.face is _SMALL or len(state.racing()) > MAX_ON_THE_SMALL_FACE:
        return step
    assert state.tile is not None
    return step.then(replace(state, face=_SMALL), TilesFlipped(state.tile))
