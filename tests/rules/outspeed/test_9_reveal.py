"""Rulebook, chapter 9: Reveal."""

from paddock.games.outspeed.events import MarkersRemoved, TileTurnedUp
from paddock.games.outspeed.state import Phase
from paddock.games.outspeed.tiles import Players
from tests.rules.outspeed.scenes import (
    FIELD,
    FREE,
    TANK,
    A,
    B,
    Hands,
    all_take,
    before,
    declare,
    face,
    named,
    odds,
    playable,
    program,
    route,
    scene,
    turn_up,
)


def test_9_1_the_top_tile_is_removed_from_the_game() -> None:
    step = all_take(scene([5, 4, 3], tile=6, routes=face(FREE)), "left")

    assert step.state.phase is Phase.TURN_UP_TILE
    assert odds(step) == dict.fromkeys({*range(1, 13)} - {6}, 1)


def test_9_1_the_next_tile_is_turned_up() -> None:
    step = turn_up(all_take(scene([5, 4, 3], tile=6, routes=face(FREE)), "left"), 9)

    assert step.state.tile == 9
    assert step.state.round == 2
    assert named(step, TileTurnedUp) == [TileTurnedUp(2, 9, Players.UP_TO_4)]


def test_9_2_a_zone_with_a_marker_and_a_ship_loses_all_its_markers() -> None:
    step = turn_up(before([9, 9, 3], markers=[9, 9, 5, 3]), 1)

    assert step.state.markers == (5,)
    assert named(step, MarkersRemoved) in (
        [MarkersRemoved(9, 2), MarkersRemoved(3, 1)],
        [MarkersRemoved(3, 1), MarkersRemoved(9, 2)],
    )


def test_9_2_a_marker_without_a_ship_stays() -> None:
    state = scene([5, 4, 3], routes=face(route(zones=4)), markers=[4, 6, 13])

    resolved = program(state, "left", "right", "right")
    step = turn_up(resolved, 2)

    assert resolved.state.zones == (6, 4, 3)
    assert step.state.markers == (13,)


def test_9_2_a_ship_that_drove_away_leaves_its_marker_behind() -> None:
    state = scene([5, 4, 3], tokens={A: FIELD}, routes=face(route(zones=4)))

    step = turn_up(program(declare(state, {A: FIELD}), "left", "right", "right"), 2)

    assert step.state.zones == (9, 4, 3)
    assert step.state.markers == (5,)


def test_9_2_the_ship_need_not_have_moved_in() -> None:
    state = scene([5, 4, 3], tokens={A: FIELD}, routes=face(FREE))

    step = turn_up(all_take(declare(state, {A: FIELD}), "left"), 2)

    assert step.state.zones == (5, 4, 3)
    assert step.state.markers == ()


def test_9_2_the_markers_stand_until_the_end_of_this_phase() -> None:
    state = scene([5, 4, 3], routes=face(route(zones=4)), markers=[6])

    step = program(state, "left", "right", "left")

    assert step.state.zones == (6, 4, 6)
    assert step.state.markers == (6,)


def test_9_2_removed_markers_can_be_laid_again() -> None:
    held: Hands = {A: (FIELD, TANK), B: FIELD}

    step = turn_up(before([5, 4, 3], tokens=held, markers=[5] * 7), 1)

    assert playable(step, A) == {None, FIELD, TANK}
