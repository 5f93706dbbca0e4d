"""Flags of ships: none lies on another, with six ships in a zone, on a desk and in a hand."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import staged_races
from tests.browser.access import comes_to
from tests.browser.people import People, Person
from tests.browser.posing import STOPPED, beats, go_on_to, hold_reveal
from tests.sizes import FULL

SIZES: Final = ((1440, 900), (390, 844))
MORE: Final = ((1280, 720), (1920, 1080), (360, 740))
HIDDEN: Final = """() => {
  const flags = ".tags > span, .lands, .loss rect, .number, .trip, .sign, .plate";
  const boxes = [...document.querySelector(".scene").querySelectorAll(flags)].map((flag) => {
    const { left, right, top, bottom } = flag.getBoundingClientRect();
    return { left, right, top, bottom, says: flag.textContent || flag.className };
  });
  const found = [];
  for (const [at, a] of boxes.entries())
    for (const b of boxes.slice(at + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // What is turned by a few degrees has corners of air.
      if (wide > 3 && high > 3 && wide * high > 24) found.push(`${a.says} on ${b.says}`);
    }
  return found;
}"""
"""Flags, signs and numbers of zones that lie on each other."""

IN_FRONT: Final = """() => {
  const DRAWN = ".scene :is(path, rect, circle, ellipse, text, use, span)";
  for (const one of document.querySelectorAll(DRAWN)) one.style.pointerEvents = "all";
  const { left, width, top, height } =
    document.querySelector(".burst text").getBoundingClientRect();
  return [0.2, 0.5, 0.8].map((part) => {
    const found = document.elementFromPoint(left + part * width, top + height / 2);
    return found.closest(".burst") === null ? found.outerHTML.slice(0, 80) : "burst";
  });
}"""
"""What is in front where the word of a burst stands."""
STEPS: Final = """() => {
  const steps = [...document.querySelectorAll(".steps .step rect")]
    .map((step) => step.getBoundingClientRect());
  return Math.max(...steps.map((step) => step.right)) -
    Math.min(...steps.map((step) => step.left));
}"""


def through(person: Person) -> list[str]:
    """What is hidden at any beat of a reveal, when its ships have come to rest."""
    found: list[str] = []
    for beat in beats(person):
        person.page.evaluate("document.getAnimations().forEach((one) => one.finish?.())")
        found += [f"{beat}: {one}" for one in person.page.evaluate(HIDDEN)]
    return found


@pytest.mark.parametrize("size", [*SIZES, *MORE] if FULL else SIZES)
@pytest.mark.parametrize("name", ["start", "choosing", "crowded", "dial", "bonus", "keep"])
def test_no_flag_hides_another_while_i_choose(
    people: People, size: tuple[int, int], name: str
) -> None:
    ada = people("Ada", size=size)
    staged_races.pose(getattr(staged_races, name)()).hold(ada)
    for digit in ("1", "2", "3", "6"):
        ada.page.keyboard.press(digit)
        ada.page.mouse.move(1, 1)
        assert ada.page.evaluate(HIDDEN) == [], digit


@pytest.mark.parametrize("size", [*SIZES, *MORE] if FULL else SIZES)
@pytest.mark.parametrize("name", ["starting", "crowded", "falling", "field", "flamed", "fired"])
def test_no_flag_hides_another_in_a_reveal(
    people: People, size: tuple[int, int], name: str
) -> None:
    ada = people("Ada", size=size, pace=STOPPED)
    hold_reveal(ada, staged_races.pose(getattr(staged_races, name)()))
    assert through(ada) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_burst_is_in_front_of_plates_and_beams(people: People, size: tuple[int, int]) -> None:
    ada = people("Ada", size=size, pace=STOPPED)
    hold_reveal(ada, staged_races.pose(staged_races.falling()))
    go_on_to(ada, ada.page.locator(".burst"))
    ada.page.evaluate("document.getAnimations().forEach((one) => one.finish?.())")
    assert ada.page.evaluate(IN_FRONT) == ["burst"] * 3


def test_the_line_below_the_headline_says_something_else(people: People) -> None:
    ada = people("Ada", size=(1440, 900), pace=STOPPED)
    hold_reveal(ada, staged_races.pose(staged_races.crowded()))
    for _ in beats(ada):
        said = [one.strip() for one in ada.page.locator(".caption").all_inner_texts()]
        assert ada.status.inner_text() not in said


def test_a_phone_has_a_wide_podium(people: People) -> None:
    ada = people("Ada", size=(390, 844))
    staged_races.pose(staged_races.result()).hold(ada)
    expect(ada.region("web-os-result")).to_be_visible()
    comes_to(ada, f"() => ({STEPS})() > 0.7 * innerWidth", expected=True)
    expect(ada.region("web-after-the-game").get_by_role("button").first).to_be_in_viewport(ratio=1)


GATES: Final = """() => {
  const { left, right, top, bottom } = document.querySelector(".lands").getBoundingClientRect();
  return [...document.querySelectorAll(".scene .gates :is(.name, .port)")].filter((one) => {
    const gate = one.getBoundingClientRect();
    return left < gate.right && gate.left < right && top < gate.bottom - 1 && gate.top < bottom;
  }).map((one) => one.textContent || one.className.baseVal);
}"""
"""Which gates the flag of my landing lies on."""


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_a_landing_beyond_the_road_hides_no_gate(people: People, size: tuple[int, int]) -> None:
    ada = people("Ada", size=size)
    staged_races.pose(staged_races.ahead()).hold(ada)
    ada.page.keyboard.press("2")
    expect(ada.page.locator(".lands")).to_have_text("18")
    assert ada.page.evaluate(GATES) == []
