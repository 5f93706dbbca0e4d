"""Looks at a page as eyes and axe-core would: what is cut, overlaps or cannot be read."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect

from paddock.words import LANGUAGES, Words
from tests.browser.people import Person

WIDTHS: Final = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
THEMES: Final = ("dark", "light")
LAYOUT: Final = Path(__file__).with_name("layout.js").read_text("utf-8")
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SETTLED: Final = """() => new Promise((settled) => requestAnimationFrame(() =>
  requestAnimationFrame(settled)))"""
"""What measures itself has had the time to do so."""
FIND_VIOLATIONS: Final = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
      `${id}: ${html.slice(0, 160)} ${(failureSummary ?? "").split("\\n")[1] ?? ""}`));
}"""


def faults_of(person: Person, state: str) -> list[str]:
    """Everything that is wrong with a page in this state: any width, language and theme."""
    return [f"{state}: {fault}" for fault in [*_layout(person), *_access(person)]]


def _layout(person: Person) -> list[str]:
    faults: list[str] = []
    for language in LANGUAGES:
        _speak(person, language)
        for width, height in WIDTHS.items():
            person.page.set_viewport_size({"width": width, "height": height})
            faults += [f"{language} {width}: {fault}" for fault in look(person)]
        person.page.set_viewport_size({"width": 1280, "height": 800})
        _enlarge(person, 2)
        faults += [f"{language} text at 200 %: {fault}" for fault in look(person)]
        _enlarge(person, 1)
    _speak(person, "en")
    return faults


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


def _speak(person: Person, language: str) -> None:
    if person.say.language == language:
        return
    person.page.locator("header select").select_option(language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.say = Words(language)


def _access(person: Person) -> list[str]:
    faults: list[str] = []
    for width, theme in ((360, "dark"), (1280, "light")):
        person.page.set_viewport_size({"width": width, "height": WIDTHS[width]})
        faults += [f"{theme} {width}: {fault}" for fault in violations(person, theme)]
    return faults


def violations(person: Person, theme: str) -> list[Any]:
    """What axe-core calls serious or critical."""
    person.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    if not person.page.evaluate("typeof axe === 'object'"):
        person.page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = person.page.evaluate(FIND_VIOLATIONS)
    return found
