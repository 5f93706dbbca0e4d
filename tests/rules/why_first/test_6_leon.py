"""Rulebook, chapter 6: Two players: Leon."""

import pytest

from paddock.core import Chance
from paddock.games.why_first.events import (
    CardsTurnedUp,
    FigureMoved,
    GameEnded,
    HandDealt,
    LeonTurnedUp,
    RaceScored,
)
from paddock.games.why_first.state import LEON, Phase
from tests.rules.why_first.scenes import (
    HOUSE,
    A,
    B,
    asked,
    config,
    deal,
    draws,
    end_game,
    end_race,
    happened,
    kinds,
    lay,
    lay_own,
    options,
    playthrough,
    result,
    rules,
    scene,
    start,
    turn_up,
    white,
)


def test_6_1_with_two_players_leon_joins_as_a_third_figure() -> None:
    assert config(2).leon()
    assert config(2).figures() == (0, 1, LEON)
    assert start(2).fields == (0, 0, 0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_6_1_with_more_players_there_is_no_leon(players: int) -> None:
    assert not config(players).leon()
    assert len(start(players).fields) == players
    assert not any(happened(step, LeonTurnedUp) for step in playthrough(players))


def test_6_1_leon_has_no_hand_and_is_never_asked() -> None:
    state = deal(start(2)).state

    assert len(state.hands) == 2
    assert asked(state) == [A, B]


def test_6_1_leon_has_4_of_the_32_cards_in_every_race() -> None:
    turned_up: list[tuple[int, int]] = []
    for step in playthrough(2):
        race = step.state.race - (step.state.phase is Phase.DEAL)
        turned_up += [(race, event.card.white) for event in happened(step, LeonTurnedUp)]

    assert [race for race, _ in turned_up] == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4
    for race in range(1, 6):
        assert len({card for which, card in turned_up if which == race}) == 4


def test_6_1_any_card_that_no_player_holds_can_be_leons() -> None:
    state = scene((5, 4), (-4, 3))
    step = lay_own(state, 5, -4)

    assert rules.pending(step.state) == Chance(dict.fromkeys(state.aside, 1), 1)
    assert len(state.aside) == 22


def test_6_1_leon_has_no_card_that_was_played_in_this_race() -> None:
    first = turn_up(lay_own(scene((5, 4), (-4, 3)), 5, -4), 2)
    waiting = rules.pending(lay_own(first, 4, 3).state)

    assert isinstance(waiting, Chance)
    assert len(waiting.odds) == 21
    assert not {white(32), white(30), white(20)} & set(waiting.odds)


def test_6_1_for_the_next_race_leons_cards_are_shuffled_in_again() -> None:
    step = end_race(1, 2, 3, leon=True)

    assert rules.pending(step.state) == Chance(dict.fromkeys(HOUSE.cards, 1), 5)
    assert step.state.fields == (0, 0, 0)


def test_6_2_leons_card_is_turned_up_before_himself() -> None:
    step = turn_up(lay_own(scene(3, -1), 3, -1), 5)

    assert step.state.fields == (3, -1, 5)
    assert happened(step, LeonTurnedUp) == [LeonTurnedUp(white(32))]


def test_6_2_leons_card_is_played_like_the_others() -> None:
    step = turn_up(lay_own(scene(3, -1), 3, -1), 5)

    assert white(32) in step.state.played
    assert white(32) not in step.state.aside
    assert len(step.state.played) == 3


def test_6_2_leons_card_is_not_turned_up_before_all_players_have_laid_theirs() -> None:
    state = scene(3, -1)
    step = lay_own(state, 3, -1)

    assert state.phase is Phase.LAY
    assert asked(state) == [A, B]
    assert asked(step) == []
    assert (step.state.phase, draws(step)) == (Phase.TURN_UP_LEON, 1)
    assert step.state.aside == state.aside


def test_6_2_no_figure_moves_before_leons_card_is_up() -> None:
    step = lay_own(scene(3, -1), 3, -1)

    assert step.state.fields == (0, 0, 0)
    assert happened(step, FigureMoved) == []
    assert len(happened(turn_up(step, 5), FigureMoved)) == 3


def test_6_2_players_may_lay_cards_before_leon() -> None:
    state = scene(3, -1)
    step = turn_up(lay(state, (3, LEON), (-1, LEON)), 5)

    assert all(LEON in {offer.before for offer in offered} for offered in options(state).values())
    assert step.state.fields == (0, 0, 7)


def test_6_2_leons_card_is_added_up_with_the_cards_before_him() -> None:
    step = turn_up(lay(scene(3, -1, fields=(0, 0, 15)), (3, LEON), (-1, A)), -4)

    assert step.state.fields == (-1, 0, 14)


def test_6_2_leon_stops_at_the_edges_like_everybody_else() -> None:
    up = turn_up(lay_own(scene(3, -1, fields=(0, 0, 14)), 3, -1), 5)
    down = turn_up(lay_own(scene(3, -1, fields=(0, 0, -10)), 3, -1), -4)

    assert (up.state.fields[LEON], down.state.fields[LEON]) == (16, -12)


def test_6_2_leon_plays_a_card_in_each_of_the_rounds_1_to_4() -> None:
    rounds: list[int] = []
    for step in playthrough(2):
        rounds += [step.state.round] * (step.state.phase is Phase.TURN_UP_LEON)

    assert rounds == [1, 2, 3, 4] * 5


def test_6_2_in_the_fifth_round_leon_plays_no_card() -> None:
    state = scene((3, 1), (-1, 2), fields=(0, 0, 6), round=4)
    step = turn_up(lay_own(state, 3, -1), 2)

    assert len(happened(step, LeonTurnedUp)) == 1
    assert [(e.figure, e.end) for e in happened(step, FigureMoved) if e.cards] == [
        (0, 3),
        (1, -1),
        (2, 8),
        (0, 4),
        (1, 1),
    ]
    assert step.state.phase is Phase.DEAL


def test_6_2_in_the_fifth_round_the_players_cards_lie_before_themselves() -> None:
    state = scene((3, 1), (-1, 2), round=4)
    step = turn_up(lay(state, (3, LEON), (-1, LEON)), 2)

    (fifth,) = (event for event in happened(step, CardsTurnedUp) if event.round == 5)
    assert {seat: (lay.card.value, lay.before) for seat, lay in fifth.lays.items()} == {
        A: (1, 0),
        B: (2, 1),
    }
    assert happened(step, RaceScored)[0].field == 2


def test_6_2_the_fifth_round_needs_nobody_and_no_chance() -> None:
    step = turn_up(lay_own(scene((3, 1), (-1, 2), round=4), 3, -1), 2)

    assert "RaceScored" in kinds(step)
    assert draws(step) == 5


def test_6_3_leon_scores_like_everybody_else() -> None:
    step = end_race(9, 2, 6, leon=True, points=((1, 1, 1),))

    assert happened(step, RaceScored) == [RaceScored(2, 6, (0, 0, 6), (1, 1, 7))]


def test_6_3_leon_on_the_farthest_field_makes_a_player_second() -> None:
    assert happened(end_race(2, -3, 9, leon=True), RaceScored)[0].points == (2, 0, 0)


def test_6_3_leon_scores_together_with_a_player_on_his_field() -> None:
    assert happened(end_race(9, -3, -3, leon=True), RaceScored)[0].points == (0, -3, -3)


def test_6_3_leon_can_win_alone() -> None:
    step = end_game(12, 5, 9, leon=True)

    assert happened(step, GameEnded)[0].winners == (LEON,)
    assert result(step).winners == ()


def test_6_3_leon_can_share_the_victory() -> None:
    step = end_game(12, 9, 9, leon=True)

    assert happened(step, GameEnded)[0].winners == (1, LEON)
    assert result(step).winners == (B,)


def test_6_3_leon_can_be_first_so_that_a_player_wins() -> None:
    step = end_game(5, 9, 12, leon=True)

    assert happened(step, GameEnded)[0].winners == (1,)
    assert result(step).winners == (B,)
    assert result(step).scores == (5, 9)


def test_6_3_leon_alone_can_be_second_to_two_equal_players() -> None:
    step = end_game(9, 9, 3, leon=True)

    assert happened(step, GameEnded)[0].winners == (LEON,)
    assert result(step).winners == ()


def test_6_3_leon_is_dealt_no_hand() -> None:
    dealt = [event for step in playthrough(2) for event in happened(step, HandDealt)]

    assert {event.seat for event in dealt} == {A, B}
