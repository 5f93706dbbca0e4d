"""Before the game: the way to call the others."""

from playwright.sync_api import expect

from tests.browser.people import PHONE, People


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
