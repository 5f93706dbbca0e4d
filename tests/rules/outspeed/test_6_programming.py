"""Rulebook, chapter 6: Programming."""

import pytest
from msgspec.structs import replace

from paddock.core import SPECTATOR, commit, look, open_table
from paddock.games.outspeed import rules
from paddock.games.outspeed.events import Loss, RoutesRevealed, TilesFlipped
from paddock.games.outspeed.state import Ending, Phase, Program
from paddock.games.outspeed.tiles import Face
from tests.rules.outspeed.scenes import (
    FREE,
    LEFT,
    MIDDLE,
    RIGHT,
    A,
    B,
    C,
    D,
    E,
    Terms,
    before,
    choosable,
    deck_with,
    face,
    losses,
    named,
    options,
    program,
    result,
    route,
    scene,
    turn_up,
)


def test_6_1_all_players_choose_one_lit_route_at_the_same_time() -> None:
    state = scene([3, 5, 9], routes=Face(left=FREE, middle=FREE))

    assert state.phase is Phase.PROGRAM
    assert options(state) == dict.fromkeys((A, B, C), (Program(LEFT), Program(MIDDLE)))


def test_6_1_who_is_out_of_the_race_does_not_choose() -> None:
    assert set(options(scene([3, None, 9, 9]))) == {A, C, D}


def test_6_1_secretly() -> None:
    table, _ = open_table(rules, scene([3, 3, 3]), lambda chance: (min(chance.odds),))
    table, happened = commit(rules, table, A, Program(LEFT), lambda chance: (min(chance.odds),))

    assert happened == ()
    assert look(rules, table, B).my_choice is None
    assert look(rules, table, B).view == rules.view(scene([3, 3, 3]), B)
    assert look(rules, table, SPECTATOR).waiting_for == {B, C}


AFFORDABLE: list[tuple[Terms, int]] = [
    (3, 3),
    ("yellow", 1),
    (["yellow", 2], 3),
    (["yellow", "yellow"], 2),
    (["left", 2], 3),
    (["left", "left"], 2),
    (["right", 2], 2),
    (["middle", "right", 1], 1),
    (["left", "right", "yellow", 4], 6),
]


@pytest.mark.parametrize(("cost", "cheapest"), AFFORDABLE)
def test_6_2_a_route_whose_cheapest_cost_is_more_than_your_fuel_may_not_be_chosen(
    cost: Terms, cheapest: int
) -> None:
    there = face(route(cost=cost), FREE)
    state = scene([3, 3, 3], fuel=[cheapest - 1, cheapest, cheapest + 1], routes=there)

    assert choosable(state, A) == {MIDDLE, RIGHT}
    assert choosable(state, B) == {LEFT, MIDDLE, RIGHT}
    assert choosable(state, C) == {LEFT, MIDDLE, RIGHT}


def test_6_2_for_a_die_the_lowest_face_is_taken() -> None:
    deck = replace(deck_with(1, face(route(cost="yellow"))), yellow=(4, 3, 2, 5, 6, 7))
    state = scene([3, 3, 3], fuel=[1, 2, 3], deck=deck)

    assert choosable(state, A) == {RIGHT}
    assert choosable(state, B) == {LEFT, RIGHT}


def test_6_2_a_count_of_the_same_route_is_1_and_of_another_0() -> None:
    there = Face(left=route(cost=[1, "left"]), right=route(cost=[1, "left"]))

    assert choosable(scene([3, 3, 3], fuel=1, routes=there), A) == {RIGHT}


def test_6_2_the_middle_dial_is_taken_for_0() -> None:
    there = Face(left=route(cost="dial", zones="dial"), right=route(cost=2))

    assert choosable(scene([3, 3, 3], tile=16, fuel=1, routes=there), A) == {LEFT}


def test_6_2_on_the_3_4_face_of_tile_11_the_cheapest_cost_is_0() -> None:
    there = Face(left=route(cost=9), middle=route(cost=[5, "yellow"]), right=route(cost="right"))

    assert choosable(scene([3] * 4, tile=11, fuel=1, routes=there), A) == {LEFT, MIDDLE, RIGHT}
    assert choosable(scene([3] * 5, tile=11, fuel=1, routes=there), A) == {RIGHT}
    assert choosable(scene([3] * 4, tile=10, fuel=1, routes=there), A) == {RIGHT}


def test_6_2_the_chance_that_a_route_is_over_full_is_left_out_of_account() -> None:
    there = face(route(cost=3, room=1))

    assert choosable(scene([3, 3, 3], fuel=2, routes=there), A) == {RIGHT}


def test_6_3_a_route_that_costs_exactly_all_your_fuel_may_be_chosen() -> None:
    state = scene([3, 3, 3], fuel=4, routes=face(route(cost=4)))

    step = program(state, "left", "right", "right")

    assert choosable(state, A) == {LEFT, RIGHT}
    assert losses(step) == [{A: Loss.EMPTY_TANK}]


def test_6_4_a_player_who_cannot_choose_any_route_is_eliminated_at_the_reveal() -> None:
    state = scene([3, 3, 3], fuel=[4, 9, 9], routes=Face(left=route(cost=5, zones=2)))

    step = program(state, "left", "left")

    assert set(options(state)) == {B, C}
    assert state.zones == (3, 3, 3)
    assert losses(step) == [{A: Loss.NO_ROUTE}]
    assert step.state.zones == (None, 5, 5)
    assert named(step, RoutesRevealed) == [RoutesRevealed({B: LEFT, C: LEFT})]


def test_6_4_such_a_player_pays_nothing_and_takes_no_room() -> None:
    there = Face(left=route(cost=5, zones=2, room=2))
    state = scene([3, 3, 3], fuel=[4, 9, 9], routes=there)

    step = program(state, "left", "left")

    assert step.state.fuel[A] == 4
    assert step.state.zones == (None, 5, 5)


def test_6_4_when_nobody_can_choose_the_race_is_over_at_the_reveal() -> None:
    covered = before([3, 3, 3], fuel=4, routes=Face(left=route(cost=5)))

    step = turn_up(covered, 1)

    assert step.state.ending is Ending.NO_SHIP
    assert losses(step) == [dict.fromkeys((A, B, C), Loss.NO_ROUTE)]
    assert result(step).winners == ()


def test_6_4_the_round_is_still_played_on_the_face_that_was_up() -> None:
    there = Face(left=route(cost=5, zones=2))
    deck = deck_with(1, Face(left=FREE), there)
    state = scene([3] * 5, fuel=[9, 9, 9, 9, 1], deck=deck)

    step = program(state, "left", "left", "left", "left")

    assert losses(step) == [{E: Loss.NO_ROUTE}]
    assert step.state.zones == (5, 5, 5, 5, None)
    assert named(step, TilesFlipped) == [TilesFlipped(1)]


@pytest.mark.parametrize("tile", range(1, 17))
@pytest.mark.parametrize("players", [3, 5])
def test_6_4_with_the_house_tiles_this_never_happens(tile: int, players: int) -> None:
    state = scene([3] * players, tile=tile, fuel=1)

    assert all(options(state)[seat] for seat in state.racing())
    assert len(options(state)) == players


def test_6_4_on_a_finish_tile_it_is_no_mercy_either() -> None:
    state = scene([3, 3, 3], tile=13, fuel=[1, 9, 9], routes=Face(left=route(cost=2)))

    step = program(state, "left", "left")

    assert losses(step) == [{A: Loss.NO_ROUTE}]
    assert result(step).winners == (B, C)
