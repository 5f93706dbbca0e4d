"""A question of a race comes when its picture rests."""

import json
from typing import Final

from playwright.sync_api import expect

from tests.browser import staged_races
from tests.browser.people import People, Person
from tests.browser.posing import STOPPED, go_on_to, hold_reveal

WATCH: Final = """() => {
  window.seen = [];
  let timers = [];
  const later = window.setTimeout;
  window.setTimeout = (task, milliseconds, ...more) => {
    timers.push(milliseconds ?? 0);
    return later(task, milliseconds, ...more);
  };
  // The ship that falls is taken away in between: the road and mine stay.
  const places = () => [...document.querySelectorAll(".scene .camera, .scene .ship.mine")]
    .map((thing) => new DOMMatrix(getComputedStyle(thing).transform))
    .flatMap(({ e, f }) => [e, f]);
  const slides = () => document.getAnimations()
    .filter(({ effect, transitionProperty }) =>
      transitionProperty === "transform" && effect.target.matches(".camera, .ship"))
    .map(({ effect }) => effect.getComputedTiming().endTime);
  const look = () => {
    const falls = document.querySelector(".falling") !== null;
    const cards = document.querySelector(".play-card") !== null;
    const [slide, wait] = [slides(), timers].map((all) => Math.max(0, ...all));
    window.seen.push({ falls, cards, slide, wait, places: places() });
    timers = [];
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Keeps what is seen in each frame: where ships and road are, how long they slide, and how long the
page has begun to wait since the frame before."""
SLID: Final = """() => {
  const seen = window.seen;
  const begins = seen.findIndex(({ falls }) => falls);
  const ends = seen.findLastIndex(({ falls }) => falls);
  const [at, ...after] = seen.slice(ends).filter(({ cards }) => cards);
  return {
    early: seen.slice(begins, ends + 1).some(({ cards }) => cards),
    slide: Math.max(...seen.slice(begins, ends + 1).map(({ slide }) => slide)),
    wait: seen[begins]?.wait,
    after: after.length,
    far: Math.max(0, ...after.flatMap(({ places }) =>
      places.map((place, number) => Math.abs(place - at.places[number])))),
  };
}"""
"""How long the road slides while its rear falls, how long the page waits for that, and how far
anything moves once the cards are there."""
A_PICTURE: Final = 50
"""Milliseconds. A slide begins with the next picture, a wait at once."""


def see_the_board_fall(person: Person) -> None:
    """A reveal that goes on by cues alone, up to the moment in which the road slides."""
    hold_reveal(person, staged_races.pose(staged_races.surviving()))
    falling = person.page.locator(".falling")
    go_on_to(person, falling)
    expect(falling).to_be_attached()


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
    ada.page.wait_for_function(f"() => ({SLID})().after > 10")
    slid = ada.page.evaluate(SLID)
    assert not slid["early"], json.dumps(slid)
    assert 500 < slid["slide"] <= slid["wait"] - A_PICTURE, json.dumps(slid)
    assert slid["far"] < 1, json.dumps(slid)


def test_skip_ends_the_slide_of_the_road(people: People) -> None:
    ada = people("Ada", size=(1440, 900), pace=STOPPED)
    see_the_board_fall(ada)
    ada.page.keyboard.press("Space")
    expect(ada.group("web-os-choose-route")).to_be_visible()


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
    see_the_board_fall(ada)
    expect(ada.page.locator(".returns").first).to_be_attached()
    assert ada.page.evaluate(UNSEEN) == 0


def test_a_ship_that_ran_dry_leaves_no_shadow(people: People) -> None:
    ada = people("Ada", size=(390, 844), pace=STOPPED)
    hold_reveal(ada, staged_races.pose(staged_races.in_debt()))
    stalls = ada.page.locator(".ship.stalls")
    go_on_to(ada, stalls)
    expect(stalls).to_be_attached()
    expect(ada.page.locator(".ship.stalls .shadow")).to_be_hidden()
