"""The numbered rulebook of each game: whole, by chapter, or a single rule."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from paddock.catalog import GAMES

_RULE = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)


def rulebook(game: str, language: str) -> str:
    """The rulebook of a game as Markdown."""
    folder = _folder(GAMES[game].words.package)
    translated = folder.joinpath(language, f"{game}.md")
    found = translated if translated.is_file() else folder.joinpath(f"{game}.md")
    return found.read_text("utf-8")


def _folder(package: str) -> Traversable:
    """Where the rulebooks are: in an installed package, or in the docs of our source tree."""
    packaged = files(package).joinpath("rulebooks")
    return packaged if packaged.is_dir() else Path(__file__).parents[2] / "docs" / "rules"


def chapters(text: str) -> dict[str, str]:
    """The chapters of a rulebook by number, each with its heading."""
    parts = re.split(r"^(?=## \d+\.)", text, flags=re.MULTILINE)[1:]
    return {part.split(".", 1)[0].removeprefix("## "): part.strip() for part in parts}


def single_rules(text: str) -> dict[str, str]:
    """The rules of a rulebook by number."""
    found: dict[str, str] = {}
    for chapter in chapters(text).values():
        starts = [*_RULE.finditer(chapter)]
        ends = [start.start() for start in starts[1:]] + [len(chapter)]
        for start, end in zip(starts, ends, strict=True):
            found[start[1]] = chapter[start.start() : end].strip()
    return found


def look_up(text: str, number: str) -> str | None:
    """A chapter (4) or a rule (4.9), or None if there is none."""
    known = {**chapters(text), **single_rules(text)}
    return known.get(number.strip().rstrip("."))
