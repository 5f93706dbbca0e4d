"""Rulebook, chapter 10: House scale for ratings."""

import pytest

from paddock.games.why_first.events import GameEnded
from tests.rules.why_first.scenes import end_game, playthrough, result, told


def places(*totals: int) -> tuple[int, ...]:
    """The places of players with these totals."""
    return result(end_game(*totals)).places


def test_10_1_the_second_highest_total_is_placed_first_then_the_third_then_the_highest() -> None:
    assert places(12, 9, 5) == (3, 1, 2)


def test_10_1_then_come_the_fourth_the_fifth_and_so_on() -> None:
    assert places(12, 9, 5, 4) == (3, 1, 2, 4)
    assert places(12, 9, 5, 4, 0) == (3, 1, 2, 4, 5)
    assert places(-7, 0, 4, 5, 9, 12) == (6, 5, 4, 2, 1, 3)


def test_10_1_players_with_equal_totals_are_level_and_the_next_place_is_skipped() -> None:
    assert places(12, 9, 9, 5) == (4, 1, 1, 3)
    assert places(12, 9, 5, 5) == (4, 1, 2, 2)
    assert places(12, 12, 9, 5) == (3, 3, 1, 2)
    assert places(12, 12, 9, 9, 5, 4) == (4, 4, 1, 1, 3, 6)
    assert places(12, 9, 5, 4, 4, 0) == (3, 1, 2, 4, 4, 6)


def test_10_1_places_go_by_distinct_totals() -> None:
    assert places(10, 10, 7) == (2, 2, 1)
    assert places(10, 7, 7) == (3, 1, 1)


def test_10_1_leon_keeps_the_place_he_reached_but_is_not_rated() -> None:
    step = end_game(12, 5, 9, leon=True)

    assert told(step, GameEnded)[0].places == (3, 2, 1)
    assert result(step).places == (3, 2)
    assert result(step).scores == (12, 5)


def test_10_1_a_player_may_be_behind_leon_or_level_with_him() -> None:
    assert result(end_game(12, 9, 5, leon=True)).places == (3, 1)
    assert result(end_game(12, 9, 9, leon=True)).places == (3, 1)
    assert result(end_game(5, 9, 12, leon=True)).places == (2, 1)
    assert result(end_game(9, 9, 3, leon=True)).places == (2, 2)


def test_10_1_if_all_totals_are_equal_all_are_level() -> None:
    assert places(4, 4, 4, 4) == (1, 1, 1, 1)
    assert told(end_game(4, 4, 4, leon=True), GameEnded)[0].places == (1, 1, 1)


def test_10_1_the_places_told_at_the_end_are_those_of_the_result() -> None:
    step = end_game(12, 9, 9, 5)

    assert told(step, GameEnded)[0].places == result(step).places


@pytest.mark.parametrize("players", [2, 3, 6])
def test_10_1_the_winners_are_exactly_those_on_the_first_place(players: int) -> None:
    for seed in range(10):
        *_, last = playthrough(players, seed=seed)
        over = result(last)
        assert over.rated
        assert over.winners == tuple(i for i, place in enumerate(over.places) if place == 1)
