"""The look of the race: large ships on a television, nothing hidden, a fall that is seen."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser import staged_races
from tests.browser.people import People, Person
from tests.browser.posing import CODE, STOPPED, go_on_to, hold_reveal
from tests.browser.test_race_lines import OVERFLOWS
from tests.sizes import FULL

SIZES: Final = ((1280, 720), (1440, 900), (1920, 1080))
LONG: Final = (
    "Wilhelmina-Aleksandra",
    "Maximilian Quick",
    "Bartholomäus-Theodor",
    "Zoë",
    "Ö",
    "W" * 20,
)
HIDDEN: Final = """() => {
  const ladder = document.querySelector(".ladder").getBoundingClientRect();
  return [...document.querySelectorAll(".scene .hull")].filter((ship) => {
    const { left, right, top, bottom } = ship.getBoundingClientRect();
    const middle = [(left + right) / 2, (top + bottom) / 2];
    return middle[0] < ladder.right && middle[0] > ladder.left && middle[1] - 6 < ladder.bottom;
  }).length;
}"""
"""Ships whose upper half lies behind the ladder."""
BELOW: Final = """() => [...document.querySelectorAll(".go, .play-card, .chips li, .ladder > li")]
  .filter((thing) => {
    const { top, bottom, left, right, width } = thing.getBoundingClientRect();
    const out = bottom > innerHeight + 1 || right > innerWidth + 1 || left < -1 || top < 0;
    return width > 0 && out;
  }).map((thing) => thing.className)"""
BROKEN: Final = """() => [...document.querySelectorAll(".play-card .name")]
  .filter((name) => name.offsetHeight > 1.7 * parseFloat(getComputedStyle(name).fontSize))
  .map((name) => name.textContent)"""
"""Names of routes that need two lines."""
INVITED: Final = """() => {
  const invite = document.querySelector("aside.sofa").getBoundingClientRect();
  return [...document.querySelectorAll(".gates .gate, .ladder, h1, .clock")].filter((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return left < invite.right && invite.left < right && top < invite.bottom && invite.top < bottom;
  }).map((thing) => thing.textContent);
}"""
"""What lies below the invitation."""
WIDEST: Final = """() => {
  const ships = [...document.querySelectorAll(".scene .hull")];
  return Math.max(...ships.map((ship) => ship.getBoundingClientRect().width));
}"""


def hold(person: Person, name: str = "choosing", **more: Any) -> None:
    staged_races.pose(getattr(staged_races, name)()).hold(person, **more)
    expect(person.page.locator(".scene .hull").first).to_be_visible()


def test_a_television_has_larger_ships(people: People) -> None:
    desk, sofa = people("Desk", size=(1440, 900)), people("Sofa", size=(1920, 1080))
    hold(desk)
    hold(sofa, path=f"/t/{CODE}/screen")
    assert sofa.page.evaluate(WIDEST) > 1.35 * desk.page.evaluate(WIDEST)


@pytest.mark.parametrize("clock", [None, 90])
def test_a_television_invites_and_hides_no_gate(people: People, clock: int | None) -> None:
    sofa = people("Sofa", size=(1920, 1080))
    pose = staged_races.pose(staged_races.choosing())
    pose.clock = clock
    pose.hold(sofa, path=f"/t/{CODE}/screen")
    invite = sofa.page.locator("aside.sofa")
    expect(invite).to_be_visible()
    assert sofa.page.evaluate(INVITED) == []
    # To be read from the sofa: five pixels a module.
    code = invite.locator("svg").bounding_box()
    assert code is not None
    assert code["width"] >= 150


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", [f"/t/{CODE}", f"/t/{CODE}/screen"])
def test_the_ladder_hides_no_ship(people: People, size: tuple[int, int], path: str) -> None:
    ada = people("Ada", size=size)
    hold(ada, "behind", path=path)
    assert ada.page.evaluate(HIDDEN) == 0


@pytest.mark.parametrize("language", ["de", "pl", "ru"] if FULL else ["ru"])
@pytest.mark.parametrize("size", [*SIZES, (390, 844), (360, 740)])
def test_six_long_names_push_nothing_out(
    people: People, size: tuple[int, int], language: str
) -> None:
    ada = people("Ada", size=size, language=language)
    pose = staged_races.pose(staged_races.choosing())
    pose.names = LONG
    pose.hold(ada)
    ada.group("web-os-choose-route").get_by_role("radio").nth(1).click()
    assert ada.page.evaluate(OVERFLOWS) == []
    assert ada.page.evaluate(BELOW) == []
    assert ada.page.evaluate(BROKEN) == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_my_fall_is_a_picture(people: People, size: tuple[int, int]) -> None:
    ada = people("Ada", size=size, pace=STOPPED)
    hold_reveal(ada, staged_races.pose(staged_races.falling()))
    out = ada.page.get_by_test_id("out")
    go_on_to(ada, out)
    expect(out).to_be_visible()
    assert ada.page.locator(".fall .piece").count() > 5
    # No cross of a lost turn floats where a ship was.
    expect(ada.page.locator(".scene .lost").filter(visible=True)).to_have_count(0)
    for button in out.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_dial_is_on_my_lane(people: People, size: tuple[int, int]) -> None:
    ada = people("Ada", size=size)
    hold(ada, "dial")
    expect(ada.page.locator(".scene svg text").filter(has_text="7").last).to_be_visible()
    ada.page.keyboard.press("6")
    expect(ada.page.locator(".scene path.paid")).to_have_count(6)
