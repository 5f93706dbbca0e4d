"""Before the game: talking, and the way to call the others."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, People, Person
from tests.browser.playing import answer, question
from tests.browser.test_start_page import choose, open_sheet

CHARACTERS = ("vega", "kit", "zip", "otto", "nova", "gale")
CHANGE: Final = """(list, levels) => {
  for (const level of levels) {
    list.value = level;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }
}"""
"""As the arrow keys do it, before the server has answered the first."""


def talk(person: Person) -> Locator:
    return person.page.get_by_role("log", name=person.say("web-chat"))


def chat_line(person: Person) -> Locator:
    """The button with what was said last."""
    return person.page.locator("footer .talk")


def say(person: Person, text: str) -> None:
    if talk(person).count() == 0:
        chat_line(person).click()
    person.field("web-chat-write").fill(text)
    person.button("web-send").click()


def test_people_talk_before_the_game_and_go_on_at_the_table(people: People) -> None:
    ada, ben, eva = people("Ada"), people("Ben", size=PHONE), people("Eva")
    code = ada.open_table("why_first", 2)
    eva.goto(f"/t/{code}")
    ben.sit(code)
    say(ada, "Who is it?")
    expect(chat_line(ben)).to_contain_text("Ada: Who is it?")
    expect(chat_line(ben).locator(".unread")).to_have_text("1")
    chat_line(ben).click()
    expect(ben.field("web-chat-write")).to_be_focused()
    expect(talk(ben).get_by_text("Who is it?")).to_be_in_viewport()
    expect(chat_line(ben).locator(".unread")).to_have_count(0)
    say(ben, "Me.")
    chat_line(eva).click()
    # One's own lines say so.
    me = ada.say("web-me")
    for person, names in ((ada, (me, "Ben")), (ben, ("Ada", me)), (eva, ("Ada", "Ben"))):
        told = [f"{names[0]} Who is it?", f"{names[1]} Me."]
        expect(talk(person).get_by_role("listitem")).to_have_text(told)
    expect(eva.field("web-chat-write")).to_have_count(0)
    for person in (ada, ben):
        person.button("web-close").click()
        person.ready()
    ada.start()
    for person in (ada, ben):
        question(person).first.wait_for()
        expect(person.page.locator(".unread")).to_have_count(0)
    ada.read("chat")
    expect(talk(ada).get_by_role("listitem")).to_have_text([f"{me} Who is it?", "Ben Me."])


def test_on_a_phone_the_link_is_in_sight_and_so_are_the_seats(people: People) -> None:
    ada = people("Ada", size=PHONE)
    code = ada.open_table("outspeed", 6)
    picture = ada.page.get_by_role("img", name=ada.say("web-qr"))
    inviting = [ada.field("web-link"), ada.button("web-copy"), picture]
    for part in [*inviting, ada.button("web-leave-seat")]:
        expect(part).to_be_in_viewport(ratio=1)
    ben = people("Ben", size=PHONE)
    ben.goto(f"/t/{code}")
    expect(ben.button("web-sit-here").first).to_be_in_viewport(ratio=1)


def test_on_a_small_phone_ready_and_start_are_in_sight(people: People) -> None:
    ada = people("Ada", size=PHONE, language="de")
    code = ada.open_table("outspeed", 6)
    for part in (ada.button("web-i-am-ready"), ada.button("web-start")):
        expect(part).to_be_in_viewport(ratio=1)
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    below = ada.page.locator("footer .talk").bounding_box()
    dock = ada.page.locator("footer .dock").bounding_box()
    assert below is not None
    assert dock is not None
    assert below["y"] + below["height"] <= dock["y"]
    ben = people("Ben", size=PHONE)
    ben.goto(f"/t/{code}")
    expect(ben.button("web-sit-here").first).to_be_in_viewport(ratio=1)


def test_bots_have_a_name_a_face_and_a_level_that_can_be_changed(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = ada.open_table("outspeed", 3)
    ada.fill_with_bots("rookie")
    bays = ada.page.get_by_role("list", name=ada.say("web-seats")).get_by_role("listitem")
    names = [bays.nth(seat).locator("strong").inner_text() for seat in (1, 2)]
    assert len(set(names)) == 2
    assert set(names) <= {ada.say(f"web-character-{one}") for one in CHARACTERS}
    bays.nth(1).get_by_role("combobox").select_option(value="expert")
    ben.goto(f"/t/{code}")
    there = ben.page.get_by_role("list", name=ben.say("web-seats")).get_by_role("listitem")
    expect(there.nth(1)).to_contain_text(ben.say("web-bot-expert"))
    expect(there.nth(1).locator(".bars .on")).to_have_count(3)
    expect(there.nth(1).locator("strong")).to_have_text(names[0])
    expect(there.nth(2).locator(".bars .on")).to_have_count(1)


def test_a_level_that_is_changed_twice_in_a_row_is_the_last_one(people: People) -> None:
    ada = people("Ada")
    ada.open_table("outspeed", 3)
    ada.fill_with_bots("regular")
    bay = ada.page.get_by_role("list", name=ada.say("web-seats")).get_by_role("listitem").nth(1)
    level = bay.get_by_role("combobox")
    level.focus()
    level.evaluate(CHANGE, ["rookie", "expert"])
    expect(bay.locator(".bars .on")).to_have_count(3)
    # The list of the bot that went is gone; whoever uses a keyboard is still at this seat.
    expect(level).to_be_focused()


def test_a_big_screen_shows_the_lobby_and_nothing_to_press(people: People) -> None:
    ada, sofa = people("Ada"), people("Sofa", size=(1920, 1080))
    code = ada.open_table("why_first", 6)
    sofa.goto(f"/t/{code}/screen")
    picture = sofa.page.get_by_role("img", name=sofa.say("web-qr"))
    picture.wait_for()
    box = picture.bounding_box()
    assert box is not None
    assert box["height"] >= 1080 / 3
    expect(sofa.page.locator("input, select, button, a")).to_have_count(0)
    (welcome,) = [one.message for one in sofa.frames if one.message["type"] == "Welcome"]
    expect(sofa.page.get_by_text(welcome["invitation"] or code, exact=True)).to_be_visible()


def bays(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.say("web-seats")).get_by_role("listitem")


def test_a_person_changes_their_name_and_stays_ready(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = ada.open_table("why_first", 3)
    ben.sit(code)
    ada.ready()
    ada.button("web-change-name").click()
    dialog = ada.page.get_by_role("dialog")
    field = dialog.get_by_role("textbox")
    expect(field).to_be_focused()
    expect(field).to_have_value("Ada")
    field.fill("Zoë")
    field.press("Enter")
    for person in (ada, ben):
        expect(bays(person).nth(0)).to_contain_text("Zoë")
        expect(bays(person).nth(0)).to_contain_text(person.say("web-ready"))
    # The next table gets the new name, too.
    ada.goto("/settings")
    expect(ada.field("web-your-name")).to_have_value("Zoë")


def test_a_name_that_is_taken_leaves_the_seat_as_it_was(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    ada.forgive("status 409", "409")
    code = ada.open_table("why_first", 3)
    ben.sit(code)
    for taken in ("Ben", "BEN"):  # the second is known to the server alone
        ada.button("web-change-name").click()
        ada.page.get_by_role("dialog").get_by_role("textbox").fill(taken)
        ada.button("web-save").click()
        expect(ada.text("why-name-taken")).to_be_visible()
        expect(bays(ada).nth(0)).to_contain_text("Ada")
        expect(bays(ben).nth(0)).to_contain_text("Ada")
        expect(ada.button("web-leave-seat")).to_be_visible()


def test_nobody_is_removed_without_being_asked_whom(people: People) -> None:
    ada = people("Ada")
    ada.open_table("why_first", 2)
    ada.fill_with_bots()
    bay, dialog = bays(ada).nth(1), ada.page.get_by_role("dialog")
    name = bay.locator("strong").inner_text()
    remove = ada.button("web-remove-one", pilot=name)
    remove.focus()
    for leave in ("Escape", "Enter"):
        remove.press("Enter")
        expect(dialog).to_have_accessible_name(ada.say("web-remove-one", pilot=name))
        expect(dialog).to_contain_text(ada.say("web-remove-means"))
        keep = ada.button("web-remove-not")
        keep.focus()
        keep.press(leave)
        expect(dialog).to_be_hidden()
        expect(bay).to_contain_text(name)
        expect(remove).to_be_focused()
    remove.press("Enter")
    ada.button("web-remove-bot").press("Enter")
    expect(bay).not_to_contain_text(name)
    expect(dialog).to_be_hidden()


def test_players_see_how_many_watch_in_the_lobby_and_at_the_table(people: People) -> None:
    ada, eva = people("Ada"), people("Eva")
    code = ada.open_table("why_first", 2)
    ada.fill_with_bots()
    watching = ada.page.get_by_title(ada.say("web-watching", count=1))
    expect(watching).to_have_count(0)
    eva.goto(f"/t/{code}")
    expect(watching).to_be_visible()
    ada.ready()
    ada.start()
    question(ada).first.wait_for()
    expect(watching).to_be_visible()
    expect(eva.page.get_by_title(eva.say("web-watching", count=1))).to_be_visible()
    expect(eva.page.get_by_title(eva.say("web-watching", count=1))).to_contain_text(
        eva.say("play-you-watch")
    )
    expect(watching).not_to_contain_text(ada.say("play-you-watch"))
    eva.page.close()
    expect(watching).to_have_count(0)


def test_on_a_phone_the_waited_for_push_the_watchers_off_the_picture(people: People) -> None:
    ada, ben, eva = people("Ada", size=PHONE, language="ru"), people("Ben"), people("Eva")
    code = ada.open_table("outspeed", 3)
    ben.sit(code, "Maximilian Quick")
    ada.fill_with_bots()
    eva.goto(f"/t/{code}")
    ada.ready()
    ben.ready()
    ada.start()
    watching = ada.page.get_by_title(ada.say("web-watching", count=1))
    question(ada).first.wait_for()
    expect(watching).to_be_visible()
    answer(ada)
    expect(ada.page.locator(".status .rest")).to_be_visible()
    expect(watching).to_be_hidden()


CUT: Final = """() => [...document.querySelectorAll(".foot select")].filter((list) => {
  const copy = document.createElement("span");
  copy.style.font = getComputedStyle(list).font;
  copy.style.position = "absolute";
  copy.textContent = list.selectedOptions[0].textContent;
  document.body.append(copy);
  const arrow = 16, letters = copy.getBoundingClientRect().width;
  copy.remove();
  const { right, width } = list.getBoundingClientRect();
  const card = list.closest("li").getBoundingClientRect();
  return right > card.right || width < letters + arrow;
}).length"""
"""Lists of levels that are cut by their card, or that cut the level."""


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_on_a_small_phone_levels_and_titles_are_read_whole(
    people: People, game: str, language: str
) -> None:
    ada = people("Ada", size=PHONE, language=language)
    ada.goto("/")
    ada.page.locator(f".hero[data-world={game}] .choice").click()
    title = ada.page.get_by_role("dialog").locator("h2")
    words = title.inner_text().split()
    lines = title.evaluate("one => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)")
    assert lines < len(words) + 0.5
    ada.open_table(game, 6)
    ada.fill_with_bots("regular")
    lit = ada.page.locator(".foot .bars").first.locator(".on")
    for level, bars in (("champion", 4), ("expert", 3), ("rookie", 1)):
        ada.page.locator(".foot select").first.select_option(value=level)
        # What is measured is the bot of this level.
        expect(lit).to_have_count(bars)
        assert ada.page.evaluate(CUT) == 0, level


def test_a_second_seat_at_this_device_is_for_another_player(people: People) -> None:
    ada = people("Ada")
    code = ada.open_table("why_first", 3)
    expect(ada.button("web-sit-here")).to_have_count(0)
    expect(ada.button("web-sit-too")).to_have_count(2)
    ada.sit(code, "Ben")
    expect(bays(ada).nth(1)).to_contain_text("Ben")


def test_the_sheet_and_the_lobby_say_what_the_order_of_tiles_means(people: People) -> None:
    ada = people("Ada")
    ada.goto("/")
    sheet = open_sheet(ada, "outspeed")
    for choice, means in (
        ("web-sheet-variant-outspeed-off", "web-normal-outspeed-means"),
        ("web-sheet-variant-outspeed-on", "web-first-race-means"),
    ):
        choose(sheet, ada.say(choice))
        expect(sheet.get_by_text(ada.say(means), exact=True)).to_be_visible()
    for variant, means in ((True, "web-first-race-means"), (False, "web-normal-outspeed-means")):
        ada.open_table("outspeed", 3, variant=variant)
        ada.button_with("web-sheet-outspeed").click()
        said = ada.page.get_by_role("dialog").get_by_role("listitem").first
        expect(said).to_contain_text(ada.say(means))
