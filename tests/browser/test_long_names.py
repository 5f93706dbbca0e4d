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
LOW: Final = ((1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080))
BELOW: Final = "() => document.documentElement.scrollHeight - innerHeight"
"""How much of the page is below the window."""


def test_all_of_the_table_is_in_the_window(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posing, "NAMES", NAMES)
    ada = people("Ada", reduced_motion="reduce")
    Pose(TACTICAL, lambda state: state.phase == Phase.MOVE and state.race > 1).hold(ada)
    ada.page.locator(".seats label").first.click()
    expect(ada.page.locator(".seat.picked")).to_be_visible()
    for language in LANGUAGES:
        speak(ada, language)
        for width, height in LOW:
            ada.page.set_viewport_size({"width": width, "height": height})
            assert look(ada) == []
            assert ada.page.evaluate(BELOW) <= 0, (language, width, height)
