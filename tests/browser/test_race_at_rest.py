"""A question of a race comes when its picture rests."""

import json
from typing import Final

from playwright.sync_api import expect

from tests.browser import staged_races
from tests.browser.people import People
from tests.browser.posing import HOLD, STOPPED, cue

MAX_BEATS: Final = 30
WATCH: Final = """() => {
  window.seen = [];
  // The ship that falls is taken away in between: the road and mine stay.
  const places = () => [...document.querySelectorAll(".scene .camera, .scene .ship.mine")]
    .map((thing) => new DOMMatrix(getComputedStyle(thing).transform))
    .flatMap(({ e, f }) => [e, f]);
  const look = (time) => {
    const cards = document.querySelector(".play-card") !== null;
    const gone = document.querySelector(".falling") === null;
    window.seen.push({ cards, gone, time, places: places() });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Keeps where ships and road are in each frame, and whether the cards of a tile can be seen."""
MOVED: Final = """() => {
  const seen = window.seen;
  const first = seen.findIndex(({ cards }, at) => at > 0 && cards && !seen[at - 1].cards);
  const [before, ...after] = seen.slice(first - 1);
  const far = after.map(({ places }) =>
    Math.max(...places.map((place, at) => Math.abs(place - before.places[at]))));
  return { first, frames: after.length, gone: after.every(({ gone }) => gone),
    far: Math.max(...far) };
}"""
"""How far anything is from where it was in the frame before the cards came."""


def test_a_route_is_asked_when_the_road_has_come_to_rest(people: People) -> None:
    ada = people("Ada", size=(1440, 900), pace=1)
    pose = staged_races.pose(staged_races.surviving())
    pose.hold(ada)
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("Enter")
    ada.page.evaluate(WATCH)
    pose.reveal()
    expect(ada.page.locator(".reveal")).to_be_visible()
    expect(ada.page.locator(".reveal")).to_have_count(0)
    expect(ada.group("web-os-choose-route")).to_be_visible()
    ada.page.wait_for_timeout(800)
    moved = ada.page.evaluate(MOVED)
    assert moved["first"] > 0, json.dumps(moved)
    assert moved["frames"] > 10, json.dumps(moved)
    assert moved["gone"], json.dumps(moved)
    assert moved["far"] < 1, json.dumps(moved)


def test_skip_ends_the_slide_of_the_road(people: People) -> None:
    ada = people("Ada", size=(1440, 900), pace=0.5)
    pose = staged_races.pose(staged_races.surviving())
    pose.hold(ada)
    pose.reveal()
    expect(ada.page.locator(".falling")).to_be_visible()
    ada.page.keyboard.press("Space")
    expect(ada.group("web-os-choose-route")).to_be_visible(timeout=1000)


UNSEEN: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  document.querySelector(".skip").click();
  for (let frames = 0; document.querySelector(".scene.settled") === null; frames += 1)
    await frame();
  await frame();
  return [...document.querySelectorAll(".returns")]
    .filter((one) => getComputedStyle(one).opacity !== "1").length;
}"""
"""How much of what comes back late is not there yet, two frames after Skip was pressed."""


def test_skip_brings_back_gates_signs_and_numbers(people: People) -> None:
    ada = people("Ada", size=(390, 844), pace=STOPPED)
    pose = staged_races.pose(staged_races.surviving())
    ada.context.add_init_script(HOLD)
    pose.hold(ada)
    pose.reveal()
    ada.page.wait_for_function("window.cues.length > 0")
    for _ in range(MAX_BEATS):
        if ada.page.locator(".falling").count() > 0 or not cue(ada):
            break
        ada.page.wait_for_timeout(60)
    expect(ada.page.locator(".falling")).to_be_attached()
    expect(ada.page.locator(".returns").first).to_be_attached()
    assert ada.page.evaluate(UNSEEN) == 0


def test_a_ship_that_ran_dry_leaves_no_shadow(people: People) -> None:
    ada = people("Ada", size=(390, 844), pace=STOPPED)
    ada.context.add_init_script(HOLD)
    pose = staged_races.pose(staged_races.in_debt())
    pose.hold(ada)
    pose.reveal()
    ada.page.wait_for_function("window.cues.length > 0")
    for _ in range(MAX_BEATS):
        if ada.page.locator(".ship.stalls").count() > 0 or not cue(ada):
            break
        ada.page.wait_for_timeout(60)
    expect(ada.page.locator(".ship.stalls")).to_be_attached()
    expect(ada.page.locator(".ship.stalls .shadow")).to_be_hidden()
