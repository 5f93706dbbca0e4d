"""Rulebook, chapter 5: The end."""

import pytest

from paddock.core import GameOver
from paddock.games.why_first.events import GameEnded, HandDealt, RaceScored
from paddock.games.why_first.state import Phase
from tests.rules.why_first.scenes import (
    FIGURES,
    A,
    B,
    C,
    D,
    end_game,
    end_race,
    happened,
    kinds,
    playthrough,
    result,
    rules,
)


def test_5_1_the_second_highest_total_wins() -> None:
    step = end_game(12, 9, 5)

    assert result(step).winners == (B,)
    assert happened(step, GameEnded)[0].winners == (FIGURES[1],)


@pytest.mark.parametrize("races", [0, 1, 2, 3])
def test_5_1_the_game_does_not_end_before_five_races_have_been_run(races: int) -> None:
    step = end_race(3, 2, 1, points=((0, 2, 0),) * races)

    assert step.state.phase is Phase.DEAL
    assert step.state.race == races + 2
    assert happened(step, GameEnded) == []


def test_5_1_the_game_ends_when_five_races_have_been_run() -> None:
    step = end_race(3, 2, 1, points=((0, 2, 0),) * 4)

    assert step.state.phase is Phase.OVER
    assert kinds(step)[-2:] == ["RaceScored", "GameEnded"]
    assert isinstance(rules.pending(step.state), GameOver)


def test_5_1_the_points_of_the_fifth_race_count() -> None:
    step = end_race(9, 4, 0, points=((3, 0, 1),) * 4)

    assert result(step).scores == (12, 4, 4)
    assert result(step).winners == (B, C)


def test_5_1_the_end_is_said_once_with_all_totals() -> None:
    step = end_game(12, 9, 5)

    assert [event.totals for event in happened(step, GameEnded)] == [(12, 9, 5)]
    assert result(step).scores == (12, 9, 5)
    assert result(step).reason == "five_races"


def test_5_1_players_who_are_equal_on_it_share_the_victory() -> None:
    assert result(end_game(3, 12, 9, 9)).winners == (C, D)


def test_5_1_of_10_10_and_7_the_7_wins() -> None:
    assert result(end_game(10, 10, 7)).winners == (C,)
    assert result(end_game(10, 7, 7)).winners == (B, C)


def test_5_1_totals_may_be_negative() -> None:
    assert result(end_game(-3, 0, -8)).winners == (A,)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_5_1_a_whole_game_is_five_races(players: int) -> None:
    steps = list(playthrough(players))

    assert [race.race for step in steps for race in happened(step, RaceScored)] == [1, 2, 3, 4, 5]
    assert sum(len(happened(step, HandDealt)) for step in steps) == 5 * players
    assert len(steps[-1].state.points) == 5
    assert result(steps[-1]).scores == steps[-1].state.totals()[:players]


def test_5_2_if_all_totals_are_equal_all_players_share_the_victory() -> None:
    assert result(end_game(4, 4, 4)).winners == (A, B, C)
    assert result(end_game(0, 0, 0, 0)).winners == (A, B, C, D)
    assert happened(end_game(4, 4, 4), GameEnded)[0].winners == FIGURES[:3]


def test_5_2_if_all_totals_are_equal_leon_shares_it_too() -> None:
    step = end_game(4, 4, 4, leon=True)

    assert result(step).winners == (A, B)
    assert happened(step, GameEnded)[0].winners == FIGURES[:3]
