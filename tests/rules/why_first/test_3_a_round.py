"""Rulebook, chapter 3: A round."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.games.why_first.cards import Card
from paddock.games.why_first.events import CardsTurnedUp, FigureMoved, RaceScored
from paddock.games.why_first.state import LEON, Lay, Phase
from tests.rules.why_first.scenes import (
    FIGURES,
    A,
    B,
    C,
    D,
    asked,
    deal,
    happened,
    kinds,
    lay,
    lay_own,
    lays,
    options,
    playthrough,
    rules,
    scene,
    start,
    values,
    white,
)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_3_1_each_player_chooses_any_card_of_their_hand_and_any_player(players: int) -> None:
    state = deal(start(players)).state

    assert asked(state) == list(range(players))
    for seat, offered in options(state).items():
        assert len(offered) == 5 * players
        assert set(offered) == {
            Lay(card, figure) for card in state.hands[seat] for figure in FIGURES[:players]
        }


def test_3_1_a_player_may_choose_themselves() -> None:
    assert lay(scene(3, 1, 1), (3, A), (1, B), (1, C)).state.fields == (3, 1, 1)


def test_3_1_a_player_may_choose_another_and_all_may_choose_the_same() -> None:
    assert lay(scene(3, 1, 2), (3, B), (1, B), (2, B)).state.fields == (0, 6, 0)


def test_3_1_a_player_may_choose_leon() -> None:
    state = scene(3, 1)

    assert {offer.before for offer in options(state)[A]} == {0, 1, LEON}
    assert lay(state, (3, LEON), (1, LEON)).state.laid == (
        Lay(white(27), LEON),
        Lay(white(11), LEON),
    )


def test_3_1_only_a_card_of_ones_hand_is_offered() -> None:
    state = lay_own(scene(3, 1, 2), 3, 1, 2).state

    for seat, offered in options(state).items():
        assert {offer.card for offer in offered} == set(state.hands[seat])
        assert len(state.hands[seat]) == 4


def test_3_1_all_cards_are_laid_at_the_same_time() -> None:
    state = scene(3, 1, 2)
    step = lay(state, (3, B), (1, A), (2, C))

    assert happened(step, CardsTurnedUp) == [
        CardsTurnedUp(1, 1, lays(state, (3, B), (1, A), (2, C)))
    ]
    assert kinds(step)[0] == "CardsTurnedUp"


def test_3_1_it_does_not_matter_whose_choice_is_named_first() -> None:
    state = scene(3, 1, 2)
    choices = lays(state, (3, B), (1, A), (2, B))
    backwards = dict(reversed(choices.items()))

    assert rules.apply_choices(state, choices) == rules.apply_choices(state, backwards)


def test_3_2_a_figure_moves_by_the_sum_of_the_cards_before_its_player() -> None:
    step = lay(scene(5, -3, 4, 1), (5, D), (-3, D), (4, D), (1, A))

    assert step.state.fields == (1, 0, 0, 6)


def test_3_2_a_figure_moves_forward_and_backward_from_where_it_stands() -> None:
    step = lay_own(scene(2, -3, 1, fields=(4, 1, -5)), 2, -3, 1)

    assert step.state.fields == (6, -2, -4)


def test_3_2_a_figure_without_cards_stays() -> None:
    step = lay(scene(2, -3, 5, fields=(4, 1, -5)), (2, A), (-3, A), (5, A))

    assert step.state.fields == (8, 1, -5)
    assert [event.figure for event in happened(step, FigureMoved)] == [0]


def test_3_2_a_figure_whose_cards_add_up_to_0_stays() -> None:
    step = lay(scene(2, -3, 1, fields=(4, 1, -5)), (2, A), (-3, A), (1, A))

    assert step.state.fields == (4, 1, -5)


def test_3_2_it_is_said_how_each_figure_moved_and_by_which_cards() -> None:
    step = lay(scene(5, -3, 4), (5, B), (-3, B), (4, A))

    moved = {event.figure: event for event in happened(step, FigureMoved)}
    assert moved[FIGURES[0]] == FigureMoved(FIGURES[0], 0, 4, (white(31),), None)
    assert (moved[FIGURES[1]].start, moved[FIGURES[1]].end) == (0, 2)
    assert values(moved[FIGURES[1]].cards) == [-3, 5]
    assert moved[FIGURES[1]].by is None


def test_3_3_no_figure_goes_beyond_16() -> None:
    step = lay_own(scene(4, 1, 2, fields=(13, 16, 14)), 4, 1, 2)

    assert step.state.fields == (16, 16, 16)


def test_3_3_no_figure_goes_beyond_minus_12() -> None:
    step = lay_own(scene(-4, -1, -2, fields=(-9, -12, -10)), -4, -1, -2)

    assert step.state.fields == (-12, -12, -12)


def test_3_3_the_cards_are_added_up_before_the_figure_moves_at_16() -> None:
    step = lay(scene(3, -4, 1, fields=(15, 0, 0)), (3, A), (-4, A), (1, B))

    assert step.state.fields == (14, 1, 0)


def test_3_3_the_cards_are_added_up_whoever_laid_them_first() -> None:
    step = lay(scene(-4, 3, 1, fields=(15, 0, 0)), (-4, A), (3, A), (1, B))

    assert step.state.fields == (14, 1, 0)


def test_3_3_the_cards_are_added_up_before_the_figure_moves_at_minus_12() -> None:
    step = lay(scene(-3, 5, 1, fields=(-11, 0, 0)), (-3, A), (5, A), (1, B))

    assert step.state.fields == (-9, 1, 0)


def test_3_3_a_figure_at_the_edge_leaves_it_by_its_next_cards() -> None:
    step = lay_own(scene(-1, 1, 2, fields=(16, -12, 0)), -1, 1, 2)

    assert step.state.fields == (15, -11, 2)


def test_3_3_a_round_leaves_nothing_over_for_the_next_one() -> None:
    step = lay_own(scene((4, -1), (1, 2), (1, 2), fields=(15, 0, 0)), 4, 1, 1)

    assert lay_own(step, -1, 2, 2).state.fields == (15, 3, 3)


@given(
    field=st.integers(-12, 16),
    cards=st.lists(st.integers(1, 32).map(white), min_size=3, max_size=6, unique=True),
)
def test_3_3_a_figure_stops_at_the_edge_after_any_sum(field: int, cards: list[Card]) -> None:
    fields = (field,) + (0,) * (len(cards) - 1)
    step = lay(scene(*cards, fields=fields), *((card, A) for card in cards))

    total = field + sum(card.value for card in cards)
    assert step.state.fields[0] == min(16, max(-12, total))


def test_3_4_in_the_fifth_round_the_last_card_is_laid_before_its_owner() -> None:
    state = scene((5, 1), (-4, 2), (3, -1), round=4)
    step = lay(state, (5, B), (-4, B), (3, B))

    assert happened(step, CardsTurnedUp)[1] == CardsTurnedUp(
        1,
        5,
        {
            A: Lay(white(11), FIGURES[0]),
            B: Lay(white(20), FIGURES[1]),
            C: Lay(white(10), FIGURES[2]),
        },
    )
    assert [(e.figure, e.end - e.start) for e in happened(step, FigureMoved)][-3:] == [
        (0, 1),
        (1, 2),
        (2, -1),
    ]


def test_3_4_nobody_is_asked_in_the_fifth_round() -> None:
    step = lay_own(scene((5, 1), (-4, 2), (3, -1), round=4), 5, -4, 3)

    assert len(happened(step, RaceScored)) == 1
    assert asked(step) == []
    assert step.state.phase is Phase.DEAL


def test_3_4_the_fourth_round_is_over_before_the_fifth_moves() -> None:
    """At the edge it matters that the sums of two rounds are not put together."""
    state = scene((4, -1), (-4, 1), (1, 2), fields=(15, -10, 0), round=4)
    step = lay_own(state, 4, -4, 1)

    assert happened(step, RaceScored)[0].field == 3
    assert [(e.start, e.end) for e in happened(step, FigureMoved)] == [
        (15, 16),
        (-10, -12),
        (0, 1),
        (16, 15),
        (-12, -11),
        (1, 3),
    ]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_3_4_in_the_basic_game_nobody_is_ever_asked_in_a_fifth_round(players: int) -> None:
    assert not any(step.state.round == 5 and asked(step) for step in playthrough(players))


def test_3_5_played_cards_lie_open_and_stay_aside() -> None:
    first = lay(scene((3, 5), (1, -4), (2, -3)), (3, B), (1, B), (2, A))
    second = lay(first, (5, A), (-4, B), (-3, C))

    assert values(first.state.played) == [1, 2, 3]
    assert first.state.laid == ()
    assert values(second.state.played) == [-4, -3, 1, 2, 3, 5]
    assert not set(second.state.played) & set(second.state.aside)


def test_3_5_a_played_card_does_not_come_back_to_a_hand() -> None:
    step = lay(scene((3, 5), (1, -4), (2, -3)), (3, B), (1, B), (2, A))

    assert not any(set(step.state.played) & set(hand) for hand in step.state.hands)


def test_3_5_played_cards_stay_until_the_race_is_over_and_no_longer() -> None:
    played = 0
    for step in playthrough(4):
        state = step.state
        if happened(step, RaceScored):
            break
        assert len(state.played) >= played
        played = len(state.played)

    assert played == 12  # in the last decision, that of the fourth round
    assert state.played == ()
