"""A game that the browser has no face for is played on the generic board, by its entry alone."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looking import faults_of
from tests.browser.people import People, Person
from tests.server.serving import Server

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "tests" / "third-game"


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the package of Dash is installed."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", os.pathsep.join((str(PACKAGE), str(ROOT))))
        environment.setenv("PADDOCK_LIMIT_OPENS", "100000")
        with Server(tmp_path_factory.mktemp("third") / "data") as running:
            yield running


@pytest.fixture
def runners(chromium: Browser, third: Server) -> Iterator[People]:
    everybody = People(chromium, third.url)
    yield everybody
    assert everybody.go() == []


def open_dash(person: Person, players: int) -> str:
    """By the dialog of the start page, which asks the server for its games."""
    person.goto("/")
    person.button("web-invite").click()
    dialog = person.page.get_by_role("dialog")
    dialog.locator("label").filter(has_text="Dash").click()
    dialog.get_by_text(str(players), exact=True).click()
    person.button("web-open-table").click()
    expect(person.button("web-i-am-ready")).to_be_visible()
    return person.code


def test_a_game_without_a_face_is_played_from_the_lobby_to_its_result(runners: People) -> None:
    ada, eva = runners("Ada"), runners("Eva")
    code = open_dash(ada, 3)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Lobby of Dash")
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    eva.goto(f"/t/{code}")

    for round_ in (1, 2, 3):
        expect(ada.page.locator("dl")).to_contain_text(f"Round {round_}")
        ada.page.get_by_role("button", name="a leap", exact=True).click()
    expect(ada.page.locator(".brand")).to_have_text("Dash")
    table = ada.page.get_by_role("table")
    expect(table).to_contain_text("Ada")
    expect(ada.page.locator(".result")).to_be_visible()
    expect(ada.page.locator(".happened")).to_contain_text("The race is over.")
    expect(ada.page.locator(".happened")).to_contain_text("runs to field")
    expect(eva.page.locator(".result")).to_be_visible()
    expect(eva.page.get_by_role("group", name=eva.say("web-any-choose"))).to_have_count(0)
    assert faults_of(ada, "the result of a game without a face") == []
    ada.goto(f"/t/{code}/replay")
    expect(ada.page.get_by_role("table")).to_contain_text("Fields")
