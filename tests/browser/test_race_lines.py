"""What a race says and shows: one sentence an event, routes at their gates, a whole result."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import staged_races
from tests.browser.access import comes_to
from tests.browser.people import PHONE, People, Person
from tests.browser.posing import STOPPED, beats, hold_reveal

SIZES: Final = ((1280, 720), (1440, 900), (390, 844), PHONE)
IN_SIGHT: Final = """(chosen) => [...document.querySelectorAll(chosen)].every((thing) => {
  const { top, bottom, left, right } = thing.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
})"""
STACKED: Final = """() => {
  const badges = [...document.querySelectorAll(".chart use")];
  const all = badges.map((one) => one.getBoundingClientRect());
  return all.some((a, at) => all.slice(at + 1).some((b) =>
    Math.abs(a.left - b.left) < a.width - 3 && Math.abs(a.top - b.top) < a.height - 3));
}"""
"""Whether a badge of the chart lies on another."""
OVERFLOWS: Final = """() => [...document.querySelectorAll(".play-card *")]
  .filter((one) => {
    const card = one.closest(".play-card").getBoundingClientRect();
    const { left, right, bottom, width } = one.getBoundingClientRect();
    const drop = one.closest("svg.drop, .drop, .gem") !== null;
    return width > 0 && !drop && !one.closest(".aloud") && one.closest("svg") === null
      && (right > card.right + 1 || left < card.left - 1 || bottom > card.bottom + 1);
  }).map((one) => one.className)"""


def lines_of(person: Person) -> list[str]:
    """The sentences of a reveal, in order; it is shown to its end."""
    lines: list[str] = []
    for _ in beats(person):
        lines += person.page.locator(".event-line:visible").all_inner_texts()
    return lines


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_each_token_is_said_in_one_sentence_with_its_rule(
    people: People, size: tuple[int, int]
) -> None:
    ada = people("You", size=size, pace=STOPPED)
    hold_reveal(ada, staged_races.pose(staged_races.flamed()))
    lines_of(ada)
    line = ada.page.locator(".event-line:visible")
    said = "Kit pushes you back with the Flamethrower: 18 → 16."
    expect(line).to_contain_text(said)
    expect(line.get_by_role("link")).to_have_attribute("href", "/rules/outspeed#rule-4.8")


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_each_elimination_is_said(people: People, size: tuple[int, int]) -> None:
    ada = people("You", size=size, pace=STOPPED)
    hold_reveal(ada, staged_races.pose(staged_races.falling()))
    lines = " ".join(lines_of(ada))
    assert "4 came, room for 3: you lose your turn." in lines
    assert "Nova reaches 15: the rear board will fall." in lines
    assert ada.say("web-os-out-rear-board") in lines


@pytest.mark.parametrize("size", SIZES)
def test_the_result_is_seen_whole(people: People, size: tuple[int, int]) -> None:
    ada = people("You", size=size)
    staged_races.pose(staged_races.result()).hold(ada)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("You came 2nd")
    expect(ada.page.locator(".result header p")).to_have_text(
        "3 zones behind Otto. Round 7: left was full, you stood still."
    )
    expect(ada.page.locator(".chart use")).to_have_count(6)
    important = ".result h1, .result header p, .steps, .result ol, .chart, .result .ways .next"
    comes_to(ada, IN_SIGHT, expected=True, given=important)
    comes_to(ada, STACKED, expected=False)
    if size[0] > 1000:
        assert ada.page.evaluate(IN_SIGHT, ".coach, .after-game .more")


def test_routes_stay_in_sight_while_a_token_is_chosen(people: People) -> None:
    ada = people("You")
    staged_races.pose(staged_races.bonus()).hold(ada)
    expect(ada.page.locator(".gate rect")).to_have_count(3)
    staged_races.pose(staged_races.choosing()).hold(ada)
    expect(ada.group("web-os-choose-route")).to_be_visible()
    expect(ada.page.locator(".gate rect")).to_have_count(0)


def test_a_lonely_route_says_so_on_its_card(people: People) -> None:
    ada = people("You")
    staged_races.pose(staged_races.lonely()).hold(ada)
    expect(ada.page.locator(".lonely")).to_have_count(2)
    expect(ada.page.locator(".lonely").first).to_contain_text(ada.say("web-os-lonely-alone"))
    ada.page.get_by_role("radio", disabled=False).first.click()
    expect(ada.page.locator(".leads")).to_contain_text(ada.say("web-os-lonely"))


@pytest.mark.parametrize("language", ["de", "pl", "ru"])
@pytest.mark.parametrize("name", ["choosing", "bonus", "keep", "lonely"])
def test_no_card_overflows_on_a_small_phone(people: People, name: str, language: str) -> None:
    ada = people("You", size=PHONE, language=language)
    staged_races.pose(getattr(staged_races, name)()).hold(ada)
    expect(ada.page.get_by_role("radio").first).to_be_visible()
    assert ada.page.evaluate(OVERFLOWS) == []


def test_the_menu_leads_to_the_big_screen(people: People) -> None:
    ada = people("You")
    staged_races.pose(staged_races.choosing()).hold(ada)
    ada.page.locator(".head .doors button").last.click()
    screen = ada.page.get_by_role("link", name=ada.say("web-big-screen"))
    expect(screen).to_have_attribute("href", "/t/POSE/screen")
