"""On a phone: what is above the board of Why First? is seen whole; OUTSPEED lies still."""

import itertools
from typing import Final

from playwright.sync_api import expect

from paddock.games.outspeed.state import Phase as Racing
from paddock.games.why_first.state import Phase
from tests.browser.people import PHONE, People
from tests.browser.posing import Pose

SMALL: Final = "outspeed-shuffled-small-dial"
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


PLACES: Final = """async () => {
  const seen = [];
  for (let frame = 0; frame < 12; frame += 1) {
    await new Promise(requestAnimationFrame);
    seen.push(scrollY);
  }
  return [...new Set(seen.slice(4))];
}"""
"""Where a page is scrolled to, when it has had some frames to come to rest."""
FOLLOW: Final = """() => {
  document.querySelector("[role=radiogroup]").closest(".table").style.overflowAnchor = "auto";
}"""


def test_the_page_lies_still_under_a_mouse_that_rests_on_a_route(people: People) -> None:
    """What a route leads to is said below it, and is longer for one than for another."""
    ada = people("Ada", size=PHONE, reduced_motion="reduce")
    Pose(SMALL, lambda state: state.phase == Racing.PROGRAM and state.round >= 3).hold(ada)
    ada.group("web-os-choose-route").wait_for()

    def restless() -> list[tuple[int, ...]]:
        """Where it is scrolled to and the mouse rests, if the page does not."""
        found: list[tuple[int, ...]] = []
        for scrolled, x, y in itertools.product((360, 400, 440), (70, 180, 290), (370, 450)):
            ada.page.mouse.move(0, 0)
            ada.page.evaluate("scrolled => scrollTo(0, scrolled)", scrolled)
            ada.page.mouse.move(x, y)
            if len(ada.page.evaluate(PLACES)) > 1:
                found.append((scrolled, x, y))
        return found

    assert restless() == []
    ada.page.evaluate(FOLLOW)
    assert restless(), "the mistake that was there is noticed"
