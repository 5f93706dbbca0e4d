"""One seat in more tabs than the server lets listen."""

from playwright.sync_api import expect

from tests.browser.people import People


def test_case_36_the_first_of_five_tabs_says_so_and_takes_the_seat_back(people: People) -> None:
    ada = people()
    code = ada.open_table("why_first", 3)
    first = ada.page
    others = [ada.new_page() for _ in range(4)]
    for page in others:
        page.goto(f"/t/{code}")
        expect(page.get_by_role("button", name=ada.say("web-i-am-ready"))).to_be_visible()
    heading = first.get_by_role("heading", name=ada.say("web-open-elsewhere"))
    expect(heading).to_be_visible()
    first.wait_for_timeout(2_000)
    expect(heading).to_be_visible()
    for page in others:
        expect(page.get_by_role("heading", name=ada.say("web-open-elsewhere"))).to_have_count(0)
    first.get_by_role("button", name=ada.say("web-play-here")).click()
    expect(ada.button("web-i-am-ready")).to_be_visible()
    expect(others[0].get_by_role("heading", name=ada.say("web-open-elsewhere"))).to_be_visible()
