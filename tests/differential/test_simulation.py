"""`--engine vector` counts what the rules count, and the same seed gives the same games."""

import subprocess
import sys
from collections import Counter
from math import sqrt

import pytest

from paddock.catalog import GAMES
from paddock.game_entry import engine_of
from paddock.lab.simulation import Counts, Plan, _count, play_one
from paddock.vector.batches import Games
from tests.cli.running import run_apart

BY_THE_RULES = 300
BY_THE_ENGINE = 8192
MAX_DEVIATIONS = 5.0


@pytest.mark.parametrize(
    ("game", "players", "variant"),
    [("why_first", 2, "tactical"), ("why_first", 3, None), ("outspeed", 5, None)],
)
def test_both_engines_count_the_same_within_what_chance_allows(
    game: str, players: int, *, variant: str | None
) -> None:
    config = GAMES[game].config(players, variant=variant)
    plan = Plan(game, config, BY_THE_RULES, 1, ("random",))
    games = [_count(plan, play_one(plan, number)) for number in range(BY_THE_RULES)]
    engine = engine_of(GAMES[game], config)
    counts = Games(engine, 1, 4096).count(range(BY_THE_ENGINE), lambda _: None)
    assert far_apart(games, counts) == {}


def far_apart(games: list[Counts], counts: Counts) -> dict[tuple[str, ...], float]:
    """What differs by more standard deviations than chance allows, and by how many."""
    paths = {path for game in games for path in game} | {*counts}
    deviations = {path: _deviations([game[path] for game in games], counts[path]) for path in paths}
    return {path: found for path, found in deviations.items() if abs(found) > MAX_DEVIATIONS}


def _deviations(each: list[int], total: int) -> float:
    """How far the means are apart; what is rare has at least the spread of its own mean."""
    mean, wanted = sum(each) / len(each), total / BY_THE_ENGINE
    spread = sum((number - mean) ** 2 for number in each) / len(each)
    variance = max(spread, wanted, mean) * (1 / len(each) + 1 / BY_THE_ENGINE)
    return 0.0 if spread == 0 and mean == wanted else (mean - wanted) / sqrt(variance)


def test_the_comparison_finds_a_shifted_count() -> None:
    games: list[Counts] = [Counter({("wins", "1"): number % 2}) for number in range(BY_THE_RULES)]
    assert far_apart(games, Counter({("wins", "1"): BY_THE_ENGINE // 2})) == {}
    assert far_apart(games, Counter({("wins", "1"): BY_THE_ENGINE // 4})) != {}


def test_the_size_of_a_batch_changes_nothing() -> None:
    engine = engine_of(GAMES["why_first"], GAMES["why_first"].config(3))
    heard: list[int] = []
    whole = Games(engine, 7, 100).count(range(100), lambda _: None)
    assert Games(engine, 7, 64).count(range(100), heard.append) == whole
    assert heard == [64, 36]
    assert Games(engine, 8, 100).count(range(100), heard.append) != whole


def test_the_command_line_plays_by_the_vector_engine() -> None:
    done = run_apart(
        "simulate", "why_first", "--players", "3", "--games", "64", "--engine", "vector"
    )
    assert done.code == 0, done.err
    assert "64" in done.out


def test_the_vector_engine_keeps_no_records() -> None:
    done = run_apart("simulate", "why_first", "--games", "1", "--engine", "vector", "--save", "x")
    assert done.code == 2
    assert "--save" in done.err


def test_importing_paddock_imports_no_arrays_and_no_cluster() -> None:
    code = (
        "import sys, paddock.cli, paddock.lab.shares, paddock.cli.simulations;"
        "print({'jax', 'ray'} & {*sys.modules})"
    )
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"
