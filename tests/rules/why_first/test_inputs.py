"""What the rules refuse, and what they play for the absent. No input is half taken."""

from collections.abc import Mapping

import pytest

from paddock.core import IllegalInputError, Seat
from paddock.games.why_first.state import LEON, Figure, Lay, Move
from tests.rules.why_first.scenes import (
    HOUSE,
    A,
    B,
    C,
    Setting,
    config,
    deal,
    end_game,
    lay_own,
    lays,
    named,
    options,
    playthrough,
    rules,
    scene,
    start,
    state_of,
    turn_up,
    white,
)


def refuse_choices(setting: Setting, choices: Mapping[Seat, Lay | Move]) -> None:
    with pytest.raises(IllegalInputError):
        rules.apply_choices(state_of(setting), choices)


def refuse_drawn(setting: Setting, *whites: int) -> None:
    with pytest.raises(IllegalInputError):
        rules.apply_chance(state_of(setting), tuple(map(white, whites)))


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_the_game_is_for_2_to_6_players(players: int) -> None:
    with pytest.raises(IllegalInputError):
        rules.setup(config(players))


def test_all_must_lay_a_card_and_nobody_else() -> None:
    state = scene(3, 1, 2)
    all_three = lays(state, (3, A), (1, B), (2, C))

    refuse_choices(state, {})
    refuse_choices(state, {A: all_three[A], B: all_three[B]})
    refuse_choices(state, {**all_three, Seat(3): Lay(white(12), Figure(0))})


def test_a_card_that_is_laid_must_be_in_ones_hand() -> None:
    state = scene(3, 1, 2)
    good = lays(state, (3, A), (1, B), (2, C))
    theirs, nobodys = named(3, state.hands[A]), state.aside[0]

    refuse_choices(state, {**good, B: Lay(theirs, Figure(1))})
    refuse_choices(state, {**good, B: Lay(nobodys, Figure(1))})


def test_a_card_is_laid_before_somebody_who_plays() -> None:
    state = scene(3, 1, 2)
    good = lays(state, (3, A), (1, B), (2, C))

    for nobody in (-1, 3, 5):
        refuse_choices(state, {**good, A: Lay(white(27), Figure(nobody))})


def test_in_the_tactical_game_a_card_is_laid_before_oneself_only() -> None:
    state = scene(3, 1, 2, tactical=True)
    good = lays(state, (3, A), (1, B), (2, C))

    rules.apply_choices(state, good)
    refuse_choices(state, {**good, A: Lay(white(27), Figure(1))})
    two = scene(3, 1, tactical=True)
    refuse_choices(two, {**lays(two, (3, A), (1, B)), A: Lay(white(27), LEON)})


def test_nobody_moves_a_figure_when_cards_are_to_be_laid() -> None:
    state = scene(3, 1, 2)

    refuse_choices(state, {**lays(state, (3, A), (1, B), (2, C)), A: Move(Figure(0))})
    refuse_choices(state, {seat: Move(Figure(0)) for seat in (A, B, C)})


def test_nobody_lays_a_card_when_a_figure_is_to_be_moved() -> None:
    step = lay_own(scene(3, 1, 2, tactical=True), 3, 1, 2)

    refuse_choices(step, {A: Lay(white(27), Figure(0))})


def test_only_the_owner_of_the_card_moves_and_only_a_figure_on_the_track() -> None:
    step = lay_own(scene(3, 1, 2, tactical=True), 3, 1, 2)

    refuse_choices(step, {})
    refuse_choices(step, {B: Move(Figure(0))})
    refuse_choices(step, {A: Move(Figure(0)), B: Move(Figure(0))})
    for nobody in (-1, 3):
        refuse_choices(step, {A: Move(Figure(nobody))})


def test_nobody_chooses_when_chance_decides_or_the_game_is_over() -> None:
    state = scene(3, 1)

    refuse_choices(start(3), lays(scene(3, 1, 2), (3, A), (1, B), (2, C)))
    refuse_choices(lay_own(state, 3, 1), lays(state, (3, A), (1, B)))
    refuse_choices(end_game(9, 6, 2), {})


def test_a_hand_is_five_cards_that_are_there_and_all_different() -> None:
    refuse_drawn(start(3))
    refuse_drawn(start(3), 1, 2, 3, 4)
    refuse_drawn(start(3), 1, 2, 3, 4, 5, 6)
    refuse_drawn(start(3), 1, 1, 2, 3, 4)
    step = rules.apply_chance(start(3), HOUSE.cards[-5:])
    refuse_drawn(step, 5, 6, 7, 8, 9)


def test_leon_turns_up_one_card_that_is_aside() -> None:
    step = lay_own(scene(3, 1), 3, 1)
    held, there = step.state.hands[A][0].white, step.state.aside[0].white

    refuse_drawn(step)
    refuse_drawn(step, held)
    refuse_drawn(step, 27)
    refuse_drawn(step, there, step.state.aside[1].white)
    assert turn_up(step, white(there)).events


def test_nothing_is_drawn_when_players_choose_or_the_game_is_over() -> None:
    refuse_drawn(scene(3, 1, 2), 32)
    refuse_drawn(lay_own(scene(3, 1, 2, tactical=True), 3, 1, 2), 32)
    refuse_drawn(end_game(9, 6, 2), 1, 2, 3, 4, 5)


def test_for_the_absent_the_smallest_card_is_laid_before_themselves() -> None:
    hand = [white(number) for number in (32, 26, 13, 4, 3)]
    state = scene(hand, 2, 4)

    assert rules.default_choice(state, A) == Lay(white(3), Figure(0))


def test_for_the_absent_of_two_cards_as_small_the_plus_is_laid() -> None:
    hand = [white(number) for number in (32, 26, 13, 3, 2)]

    assert rules.default_choice(scene(hand, 2, 4), A) == Lay(white(3), Figure(0))


def test_for_the_absent_their_own_figure_moves() -> None:
    step = lay_own(scene(1, 5, 2, tactical=True), 1, 5, 2)

    assert rules.default_choice(step.state, B) == Move(Figure(1))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_what_is_played_for_the_absent_is_always_one_of_their_options(players: int) -> None:
    for tactical in (False, True):
        for step in playthrough(players, tactical=tactical):
            for seat, offered in options(step).items():
                assert rules.default_choice(step.state, seat) in offered


def test_a_refused_input_leaves_the_game_as_it_was() -> None:
    state = deal(start(3)).state
    before = hash(state)

    refuse_choices(state, {})
    assert hash(state) == before
