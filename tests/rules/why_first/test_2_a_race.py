"""Rulebook, chapter 2: A race."""

from collections import Counter

import pytest

from paddock.core import Chance, Seat
from paddock.games.why_first.events import HandDealt, RaceScored
from paddock.games.why_first.state import Phase
from tests.rules.why_first.scenes import (
    HOUSE,
    asked,
    deal,
    draws,
    end_race,
    happened,
    in_order,
    lay_own,
    playthrough,
    rules,
    scene,
    start,
)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_2_1_all_figures_are_put_on_0(players: int) -> None:
    assert set(deal(start(players)).state.fields) == {0}


def test_2_1_all_figures_are_put_on_0_for_the_next_race_too() -> None:
    assert end_race(3, -2, 8).state.fields == (0, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_2_1_each_player_is_given_a_hand_of_5(players: int) -> None:
    state = deal(start(players)).state

    assert [len(hand) for hand in state.hands] == [5] * players
    assert state.phase is Phase.LAY


def test_2_1_all_32_cards_are_shuffled_and_any_of_them_can_be_dealt() -> None:
    waiting = rules.pending(start(4))

    assert waiting == Chance(dict.fromkeys(HOUSE.cards, 1), 5)


def test_2_1_hands_are_dealt_seat_by_seat() -> None:
    first = rules.apply_chance(start(3), HOUSE.cards[10:15])
    second = rules.apply_chance(first.state, HOUSE.cards[:5])

    assert first.state.hands == (HOUSE.cards[10:15], (), ())
    assert first.events == (HandDealt(1, Seat(0), HOUSE.cards[10:15]),)
    assert second.state.hands == (HOUSE.cards[10:15], HOUSE.cards[:5], ())
    assert second.events == (HandDealt(1, Seat(1), HOUSE.cards[:5]),)


def test_2_1_a_card_that_was_dealt_is_not_dealt_again() -> None:
    step = rules.apply_chance(start(3), HOUSE.cards[:5])

    assert rules.pending(step.state) == Chance(dict.fromkeys(HOUSE.cards[5:], 1), 5)


def test_2_1_the_order_in_which_a_hand_is_drawn_does_not_matter() -> None:
    hand = HOUSE.cards[3:8]

    assert (
        rules.apply_chance(start(3), hand).state == rules.apply_chance(start(3), hand[::-1]).state
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_2_1_the_remaining_cards_stay_aside(players: int) -> None:
    state = deal(start(players)).state

    assert len(state.aside) == 32 - 5 * players
    assert in_order([*state.aside, *sum(state.hands, ())]) == HOUSE.cards


@pytest.mark.parametrize("players", [2, 3, 6])
def test_2_1_every_card_is_always_in_one_hand_or_played_or_aside(players: int) -> None:
    for tactical in (False, True):
        for step in playthrough(players, tactical=tactical):
            state = step.state
            cards = [*sum(state.hands, ()), *state.played, *state.aside]
            assert Counter(cards) == Counter(HOUSE.cards)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_2_2_a_race_is_five_rounds_and_then_it_is_scored(players: int) -> None:
    rounds: list[int] = []
    for step in playthrough(players):
        if happened(step, RaceScored):
            break
        if step.state.phase is Phase.LAY:
            assert asked(step) == list(range(players))
            rounds.append(step.state.round)

    assert rounds == [1, 2, 3, 4]  # the fifth is played by itself (3.4)


def test_2_2_a_round_follows_the_other_and_the_figures_stay_where_they_are() -> None:
    step = lay_own(scene(5, -4, 1), 5, -4, 1)

    assert (step.state.race, step.state.round) == (1, 2)
    assert step.state.fields == (5, -4, 1)
    assert [len(hand) for hand in step.state.hands] == [4, 4, 4]


def test_2_2_for_the_next_race_all_the_cards_are_shuffled_again() -> None:
    step = end_race(3, -2, 8)

    assert step.state.phase is Phase.DEAL
    assert (step.state.race, step.state.round) == (2, 1)
    assert step.state.hands == ((), (), ())
    assert step.state.played == ()
    assert step.state.laid == ()
    assert rules.pending(step.state) == Chance(dict.fromkeys(HOUSE.cards, 1), 5)


def test_2_2_for_the_next_race_everyone_is_given_a_new_hand() -> None:
    step = deal(end_race(3, -2, 8))

    assert [len(hand) for hand in step.state.hands] == [5, 5, 5]
    assert happened(step, HandDealt) == [HandDealt(2, Seat(2), HOUSE.cards[10:15])]
    assert draws(step) == 0
