"""Moments of a race: a photo finish, the stack, faces and hints, and the rule behind each line."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from paddock.games.outspeed.state import Phase
from tests.browser.people import PHONE, People
from tests.browser.posing import STOPPED, Pose, go_on_to, hold_reveal, moments

LARGE: Final = "outspeed-shuffled-large-dial"
NO_SHIP: Final = "outspeed-shuffled-large-no_ship"
SHARED: Final = "outspeed-shuffled-small-shared"
"""Two pilots share the win: their finish could not be closer."""
OVERLAP: Final = """([one, other]) => {
  const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""

COVERED: Final = """() => {
  const hint = document.querySelector(".hint").getBoundingClientRect();
  const things = ".scene .hull, .sign.upright, .trip, .play-card, .ladder, .chips li, .lamps";
  return [...document.querySelectorAll(things)].filter((thing) => {
    const { left, right, top, bottom, width } = thing.getBoundingClientRect();
    return width > 0 && left < hint.right - 2 && hint.left < right - 2
      && top < hint.bottom - 2 && hint.top < bottom - 2;
  }).map((thing) => thing.className.baseVal ?? thing.className);
}"""
"""What of the table lies below the hint."""


def in_phase(phase: Phase, since: int = 1) -> Any:
    return lambda state: state.phase == phase and state.round >= since


def test_a_close_finish_is_shown_as_a_photo(people: People) -> None:
    ada = people("Ada", pace=STOPPED)
    before = moments(SHARED)[1][-2].state
    pose = Pose(SHARED, lambda state: state is before, seats=[0])
    pose.clock = None
    hold_reveal(ada, pose)
    photo = ada.page.locator("figure").filter(has_text=ada.say("web-os-head-photo"))
    go_on_to(ada, photo)
    expect(photo).to_be_visible()
    expect(photo.locator(".lane")).to_have_count(2)
    expect(ada.status).to_have_text(ada.say("web-os-head-photo"))


def test_the_stack_shows_where_the_other_token_goes(people: People) -> None:
    ada = people("Ada")
    Pose(LARGE, in_phase(Phase.KEEP_TOKEN)).hold(ada)
    expect(ada.page.locator(".stack")).to_have_text(ada.say("web-os-goes-under"))
    assert not ada.page.evaluate(OVERLAP, [".stack", ".play-card:last-of-type"])


def test_bots_have_faces_in_the_ladder(people: People) -> None:
    ada = people("Ada", size=(1440, 900))
    Pose(LARGE, in_phase(Phase.PROGRAM, 3)).hold(ada)
    rows = ada.page.locator(".ladder > li:not(.falls)")
    expect(rows.filter(has=ada.page.locator("use[href^='#f-']"))).to_have_count(2)
    expect(rows).to_have_count(5)


def test_a_refused_route_and_each_line_of_the_history_lead_to_their_rule(people: People) -> None:
    ada = people("Ada", size=(1440, 900))
    Pose(NO_SHIP, in_phase(Phase.PROGRAM, 4)).hold(ada)
    ada.page.locator(".play-card.back").click(force=True)
    why = ada.page.locator(".leads")
    expect(why).to_contain_text(ada.say("web-os-closed-why"))
    expect(why.get_by_role("link")).to_have_attribute("href", "/rules/outspeed#rule-6.1")
    ada.read("history")
    lines = ada.page.get_by_role("tabpanel").get_by_role("listitem")
    links = lines.get_by_role("link")
    expect(lines.first).to_be_visible()
    assert links.count() == lines.count()
    expect(links.first).to_have_attribute("href", re.compile(r"^/rules/outspeed#rule-\d+\.\d+$"))


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_first_race_is_guided_beside_what_it_speaks_of(
    people: People, size: tuple[int, int]
) -> None:
    ada = people("Ada", size=size, hints=True)
    pose = Pose(LARGE, in_phase(Phase.PROGRAM))
    pose.clock = None
    pose.hold(ada)
    hint = ada.page.locator(".hint")
    expect(hint).to_have_count(1)
    for name in ("room", "route"):
        expect(hint).to_contain_text(ada.say(f"web-os-hint-{name}"))
        assert ada.page.evaluate(COVERED) == [], name
        ada.button("web-hint-understood").click()
    expect(hint).to_contain_text(ada.say("web-os-hint-fuel"))
    ada.group("web-os-choose-route").get_by_role("radio", disabled=False).first.click()
    expect(hint).to_have_count(0)
    later = people("Ben", size=size, hints=True)
    second = Pose(LARGE, in_phase(Phase.PROGRAM, 2))
    second.clock = None
    second.hold(later)
    hint = later.page.locator(".hint")
    for name in ("rear", "room", "fuel"):
        expect(hint).to_contain_text(later.say(f"web-os-hint-{name}"))
        assert later.page.evaluate(COVERED) == [], name
        later.button("web-hint-understood").click()
    expect(hint).to_have_count(0)


def test_the_spoken_board_tells_my_place_and_my_danger(people: People) -> None:
    ada = people("Ada")
    Pose(LARGE, in_phase(Phase.PROGRAM, 6), seats=[0]).hold(ada)
    expect(ada.page.locator(".risk").first).to_be_visible()
    ada.page.keyboard.press("b")
    board = ada.page.get_by_test_id("board")
    expect(board).to_contain_text(re.compile(r"Your place: 5 of 5\. You are in zone 12\."))
    expect(board).to_contain_text(ada.say("web-os-say-me-rear", trigger=22, leader=18))
    expect(ada.page.locator("h1").first).to_have_text(ada.say("web-os-choose-route"))
    said = board.inner_text()
    for whole in (ada.say("web-os-choose-route"), ada.say("web-os-round", round=6, rounds=13)):
        assert f"{whole}. " in said, "read aloud, it runs on into the next sentence"


def test_a_table_can_be_opened_without_the_numbers_of_the_risk(people: People) -> None:
    ada = people("Ada")
    ada.goto("/")
    ada.button("web-invite").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.locator("label").filter(has_text=ada.say("game-outspeed")).click()
    risk = dialog.get_by_role("checkbox", name=ada.say("web-odds"))
    expect(risk).to_be_checked()
    risk.uncheck()
    with ada.page.expect_request(re.compile(r"/api/tables$")) as asked:
        ada.button("web-open-table").click()
    assert json.loads(asked.value.post_data or "{}")["odds"] is False
    expect(ada.button("web-i-am-ready")).to_be_visible()
