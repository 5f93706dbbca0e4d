"""`paddock simulate` and `paddock demo`."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from paddock.cli import simulations
from paddock.words import LANGUAGES, Words
from tests.cli.running import Ran, Shell, run_apart


def counted(ran: Ran) -> dict[str, Any]:
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    tree: dict[str, Any] = json.loads(ran.out)
    return tree


def keys(tree: Any) -> set[str]:
    return (
        {*tree, *(key for value in tree.values() for key in keys(value))}
        if isinstance(tree, dict)
        else set()
    )


# JSON


def test_json_is_one_object_with_all_that_was_counted(shell: Shell) -> None:
    tree = counted(shell("simulate", "outspeed", "--games", 40, "--players", 5, "--json"))
    plan = {"game": "outspeed", "players": 5, "games": 40, "seed": 1, "variant": None}
    assert plan.items() <= tree.items()
    assert tree["deck"] == "house set"
    assert tree["bots"] == ["regular"]
    assert tree["wins"].keys() == {"1", "2", "3", "4", "5"}
    assert sum(tree["places"]["3"].values()) == 40
    assert sum(tree["rounds"].values()) == 40
    assert 1 < tree["mean_rounds"] <= 13
    assert sum(tree["eliminations"].values()) == sum(tree["eliminations_by_round"].values())
    assert {"first_elimination", "tokens_kept", "tokens_played", "routes", "endings"} <= tree.keys()
    assert tree["routes"]["1"].keys() <= {"3-4", "5-6"}


def test_json_of_why_first_counts_leon(shell: Shell) -> None:
    tree = counted(shell("simulate", "why_first", "--players", 2, "--games", 30, "--json"))
    assert tree["mean_rounds"] == 25
    assert tree["cards_laid"].keys() == {"own", "another", "leon"}
    assert tree["wins"]["leon"] > 0
    assert tree["variant"] is None


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_json_has_names_for_machines(shell: Shell, game: str) -> None:
    tree = counted(shell("simulate", game, "--players", 3, "--games", 20, "--json"))
    assert not [key for key in keys(tree) if not re.fullmatch(r"[a-z0-9_]+|-?\d+|\d-\d", key)]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_json_whatever_the_jobs(shell: Shell) -> None:
    command = ["simulate", "outspeed", "--games", "120", "--seed", "9", "--json"]
    once, again = shell(*command), shell(*command, "--jobs", 2)
    assert counted(once) == counted(again)
    assert once.out == run_apart(*command, "--jobs", "2", PYTHONHASHSEED="7").out
    assert once.out != shell(*command, "--seed", 10).out


@pytest.mark.parametrize("command", ["demo outspeed", "simulate outspeed --games 1"])
def test_more_bots_than_seats_are_refused(shell: Shell, command: str) -> None:
    ran = shell(*command.split(), "--players", "3", "--bots", "rookie,rookie,rookie,regular")
    assert ran.refused_in_one_line()
    assert ran.err.startswith("4 bots for 3 seats")


def test_the_variants_are_played(shell: Shell) -> None:
    first = counted(
        shell(
            "simulate",
            "outspeed",
            "--variant",
            "first_race",
            "--games",
            5,
            "--players",
            3,
            "--json",
        )
    )
    tactical = counted(
        shell("simulate", "why_first", "--variant", "tactical", "--games", 5, "--json")
    )
    assert first["variant"] == "first_race"
    assert not {"14", "15", "16"} & first["routes"].keys()
    assert tactical["variant"] == "tactical"
    assert "figures_moved" in tactical


# Tables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    ["outspeed --players 6", "why_first --players 2", "why_first --variant tactical --players 2"],
)
def test_tables_are_in_the_users_language(shell: Shell, arguments: str, language: str) -> None:
    ran = shell("simulate", *arguments.split(), "--games", 20, "--lang", language)
    words = Words(language)
    assert (ran.code, ran.err) == (0, "")
    for name in ("table-seats", "column-wins", "pilot-1", "table-endings"):
        assert words(name) in ran.out
    assert ("." if language == "en" else ",") == re.findall(r"\d([.,])\d\s?%", ran.out)[0]
    assert words("mean-rounds", mean="@").split("@")[0] in ran.out


def test_tables_show_the_mean_of_rounds(shell: Shell) -> None:
    out = shell("simulate", "why_first", "--games", 3).out
    assert "Rounds per game, on average: 25.0.\n" in out


def test_a_dark_route_has_an_empty_cell_and_a_lit_one_has_a_number(shell: Shell) -> None:
    out = shell("simulate", "outspeed", "--games", 1, "--variant", "first_race", "--players", 3).out
    tile_1 = next(line for line in out.splitlines() if re.match(r"\s+1 +3–4", line))  # noqa: RUF001
    tile_2 = next(line for line in out.splitlines() if re.match(r"\s+2 +3–4", line))  # noqa: RUF001
    assert (tile_1.count("%"), tile_2.count("%")) == (2, 3)


# Saving


def test_saved_games_can_be_printed(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    ran = shell("simulate", "outspeed", "--games", 3, "--seed", 4, "--save", folder, "--json")
    assert ran.code == 0
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"outspeed-4-{number}.json" for number in range(3)]
    assert all(shell("replay", path).code == 0 for path in files)


@pytest.mark.slow
def test_saved_games_are_the_same_bytes_whatever_the_jobs(shell: Shell, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        shell("simulate", "why_first", "--games", 60, "--jobs", jobs, "--save", folder, "--json")
    for path in (tmp_path / "1").iterdir():
        assert path.read_bytes() == (tmp_path / "2" / path.name).read_bytes()


def test_a_folder_that_cannot_be_written_is_refused(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    assert shell("simulate", "outspeed", "--save", tmp_path / "file").refused_in_one_line()

    def full(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(simulations, "simulate_run", full)
    assert shell("simulate", "outspeed", "--save", tmp_path / "full").refused_in_one_line()
    with pytest.raises(OSError):  # noqa: PT011 - not about saving: nothing to say about it
        shell("simulate", "outspeed")


def test_nothing_is_saved_where_nothing_can_be_played(shell: Shell, tmp_path: Path) -> None:
    assert shell("simulate", "outspeed", "--players", 2, "--save", tmp_path / "new").code == 2
    assert not (tmp_path / "new").exists()


# What does not fit


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        ("outspeed --players 2", "2"),
        ("outspeed --variant tactical", "tactical"),
        ("why_first --variant first_race", "first_race"),
        ("outspeed --deck none.toml", "none.toml"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "demo"])
def test_what_does_not_fit_is_refused_in_one_line(
    shell: Shell, command: str, arguments: str, about: str, language: str
) -> None:
    ran = shell(command, *arguments.split(), "--lang", language)
    assert ran.refused_in_one_line()
    assert about in ran.err


# Decks


def test_another_deck_is_played(shell: Shell, tmp_path: Path, house: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(house.replace('name = "house set"', 'name = "[red]mine[/nonsense] :smile:"'))
    command = ["simulate", "outspeed", "--games", "10"]
    tree = counted(shell(*command, "--deck", mine, "--json"))
    assert tree["deck"] == "[red]mine[/nonsense] :smile:"
    assert tree["wins"] == counted(shell(*command, "--json"))["wins"]
    assert "[red]mine[/nonsense] :smile:" in shell(*command, "--deck", mine).out
    faster = tmp_path / "faster.toml"
    faster.write_text(house.replace("yellow = [1, 1, 2, 2, 3, 3]", "yellow = [9]"))
    assert counted(shell(*command, "--deck", faster, "--json")) != tree


def test_a_deck_that_cannot_be_played_is_refused(shell: Shell, tmp_path: Path, house: str) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(house.replace("number = 3\n", "number = 33\n"))
    ran = shell("simulate", "outspeed", "--deck", bad)
    assert ran.refused_in_one_line()
    assert f"paddock deck check {bad}" in ran.err
    assert "why_first" in shell("simulate", "why_first", "--deck", bad).err


# Demo


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments", ["", "why_first --players 2 --variant tactical", "outspeed --variant first_race"]
)
def test_a_demo_is_printed_and_can_be_repeated(shell: Shell, arguments: str, language: str) -> None:
    ran = shell("demo", *arguments.split(), "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    again = ran.out.splitlines()[-1].partition("paddock ")[2]
    assert shell(*shlex.split(again), "--lang", language).out == ran.out


def test_a_demo_with_a_seed_is_the_same_game(shell: Shell) -> None:
    assert shell("demo", "--seed", 3).out == shell("demo", "outspeed", "--seed", 3).out
    assert shell("demo", "--seed", 3).out.startswith(
        "OUTSPEED, 4 players, Paddock\u2019s house set, not the printed one.\n\nRound 1."
    )
