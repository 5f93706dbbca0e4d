"""Why First? on a phone: what is above the board is seen whole, whenever somebody is asked."""

from typing import Final

from playwright.sync_api import expect

from paddock.games.why_first.state import Phase
from tests.browser.people import PHONE, People
from tests.browser.posing import Pose

SIX: Final = "why_first-basic-many-winner"
QUICK: Final = 8
SCROLLING: Final = 1500
"""Milliseconds that a smooth scroll may take."""
NOTICE_ITS_END: Final = """() => {
  const look = () => { window.hint_ended ||= !document.querySelector(".why-first .hint"); };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""However short the reveal is in which there is no hint."""
ABOVE: Final = ".why-first .hint, .why-first .when"
COVERED: Final = """(parts) => {
  const bar = document.querySelector(".bar").getBoundingClientRect().bottom;
  return [...document.querySelectorAll(parts)]
    .filter((one) => one.getBoundingClientRect().top < bar)
    .map((one) => one.className);
}"""
"""Which of these lie under the bar, at least in part."""


def test_a_hint_is_read_whole_after_a_reveal(people: People) -> None:
    ada = people("Ada", size=PHONE, hints=True, pace=QUICK)
    pose = Pose(SIX, lambda state: state.phase == Phase.LAY, seats=[0])
    pose.hold(ada)
    hint = ada.page.locator(".why-first .hint")
    expect(hint).to_be_visible()
    ada.page.evaluate(NOTICE_ITS_END)
    pose.reveal()
    ada.page.wait_for_function("window.hint_ended")
    expect(hint).to_be_visible()
    ada.page.wait_for_timeout(SCROLLING)
    assert ada.page.evaluate(COVERED, ABOVE) == []
