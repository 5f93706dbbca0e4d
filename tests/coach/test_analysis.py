"""The coach: judgements from what a seat knew, and nothing else."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.bots.playing import draw, play
from paddock.catalog import GAMES, bot
from paddock.coach import Judgement, analyse, judge_decision, judge_for, judge_options
from paddock.coach.analysis import decisions_of, seed_of, share_of_win
from paddock.core import Chosen, Decision, GameOver, Record, Seat, advance, apply_input
from paddock.core.record import AnyRecord
from paddock.games.outspeed import rules
from paddock.games.outspeed.state import Program
from paddock.games.outspeed.tiles import Side
from tests.rules.outspeed.scenes import A, face, options, route, scene


def played(game: str, players: int, seed: int = 4) -> AnyRecord:
    entry = GAMES[game]
    bots = [bot(game, "rookie", seat) for seat in range(players)]
    done = play(entry.rules.game, entry.config(players), bots, Random(seed))
    return Record(game, entry.rules.version, done.config, done.inputs, done.events)


class Spy:
    """A judge that keeps the views it is shown."""

    name = "spy"

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def mix(self, views: Sequence[Any], offers: Sequence[tuple[Any, ...]]) -> list[list[float]]:
        self.shown += views
        return [[1 / len(offer)] * len(offer) for offer in offers]

    def win_chances(self, views: Sequence[Any]) -> list[float]:
        return [0.5 for _ in views]


@pytest.mark.parametrize(("game", "players"), [("outspeed", 4), ("why_first", 2)])
def test_every_decision_with_a_choice_is_judged(game: str, players: int) -> None:
    entry, record, seat = GAMES[game], played(game, players), Seat(0)

    found = analyse(entry, record, seat, judge_for(entry), worlds=2)

    asked = [*decisions_of(entry.rules.game, record, seat)]
    assert [one.step for one in found.judgements] == [one.step for one in asked]
    for one, before in zip(found.judgements, asked, strict=True):
        given = record.inputs[one.step]
        assert isinstance(given, Chosen)
        assert one.options[one.chosen].action == given.choices[seat]
        assert one.cost >= 0
        assert one.options[one.best].win_chance == max(o.win_chance for o in one.options)
        assert sum(o.share for o in one.options) == pytest.approx(1)
        assert all(0 <= option.win_chance <= 1 for option in one.options)
        assert len(before.offer) > 1


def test_hidden_hands_are_drawn_and_never_taken_from_the_game() -> None:
    """Only one of many worlds deals the true hand: a judge that saw it every time had peeked."""
    entry, record, seat = GAMES["why_first"], played("why_first", 3), Seat(0)
    first = next(decisions_of(entry.rules.game, record, seat))
    spy = Spy()

    judge_options(entry.rules.game, spy, first.view, first.offer, worlds=12, seed=1)

    hands = {view.my_hand for view in spy.shown if view.seat == 1}
    assert len(hands) > 6


def states_of(record: AnyRecord) -> list[Any]:
    """The state before each input, and the last."""
    game = GAMES[record.game].rules.game
    states = [game.setup(record.config)]
    for given in record.inputs:
        states.append(apply_input(game, states[-1], given).state)
    return states


def continued(record: AnyRecord, choices: Mapping[Seat, Any]) -> AnyRecord:
    """The game after its inputs: these choices, then anything at random."""
    game, rng = GAMES[record.game].rules.game, Random(9)
    now = advance(game, states_of(record)[-1], lambda _, chance: draw(chance, rng), choices)
    inputs = [*record.inputs, *now.inputs]
    while isinstance(now.waiting, Decision):
        chosen = {seat: rng.choice(offer) for seat, offer in now.waiting.options.items()}
        now = advance(game, now.state, lambda _, chance: draw(chance, rng), chosen)
        inputs += now.inputs
    return replace(record, inputs=tuple(inputs), events=())


def twin_of(record: AnyRecord, step: int, seat: Seat, before: Sequence[Any]) -> AnyRecord:
    """The game with other inputs before a decision; in it the others choose otherwise."""
    start = replace(record, inputs=tuple(before), events=())
    waiting, given = (
        GAMES[record.game].rules.game.pending(states_of(start)[-1]),
        record.inputs[step],
    )
    assert isinstance(waiting, Decision)
    assert isinstance(given, Chosen)
    choices = {
        other: next((one for one in offer if one != given.choices[other]), offer[0])
        for other, offer in waiting.options.items()
    }
    assert len(choices) > 1
    return continued(start, {**choices, seat: given.choices[seat]})


@pytest.mark.parametrize(("game", "players"), [("outspeed", 4), ("why_first", 2), ("why_first", 4)])
def test_games_that_look_the_same_to_a_seat_are_judged_the_same(game: str, players: int) -> None:
    """Twins: what others choose at that moment, and all that comes later, does not count."""
    entry, record, seat = GAMES[game], played(game, players), Seat(0)
    judge = judge_for(entry)
    found = analyse(entry, record, seat, judge, worlds=4).judgements
    for place in (0, len(found) // 2):
        step = found[place].step
        twin = twin_of(record, step, seat, record.inputs[:step])
        other = analyse(entry, twin, seat, judge, worlds=4).judgements
        assert other[: place + 1] == found[: place + 1]
        assert other != found


def test_a_game_in_which_others_hold_other_hands_is_judged_the_same() -> None:
    entry, record, seat = GAMES["why_first"], played("why_first", 3), Seat(0)
    judge, (own, one, other, *_) = judge_for(entry), record.inputs
    twin = twin_of(record, 3, seat, [own, other, one])
    assert states_of(twin)[3].hands[1:] == states_of(record)[3].hands[:0:-1]
    both = [analyse(entry, game, seat, judge, worlds=6).judgements for game in (record, twin)]
    assert both[0][0].step == 3
    assert both[0][0] == both[1][0]


def test_the_same_game_is_judged_alike_twice() -> None:
    entry, record = GAMES["outspeed"], played("outspeed", 3)
    judge = judge_for(entry)

    assert analyse(entry, record, Seat(1), judge, 4) == analyse(entry, record, Seat(1), judge, 4)


@pytest.mark.parametrize(("game", "players"), [("outspeed", 3), ("why_first", 2)])
def test_a_hint_says_what_the_coach_says_after_the_game(game: str, players: int) -> None:
    """A server numbers decisions otherwise than a record does: neither number counts."""
    entry, record, seat = GAMES[game], played(game, players), Seat(0)
    judge = judge_for(entry)
    found = analyse(entry, record, seat, judge).judgements
    asked = [*decisions_of(entry.rules.game, record, seat)]
    for one, before in [*zip(found, asked, strict=True)][::5]:
        hint = judge_decision(entry, judge, before.view, before.offer, before.decision + 1)
        assert hint.options == one.options


def test_other_views_draw_other_worlds() -> None:
    entry, record = GAMES["why_first"], played("why_first", 2)
    views = [asked.view for asked in decisions_of(entry.rules.game, record, Seat(0))]
    assert len({seed_of(view) for view in views}) == len(views)


def test_a_route_that_ends_the_race_is_worth_nothing() -> None:
    state = scene([9, 9, 8], routes=face(route(cost=3, zones=3)), fuel=3)
    offer = options(state)[A]
    entry = GAMES["outspeed"]

    rated = judge_options(
        entry.rules.game, judge_for(entry), rules.view(state, A), offer, worlds=4, seed=0
    )

    by_route = dict(zip(offer, rated, strict=True))
    assert by_route[Program(Side.LEFT)] == [0.0] * 4
    assert min(by_route[Program(Side.RIGHT)]) > 0.1


def test_turning_points_are_the_dearest_choices_beyond_noise() -> None:
    entry, record = GAMES["why_first"], played("why_first", 3)

    found = analyse(entry, record, Seat(0), judge_for(entry), worlds=8)

    def counts(one: Judgement) -> bool:
        return one.cost >= 0.02 and one.cost > 2 * one.error

    dear = sorted((one.cost for one in found.judgements if counts(one)), reverse=True)[:3]
    turns = [found.judgements[place] for place in found.turning_points]
    assert sorted((turn.cost for turn in turns), reverse=True) == dear
    assert [turn.step for turn in turns] == sorted(turn.step for turn in turns)


def test_winners_share_the_win() -> None:
    over = GameOver("finish", (Seat(0), Seat(2)), (1, 3, 1), (5, 3, 5))

    assert [share_of_win(over, Seat(seat)) for seat in range(3)] == [0.5, 0.0, 0.5]
