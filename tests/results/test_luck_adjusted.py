"""Luck is 0 in the mean whatever the values say, and good values take most of it out."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pvariance, stdev
from typing import Any

import pytest

from paddock.bots.mixed_bot import MixedBot
from paddock.bots.playing import Played, play
from paddock.catalog import GAMES, bot
from paddock.coach import ChancesOfAll, judge_for
from paddock.core import Chosen, Seat
from paddock.results.luck_adjusted import (
    LuckAdjusted,
    UnfinishedGameError,
    luck_adjusted,
    shares_of,
    turns_of,
)
from tests.sizes import LUCK_RACES

PLAYERS = 3
RACE = GAMES["outspeed"]


def race(seed: int) -> tuple[Played, list[MixedBot[Any, Any]]]:
    bots: list[Any] = [bot("outspeed", "rookie", seat) for seat in range(PLAYERS)]
    return play(RACE.rules.game, RACE.config(PLAYERS), bots, Random(f"race/{seed}")), bots


def by_zones(states: Sequence[Any]) -> list[list[float]]:
    """A rough value: who is ahead is likely to win. It also believes that seat 0 is lucky."""
    return [
        [(zone or 0) / 60 + 0.3 * (seat == 0) for seat, zone in enumerate(state.zones)]
        for state in states
    ]


def adjusted(seed: int, *, mixed: bool = True, alternatives: int = 2) -> LuckAdjusted:
    played, bots = race(seed)
    mixtures = {Seat(seat): one.weigh for seat, one in enumerate(bots)} if mixed else None
    return luck_adjusted(
        RACE.rules.game, played.config, played.inputs, by_zones, mixtures, alternatives, seed
    )


def error_of(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values))


def test_luck_is_zero_in_the_mean_of_many_races() -> None:
    found = [adjusted(seed).luck for seed in range(LUCK_RACES)]
    for seat in range(PLAYERS):
        luck = [one[seat] for one in found]
        assert stdev(luck) > 0.1
        assert abs(fmean(luck)) < 4 * error_of(luck)


def test_a_comparison_with_other_choices_would_be_biased() -> None:
    """The test above can fail: an outcome of somebody else's mixture is no fair comparison."""

    def first(_: Any, options: tuple[Any, ...], __: Random) -> list[float]:
        return [1.0] + [0.0] * (len(options) - 1)

    luck: list[float] = []
    for seed in range(300):
        played, _ = race(seed)
        wrong = {Seat(seat): first for seat in range(PLAYERS)}
        one = luck_adjusted(RACE.rules.game, played.config, played.inputs, by_zones, wrong, 2, seed)
        luck.append(one.luck[1])
    assert abs(fmean(luck)) > 3 * error_of(luck)


def test_the_coach_as_value_makes_results_calmer() -> None:
    values = ChancesOfAll(RACE.rules.game, judge_for(RACE))
    plain: list[float] = []
    calm: list[float] = []
    for seed in range(40):
        played, bots = race(seed)
        mixtures = {Seat(seat): one.weigh for seat, one in enumerate(bots)}
        one = luck_adjusted(
            RACE.rules.game, played.config, played.inputs, values, mixtures, seed=seed
        )
        plain += one.result
        calm += [one.adjusted(Seat(seat)) for seat in range(PLAYERS)]
    assert pvariance(calm) < 0.8 * pvariance(plain)


def test_the_same_seed_gives_the_same_luck() -> None:
    assert adjusted(7) == adjusted(7)
    assert adjusted(7) != adjusted(7, mixed=False)


def test_a_game_that_is_not_over_has_no_result() -> None:
    played, _ = race(3)
    with pytest.raises(UnfinishedGameError):
        luck_adjusted(RACE.rules.game, played.config, played.inputs[:-1], by_zones)


def test_the_result_is_the_share_of_the_win() -> None:
    played, _ = race(3)
    assert adjusted(3).result == shares_of(played.result)
    assert sum(adjusted(3).result) == pytest.approx(1)


@pytest.mark.parametrize("game", [*GAMES])
def test_a_game_is_split_at_its_decisions(game: str) -> None:
    entry = GAMES[game]
    players = entry.rules.players[0]
    bots = [bot(game, "rookie", seat) for seat in range(players)]
    played = play(entry.rules.game, entry.config(players), bots, Random(2))
    turns = [*turns_of(entry.rules.game, played.config, played.inputs)]
    assert len(turns) == 1 + sum(isinstance(given, Chosen) for given in played.inputs)
    assert [turn.after for turn in turns[:-1]] == [turn.before for turn in turns[1:]]
    assert turns[0].choices is None
    assert entry.rules.game.pending(turns[-1].after) == played.result
