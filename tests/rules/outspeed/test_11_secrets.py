"""Rulebook, chapter 11: What is secret."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from paddock.core import (
    SPECTATOR,
    Chance,
    Decision,
    GameOver,
    Seat,
    Viewer,
    as_seen_by,
    commit,
    look,
    open_table,
)
from paddock.games.outspeed import rules
from paddock.games.outspeed.deck_file import house_deck
from paddock.games.outspeed.events import TokenKept, TokenLaid, TokensLookedAt, TokensTurnedUp
from paddock.games.outspeed.state import Config, Declare, Phase, Program, State, Variant
from paddock.games.outspeed.tiles import Token
from tests.rules.outspeed.scenes import (
    CANNON,
    FIELD,
    LEFT,
    MAGNET,
    NITRO,
    RIGHT,
    TANK,
    A,
    B,
    C,
    Hands,
    all_take,
    all_tokens,
    choose,
    counts,
    declare,
    draw,
    face,
    keep,
    named,
    options,
    program,
    route,
    scene,
    turn_up,
)

TOKEN_ROUTE = face(route(token=True))


def first_of(chance: Chance[Any]) -> tuple[Any, ...]:
    return tuple(list(chance.odds)[: chance.draws])


def held(tokens: Hands) -> State:
    return declare(scene([5, 4, 3], tokens=tokens), {}).state


def test_11_1_the_tokens_another_player_holds_are_secret() -> None:
    one, other = held({A: (NITRO, TANK)}), held({A: (CANNON, MAGNET)})

    assert rules.view(one, B) == rules.view(other, B)
    assert rules.view(one, SPECTATOR) == rules.view(other, SPECTATOR)
    assert rules.view(one, A) != rules.view(other, A)
    assert sorted(rules.view(one, A).my_tokens) == sorted((NITRO, TANK))


def test_11_1_how_many_they_hold_is_public() -> None:
    state = held({A: (NITRO, TANK), C: CANNON})

    assert rules.view(state, B).token_counts == (2, 0, 1)
    assert rules.view(state, SPECTATOR).token_counts == (2, 0, 1)


def test_11_1_the_tokens_they_looked_at_are_secret() -> None:
    state = program(scene([5, 4, 3], routes=TOKEN_ROUTE), "left", "right", "right").state

    one, other = draw(state, NITRO, TANK), draw(state, CANNON, MAGNET)

    assert rules.view(one.state, B) == rules.view(other.state, B)
    assert as_seen_by(B, one.events) == as_seen_by(B, other.events)
    assert as_seen_by(SPECTATOR, one.events) == as_seen_by(SPECTATOR, other.events)
    assert TokensLookedAt(A, 2, (NITRO, TANK)) in as_seen_by(A, one.events)
    assert TokensLookedAt(A, 2, None) in as_seen_by(B, one.events)
    mine = rules.view(one.state, A).drawing
    assert mine is not None
    assert mine.my_tokens == (NITRO, TANK)


def test_11_1_two_equal_tokens_are_asked_about_like_two_different_ones() -> None:
    state = program(scene([5, 4, 3], routes=TOKEN_ROUTE), "left", "right", "right").state

    equal, different = draw(state, NITRO, NITRO), draw(state, NITRO, TANK)

    assert set(options(equal)) == set(options(different)) == {A}
    assert rules.view(equal.state, B) == rules.view(different.state, B)


def test_11_1_the_token_they_put_under_the_stack_is_secret() -> None:
    state = program(scene([5, 4, 3], routes=TOKEN_ROUTE), "left", "right", "right").state
    looking = draw(state, NITRO, TANK).state

    one, other = keep(looking, NITRO), keep(looking, TANK)

    assert rules.view(one.state, B) == rules.view(other.state, B)
    assert as_seen_by(B, one.events) == as_seen_by(B, other.events)
    assert rules.view(one.state, B).stack.bottom == (None,)
    assert rules.view(one.state, SPECTATOR).stack.bottom == (None,)
    assert TokenKept(A, None, None, returned_one=True) in as_seen_by(B, one.events)


def test_11_1_who_put_it_there_knows_it() -> None:
    state = program(scene([5, 4, 3], routes=TOKEN_ROUTE), "left", "right", "right").state

    step = keep(draw(state, NITRO, TANK), NITRO)

    assert rules.view(step.state, A).stack.bottom == (TANK,)
    assert TokenKept(A, NITRO, TANK, returned_one=True) in as_seen_by(A, step.events)


def test_11_1_a_spectator_knows_no_kind_of_token() -> None:
    seen = rules.view(held({A: NITRO, B: TANK}), SPECTATOR)

    assert seen.seat is None
    assert seen.my_tokens == ()


def test_11_2_what_another_player_has_chosen_is_secret_until_the_reveal() -> None:
    table, _ = open_table(rules, scene([3, 3, 3]), first_of)
    left, said_left = commit(rules, table, A, Program(LEFT), first_of)
    right, said_right = commit(rules, table, A, Program(RIGHT), first_of)

    assert look(rules, left, B) == look(rules, right, B)
    assert look(rules, left, SPECTATOR) == look(rules, right, SPECTATOR)
    assert said_left == said_right == ()
    assert look(rules, left, A).my_choice == Program(LEFT)


def test_11_2_everyone_may_see_whether_they_have_made_their_choice() -> None:
    table, _ = open_table(rules, scene([3, 3, 3]), first_of)

    table, _ = commit(rules, table, A, Program(LEFT), first_of)

    assert look(rules, table, B).waiting_for == {B, C}
    assert look(rules, table, SPECTATOR).waiting_for == {B, C}


def test_11_2_dials_are_secret_until_all_are_set() -> None:
    dial = face(route(cost="dial", zones="dial"))
    state = all_take(scene([3, 3, 3], tile=16, routes=dial), "left").state
    table, _ = open_table(rules, state, first_of)

    one, _ = commit(rules, table, A, options(state)[A][3], first_of)
    other, _ = commit(rules, table, A, options(state)[A][7], first_of)

    assert look(rules, one, B) == look(rules, other, B)


def test_11_3_the_order_of_the_tiles_to_come_is_secret() -> None:
    state = turn_up(rules.setup(Config(4, house_deck())), 9).state

    seen = rules.view(state, A)

    assert seen.tiles == tuple(sorted(seen.tiles))
    assert seen == rules.view(state, A)
    assert set(seen.tiles) == {*range(1, 13)} - {9}


def test_11_3_which_finish_tile_lies_at_the_bottom_is_secret() -> None:
    tiles = rules.view(rules.setup(Config(4, house_deck())), A).tiles

    assert not {13, 14, 15, 16} & set(tiles) or {13, 14, 15, 16} <= set(tiles)


def test_11_3_the_order_of_the_tokens_to_come_is_secret() -> None:
    seen = rules.view(scene([3, 3, 3]), A).stack

    assert (seen.pile, seen.bottom) == (32, ())


def test_11_3_a_token_left_on_top_of_a_refilled_stack_is_secret() -> None:
    def refilled(left: Token) -> State:
        state = scene([5, 4, 3], routes=TOKEN_ROUTE, pile=[left], discard=[NITRO, TANK])
        return program(state, "left", "right", "right").state

    one, other = refilled(CANNON), refilled(MAGNET)

    assert rules.view(one, B).stack == rules.view(other, B).stack


def test_11_3_the_discard_is_open() -> None:
    state = scene([3, 3, 3], discard=[NITRO, NITRO, CANNON])

    assert rules.view(state, A).discard == counts(NITRO, NITRO, CANNON)
    assert rules.view(state, SPECTATOR).discard == counts(NITRO, NITRO, CANNON)


def test_11_4_the_kind_of_a_played_token_is_secret_until_everybody_has_declared() -> None:
    state = scene([5, 4, 3], tokens={A: (NITRO, TANK), B: FIELD})

    one, other = choose(state, {A: Declare(NITRO)}), choose(state, {A: Declare(TANK)})

    assert one.state.phase is Phase.DECLARE
    for viewer in (B, C, SPECTATOR):
        assert rules.view(one.state, viewer) == rules.view(other.state, viewer)
        assert as_seen_by(viewer, one.events) == as_seen_by(viewer, other.events)


def test_11_4_its_owner_knows_it() -> None:
    state = scene([5, 4, 3], tokens={A: (NITRO, TANK), B: FIELD})

    step = choose(state, {A: Declare(NITRO)})

    mine = rules.view(step.state, A).bonus
    assert mine is not None
    assert mine.my_token is NITRO
    assert TokenLaid(A, NITRO) in as_seen_by(A, step.events)


def test_11_4_then_all_see_it() -> None:
    step = declare(scene([5, 4, 3], tokens={A: (NITRO, TANK), B: FIELD}), {A: NITRO})

    assert named(step, TokensTurnedUp) == [TokensTurnedUp({A: NITRO})]
    assert TokensTurnedUp({A: NITRO}) in as_seen_by(SPECTATOR, step.events)


# A view and the worlds it allows


def a_race(players: int, seed: int) -> Iterator[State]:
    """Every state of a race in which all play at random."""
    rng = Random(seed)
    state = rules.setup(
        Config(players, house_deck(), Variant.FIRST_RACE if seed % 2 == 0 else None)
    )
    while True:
        yield state
        match rules.pending(state):
            case Decision() as asked:
                choices = {seat: rng.choice(offered) for seat, offered in asked.options.items()}
                state = rules.apply_choices(state, choices).state
            case Chance() as chance:
                all_ = list(chance.odds)
                drawn = rng.sample(all_, chance.draws, counts=list(chance.odds.values()))
                state = rules.apply_chance(state, tuple(drawn)).state
            case GameOver():
                return


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_11_a_world_that_a_view_allows_looks_like_that_view(players: int, seed: int) -> None:
    rng = Random(seed)
    for state in a_race(players, seed):
        viewers: list[Viewer] = [SPECTATOR, *(Seat(seat) for seat in range(players))]
        for viewer in viewers:
            seen = rules.view(state, viewer)
            world = rules.determinize(seen, rng)
            assert rules.view(world, viewer) == seen


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_11_a_world_holds_every_token_there_is(players: int, seed: int) -> None:
    rng = Random(seed)
    for state in a_race(players, seed):
        if state.phase is not Phase.DECLARE:
            assert all_tokens(state) == house_deck().tokens
            assert all_tokens(rules.determinize(rules.view(state, A), rng)) == house_deck().tokens


def test_11_a_world_can_be_played_on() -> None:
    rng = Random(5)
    for state in a_race(4, 7):
        world = rules.determinize(rules.view(state, B), rng)
        mine, his = rules.pending(state), rules.pending(world)
        assert type(mine) is type(his)
        if isinstance(mine, Decision) and isinstance(his, Decision):
            assert mine.options.keys() == his.options.keys()
            assert mine.offered_to(B) == his.offered_to(B)


def test_11_worlds_differ_in_what_is_hidden() -> None:
    rng = Random(1)
    seen = rules.view(held({A: NITRO, B: TANK}), C)

    hands = {rules.determinize(seen, rng).tokens[A] for _ in range(200)}

    assert len(hands) > 3
