"""The start page: the way into a race, what it remembers, and how friends are found."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.looking import faults_of
from tests.browser.people import PHONE, People, Person
from tests.browser.playing import question

TITLES = {"outspeed": "game-outspeed", "why_first": "game-why-first"}
PLAY = {"outspeed": "web-race-now", "why_first": "web-play-now"}


def hero(person: Person, game: str) -> Locator:
    return person.region(TITLES[game])


def open_sheet(person: Person, game: str) -> Locator:
    hero(person, game).locator("button[aria-expanded]").click()
    return person.page.get_by_role("dialog")


def choose(sheet: Locator, text: str) -> None:
    sheet.locator("label").filter(has_text=re.compile(rf"^\s*{text}\s*$")).click()


def last_look(person: Person) -> Any:
    return [frame.message for frame in person.frames if frame.message["type"] == "Look"][-1]


def bots_of(person: Person) -> Sequence[str]:
    return [seat["bot"] for seat in last_look(person)["seats"] if seat["bot"] is not None]


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_a_first_visit_is_one_click_away_from_a_race_against_rookies(
    people: People, game: str
) -> None:
    ada = people()
    ada.goto("/")
    hero(ada, game).get_by_role("button", name=ada.say(PLAY[game]), exact=True).click()
    question(ada).first.wait_for()
    assert bots_of(ada) == ["rookie"] * 3


def test_the_sheet_is_remembered(people: People) -> None:
    ada = people()
    ada.goto("/")
    sheet = open_sheet(ada, "outspeed")
    choose(sheet.locator("fieldset").first, "5")
    choose(sheet, ada.say("web-bot-regular"))
    choose(sheet, ada.say("web-sheet-variant-outspeed-off"))
    ada.page.reload()
    choice = hero(ada, "outspeed").locator("button[aria-expanded]")
    expect(choice).to_contain_text(ada.say("web-count-outspeed", count=5))
    expect(choice).to_contain_text(ada.say("web-bots-regular"))
    ada.button("web-race-now").click()
    question(ada).first.wait_for()
    assert bots_of(ada) == ["regular"] * 4
    welcome = next(f.message for f in ada.frames if f.message["type"] == "Welcome")
    assert welcome["options"]["variant"] is None


def test_the_levels_are_those_of_the_server(people: People) -> None:
    ada = people()
    ada.goto("/")
    sheet = open_sheet(ada, "why_first")
    catalog = ada.page.request.get("/api/catalog").json()
    rivals = sheet.locator("fieldset").nth(2).locator("label")
    expect(rivals).to_have_text([ada.say(f"web-bot-{level}") for level in catalog["strengths"]])


def test_people_at_one_device_play_at_once(people: People) -> None:
    ada = people()
    ada.goto("/")
    sheet = open_sheet(ada, "why_first")
    choose(sheet.locator("fieldset").nth(1), "2")
    sheet.get_by_role("button", name=ada.say("web-play-now"), exact=True).click()
    expect(ada.page.get_by_text(ada.say("web-pass-means"))).to_be_visible()
    assert bots_of(ada) == ["rookie"] * 2
    names = [seat["name"] for seat in last_look(ada)["seats"] if seat["name"] is not None]
    assert len(set(names)) == 2


def test_a_pasted_link_and_a_typed_code_lead_to_the_table(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = ada.open_table("why_first", 2)
    for written in (f"  {code.lower()} ", f"http://somewhere.example/t/{code}"):
        ben.goto("/")
        ben.field("web-code").fill(written)
        ben.button("web-join").click()
        expect(ben.page).to_have_url(re.compile(f"/t/{code}$"))


def test_nothing_empty_is_offered(people: People) -> None:
    ada = people()
    ada.goto("/")
    ada.button("web-race-now").wait_for()
    expect(ada.region("page-open-tables")).to_have_count(0)
    expect(ada.region("web-your-tables")).to_have_count(0)


def test_the_sheet_and_the_menu_look_right(people: People) -> None:
    ada = people(reduced_motion="reduce")
    faults: list[str] = []
    for game in TITLES:
        ada.goto("/")
        open_sheet(ada, game)
        faults += faults_of(ada, f"sheet of {game}")
    assert not faults, "\n".join(faults)


def test_a_made_up_name_stays_on_the_device_and_is_changed_where_it_stands(people: People) -> None:
    ada = people("")
    ada.goto("/")
    who = ada.page.locator("header .who")
    name = who.inner_text()
    assert name
    ada.page.reload()
    expect(who).to_have_text(name)
    who.click()
    field = ada.field("web-your-name")
    expect(field).to_be_focused()
    field.fill("Grace")
    field.press("Tab")
    expect(who).to_have_text("Grace")


def test_leon_is_announced_where_two_play(people: People) -> None:
    ada = people()
    ada.goto("/")
    sheet = open_sheet(ada, "why_first")
    leon = sheet.get_by_text(ada.say("web-leon-joins"))
    expect(leon).to_have_count(0)
    choose(sheet.locator("fieldset").first, "2")
    expect(leon).to_be_visible()


def test_the_page_says_what_it_is_for(people: People) -> None:
    ada = people()
    ada.goto("/")
    title = ada.page.get_by_role("heading", level=1)
    expect(title).to_have_text(ada.say("web-tagline"))
    expect(title).to_be_in_viewport(ratio=1)
    choice = hero(ada, "why_first").locator("button[aria-expanded]")
    expect(choice).to_contain_text(ada.say("web-bots-rookie"))


def test_a_name_of_eight_letters_stays_beside_the_menu_on_a_phone(people: People) -> None:
    ada = people("Меркурий", size=PHONE, language="ru")
    ada.goto("/")
    tops = [
        ada.page.locator(part).bounding_box()
        for part in ("header .home", "header .who", "header .door:last-child")
    ]
    middles = [box["y"] + box["height"] / 2 for box in tops if box is not None]
    assert len(middles) == 3
    assert max(middles) - min(middles) < 3
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
