"""Rulebook, chapter 10: House scale for ratings."""

import pytest

from paddock.core.table import Table, commit
from paddock.games.why_first import rules
from paddock.games.why_first.events import GameEnded
from paddock.games.why_first.state import FIGURES, Action, Lay, Move, Phase, State
from tests.rules.why_first.scenes import A, B, end_game, happened, lays, playthrough, result, scene


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

    assert happened(step, GameEnded)[0].places == (3, 2, 1)
    assert result(step).places == (3, 2)
    assert result(step).scores == (12, 5)


def test_10_1_a_player_may_be_behind_leon_or_level_with_him() -> None:
    assert result(end_game(12, 9, 5, leon=True)).places == (3, 1)
    assert result(end_game(12, 9, 9, leon=True)).places == (3, 1)
    assert result(end_game(5, 9, 12, leon=True)).places == (2, 1)
    assert result(end_game(9, 9, 3, leon=True)).places == (2, 2)


def test_10_1_if_all_totals_are_equal_all_are_level() -> None:
    assert places(4, 4, 4, 4) == (1, 1, 1, 1)
    assert happened(end_game(4, 4, 4, leon=True), GameEnded)[0].places == (1, 1, 1)


def test_10_1_the_places_named_at_the_end_are_those_of_the_result() -> None:
    step = end_game(12, 9, 9, 5)

    assert happened(step, GameEnded)[0].places == result(step).places


@pytest.mark.parametrize("players", [2, 3, 6])
def test_10_1_the_winners_are_exactly_those_on_the_first_place(players: int) -> None:
    for seed in range(10):
        *_, last = playthrough(players, seed=seed)
        over = result(last)
        assert over.rated
        assert over.winners == tuple(i for i, place in enumerate(over.places) if place == 1)


# 10.2 The clock


def no_chance(_: object) -> tuple[int, ...]:
    raise AssertionError("nothing is drawn here")


def test_10_2_a_choice_may_be_changed_until_the_last_player_has_chosen() -> None:
    table: Table[State, Action] = Table(scene(1, 2, 3))
    first, second = lays(table.state, (1, 0), (2, 1), (3, 2)), lays(table.state, (1, 2), (2, 0))
    for choices in (first, second):
        for seat in (A, B):
            table, sent_now = commit(rules, table, seat, choices[seat], no_chance)
            assert sent_now == ()

    assert table.committed == {A: second[A], B: second[B]}


@pytest.mark.parametrize(
    ("hand", "chosen"),
    [((3, -1, 4, 4, -3), -1), ((2, -2, 5, 3, 4), 2), ((1, -1, 2, -2, 3), 1), ((-2, -4), -2)],
)
def test_10_2_the_smallest_card_goes_in_front_of_a_player_out_of_time(
    hand: tuple[int, ...], chosen: int
) -> None:
    state = scene(4, hand, -3, round=6 - len(hand))

    choice = rules.default_choice(state, B)

    assert isinstance(choice, Lay)
    assert (choice.card.value, choice.before) == (chosen, FIGURES[B])


def test_10_2_in_the_tactical_game_their_own_figure_moves() -> None:
    state = scene(5, 4, 3, tactical=True)
    laid = rules.apply_choices(state, lays(state, (5, 0), (4, 1), (3, 2))).state

    assert laid.phase is Phase.MOVE
    assert rules.default_choice(laid, A) == Move(FIGURES[A])
