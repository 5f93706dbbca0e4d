"""What is always in sight: the second place, whatever moves; one's own tables on the start page."""

import re
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person
from tests.browser.playing import answer, leave_to_bots, podium, question, wait_for_reveal

WATCH_THE_SECOND: Final = """() => {
  window.seen = [];
  const look = () => {
    const track = document.querySelector(".board");
    if (track === null) return;
    const marks = [...track.querySelectorAll(".field.second text")].map((m) => m.textContent);
    window.seen.push([track.getAttribute("aria-label"), marks]);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_second_place_is_marked_while_figures_walk(people: People) -> None:
    ada = people("Ada", pace=2)
    ada.open_table("why_first", 3)
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    question(ada).first.wait_for()
    ada.page.evaluate(WATCH_THE_SECOND)
    # In one round of many the cards of each figure add up to nothing.
    for _ in range(3):
        answer(ada)
        wait_for_reveal(ada)
        question(ada).first.wait_for()
    seen: list[Any] = ada.page.evaluate("window.seen")
    pictures = {(label, tuple(marks)) for label, marks in seen}
    assert len(pictures) > 2, "figures have walked"
    for label, marks in pictures:
        fields = sorted(map(int, re.findall(r"-?\d+", label.replace("\u2212", "-"))))
        assert len(marks) == (0 if len(set(fields)) == 1 else 1), (label, marks)
    last = [frame.message for frame in ada.frames if frame.message["type"] == "Look"][-1]
    shown = last["prospects"]["second"]
    assert seen[-1][1] == ([] if shown is None else [str(shown).replace("-", "\u2212")])


def my_tables(person: Person) -> Locator:
    return person.region("web-your-tables").get_by_role("listitem")


def test_the_start_page_says_how_ones_own_tables_stand(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    ada.goto("/")
    expect(ada.region("web-your-tables")).to_have_count(0)
    code = ada.open_table("why_first", 2)
    ada.goto("/")
    expect(my_tables(ada)).to_contain_text(ada.say("web-seats-still-free", count=1))
    ben.sit(code)
    ben.ready()
    ada.goto(f"/t/{code}")
    ada.ready()
    ada.start()
    question(ada).first.wait_for()
    ada.goto("/")
    for said in (ada.say("game-why-first"), "Ben", ada.say("web-your-turn"), "now"):
        expect(my_tables(ada)).to_contain_text(said)
    my_tables(ada).get_by_role("link").click()
    question(ada).first.wait_for()
    answer(ada)
    expect(ada.status).to_contain_text("Ben")
    ada.goto("/")
    expect(my_tables(ada)).to_contain_text("Waiting for Ben")
    ada.goto(f"/t/{code}")
    leave_to_bots(ada, ben)
    podium(ada).wait_for()
    ada.goto("/")
    # Leon may have won, who has no seat.
    ended = r"You won\.|Ben won\.|Leon won\.|shared the win\."
    expect(my_tables(ada)).to_contain_text(re.compile(ended))
    my_tables(ada).get_by_role("link").click()
    expect(ada.page).to_have_url(re.compile(f"/t/{code}/replay$"))


def test_a_television_shows_large_figures_before_the_first_cards(people: People) -> None:
    ada, tv = people("Ada"), people("Sofa", size=(1920, 1080))
    code = ada.open_table("why_first", 6)
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    tv.goto(f"/t/{code}/screen")
    figure = tv.page.locator(".seats .waits .figure-icon >> visible=true").first
    figure.wait_for()
    box = figure.bounding_box()
    assert box is not None
    assert box["height"] > 120
