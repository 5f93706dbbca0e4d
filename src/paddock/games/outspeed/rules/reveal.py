"""Rulebook, chapter 9: Reveal, and the end of a round."""

from msgspec.structs import replace

from paddock.core import Event
from paddock.games.outspeed.events import MarkersRemoved, TileTurnedUp
from paddock.games.outspeed.rules.elimination import flip_tiles
from paddock.games.outspeed.rules.end import end_race
from paddock.games.outspeed.state import ROUNDS, Ending, Phase, State
from paddock.games.outspeed.tiles import FINISH_TILES


def end_round(state: State, events: list[Event]) -> State:
    """9.1 The top tile leaves the game. 10.1 When the finish tile leaves, the race is over."""
    if state.round == ROUNDS:
        return end_race(state, Ending.FINISH, events)
    state = flip_tiles(state, events)
    return replace(
        state, phase=Phase.TURN_UP_TILE, round=state.round + 1, tile=None, resolution=None
    )


def tile_odds(state: State) -> dict[int, int]:
    """2.2 Any track tile that is left may be next, and below them any finish tile.

    2.3 In the first race the tiles lie in ascending order.
    """
    if state.config.first_race:
        return {state.round: 1}
    return dict.fromkeys(state.tiles or FINISH_TILES, 1)


def turn_up_tile(state: State, tile: int, events: list[Event]) -> State:
    """9.1 The next tile is turned up."""
    events.append(TileTurnedUp(state.round, tile, state.face))
    tiles = tuple([other for other in state.tiles if other != tile])
    return _remove_markers(replace(state, tile=tile, tiles=tiles), events)


def _remove_markers(state: State, events: list[Event]) -> State:
    """9.2 Every zone that holds both a marker and a ship loses all its markers."""
    if not state.markers:
        return state
    run_over = [zone for zone in dict.fromkeys(state.markers) if zone in state.zones]
    events.extend(MarkersRemoved(zone, state.markers.count(zone)) for zone in run_over)
    return replace(state, markers=tuple(z for z in state.markers if z not in run_over))
