"""`paddock arena`, `paddock lab report` and bots of one's own, as a user types them."""

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from paddock.games.outspeed.deck_file import read_deck
from paddock.games.outspeed.house_check import breaches
from paddock.games.outspeed.lab.tuning import figures, search
from paddock.words import LANGUAGES
from tests.cli.running import Shell

SMALL = ("--players", "3", "--deals", "3")
OWN = "class Own:\n    def choose(self, sight, rng):\n        return sight.options[0]\n"


def without_times(tree: dict[str, Any]) -> dict[str, Any]:
    for one in tree["strengths"]:
        del one["mean_ms"], one["longest_ms"]
    return tree


def test_json_names_the_plan_and_every_bot(shell: Shell) -> None:
    ran = shell("arena", "outspeed", "--bots", "regular,rookie", *SMALL, "--json")
    tree = json.loads(ran.out)
    assert tree["bots"] == ["regular", "rookie", "regular"]
    assert (tree["deals"], tree["seatings"], tree["players"]) == (3, 3, 3)
    assert {one["bot"] for one in tree["strengths"]} == {"regular", "rookie"}
    assert sum(one["games"] for one in tree["strengths"]) == 27


def test_the_same_seed_gives_the_same_numbers_and_resuming_changes_none(
    shell: Shell, tmp_path: Path
) -> None:
    command = ("arena", "why_first", "--bots", "bold,rookie", *SMALL, "--json")
    once = without_times(json.loads(shell(*command).out))
    file = tmp_path / "kept.jsonl"
    for _ in range(2):
        kept = shell(*command, "--resume", file)
        assert without_times(json.loads(kept.out)) == once
    other = shell(*command, "--resume", file, "--seed", "2")
    assert other.refused_in_one_line()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_and_a_page_in_every_language(shell: Shell, tmp_path: Path, language: str) -> None:
    page = tmp_path / "page.html"
    command = ("arena", "outspeed", "--bots", "bold,rookie", *SMALL, "--lang", language)
    ran = shell(*command, "--html", page)
    assert ran.code == 0, ran.err
    assert len(ran.out.splitlines()) > 4
    check_page(page.read_text("utf-8"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_gains_without_luck_have_a_column(shell: Shell, tmp_path: Path, language: str) -> None:
    page = tmp_path / "page.html"
    command = ("arena", "outspeed", "--bots", "bold,rookie", *SMALL, "--lang", language)
    plain = shell(*command)
    ran = shell(*command, "--luck-adjusted", "--html", page)
    assert ran.code == 0, ran.err
    assert len(ran.out.splitlines()) == len(plain.out.splitlines()) + 1
    text = page.read_text("utf-8")
    check_page(text, language)
    assert "--luck-adjusted" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_and_its_page_in_every_language(
    shell: Shell, tmp_path: Path, language: str
) -> None:
    page = tmp_path / "page.html"
    command = ("lab", "report", "outspeed", "--players", "3,5", "--races", "2")
    ran = shell(*command, "--lang", language, "--html", page)
    assert ran.code == 0, ran.err
    check_page(page.read_text("utf-8"), language)


def test_a_report_as_json(shell: Shell) -> None:
    ran = shell("lab", "report", "outspeed", "--players", "4", "--races", "2", "--json")
    (report,) = json.loads(ran.out)["reports"]
    assert report["players"] == 4
    finished = report["figures"]["finished"]
    assert (finished["target"], finished["at_most"]) == (0.75, False)
    assert finished["low"] <= finished["value"] <= finished["high"]
    assert report["figures"]["seats"]["verdict"] == "unclear", "two races tell nothing"


def test_a_report_goes_on_from_its_file(shell: Shell, tmp_path: Path) -> None:
    file = str(tmp_path / "races")
    command = ("lab", "report", "outspeed", "--players", "3", "--races", "2")
    first, again = (shell(*command, "--resume", file, "--json") for _ in range(2))
    assert first.out == again.out
    assert shell(*command, "--seed", "2", "--resume", file).code == 2
    assert shell(*command, "--resume", str(tmp_path)).code == 2
    shell(*command, "--first-timers", "--resume", file)
    names = {one.name for one in tmp_path.iterdir()}
    assert names == {"races", *(f"races-first-timer-{idea}" for idea in ("any", "zones", "cheap"))}


def test_a_report_of_first_timers(shell: Shell, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    command = ("lab", "report", "outspeed", "--players", "3", "--races", "3", "--first-timers")
    ran = shell(*command, "--html", page)
    assert ran.code == 0, ran.err
    assert ran.out.count("any route") == 2
    assert ran.out.count("cheapest route") == 2
    assert "too few races" in ran.out
    assert "--first-timers" in page.read_text("utf-8")


def test_a_search_for_tiles(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search reports each generation, goes on from its file, and writes a house set."""
    monkeypatch.setattr(figures, "RACES_AT_ONCE", 8)
    monkeypatch.setattr(search, "STAGES", ((1, 2),))
    found, kept = tmp_path / "found.toml", tmp_path / "kept.jsonl"
    command = ("lab", "tune", "outspeed", "--players", "3", "--candidates", "2")
    ran = shell(*command, "--generations", "1", "--resume", kept, "--output", found)
    assert ran.code == 0, ran.err
    assert ran.out.startswith("Generation 1: 3 sets, best penalty ")
    assert breaches(read_deck(found.read_text("utf-8"))) == ()
    again = shell(*command, "--generations", "1", "--resume", kept, "--output", found)
    assert again.out == f"The best set is in {found}.\n"
    other = shell(*command, "--generations", "1", "--resume", kept, "--seed", "2")
    assert (other.code, "another search" in other.err) == (2, True)


class Checker(HTMLParser):
    """A page that is closed properly, and asks nothing of anybody else."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.language: str | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag == "html":
            self.language = dict(attrs)["lang"]
        assert not {"src", "href", "onload"} & {name for name, _ in attrs}
        if tag not in ("meta", "rect", "path"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(text: str, language: str) -> None:
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    assert checker.language == language
    assert {"table", "svg", "rect", "style"} <= {*checker.seen}
    assert "script" not in checker.seen
    assert "http" not in text


# Refusals


@pytest.mark.parametrize(
    "options",
    [
        ("arena", "outspeed", "--bots", "grandmaster"),
        ("arena", "outspeed", "--bots", "nowhere.py:Bot"),
        ("arena", "outspeed", "--deals", "0"),
        ("lab", "report", "why_first"),
        ("bot", "http://localhost:1/KESTREL42ABC", "--bot", "nobody"),
    ],
)
def test_what_is_not_understood_is_refused(shell: Shell, options: tuple[str, ...]) -> None:
    ran = shell(*options)
    assert ran.code == 2
    assert ran.err.count("\n") == 2
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    "options",
    [
        ("arena", "outspeed", "--players", "2"),
        ("arena", "outspeed", "--players", "3", "--deals", "1", "--html", "/nowhere/page.html"),
        ("arena", "outspeed", "--players", "3", "--deals", "1", "--resume", "/nowhere/file"),
        ("lab", "report", "outspeed", "--players", "2"),
        ("lab", "tune", "outspeed", "--players", "4,5"),
        ("bot", "http://localhost:1/KESTREL42ABC"),
        ("bot", "http://localhost:1/KESTREL42ABC", "--token", "abc"),
        ("bot", "localhost"),
        ("bot", "http://localhost:8000/"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(shell: Shell, options: tuple[str, ...]) -> None:
    assert shell(*options).refused_in_one_line()


# One's own


def test_a_bot_of_ones_own_plays_everywhere(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN)
    for command in (
        ("demo", "outspeed", "--players", "3"),
        ("simulate", "why_first", "--games", 2),
    ):
        assert shell(*command, "--bots", f"{file}:Own,rookie").code == 0
    ran = shell("arena", "outspeed", *SMALL, "--bots", f"{file}:Own,rookie", "--jobs", 2)
    assert ran.code == 0, ran.err


@pytest.mark.parametrize(
    ("text", "name"),
    [(OWN, "Other"), ("class Own: pass", "Own"), ("1 / 0", "Own"), ("def (", "Own")],
)
def test_a_file_without_a_bot_in_it_is_refused(
    shell: Shell, tmp_path: Path, text: str, name: str
) -> None:
    file = tmp_path / "own.py"
    file.write_text(text)
    ran = shell("demo", "outspeed", "--bots", f"{file}:{name}")
    assert ran.code == 2
    assert "Traceback" not in ran.err
