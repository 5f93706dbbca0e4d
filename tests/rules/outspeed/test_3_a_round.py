"""Rulebook, chapter 3: A round."""

from paddock.games.outspeed.events import (
    RaceEnded,
    RoutesRevealed,
    ShipMoved,
    ShipsEliminated,
    TileTurnedUp,
    TokenLaid,
    TokensTurnedUp,
)
from paddock.games.outspeed.state import Ending, Phase
from paddock.games.outspeed.tiles import Face
from tests.rules.outspeed.scenes import (
    CANNON,
    FLAMETHROWER,
    NITRO,
    TANK,
    A,
    B,
    C,
    D,
    all_take,
    before,
    counts,
    declare,
    face,
    named,
    program,
    result,
    route,
    scene,
    turn_up,
)


def test_3_1_bonus_programming_resolution_reveal() -> None:
    bonus = turn_up(before([5, 4, 3], tokens={C: NITRO}, routes=face(route(zones=1))), 1)
    programming = declare(bonus, {C: NITRO})
    reveal = program(programming, "left", "right", "right")
    next_bonus = turn_up(reveal, 2)

    assert bonus.state.phase is Phase.DECLARE
    assert programming.state.phase is Phase.PROGRAM
    assert reveal.state.phase is Phase.TURN_UP_TILE
    assert next_bonus.state.round == 2
    kinds = (TileTurnedUp, TokenLaid, TokensTurnedUp, ShipMoved, RoutesRevealed)
    assert [type(event) for event in named(next_bonus, *kinds)] == [
        TileTurnedUp,
        TokenLaid,
        TokensTurnedUp,
        ShipMoved,
        RoutesRevealed,
        ShipMoved,
        TileTurnedUp,
    ]


def test_3_2_the_race_stops_when_the_tokens_of_a_zone_leave_one_ship() -> None:
    state = scene([9, 7, 5], fuel=[2, 1, 9], tokens={C: CANNON})

    step = declare(state, {C: CANNON})

    assert step.state.phase is Phase.OVER
    assert step.state.ending is Ending.LAST_SHIP
    assert result(step).winners == (C,)


def test_3_2_the_race_stops_after_the_reveal() -> None:
    there = Face(left=route(cost=5, zones=4))
    state = scene([3, 3, 3], fuel=[9, 4, 4], routes=there)

    step = program(state, "left")

    assert step.state.ending is Ending.LAST_SHIP
    assert step.state.zones == (3, None, None)
    assert step.state.fuel[A] == 9


def test_3_2_the_race_stops_after_the_costs() -> None:
    state = scene([3, 3, 3], fuel=[9, 2, 2], routes=face(route(cost=2, zones=4)))

    step = all_take(state, "left")

    assert step.state.ending is Ending.LAST_SHIP
    assert step.state.zones == (3, None, None)
    assert step.state.fuel[A] == 7


def test_3_2_the_race_stops_after_the_rear_boards_have_gone() -> None:
    state = scene([13, 3, 3], routes=face(route(zones=2, token=True)))

    step = program(state, "left", "right", "right")

    assert step.state.ending is Ending.LAST_SHIP
    assert step.state.zones == (15, None, None)
    assert step.state.tokens == ((), (), ())


def test_3_2_with_two_ships_left_the_race_goes_on() -> None:
    state = scene([9, 7, 5], fuel=[2, 3, 9], tokens={C: CANNON})

    step = declare(state, {C: CANNON})

    assert step.state.phase is Phase.PROGRAM
    assert step.state.ending is None


def test_3_2_nothing_more_happens_once_the_race_has_stopped() -> None:
    state = scene([9, 7, 5], fuel=[2, 1, 9], tokens={C: CANNON})

    step = declare(state, {C: CANNON})

    assert isinstance(step.events[-1], RaceEnded)
    assert step.state.tile == 1


def test_3_2_ships_that_leave_at_the_same_moment_leave_together() -> None:
    state = scene([9, 7, 5, 5], fuel=[2, 1, 9, 9], tokens={C: CANNON})

    step = declare(state, {C: CANNON})

    assert len(named(step, ShipsEliminated)) == 1
    assert step.state.eliminated == ((A, B),)


def test_3_2_ships_on_two_rear_boards_leave_together() -> None:
    state = scene([14, 13, 9, 3], routes=face(route(zones=9), right=route(zones=2)))

    step = program(state, "left", "right", "right", "right")

    assert step.state.eliminated == ((C, D),)
    assert step.state.zones == (23, 15, None, None)


def test_3_2_all_tokens_of_a_zone_are_applied_before_the_race_stops() -> None:
    state = scene([2, 2, 1], tokens={A: TANK, C: FLAMETHROWER})

    step = declare(state, {A: TANK, C: FLAMETHROWER})

    assert step.state.zones == (None, None, 1)
    assert step.state.discard == counts(TANK, FLAMETHROWER)
    assert step.state.eliminated == ((A, B),)
    assert result(step).winners == (C,)
