"""What people read comes from the catalogues: commands and the terminal have no sentences."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.words.sources import SOURCE

PEOPLE: Final = ("cli", "terminal", "coach", "games/*/cli", "games/*/terminal")
"""Folders of the source that write for people."""
SENTENCE: Final = re.compile(
    r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}[,;:]? [^\W\d_]{2,}|(?<![.\w])[^\W\d_]{3,}[.?!]$"
)
NO_TEXT: Final = re.compile(r"[<{\\]|sans-serif")
"""Markup, style sheets and patterns."""
ENGLISH_ALREADY: Final = frozenset({"cli/parsing.py"})
"""The sentences of argparse, which are recognised here and told in our words."""

FILES: Final = sorted(path for folder in PEOPLE for path in SOURCE.glob(f"{folder}/**/*.py"))


def sentences(source: str) -> list[str]:
    """The literals that read like sentences, but for docstrings and errors of programmers."""
    tree = ast.parse(source)
    skipped = {id(node) for part in _for_programmers(tree) for node in ast.walk(part)}
    literals = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in skipped
    ]
    return [text for text in literals if SENTENCE.search(text) and not NO_TEXT.search(text)]


def _for_programmers(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        match node:
            case ast.Raise() | ast.Assert() | ast.Expr(value=ast.Constant()):
                yield node
            case _:
                pass


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_sentence_is_written_in_the_source(path: Path) -> None:
    found = sentences(path.read_text("utf-8"))
    assert found == [] or str(path.relative_to(SOURCE)) in ENGLISH_ALREADY


@pytest.mark.parametrize(
    "plant",
    [
        "console.print('No such table here')",
        "line.append(f'{pilot} is out.')",
        "words = 'Saved.'",
        "def f():\n    return 'it has begun again'",
    ],
)
def test_a_planted_sentence_is_found(plant: str) -> None:
    assert len(sentences(plant)) == 1


def test_what_programmers_read_is_no_finding() -> None:
    source = '"""A module about tables."""\nraise ValueError("there is no such table")\n'
    assert sentences(source) == []
