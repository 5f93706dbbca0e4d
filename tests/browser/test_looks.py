"""Every page at every width, in every language and both themes. Nothing is cut, nothing on top of
anything else, nothing that axe-core calls serious, and no letters that are hard to read.

`test_poses` does the same for the tables."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.access import SETTLED, contrast_faults, violations, wear
from tests.browser.looking import faults_of, look
from tests.browser.people import People, Person
from tests.browser.playing import leave_to_bots, podium
from tests.browser.test_decks import lit, part, verdict

SOON: Final = (250.0,)
"""A planted fault stays: two pictures are enough."""


def calm(people: People, name: str = "Wilhelmina-Aleksandra", **more: object) -> Person:
    return people(name, reduced_motion="reduce", **more)


def test_pages(people: People) -> None:
    ada = calm(people)
    ada.forgive("404", "settings")
    faults: list[str] = []
    rules = ("/rules", "/rules/outspeed", "/rules/why_first")
    for path in ("/", *rules, "/tiles", "/settings"):
        ada.goto(path)
        ada.page.get_by_role("heading", level=1).wait_for()
        if path in rules[1:]:
            ada.page.locator("article h2").first.wait_for()
        faults += faults_of(ada, path)
    for path in ("/nowhere/at/all/here", "/t/KESTREL99XYZ"):
        ada.goto(path)
        ada.page.get_by_role("heading", level=1).wait_for()
        faults += faults_of(ada, path)
    assert not faults, "\n".join(faults)


def test_the_deck_editor(people: People) -> None:
    ada = calm(people)
    ada.goto("/decks")
    verdict(ada).wait_for()
    faults = faults_of(ada, "deck editor")
    part(ada, "left", "cost", 2).select_option("right")
    part(ada, "left", "cost", 3).select_option("yellow")
    lit(ada, "right").uncheck()
    expect(verdict(ada)).to_have_text(ada.say("web-decks-count", count=1))
    faults += faults_of(ada, "deck editor with a fault")
    assert not faults, "\n".join(faults)


def test_opening_a_table_and_the_lobby(people: People) -> None:
    ada, ben = calm(people), calm(people, "Ben")
    faults: list[str] = []
    ada.goto("/")
    ada.button("web-invite").click()
    faults += faults_of(ada, "new table")
    code = ada.open_table("outspeed", 6)
    faults += faults_of(ada, "empty lobby")
    ben.sit(code)
    ada.fill_with_bots("regular")
    ada.ready()
    faults += faults_of(ada, "full lobby")
    eva = calm(people, "Eva")
    eva.goto(f"/t/{code}")
    eva.text("web-you-watch").wait_for()
    faults += faults_of(eva, "lobby for a spectator")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_a_replay(people: People, game: str) -> None:
    ada = calm(people)
    ada.open_table(game, 6)
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    leave_to_bots(ada)
    podium(ada).wait_for()
    ada.button("web-replay").click()
    ada.button("web-step").wait_for()
    faults = faults_of(ada, f"{game} replay")
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    for _ in range(6):
        ada.button("web-step").click()
        faults += [f"{game} replay, later: {fault}" for fault in look(ada)]
    ada.button("web-verify").click()
    ada.text("web-verified").wait_for()
    faults += faults_of(ada, f"{game} replay, verified")
    assert not faults, "\n".join(faults)


def test_faults_that_are_planted_are_noticed(people: People) -> None:
    ada = calm(people)
    ada.goto("/settings")
    heading = ada.page.get_by_role("heading", level=1)
    heading.wait_for()
    assert look(ada) == []
    _plant(heading, "position: relative; top: 3rem")
    assert any(fault.startswith("overlap") for fault in look(ada))
    _plant(heading, "width: 1rem; overflow: hidden")
    assert any(fault.startswith("cut") for fault in look(ada))
    _plant(heading, "height: 0.5rem; overflow: hidden")
    assert any(fault.startswith("cut above or below") for fault in look(ada))
    _plant(heading, "width: 200vw")
    assert any(fault.startswith("scrolls sideways") for fault in look(ada))
    heading.evaluate("one => { one.append(document.createElement('button')); }")
    assert any("button-name" in fault for fault in violations(ada))


def test_letters_that_are_hard_to_read_are_noticed(people: People) -> None:
    ada = calm(people)
    ada.goto("/settings")
    heading = ada.page.get_by_role("heading", level=1)
    heading.wait_for()
    for theme in ("dark", "light"):
        wear(ada, theme)
        _plant(heading, "")
        assert violations(ada) == contrast_faults(ada) == []
        _plant(heading, "color: color-mix(in srgb, var(--ground), var(--text) 25%)")
        assert any("color-contrast" in fault for fault in violations(ada))
        assert contrast_faults(ada, SOON)
        # What axe-core does not decide: on a gradient, and on a pseudo-element.
        _plant(heading, "color: #999; background: linear-gradient(#888, #777)")
        assert violations(ada) == []
        assert contrast_faults(ada, SOON)
        _plant(heading, "opacity: 0.2; background: linear-gradient(transparent, transparent)")
        assert contrast_faults(ada, SOON)


def _plant(heading: Locator, style: str) -> None:
    heading.evaluate("(one, style) => { one.style.cssText = style; }", style)
    heading.page.evaluate(SETTLED)
