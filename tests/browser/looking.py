"""Looks at a page as eyes would: what is cut, overlaps or cannot be read."""

from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from paddock.words import LANGUAGES, Words
from tests.browser.access import SETTLED, access_faults
from tests.browser.people import Person
from tests.sizes import FULL, changed

WIDTHS: Final = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
NARROWEST: Final = min(WIDTHS)
LONGEST: Final = "de"
LONG: Final = ("de", "ru")
LAID_OUT: Final = changed("web", "src/paddock/locale", "docs/rules", "tests/browser")
"""Whether anything has changed that can move what is on a page."""
LAYOUT: Final = Path(__file__).with_name("layout.js").read_text("utf-8")
CHOOSE: Final = """(select, language) => {
  select.value = language;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}"""
KEEP_LANGUAGE: Final = """language => {
  const kept = JSON.parse(localStorage.getItem("paddock.settings"));
  localStorage.setItem("paddock.settings", JSON.stringify({ ...kept, language }));
}"""


def faults_of(person: Person, state: str) -> list[str]:
    """Everything that is wrong with a page in this state: any width, language and theme."""
    return [f"{state}: {fault}" for fault in [*layout_faults(person), *access_faults(person)]]


def layout_faults(person: Person) -> list[str]:
    """What is cut or overlaps in any language, at any width, and with letters twice as large."""
    faults: list[str] = []
    for language in LANGUAGES if LAID_OUT else (LONGEST,):
        speak(person, language)
        for width, height in _widths(language).items():
            person.page.set_viewport_size({"width": width, "height": height})
            faults += [f"{language} {width}: {fault}" for fault in look(person)]
        if FULL or (LAID_OUT and language in LONG):
            person.page.set_viewport_size({"width": 1280, "height": 800})
            _enlarge(person, 2)
            faults += [f"{language} text at 200 %: {fault}" for fault in look(person)]
            _enlarge(person, 1)
    speak(person, "en")
    return faults


def _widths(language: str) -> dict[int, int]:
    """The longest words at every width, the others where it is narrow; `make test-all`: all."""
    everywhere = FULL or (LAID_OUT and language == LONGEST)
    return WIDTHS if everywhere else {NARROWEST: WIDTHS[NARROWEST]}


def look(person: Person) -> list[str]:
    """What is wrong with the layout as it is now."""
    person.page.evaluate(SETTLED)
    found: list[str] = person.page.evaluate(LAYOUT)
    return found


def _enlarge(person: Person, times: int) -> None:
    """As somebody has it who has set larger letters in the browser."""
    session = person.context.new_cdp_session(person.page)
    sizes = {"standard": 16 * times, "fixed": 13 * times}
    session.send("Page.setFontSizes", {"fontSizes": sizes})
    session.detach()


def speak(person: Person, language: str) -> None:
    """Change the language in place; a big screen has nothing to choose and is opened again."""
    if person.say.language == language:
        return
    person.say = Words(language)
    at_table = person.page.locator(".head .doors button").last
    on_pages = person.page.locator("#site-menu select")
    if at_table.count() > 0:
        at_table.click()
        person.page.locator(".menu .language").select_option(language)
        at_table.click()
    elif on_pages.count() > 0:
        # The menu may lie under an open dialog: it is changed without being opened.
        on_pages.evaluate(CHOOSE, language)
    else:
        person.page.evaluate(KEEP_LANGUAGE, language)
        person.page.reload()
        person.page.locator("h1").first.wait_for()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
