"""What a newcomer stumbled over at the table of OUTSPEED."""

import re
from typing import Final

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from paddock.games.outspeed.state import Phase
from tests.browser import staged_races
from tests.browser.access import comes_to
from tests.browser.people import People
from tests.browser.posing import STOPPED, Moment, Pose, cue, go_on_to, hold_reveal
from tests.browser.test_race_look import BROKEN

LARGE: Final = "outspeed-shuffled-large-dial"
DESK: Final = (1280, 800)
HAND: Final = (390, 844)
TEMPO: Final = """race => getComputedStyle(race).getPropertyValue("--tempo")"""
COVERS: Final = """([one, other]) => {
  const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


BESIDE: Final = """() => [...document.querySelectorAll(".scene .lost")].filter((cross) => {
  const { left, width, top, height } = cross.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const ship = cross.parentElement.querySelector(".hull");
  const hull = ship.getBoundingClientRect();
  return x < hull.left || x > hull.right || y < hull.top || y > hull.bottom;
}).length"""
"""Crosses that are not on the hull of their own ship."""


def test_a_first_race_takes_its_time(people: People) -> None:
    paces = []
    for name, first in (("Ada", True), ("Ben", False)):
        person = people(name, size=DESK, hints=first, pace=1)
        staged_races.pose(staged_races.dear()).hold(person)
        paces.append(float(person.page.locator(".race.table").evaluate(TEMPO)))
    newcomer, regular = paces
    assert newcomer > regular == 1


@pytest.mark.parametrize("size", [DESK, HAND])
def test_a_route_that_can_end_my_race_is_never_green(people: People, size: tuple[int, int]) -> None:
    ada = people("Ada", size=size)
    staged_races.pose(staged_races.dear()).hold(ada)
    left = ada.group("web-os-choose-route").get_by_role("radio").first
    badge = left.locator(".risk")
    expect(badge).to_have_class(re.compile("slight|maybe|likely"))
    left.click()
    expect(ada.page.locator(".leads strong")).to_contain_text(ada.say("web-os-risk-tank"))


def test_a_card_says_how_far_where_to_and_what_it_costs(people: People) -> None:
    ada = people("Ada", size=DESK)
    staged_races.pose(staged_races.dear()).hold(ada)
    cards = ada.group("web-os-choose-route").get_by_role("radio")
    # A cost has no sign, whether it is one number or two; a name and four seats fit side by side.
    expect(cards.first.locator(".gem text")).to_have_text(re.compile("^1.4$"))
    assert ada.page.evaluate(BROKEN) == []
    cards.first.click()
    label = ada.page.locator(".lands")
    expect(label).to_have_text(re.compile("25.28"))
    expect(label).to_be_in_viewport(ratio=1)
    ada.page.set_viewport_size({"width": HAND[0], "height": HAND[1]})
    expect(cards.first.locator(".to-zone")).to_be_visible()


def test_a_board_of_this_round_hides_no_gate(people: People) -> None:
    ada = people("Ada", size=DESK)
    config, (first,) = staged_races.dear()
    longer = Moment(replace(first.state, boards_added=1), first.events, first.asked)
    staged_races.pose((config, (longer,))).hold(ada)
    above = "one => Number(getComputedStyle(one.parentElement).zIndex)"
    assert ada.page.locator("svg.gates").evaluate(above) > 0


def test_the_cross_of_a_lost_turn_is_on_its_ship(people: People) -> None:
    ada = people("Ada", size=DESK, pace=STOPPED)
    hold_reveal(ada, staged_races.pose(staged_races.falling()))
    lost = ada.page.locator(".scene .lost")
    go_on_to(ada, lost)
    expect(lost).to_have_count(4)
    comes_to(ada, BESIDE, expected=0)


@pytest.mark.parametrize(("seat", "pieces"), [(0, 46), (2, 0)])
def test_confetti_is_for_the_podium(people: People, seat: int, pieces: int) -> None:
    ada = people("Ada", size=DESK)
    pose = staged_races.pose(staged_races.result())
    pose.seats, pose.names = [seat], ["Ada"] * 6
    pose.hold(ada)
    expect(ada.region("web-os-result")).to_be_visible()
    expect(ada.page.locator(".confetti")).to_have_count(pieces)


def test_nothing_looks_picked_before_the_player_picks(people: People) -> None:
    ada = people("Ada", size=DESK)
    pose = Pose(LARGE, lambda state: state.phase == Phase.DECLARE)
    pose.hold(ada)
    cards = ada.group("web-os-choose-token")
    go = ada.page.locator("button.go")
    ada.page.keyboard.press("ArrowRight")
    expect(go).to_have_text(re.compile(ada.say("web-os-pick-token")))
    ada.page.keyboard.press("0")
    expect(cards.get_by_role("radio").first).to_have_attribute("aria-checked", "true")
    expect(go).to_have_text(re.compile(ada.say("web-os-play-none")))
    expect(go).to_have_attribute("aria-disabled", "false")


def test_the_keyboard_starts_at_the_cards_and_not_on_one(people: People) -> None:
    ada = people("Ada", size=DESK)
    pose = staged_races.pose(staged_races.field())
    pose.hold(ada)
    ada.group("web-os-choose-route").get_by_role("radio").nth(1).focus()
    ada.page.keyboard.press("Enter")
    pose.reveal()
    ada.page.keyboard.press("Escape")
    group = ada.page.get_by_role("radiogroup")
    expect(group).to_be_focused()
    expect(ada.page.locator(".leads")).not_to_contain_text(ada.say("web-os-lead-none"))
    ada.page.keyboard.press("ArrowRight")
    expect(group.get_by_role("radio").first).to_be_focused()


def test_the_headline_leaves_the_sentence_free(people: People) -> None:
    ada = people("Ada", size=DESK)
    staged_races.pose(staged_races.choosing()).hold(ada)
    expect(ada.page.locator(".caption")).to_be_visible()
    # A second line, as in "Locked in / Waiting for Anna".
    ada.page.evaluate("document.querySelector('h1').style.paddingBottom = '1.2rem'")
    comes_to(ada, COVERS, expected=False, given=[".bar .progress", ".caption"])


@pytest.mark.parametrize("size", [DESK, HAND])
def test_whoever_is_out_stays_with_the_reason_until_they_go_on(
    people: People, size: tuple[int, int]
) -> None:
    ada = people("Ada", size=size, pace=STOPPED)
    hold_reveal(ada, staged_races.pose(staged_races.in_debt()))
    out = ada.page.get_by_test_id("out")
    go_on_to(ada, out)
    expect(out.locator("p")).to_have_text(ada.say("web-os-out-short-of", owed=4, had=2))
    while cue(ada):
        ada.page.wait_for_timeout(50)
    ada.page.wait_for_timeout(300)
    expect(out).to_be_visible()
    out.get_by_role("button").first.click()
    result = ada.region("web-os-result")
    expect(result).to_be_visible()
    expect(result).to_contain_text(ada.say("web-os-out-short-of", owed=4, had=2))
