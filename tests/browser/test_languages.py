"""In Polish, German and Russian nothing of English is left; languages change at any time."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from paddock.words import catalogue
from tests.browser.looking import speak
from tests.browser.people import People, Person
from tests.browser.playing import answer, asked, leave_to_bots, play, podium, question

ROOT: Final = Path(__file__).parents[2]
LOCALE: Final = ROOT / "src/paddock/locale"
OTHERS: Final = ("pl", "de", "ru")
OURS: Final = frozenset(
    {"english", "ada", "ben", "paddock", "outspeed", "why", "first", "bit", "box"}
)
"""Names, which are the same in every language."""
NOT_SAID: Final = re.compile(r"^[a-z][\w-]* =|\{[^{}]*\}|\[\w+\]", re.MULTILINE)
"""Names of messages and of what is filled in."""
TEXTS: Final = """() => {
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!node.parentElement.closest("script, style, input, .code")) said.push(node.data);
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      said.push(one.getAttribute(name) ?? "");
  return said.filter((one) => one.trim() !== "");
}"""


@cache
def spoken(language: str) -> frozenset[str]:
    """Every word of a language's catalogues and rulebooks."""
    catalogues = [LOCALE / language / f"{name}.ftl" for name in catalogue(language)]
    books = ROOT / "docs/rules" / ("" if language == "en" else language)
    texts = [path.read_text("utf-8") for path in [*catalogues, *books.glob("*.md")]]
    return frozenset(word for text in texts for word in words_of(NOT_SAID.sub(" ", text)))


def words_of(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}", text)}


def english_left(person: Person) -> set[str]:
    """Words on the page that are English and not of the language that it speaks."""
    language = person.say.language
    only_english = spoken("en") - spoken(language) - OURS
    texts: list[str] = person.page.evaluate(TEXTS)
    return {word for text in texts for word in words_of(text)} & only_english


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_of_english_is_left(people: People, language: str) -> None:
    ada = people("Ada", language=language, hints=True)
    for path in (
        "/",
        "/rules/outspeed",
        "/rules/why_first",
        "/tiles",
        "/decks",
        "/settings",
        "/t/KESTREL99XYZ",
    ):
        ada.goto(path)
        ada.page.get_by_role("heading", level=1).wait_for()
        if path.startswith("/rules"):
            ada.page.locator("article h2").first.wait_for()
        assert english_left(ada) == set(), path
    for game in ("outspeed", "why_first"):
        ada.open_table(game, 3)
        ada.fill_with_bots()
        assert english_left(ada) == set(), "lobby"
        ada.ready()
        ada.start()
        for _ in range(3):
            if asked([ada]) is None:
                break
            assert english_left(ada) == set(), game
            answer(ada)
        ada.page.keyboard.press("b")
        leave_to_bots(ada)
        podium(ada).wait_for()
        assert english_left(ada) == set(), "podium"


def test_an_english_word_is_noticed(people: People) -> None:
    ada = people("Ada", language="pl")
    ada.goto("/settings")
    ada.page.get_by_role("heading", level=1).evaluate("one => { one.textContent = 'Your turn'; }")
    assert english_left(ada) == {"your", "turn"}


def test_the_language_can_be_changed_in_the_middle_of_a_race(people: People) -> None:
    ada = people("Ada")
    ada.open_table("outspeed", 3)
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    play([ada], answers=1)
    question(ada).first.wait_for()
    speak(ada, "de")
    assert english_left(ada) == set()
    play([ada], answers=2)
    ada.page.reload()
    asked([ada])
    assert english_left(ada) == set()
