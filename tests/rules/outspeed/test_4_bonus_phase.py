"""Rulebook, chapter 4: Bonus phase."""

import pytest

from paddock.core import SPECTATOR, as_seen_by
from paddock.games.outspeed import rules
from paddock.games.outspeed.events import (
    FuelDrained,
    FuelGained,
    Loss,
    MarkerLaid,
    Push,
    ShipMoved,
    ShipsEliminated,
    TokenLaid,
    TokensTurnedUp,
    TokenWithoutEffect,
    ZoneDeclared,
)
from paddock.games.outspeed.state import Declare, Ending, Phase, State
from paddock.games.outspeed.tiles import Token
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
    E,
    F,
    all_take,
    all_tokens,
    before,
    choose,
    counts,
    declare,
    face,
    losses,
    named,
    options,
    playable,
    result,
    route,
    scene,
    turn_up,
)


def test_4_1_you_may_play_one_token_in_each_round() -> None:
    state = scene([5, 4, 3], tokens={A: (NITRO, TANK)})

    step = declare(state, {A: NITRO})

    assert options(state)[A] == (Declare(None), Declare(NITRO), Declare(TANK))
    assert step.state.phase is Phase.PROGRAM
    assert step.state.tokens[A] == (TANK,)


def test_4_1_you_may_play_none() -> None:
    step = declare(scene([5, 4, 3], tokens={A: (NITRO, TANK)}), {})

    assert step.state.phase is Phase.PROGRAM
    assert sorted(step.state.tokens[A]) == sorted((NITRO, TANK))
    assert step.state.zones == (5, 4, 3)


def test_4_1_of_two_equal_tokens_one_is_played() -> None:
    step = declare(scene([5, 4, 3], tokens={A: (NITRO, NITRO)}), {A: NITRO})

    assert step.state.tokens[A] == (NITRO,)
    assert step.state.zones == (6, 4, 3)


def test_4_1_in_the_next_round_you_may_play_another() -> None:
    state = scene([5, 4, 3], tokens={A: (NITRO, TANK)}, routes=face(route(zones=1)))

    step = turn_up(all_take(declare(state, {A: NITRO}), "left"), 2)

    assert playable(step, A) == {None, TANK}


def test_4_2_declaring_goes_from_the_front_most_occupied_zone_backwards() -> None:
    first = scene([3, 9, 5], tokens={A: NITRO, B: NITRO, C: NITRO})
    second = choose(first, {B: Declare(None)})
    third = choose(second, {C: Declare(NITRO)})

    assert [set(options(asked)) for asked in (first, second, third)] == [{B}, {C}, {A}]


def test_4_2_players_in_the_same_zone_decide_together() -> None:
    state = scene([3, 5, 5], tokens={A: NITRO, B: NITRO, C: TANK})

    assert set(options(state)) == {B, C}


def test_4_2_answers_are_shown_once_all_of_the_zone_have_answered() -> None:
    state = scene([3, 5, 5], tokens={A: NITRO, B: NITRO, C: TANK})

    step = choose(state, {B: Declare(NITRO), C: Declare(None)})

    assert named(step, ZoneDeclared) == [ZoneDeclared(5, {B: True, C: False})]
    seen = rules.view(step.state, A).bonus
    assert seen is not None
    assert seen.answers == (None, True, False)


def test_4_2_whether_is_said_openly_but_the_token_lies_face_down() -> None:
    state = scene([3, 5, 5], tokens={A: NITRO, B: NITRO, C: TANK})

    step = choose(state, {B: Declare(NITRO), C: Declare(None)})

    assert TokenLaid(B, None) in as_seen_by(A, step.events)
    assert ZoneDeclared(5, {B: True, C: False}) in as_seen_by(SPECTATOR, step.events)
    assert step.state.zones == (3, 5, 5)


def test_4_2_a_token_that_may_not_be_played_now_may_not_be_laid() -> None:
    state = scene([9, 5, 3], tokens={A: (NITRO, MAGNET, CANNON)})

    assert playable(state, A) == {None, NITRO}


def test_4_3_without_tokens_your_no_is_given_for_you() -> None:
    covered = before([9, 5, 5, 3], tokens={B: NITRO})

    step = turn_up(covered, 1)

    assert set(options(step)) == {B}
    assert named(step, ZoneDeclared) == [ZoneDeclared(9, {A: False})]
    end = declare(step, {})
    assert named(end, ZoneDeclared)[1:] == [
        ZoneDeclared(5, {B: False, C: False}),
        ZoneDeclared(3, {D: False}),
    ]


def test_4_3_when_nobody_has_tokens_nobody_is_asked() -> None:
    step = turn_up(before([9, 5, 3]), 1)

    assert step.state.phase is Phase.PROGRAM


@pytest.mark.parametrize("token", [MAGNET, CANNON])
def test_4_3_with_tokens_you_are_asked_even_if_none_may_be_played(token: Token) -> None:
    state = scene([9, 5, 3], tokens={A: token})

    assert options(state) == {A: (Declare(None),)}


def test_4_3_with_only_a_force_field_you_are_asked_under_the_finish_tile_too() -> None:
    state = scene([9, 5, 3], tile=13, tokens={B: FIELD})

    assert options(state) == {B: (Declare(None),)}


def test_4_4_tokens_are_turned_up_when_everyone_has_declared() -> None:
    state = scene([9, 5, 3], tokens={A: NITRO, B: TANK, C: NITRO})

    halfway = choose(state, {A: Declare(NITRO)})
    step = declare(halfway, {C: NITRO})

    assert named(halfway, TokensTurnedUp, ShipMoved) == []
    assert halfway.state.zones == (9, 5, 3)
    assert named(step, TokensTurnedUp) == [TokensTurnedUp({A: NITRO, C: NITRO})]
    order = [type(event) for event in named(step, ZoneDeclared, TokensTurnedUp, ShipMoved)]
    assert order == [*[ZoneDeclared] * 3, TokensTurnedUp, ShipMoved, ShipMoved]


def test_4_4_nothing_is_turned_up_when_everyone_says_no() -> None:
    step = declare(scene([9, 5, 3], tokens={A: NITRO, C: TANK}), {})

    assert named(step, TokensTurnedUp) == []
    assert step.state.discard == (0,) * 6


def test_4_4_tokens_are_applied_from_the_front_most_zone_backwards() -> None:
    state = scene([3, 9, 5], tokens={A: NITRO, B: NITRO, C: NITRO})

    step = declare(state, {A: NITRO, B: NITRO, C: NITRO})

    assert [move.seat for move in step.events if isinstance(move, ShipMoved)] == [B, C, A]


def test_4_4_a_flamethrower_behind_hits_where_the_one_ahead_has_pushed() -> None:
    state = scene([10, 9, 7], tokens={B: FLAMETHROWER, C: FLAMETHROWER})

    step = declare(state, {B: FLAMETHROWER, C: FLAMETHROWER})

    assert step.state.zones == (6, 9, 7)


def test_4_5_tokens_of_one_zone_start_from_the_positions_at_that_moment() -> None:
    state = scene([9, 9, 7, 3], tokens={A: NITRO, B: FLAMETHROWER})

    step = declare(state, {A: NITRO, B: FLAMETHROWER})

    assert step.state.zones == (10, 9, 7, 3)


def test_4_5_an_electromagnet_does_not_see_a_nitro_of_its_own_zone() -> None:
    state = scene([5, 5, 5], tokens={A: NITRO, B: MAGNET})

    step = declare(state, {A: NITRO, B: MAGNET})

    assert step.state.zones == (6, 5, 5)


def test_4_5_two_flamethrowers_from_one_zone_add_up() -> None:
    state = scene([10, 9, 9, 9], tokens={B: FLAMETHROWER, C: FLAMETHROWER})

    step = declare(state, {B: FLAMETHROWER, C: FLAMETHROWER})

    assert step.state.zones == (6, 9, 9, 9)
    assert named(step, ShipMoved) == [ShipMoved(A, 10, 6, Push.HIT, stopped_by_field=False)]


def test_4_5_flamethrower_and_electromagnet_from_one_zone_add_up() -> None:
    state = scene([12, 9, 5, 5], tokens={C: FLAMETHROWER, D: MAGNET})

    step = declare(state, {C: FLAMETHROWER, D: MAGNET})

    assert step.state.zones == (9, 5, 5, 5)


def test_4_5_two_electromagnets_from_one_zone_add_up() -> None:
    state = scene([12, 9, 5, 5], tokens={C: MAGNET, D: MAGNET})

    step = declare(state, {C: MAGNET, D: MAGNET})

    assert step.state.zones == (6, 5, 5, 5)


def test_4_5_a_ship_hit_twice_makes_one_single_move_and_a_field_ends_all_of_it() -> None:
    state = scene([10, 9, 9], tokens={B: FLAMETHROWER, C: FLAMETHROWER}, markers=[8])

    step = declare(state, {B: FLAMETHROWER, C: FLAMETHROWER})

    assert step.state.zones == (8, 9, 9)
    assert named(step, ShipMoved) == [ShipMoved(A, 10, 8, Push.HIT, stopped_by_field=True)]


def test_4_5_hits_from_two_zones_are_two_moves() -> None:
    state = scene([10, 9, 7], tokens={B: FLAMETHROWER, C: FLAMETHROWER}, markers=[8])

    step = declare(state, {B: FLAMETHROWER, C: FLAMETHROWER})

    assert step.state.zones == (6, 9, 7)
    assert len(named(step, ShipMoved)) == 2


def test_4_5_a_move_and_a_loss_of_fuel_from_one_zone_add_up() -> None:
    state = scene([10, 5, 5], tokens={B: CANNON, C: FLAMETHROWER})

    step = declare(state, {B: CANNON, C: FLAMETHROWER})

    assert step.state.zones == (8, 5, 5)
    assert step.state.fuel == (10, 12, 12)


def test_4_6_a_token_never_affects_ships_in_its_owners_zone() -> None:
    state = scene([9, 5, 5, 5], tokens={B: CANNON, C: MAGNET, D: FLAMETHROWER})

    step = declare(state, {B: CANNON, C: MAGNET, D: FLAMETHROWER})

    assert step.state.zones == (4, 5, 5, 5)
    assert step.state.fuel == (10, 12, 12, 12)


def test_4_6_a_token_that_hits_a_zone_hits_every_ship_in_it() -> None:
    state = scene([9, 9, 9, 5], tokens={D: FLAMETHROWER})

    assert declare(state, {D: FLAMETHROWER}).state.zones == (7, 7, 7, 5)


def test_4_7_nitro_moves_you_one_zone_forward() -> None:
    step = declare(scene([5, 4, 3], tokens={C: NITRO}), {C: NITRO})

    assert step.state.zones == (5, 4, 4)
    assert named(step, ShipMoved) == [ShipMoved(C, 3, 4, Push.NITRO, stopped_by_field=False)]


def test_4_7_a_fuel_tank_gives_2_fuel() -> None:
    step = declare(scene([5, 4, 3], tokens={C: TANK}), {C: TANK})

    assert step.state.fuel == (12, 12, 14)
    assert named(step, FuelGained) == [FuelGained(C, 2, 14, tank=True)]


def test_4_8_a_flamethrower_moves_the_nearest_occupied_zone_ahead_2_back() -> None:
    state = scene([12, 9, 9, 5], tokens={D: FLAMETHROWER})

    assert declare(state, {D: FLAMETHROWER}).state.zones == (12, 7, 7, 5)


def test_4_8_a_flamethrower_may_be_played_from_any_zone() -> None:
    state = scene([12, 9, 5, 3], tokens={A: FLAMETHROWER, B: FLAMETHROWER, D: FLAMETHROWER})

    step = declare(state, {B: FLAMETHROWER})

    assert playable(state, A) == {None, FLAMETHROWER}
    assert step.state.zones == (10, 9, 5, 3)


def test_4_8_if_nobody_is_ahead_a_flamethrower_does_nothing() -> None:
    step = declare(scene([9, 5, 3], tokens={A: FLAMETHROWER}), {A: FLAMETHROWER})

    assert step.state.zones == (9, 5, 3)
    assert named(step, TokenWithoutEffect) == [TokenWithoutEffect(A, FLAMETHROWER)]


def test_4_9_an_electromagnet_may_be_played_only_from_the_rear_most_zone() -> None:
    state = scene([9, 5, 3], tokens={A: MAGNET, B: MAGNET, C: NITRO})

    assert playable(state, A) == {None}
    assert playable(declare_front(state), B) == {None}


def declare_front(state: State) -> State:
    return choose(state, {A: Declare(None)}).state


def test_4_9_alone_there_or_not() -> None:
    alone = scene([9, 5, 3], tokens={C: MAGNET})
    shared = scene([9, 3, 3], tokens={C: MAGNET})

    assert playable(alone, C) == {None, MAGNET}
    assert playable(shared, C) == {None, MAGNET}


def test_4_9_the_front_most_zone_moves_3_back_and_those_between_2() -> None:
    state = scene([12, 12, 10, 8, 3, 3], tokens={E: MAGNET})

    step = declare(state, {E: MAGNET})

    assert step.state.zones == (9, 9, 8, 6, 3, 3)


def test_4_9_a_ship_behind_the_owner_is_not_affected() -> None:
    held = {B: FLAMETHROWER, C: FLAMETHROWER, D: MAGNET}
    state = scene([7, 6, 6, 5], tokens=held)

    step = declare(state, held)

    assert step.state.zones == (3, 3, 3, 5)


def test_4_9_a_ship_pushed_beside_the_owner_is_not_affected() -> None:
    state = scene([7, 6, 5], tokens={B: FLAMETHROWER, C: MAGNET})

    step = declare(state, {B: FLAMETHROWER, C: MAGNET})

    assert step.state.zones == (5, 3, 5)


def test_4_9_if_all_ships_are_in_one_zone_nothing_happens() -> None:
    step = declare(scene([5, 5, 5], tokens={A: MAGNET}), {A: MAGNET})

    assert step.state.zones == (5, 5, 5)
    assert named(step, TokenWithoutEffect) == [TokenWithoutEffect(A, MAGNET)]


def test_4_9_with_two_zones_the_one_ahead_is_the_front_most() -> None:
    assert declare(scene([7, 5, 5], tokens={B: MAGNET}), {B: MAGNET}).state.zones == (4, 5, 5)


def test_4_10_an_ion_cannon_may_be_played_only_from_the_rear_most_zone() -> None:
    front = scene([9, 5, 3], tokens={A: CANNON})
    middle = scene([9, 5, 3], tokens={B: CANNON})
    rear = scene([9, 3, 3], tokens={C: CANNON})

    assert playable(front, A) == {None}
    assert playable(middle, B) == {None}
    assert playable(rear, C) == {None, CANNON}


def test_4_10_every_ship_ahead_loses_2_fuel() -> None:
    state = scene([9, 7, 5, 3, 3], fuel=[12, 3, 9, 9, 1], tokens={D: CANNON})

    step = declare(state, {D: CANNON})

    assert step.state.fuel == (10, 1, 7, 9, 1)
    assert FuelDrained(B, 2, 1) in step.events


@pytest.mark.parametrize("fuel", [1, 2])
def test_4_10_or_all_its_fuel_and_then_it_is_eliminated(fuel: int) -> None:
    state = scene([9, 7, 5], fuel=[fuel, 9, 9], tokens={C: CANNON})

    step = declare(state, {C: CANNON})

    assert FuelDrained(A, fuel, 0) in step.events
    assert step.state.zones == (None, 7, 5)
    assert losses(step) == [{A: Loss.DRAINED}]


def test_4_10_a_ship_is_eliminated_once_the_tokens_of_the_zone_have_been_applied() -> None:
    state = scene([9, 9, 5, 5], fuel=[2, 9, 9, 9], tokens={C: CANNON, D: FLAMETHROWER})

    step = declare(state, {C: CANNON, D: FLAMETHROWER})

    last = named(step, FuelDrained, ShipMoved, ShipsEliminated)[-1]
    assert isinstance(last, ShipsEliminated)
    assert step.state.zones == (None, 7, 5, 5)


def test_4_10_two_cannons_from_one_zone_add_up() -> None:
    state = scene([9, 7, 5, 5], fuel=[4, 5, 9, 9], tokens={C: CANNON, D: CANNON})

    step = declare(state, {C: CANNON, D: CANNON})

    assert step.state.zones == (None, 7, 5, 5)
    assert step.state.fuel[B] == 1


def test_4_10_a_fuel_tank_ahead_is_filled_before_the_cannon_fires() -> None:
    state = scene([9, 7, 5], fuel=[1, 9, 9], tokens={A: TANK, C: CANNON})

    step = declare(state, {A: TANK, C: CANNON})

    assert step.state.fuel == (1, 7, 9)
    assert step.state.racing() == [A, B, C]


def test_4_10_a_ship_pushed_behind_or_beside_the_owner_loses_no_fuel() -> None:
    beside = scene([7, 6, 5], tokens={B: FLAMETHROWER, C: CANNON})
    held = {B: FLAMETHROWER, C: FLAMETHROWER, D: CANNON}
    behind = scene([7, 6, 6, 5], tokens=held)

    assert declare(beside, {B: FLAMETHROWER, C: CANNON}).state.fuel == (12, 10, 12)
    assert declare(behind, held).state.fuel == (12, 10, 10, 12)


def test_4_10_a_cannon_with_all_in_one_zone_has_no_effect() -> None:
    step = declare(scene([5, 5, 5], tokens={A: CANNON}), {A: CANNON})

    assert step.state.fuel == (12, 12, 12)
    assert named(step, TokenWithoutEffect) == [TokenWithoutEffect(A, CANNON)]


def test_4_10_in_the_last_round_too() -> None:
    state = scene([9, 7, 5], tile=13, fuel=[2, 9, 9], tokens={C: CANNON})

    assert declare(state, {C: CANNON}).state.zones == (None, 7, 5)


def test_4_11_a_force_field_puts_a_marker_in_your_zone() -> None:
    step = declare(scene([9, 5, 3], tokens={B: FIELD}), {B: FIELD})

    assert step.state.markers == (5,)
    assert named(step, MarkerLaid) == [MarkerLaid(B, 5)]


def test_4_11_a_force_field_may_not_be_played_while_the_finish_tile_is_up() -> None:
    for tile in (13, 14, 15, 16):
        state = scene([9, 5, 3], tile=tile, tokens={A: (FIELD, NITRO)})
        assert playable(state, A) == {None, NITRO}
    assert playable(scene([9, 5, 3], tile=12, tokens={A: FIELD}), A) == {None, FIELD}


def test_4_11_a_marker_does_not_stand_while_the_tokens_of_its_zone_are_applied() -> None:
    state = scene([9, 8, 8, 3], tokens={B: FIELD, C: FLAMETHROWER})

    step = declare(state, {B: FIELD, C: FLAMETHROWER})

    assert step.state.zones == (7, 8, 8, 3)
    assert step.state.markers == (8,)


def test_4_11_it_stands_for_the_tokens_of_the_zones_behind() -> None:
    state = scene([10, 8, 3], tokens={B: FIELD, C: MAGNET})

    step = declare(state, {B: FIELD, C: MAGNET})

    assert step.state.zones == (8, 6, 3)
    assert ShipMoved(A, 10, 8, Push.HIT, stopped_by_field=True) in step.events


def test_4_11_a_marker_is_laid_where_its_owner_stood_when_it_was_applied() -> None:
    state = scene([8, 6, 3], tokens={A: FIELD, B: FLAMETHROWER})

    step = declare(state, {A: FIELD, B: FLAMETHROWER})

    assert step.state.markers == (8,)
    assert step.state.zones == (6, 6, 3)


def test_4_12_whether_it_may_be_played_is_judged_when_declaring() -> None:
    held = {B: FLAMETHROWER, C: FLAMETHROWER, D: MAGNET}
    state = scene([7, 6, 6, 5], tokens=held)

    step = declare(state, held)

    assert step.state.discard == counts(FLAMETHROWER, FLAMETHROWER, MAGNET)
    assert step.state.zones[B] == 3


def test_4_12_you_may_not_play_it_though_you_would_be_rear_most_when_it_is_applied() -> None:
    state = scene([9, 5, 4], tokens={B: (MAGNET, CANNON), C: NITRO})

    assert playable(state, B) == {None}


def test_4_12_whom_it_hits_is_judged_when_it_is_applied() -> None:
    state = scene([9, 9, 3], tokens={A: NITRO, C: MAGNET})

    assert declare(state, {A: NITRO, C: MAGNET}).state.zones == (7, 7, 3)


def test_4_12_a_ship_that_is_out_does_not_make_the_rear() -> None:
    state = scene([9, 5, None, 5], tokens={B: MAGNET})

    assert playable(state, B) == {None, MAGNET}


def test_4_13_every_played_token_goes_to_the_discard() -> None:
    held = {A: NITRO, B: TANK, C: FLAMETHROWER, D: FIELD, E: MAGNET, F: CANNON}
    state = scene([9, 8, 7, 6, 3, 3], tokens=held)

    step = declare(state, held)

    assert step.state.discard == (1,) * 6
    assert step.state.tokens == ((),) * 6
    assert all_tokens(step.state) == (7, 7, 7, 7, 2, 2)


def test_4_13_even_if_it_had_no_effect() -> None:
    step = declare(scene([5, 5, 5], tokens={A: MAGNET}), {A: MAGNET})

    assert step.state.discard == counts(MAGNET)


def test_4_13_face_up() -> None:
    step = declare(scene([5, 4, 3], tokens={A: MAGNET, B: TANK}), {B: TANK})

    assert rules.view(step.state, C).discard == counts(TANK)
    assert rules.view(step.state, SPECTATOR).discard == counts(TANK)


def test_4_13_a_token_that_ends_the_race_is_discarded_too() -> None:
    step = declare(scene([9, 7, 5], fuel=[2, 2, 9], tokens={C: CANNON}), {C: CANNON})

    assert step.state.discard == counts(CANNON)
    assert step.state.ending is Ending.LAST_SHIP
    assert result(step).winners == (C,)
