"""Letters of twice the size: no page scrolls sideways on a phone, and each has a heading."""

import pytest

from tests.browser.people import People, Person
from tests.browser.playing import leave_to_bots, podium, question

PAGES = ("/", "/rules", "/rules/outspeed", "/tiles", "/decks", "/settings")
SIDEWAYS = """() => {
  document.documentElement.style.fontSize = "200%";
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  document.documentElement.style.fontSize = "";
  return wide;
}"""


def check(person: Person, what: str) -> None:
    person.page.locator("h1").first.wait_for(state="attached")
    assert person.page.locator("h1").count() == 1, what
    # The score pad lies at an angle: its corner may round up to a pixel.
    assert person.page.evaluate(SIDEWAYS) <= 1, what


def on_a_phone(people: People) -> Person:
    """German has the longest words."""
    return people("Ada", language="de", size=(390, 844))


def test_pages(people: People) -> None:
    ada = on_a_phone(people)
    for path in PAGES:
        ada.goto(path)
        check(ada, path)


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_a_table_from_its_lobby_to_its_replay(people: People, game: str) -> None:
    ada = on_a_phone(people)
    code = ada.open_table(game, 3)
    check(ada, "lobby")
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    question(ada).first.wait_for()
    check(ada, "table")
    leave_to_bots(ada)
    podium(ada).wait_for()
    check(ada, "result")
    ada.goto(f"/t/{code}/replay")
    ada.button("web-step").wait_for()
    check(ada, "replay")
