"""Rulebook, chapter 1: Material."""

import pytest

from paddock.core import SPECTATOR, IllegalInputError
from paddock.games.outspeed import rules
from paddock.games.outspeed.deck_file import examine, house_deck
from paddock.games.outspeed.events import BoardAdded, CostPaid, MarkerLaid, TokenWithoutEffect
from paddock.games.outspeed.state import Config, Phase
from paddock.games.outspeed.tiles import FINISH_TILES, TRACK_TILES, Face
from tests.rules.outspeed.scenes import (
    FIELD,
    FREE,
    LEFT,
    MIDDLE,
    RIGHT,
    A,
    B,
    C,
    all_take,
    choosable,
    counts,
    deck_with,
    declare,
    diallable,
    face,
    house_document,
    named,
    odds,
    options,
    playable,
    program,
    rolls,
    route,
    scene,
    set_dials,
    text_of,
)


def test_1_1_two_boards_of_seven_zones_lie_at_the_start() -> None:
    state = scene([3, 3, 3], routes=face(route(zones=11), right=route(zones=[9, 3])))

    step = program(state, "left", "left", "right")

    assert state.rear == 1
    assert state.boards_added == 0
    assert named(step, BoardAdded) == [BoardAdded(15)]
    assert step.state.zones == (14, 14, 15)


def test_1_1_a_zone_has_room_for_any_number_of_ships() -> None:
    step = all_take(scene([3, 4, 5, 6, 6, 6], routes=face(FREE)), "left")

    assert step.state.zones == (3, 4, 5, 6, 6, 6)
    assert rules.setup(Config(6, house_deck())).zones == (3,) * 6


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_1_2_every_player_flies_one_ship(players: int) -> None:
    state = rules.setup(Config(players, house_deck()))

    assert state.racing() == list(range(players))


@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_1_2_there_are_three_to_six_pilots(players: int) -> None:
    with pytest.raises(IllegalInputError):
        rules.setup(Config(players, house_deck()))


def test_1_3_everybody_sees_how_much_fuel_you_have() -> None:
    state = scene([3, 3, 3], fuel=[12, 7, 1])

    assert rules.view(state, A).fuel == (12, 7, 1)
    assert rules.view(state, SPECTATOR).fuel == (12, 7, 1)


def test_1_3_you_may_have_more_than_12_and_the_reserve_never_runs_out() -> None:
    state = scene([3, 3, 3], fuel=[12, 99, 1], routes=face(route(fuel=9)))

    assert all_take(state, "left").state.fuel == (21, 108, 10)


def test_1_4_track_tiles_are_1_to_12_and_finish_tiles_13_to_16() -> None:
    assert [tile.number for tile in house_deck().tiles] == [*range(1, 13), *range(13, 17)]
    assert (list(TRACK_TILES), list(FINISH_TILES)) == ([*range(1, 13)], [*range(13, 17)])


@pytest.mark.parametrize(("players", "lit"), [(3, LEFT), (4, LEFT), (5, RIGHT), (6, RIGHT)])
def test_1_4_one_face_is_for_3_or_4_players_and_one_for_5_or_6(players: int, lit: str) -> None:
    deck = deck_with(1, Face(left=FREE), Face(right=FREE))

    assert choosable(scene([3] * players, deck=deck), A) == {lit}


def test_1_5_each_of_three_routes_is_lit_or_dark() -> None:
    dark = scene([3, 3, 3], routes=Face(left=FREE, right=FREE))
    lit = scene([3, 3, 3], routes=Face(left=FREE, middle=FREE, right=FREE))

    assert choosable(dark, A) == {LEFT, RIGHT}
    assert choosable(lit, A) == {LEFT, MIDDLE, RIGHT}


def test_1_5_a_route_has_a_cost_in_fuel_and_rewards_in_zones_fuel_and_a_token() -> None:
    state = scene([3, 3, 3], routes=face(route(cost=2, zones=4, fuel=1, token=True)))

    step = program(state, "left", "right", "right")

    assert step.state.zones == (7, 3, 3)
    assert step.state.fuel == (11, 12, 12)
    assert step.state.phase is Phase.DRAW_TOKENS


def test_1_5_the_condition_may_be_empty() -> None:
    state = scene([3] * 6, routes=face(route(zones=1)))

    assert all_take(state, "left").state.zones == (4,) * 6


def test_1_6_an_amount_is_a_sum_of_numbers_dice_and_counts() -> None:
    there = face(route(cost=[1, "yellow", "right"], zones=[2, "blue", "left"], fuel=[1, "yellow"]))
    state = scene([3, 3, 3, 3], routes=there)

    step = rolls(program(state, "left", "right", "right", "right"), 2, 4, 3)

    assert named(step, CostPaid) == [CostPaid(A, owed=6, paid=6, fuel=6)]
    assert step.state.zones[A] == 3 + 2 + 4 + 1
    assert step.state.fuel[A] == 6 + 1 + 3


def test_1_6_a_sum_may_count_two_routes_or_one_route_twice() -> None:
    there = face(route(zones=["middle", "right"]), FREE, route(zones=["left", "left"]))
    state = scene([3, 3, 3, 3, 3], routes=there)

    step = program(state, "left", "left", "middle", "right", "right")

    assert step.state.zones == (6, 6, 3, 7, 7)


def test_1_6_an_amount_may_be_the_middle_dial() -> None:
    there = face(route(cost="dial", zones="dial"))
    state = scene([3, 3, 3], tile=16, routes=there)

    step = set_dials(program(state, "left", "right", "right"), 5)

    assert step.state.zones[A] == 8
    assert step.state.fuel[A] == 7


def test_1_6_the_yellow_die_is_rolled_for_fuel_and_the_blue_one_for_zones() -> None:
    there = face(route(cost="yellow", zones="blue", fuel="yellow"))
    cost = program(scene([3, 3, 3], routes=there), "left", "right", "right")
    zones = rolls(cost, 1)
    fuel = rolls(zones, 4)

    assert odds(cost) == {1: 2, 2: 2, 3: 2}
    assert odds(zones) == {1: 1, 2: 2, 3: 2, 4: 1}
    assert odds(fuel) == {1: 2, 2: 2, 3: 2}


def test_1_6_a_count_is_how_many_programmed_that_route_you_among_them() -> None:
    there = face(route(cost="left"), right=route(zones="left"))
    state = scene([3, 3, 3, 3], routes=there)

    step = program(state, "left", "left", "left", "right")

    assert step.state.fuel == (9, 9, 9, 12)
    assert step.state.zones == (3, 3, 3, 6)


def test_1_6_a_count_includes_players_who_lose_their_turn() -> None:
    there = face(route(room=1), right=route(zones="left"))
    state = scene([3, 3, 3, 3], routes=there)

    assert program(state, "left", "left", "left", "right").state.zones == (3, 3, 3, 6)


def test_1_6_a_count_includes_ships_eliminated_since_the_reveal() -> None:
    there = face(route(cost=2), right=route(zones="left", fuel="left"))
    state = scene([3, 3, 3, 3], fuel=[2, 9, 9, 9], routes=there)

    step = program(state, "left", "left", "right", "right")

    assert step.state.zones == (None, 3, 5, 5)
    assert step.state.fuel[C] == 11


def test_1_6_a_count_does_not_include_a_player_who_had_no_route_to_choose() -> None:
    there = Face(left=route(cost=5), middle=route(cost=5, zones=["left", "middle"]))
    state = scene([3, 3, 3], fuel=[4, 9, 9], routes=there)

    step = program(state, "left", "middle")

    assert step.state.zones == (None, 3, 5)


def test_1_7_there_are_32_bonus_tokens_of_six_kinds() -> None:
    stack = rules.setup(Config(4, house_deck())).stack

    assert stack.pile == (7, 7, 7, 7, 2, 2)
    assert len(stack) == 32


def test_1_8_there_are_seven_force_field_markers() -> None:
    state = scene([9, 5, 3], tokens={A: FIELD}, markers=[11] * 6)

    step = declare(state, {A: FIELD})

    assert sorted(step.state.markers) == [9] + [11] * 6


def test_1_8_with_all_seven_on_the_track_no_force_field_may_be_played() -> None:
    six = scene([9, 5, 3], tokens={A: FIELD}, markers=[11, 11, 11, 12, 12, 13])
    seven = scene([9, 5, 3], tokens={A: FIELD}, markers=[11, 11, 11, 12, 12, 13, 13])

    assert playable(six, A) == {None, FIELD}
    assert playable(seven, A) == {None}


def test_1_8_the_supply_is_judged_when_declaring() -> None:
    first = scene([9, 5, 3], tokens={A: FIELD, B: FIELD}, markers=[11] * 6)

    after_a_has_laid = rules.apply_choices(first, {A: options(first)[A][-1]}).state

    assert playable(after_a_has_laid, B) == {None, FIELD}


def test_1_8_the_last_marker_is_laid_in_the_front_most_zone() -> None:
    state = scene([5, 9, 3], tokens={A: FIELD, B: FIELD}, markers=[11] * 6)

    step = declare(state, {A: FIELD, B: FIELD})

    assert sorted(step.state.markers) == [9] + [11] * 6
    assert named(step, MarkerLaid) == [MarkerLaid(B, 9)]


def test_1_8_a_token_that_finds_no_marker_left_is_spent_without_effect() -> None:
    state = scene([5, 9, 3], tokens={A: FIELD, B: FIELD}, markers=[11] * 6)

    step = declare(state, {A: FIELD, B: FIELD})

    assert step.state.discard == counts(FIELD, FIELD)
    assert step.state.tokens == ((), (), ())
    assert TokenWithoutEffect(A, FIELD) in step.events


def test_1_8_two_tokens_from_one_zone_share_the_last_marker() -> None:
    state = scene([9, 9, 3], tokens={A: FIELD, B: FIELD}, markers=[11] * 6)

    step = declare(state, {A: FIELD, B: FIELD})

    assert sorted(step.state.markers) == [9] + [11] * 6
    assert step.state.discard == counts(FIELD, FIELD)
    assert len(named(step, TokenWithoutEffect)) == 1


def test_1_9_the_house_dice() -> None:
    assert house_deck().yellow == (1, 1, 2, 2, 3, 3)
    assert house_deck().blue == (1, 2, 2, 3, 3, 4)


def test_1_9_the_dice_can_be_edited_and_their_sign_is_decoration() -> None:
    document = house_document()
    document["dice"] = {"yellow": [-3, -2, -1, 0, 1, 5], "blue": [4, -4, 4, 4, 4, 4]}

    deck, faults = examine(text_of(document))

    assert deck is not None
    assert (sorted(deck.yellow), deck.blue) == ([0, 1, 1, 2, 3, 5], (4,) * 6)
    assert faults == ()


def test_1_10_the_middle_dial_shows_0_to_9() -> None:
    dial = face(route(cost="dial", zones="dial"))
    state = scene([3, 3, 3], tile=16, routes=dial, fuel=99)

    assert diallable(all_take(state, "left"), A) == set(range(10))
