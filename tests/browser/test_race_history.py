"""Findings 12 and 26 of the review: the history follows the picture, and gauges differ."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.posing import HOLD, MAX_BEATS, STOPPED, cue
from tests.browser.staged_races import choosing, field, pose

GOES_ON: Final = """() =>
  window.cues.length > 0 || document.querySelector("[data-busy]") === null"""
GAUGES: Final = """() => [...document.querySelectorAll("li:has(.bar > u)")]
  .filter((one) => one.checkVisibility())
  .map((one) => [
    Number(one.querySelector("b").textContent),
    one.querySelector(".bar > u").getBoundingClientRect().width,
  ])"""
"""The fuel of each pilot, and how long its bar is."""


def test_the_history_grows_with_each_beat_of_a_reveal(people: People) -> None:
    ada = people(pace=STOPPED)
    ada.context.add_init_script(HOLD)
    posed = pose(field())
    posed.hold(ada)
    ada.read("history")
    lines = ada.page.locator(".side-panel li")
    counts = [lines.count()]
    # Not the timers of the page: only those of the reveal.
    ada.page.evaluate("() => { window.cues.length = 0; }")
    posed.reveal()
    ada.page.wait_for_function("() => window.cues.length > 0")
    for _ in range(MAX_BEATS):
        counts.append(lines.count())
        if not cue(ada):
            break
        ada.page.wait_for_function(GOES_ON)
    whole = lines.count()
    assert counts == sorted(counts)
    assert len({count for count in counts if count < whole}) > 1, counts
    expect(lines.last).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_more_fuel_is_a_longer_bar(people: People, size: tuple[int, int]) -> None:
    ada = people(size=size)
    pose(choosing()).hold(ada)
    ada.page.wait_for_function(f"() => ({GAUGES})().length === 6")
    gauges = sorted(ada.page.evaluate(GAUGES))
    fuels, widths = zip(*gauges, strict=True)
    assert len(set(fuels)) > 4
    assert [*widths] == sorted(widths)
    assert len(set(widths)) == len(set(fuels))
