"""A replay that is wound or stepped through: all is in its place at once, and nothing is cut."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.access import SETTLED
from tests.browser.people import People, Person
from tests.browser.playing import leave_to_bots, play, podium, question

STAND_STILL: Final = """() => {
  // The film looks around for a while where it was wound to: here, for as long as the test looks.
  const later = window.setTimeout;
  window.setTimeout = (task, wait, ...more) => wait === 700 ? 0 : later(task, wait, ...more);
}"""
WIND: Final = """async (place) => {
  const frame = () => new Promise(requestAnimationFrame);
  const slide = document.querySelector("input[type=range]");
  slide.value = place;
  slide.dispatchEvent(new Event("input", { bubbles: true }));
  await frame();
  await frame();
  return document.getAnimations()
    .filter(({ effect, transitionProperty = "transform" }) =>
      effect.target?.matches(".ship, .figure") && transitionProperty === "transform").length;
}"""
"""How many ships or figures move, two frames after a replay was wound to a step."""
MOVING: Final = """() => document.getAnimations()
  .some(({ effect }) => effect.target?.matches(".ship, .figure"))"""
ENDS: Final = """() => {
  const cards = [...document.querySelectorAll(".play-card")];
  return [Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)),
    document.querySelector(".dock").getBoundingClientRect().top];
}"""
"""Where the cards of a replay end, and where its controls begin."""
ALONE: Final = re.compile(r"/t/([^/#?]+)/replay")


def replay_of(person: Person, game: str) -> None:
    """A game that is over, from its first step."""
    person.open_table(game, 3)
    person.fill_with_bots()
    person.ready()
    person.start()
    question(person).first.wait_for()
    play([person], answers=2)
    leave_to_bots(person)
    podium(person).wait_for()
    person.button("web-replay").click()
    expect(person.page).to_have_url(ALONE)
    expect(person.button("web-play")).to_be_visible()


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_all_is_in_its_place_where_a_replay_is_wound_to(people: People, game: str) -> None:
    ada = people("Ada")
    replay_of(ada, game)
    ada.field("web-pace").select_option("0.5")
    ada.page.evaluate(STAND_STILL)
    ada.button("web-play").click()
    ada.page.wait_for_function(MOVING, polling="raf")
    assert ada.page.evaluate(WIND, 2) == 0
    expect(ada.page.get_by_text(re.compile(r"^Step 2 of"))).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_the_cards_of_a_replay_end_above_its_controls(
    people: People, size: tuple[int, int]
) -> None:
    ada = people("Ada", size=size, language="ru")
    replay_of(ada, "outspeed")
    expect(ada.page.locator(".play-card").first).to_be_visible()
    ada.page.evaluate(SETTLED)
    cards, controls = ada.page.evaluate(ENDS)
    assert cards <= controls
