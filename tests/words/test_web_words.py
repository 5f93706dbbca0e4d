"""The browser asks for messages that there are, and for every one that is meant for it."""

import re
from functools import cache
from typing import Final

from paddock.catalog import BOTS, CHAMPION, GAMES, LEVELS
from paddock.protocol import Status
from tests.words.grammar import messages
from tests.words.sources import SOURCE, templates

WEB: Final = SOURCE.parents[1] / "web" / "src"
FILLED_IN: Final = re.compile(r"\$?\{[^}]*\}")
NAME: Final = re.compile(r"""["'`](web-(?:[a-z0-9-]|\$?\{[^}]*\})+|\$\{[^}]*\}-[a-z0-9-]+)["'`]""")

GAME: Final = [name.replace("_", "-") for name in GAMES]
FILLINGS: Final[dict[str, list[str]]] = {
    "web-{}": [Status.OVER, Status.FROZEN, Status.ARCHIVED, "history", "chat"],
    "web-bot-{}": [*BOTS, CHAMPION],
    "web-bot-{}-means": [*LEVELS, CHAMPION],
    "web-bots-{}": [*LEVELS, CHAMPION],
    "web-count-{}": GAME,
    "web-lobby-{}": [*GAME, "any"],
    "web-normal-{}-means": GAME,
    "web-os-hint-{}": ["route", "fuel", "rear", "room", "declare", "keep", "dial"],
    "web-sheet-players-{}": GAME,
    "web-sheet-variant-{}": GAME,
    "web-sheet-{}": [*GAME, "any"],
    "web-tag-{}": GAME,
    "web-theme-{}": ["auto", "dark", "light"],
    "web-verify-{}": ["offline", "missing", "unreadable"],
    "web-why-{}s-crown": ["take", "keep"],
    "web-why-you-{}-crown": ["take", "keep"],
}
"""What is filled into a name that many other messages would fit, too."""


@cache
def asked_for() -> frozenset[str]:
    """Every name that is asked for, as it is written in the browser's source."""
    return frozenset(name for text in sources() for name in NAME.findall(text))


def sources() -> list[str]:
    """The text of each file of the browser's source."""
    files = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"}]
    return [path.read_text("utf-8") for path in files]


def pattern(name: str) -> re.Pattern[str]:
    """What a name can become: one of its fillings, or a word or several."""
    parts = FILLED_IN.split(name)
    known = whole_names() if parts[0] == "" else FILLINGS.get("{}".join(parts))
    filling = "[a-z0-9-]*" if known is None else f"({'|'.join(map(re.escape, known))})"
    return re.compile(filling.join(map(re.escape, parts)))


@cache
def whole_names() -> list[str]:
    """The names that are asked for as they are: some are asked for with an ending, too."""
    return sorted(name for name in asked_for() if not FILLED_IN.search(name))


def unused(asked: frozenset[str]) -> list[str]:
    """The messages for the browser that neither its source nor ours asks for."""
    ours = {name for name in templates() if name.startswith("web-")}
    patterns = [pattern(name) for name in asked | ours]
    meant = [name for name in messages("en") if name.startswith("web-")]
    return [name for name in meant if not any(one.fullmatch(name) for one in patterns)]


def test_every_message_that_the_browser_asks_for_is_there() -> None:
    there = messages("en").keys()
    assert [name for name in asked_for() if not any(map(pattern(name).fullmatch, there))] == []


def test_every_message_of_the_browser_is_asked_for() -> None:
    assert unused(asked_for()) == []


def test_a_message_that_nothing_asks_for_is_found() -> None:
    assert unused(asked_for() - {"web-chat-empty"}) == ["web-chat-empty"]


def test_a_name_that_most_messages_fit_has_its_fillings_here() -> None:
    """A name such as `web-{}` would fit every message, so that no unused one is found."""
    names = {"{}".join(FILLED_IN.split(name)) for name in asked_for()}
    wide = {name for name in names if re.match(r"(web|web-os|web-why)-\{", name)}
    assert sorted(wide - FILLINGS.keys()) == []


def test_every_filling_belongs_to_a_name() -> None:
    asked = asked_for() | templates()
    assert FILLINGS.keys() <= {"{}".join(FILLED_IN.split(name)) for name in asked}


@cache
def refusals() -> frozenset[str]:
    """Every word in quotes: the reasons of refusals are among them."""
    texts = [*sources(), *(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))]
    return frozenset(word for text in texts for word in re.findall(r"""["']([a-z-]+)["']""", text))


def test_every_reason_of_a_refusal_is_given_somewhere() -> None:
    reasons = {name.removeprefix("why-") for name in messages("en") if name.startswith("why-")}
    assert reasons - refusals() == set()


def test_a_sentence_to_the_reader_says_what_the_sentence_about_others_says() -> None:
    """Each fills in the same parts, but for the name it replaces."""
    for language in ("en", "pl", "de", "ru"):
        all_of_them = messages(language)
        told = [name for name in all_of_them if name.startswith(("web-to-you-", "web-on-you-"))]
        assert told
        for name in told:
            about = all_of_them[re.sub("^web-(to|on)-you-", "", name)].variables
            kept = about - {"pilot", "pilots", "figure", "target", "count"}
            assert kept <= all_of_them[name].variables <= about, name
