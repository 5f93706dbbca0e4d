"""Whose connection is gone: a mark at the seat, in the lobby and at both tables."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person


def mark(person: Person) -> Locator:
    """At a table it is a sign whose words are read aloud, in a lobby it is a line."""
    return person.text("web-away").filter(visible=True)


@pytest.mark.parametrize(("game", "players"), [("why_first", 2), ("outspeed", 3)])
def test_case_37_ada_sees_that_ben_is_gone_and_that_he_is_back(
    people: People, game: str, players: int
) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = ada.open_table(game, players)
    ben.sit(code)
    if players > 2:
        ada.fill_with_bots()
    comes_and_goes(ada, ben, code)
    ben.ready()
    ada.ready()
    ada.start()
    expect(ada.page.locator(".lobby")).to_have_count(0)
    comes_and_goes(ada, ben, code)


def comes_and_goes(ada: Person, ben: Person, code: str) -> None:
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    expect(mark(ada)).to_have_count(0)
    ben.page.close()
    expect(mark(ada)).to_have_count(1)
    ben.page = ben.new_page()
    ben.goto(f"/t/{code}")
    expect(mark(ada)).to_have_count(0)
