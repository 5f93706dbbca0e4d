"""`paddock arena`, `paddock lab report` and bots of one's own, as a user types them."""

import json
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

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
    assert report["figures"]["finished"]["target"] == 0.6


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
        ("arena", "outspeed", "--bots", "champion"),
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
