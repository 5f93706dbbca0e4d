"""The browser asks for messages that there are, and for every one that is meant for it."""

import re
from functools import cache
from typing import Final

from tests.words.grammar import messages
from tests.words.sources import SOURCE

WEB: Final = SOURCE.parents[1] / "web" / "src"
NAME: Final = re.compile(r"""["'`]((?:web-|\$\{[^}]*\}-)(?:[a-z0-9-]|\$\{[^}]*\})+)["'`]""")
FILLED_IN: Final = re.compile(r"\$\{[^}]*\}")


@cache
def asked_for() -> frozenset[str]:
    """Every name that is asked for, as it is written in the browser's source."""
    return frozenset(name for text in sources() for name in NAME.findall(text))


def sources() -> list[str]:
    """The text of each file of the browser's source."""
    files = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"}]
    return [path.read_text("utf-8") for path in files]


def pattern(name: str) -> re.Pattern[str]:
    """What a name can become: what is filled in is a word, or several."""
    return re.compile("[a-z0-9-]+".join(map(re.escape, FILLED_IN.split(name))))


def test_every_message_that_the_browser_asks_for_is_there() -> None:
    there = messages("en").keys()
    assert [name for name in asked_for() if not any(map(pattern(name).fullmatch, there))] == []


def test_every_message_of_the_browser_is_asked_for() -> None:
    asked = [pattern(name) for name in asked_for()]
    meant = [name for name in messages("en") if name.startswith("web-")]
    assert [name for name in meant if not any(one.fullmatch(name) for one in asked)] == []
