"""Rulebook, chapter 8: Elimination."""

from paddock.games.outspeed.events import ShipsEliminated, TilesFlipped
from paddock.games.outspeed.state import Phase
from paddock.games.outspeed.tiles import Face, Players
from tests.rules.outspeed.scenes import (
    CANNON,
    FIELD,
    FREE,
    LEFT,
    MAGNET,
    NITRO,
    RIGHT,
    TANK,
    A,
    B,
    C,
    D,
    E,
    F,
    Hands,
    all_take,
    choosable,
    counts,
    deal,
    deck_with,
    declare,
    face,
    keep,
    named,
    odds,
    options,
    program,
    result,
    route,
    scene,
    turn_up,
)


def test_8_1_an_eliminated_ship_is_taken_off_the_track() -> None:
    step = declare(scene([9, 7, 5], fuel=[2, 9, 9], tokens={C: CANNON}), {C: CANNON})

    assert step.state.zones[A] is None
    assert step.state.racing() == [B, C]


def test_8_1_its_player_watches_the_rest_of_the_race() -> None:
    state = scene([9, 7, 5], fuel=[2, 9, 9], tokens={C: CANNON}, routes=face(route(zones=1)))

    step = declare(state, {C: CANNON})
    next_round = turn_up(all_take(step, "left"), 2)

    assert set(options(step)) == {B, C}
    assert set(options(next_round)) == {B, C}


def test_8_1_the_players_tokens_are_shown_to_all_and_discarded_at_once() -> None:
    held: Hands = {A: (NITRO, MAGNET), C: CANNON}
    state = scene([9, 7, 5], fuel=[2, 9, 9], tokens=held)

    step = declare(state, {C: CANNON})

    (event,) = named(step, ShipsEliminated)
    assert isinstance(event, ShipsEliminated)
    assert sorted(event.tokens[A]) == sorted((NITRO, MAGNET))
    assert step.state.tokens == ((), (), ())
    assert step.state.discard == counts(NITRO, MAGNET, CANNON)


def test_8_1_tokens_are_discarded_after_the_costs_and_after_the_rear_board_too() -> None:
    costs = scene([3, 3, 3], fuel=[2, 9, 9], tokens={A: TANK}, routes=face(route(cost=2)))
    boards = scene([3, 14, 13], tokens={A: TANK}, routes=face(route(zones=1)))

    assert all_take(declare(costs, {}), "left").state.discard == counts(TANK)
    assert program(declare(boards, {}), "right", "left", "left").state.discard == counts(TANK)


def test_8_1_tokens_of_a_player_without_a_route_are_discarded() -> None:
    state = scene([3, 3, 3], fuel=[1, 9, 9], tokens={A: TANK}, routes=Face(left=route(cost=4)))

    step = all_take(declare(state, {}), "left")

    assert step.state.discard == counts(TANK)
    assert step.state.tokens[A] == ()


def test_8_1_force_field_markers_the_player_has_placed_remain() -> None:
    held = {A: FIELD, C: CANNON}
    state = scene([9, 7, 5], fuel=[2, 9, 9], tokens=held)

    step = declare(state, held)

    assert step.state.zones[A] is None
    assert step.state.markers == (9,)


DECK = deck_with(1, Face(left=route(zones=1)), Face(right=route(zones=2)))


def test_8_2_when_the_bonus_phase_ends_with_4_ships_all_tiles_turn_to_the_3_4_face() -> None:
    state = scene([9, 7, 7, 7, 5], fuel=[2, 9, 9, 9, 9], tokens={E: CANNON}, deck=DECK)

    step = declare(state, {E: CANNON})

    assert step.state.face is Players.UP_TO_4
    assert named(step, TilesFlipped) == [TilesFlipped(1)]


def test_8_2_the_top_tile_included() -> None:
    state = scene([9, 7, 7, 7, 5], fuel=[2, 9, 9, 9, 9], tokens={E: CANNON}, deck=DECK)

    kept = declare(state, {})
    flipped = declare(state, {E: CANNON})

    assert choosable(kept, B) == {RIGHT}
    assert choosable(flipped, B) == {LEFT}
    assert all_take(flipped, "left").state.zones == (None, 8, 8, 8, 6)


def test_8_2_when_the_resolution_ends_with_4_ships() -> None:
    deck = deck_with(1, Face(left=FREE), Face(left=route(cost=2)))
    state = scene([3] * 5, fuel=[2, 9, 9, 9, 9], deck=deck)

    step = all_take(state, "left")

    assert step.state.face is Players.UP_TO_4
    assert named(step, TilesFlipped) == [TilesFlipped(1)]
    assert turn_up(step, 2).state.face is Players.UP_TO_4


def test_8_2_the_resolution_itself_is_finished_on_the_face_it_began_with() -> None:
    deck = deck_with(1, Face(left=FREE), Face(left=route(cost=2, zones=3, fuel=1)))
    state = scene([3] * 5, fuel=[2, 9, 9, 9, 9], deck=deck)

    step = all_take(state, "left")

    assert step.state.zones == (None, 6, 6, 6, 6)
    assert step.state.fuel == (0, 8, 8, 8, 8)


def test_8_2_the_resolution_ends_when_the_tokens_are_drawn() -> None:
    there = Face(left=route(cost=2, token=True), right=FREE)
    state = scene([3] * 5, fuel=[2, 9, 9, 9, 9], deck=deck_with(1, Face(left=FREE), there))

    looking = deal(program(state, "left", "left", "right", "right", "right"), NITRO, TANK)
    step = keep(looking, NITRO)

    assert looking.state.face is Players.UP_TO_6
    assert step.state.face is Players.UP_TO_4


def test_8_2_ships_lost_with_the_rear_board_count() -> None:
    deck = deck_with(1, Face(left=FREE), Face(left=route(zones=1), right=FREE))
    state = scene([14, 13, 12, 11, 7], deck=deck)

    step = program(state, "left", *["right"] * 4)

    assert step.state.face is Players.UP_TO_4


def test_8_2_with_5_ships_left_of_6_nothing_turns() -> None:
    state = scene([9, 7, 7, 7, 5, 5], fuel=[2, 9, 9, 9, 9, 9], tokens={F: CANNON})

    step = declare(state, {F: CANNON})

    assert step.state.racing() == [B, C, D, E, F]
    assert step.state.face is Players.UP_TO_6
    assert named(step, TilesFlipped) == []


def test_8_2_six_may_become_three_at_once() -> None:
    state = scene([9, 9, 9, 7, 5, 5], fuel=[2, 2, 1, 9, 9, 9], tokens={F: CANNON})

    step = declare(state, {F: CANNON})

    assert step.state.racing() == [D, E, F]
    assert step.state.face is Players.UP_TO_4


def test_8_2_they_turn_once() -> None:
    state = scene([9, 7, 7, 7, None], fuel=[2, 9, 9, 9, 0], tokens={B: CANNON}, deck=DECK)

    step = all_take(declare(state, {}), "left")

    assert named(step, TilesFlipped) == []


def test_8_2_it_concerns_only_races_begun_with_5_or_6() -> None:
    state = scene([9, 7, 7, 5], fuel=[2, 9, 9, 9], tokens={D: CANNON})

    step = declare(state, {D: CANNON})

    assert step.state.face is Players.UP_TO_4
    assert named(step, TilesFlipped) == []


def test_8_2_and_only_if_the_race_goes_on() -> None:
    state = scene([9, 9, 9, 9, 5], fuel=[2, 2, 2, 2, 9], tokens={E: CANNON})

    step = declare(state, {E: CANNON})

    assert result(step).winners == (E,)
    assert named(step, TilesFlipped) == []


def test_8_2_the_order_of_the_tiles_stays_the_same() -> None:
    deck = deck_with(4, Face(left=FREE), Face(left=FREE))
    state = scene(
        [9, 7, 7, 7, 5],
        tile=4,
        fuel=[2, 9, 9, 9, 9],
        tokens={E: CANNON},
        deck=deck,
        first_race=True,
    )

    step = all_take(declare(state, {E: CANNON}), "left")

    assert step.state.phase is Phase.TURN_UP_TILE
    assert odds(step) == {5: 1}
