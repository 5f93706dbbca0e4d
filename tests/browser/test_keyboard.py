"""From the start page to the podium with the keyboard alone, and one always sees where one is."""

import itertools
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person
from tests.browser.playing import podium, question

MAX_STEPS: Final = 120
MARKED: Final = """() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return true;
  const near = [at, at.closest("label"), at.nextElementSibling, at.parentElement];
  return near.some((one) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  });
}"""


def go_to(person: Person, wanted: Locator) -> None:
    """Tab by Tab; wherever one comes by, it is marked."""
    for _ in range(MAX_STEPS):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
        assert person.page.evaluate(MARKED), "nobody sees where the focus is"
    raise AssertionError("the keyboard does not lead there")


def start(person: Person, game: str) -> None:
    person.goto("/")
    card = person.page.get_by_role("region", name=person.say(f"game-{game}"), exact=True)
    go_to(person, card.get_by_role("button").first)
    person.page.keyboard.press("Enter")


def test_outspeed_by_keyboard(people: People) -> None:
    ada = people()
    start(ada, "outspeed")
    for _ in range(100):
        question(ada).or_(podium(ada)).first.wait_for()
        if podium(ada).count() > 0:
            break
        answer_outspeed(ada)
    expect(ada.region("web-os-result")).to_be_visible()
    go_to(ada, ada.button("web-replay"))
    ada.page.keyboard.press("Enter")
    expect(ada.button("web-play")).to_be_visible()


def answer_outspeed(person: Person) -> None:
    page = person.page
    routes = person.group("web-os-choose-route")
    if routes.count() > 0:
        go_to(person, routes.locator("[tabindex='0']"))
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        return
    if person.group("web-os-choose-token").count() > 0:
        page.keyboard.press("0")
    elif person.group("web-os-choose-keep").count() > 0:
        page.keyboard.press("1")
    else:
        page.keyboard.press("0")
    page.keyboard.press("Enter")


def test_why_first_by_keyboard(people: People) -> None:
    ada = people()
    start(ada, "why-first")
    # The last card of a race needs no choice: everyone lays it before themselves.
    for race, number in itertools.product(range(1, 6), range(1, 5)):
        when = {"race": race, "races": 5, "round": number, "rounds": 5}
        ada.text("web-why-round", **when).wait_for()
        question(ada).first.wait_for()
        card = ada.group("web-why-your-cards").get_by_role("radio").first
        go_to(ada, card)
        ada.page.keyboard.press("Space")
        expect(card).to_be_checked()
        whom = ada.group("web-why-whom").get_by_role("radio")
        go_to(ada, whom.first)
        ada.page.keyboard.press("ArrowRight")
        expect(whom.nth(1)).to_be_checked()
        ada.page.keyboard.press("Enter")
    podium(ada).wait_for()
    go_to(ada, ada.button("web-replay"))
