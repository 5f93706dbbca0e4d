"""Bring the table of OUTSPEED to the situations of its mock-ups."""

from collections.abc import Callable, Mapping
from typing import Final

from playwright.sync_api import expect

from tests.browser import staged_races
from tests.browser.people import Person
from tests.browser.posing import CODE, STOPPED, cue
from tests.browser.staged_races import Played, pose

Make = Callable[..., Person]
"""Opens a browser of the mock-up's size, theme and language; takes what `Person` takes."""
Scene = Callable[[Make], Person]

SOFA: Final = ("Luna", "Ben", "Mika", None, "Anna", None)
"""Who sits in front of the television."""
MAX_BEATS: Final = 30
NOT_BEHIND: Final = """() =>
  document.querySelector(".catch-up")?.style.setProperty("display", "none")"""
"""A reveal that stands still is behind; one that goes on is not."""
DRAWN: Final = 2500.0
"""Milliseconds until every animation has come to its end, at half the usual pace."""


def choose(played: Callable[[], Played], digit: int) -> Scene:
    """A question with one of its answers picked, and the others' lamps as in the mock-up."""

    def scene(make: Make) -> Person:
        person, posed = make(), pose(played(), waiting_for=(0, 4))
        posed.hold(person)
        expect(person.page.locator("button.go")).to_be_visible()
        person.page.keyboard.press(str(digit))
        person.page.wait_for_timeout(DRAWN)
        return person

    return scene


def reveal(played: Callable[[], Played], wanted: str, digit: int | None = None) -> Scene:
    """A reveal, stopped when this can be seen; with a digit, after that answer was locked in."""

    def scene(make: Make) -> Person:
        person, posed = make(pace=STOPPED), pose(played())
        posed.hold(person)
        if digit is not None:
            expect(person.page.locator("button.go")).to_be_visible()
            person.page.keyboard.press(str(digit))
            person.page.keyboard.press("Enter")
        posed.reveal()
        seen = person.page.locator(wanted)
        person.page.wait_for_function("window.cues.length > 0")
        for _ in range(MAX_BEATS):
            if seen.count() > 0 or not cue(person):
                break
            person.page.wait_for_timeout(50)
        expect(seen.first).to_be_attached()
        person.page.evaluate(NOT_BEHIND)
        person.page.wait_for_timeout(DRAWN)
        return person

    return scene


def still(played: Callable[[], Played], path: str = f"/t/{CODE}") -> Scene:
    """A table as it stands."""

    def scene(make: Make) -> Person:
        person, posed = make(), pose(played(), waiting_for=(0, 4))
        if path.endswith("/screen"):
            posed.names = SOFA
        posed.hold(person, path)
        person.page.wait_for_timeout(DRAWN)
        return person

    return scene


_CHOOSING: Final = choose(staged_races.choosing, 2)
_REVEAL: Final = reveal(staged_races.falling, ".burst")
_FIELD: Final = reveal(staged_races.field, ".ripple")
_OUT: Final = reveal(staged_races.falling, "[data-testid=out]", 2)
_RESULT: Final = still(staged_races.result)
_BONUS: Final = choose(staged_races.bonus, 1)
_KEEP: Final = choose(staged_races.keep, 1)
_DIAL: Final = choose(staged_races.dial, 6)
_START: Final = choose(staged_races.start, 1)
_TV: Final = still(staged_races.choosing, f"/t/{CODE}/screen")

SCENES: Final[Mapping[str, Scene]] = {
    "outspeed-choosing-desktop-dark": _CHOOSING,
    "outspeed-choosing-desktop-light": _CHOOSING,
    "outspeed-choosing-phone-dark": _CHOOSING,
    "outspeed-choosing-phone-light": _CHOOSING,
    "outspeed-choosing-de-desktop-dark": _CHOOSING,
    "outspeed-choosing-de-phone-dark": _CHOOSING,
    "outspeed-choosing-ru-desktop-dark": _CHOOSING,
    "outspeed-choosing-ru-phone-dark": _CHOOSING,
    "outspeed-reveal-desktop-dark": _REVEAL,
    "outspeed-reveal-desktop-light": _REVEAL,
    "outspeed-reveal-phone-dark": _REVEAL,
    "outspeed-reveal-phone-light": _REVEAL,
    "outspeed-field-desktop-dark": _FIELD,
    "outspeed-field-phone-dark": _FIELD,
    "outspeed-out-desktop-dark": _OUT,
    "outspeed-out-desktop-light": _OUT,
    "outspeed-out-phone-dark": _OUT,
    "outspeed-out-phone-light": _OUT,
    "outspeed-result-desktop-dark": _RESULT,
    "outspeed-result-desktop-light": _RESULT,
    "outspeed-result-phone-dark": _RESULT,
    "outspeed-result-phone-light": _RESULT,
    "outspeed-bonus-desktop-dark": _BONUS,
    "outspeed-bonus-phone-dark": _BONUS,
    "outspeed-keep-desktop-dark": _KEEP,
    "outspeed-keep-phone-dark": _KEEP,
    "outspeed-dial-desktop-dark": _DIAL,
    "outspeed-dial-phone-dark": _DIAL,
    "outspeed-start-desktop-dark": _START,
    "outspeed-start-phone-dark": _START,
    "tv-dark": _TV,
    "tv-light": _TV,
}
