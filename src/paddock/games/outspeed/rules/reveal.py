"""Rulebook, chapter 9: Reveal, and the end of a round."""

from msgspec.structs import replace

from paddock.core import Step
from paddock.games.outspeed.events import MarkersRemoved, TileTurnedUp
from paddock.games.outspeed.rules.elimination import flip_tiles
from paddock.games.outspeed.rules.end import end_race
from paddock.games.outspeed.state import ROUNDS, Ending, Phase, State
from paddock.games.outspeed.tiles import FINISH_TILES


def end_round(step: Step[State]) -> Step[State]:
    """9.1 The top tile leaves the game. 10.1 When the finish tile leaves, the race is over."""
    if step.state.round == ROUNDS:
        return end_race(step, Ending.FINISH)
    step = flip_tiles(step)
    following = step.state.round + 1
    return step.then(
        replace(step.state, phase=Phase.TURN_UP_TILE, round=following, tile=None, resolution=None)
    )


def tile_odds(state: State) -> dict[int, int]:
    """2.2 Any track tile that is left may be next, and below them any finish tile.

    2.3 In the first race the tiles lie in ascending order.
    """
    if state.config.first_race:
        return {state.round: 1}
    return dict.fromkeys(state.tiles or FINISH_TILES, 1)


def turn_up_tile(step: Step[State], tile: int) -> Step[State]:
    """9.1 The next tile is turned up."""
    state = step.state
    tiles = tuple([other for other in state.tiles if other != tile])
    turned_up = TileTurnedUp(state.round, tile, state.face)
    return _remove_markers(step.then(replace(state, tile=tile, tiles=tiles), turned_up))


def _remove_markers(step: Step[State]) -> Step[State]:
    """9.2 Every zone that holds both a marker and a ship loses all its markers."""
    state = step.state
    if not state.markers:
        return step
    run_over = [zone for zone in dict.fromkeys(state.markers) if zone in state.zones]
    removed = [MarkersRemoved(zone, state.markers.count(zone)) for zone in run_over]
    left = tuple(zone for zone in state.markers if zone not in run_over)
    return step.then(replace(state, markers=left), *removed)
