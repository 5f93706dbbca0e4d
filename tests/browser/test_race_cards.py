"""Cards of a race hold what is on them, in long words and on small phones."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from paddock.games.outspeed.tiles import Token
from tests.browser import staged_races
from tests.browser.access import comes_to
from tests.browser.people import People
from tests.browser.posing import STOPPED, beats, hold_reveal
from tests.sizes import FULL

SIZES: Final = ((390, 844), (360, 740), (1280, 720))
LANGUAGES: Final = ("de", "pl", "ru", "en") if FULL else ("de", "ru")
OUTSIDE: Final = """() => [...document.querySelectorAll(".play-card")].flatMap((card) => {
  const edge = card.getBoundingClientRect();
  return [...card.querySelectorAll("*:not(.gem, .gem *, .aloud)")].filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    return width > 0 && (left < edge.left + 3 || right > edge.right - 3 || top < edge.top
      || bottom > edge.bottom - 3);
  }).map((part) => part.className.baseVal ?? part.className);
})"""
"""Parts of cards that stick out."""
BESIDE: Final = """() => {
  const cards = [...document.querySelectorAll(".play-card, .columns > li")];
  return cards.flatMap((card) => {
  const parts = [...card.querySelectorAll(".group, h3 > *, .room, .name")];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  return parts.filter((_, at) => boxes.some((b, other) => other !== at
    && b.left < boxes[at].right - 1 && boxes[at].left < b.right - 1
    && b.top < boxes[at].bottom - 1 && boxes[at].top < b.bottom - 1))
    .map((part) => part.textContent);
  });
}"""
"""Names, counts and gains on a card that lie on each other."""
PLACES: Final = """() => {
  const box = (select) => [...document.querySelectorAll(select)]
    .map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
  const cards = box(".play-card:not(.picked)"), [text] = box(".leads"), [go] = box(".go");
  return { card: cards[0].bottom, text: [text.top, text.bottom], go: [go.top, go.bottom] };
}"""
GAPS: Final = """cards => cards.map((card) => {
  const { top, height } = card.getBoundingClientRect();
  const parts = [...card.children].filter((part) => part.getBoundingClientRect().height > 1);
  const edges = parts.map((part) => part.getBoundingClientRect()).sort((a, b) => a.top - b.top);
  const tops = [...edges.slice(1).map((edge) => edge.top), top + height];
  return Math.max(...edges.map((edge, at) => (tops[at] - edge.bottom) / height));
})"""
"""The largest empty part of each card, as a share of its height."""
BROKEN: Final = """() => [...document.querySelectorAll(".reveal h3 > span")]
  .filter((name) => name.getClientRects().length > 1
    || name.offsetHeight > 1.9 * parseFloat(getComputedStyle(name).fontSize))
  .map((name) => name.textContent)"""
"""Names of routes in the reveal that need two lines."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_card_holds_dice_fuel_and_a_token(
    people: People, size: tuple[int, int], language: str
) -> None:
    ada = people("Ada", size=size, language=language)
    staged_races.pose(staged_races.richest()).hold(ada)
    expect(ada.page.locator(".risk")).to_have_count(3)
    places = []
    for digit in ("1", "2", "3"):
        ada.page.keyboard.press(digit)
        comes_to(ada, OUTSIDE, expected=[])
        comes_to(ada, BESIDE, expected=[])
        places.append(ada.page.evaluate(PLACES))
    for at in places:
        if size[0] < 500:
            assert at["card"] <= at["text"][0] + 1, at
        assert at["text"][1] <= at["go"][0] + 1, at
        assert at["go"][1] <= size[1], at
        # Nothing moves when another card is picked.
        assert abs(at["go"][0] - places[0]["go"][0]) < 1, places
        assert abs(at["card"] - places[0]["card"]) < 8, places


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["crowded", "falling"])
def test_a_phone_shows_the_whole_reveal(people: People, name: str, language: str) -> None:
    ada = people("Ada", size=(390, 844), language=language, pace=STOPPED)
    hold_reveal(ada, staged_races.pose(getattr(staged_races, name)()))
    skip = ada.page.locator(".skip")
    for _ in beats(ada):
        if skip.count() > 0:
            expect(skip).to_be_in_viewport(ratio=1)
            assert ada.page.evaluate(BROKEN) == []
            assert ada.page.evaluate(BESIDE) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1440, 900), *SIZES])
def test_a_token_to_keep_says_what_it_does(
    people: People, size: tuple[int, int], language: str
) -> None:
    ada = people("Ada", size=size, language=language)
    staged_races.pose(staged_races.keep()).hold(ada)
    cards = ada.group("web-os-choose-keep").get_by_role("radio")
    expect(cards.locator(".signs")).to_have_text([re.compile(r"\u22122"), re.compile(r"\+2")])
    fates = cards.locator(".fate")
    expect(fates).to_have_text([ada.say("web-os-keep-this")] * 2)
    cards.first.click()
    kept, other = ada.say("web-os-kept"), ada.say("web-os-under-stack")
    expect(fates).to_have_text([kept, re.compile(f"{other}$")])
    comes_to(ada, OUTSIDE, expected=[])
    # No part of a card is an empty half.
    gaps = cards.evaluate_all(GAPS)
    assert max(gaps) < 0.3, gaps


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_the_longest_tokens_fit_their_cards_on_a_phone(
    people: People, size: tuple[int, int], language: str
) -> None:
    """To keep, and to play where there is but one: then None and it share the width."""
    ada = people("Ada", size=size, language=language)
    kept = staged_races.keep(Token.ELECTROMAGNET, Token.FLAMETHROWER)
    staged_races.pose(kept).hold(ada)
    cards = ada.group("web-os-choose-keep").get_by_role("radio")
    expect(cards).to_have_count(2)
    assert ada.page.evaluate(OUTSIDE) == []
    cards.first.click()
    ada.page.wait_for_timeout(300)
    assert ada.page.evaluate(OUTSIDE) == []
    for token in (Token.FLAMETHROWER, Token.ELECTROMAGNET):
        bob = people("Bob", size=size, language=language)
        staged_races.pose(staged_races.bonus(token)).hold(bob)
        cards = bob.group("web-os-choose-token").get_by_role("radio")
        expect(cards).to_have_count(2)
        assert bob.page.evaluate(OUTSIDE) == []
        last = cards.last.bounding_box()
        assert last is not None
        assert last["x"] + last["width"] > size[0] * 0.95


REASON: Final = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const card = document.querySelector(".dear").parentElement;
  const reason = card.querySelector(".dear").getBoundingClientRect();
  return [card.querySelector(".hero").getBoundingClientRect().bottom, reason.top,
    reason.bottom, card.getBoundingClientRect().bottom];
}"""
"""Where the number of zones ends, where the reason begins and ends, and where its card ends."""


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
@pytest.mark.parametrize("size", [(360, 740), (390, 844)])
def test_why_a_route_is_too_dear_hides_no_number(
    people: People, size: tuple[int, int], language: str
) -> None:
    ada = people("Ada", size=size, language=language)
    staged_races.pose(staged_races.ahead()).hold(ada)
    expect(ada.page.locator(".dear")).to_be_visible()
    zones, top, bottom, card = ada.page.evaluate(REASON)
    assert zones <= top < bottom <= card
