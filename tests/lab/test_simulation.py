"""Many games: the same counts from the same seed, however the work is shared."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from paddock.catalog import GAMES
from paddock.lab.shares import MIN_GAMES, by_jobs, run_of, simulate
from paddock.lab.simulation import Counts, Plan, as_tree, play_one, record_of
from paddock.record_file import read_record, write_record

SHARE = MIN_GAMES["python"]


def plan(game: str = "outspeed", games: int = 3, **more: Any) -> Plan:
    return Plan(game, GAMES[game].config(3), games, 7, ("random",), **more)


def nobody(_games: int) -> None:
    """Nobody waits for the progress."""


@pytest.mark.slow
def test_the_counts_do_not_depend_on_the_number_of_jobs() -> None:
    many = run_of(plan(games=2 * SHARE + 3))
    assert simulate(many, nobody) == simulate(many, nobody, by_jobs(2))


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(run_of(plan(games=SHARE + 3)), heard.append)
    assert heard == [0, SHARE, 3]


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_is_counted_also_one_that_never_wins(game: str) -> None:
    counts = simulate(run_of(plan(game, 1)), nobody)
    assert {path[1] for path in counts if path[0] == "wins"} == {"1", "2", "3"}
    places = [count for path, count in counts.items() if path[0] == "places"]
    assert sum(places) == 3


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_a_simulation_is_a_record_that_reads_back(game: str) -> None:
    record = record_of(game, play_one(plan(game), 2))
    assert read_record(write_record(record)) == record


def test_games_are_saved_under_their_seed_and_number(tmp_path: Path) -> None:
    simulate(run_of(plan(save=str(tmp_path))), nobody)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "outspeed-7-0.json",
        "outspeed-7-1.json",
        "outspeed-7-2.json",
    ]


def test_a_tree_has_numbers_in_the_order_of_numbers() -> None:
    counts: Counts = Counter(
        {("scoring_field", "10"): 1, ("scoring_field", "-2"): 2, ("wins", "leon"): 3}
    )
    counts["scoring_field", "none"] = 4
    assert [*as_tree(counts)["scoring_field"].items()] == [("-2", 2), ("10", 1), ("none", 4)]
    assert as_tree(counts)["wins"] == {"leon": 3}
