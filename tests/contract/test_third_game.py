"""A game in a package of its own plays everywhere: its `GameEntry` is all that Paddock knows of it.

`tests/third-game` is such a package, as pip would install it. Everything runs in processes of its
own, because a game is found when Paddock is imported.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from paddock.catalog import GAMES, UnknownGameError
from tests.cli.running import Ran

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "tests" / "third-game"


def python(*arguments: object, typed: str = "") -> Ran:
    """Run Python where the third game is installed."""
    path = os.pathsep.join((str(PACKAGE), str(ROOT)))
    done = subprocess.run(  # noqa: S603 - our own Python
        [sys.executable, *map(str, arguments)],
        capture_output=True,
        check=False,
        cwd=ROOT,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "LANG": "en_GB.UTF-8"},
        input=typed,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def paddock(*arguments: object, typed: str = "") -> Ran:
    return python("-m", "paddock", *arguments, typed=typed)


def test_it_is_simulated_and_its_records_are_replayed(tmp_path: Path) -> None:
    plan = ["simulate", "dash", "--players", 2, "--games", 4, "--bots", "expert,bold"]
    ran = paddock(*plan, "--save", tmp_path, "--json")
    assert (ran.code, ran.err) == (0, "")
    counted = json.loads(ran.out)
    assert (counted["game"], sum(counted["gaits"].values())) == ("dash", 4 * 2 * 3)
    events = paddock("replay", min(tmp_path.iterdir()))
    assert events.code == 0
    assert "Round 3: the ground is" in events.out
    assert "The race is over." in events.out


def test_its_tables_and_its_deck_and_its_rulebook_are_shown(tmp_path: Path) -> None:
    assert "Steps and leaps" in paddock("simulate", "dash", "--games", 4).out
    assert '"die": [' in paddock("deck", "show", "--game", "dash").out
    assert "the ground is wet" in paddock("rules", "dash", "2.2", "--lang", "pl").out
    own = tmp_path / "wet.toml"
    own.write_text('game = "dash"\nname = "wet"\ndie = [1]\n', "utf-8")
    assert paddock("deck", "check", own).code == 0
    own.write_text('game = "dash"\nname = "odd"\ndie = [7]\n', "utf-8")
    assert paddock("deck", "check", own).code == 1


def test_what_it_does_not_have_is_said_in_a_sentence() -> None:
    assert paddock("simulate", "dash", "--variant", "tactical").refused_in_one_line()
    assert paddock("train", "dash", "--decks", "random").refused_in_one_line()
    assert paddock("simulate", "dash", "--players", 5).refused_in_one_line()


def test_its_arrays_play_as_its_rules_do() -> None:
    arguments = ["simulate", "dash", "--games", 2000, "--bots", "random", "--json"]
    by_rules, by_arrays = (
        json.loads(paddock(*arguments, "--engine", engine).out) for engine in ("python", "vector")
    )
    for name in ("gaits", "wins"):
        for key, count in by_rules[name].items():
            assert abs(by_arrays[name][key] - count) < 300, (name, key)


@pytest.mark.slow
def test_a_net_learns_it_by_its_entry_alone(tmp_path: Path) -> None:
    sizes = ["--width", 16, "--layers", 1, "--samples", 512]
    plan = ["--players", 2, "--updates", 60, *sizes, "--out", tmp_path / "net"]
    ran = paddock("train", "dash", *plan)
    assert ran.code == 0, ran.err
    history = (tmp_path / "net" / "progress.jsonl").read_text("utf-8")
    rows = [json.loads(row) for row in history.splitlines()]
    duel = [row for row in rows if row.get("against") == "random"][-1]
    assert duel["gain"] - duel["margin"] > 3
    net = tmp_path / "net" / "net.npz"
    assert paddock("simulate", "dash", "--games", 2, "--bots", net).code == 0


def test_it_is_played_in_lines_of_text() -> None:
    typed = "2\n" * 3 + "q\n"
    ran = paddock("play", "dash", "--plain", "--players", 2, typed=typed)
    assert ran.code == 0, ran.err
    assert "Step or leap?" in ran.out
    assert "The race is over." in ran.out


@pytest.mark.parametrize("where", ["server", "environments"])
def test_it_is_played(where: str) -> None:
    ran = python(PACKAGE / "everywhere.py", where)
    assert ran.code == 0, ran.err[-2000:]


def test_an_unknown_game_is_an_error_that_names_the_games() -> None:
    with pytest.raises(UnknownGameError, match="no game 'chess', only outspeed, why_first"):
        GAMES["chess"]
    ran = python("-c", "from paddock.envs import pettingzoo; pettingzoo.parallel_env('chess')")
    assert "UnknownGameError: there is no game 'chess'" in ran.err


def test_two_games_of_one_name_are_an_error(tmp_path: Path) -> None:
    info = tmp_path / "other-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(
        "[paddock.games]\ndash = paddock.games.outspeed.entry:GAME\n", "utf-8"
    )
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import paddock.catalog"
    assert "SameNameError: two games are called 'outspeed'" in python("-c", code).err
