"""The deck editor: a tile is changed, a fault is named and fixed, the deck is saved and played."""

import json
from pathlib import Path

from playwright.sync_api import Locator, expect

from paddock.games.outspeed.deck_file import examine, house_deck
from paddock.games.outspeed.tiles import Players
from paddock.words import Words
from tests.browser.people import PHONE, People, Person
from tests.browser.test_keyboard import go_to


def route(person: Person, side: str) -> Locator:
    name = person.say("place-route", route=person.say(f"route-{side}"))
    return person.page.get_by_role("group", name=name, exact=True)


def part(person: Person, side: str, field: str, number: int) -> Locator:
    """A part of an amount of a route."""
    name = person.say("web-decks-part", field=person.say(f"web-decks-{field}"), number=number)
    return route(person, side).get_by_role("combobox", name=name, exact=True)


def lit(person: Person, side: str) -> Locator:
    return route(person, side).get_by_role("checkbox").first


def verdict(person: Person) -> Locator:
    return person.region("web-decks-check").get_by_role("status")


def test_a_tile_is_entered_checked_saved_and_played(people: People, tmp_path: Path) -> None:
    ada = people(size=PHONE)
    ada.goto("/tiles")
    ada.link("web-decks-link").click()
    expect(verdict(ada)).to_have_text(ada.say("web-decks-good"))

    ada.field("web-decks-name").fill('Ada\'s "box"')
    ada.page.get_by_role("radio", name="10", exact=True).check()
    part(ada, "left", "cost", 2).select_option("right")
    lit(ada, "right").uncheck()
    expect(verdict(ada)).to_have_text(ada.say("web-decks-count", count=1))
    expect(ada.button("web-decks-play")).to_be_disabled()
    marked = f"10 ({ada.say('web-decks-marked', count=1)})"
    expect(ada.page.get_by_role("radio", name=marked)).to_be_checked()

    ada.page.get_by_role("radio", name="2", exact=True).check()
    sentence = ada.say("fault-count-of-dark-route", route=ada.say("route-right"))
    fault = ada.region("web-decks-check").get_by_role("listitem").filter(has_text=sentence)
    fault.get_by_role("link").click()
    expect(part(ada, "left", "cost", 1)).to_be_focused()
    expect(ada.page.get_by_role("radio", name=marked)).to_be_checked()
    part(ada, "left", "cost", 2).select_option("yellow")
    expect(verdict(ada)).to_have_text(ada.say("web-decks-good"))

    with ada.page.expect_download() as saving:
        ada.button("web-decks-save").click()
    assert saving.value.suggested_filename == "ada-s-box.toml"
    saving.value.save_as(tmp_path / "mine.toml")
    saved = (tmp_path / "mine.toml").read_text("utf-8")
    deck, faults = examine(saved)
    assert deck is not None
    assert (deck.name, faults) == ('Ada\'s "box"', ())
    house = house_deck()
    assert [a == b for a, b in zip(deck.tiles, house.tiles, strict=True)].count(False) == 1
    face = deck.tiles[9].face(Players.UP_TO_4)
    assert face.left is not None
    assert (face.left.cost.number, face.left.cost.dice, face.right) == (0, 2, None)

    ada.button("web-decks-play").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text(deck.name)
    with ada.page.expect_request("**/api/tables") as opening:
        ada.button("web-open-table").click()
    assert json.loads(opening.value.post_data or "{}")["deck"] == saved
    expect(ada.button("web-i-am-ready")).to_be_visible()
    expect(ada.page.get_by_text(ada.say("web-deck-own")).first).to_be_visible()


def test_a_champion_says_that_it_does_not_know_the_deck(people: People) -> None:
    """In the lobby, as soon as it sits there; a Regular and the house deck say nothing."""
    ada = people()
    ada.goto("/decks")
    ada.field("web-decks-name").fill("Mine")
    expect(verdict(ada)).to_have_text(ada.say("web-decks-good"))
    ada.button("web-decks-play").click()
    ada.button("web-open-table").click()
    expect(ada.page.get_by_text(ada.say("web-deck-own")).first).to_be_visible()
    warning = ada.text("web-champion-other-deck")
    ada.fill_with_bots("regular")
    expect(warning).to_have_count(0)
    bays = ada.page.get_by_role("list", name=ada.say("web-seats")).get_by_role("listitem")
    bays.nth(1).get_by_role("combobox").select_option(value="champion")
    expect(warning).to_be_visible()

    ada.open_table("outspeed", 3)
    ada.fill_with_bots("champion")
    expect(warning).to_have_count(0)


def test_one_of_two_equal_parts_of_a_sum_is_left_out(people: People) -> None:
    ada = people()
    ada.goto("/decks")
    ada.page.get_by_role("radio", name="11", exact=True).check()
    part(ada, "left", "zones", 2).select_option("blue")
    part(ada, "left", "zones", 3).select_option("blue")
    part(ada, "left", "zones", 2).select_option("")
    expect(part(ada, "left", "zones", 1)).to_have_value("3")
    expect(part(ada, "left", "zones", 2)).to_have_value("blue")
    expect(part(ada, "left", "zones", 3)).to_have_value("")
    expect(part(ada, "left", "zones", 4)).to_have_count(0)


def test_a_tile_is_entered_by_keyboard_alone(people: People) -> None:
    ada = people()
    ada.goto("/decks")
    expect(verdict(ada)).to_have_text(ada.say("web-decks-good"))
    go_to(ada, ada.page.get_by_role("radio", name="1", exact=True))
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    go_to(ada, part(ada, "middle", "zones", 1))
    ada.page.keyboard.press("4")
    go_to(ada, lit(ada, "right"))
    ada.page.keyboard.press("Space")
    preview = ada.page.get_by_role("region").filter(has_text=ada.say("web-decks-preview"))
    expect(preview).to_contain_text(ada.say("tile-zones", amount="4"))
    expect(preview).to_contain_text(ada.say("web-os-dark"))
    expect(ada.button("web-decks-play")).to_be_enabled()
    go_to(ada, ada.button("web-decks-play"))
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("dialog")).to_contain_text(ada.say("web-decks-new-name"))


def test_a_draft_stays_and_a_faulty_file_is_opened_as_far_as_it_goes(
    people: People, tmp_path: Path
) -> None:
    ada = people(language="pl")
    ada.goto("/decks")
    ada.field("web-decks-name").fill("Pierwsza")
    expect(verdict(ada)).to_have_text(ada.say("web-decks-good"))
    ada.page.reload()
    expect(ada.field("web-decks-name")).to_have_value("Pierwsza")

    file = tmp_path / "faulty.toml"
    file.write_text('name = "Druga"\n[[tile]]\nnumber = 1\n[tile.face34]\nleft = { cost = 77 }\n')
    expect(ada.text("web-choose-file")).to_be_visible()
    ada.page.get_by_label(ada.say("web-decks-open")).set_input_files(file)
    expect(ada.page.get_by_text(file.name, exact=True)).to_be_visible()
    expect(ada.field("web-decks-name")).to_have_value("Druga")
    lost = ada.page.get_by_role("alert")
    expect(lost).to_contain_text(ada.say("fault-bad-number", number="77"))
    expect(verdict(ada)).to_contain_text(Words("pl")("web-decks-count", count=31))

    ada.button("web-decks-take-back").click()
    expect(ada.field("web-decks-name")).to_have_value("Pierwsza")
    expect(verdict(ada)).to_have_text(ada.say("web-decks-good"))
    file.write_text("name = 1")
    ada.page.get_by_label(ada.say("web-decks-open")).set_input_files(file)
    expect(ada.page.get_by_role("alert")).to_have_text(
        ada.say("web-decks-no-tiles", file="faulty.toml")
    )
    expect(ada.field("web-decks-name")).to_have_value("Pierwsza")
