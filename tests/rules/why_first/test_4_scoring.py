"""Rulebook, chapter 4: Scoring a race."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.games.why_first.events import RaceScored
from tests.rules.why_first.scenes import end_race, happened, start


def scored(*fields: int) -> tuple[int, ...]:
    """What the figures on these fields score."""
    (race,) = happened(end_race(*fields), RaceScored)
    return race.points


def test_4_1_the_figure_on_the_second_farthest_field_scores_its_number() -> None:
    assert scored(9, 6, 2) == (0, 6, 0)


@pytest.mark.parametrize("fields", list(permutations((9, 6, -2, 2))))
def test_4_1_wherever_its_player_sits(fields: tuple[int, ...]) -> None:
    assert scored(*fields) == tuple(6 if field == 6 else 0 for field in fields)


def test_4_1_every_figure_on_the_field_scores() -> None:
    assert scored(5, 9, 5, 1, 5) == (5, 0, 5, 0, 5)


def test_4_1_it_is_the_second_field_that_is_occupied_not_the_second_figure() -> None:
    assert scored(9, 9, 6, 2) == (0, 0, 6, 0)
    assert scored(9, 9, 9, 2) == (0, 0, 0, 2)


def test_4_1_empty_fields_do_not_count() -> None:
    assert scored(16, -11, -12) == (0, -11, 0)


def test_4_1_a_negative_field_scores_its_number() -> None:
    assert scored(3, -2, -5) == (0, -2, 0)


def test_4_1_the_farthest_field_is_the_highest_even_if_all_are_negative() -> None:
    assert scored(-7, -3, -12) == (-7, 0, 0)


def test_4_1_the_lowest_field_can_be_the_second() -> None:
    assert scored(4, 4, -12) == (0, 0, -12)


def test_4_1_the_start_field_is_worth_0_and_is_a_field_like_others() -> None:
    (race,) = happened(end_race(3, 0, -5), RaceScored)

    assert (race.field, race.points) == (0, (0, 0, 0))


def test_4_1_the_start_field_can_be_the_farthest() -> None:
    assert scored(0, -1, -5) == (0, -1, 0)


def test_4_1_the_points_are_reported_and_added_to_those_of_the_races_before() -> None:
    step = end_race(9, 6, 2, points=((1, 2, 3), (0, -4, 0)))

    assert happened(step, RaceScored) == [RaceScored(3, 6, (0, 6, 0), (1, 4, 3))]
    assert step.state.points == ((1, 2, 3), (0, -4, 0), (0, 6, 0))
    assert step.state.totals() == (1, 4, 3)


def test_4_1_before_the_first_race_is_scored_all_totals_are_0() -> None:
    assert start(4).totals() == (0, 0, 0, 0)
    assert start(2).totals() == (0, 0, 0)


def test_4_1_a_race_is_scored_by_where_the_figures_stand_after_the_fifth_round() -> None:
    step = end_race(2, 1, -1)

    assert happened(step, RaceScored) == [RaceScored(1, 1, (0, 1, 0), (0, 1, 0))]


@given(fields=st.lists(st.integers(-12, 16), min_size=3, max_size=6))
def test_4_1_and_4_2_for_any_fields(fields: list[int]) -> None:
    occupied = sorted(set(fields))
    second = occupied[-2] if len(occupied) > 1 else None

    assert scored(*fields) == tuple(field if field == second else 0 for field in fields)


def test_4_2_all_other_figures_score_nothing() -> None:
    assert scored(16, 12, 11, 3, -1, -12) == (0, 12, 0, 0, 0, 0)


def test_4_2_the_first_scores_nothing_even_if_the_second_field_is_negative() -> None:
    assert scored(16, -12, -12) == (0, -12, -12)


@pytest.mark.parametrize("field", [7, 0, -4, 16, -12])
def test_4_2_if_all_figures_end_on_one_field_nobody_scores(field: int) -> None:
    (race,) = happened(end_race(field, field, field), RaceScored)

    assert race == RaceScored(1, None, (0, 0, 0), (0, 0, 0))
