"""`paddock rules`: the numbered rulebook, a chapter of it, or a single rule."""

import re
from argparse import Namespace
from importlib.resources import files

from rich.markdown import Markdown

from paddock.cli.console import PlainConsole
from paddock.cli.refusal import refuse
from paddock.words import Words

_RULE = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)


def rulebook(game: str, language: str) -> str:
    """The rulebook of a game as Markdown."""
    folder = files("paddock").joinpath("rulebooks")
    where = folder if language == "en" else folder.joinpath(language)
    return where.joinpath(f"{game}.md").read_text("utf-8")


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


def show_rules(parsed: Namespace, words: Words) -> int:
    """Print the whole rulebook, a chapter (4) or a rule (4.9)."""
    text = rulebook(parsed.game, words.language)
    if parsed.number is not None:
        known = {**chapters(text), **single_rules(text)}
        wanted = parsed.number.rstrip(".")
        if wanted not in known:
            raise refuse("no-such-rule", number=parsed.number, chapters=len(chapters(text)))
        text = known[wanted]
    PlainConsole().print(Markdown(text))
    return 0
