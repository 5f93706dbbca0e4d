"""People and bots play games to the end."""

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.playing import play, podium


def test_two_people_and_bots_race_in_outspeed(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = ada.open_table("outspeed", 3)
    ben.sit(code)
    ada.fill_with_bots()
    ada.ready()
    ben.ready()
    ada.start()
    play([ada, ben])
    for person in (ada, ben):
        expect(person.region("web-os-result")).to_be_visible()
        expect(podium(person)).to_be_visible()


def test_two_people_and_bots_play_why_first(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = ada.open_table("why_first", 3)
    ben.sit(code)
    ada.fill_with_bots()
    ada.ready()
    ben.ready()
    ada.start()
    play([ada, ben])
    for person in (ada, ben):
        expect(
            person.region("web-why-pad").get_by_text(person.say("web-why-second-wins"))
        ).to_be_visible()
        expect(podium(person)).to_be_visible()
