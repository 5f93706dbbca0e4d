"""Before the game: talking, and the way to call the others."""

from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, People, Person
from tests.browser.playing import question


def talk(person: Person) -> Locator:
    return person.page.get_by_role("log", name=person.say("web-chat"))


def say(person: Person, text: str) -> None:
    person.field("web-chat-write").fill(text)
    person.button("web-send").click()


def test_people_talk_before_the_game_and_go_on_at_the_table(people: People) -> None:
    ada, ben, eva = people("Ada"), people("Ben", size=PHONE), people("Eva")
    code = ada.open_table("why_first", 2)
    eva.goto(f"/t/{code}")
    ben.sit(code)
    say(ada, "Who is it?")
    calls = ben.page.get_by_role("button", name=f"{ben.say('web-chat')} 1", exact=True)
    expect(calls).to_be_visible()
    calls.click()
    expect(talk(ben).get_by_text("Who is it?")).to_be_in_viewport()
    expect(calls).to_have_count(0)
    say(ben, "Me.")
    for person in (ada, ben, eva):
        expect(talk(person).get_by_role("listitem")).to_have_text(["Ada Who is it?", "Ben Me."])
    expect(eva.field("web-chat-write")).to_have_count(0)
    for person in (ada, ben):
        person.ready()
    ada.start()
    for person in (ada, ben):
        question(person).first.wait_for()
        tab = person.page.get_by_role("tab").last
        expect(tab).to_have_text(person.say("web-chat"), use_inner_text=True)
    ada.page.get_by_role("tab").last.click()
    expect(talk(ada).get_by_role("listitem")).to_have_text(["Ada Who is it?", "Ben Me."])


def test_on_a_phone_the_link_is_in_sight_and_so_are_the_seats(people: People) -> None:
    ada = people("Ada", size=PHONE)
    code = ada.open_table("outspeed", 6)
    inviting = [ada.field("web-link"), ada.button("web-copy"), ada.button("web-qr-short")]
    for part in [*inviting, ada.button("web-leave-seat")]:
        expect(part).to_be_in_viewport(ratio=1)
    picture = ada.page.get_by_role("img", name=ada.say("web-qr"))
    expect(picture).to_be_hidden()
    ada.button("web-qr-short").click()
    expect(picture).to_be_visible()
    ben = people("Ben", size=PHONE)
    ben.goto(f"/t/{code}")
    expect(ben.button("web-sit-here").first).to_be_in_viewport(ratio=1)
