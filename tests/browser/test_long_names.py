"""Six players with long names in a low window, in the game that has most to show."""

from typing import Final

import pytest
from playwright.sync_api import expect

from paddock.games.why_first.state import Phase
from paddock.words import LANGUAGES
from tests.browser import posing
from tests.browser.looking import look, speak
from tests.browser.people import People
from tests.browser.posing import Pose

TACTICAL: Final = "why_first-tactical-many-winner"
NAMES: Final = (
    "Wilhelmina-Aleksandra",
    "Maximilian-Ferdinand",
    "Maximilian Quick",
    "Konstantin-Alexander",
    "Bartholomeus Long",
    "Anna-Magdalena",
)
LOW: Final = ((1280, 800), (1366, 768))
SCROLLED: Final = """() => [".room", ".side"].filter((part) => {
  const { scrollHeight, clientHeight } = document.querySelector(`.why-first ${part}`);
  return scrollHeight > clientHeight;
})"""
"""Which parts of the table hold more than they show."""


def test_nothing_of_the_players_has_to_be_scrolled(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posing, "NAMES", NAMES)
    ada = people("Ada", reduced_motion="reduce")
    Pose(TACTICAL, lambda state: state.phase == Phase.MOVE and state.race > 1).hold(ada)
    ada.page.locator(".targets label").first.click()
    expect(ada.page.locator(".place.picked")).to_be_visible()
    for language in LANGUAGES:
        speak(ada, language)
        for width, height in LOW:
            ada.page.set_viewport_size({"width": width, "height": height})
            assert look(ada) == []
            assert ada.page.evaluate(SCROLLED) == [], (language, width)
