"""The small nets that judge positions of Why First?, from the seat that asks."""

import json
from itertools import permutations
from random import Random
from typing import Any, cast

import jax.numpy as jnp
import numpy as np
import pytest

from paddock.arrays import Array, ArrayModule, as_numpy, numpy_array
from paddock.bots.net import digest_of
from paddock.catalog import GAMES
from paddock.games.why_first.bots import appraisal, lookahead, outlook
from paddock.games.why_first.bots.appraisal import (
    RACE,
    START,
    Appraiser,
    Race,
    TacticalAppraiser,
    trained,
)
from paddock.games.why_first.layout import RACES, ROUNDS, Layout
from paddock.games.why_first.rules.scoring import winners
from tests.bots.test_foresight import Formula, decisions

ENTRY = GAMES["why_first"]
JAX = cast("ArrayModule", jnp)
PLAYERS = sorted(appraisal.players())
TACTICAL = sorted(appraisal.players(tactical=True))
all_players = pytest.mark.parametrize("players", PLAYERS)


def tracks(players: int, count: int = 40) -> Race:
    """Tracks of one game before the third round of the third race."""
    figures = Layout(players, tactical=False).figures
    dice = np.random.default_rng(players)
    low, high = np.sort(dice.integers(-4, 6, (2, count, figures)), 0)
    fields, totals = dice.integers(-6, 9, (count, figures)), dice.integers(-3, 12, figures)
    # Two figures are never expected in one place: of those, either may come first.
    mean = low + (high - low) * dice.uniform(0.3, 0.7, low.shape)
    near = mean + dice.uniform(0, 0.01, low.shape)
    parts = (fields, near, low, high, totals, np.array(2), np.array(3))
    return Race(*map(numpy_array, parts))


def totals_of(race: Race) -> Any:
    return as_numpy(race.totals)


def in_another_order(race: Race, order: list[int]) -> Race:
    turned: dict[str, Any] = {name: getattr(race, name)[..., order] for name in Race._fields[:5]}
    return race._replace(**turned)


def test_every_number_of_players_is_judged_by_nets() -> None:
    assert [*ENTRY.rules.players] == PLAYERS


@all_players
def test_without_races_to_come_the_second_total_wins(players: int) -> None:
    """5.1, 5.2 As the rules have it: Leon's total counts like everyone's (6.3)."""
    rng, figures = Random(players), Layout(players, tactical=False).figures
    rows = [tuple(rng.randrange(3) for _ in range(figures)) for _ in range(60)]
    found = trained(players).after_race(np.array(rows), 0)
    for totals, share in zip(rows, found, strict=True):
        won = winners(totals)
        assert share == pytest.approx((0 in won) / len(won))


@all_players
def test_it_does_not_matter_who_of_the_others_is_who(players: int) -> None:
    """But Leon is no player: he keeps his place."""
    race, own = tracks(players), trained(players)
    found, before = own.after_round(race), own.after_race(totals_of(race)[None], 3)
    for others in [*permutations(range(1, players))][:6]:
        order = [0, *others, *range(players, len(totals_of(race)))]
        turned = in_another_order(race, order)
        assert own.after_round(turned) == pytest.approx(found, abs=1e-5)
        assert own.after_race(totals_of(turned)[None], 3) == pytest.approx(before, abs=1e-5)


@all_players
def test_numpy_and_jax_are_given_the_same(players: int) -> None:
    race, own, other = tracks(players), trained(players), Appraiser(players, JAX)
    ways = numpy_array(np.full(race.fields.shape, 0.3))
    for one, two in zip(own.race_inputs(race, ways), other.race_inputs(race, ways), strict=True):
        assert np.asarray(two) == pytest.approx(one, abs=1e-4)
    totals: Any = race.fields
    judged = other.at_start(own.layers(START), totals, cast("Array", jnp.array(3)))
    assert np.asarray(judged) == pytest.approx(own.after_race(totals, 3), abs=1e-4)
    through = Appraiser.through(own, own.layers(RACE), own.race_inputs(race, ways)[0])
    assert own.through(own.layers(RACE), own.race_inputs(race, ways)[0]) == pytest.approx(
        through, abs=1e-4
    )


@all_players
def test_chances_of_all_seats_add_up(players: int) -> None:
    """Each seat is judged by itself. With two players a part is Leon's."""
    race, own = tracks(players, 200), trained(players)
    orders = [Layout(players, tactical=False).seen_from(seat) for seat in range(players)]
    total = np.sum([own.after_round(in_another_order(race, order)) for order in orders], 0)
    assert ((total > 0.55) & (total < 1.3)).all()
    assert total.mean() == pytest.approx(0.88 if players == 2 else 1.0, abs=0.08)


@all_players
def test_a_round_is_judged_as_the_formula_judges_it_more_or_less(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The nets correct the formula: both like the same options."""
    found: list[Any] = []
    games = [decisions(players, None, seed) for seed in range(1, 5)]
    places = [place for game in games for place in game if place[0].race > 1]
    for judge in (trained, Formula):
        monkeypatch.setattr(appraisal, "trained", judge)
        rows = [
            lookahead.outcomes(view, options, Random(1)).mean(0) - 1 / players
            for view, options in places[:: 3 * players + 1]
        ]
        found.append(np.concatenate([row - row.mean() for row in rows]))
    assert np.corrcoef(*found)[0, 1] > 0.5


ALL = [(str(players), "") for players in PLAYERS]
ALL += [(f"{players}-tactical", " --variant tactical") for players in TACTICAL]


@pytest.mark.parametrize(("name", "option"), ALL)
def test_the_file_says_what_made_it(name: str, option: str) -> None:
    made = json.loads(appraisal.about())[name]
    assert made["deck_digest"] == digest_of(ENTRY.rules.house_deck())
    command = f"python -m bench.appraisal fit --players {name.split('-', maxsplit=1)[0]}{option}"
    assert made["command"] == command
    assert made["commit"]
    assert made["seed"] == 2
    assert all(array.dtype == np.float16 for array in appraisal.stored().values())


def test_the_drift_is_that_of_the_outlook() -> None:
    """Between rounds the formula is the one that the Expert judges by."""
    for players in PLAYERS:
        view, _ = next(pair for pair in decisions(players, None) if pair[0].round == RACES - 2)
        to_come = outlook.cards_to_come(view, outlook.free_rounds(view))
        spread = outlook.spread(len(view.fields), to_come)
        assert trained(players).spreads[view.round] == pytest.approx(spread)


# The tactical game


def tactical_tracks(players: int, count: int = 40) -> Race:
    """Tracks of one game before the fourth round of the third race; no two figures are level."""
    figures = Layout(players, tactical=True).figures
    dice = np.random.default_rng(players)
    fields = dice.permuted(np.tile(np.arange(-6, 9), (count, 1)), axis=1)[:, :figures]
    low, high = np.sort(dice.integers(-4, 6, (2, count, 1)), 0)
    totals, whites = dice.integers(-3, 12, figures), dice.uniform(1, 32, (count, 1))
    parts = (fields, (low + high) / 2, low, high, totals, np.array(2), np.array(4), whites)
    return Race(*map(numpy_array, parts))


def of_another_seat(race: Race, order: list[int]) -> Race:
    turned: dict[str, Any] = {
        name: getattr(race, name)[..., order] for name in ("fields", "totals")
    }
    return race._replace(**turned)


def test_three_and_four_have_nets_of_the_tactical_game() -> None:
    assert TACTICAL == [3, 4]


@pytest.mark.parametrize("players", TACTICAL)
def test_tactical_nets_do_not_mind_who_of_the_others_is_who(players: int) -> None:
    race, own = tactical_tracks(players), trained(players, tactical=True)
    found = own.after_round(race)
    for others in permutations(range(1, players)):
        turned = of_another_seat(race, [0, *others])
        assert own.after_round(turned) == pytest.approx(found, abs=1e-5)


@pytest.mark.parametrize("players", TACTICAL)
def test_tactical_chances_of_all_seats_add_up(players: int) -> None:
    race, own = tactical_tracks(players, 200), trained(players, tactical=True)
    orders = [Layout(players, tactical=True).seen_from(seat) for seat in range(players)]
    total = np.sum([own.after_round(of_another_seat(race, order)) for order in orders], 0)
    assert total.mean() == pytest.approx(1.0, abs=0.1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_numpy_and_jax_are_given_the_same_of_a_tactical_race(players: int) -> None:
    race = tactical_tracks(players)
    ways = numpy_array(np.full(race.fields.shape, 0.3))
    one = TacticalAppraiser(players).race_inputs(race, ways)
    other = TacticalAppraiser(players, JAX).race_inputs(race, ways)
    for mine, theirs in zip(one, other, strict=True):
        assert np.asarray(theirs) == pytest.approx(mine, abs=1e-4)


def test_leon_keeps_his_place_in_a_tactical_race() -> None:
    """6.1 He is no player: the net must be able to tell him from one."""
    race, own = tactical_tracks(2), TacticalAppraiser(2)
    ways = numpy_array(np.full(race.fields.shape, 0.3))
    turned = of_another_seat(race, [0, 2, 1])
    one, other = (as_numpy(own.race_inputs(each, ways)[0]) for each in (race, turned))
    assert not np.allclose(one, other)


def test_the_drift_of_a_tactical_race_is_that_of_the_look_ahead() -> None:
    for players in TACTICAL:
        view, _ = next(pair for pair in decisions(players, "tactical") if pair[0].round == 3)
        to_come = outlook.cards_to_come(view, ROUNDS - view.round) - 1
        spread = outlook.spread(len(view.fields), to_come)
        spreads = trained(players, tactical=True).spreads
        assert spreads[view.round + 1] == pytest.approx(spread)
