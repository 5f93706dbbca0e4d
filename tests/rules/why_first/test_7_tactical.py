"""Rulebook, chapter 7: The tactical game. Cards are named by their white numbers (1.3)."""

import pytest

from paddock.games.why_first.events import (
    CardsTurnedUp,
    FigureMoved,
    GameEnded,
    LeonTurnedUp,
    RaceScored,
)
from paddock.games.why_first.state import LEON, Lay, Move, Phase
from tests.rules.why_first.scenes import (
    FIGURES,
    A,
    B,
    C,
    D,
    asked,
    deal,
    happened,
    lay_own,
    move,
    options,
    playthrough,
    result,
    scene,
    start,
    turn_up,
    values,
    white,
)

PLUS_5, PLUS_4, MINUS_4, MINUS_3 = white(32), white(31), white(30), white(26)
PLUS_3, PLUS_2, MINUS_2, PLUS_1, MINUS_1 = (
    white(27),
    white(20),
    white(19),
    white(11),
    white(10),
)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_7_1_every_player_lays_one_card_before_themselves(players: int) -> None:
    state = deal(start(players, tactical=True)).state

    assert asked(state) == list(range(players))
    for seat, offered in options(state).items():
        assert len(offered) == 5
        assert set(offered) == {Lay(card, FIGURES[seat]) for card in state.hands[seat]}


def test_7_1_all_cards_are_turned_up_together() -> None:
    step = lay_own(scene(PLUS_1, MINUS_4, PLUS_2, tactical=True), PLUS_1, MINUS_4, PLUS_2)

    assert happened(step, CardsTurnedUp) == [
        CardsTurnedUp(
            1,
            1,
            {
                A: Lay(PLUS_1, FIGURES[0]),
                B: Lay(MINUS_4, FIGURES[1]),
                C: Lay(PLUS_2, FIGURES[2]),
            },
        )
    ]
    assert [len(hand) for hand in step.state.hands] == [4, 4, 4]


def test_7_1_no_figure_has_moved_when_the_cards_are_turned_up() -> None:
    step = lay_own(scene(PLUS_1, MINUS_4, PLUS_2, tactical=True), PLUS_1, MINUS_4, PLUS_2)

    assert step.state.fields == (0, 0, 0)
    assert happened(step, FigureMoved) == []
    assert step.state.phase is Phase.MOVE


def test_7_1_the_cards_turned_up_are_played() -> None:
    step = lay_own(scene(PLUS_1, MINUS_4, PLUS_2, tactical=True), PLUS_1, MINUS_4, PLUS_2)

    assert values(step.state.played) == [-4, 1, 2]


def test_7_2_the_owners_move_from_the_highest_white_number_down() -> None:
    state = scene(PLUS_1, MINUS_4, PLUS_2, PLUS_5, tactical=True)
    step = lay_own(state, PLUS_1, MINUS_4, PLUS_2, PLUS_5)
    order = []
    while step.state.phase is Phase.MOVE:
        order += asked(step)
        step = move(step, 0)

    assert order == [D, B, C, A]


def test_7_2_the_white_number_decides_and_not_the_value() -> None:
    high, low = white(27), white(21)  # both are worth +3
    state = scene(MINUS_3, low, high, white(28), tactical=True)
    step = lay_own(state, MINUS_3, low, high, white(28))

    assert [lay.card.white for lay in step.state.laid] == [28, 27, 26, 21]
    assert [asked(move(step, *[0] * moves))[0] for moves in range(4)] == [D, C, A, B]


def test_7_2_the_owner_moves_any_one_figure_by_the_cards_value() -> None:
    state = scene(PLUS_4, MINUS_2, MINUS_1, tactical=True, fields=(1, 2, 3))
    step = lay_own(state, PLUS_4, MINUS_2, MINUS_1)

    assert options(step) == {A: (Move(FIGURES[0]), Move(FIGURES[1]), Move(FIGURES[2]))}
    assert move(step, 0).state.fields == (5, 2, 3)
    assert move(step, 1).state.fields == (1, 6, 3)
    assert move(step, 2).state.fields == (1, 2, 7)


def test_7_2_only_the_owner_of_the_next_card_is_asked() -> None:
    step = lay_own(scene(PLUS_1, MINUS_4, PLUS_2, tactical=True), PLUS_1, MINUS_4, PLUS_2)

    assert asked(step) == [B]
    assert asked(move(step, 0)) == [C]
    assert asked(move(step, 0, 0)) == [A]


def test_7_2_players_see_the_moves_made_before_theirs() -> None:
    step = lay_own(scene(PLUS_1, MINUS_4, PLUS_2, tactical=True), PLUS_1, MINUS_4, PLUS_2)

    first = move(step, 0)
    assert first.state.fields == (-4, 0, 0)
    assert first.events == (FigureMoved(FIGURES[0], 0, -4, (MINUS_4,), FIGURES[1]),)
    second = move(first, 2)
    assert second.state.fields == (-4, 0, 2)
    assert second.events == (FigureMoved(FIGURES[2], 0, 2, (PLUS_2,), FIGURES[2]),)


def test_7_2_the_cards_whose_owners_have_yet_to_move_lie_there_the_next_one_first() -> None:
    step = lay_own(scene(PLUS_1, MINUS_4, PLUS_2, tactical=True), PLUS_1, MINUS_4, PLUS_2)

    assert [lay.card for lay in step.state.laid] == [MINUS_4, PLUS_2, PLUS_1]
    assert [lay.card for lay in move(step, 0).state.laid] == [PLUS_2, PLUS_1]


def test_7_2_one_must_move_even_a_figure_that_the_edge_holds() -> None:
    state = scene(PLUS_4, MINUS_2, MINUS_1, tactical=True, fields=(16, 2, 3))
    step = lay_own(state, PLUS_4, MINUS_2, MINUS_1)
    held = move(step, 0)

    assert all(isinstance(action, Move) for action in options(step)[A])
    assert held.state.fields == (16, 2, 3)
    assert held.events == (FigureMoved(FIGURES[0], 16, 16, (PLUS_4,), FIGURES[0]),)
    assert asked(held) == [B]


def test_7_2_the_same_figure_may_be_moved_many_times() -> None:
    state = scene(PLUS_1, MINUS_4, PLUS_2, PLUS_5, tactical=True)
    step = move(lay_own(state, PLUS_1, MINUS_4, PLUS_2, PLUS_5), 1, 1, 1, 1)

    assert step.state.fields == (0, 4, 0, 0)


def test_7_2_when_all_have_moved_the_next_round_begins() -> None:
    state = scene(PLUS_1, MINUS_4, PLUS_2, tactical=True)
    step = move(lay_own(state, PLUS_1, MINUS_4, PLUS_2), 0, 1, 2)

    assert (step.state.phase, step.state.round) == (Phase.LAY, 2)
    assert step.state.laid == ()
    assert step.state.fields == (-4, 2, 1)
    assert asked(step) == [A, B, C]


def test_7_3_every_single_move_stops_at_16() -> None:
    """The cards of the printed example of 3.3, but here they are not added up."""
    state = scene(PLUS_3, white(22), PLUS_1, tactical=True, fields=(15, 0, 0))
    step = move(lay_own(state, PLUS_3, white(22), PLUS_1), 0, 0)

    assert step.state.fields == (13, 0, 0)


def test_7_3_every_single_move_stops_at_minus_12() -> None:
    state = scene(MINUS_4, PLUS_3, PLUS_1, tactical=True, fields=(-11, 0, 0))
    step = move(lay_own(state, MINUS_4, PLUS_3, PLUS_1), 0, 0)

    assert step.state.fields == (-9, 0, 0)


def test_7_3_the_order_of_the_cards_decides_what_the_edge_takes() -> None:
    state = scene(MINUS_4, PLUS_3, PLUS_1, tactical=True, fields=(15, 0, 0))
    step = move(lay_own(state, MINUS_4, PLUS_3, PLUS_1), 0, 0)

    assert step.state.fields == (14, 0, 0)


def test_7_4_in_the_fifth_round_the_last_card_is_laid_by_itself() -> None:
    state = scene((PLUS_1, PLUS_3), (MINUS_4, MINUS_1), (PLUS_2, PLUS_5), tactical=True, round=4)
    step = move(lay_own(state, PLUS_1, MINUS_4, PLUS_2), 0, 0, 0)

    assert (step.state.phase, step.state.round) == (Phase.MOVE, 5)
    assert step.state.hands == ((), (), ())
    assert happened(step, CardsTurnedUp) == [
        CardsTurnedUp(
            1,
            5,
            {
                A: Lay(PLUS_3, FIGURES[0]),
                B: Lay(MINUS_1, FIGURES[1]),
                C: Lay(PLUS_5, FIGURES[2]),
            },
        )
    ]


def test_7_4_in_the_fifth_round_the_owners_still_move_any_figure_in_order() -> None:
    state = scene((PLUS_1, PLUS_3), (MINUS_4, MINUS_1), (PLUS_2, PLUS_5), tactical=True, round=4)
    step = move(lay_own(state, PLUS_1, MINUS_4, PLUS_2), 0, 0, 0)
    all_figures = (Move(FIGURES[0]), Move(FIGURES[1]), Move(FIGURES[2]))

    assert step.state.fields == (-1, 0, 0)
    assert options(step) == {C: all_figures}
    assert options(move(step, 1)) == {A: all_figures}
    assert move(step, 1).state.fields == (-1, 5, 0)
    assert options(move(step, 1, 1)) == {B: all_figures}


def test_7_4_after_the_fifth_round_the_race_is_scored_as_ever() -> None:
    state = scene((PLUS_1, PLUS_3), (MINUS_4, MINUS_1), (PLUS_2, PLUS_5), tactical=True, round=4)
    step = move(lay_own(state, PLUS_1, MINUS_4, PLUS_2), 0, 0, 0, 1, 2, 2)

    assert happened(step, RaceScored) == [RaceScored(1, 2, (0, 0, 2), (0, 0, 2))]
    assert (step.state.phase, step.state.race) == (Phase.DEAL, 2)
    assert step.state.fields == (0, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_7_4_all_five_rounds_of_all_five_races_are_played_in_this_way(players: int) -> None:
    steps = list(playthrough(players, tactical=True))

    turned_up = [event for step in steps for event in happened(step, CardsTurnedUp)]
    assert [(event.race, event.round) for event in turned_up] == [
        (race, number) for race in range(1, 6) for number in range(1, 6)
    ]
    assert all(
        lay.before == FIGURES[seat] for event in turned_up for seat, lay in event.lays.items()
    )
    assert sum(step.state.phase is Phase.MOVE for step in steps) == 25 * players
    assert sum(step.state.phase is Phase.LAY for step in steps) == 20


@pytest.mark.parametrize("players", [2, 3, 6])
def test_7_4_the_length_of_the_game_stays_the_same(players: int) -> None:
    steps = list(playthrough(players, tactical=True))

    assert len(steps[-1].state.points) == 5
    assert len(happened(steps[-1], GameEnded)) == 1
    assert result(steps[-1]).scores == steps[-1].state.totals()[:players]


def test_7_5_leons_card_is_turned_up_after_all_have_laid_theirs() -> None:
    step = lay_own(scene(PLUS_1, MINUS_4, tactical=True), PLUS_1, MINUS_4)

    assert step.state.phase is Phase.TURN_UP_LEON
    assert asked(step) == []
    assert happened(turn_up(step, PLUS_2), LeonTurnedUp) == [LeonTurnedUp(PLUS_2)]


def test_7_5_leons_card_moves_leon_when_its_place_in_the_order_comes() -> None:
    step = turn_up(lay_own(scene(PLUS_1, MINUS_4, tactical=True), PLUS_1, MINUS_4), PLUS_2)

    assert asked(step) == [B]
    assert step.state.fields == (0, 0, 0)
    after = move(step, 0)
    assert after.state.fields == (-4, 0, 2)
    assert after.events == (
        FigureMoved(FIGURES[0], 0, -4, (MINUS_4,), FIGURES[1]),
        FigureMoved(LEON, 0, 2, (PLUS_2,), LEON),
    )
    assert asked(after) == [A]


def test_7_5_leons_card_may_be_the_first() -> None:
    step = turn_up(lay_own(scene(PLUS_1, MINUS_4, tactical=True), PLUS_1, MINUS_4), PLUS_5)

    assert step.state.fields == (0, 0, 5)
    assert happened(step, FigureMoved) == [FigureMoved(LEON, 0, 5, (PLUS_5,), LEON)]
    assert asked(step) == [B]


def test_7_5_leons_card_may_be_the_last_and_the_next_round_follows() -> None:
    step = turn_up(lay_own(scene(PLUS_2, MINUS_4, tactical=True), PLUS_2, MINUS_4), PLUS_1)
    after = move(step, 0, 1)

    assert after.state.fields == (-4, 2, 1)
    assert (after.state.phase, after.state.round) == (Phase.LAY, 2)


def test_7_5_leons_move_stops_at_the_edge_by_itself() -> None:
    state = scene(PLUS_1, MINUS_3, tactical=True, fields=(0, 0, 14))
    step = turn_up(lay_own(state, PLUS_1, MINUS_3), PLUS_5)

    assert step.state.fields == (0, 0, 16)
    assert move(step, LEON, LEON).state.fields == (0, 0, 14)


def test_7_5_players_may_move_leon_like_any_other_figure() -> None:
    step = turn_up(lay_own(scene(PLUS_1, MINUS_4, tactical=True), PLUS_1, MINUS_4), PLUS_2)

    assert options(step) == {B: (Move(FIGURES[0]), Move(FIGURES[1]), Move(LEON))}
    assert move(step, LEON, LEON).state.fields == (0, 0, -1)


def test_7_5_players_cannot_lay_a_card_before_leon() -> None:
    state = scene(PLUS_1, MINUS_4, tactical=True)

    assert {offer.before for offer in options(state)[A]} == {0}


def test_7_5_leon_plays_a_card_in_the_fourth_round_and_none_in_the_fifth() -> None:
    state = scene((PLUS_1, PLUS_3), (MINUS_4, MINUS_1), tactical=True, round=4)
    step = move(turn_up(lay_own(state, PLUS_1, MINUS_4), PLUS_2), 0, 0)

    assert (step.state.phase, step.state.round) == (Phase.MOVE, 5)
    assert [lay.card for lay in step.state.laid] == [PLUS_3, MINUS_1]
    assert asked(step) == [A]
    last = move(step, LEON, LEON)
    assert last.state.phase is Phase.DEAL
    assert happened(last, RaceScored) == [RaceScored(1, 0, (0, 0, 0), (0, 0, 0))]


def test_7_5_leon_plays_in_the_rounds_1_to_4_of_every_race() -> None:
    rounds: list[int] = []
    for step in playthrough(2, tactical=True):
        rounds += [step.state.round] * (step.state.phase is Phase.TURN_UP_LEON)

    assert rounds == [1, 2, 3, 4] * 5


def test_7_5_leon_moves_nobody_but_himself() -> None:
    moves = [e for step in playthrough(2, tactical=True) for e in happened(step, FigureMoved)]

    assert {event.figure for event in moves if event.by == LEON} == {LEON}
    assert sum(event.by == LEON for event in moves) == 20
