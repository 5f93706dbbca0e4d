"""Rulebook, chapter 5: Moving."""

from collections.abc import Mapping

from msgspec.structs import replace

from paddock.core import Event, Seat, Step
from paddock.games.outspeed.events import BoardAdded, BoardRemoved, Loss, Push, ShipMoved
from paddock.games.outspeed.rules.elimination import eliminate
from paddock.games.outspeed.state import BOARDS, ZONES_OF_A_BOARD, State

_ROUTE = Push.ROUTE


def walk(start: int, steps: int, markers: tuple[int, ...], rear: int) -> int | None:
    """5.1 A move is walked zone by zone: the first force field on the way ends it.

    5.4 None: the ship was pushed behind the rear-most zone.
    """
    ahead = 1 if steps > 0 else -1
    for zone in range(start + ahead, start + steps + ahead, ahead):
        if zone < rear:
            return None
        if zone in markers:
            return zone
    return start + steps


def move_ships(
    step: Step[State], moves: Mapping[Seat, int], pushes: Mapping[Seat, Push]
) -> tuple[Step[State], dict[Seat, Loss]]:
    """4.5, 7.6 Ships move together. Who goes off the rear (5.4) is returned, not yet eliminated.

    What has no `push` of its own is a route's reward.
    """
    events: list[Event] = []
    state = step.state
    zones, markers, rear = list(state.zones), state.markers, state.rear
    lost: dict[Seat, Loss] = {}
    for seat, steps in moves.items():
        start = zones[seat]
        if start is None or not steps:
            continue
        end = walk(start, steps, markers, rear) if markers or steps < 0 else start + steps
        events.append(ShipMoved(seat, start, end, pushes.get(seat, _ROUTE), end in markers))
        if end is None:
            lost[seat] = Loss.OFF_THE_REAR
        else:
            zones[seat] = end
    return _add_boards(step.then(replace(state, zones=tuple(zones)), *events)), lost


def _add_boards(step: Step[State]) -> Step[State]:
    """5.2 Boards are laid ahead for ships that go off the front, as many as they need."""
    state = step.state
    farthest = max([zone for zone in state.zones if zone is not None])
    boards = boards_needed(farthest, state.rear, state.boards_added)
    if not boards:
        return step
    front = first_zone_beyond(state.rear, state.boards_added)
    added = [BoardAdded(front + ZONES_OF_A_BOARD * board) for board in range(boards)]
    return step.then(replace(state, boards_added=state.boards_added + boards), *added)


def boards_needed(zone: int, rear: int, boards_added: int) -> int:
    """5.2 How many boards have to be laid for a ship that enters this zone."""
    front = first_zone_beyond(rear, boards_added)
    return (zone - front) // ZONES_OF_A_BOARD + 1 if zone >= front else 0


def first_zone_beyond(rear: int, boards_added: int) -> int:
    """1.1 The track is two boards of 7 zones, and those that were added this round."""
    return rear + ZONES_OF_A_BOARD * (BOARDS + boards_added)


def remove_rear_boards(step: Step[State]) -> Step[State]:
    """5.3 The rear board goes, once for each board added this round, with all that is on it."""
    removed: list[Event] = []
    state = step.state
    if not state.boards_added:
        return step
    rear = state.rear + ZONES_OF_A_BOARD * state.boards_added
    for first in range(state.rear, rear, ZONES_OF_A_BOARD):
        on_it = range(first, first + ZONES_OF_A_BOARD)
        removed.append(BoardRemoved(first, sum(marker in on_it for marker in state.markers)))
    lost = {
        Seat(seat): Loss.REAR_BOARD
        for seat, zone in enumerate(state.zones)
        if zone is not None and zone < rear
    }
    markers = tuple(marker for marker in state.markers if marker >= rear)
    cut = replace(state, rear=rear, boards_added=0, markers=markers)
    return eliminate(step.then(cut, *removed), lost)
