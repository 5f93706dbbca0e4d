"""A player who looks elsewhere hears of their turn; cards are dragged to figures."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.people import PHONE, People, Person
from tests.browser.playing import answer, question

RECORD: Final = """(() => {
  let away = false;
  Object.defineProperty(document, "hidden", { get: () => away });
  window.lookAway = (now) => { away = now; };
  window.called = [];
  window.sounds = 0;
  const Real = window.Notification;
  window.Notification = class extends Real {
    static get permission() { return sessionStorage.getItem("answer") ?? "default"; }
    static async requestPermission() { sessionStorage.setItem("answer", window.wish); }
    constructor(title, options) {
      super(title, options);
      window.called.push([title, options.body, this]);
    }
  };
  const tone = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.sounds += 1;
    return tone.call(this);
  };
})()"""
"""A browser without windows has nowhere to show a notice, and refuses them all by itself."""


def called(person: Person) -> Any:
    return person.page.evaluate("window.called.map(([title, body]) => [title, body])")


def two_at_a_table(ada: Person, ben: Person) -> None:
    code = ada.open_table("why_first", 2)
    ben.sit(code)
    for person in (ada, ben):
        person.ready()
    ada.start()
    for person in (ada, ben):
        question(person).first.wait_for()


@pytest.mark.parametrize("allowed", [True, False])
def test_a_player_who_looks_elsewhere_is_called(people: People, *, allowed: bool) -> None:
    ada, ben = people("Ada"), people("Ben")
    ada.context.add_init_script(RECORD)
    ada.context.add_init_script(f"window.wish = '{'granted' if allowed else 'denied'}'")
    ada.goto("/settings")
    ada.page.get_by_role("checkbox", name=ada.say("web-sound"), exact=True).check()
    notices = ada.page.get_by_role("checkbox", name=ada.say("web-notices"))
    notices.click()
    if allowed:
        expect(notices).to_be_checked()
    else:
        expect(ada.text("web-notices-blocked")).to_be_visible()
    two_at_a_table(ada, ben)
    assert called(ada) == [], "they are here"
    answer(ada)
    expect(ada.status).to_contain_text("Ben")
    before = ada.page.evaluate("window.sounds")
    ada.page.evaluate("window.lookAway(true)")
    answer(ben)
    question(ada).first.wait_for()
    expect(ada.page).to_have_title(re.compile(ada.say("web-your-turn")))
    assert called(ada) == ([["Paddock", ada.say("web-your-turn")]] if allowed else [])
    assert ada.page.evaluate("window.sounds") > before
    if allowed:
        ada.page.evaluate("window.called[0][2].onclick()")
    question(ada).first.wait_for()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return _middle(box)


def _middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0], start[1] - 30, steps=3)
    page.mouse.move(*end, steps=8)
    page.mouse.up()


def drag_by_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    finger = page.context.new_cdp_session(page)
    ways = [
        (start[0] + (end[0] - start[0]) * n / 8, start[1] + (end[1] - start[1]) * n / 8)
        for n in range(9)
    ]
    for kind, (x, y) in [("touchStart", start), *[("touchMove", at) for at in ways]]:
        points = [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("how", ["mouse", "finger"])
def test_a_card_is_dragged_to_a_figure_or_back(people: People, how: str) -> None:
    finger = how == "finger"
    drag = drag_by_finger if finger else drag_by_mouse
    more = {"size": PHONE, "has_touch": True} if finger else {}
    ada, ben = people("Ada", **more), people("Ben")
    two_at_a_table(ada, ben)
    page, hand = ada.page, ada.group("web-why-your-cards").locator(".held")
    value = hand.first.locator(".value").inner_html().strip()
    target = page.locator("label[data-target='1']" if finger else "g[data-target='1']").first
    track = page.locator(".field").first if not finger else page.locator(".status")
    drag(page, middle(hand.first), middle(track))
    expect(ada.text("web-why-pick-card")).to_be_visible()
    assert not _chosen(ada), "nothing is laid where nobody stands"
    drag(page, middle(hand.first), middle(target))
    laid = ada.say("web-why-do-lay-before", card=value, target="Ben")
    expect(page.locator(".settled")).to_have_text(laid)
    expect(ada.status).to_contain_text(ada.say("web-locked-in"))
    last = hand.last.locator(".value").inner_html().strip()
    drag(page, middle(hand.last), middle(target))
    changed = ada.say("web-why-do-lay-before", card=last, target="Ben")
    expect(page.locator(".settled")).to_have_text(changed)
    answer(ben)
    expect(hand).to_have_count(4)


def _chosen(person: Person) -> bool:
    return any(
        frame.message["type"] == "News" and frame.message["entry"]["type"] == "Chose"
        for frame in person.frames
    )
