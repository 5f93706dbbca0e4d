"""Rulebook, chapter 5: Moving."""

from paddock.games.outspeed.events import (
    BoardAdded,
    BoardRemoved,
    CostPaid,
    Loss,
    Push,
    ShipMoved,
    ShipsEliminated,
)
from paddock.games.outspeed.state import Phase
from tests.rules.outspeed.scenes import (
    CANNON,
    FIELD,
    FLAMETHROWER,
    MAGNET,
    NITRO,
    TANK,
    A,
    B,
    C,
    D,
    all_take,
    deal,
    declare,
    face,
    keep,
    losses,
    named,
    odds,
    playable,
    program,
    route,
    scene,
    turn_up,
)


def test_5_1_a_force_field_stops_a_ship_that_comes_from_behind() -> None:
    state = scene([3, 3, 3], routes=face(route(zones=5)), markers=[6])

    step = program(state, "left", "left", "right")

    assert step.state.zones == (6, 6, 3)
    assert ShipMoved(A, 3, 6, Push.ROUTE, stopped_by_field=True) in step.events


def test_5_1_a_force_field_stops_a_ship_that_comes_from_ahead() -> None:
    state = scene([9, 5, 5], tokens={B: FLAMETHROWER}, markers=[8])

    assert declare(state, {B: FLAMETHROWER}).state.zones == (8, 5, 5)


def test_5_1_every_move_is_walked_zone_by_zone_and_the_first_field_ends_it() -> None:
    forward = scene([3, 3, 3], routes=face(route(zones=9)), markers=[5, 7])
    backward = scene([9, 5, 5], tokens={B: MAGNET}, markers=[7, 8])

    assert all_take(forward, "left").state.zones == (5, 5, 5)
    assert declare(backward, {B: MAGNET}).state.zones == (8, 5, 5)


def test_5_1_a_field_just_beyond_the_end_of_a_move_does_not_matter() -> None:
    state = scene([3, 3, 3], routes=face(route(zones=2)), markers=[6])

    step = all_take(state, "left")

    assert step.state.zones == (5, 5, 5)
    assert ShipMoved(A, 3, 5, Push.ROUTE, stopped_by_field=False) in step.events


def test_5_1_a_field_saves_a_ship_that_would_have_left_the_track_at_the_rear() -> None:
    held = {B: FLAMETHROWER, C: FLAMETHROWER}
    state = scene([3, 2, 2], tokens=held, markers=[1])

    step = declare(state, held)

    assert step.state.zones == (1, 2, 2)
    assert losses(step) == []


def test_5_1_a_field_holds_a_ship_that_would_have_crossed_the_front() -> None:
    state = scene([12, 10, 10], routes=face(route(zones=5)), markers=[14])

    step = program(state, "left", "right", "right")

    assert step.state.zones == (14, 10, 10)
    assert named(step, BoardAdded, BoardRemoved) == []


def test_5_1_a_field_does_not_hold_a_ship_that_leaves_its_zone() -> None:
    forward = scene([5, 5, 5], routes=face(route(zones=2)), markers=[5])
    backward = scene([7, 5, 5], tokens={B: FLAMETHROWER}, markers=[7])

    assert all_take(forward, "left").state.zones == (7, 7, 7)
    assert declare(backward, {B: FLAMETHROWER}).state.zones == (5, 5, 5)


def test_5_1_a_second_move_in_the_same_round_is_a_new_move() -> None:
    state = scene([4, 3, 3], tokens={A: NITRO}, routes=face(route(zones=3)), markers=[5])

    after_nitro = declare(state, {A: NITRO})

    assert after_nitro.state.zones[A] == 5
    assert all_take(after_nitro, "left").state.zones == (8, 5, 5)


def test_5_1_several_markers_in_a_zone_stop_like_one() -> None:
    state = scene([3, 3, 3], routes=face(route(zones=5)), markers=[6, 6, 6])

    step = all_take(state, "left")

    assert step.state.zones == (6, 6, 6)
    assert step.state.markers == (6, 6, 6)


def test_5_1_a_nitro_enters_a_field_and_stays() -> None:
    step = declare(scene([5, 4, 3], tokens={A: NITRO}, markers=[6]), {A: NITRO})

    assert step.state.zones == (6, 4, 3)


def test_5_2_a_ship_that_enters_a_zone_beyond_the_front_lays_a_board() -> None:
    state = scene([14, 13, 12], routes=face(route(zones=2), right=route(zones=1)))

    step = program(state, "right", "right", "left")

    assert named(step, BoardAdded) == [BoardAdded(15)]
    assert step.state.zones == (15, 14, 14)


def test_5_2_the_front_most_zone_itself_is_on_the_track() -> None:
    state = scene([12, 12, 12], routes=face(route(zones=2)))

    step = all_take(state, "left")

    assert named(step, BoardAdded) == []
    assert step.state.rear == 1


def test_5_2_no_board_is_laid_for_a_move_that_a_field_stops_earlier() -> None:
    state = scene([11, 11, 11], routes=face(route(zones=9)), markers=[13])

    step = all_take(state, "left")

    assert named(step, BoardAdded) == []
    assert (step.state.rear, step.state.boards_added) == (1, 0)


def test_5_2_ships_that_cross_the_front_together_share_the_new_board() -> None:
    state = scene([14, 13, 8], routes=face(route(zones=7)))

    step = all_take(state, "left")

    assert step.state.zones == (21, 20, 15)
    assert named(step, BoardAdded) == [BoardAdded(15)]
    assert step.state.rear == 8


def test_5_2_as_many_boards_are_laid_as_the_move_needs() -> None:
    state = scene([14, 14, 9], routes=face(route(zones=8), right=route(zones=6)))

    step = program(state, "left", "left", "right")

    assert named(step, BoardAdded) == [BoardAdded(15), BoardAdded(22)]
    assert step.state.zones == (22, 22, 15)
    assert step.state.rear == 15


def test_5_2_a_later_board_is_laid_where_the_track_ends_by_then() -> None:
    state = scene([21, 20, 19], rear=8, routes=face(route(zones=2)))

    step = all_take(state, "left")

    assert named(step, BoardAdded) == [BoardAdded(22)]
    assert named(step, BoardRemoved) == [BoardRemoved(8, 0)]
    assert step.state.rear == 15


def test_5_3_for_each_board_added_one_rear_board_is_taken_away() -> None:
    one = all_take(scene([14, 13, 12], routes=face(route(zones=2))), "left")
    two = all_take(scene([14, 14, 14], routes=face(route(zones=8))), "left")

    assert named(one, BoardRemoved) == [BoardRemoved(1, 0)]
    assert named(two, BoardRemoved) == [BoardRemoved(1, 0), BoardRemoved(8, 0)]


def test_5_3_ships_on_it_are_eliminated() -> None:
    state = scene([14, 8, 7, 3], routes=face(route(zones=1)))

    step = program(state, "left", "right", "right", "right")

    assert losses(step) == [{C: Loss.REAR_BOARD, D: Loss.REAR_BOARD}]
    assert step.state.zones == (15, 8, None, None)


def test_5_3_it_goes_when_all_moves_are_made() -> None:
    state = scene([14, 7, 6], routes=face(route(zones=1)))

    step = program(state, "left", "left", "right")

    assert step.state.zones == (15, 8, None)
    kinds = named(step, ShipMoved, ShipsEliminated)
    assert [type(event) for event in kinds] == [ShipMoved, ShipMoved, ShipsEliminated]


def test_5_3_it_goes_when_all_costs_are_paid() -> None:
    state = scene([14, 13, 3], fuel=[12, 12, 2], routes=face(route(cost=2, zones=1)))

    step = all_take(state, "left")

    assert losses(step) == [{C: Loss.EMPTY_TANK}]
    assert CostPaid(C, 2, 2, 0) in step.events


def test_5_3_it_goes_before_any_token_is_drawn() -> None:
    there = face(route(zones=1, token=True), right=route(token=True))
    state = scene([14, 13, 3], routes=there)

    step = deal(program(state, "left", "left", "right"), NITRO, TANK, NITRO, TANK)

    assert losses(step) == [{C: Loss.REAR_BOARD}]
    assert keep(step, NITRO, NITRO).state.tokens == ((NITRO,), (NITRO,), ())


def test_5_3_a_ship_on_the_rear_board_leaves_its_tokens_before_the_draw() -> None:
    there = face(route(zones=1, token=True))
    state = scene([14, 13, 3], routes=there, tokens={C: CANNON}, pile=[])

    step = program(declare(state, {}), "left", "right", "right")

    assert deal(step).state.tokens[A] == (CANNON,)


def test_5_3_a_board_added_by_a_nitro_in_the_bonus_phase_counts_as_well() -> None:
    state = scene([14, 9, 6, 3], tokens={A: NITRO}, routes=face(route(zones=2)))

    bonus = declare(state, {A: NITRO})
    step = program(bonus, "right", "right", "left", "left")

    assert named(bonus, BoardAdded, BoardRemoved) == [BoardAdded(15)]
    assert (bonus.state.rear, bonus.state.boards_added) == (1, 1)
    assert bonus.state.zones == (15, 9, 6, 3)
    assert named(step, BoardRemoved) == [BoardRemoved(1, 0)]
    assert step.state.zones == (15, 9, 8, None)


def test_5_3_the_nitros_board_is_used_by_the_routes_of_the_round() -> None:
    state = scene([14, 13, 12], tokens={A: NITRO}, routes=face(route(zones=5)))

    step = all_take(declare(state, {A: NITRO}), "left")

    assert named(step, BoardAdded) == [BoardAdded(15)]
    assert step.state.zones == (20, 18, 17)
    assert (step.state.rear, step.state.boards_added) == (8, 0)


def test_5_3_boards_of_both_phases_are_counted_together() -> None:
    state = scene([14, 13, 12], tokens={A: NITRO}, routes=face(route(zones=7)))

    step = all_take(declare(state, {A: NITRO}), "left")

    assert named(step, BoardAdded) == [BoardAdded(15), BoardAdded(22)]
    assert step.state.zones == (22, 20, 19)
    assert step.state.rear == 15


def test_5_3_the_nitros_board_counts_though_its_ship_was_pushed_back() -> None:
    held = {A: NITRO, B: FLAMETHROWER}
    state = scene([14, 9, 8], tokens=held, routes=face(route(zones=1)))

    step = all_take(declare(state, held), "right")

    assert step.state.zones == (13, 9, 8)
    assert step.state.rear == 8


def test_5_3_markers_on_it_return_to_the_supply() -> None:
    state = scene([14, 9, 9], routes=face(route(zones=1)), markers=[1, 7, 7, 8, 12, 12, 12])

    step = program(state, "left", "right", "right")

    assert step.state.markers == (8, 12, 12, 12)
    assert named(step, BoardRemoved) == [BoardRemoved(1, 3)]


def test_5_3_returned_markers_can_be_laid_again() -> None:
    there = face(route(zones=1))
    state = scene([14, 9, 9], tokens={A: FIELD}, routes=there, markers=[1] + [12] * 6)

    step = turn_up(program(declare(state, {}), "left", "right", "right"), 2)

    assert playable(step, A) == {None, FIELD}


def test_5_3_the_track_is_14_zones_as_before() -> None:
    state = all_take(scene([14, 13, 12], routes=face(route(zones=2))), "left").state

    assert state.rear == 8
    assert state.boards_added == 0
    assert state.phase is Phase.TURN_UP_TILE
    assert 1 not in odds(state)


def test_5_3_the_rear_board_of_a_later_round_is_the_next_one() -> None:
    state = scene([21, 15, 14], rear=8, routes=face(route(zones=1)))

    step = program(state, "left", "right", "right")

    assert step.state.zones == (22, 15, None)


def test_5_4_a_ship_pushed_beyond_the_rear_most_zone_is_eliminated() -> None:
    step = declare(scene([2, 1, 1], tokens={B: FLAMETHROWER}), {B: FLAMETHROWER})

    assert losses(step) == [{A: Loss.OFF_THE_REAR}]
    assert step.state.zones == (None, 1, 1)
    assert ShipMoved(A, 2, None, Push.HIT, stopped_by_field=False) in step.events


def test_5_4_the_rear_most_zone_itself_is_on_the_track() -> None:
    step = declare(scene([3, 1, 1], tokens={B: FLAMETHROWER}), {B: FLAMETHROWER})

    assert step.state.zones == (1, 1, 1)


def test_5_4_the_rear_moves_with_the_boards_and_no_board_is_added_behind() -> None:
    state = scene([9, 8, 8], rear=8, tokens={B: FLAMETHROWER})

    step = declare(state, {B: FLAMETHROWER})

    assert step.state.zones == (None, 8, 8)
    assert (step.state.rear, step.state.boards_added) == (8, 0)


def test_5_4_the_rear_board_still_holds_ships_while_a_nitros_board_is_added() -> None:
    held = {A: NITRO, C: FLAMETHROWER}
    state = scene([14, 9, 7, 7], tokens=held)

    step = declare(state, held)

    assert step.state.zones == (15, 7, 7, 7)
    assert losses(step) == []
