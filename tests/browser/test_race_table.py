"""The table of OUTSPEED: pick, then lock in; danger before it hurts; a round in one breath."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from paddock.games.outspeed.events import ShipsEliminated
from paddock.games.outspeed.state import Phase
from tests.browser.people import PHONE, People, Person
from tests.browser.posing import Pose, moments

LARGE: Final = "outspeed-shuffled-large-dial"
NO_SHIP: Final = "outspeed-shuffled-large-no_ship"
SIZES: Final = ((1280, 720), (1440, 900), (1920, 1080), (390, 844), PHONE)
SHARE: Final = """() =>
  document.querySelector(".scene").getBoundingClientRect().height / innerHeight"""
"""How much of the window's height is the board."""


def choosing(state: Any) -> bool:
    return bool(state.phase == Phase.PROGRAM and state.round >= 3)


def route(person: Person, number: int) -> Any:
    return person.group("web-os-choose-route").get_by_role("radio").nth(number)


@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_the_hero_and_nothing_is_below_the_fold(
    people: People, size: tuple[int, int]
) -> None:
    ada = people("Ada", size=size)
    Pose(NO_SHIP, choosing).hold(ada)
    expect(ada.page.locator("button.go")).to_be_in_viewport(ratio=1)
    assert ada.page.evaluate(SHARE) >= 0.45
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_a_pick_shows_where_it_leads_and_is_sent_when_it_is_locked_in(people: People) -> None:
    ada = people("Ada")
    pose = Pose(LARGE, choosing)
    pose.hold(ada)
    sent: list[str] = []
    pose.heard = sent.append
    go = ada.page.locator("button.go")
    expect(go).to_have_attribute("aria-disabled", "true")
    open_routes = ada.group("web-os-choose-route").get_by_role("radio", disabled=False)
    open_routes.first.click()
    expect(open_routes.first).to_have_attribute("aria-checked", "true")
    expect(ada.page.locator(".landing").first).to_be_attached()
    assert "Choose" not in sent
    go.click()
    while "Choose" not in sent:
        ada.page.wait_for_timeout(50)
    ada.page.wait_for_timeout(200)
    assert sent.count("Choose") == 1


def test_each_route_says_how_likely_it_ends_my_race(people: People) -> None:
    ada = people("Ada")
    Pose(NO_SHIP, choosing).hold(ada)
    badges = ada.page.locator(".risk")
    expect(badges.first).to_be_visible()
    safe = re.escape(ada.say("web-os-risk-safe"))
    for text in badges.all_inner_texts():
        assert re.search(rf"{safe}|(risk|out) ?(<?\d+%|!)", text), text
    expect(ada.page.locator(".sign")).to_contain_text(re.compile(r"Falls when .* reaches \d+"))


def test_a_closed_route_says_why(people: People) -> None:
    ada = people("Ada")
    Pose(NO_SHIP, lambda state: state.phase == Phase.PROGRAM and state.round == 4).hold(ada)
    closed = ada.page.locator(".play-card.back")
    closed.click(force=True)
    expect(closed).to_contain_text(ada.say("web-os-closed-why"))


def _before_the_fall(record: str) -> tuple[Any, int]:
    """The decision before somebody is out, and who that is."""
    _, played = moments(record)
    for at, moment in enumerate(played):
        for step in moment.events:
            for event in step:
                if isinstance(event, ShipsEliminated) and at + 1 < len(played):
                    return played[at - 1].state, int(next(iter(event.losses)))
    raise AssertionError("nobody is out")


def test_a_player_who_is_out_reads_why_and_what_now(people: People) -> None:
    before, seat = _before_the_fall(LARGE)
    ada = people("Ada")
    pose = Pose(LARGE, lambda state: state is before, seats=[seat])
    pose.hold(ada)
    pose.reveal()
    card = ada.page.get_by_test_id("out")
    expect(card).to_be_visible()
    expect(card).to_contain_text(ada.say("web-os-you-are-out"))
    expect(card.locator("p")).to_have_text(re.compile(r"\w.*\."))
    expect(card.get_by_role("button")).to_have_count(2)


def test_reduced_motion_waits_for_nothing_and_lists_what_happened(people: People) -> None:
    ada = people("Ada", pace=0.001, reduced_motion="reduce")
    pose = Pose(NO_SHIP, choosing, seats=[0])
    pose.hold(ada)
    pose.reveal()
    expect(ada.page.locator(".summary li").first).to_be_visible()
    assert ada.page.locator("[data-busy]").count() == 0
    assert ada.page.locator(".summary li").count() > 3


def test_skip_ends_a_reveal(people: People) -> None:
    ada = people("Ada", pace=0.001)
    pose = Pose(NO_SHIP, choosing, seats=[0])
    pose.clock = None
    pose.hold(ada)
    pose.reveal()
    ada.button("web-skip").click()
    expect(ada.group("web-os-choose-route")).to_be_visible()
