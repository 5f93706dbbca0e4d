"""Before the game: talking, and the way to call the others."""

from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, People, Person
from tests.browser.playing import question

CHARACTERS = ("vega", "kit", "zip", "otto", "nova", "gale")


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
