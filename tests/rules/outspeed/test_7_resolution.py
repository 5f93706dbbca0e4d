"""Rulebook, chapter 7: Resolution."""

import pytest

from paddock.core import Step
from paddock.games.outspeed import rules
from paddock.games.outspeed.deck_file import house_deck
from paddock.games.outspeed.events import (
    CostPaid,
    DialsRevealed,
    DieRolled,
    DroveAlone,
    FuelGained,
    Loss,
    RouteShared,
    RoutesRevealed,
    ShipMoved,
    ShipsEliminated,
    StackRefilled,
    TokenKept,
    TokensLookedAt,
    TurnsLost,
)
from paddock.games.outspeed.state import Die, Ending, Keep, Phase, State
from paddock.games.outspeed.tiles import Face, Players, Route, Token
from tests.rules.outspeed.scenes import (
    CANNON,
    FIELD,
    FREE,
    LEFT,
    MAGNET,
    MIDDLE,
    NITRO,
    RIGHT,
    TANK,
    A,
    B,
    C,
    D,
    all_take,
    all_tokens,
    counts,
    deal,
    deck_with,
    declare,
    diallable,
    draw,
    face,
    keep,
    losses,
    named,
    odds,
    options,
    program,
    result,
    rolls,
    route,
    scene,
    set_dials,
    turn_up,
)


def looked_at(step: Step[State]) -> list[tuple[int, tuple[Token, ...] | None]]:
    """Who looked at which tokens, in order."""
    return [(at.seat, at.tokens) for at in step.events if isinstance(at, TokensLookedAt)]


# 7.1, 7.2: the reveal and the condition


def test_7_1_all_players_reveal_the_routes_they_chose() -> None:
    step = program(scene([3, 3, 3], routes=face(FREE, FREE)), "left", "right", "middle")

    assert step.events[0] == RoutesRevealed({A: LEFT, B: RIGHT, C: MIDDLE})


def test_7_2_if_more_chose_a_route_than_it_has_room_for_all_of_them_lose_the_turn() -> None:
    there = face(route(room=2, cost=3, zones=4, fuel=1, token=True))
    state = scene([3, 3, 3, 3], routes=there)

    step = program(state, "left", "left", "left", "right")

    assert step.state.zones == (3, 3, 3, 3)
    assert step.state.fuel == (12, 12, 12, 12)
    assert step.state.phase is Phase.TURN_UP_TILE
    assert named(step, TurnsLost) == [TurnsLost(LEFT, 2, (A, B, C))]


def test_7_2_as_many_as_there_is_room_for_drive() -> None:
    state = scene([3, 3, 3, 3], routes=face(route(room=2, cost=3, zones=4)))

    step = program(state, "left", "left", "right", "right")

    assert step.state.zones == (7, 7, 3, 3)
    assert step.state.fuel == (9, 9, 12, 12)
    assert named(step, TurnsLost) == []


def test_7_2_each_route_has_its_own_room() -> None:
    there = face(route(room=1, zones=4), route(room=1, zones=2), route(room=2, zones=1))
    state = scene([3, 3, 3, 3], routes=there)

    step = program(state, "left", "left", "middle", "right")

    assert step.state.zones == (3, 3, 5, 4)


def test_7_2_who_loses_the_turn_rolls_no_dice() -> None:
    there = face(route(room=1, cost="yellow", zones="blue"))

    step = program(scene([3, 3, 3], routes=there), "left", "left", "right")

    assert step.state.phase is Phase.TURN_UP_TILE


def test_7_2_they_still_count_as_players_who_chose_that_route() -> None:
    there = face(route(room=1, zones=4), right=route(cost="left", zones="left"))

    step = program(scene([3, 3, 3], routes=there), "left", "left", "right")

    assert step.state.zones == (3, 3, 5)
    assert step.state.fuel == (12, 12, 10)


def test_7_2_a_lost_turn_never_empties_a_tank() -> None:
    state = scene([3, 3, 3], fuel=[2, 2, 9], routes=face(route(room=1, cost=2)))

    assert program(state, "left", "left", "right").state.racing() == [A, B, C]


# 7.3 to 7.6: costs and rewards


def test_7_3_dice_for_costs_come_first_seat_by_seat_and_each_is_rolled_separately() -> None:
    there = face(route(cost=["yellow", "yellow"], zones="blue"), right=route(cost="yellow"))
    state = scene([3, 3, 3], routes=there)

    step = rolls(program(state, "left", "right", "left"), 1, 2, 3, 2, 2, 4, 1)

    assert named(step, DieRolled) == [
        DieRolled(A, Die.COST, 1),
        DieRolled(A, Die.COST, 2),
        DieRolled(B, Die.COST, 3),
        DieRolled(C, Die.COST, 2),
        DieRolled(C, Die.COST, 2),
        DieRolled(A, Die.ZONES, 4),
        DieRolled(C, Die.ZONES, 1),
    ]
    assert step.state.fuel == (9, 9, 8)
    assert step.state.zones == (7, 3, 4)


def test_7_3_all_costs_are_paid_at_the_same_time() -> None:
    there = face(route(cost="yellow", zones=1), right=route(cost=2))
    state = scene([3, 3, 3], fuel=[12, 12, 1], routes=there)

    waiting = rolls(program(state, "left", "left", "left"), 1, 1)
    step = rolls(waiting, 1)

    assert waiting.state.fuel == (12, 12, 1)
    assert named(waiting, CostPaid, ShipMoved) == []
    assert step.state.fuel[:2] == (11, 11)


def test_7_3_all_pay_before_anyone_gains() -> None:
    there = face(route(cost=1, zones=1), right=route(zones=1, fuel=1))
    step = program(scene([3, 3, 3], routes=there), "right", "left", "right")

    kinds = [type(event) for event in named(step, CostPaid, ShipMoved, FuelGained)]

    first_gain = min(kinds.index(ShipMoved), kinds.index(FuelGained))
    assert CostPaid not in kinds[first_gain:]


def test_7_3_reward_dice_are_rolled_zones_first_then_fuel() -> None:
    there = face(route(zones=["blue", "blue"], fuel="yellow"))
    state = scene([3, 3, 3], routes=there)

    step = rolls(program(state, "left", "right", "right"), 4, 1, 3)

    assert named(step, DieRolled) == [
        DieRolled(A, Die.ZONES, 4),
        DieRolled(A, Die.ZONES, 1),
        DieRolled(A, Die.FUEL, 3),
    ]
    assert (step.state.zones[A], step.state.fuel[A]) == (8, 15)


def test_7_3_only_players_still_in_the_race_roll_dice_for_rewards() -> None:
    there = face(route(cost="yellow", zones="blue"))
    state = scene([3, 3, 3], fuel=[2, 9, 9], routes=there)

    step = rolls(all_take(state, "left"), 2, 1, 1, 4, 3)

    assert named(step, DieRolled)[3:] == [DieRolled(B, Die.ZONES, 4), DieRolled(C, Die.ZONES, 3)]
    assert step.state.zones == (None, 7, 6)


def test_7_3_you_roll_your_own_dice() -> None:
    there = face(route(cost="yellow"))

    step = rolls(program(scene([3, 3, 3], routes=there), "left", "left", "right"), 3, 1)

    assert step.state.fuel == (9, 11, 12)


def test_7_3_if_a_cost_is_more_than_your_fuel_it_takes_all_you_have() -> None:
    state = scene([3, 3, 3], fuel=[2, 9, 9], routes=face(route(cost="left")))

    step = all_take(state, "left")

    assert CostPaid(A, owed=3, paid=2, fuel=0) in step.events
    assert CostPaid(B, owed=3, paid=3, fuel=6) in step.events
    assert step.state.fuel == (0, 6, 6)


def test_7_4_with_no_fuel_left_after_paying_you_are_eliminated() -> None:
    state = scene([3, 3, 3], fuel=[3, 4, 9], routes=face(route(cost=3)))

    step = all_take(state, "left")

    assert losses(step) == [{A: Loss.EMPTY_TANK}]
    assert step.state.racing() == [B, C]


def test_7_4_this_comes_before_any_reward() -> None:
    state = scene(
        [3, 3, 3], fuel=[3, 9, 9], routes=face(route(cost=3, zones=2, fuel=5, token=True))
    )

    step = program(state, "left", "right", "right")

    assert step.state.zones == (None, 3, 3)
    assert step.state.fuel[A] == 0
    assert named(step, ShipMoved, FuelGained, TokensLookedAt) == []


def test_7_4_those_who_can_pay_less_than_they_owe_are_eliminated_too() -> None:
    state = scene([3, 3, 3], fuel=[2, 9, 9], routes=face(route(cost="left")))

    assert all_take(state, "left").state.zones == (None, 3, 3)


def test_7_5_on_the_finish_tile_exactly_0_is_safe() -> None:
    state = scene([3, 3, 3], tile=13, fuel=[3, 9, 9], routes=face(route(cost=3, zones=4)))

    step = program(state, "left", "right", "right")

    assert step.state.zones == (7, 3, 3)
    assert step.state.fuel[A] == 0
    assert result(step).winners == (A,)


def test_7_5_owing_more_than_you_have_eliminates_all_the_same() -> None:
    state = scene([3, 3, 3], tile=13, fuel=[2, 9, 9], routes=face(route(cost="left", zones=4)))

    step = all_take(state, "left")

    assert losses(step) == [{A: Loss.IN_DEBT}]
    assert step.state.zones == (None, 7, 7)


def test_7_5_if_this_strikes_every_ship_nobody_wins() -> None:
    state = scene([3, 3, 3], tile=13, fuel=2, routes=face(route(cost="left", zones=4)))

    step = all_take(state, "left")

    assert step.state.ending is Ending.NO_SHIP
    assert result(step).winners == ()


def test_7_6_rewards_are_zones_fuel_and_tokens_in_this_order() -> None:
    there = face(route(zones=2, fuel=3, token=True))

    step = deal(all_take(scene([3, 3, 3], routes=there), "left"), NITRO, TANK)

    kinds = [type(event) for event in named(step, ShipMoved, FuelGained, TokensLookedAt)]
    assert kinds == [*[ShipMoved] * 3, *[FuelGained] * 3, *[TokensLookedAt] * 3]
    assert step.state.zones == (5, 5, 5)
    assert step.state.fuel == (15, 15, 15)


def test_7_6_all_players_still_in_the_race_take_them_at_the_same_time() -> None:
    there = face(route(cost=1, zones=2, fuel=3))
    state = scene([3, 3, 3, 3], fuel=[1, 5, 5, 5], routes=there)

    step = program(state, "left", "left", "left", "right")

    assert step.state.zones == (None, 5, 5, 3)
    assert step.state.fuel == (0, 7, 7, 5)
    assert FuelGained(B, 3, 7, tank=False) in step.events


# 7.7: drawing a token

TOKEN_ROUTE = route(token=True)


def drawing(*zones: int, pile: list[Token] | None = None, discard: tuple[Token, ...] = ()) -> State:
    """A race with a token on the left route. No pile given: the rest of the 32."""
    if pile is None:
        return scene(zones, routes=face(TOKEN_ROUTE), discard=discard)
    return scene(zones, routes=face(TOKEN_ROUTE), pile=pile, discard=discard)


def test_7_7_you_look_at_the_top_two_keep_one_and_put_the_other_under_the_stack() -> None:
    step = program(drawing(5, 4, 3), "left", "right", "right")

    looking = draw(step, NITRO, CANNON)
    kept = keep(looking, CANNON)

    assert odds(step) == dict(zip(Token, (7, 7, 7, 7, 2, 2), strict=True))
    assert set(options(looking)[A]) == {Keep(NITRO), Keep(CANNON)}
    assert kept.state.tokens == ((CANNON,), (), ())
    assert [buried.token for buried in kept.state.stack.bottom] == [NITRO]
    assert len(kept.state.stack) == 31
    assert named(kept, TokenKept) == [TokenKept(A, CANNON, NITRO, returned_one=True)]


def test_7_7_either_of_the_two_may_be_kept() -> None:
    looking = draw(program(drawing(5, 4, 3), "left", "right", "right"), NITRO, CANNON)

    assert keep(looking, NITRO).state.tokens[A] == (NITRO,)
    assert keep(looking, CANNON).state.tokens[A] == (CANNON,)


def test_7_7_of_two_equal_tokens_one_is_kept_and_one_returned() -> None:
    looking = draw(program(drawing(5, 4, 3), "left", "right", "right"), TANK, TANK)

    step = keep(looking, TANK)

    assert step.state.tokens[A] == (TANK,)
    assert [buried.token for buried in step.state.stack.bottom] == [TANK]


def test_7_7_the_token_joins_those_you_hold() -> None:
    state = scene([5, 4, 3], routes=face(TOKEN_ROUTE), tokens={A: (NITRO, FIELD)})

    looking = draw(program(declare(state, {}), "left", "right", "right"), NITRO, CANNON)

    assert sorted(keep(looking, CANNON).state.tokens[A]) == sorted((NITRO, FIELD, CANNON))


def test_7_7_all_pairs_are_dealt_before_anyone_returns_a_token() -> None:
    state = drawing(5, 4, 3, pile=[NITRO, NITRO, TANK])

    step = deal(program(state, "left", "left", "right"), NITRO, TANK)

    assert looked_at(step) == [(A, (NITRO, TANK)), (B, (NITRO,))]


def test_7_7_everyone_chooses_what_to_keep_at_once() -> None:
    step = deal(all_take(drawing(5, 4, 3), "left"), NITRO, TANK, NITRO, FIELD, NITRO, CANNON)

    assert step.state.phase is Phase.KEEP_TOKEN
    assert set(options(step)) == {A, B, C}


def test_7_7_the_front_most_ship_after_moving_is_served_first() -> None:
    there = face(route(zones=5, token=True), right=route(token=True))
    state = scene([3, 5, 4], routes=there)

    step = deal(program(state, "left", "right", "right"), NITRO, NITRO, TANK, TANK, FIELD, FIELD)

    assert looked_at(step) == [(A, (NITRO, NITRO)), (B, (TANK, TANK)), (C, (FIELD, FIELD))]


def test_7_7_within_a_zone_seat_order_decides() -> None:
    state = drawing(3, 5, 3, 5)

    step = deal(all_take(state, "left"), NITRO, NITRO, TANK, TANK)

    assert [seat for seat, _ in looked_at(step)] == [B, D, A, C]


def test_7_7_the_returned_tokens_go_under_the_stack_in_the_same_order() -> None:
    state = drawing(3, 5, 3, 5)
    dealt = deal(all_take(state, "left"), NITRO, CANNON, NITRO, MAGNET, NITRO, FIELD, NITRO, TANK)

    step = keep(dealt, NITRO, NITRO, NITRO, NITRO)

    put_back = [(buried.token, buried.by) for buried in step.state.stack.bottom]
    assert put_back == [(CANNON, B), (MAGNET, D), (FIELD, A), (TANK, C)]


def test_7_7_what_was_put_under_first_is_drawn_first_and_after_the_pile() -> None:
    there = face(TOKEN_ROUTE)
    twice = deck_with(2, there, deck=deck_with(1, there))
    state = scene([5, 4, 3], deck=twice, pile=[NITRO, CANNON, NITRO, MAGNET, TANK])
    dealt = deal(program(state, "left", "left", "right"), NITRO, CANNON, NITRO, MAGNET)
    round_2 = declare(turn_up(keep(dealt, NITRO, NITRO), 2), {})

    step = deal(program(round_2, "left", "left", "right"))

    assert looked_at(step)[2:] == [(A, (TANK, CANNON)), (B, (MAGNET,))]


def test_7_7_a_draw_that_chance_has_no_part_in_asks_for_none() -> None:
    there = face(TOKEN_ROUTE)
    under = [(NITRO, A), (TANK, B), (FIELD, C)]
    state = scene([5, 4, 3], routes=there, pile=[], bottom=under)

    step = program(state, "left", "right", "right")

    assert step.state.phase is Phase.KEEP_TOKEN
    assert looked_at(step) == [(A, (NITRO, TANK))]
    assert [buried.token for buried in keep(step, TANK).state.stack.bottom] == [FIELD, NITRO]


def test_7_7_the_last_of_the_pile_comes_before_what_was_put_under_it() -> None:
    under = [(CANNON, A), (TANK, B)]
    state = scene([5, 4, 3], routes=face(TOKEN_ROUTE), pile=[MAGNET], bottom=under)

    step = deal(program(state, "left", "right", "right"))

    assert looked_at(step) == [(A, (MAGNET, CANNON))]


def test_7_7_with_fewer_than_two_left_the_discard_is_shuffled_and_goes_under() -> None:
    state = drawing(5, 4, 3, pile=[CANNON], discard=(NITRO, NITRO, TANK))

    refilled = program(state, "left", "right", "right")
    step = draw(refilled, TANK)

    assert named(refilled, StackRefilled) == [StackRefilled(3)]
    assert refilled.state.discard == (0,) * 6
    assert odds(refilled) == {NITRO: 2, TANK: 1}
    assert looked_at(step) == [(A, (CANNON, TANK))]


def test_7_7_what_was_put_back_last_is_on_top_of_the_refilled_stack() -> None:
    state = scene(
        [5, 4, 3],
        routes=face(TOKEN_ROUTE),
        pile=[],
        bottom=[(MAGNET, B)],
        discard=[NITRO, TANK],
    )

    step = deal(program(state, "left", "right", "right"), TANK)

    assert looked_at(step) == [(A, (MAGNET, TANK))]


def test_7_7_with_an_empty_stack_both_come_from_the_discard() -> None:
    state = drawing(5, 4, 3, pile=[], discard=(NITRO, NITRO, TANK))

    step = draw(program(state, "left", "right", "right"), NITRO, TANK)

    assert looked_at(step) == [(A, (NITRO, TANK))]
    assert len(step.state.stack) == 1


def test_7_7_with_two_left_the_discard_stays_where_it_is() -> None:
    state = drawing(5, 4, 3, pile=[NITRO, TANK], discard=(FIELD,))

    step = deal(program(state, "left", "right", "right"))

    assert named(step, StackRefilled) == []
    assert step.state.discard == counts(FIELD)


def test_7_7_the_stack_is_refilled_between_two_players() -> None:
    state = drawing(5, 4, 3, pile=[NITRO, NITRO, CANNON], discard=(TANK, TANK))

    step = deal(program(state, "left", "left", "right"), NITRO, NITRO, TANK)

    assert looked_at(step) == [(A, (NITRO, NITRO)), (B, (CANNON, TANK))]
    assert named(step, StackRefilled) == [StackRefilled(2)]


def test_7_7_if_you_find_only_one_token_you_keep_it() -> None:
    state = drawing(5, 4, 3, pile=[CANNON])

    step = deal(program(state, "left", "right", "right"))

    assert step.state.phase is Phase.TURN_UP_TILE
    assert step.state.tokens == ((CANNON,), (), ())
    assert len(step.state.stack) == 0
    assert TokenKept(A, CANNON, None, returned_one=False) in step.events


def test_7_7_one_token_from_the_discard_alone_is_kept_too() -> None:
    step = deal(program(drawing(5, 4, 3, pile=[], discard=(FIELD,)), "left", "right", "right"))

    assert step.state.tokens == ((FIELD,), (), ())
    assert step.state.discard == (0,) * 6


def test_7_7_if_there_is_none_you_get_nothing() -> None:
    step = program(drawing(5, 4, 3, pile=[]), "left", "right", "right")

    assert step.state.phase is Phase.TURN_UP_TILE
    assert step.state.tokens == ((), (), ())


def test_7_7_one_keeps_a_lone_token_while_others_choose_and_others_get_nothing() -> None:
    state = drawing(5, 4, 3, pile=[NITRO, TANK, CANNON])

    dealt = deal(all_take(state, "left"), NITRO, TANK)
    step = keep(dealt, *([NITRO] if set(options(dealt)) == {A} else [NITRO, CANNON]))

    assert step.state.tokens == ((NITRO,), (CANNON,), ())
    assert [buried.token for buried in step.state.stack.bottom] == [TANK]


def test_7_7_no_token_is_ever_lost() -> None:
    dealt = deal(all_take(drawing(5, 4, 3), "left"), NITRO, TANK, NITRO, FIELD, NITRO, CANNON)

    assert all_tokens(dealt.state) == (7, 7, 7, 7, 2, 2)
    assert all_tokens(keep(dealt, TANK, FIELD, CANNON).state) == (7, 7, 7, 7, 2, 2)


def test_7_7_on_the_finish_tile_a_token_is_drawn_before_the_race_ends() -> None:
    state = scene([5, 5, 3], tile=13, routes=face(TOKEN_ROUTE))

    step = keep(deal(program(state, "right", "left", "right"), NITRO, TANK), NITRO)

    assert result(step).winners == (B,)


# 7.8: the middle dial

DIAL_ROUTE = route(cost="dial", zones="dial")


def test_7_8_players_on_such_a_route_dial_secretly_and_at_the_same_time() -> None:
    state = scene([3, 3, 3], tile=16, routes=face(DIAL_ROUTE))

    step = program(state, "left", "right", "left")

    assert step.state.phase is Phase.SET_DIAL
    assert set(options(step)) == {A, C}


def test_7_8_no_more_than_their_fuel_and_no_more_than_9() -> None:
    state = scene([3, 3, 3], tile=16, fuel=[4, 9, 15], routes=face(DIAL_ROUTE))

    step = all_take(state, "left")

    assert diallable(step, A) == set(range(5))
    assert diallable(step, B) == set(range(10))
    assert diallable(step, C) == set(range(10))


def test_7_8_the_value_is_the_whole_cost_and_also_the_zones() -> None:
    state = scene([3, 3, 3], tile=16, routes=face(DIAL_ROUTE))

    step = set_dials(all_take(state, "left"), 0, 4, 9)

    assert step.state.zones == (3, 7, 12)
    assert step.state.fuel == (12, 8, 3)
    assert named(step, DialsRevealed) == [DialsRevealed({A: 0, B: 4, C: 9})]


def test_7_8_all_of_your_fuel_may_be_dialled() -> None:
    state = scene([3, 3, 3], tile=16, fuel=[4, 9, 9], routes=face(DIAL_ROUTE))

    step = set_dials(program(state, "left", "right", "right"), 4)

    assert result(step).winners == (A,)
    assert step.state.fuel[A] == 0


def test_7_8_dialling_comes_before_any_die_is_rolled() -> None:
    there = face(DIAL_ROUTE, right=route(cost="yellow", zones="blue"))
    state = scene([3, 3, 3], tile=16, routes=there)

    dialling = program(state, "right", "left", "right")
    rolling = set_dials(dialling, 2)

    assert dialling.state.phase is Phase.SET_DIAL
    assert rolling.state.phase is Phase.ROLL_COSTS
    assert rolls(rolling, 1, 3, 1, 1).state.zones == (4, 5, 4)


def test_7_8_whoever_lost_the_turn_does_not_dial() -> None:
    there = face(route(cost="dial", zones="dial", room=1), DIAL_ROUTE)
    state = scene([3, 3, 3], tile=16, routes=there)

    some = program(state, "left", "left", "middle")
    none = all_take(state, "left")

    assert set(options(some)) == {C}
    assert result(none).winners == (A, B, C)


# 7.9: tile 11


def tile_11(players: int, left: Route, right: Route = FREE) -> State:
    return scene([3] * players, tile=11, routes=face(left, right=right))


def test_7_9_alone_on_your_route_the_reward_is_yours_for_free() -> None:
    left = route(cost=2, zones=3, fuel=1, token=True)

    step = deal(program(tile_11(3, left), "left", "right", "right"), NITRO, TANK)

    assert step.state.zones == (6, 3, 3)
    assert step.state.fuel == (13, 12, 12)
    assert step.state.phase is Phase.KEEP_TOKEN
    assert DroveAlone(A, LEFT) in step.events


def test_7_9_alone_the_dice_of_the_cost_are_not_rolled() -> None:
    left = route(cost="yellow", zones="blue")

    step = rolls(program(tile_11(3, left), "left", "right", "right"), 4)

    assert named(step, DieRolled) == [DieRolled(A, Die.ZONES, 4)]
    assert step.state.zones[A] == 7
    assert step.state.fuel[A] == 12


def test_7_9_in_company_all_pay_and_nobody_gains_anything() -> None:
    left = route(cost=2, zones=3, fuel=4, token=True)

    step = program(tile_11(3, left), "left", "left", "right")

    assert step.state.zones == (3, 3, 3)
    assert step.state.fuel == (10, 10, 12)
    assert step.state.phase is Phase.TURN_UP_TILE
    assert named(step, RouteShared) == [RouteShared((A, B), LEFT)]


def test_7_9_in_company_the_dice_of_the_reward_are_not_rolled() -> None:
    left = route(cost="yellow", zones="blue", fuel="yellow")

    step = rolls(program(tile_11(3, left), "left", "left", "right"), 1, 3)

    assert named(step, DieRolled) == [DieRolled(A, Die.COST, 1), DieRolled(B, Die.COST, 3)]
    assert step.state.fuel == (11, 9, 12)
    assert step.state.phase is Phase.TURN_UP_TILE


def test_7_9_it_holds_for_all_routes_of_that_face() -> None:
    there = face(route(cost=1, zones=2), route(cost=1, zones=3), route(cost=1, zones=4))
    state = scene([3, 3, 3, 3], tile=11, routes=there)

    alone = program(state, "left", "middle", "right", "right")
    company = program(state, "middle", "middle", "left", "right")

    assert alone.state.zones == (5, 6, 3, 3)
    assert alone.state.fuel == (12, 12, 11, 11)
    assert company.state.zones == (3, 3, 5, 7)


def test_7_9_over_full_routes_are_settled_first() -> None:
    left = route(cost=2, zones=3, room=1)

    step = program(tile_11(3, left), "left", "left", "right")

    assert step.state.zones == (3, 3, 3)
    assert step.state.fuel == (12, 12, 12)
    assert named(step, RouteShared) == []


def test_7_9_company_can_empty_a_tank() -> None:
    there = face(route(cost=3, zones=3))
    state = scene([3, 3, 3], tile=11, fuel=[2, 9, 9], routes=there)

    assert losses(program(state, "left", "left", "right")) == [{A: Loss.EMPTY_TANK}]
    assert program(state, "left", "right", "right").state.zones == (6, 3, 3)


def test_7_9_it_does_not_hold_on_the_5_6_face() -> None:
    step = program(tile_11(5, route(cost=2, zones=3)), "left", "right", "left", "right", "right")
    alone = program(tile_11(5, route(cost=2, zones=3)), "left", *["right"] * 4)

    assert step.state.zones == (6, 3, 6, 3, 3)
    assert alone.state.fuel[A] == 10


def test_7_9_it_does_not_hold_on_other_tiles() -> None:
    state = scene([3, 3, 3], tile=10, routes=face(route(cost=2, zones=3)))

    assert program(state, "left", "left", "right").state.zones == (6, 6, 3)


def test_7_9_a_race_of_six_that_has_shrunk_to_four_plays_it() -> None:
    state = scene([3, 3, 3, 3, None, None], tile=11, routes=face(route(cost=2, zones=3)))

    assert program(state, "left", *["right"] * 3).state.fuel[A] == 12


# 7.10, 7.11: tiles 12 and 14


@pytest.mark.parametrize("players", [3, 5])
def test_7_10_a_route_of_tile_12_costs_1_plus_the_yellow_die(players: int) -> None:
    state = scene([3] * players, tile=12)

    step = rolls(program(state, "left", *["right"] * (players - 1)), 2)

    assert named(step, CostPaid) == [CostPaid(A, owed=3, paid=3, fuel=9)]


@pytest.mark.parametrize("up", Players)
def test_7_11_a_route_of_tile_14_calls_for_several_dice(up: Players) -> None:
    there = house_deck().tiles[14 - 1].face(up)

    lit = [route for route in (there.left, there.middle, there.right) if route is not None]
    assert any(route.cost.dice + route.zones.dice > 1 for route in lit)


@pytest.mark.parametrize("players", [3, 5])
def test_7_11_the_sum_of_the_dice_counts(players: int) -> None:
    dice = route(cost=["yellow", "yellow"], zones=["blue", "blue"])
    deck = deck_with(14, Face(left=dice, middle=route(zones=[1])))
    state = scene([3] * players, tile=14, deck=deck)

    step = rolls(program(state, "left", *["middle"] * (players - 1)), 2, 3, 4, 1)

    assert CostPaid(A, owed=5, paid=5, fuel=7) in step.events
    assert step.state.zones[A] == 3 + 4 + 1


def test_7_11_dice_are_drawn_one_at_a_time() -> None:
    deck = deck_with(14, Face(left=route(cost=["yellow"] * 3)))
    state = scene([3, 3, 3], tile=14, deck=deck)

    step = all_take(state, "left")

    assert odds(step) == {1: 2, 2: 2, 3: 2}
    assert rolls(step, 1, 1, 1, 2, 2, 2, 3, 3, 3).state.fuel == (9, 6, 3)
    assert named(step, ShipsEliminated) == []
    assert rules.pending(step.state) == rules.pending(rolls(step, 3).state)
