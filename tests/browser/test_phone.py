"""On a phone: what is above the board of Why First? is seen whole; OUTSPEED lies still."""

from typing import Final

import pytest
from playwright.sync_api import expect

from paddock.games.outspeed.state import Phase as Racing
from paddock.games.why_first.state import Phase
from tests.browser import staged_walks
from tests.browser.access import SETTLED, comes_to
from tests.browser.people import PHONE, People
from tests.browser.posing import HOLD, STOPPED, Pose

SMALL: Final = "outspeed-shuffled-small-dial"
SIX: Final = "why_first-basic-many-winner"
TACTICAL: Final = "why_first-tactical-many-shared"
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
    comes_to(ada, COVERED, expected=[], given=ABOVE)


BOXES: Final = """() => [".scene", ".play-cards", "button.go"].map((part) => {
  const { top, height } = document.querySelector(part).getBoundingClientRect();
  return [Math.round(top), Math.round(height)];
})"""


def test_nothing_moves_while_routes_are_looked_at_and_picked(people: People) -> None:
    """What a route leads to is longer for one than for another: its place is kept."""
    ada = people("Ada", reduced_motion="reduce")
    Pose(SMALL, lambda state: state.phase == Racing.PROGRAM and state.round >= 3).hold(ada)
    routes = ada.group("web-os-choose-route").get_by_role("radio")
    for size in (PHONE, (390, 844), (1280, 720), (1440, 900), (1920, 1080)):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        ada.page.evaluate(SETTLED)
        before = ada.page.evaluate(BOXES)
        for number in range(routes.count()):
            routes.nth(number).hover()
            assert ada.page.evaluate(BOXES) == before, size
            routes.nth(number).click()
            assert ada.page.evaluate(BOXES) == before, size
        hidden = "document.documentElement.scrollHeight - innerHeight"
        assert ada.page.evaluate(hidden) <= 0, size


RESTS: Final = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const cards = [...document.querySelectorAll(".reveal .given")].map((one) =>
    one.getBoundingClientRect().bottom);
  return [Math.max(...cards), box(".skip").top, box(".skip").bottom, innerHeight];
}"""
"""Where the last card of a reveal ends, where Skip begins and ends, and how high the window is."""


@pytest.mark.parametrize("size", [PHONE, (390, 844)])
def test_skip_covers_no_card_of_a_reveal(people: People, size: tuple[int, int]) -> None:
    """Nor is it below the window."""
    ada = people("Ada", size=size, pace=STOPPED, language="ru")
    ada.context.add_init_script(HOLD)
    pose = Pose(SIX, lambda state: state.phase == Phase.LAY and state.round == 2, seats=[0])
    pose.hold(ada)
    pose.reveal()
    expect(ada.page.locator(".reveal .given").first).to_be_visible()
    cards, top, bottom, window = ada.page.evaluate(RESTS)
    assert cards <= top < bottom <= window


@pytest.mark.parametrize("record", [SIX, TACTICAL])
def test_the_hand_is_seen_whole_above_the_button(people: People, record: str) -> None:
    ada = people("Ada", size=PHONE, language="ru")
    Pose(record, lambda state: state.phase == Phase.LAY and state.round == 1).hold(ada)
    hand = ada.page.locator(".hand").bounding_box()
    button = ada.page.locator(".act .go").bounding_box()
    assert hand is not None
    assert button is not None
    assert hand["y"] + hand["height"] <= button["y"]
    assert button["y"] + button["height"] <= PHONE[1]


CARDS: Final = """() => {
  const cards = [...document.querySelectorAll(".hand .held")].map((one) =>
    one.getBoundingClientRect());
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  return [box(".say").bottom, Math.min(...cards.map(({ top }) => top)),
    Math.max(...cards.map(({ bottom }) => bottom)), box(".act .go").top, box(".act .go").bottom];
}"""
"""Where the words end, where the cards begin and end, and where the button begins and ends."""
SMALLEST: Final = """() => Math.min(...[...document.querySelectorAll(".hand .held")]
  .map((one) => one.offsetWidth))"""
"""How wide the smallest card of the hand is, standing upright."""


@pytest.mark.parametrize("language", ["de", "pl", "ru"])
@pytest.mark.parametrize("size", [PHONE, (390, 844)])
@pytest.mark.parametrize("record", [SIX, "why_first-basic-leon-winner"])
def test_the_last_choice_of_a_race_covers_no_card(
    people: People, record: str, size: tuple[int, int], language: str
) -> None:
    ada = people("Ada", size=size, language=language)
    last = 4
    Pose(
        record,
        lambda state: state.phase == Phase.LAY and state.round == last and state.race > 1,
        seats=[0],
    ).hold(ada)
    ada.page.evaluate(SETTLED)
    before = ada.page.evaluate(SMALLEST)
    ada.group("web-why-your-cards").locator("label").first.click()
    ada.group("web-why-whom").locator("label").nth(1).click()
    ada.page.evaluate(SETTLED)
    words, top, bottom, button, end = ada.page.evaluate(CARDS)
    assert words <= top
    assert bottom <= button
    assert end <= size[1]
    assert ada.page.evaluate(SMALLEST) == before


NAMES: Final = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const bottoms = (parts) => [...document.querySelectorAll(parts)].map((one) =>
    one.getBoundingClientRect().bottom);
  return [box(".say").bottom, box(".queue ol").top, Math.max(...bottoms(".queue .text")),
    box(".act .go").top, box(".act .go").bottom];
}"""
"""Where the words end, the row of cards begins and its names end, and where the button is."""


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("size", [PHONE, (390, 844)])
def test_the_row_of_a_tactical_round_is_seen_whole(
    people: People, size: tuple[int, int], language: str
) -> None:
    ada = people("Ada", size=size, language=language)
    staged_walks.pose(staged_walks.tactical(), at=2).hold(ada)
    ada.page.locator(".seats [data-target='1']").click()
    ada.page.evaluate(SETTLED)
    words, top, names, button, end = ada.page.evaluate(NAMES)
    assert words <= top
    assert names <= button
    assert end <= size[1]


def test_a_tactical_game_says_what_white_numbers_are_for(people: People) -> None:
    ada = people("Ada", size=PHONE)
    Pose(TACTICAL, lambda state: state.phase == Phase.LAY and state.round == 1).hold(ada)
    expect(ada.status).to_have_text(ada.say("web-why-asked-play"))
    expect(ada.text("web-why-order-first")).to_be_visible()


NAMED: Final = """() => [...document.querySelectorAll(".seats .short")].map((one) => {
  const { width, height, bottom } = one.getBoundingClientRect();
  const hand = document.querySelector(".hand").getBoundingClientRect();
  return width > 24 && height > 10 && bottom < hand.top;
})"""
"""Which of the names below the board have room for a few letters, above the hand."""


def test_everybody_has_a_name_below_the_board(people: People) -> None:
    ada = people("Ada", size=PHONE, language="ru")
    pose = Pose(SIX, lambda state: state.phase == Phase.LAY, seats=[0])
    pose.hold(ada)
    ada.group("web-why-your-cards").wait_for()
    assert ada.page.evaluate(NAMED) == [True] * 6
