"""How people play in a browser: they answer what they are asked until there is a podium."""

import re
import time
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias
from weakref import WeakSet

from playwright.sync_api import Locator, Page, TimeoutError  # noqa: A004 - its own

from tests.browser.people import PATIENCE, Person

CHOSEN: Final = "[role=radio][aria-checked=true]"
MAX_ANSWERS: Final = 400
RACE_QUESTIONS: Final = tuple(
    f"web-os-choose-{what}" for what in ("route", "token", "keep", "dial")
)
"""The first radio answers all but the first: no token, the first of two, 0 on the dial."""
LOOK_AGAIN: Final = 100.0
"""Milliseconds."""
LOADED: Final = 8000.0
"""Milliseconds after which a press that did nothing is repeated."""
PRESS: Final = """(found) => { if (found instanceof HTMLButtonElement) found.click(); }"""
BUSY: Final = """() => document.querySelector("[data-busy]") !== null"""

_ASK_FOR_THE_END: Final = WeakSet[Page]()
"""Pages that close the card of an elimination by themselves."""

Answer: TypeAlias = Callable[[Person], None]


def podium(person: Person) -> Locator:
    """What comes after the last event: the way to another game. Whoever is out asks for the end."""
    page, out = person.page, person.page.get_by_test_id("out")
    if page not in _ASK_FOR_THE_END:
        _ASK_FOR_THE_END.add(page)
        page.add_locator_handler(out, lambda card: card.get_by_role("button").first.click())
    return person.region("web-after-the-game")


def question(person: Person) -> Locator:
    """What a person is asked and has not answered."""
    page = person.page
    groups = [person.group(name).filter(has_not=page.locator(CHOSEN)) for name in RACE_QUESTIONS]
    whole = groups[0]
    for group in groups[1:]:
        whole = whole.or_(group)
    for name in ("pick-card", "pick-target", "pick-figure"):
        whole = whole.or_(person.text(f"web-why-{name}"))
    return whole


def _stem(said: str) -> str:
    return r"\d+".join(map(re.escape, said.split("0")))


def answer(person: Person) -> None:
    """Whatever is asked: a route that does not empty the tank, no token, the first of the rest."""
    page = person.page
    if _there(person.group("web-os-choose-route")):
        _choose_route(person)
    elif race := list(filter(_there, map(person.group, RACE_QUESTIONS[1:]))):
        race[0].get_by_role("radio").first.click()
        lock_in(person)
    elif _there(group := person.group("web-why-your-cards")):
        group.locator("label").first.click()
        if _there(whom := person.group("web-why-whom")):
            whom.locator("label").first.click()
        _commit(page)
    elif _there(group := person.group("web-why-which-figure")):
        group.locator("label").first.click()
        _commit(page)
    else:
        raise AssertionError("nothing is asked")


def lock_in(person: Person) -> None:
    """Send what is picked at a table of OUTSPEED."""
    person.page.locator("button.go").click()


def _choose_route(person: Person) -> None:
    """The left-most of those that the page warns of least: a test wants to stay in."""
    radios = person.group("web-os-choose-route").get_by_role("radio", disabled=False)
    alive = radios.filter(has_not_text=person.say("web-os-will-empty"))
    careful = alive.filter(has_not_text=person.say("web-os-may-empty"))
    crowd = re.compile(_stem(person.say("web-os-crowd", room=0)))
    for routes in (careful.filter(has_not_text=crowd), careful, alive):
        if routes.count() > 0:
            routes.first.click()
            lock_in(person)
            return
    radios.first.click()
    lock_in(person)


def _commit(page: Page) -> None:
    page.locator(".act").get_by_role("button").click()


def _there(locator: Locator) -> bool:
    return locator.count() > 0


def play(people: Sequence[Person], *, answers: int = MAX_ANSWERS, how: Answer = answer) -> None:
    """Everybody answers what they are asked, so many times in all or until the podium."""
    for _ in range(answers):
        person = asked(people)
        if person is None:
            return
        how(person)
    if answers == MAX_ANSWERS:
        raise AssertionError("the game does not end")


def wait_for_reveal(person: Person) -> None:
    """What happened is being shown. Looked for in every frame: it may be short."""
    person.page.wait_for_function(BUSY, polling="raf")


def leave_to_bots(*people: Person) -> None:
    """Bots play for them to the end, if it has not come already.

    The podium may come before, between and after the two buttons: it is found in their stead, and
    nothing is pressed.
    """
    for person in people:
        menu, leave = person.button("web-menu"), person.button("web-leave-seat")
        end, sure = podium(person), person.page.locator("button:has(+ button)").and_(leave)
        _press_until(menu, leave, end)
        _press_until(leave, sure, end)
        _press(sure, end)
        person.button("web-take-over").or_(end).first.wait_for()


def _press_until(button: Locator, then: Locator, end: Locator) -> None:
    """Once more where nothing came of it: a page that still loads has another menu."""
    until = time.monotonic() + PATIENCE / 1000
    while True:
        _press(button, end)
        try:
            return then.or_(end).filter(visible=True).first.wait_for(timeout=LOADED)
        except TimeoutError:
            if time.monotonic() > until:
                raise


def _press(button: Locator, end: Locator) -> None:
    found = button.or_(end).filter(visible=True).first
    found.wait_for()  # This closes the card of an elimination, too; looking alone does not.
    found.evaluate(PRESS)


def asked(people: Sequence[Person]) -> Person | None:
    """Who is to answer next; None: nobody any more. Everybody's own page says whether it is they.

    The pages hear of a round one after the other: nothing on one says what another shows by now.
    """
    first = people[0]
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        end, *_ = map(podium, people)
        # Waiting for what is there lets the page close the card of an elimination.
        first.page.locator("body").wait_for(state="attached")
        if end.is_visible():
            return None
        for person in people:
            if question(person).first.is_visible():
                return person
        first.page.wait_for_timeout(LOOK_AGAIN)
    raise TimeoutError(f"nobody is asked: {[person.status.inner_text() for person in people]}")
