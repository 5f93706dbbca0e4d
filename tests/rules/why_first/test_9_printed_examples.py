"""Rulebook, chapter 9: Printed examples."""

from paddock.games.why_first.events import RaceScored
from tests.rules.why_first.scenes import A, C, end_race, happened, lay, scene


def test_9_1_plus_2_nothing_and_minus_1_with_minus_3_move_the_figures_2_0_and_minus_4() -> None:
    step = lay(scene(2, -1, -3), (2, A), (-1, C), (-3, C))

    assert step.state.fields == (2, 0, -4)


def test_9_2_if_the_second_farthest_field_is_6_its_figure_gets_6_points() -> None:
    assert happened(end_race(8, 6, 3, -1), RaceScored)[0].points == (0, 6, 0, 0)


def test_9_2_if_the_second_farthest_field_is_1_its_figure_gets_1_point() -> None:
    assert happened(end_race(-5, 4, 1, -2), RaceScored)[0].points == (0, 0, 1, 0)


def test_9_2_if_it_is_minus_2_and_three_figures_are_on_it_each_of_them_gets_minus_2() -> None:
    assert happened(end_race(-2, 5, -2, -2), RaceScored)[0].points == (-2, 0, -2, -2)


def test_9_3_a_figure_on_15_that_gets_plus_3_and_minus_4_goes_to_14_not_to_12() -> None:
    step = lay(scene(3, -4, 1, fields=(0, 0, 15)), (3, C), (-4, C), (1, A))

    assert step.state.fields == (1, 0, 14)
