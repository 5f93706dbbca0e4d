"""What a client learns of its options: in scenes, and against what really happens in games."""

from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from paddock.core import SPECTATOR, Seat
from paddock.games.why_first import rules
from paddock.games.why_first.events import FigureMoved, GameEnded, RaceScored
from paddock.games.why_first.prospects import FigureProspect, Prospects, Verdict, prospects
from paddock.games.why_first.state import Lay, Move, Phase, State
from tests.contract.playouts import Moment, played
from tests.contract.starts import SUBJECTS
from tests.rules.why_first.scenes import (
    A,
    Setting,
    deal,
    end_game,
    lay_own,
    move,
    scene,
    start,
    state_of,
)

GAMES: Final = [name for name in SUBJECTS if name.startswith("why_first")]
SEEDS: Final = range(2)


def happened(setting: Setting, viewer: Any = A) -> Prospects:
    state = state_of(setting)
    waiting: Any = rules.pending(state)
    offered = waiting.offered_to(viewer) if hasattr(waiting, "options") else ()
    return prospects(rules.view(state, viewer), offered)


def test_the_second_field_would_score() -> None:
    there = happened(scene(1, 1, 1, 1, fields=[5, 3, 3, -1], points=[(2, 0, 0, 4)]))

    assert (there.second, there.leading) == (3, (0,))
    assert there.totals == (2, 0, 0, 4)
    assert there.would_score == (0, 3, 3, 0)
    assert (there.would_win, there.would_place) == ((1, 2), (1 + 2, 1, 1, 4))


def test_with_all_on_one_field_nobody_would_score() -> None:
    there = happened(deal(start(3)))

    assert (there.second, there.leading) == (None, (0, 1, 2))
    assert there.would_score == there.totals == (0, 0, 0)
    assert there.would_win == (0, 1, 2)


def test_a_card_leads_to_the_edge_and_no_farther() -> None:
    state = scene([5, 1, -4], [1], [1], fields=[15, 0, -11])
    there, offered = happened(state), rules.pending(state).options[A]  # type: ignore[union-attr]

    ends = {(lay.card.value, lay.before): way(one) for lay, one in zip(offered, there.options)}

    assert (ends[5, 0], ends[1, 0]) == ((15, 16), (15, 16))
    assert (ends[-4, 2], ends[-4, 0]) == ((-11, -12), (15, 11))


def test_in_the_tactical_game_a_laid_card_moves_nobody_yet_and_a_move_does() -> None:
    state = scene([5], [1], [-1], fields=[15, 0, 4], tactical=True)
    moving = lay_own(state, 5, 1, -1)

    assert {*happened(state).options} == {None}
    assert [*map(way, happened(moving).options)] == [(15, 16), (0, 5), (4, 9)]
    assert happened(move(moving, 1)).options == ()


def by_card(setting: Setting, value: int, before: int) -> FigureProspect:
    """What one of A's cards leads to."""
    offered = rules.pending(state_of(setting)).options[A]  # type: ignore[union-attr]
    found = zip(offered, happened(setting).options)
    there = {(lay.card.value, lay.before): one for lay, one in found}[value, before]
    assert there is not None
    return there


def way(there: FigureProspect | None) -> tuple[int, int] | None:
    return None if there is None else (there.start, there.end)


def test_4_1_an_option_says_who_would_be_second_and_what_the_viewer_would_have() -> None:
    race = scene([3, -2], [1], [1], [1], fields=[2, 5, 7, 1], points=[(4, 9, 1, 0)])

    joins = by_card(race, 3, 0)
    assert (joins.seconds, joins.place, joins.total) == ((0, 1), 2, 4 + 5)
    falls_back = by_card(race, -2, 0)
    assert (falls_back.seconds, falls_back.place, falls_back.total) == ((1,), 4, 4)
    leads = by_card(scene([3], [1], [1], fields=[6, 5, 7]), 3, 0)
    assert (leads.seconds, leads.place, leads.total) == ((2,), 1, 0)


def test_4_2_with_all_on_one_field_an_option_makes_nobody_second() -> None:
    there = by_card(scene([3], [1], [1], fields=[2, 5, 5], points=[(4, 9, 1)]), 3, 0)

    assert (there.seconds, there.place, there.total) == ((), 1, 4)


def test_5_1_an_option_says_whether_the_total_would_win() -> None:
    fields = [2, 5, 7]

    def verdict(*points: int) -> Verdict:
        return by_card(scene([3], [1], [1], fields=fields, points=[points]), 3, 0).verdict

    assert verdict(0, 3, 7) is Verdict.LOW  # 5, 8, 7
    assert verdict(2, 3, 6) is Verdict.WINS  # 7, 8, 6
    assert verdict(4, 3, 8) is Verdict.HIGH  # 9, 8, 8


def test_5_2_with_all_totals_equal_an_option_wins() -> None:
    there = by_card(scene([3], [1], [1], fields=[2, 5, 7], points=[(0, 0, 5)]), 3, 0)

    assert (there.total, there.verdict) == (5, Verdict.WINS)


def test_when_the_game_is_over_its_winners_are_reported_and_nothing_is_to_come() -> None:
    over = end_game(3, 7, 5)

    there = happened(over, SPECTATOR)

    assert (there.totals, there.would_score) == ((3, 7, 5), (0, 0, 0))
    assert (there.would_win, there.options) == ((2,), ())


# Against what happens


@pytest.mark.parametrize("name", GAMES)
def test_a_card_that_is_alone_leads_where_it_was_said(name: str) -> None:
    for seed in SEEDS:
        moments = played(name, seed)
        assert sum(check_choices(*pair) for pair in pairwise(moments)) > 10


def check_choices(moment: Moment, after: Moment) -> int:
    """Compares the options that were taken with the moves that came of them; how many did."""
    if moment.state.phase not in (Phase.LAY, Phase.MOVE):
        return 0
    compared = 0
    for seat, action in moment.given.choices.items():  # type: ignore[union-attr]
        offered = moment.waiting.options[seat]
        there = happened(moment.state, seat).options[offered.index(action)]
        if there is None:
            assert moment.state.config.tactical
            assert isinstance(action, Lay)
        elif (moved := move_by(card_of(moment, action), moment, after)) is not None:
            assert (there.start, there.end) == (moved.start, moved.end)
            check_outcome(moment, seat, moved, there)
            compared += 1
    return compared


def check_outcome(moment: Moment, seat: int, moved: FigureMoved, there: FigureProspect) -> None:
    """The same as the prospects of a spectator, who sees the figure where it went."""
    fields = list(moment.state.fields)
    fields[moved.figure] = moved.end
    race = prospects(rules.view(replace(moment.state, fields=tuple(fields)), SPECTATOR), ())
    scorers = [figure for figure, field in enumerate(fields) if field == race.second]
    assert [*there.seconds] == scorers
    assert (there.place == 1) is (seat in race.leading)
    assert (there.place == 2) is (seat in scorers)
    assert there.total == race.totals[seat] + race.would_score[seat]
    assert (there.verdict is Verdict.WINS) is (seat in race.would_win)


def card_of(moment: Moment, action: Lay | Move) -> Any:
    return action.card if isinstance(action, Lay) else moment.state.laid[0].card


def move_by(card: Any, *moments: Moment) -> FigureMoved | None:
    """The move that this card alone made, in this step or when Leon's card is turned up."""
    for moment in moments:
        for event in () if moment.step is None else moment.step.events:
            if isinstance(event, FigureMoved) and event.cards == (card,):
                return event
    return None


@pytest.mark.parametrize("name", GAMES)
def test_what_a_race_would_score_is_what_it_scores_when_nothing_more_moves(name: str) -> None:
    for seed in SEEDS:
        for moment in played(name, seed):
            scored = [] if moment.step is None else moment.step.events
            races = [event for event in scored if isinstance(event, RaceScored)]
            for race in races:
                check_score(moment, race)
            for ended in (event for event in scored if isinstance(event, GameEnded)):
                assert moment.step is not None
                there = happened(moment.step.state, SPECTATOR)
                assert (there.would_win, there.would_place) == (ended.winners, ended.places)
                assert there.totals == ended.totals


def check_score(moment: Moment, race: RaceScored) -> None:
    """The fields just before the scoring, with the points of the races before."""
    assert moment.step is not None
    moves = [event for event in moment.step.events if isinstance(event, FigureMoved)]
    fields = list(moment.state.fields)
    for event in moves:
        fields[event.figure] = event.end
    last = State(
        **{
            name: getattr(moment.state, name)
            for name in State.__struct_fields__
            if name != "fields"
        },
        fields=tuple(fields),
    )
    there = prospects(rules.view(last, SPECTATOR), ())
    assert (there.second, there.would_score) == (race.field, race.points)
    assert tuple(map(sum, zip(there.totals, there.would_score))) == race.totals


@pytest.mark.parametrize("name", GAMES)
def test_prospects_tell_no_secret(name: str) -> None:
    subject, rng = SUBJECTS[name], Random(1)
    for moment in played(name, 0):
        for viewer in (SPECTATOR, Seat(0)):
            other = subject.other_world(moment.state, viewer, rng)
            assert happened(moment.state, viewer) == happened(other, viewer)
