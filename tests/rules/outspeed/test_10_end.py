"""Rulebook, chapter 10: End."""

from random import Random

import pytest

from paddock.bots.playing import draw
from paddock.core import Chance, Decision, GameOver, IllegalInputError, Step
from paddock.core.table import Table, commit
from paddock.games.outspeed import rules
from paddock.games.outspeed.events import RaceEnded
from paddock.games.outspeed.state import (
    Action,
    Declare,
    Ending,
    Phase,
    Program,
    SetDial,
    State,
)
from paddock.games.outspeed.tiles import Face, Side
from tests.rules.outspeed.scenes import (
    CANNON,
    FLAMETHROWER,
    FREE,
    NITRO,
    TANK,
    A,
    B,
    C,
    D,
    E,
    F,
    Hands,
    all_take,
    declare,
    face,
    named,
    program,
    result,
    rolls,
    route,
    scene,
)


def finished(
    zones: list[int | None], fuel: int | list[int] = 12, tokens: Hands | None = None
) -> GameOver:
    """The result when nothing more happens on the finish tile."""
    state = scene(zones, tile=13, fuel=fuel, tokens=tokens or {}, routes=face(FREE))
    return result(all_take(declare(state, {}), "left"))


def test_10_1_the_race_ends_when_the_finish_tile_leaves_the_game() -> None:
    step = all_take(scene([5, 4, 3], tile=13, routes=face(route(zones=2))), "left")

    assert step.state.phase is Phase.OVER
    assert step.state.ending is Ending.FINISH
    assert step.state.zones == (7, 6, 5)


def test_10_1_after_a_track_tile_it_goes_on() -> None:
    step = all_take(scene([5, 4, 3], tile=12, routes=face(FREE)), "left")

    assert step.state.phase is Phase.TURN_UP_TILE
    assert step.state.ending is None


def test_10_1_the_front_most_ship_wins() -> None:
    over = finished([5, 9, 3], fuel=[12, 1, 12])

    assert over.winners == (B,)
    assert over.places == (2, 1, 3)


def test_10_1_if_several_are_level_more_fuel_decides() -> None:
    over = finished([9, 9, 9, 3], fuel=[5, 6, 4, 12])

    assert over.winners == (B,)
    assert over.places == (2, 1, 3, 4)


def test_10_1_then_more_tokens_in_hand() -> None:
    over = finished([9, 9, 3], fuel=[5, 5, 9], tokens={B: NITRO, C: (NITRO, TANK)})

    assert over.winners == (B,)
    assert over.places == (2, 1, 3)


def test_10_1_fuel_comes_before_tokens() -> None:
    over = finished([9, 9, 3], fuel=[6, 5, 9], tokens={B: (NITRO, TANK)})

    assert over.winners == (A,)


def test_10_1_a_token_played_in_the_last_round_is_no_longer_in_hand() -> None:
    held: Hands = {A: (FLAMETHROWER, TANK), B: TANK}
    state = scene([9, 9, 3], tile=13, tokens=held, routes=face(FREE))

    step = all_take(declare(state, {A: FLAMETHROWER}), "left")

    assert result(step).winners == (A, B)


def test_10_1_after_that_the_victory_is_shared() -> None:
    over = finished([9, 3, 9], fuel=5, tokens={A: NITRO, C: TANK})

    assert over.winners == (A, C)
    assert over.places == (1, 3, 1)
    assert over.rated


def test_10_1_fuel_is_counted_after_the_finish_tile_was_paid() -> None:
    there = face(route(cost=2, zones=1), right=route(zones=1))
    state = scene([9, 9, 3], tile=13, fuel=[9, 8, 9], routes=there)

    assert result(program(state, "left", "right", "right")).winners == (B,)


def test_10_2_if_only_one_ship_is_left_it_wins() -> None:
    step = declare(scene([9, 7, 5], fuel=[2, 2, 9], tokens={C: CANNON}), {C: CANNON})

    assert step.state.ending is Ending.LAST_SHIP
    assert result(step).winners == (C,)
    assert result(step).places == (2, 2, 1)
    assert result(step).rated


def test_10_2_if_none_is_left_nobody_wins_and_the_race_does_not_count() -> None:
    state = scene([5, 4, 3], fuel=2, routes=face(route(cost=2)))

    step = all_take(state, "left")

    assert step.state.ending is Ending.NO_SHIP
    assert result(step).winners == ()
    assert not result(step).rated


def test_10_2_the_result_is_said() -> None:
    nobody = all_take(scene([5, 4, 3], fuel=2, routes=face(route(cost=2))), "left")
    somebody = all_take(scene([5, 4, 3], tile=13, routes=face(FREE)), "left")

    assert named(somebody, RaceEnded) == [RaceEnded(Ending.FINISH, (A,), (1, 2, 3))]
    (happened,) = named(nobody, RaceEnded)
    assert isinstance(happened, RaceEnded)
    assert (happened.ending, happened.winners) == (Ending.NO_SHIP, ())


def test_10_2_a_race_that_is_over_takes_no_more_inputs() -> None:
    over = all_take(scene([5, 4, 3], tile=13, routes=face(FREE)), "left").state

    with pytest.raises(IllegalInputError):
        rules.apply_choices(over, {})
    with pytest.raises(IllegalInputError):
        rules.apply_chance(over, (1,))


def test_10_3_survivors_come_first_in_the_order_of_10_1() -> None:
    over = finished([5, 9, 9, None], fuel=[12, 3, 3, 0], tokens={B: NITRO})

    assert over.places == (3, 1, 2, 4)


def test_10_3_whoever_was_eliminated_later_stands_higher() -> None:
    state = scene(
        [9, 7, None, None, None],
        tile=13,
        eliminated=((D,), (C,), (E,)),
        routes=face(FREE),
    )

    assert result(all_take(state, "left")).places == (1, 2, 4, 5, 3)


def test_10_3_those_eliminated_at_the_same_moment_are_level() -> None:
    state = scene(
        [9, 7, 5, None, None, None],
        tile=13,
        eliminated=((F,), (D, E)),
        routes=face(FREE),
    )

    assert result(all_take(state, "left")).places == (1, 2, 3, 4, 4, 6)


def test_10_3_level_players_take_the_better_place_and_the_next_stays_empty() -> None:
    assert finished([9, 9, 3]).places == (1, 1, 3)
    assert finished([9, 3, 3, 1]).places == (1, 2, 2, 4)


def test_10_3_the_tokens_of_each_zone_are_a_moment() -> None:
    held = {B: FLAMETHROWER, C: FLAMETHROWER, D: FLAMETHROWER}
    state = scene([3, 2, 2, 1], tokens=held)

    step = declare(state, held)

    assert step.state.eliminated == ((A,), (B, C))
    assert result(step).winners == (D,)
    assert result(step).places == (4, 2, 2, 1)


def moments_of_a_round() -> Step[State]:
    """A falls to a token, B has no route, C's tank is empty, the rear board takes D and F."""
    there = Face(left=route(cost=[2, "yellow"]), middle=route(cost=2, zones=1))
    state = scene([13, 12, 11, 7, 14, 1], fuel=[2, 3, 6, 9, 9, 9], tokens={F: CANNON}, routes=there)
    bonus = declare(state, {F: CANNON})
    return rolls(program(bonus, "left", "left", "middle", "left"), 2, 1, 1)


def test_10_3_a_round_has_the_tokens_then_the_reveal_the_costs_and_the_rear_boards() -> None:
    step = moments_of_a_round()

    assert step.state.eliminated == ((A,), (B,), (C,), (D, F))
    assert result(step).places == (6, 5, 4, 2, 1, 2)


def test_10_3_with_nobody_left_the_last_to_leave_stand_highest() -> None:
    there = Face(left=route(cost=2))
    state = scene([5, 4, 3, None], fuel=[1, 2, 2, 0], routes=there)

    step = all_take(state, "left")

    assert step.state.eliminated == ((D,), (A,), (B, C))
    places = result(step).places
    assert places[B] == places[C] < places[A] < places[D]


def test_10_3_as_many_places_stay_empty_as_others_share_the_better_one() -> None:
    assert finished([9, 9, 5, 3]).places == (1, 1, 3, 4)
    assert finished([9, 9, 9, 5]).places == (1, 1, 1, 4)
    assert finished([9, 5, 5, 5]).places == (1, 2, 2, 2)


# 10.4 The clock


def no_chance(_: object) -> tuple[int, ...]:
    raise AssertionError("nothing is rolled or drawn here")


def test_10_4_a_choice_may_be_changed_until_the_last_player_has_chosen() -> None:
    state = scene([5, 4, 3], routes=Face(left=route(zones=[1]), right=route(fuel=[1])))
    table: Table[State, Action] = Table(state)
    for seat, side in ((A, "left"), (B, "right"), (A, "right"), (B, "left")):
        table, happened = commit(rules, table, seat, Program(Side(side)), no_chance)
        assert happened == ()

    assert table.committed == {A: Program(Side.RIGHT), B: Program(Side.LEFT)}


def test_10_4_without_a_declaration_no_token_is_played() -> None:
    state = scene([5, 4, 3], tokens={A: NITRO})

    assert rules.default_choice(state, A) == Declare(None)


def test_10_4_without_a_route_it_is_the_one_with_the_smallest_worst_cost() -> None:
    """A die costs 3 at worst, the count of three pilots too; 2 is less."""
    dear = Face(left=route(cost=["yellow"]), middle=route(cost=[2]), right=route(cost=["left"]))

    assert rules.default_choice(scene([5, 4, 3], routes=dear), A) == Program(Side.MIDDLE)


def test_10_4_without_a_value_the_dial_shows_0() -> None:
    dial = Face(left=route(cost=["dial"], zones=["dial"]))
    state = all_take(scene([5, 4, 3], tile=16, routes=dial), "left").state

    assert state.phase is Phase.SET_DIAL
    assert rules.default_choice(state, B) == SetDial(0)


def test_10_4_without_a_token_kept_it_is_the_first_of_two() -> None:
    state = all_take(scene([5, 4, 3], routes=face(route(token=True))), "left").state
    while state.phase is not Phase.KEEP_TOKEN:
        waiting = rules.pending(state)
        assert isinstance(waiting, Chance)
        state = rules.apply_chance(state, draw(waiting, Random(1))).state

    assert state.drawing is not None
    first = rules.pending(state)
    assert isinstance(first, Decision)
    seat, offered = next(iter(first.options.items()))
    assert rules.default_choice(state, seat) == offered[0]
