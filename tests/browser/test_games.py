"""The games in their forms, and the ways to be at a table."""

import re
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.people import PHONE, People, Person
from tests.browser.playing import (
    answer,
    leave_to_bots,
    play,
    podium,
    question,
    wait_for_reveal,
)

TIME_LEFT_AFTER: Final = """() => {
  if (document.querySelector("[data-busy]") !== null) return null;
  return document.querySelector("[role=timer]").textContent.trim();
}"""


def start_with_bots(person: Person, game: str, players: int, **more: Any) -> str:
    code = person.open_table(game, players, **more)
    person.fill_with_bots()
    person.ready()
    person.start()
    return code


def test_the_tactical_game_turns_cards_up_and_then_moves_any_figure(people: People) -> None:
    ada = people()
    start_with_bots(ada, "why_first", 3, variant=True)
    question(ada).first.wait_for()
    answer(ada)
    ada.group("web-why-which-figure").wait_for()
    queue = ada.page.get_by_role("list", name=ada.say("web-why-order"))
    expect(queue.get_by_role("listitem")).to_have_count(3)
    play([ada], answers=10)
    leave_to_bots(ada)
    podium(ada).wait_for()
    expect(ada.text("web-why-second-wins").first).to_be_visible()


def test_leon_races_with_two(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    ada.start_with(ben, "why_first", 2)
    question(ada).first.wait_for()
    players = ada.page.locator(".seats > *")
    expect(players).to_have_count(3)
    expect(players.last).to_contain_text(ada.say("leon"))
    expect(ada.page.locator(".bubble")).to_contain_text(ada.say("web-why-leon-says"))
    play([ada, ben], answers=4)
    expect(ada.page.locator(".bubble")).to_have_count(0)
    expect(ada.page.get_by_role("log").first).not_to_be_empty()
    leave_to_bots(ada, ben)
    for person in (ada, ben):
        podium(person).wait_for()


def test_a_spectator_sees_the_game_and_nobodys_cards(people: People) -> None:
    ada, eva = people("Ada"), people("Eva")
    code = start_with_bots(ada, "why_first", 3)
    question(ada).first.wait_for()
    eva.goto(f"/t/{code}")
    expect(eva.status).to_contain_text("Ada")
    expect(eva.page.get_by_role("radio")).to_have_count(0)
    expect(eva.page.get_by_text(re.compile("Ada"), exact=False).first).to_be_visible()
    answer(ada)
    expect(eva.page.locator(".progress .when")).to_have_text(re.compile("round 2"))
    assert all(frame.seat is None for frame in eva.frames)
    assert not any('"my_hand":[[' in frame.text for frame in eva.frames)


def test_the_big_screen_shows_the_game_and_has_nothing_to_choose(people: People) -> None:
    ada = people("Ada")
    code = start_with_bots(ada, "outspeed", 3)
    question(ada).first.wait_for()
    television = people("TV", size=(1920, 1080))
    television.goto(f"/t/{code}/screen")
    television.region("web-os-the-track").wait_for()
    for role in ("radio", "textbox", "combobox", "toolbar", "tab"):
        expect(television.page.locator(f"[role={role}], {role}")).to_have_count(0)
    expect(television.status).to_contain_text("Ada")
    expect(television.page.locator("aside.sofa")).to_contain_text(
        television.say("web-screen-watch")
    )
    ada.button("web-menu").click()
    expect(ada.link("web-big-screen")).to_have_attribute("href", f"/t/{code}/screen")


def test_a_phone_plays_some_rounds(people: People) -> None:
    ada = people(size=PHONE, has_touch=True, is_mobile=True)
    start_with_bots(ada, "outspeed", 3)
    question(ada).first.wait_for()
    route = ada.group("web-os-choose-route").get_by_role("radio", disabled=False).last
    route.tap()
    expect(route).to_have_attribute("aria-checked", "true")
    expect(ada.page.locator("button.go")).to_contain_text(ada.say("web-os-lock-in"))
    ada.page.locator("button.go").tap()
    expect(question(ada).first).to_be_visible()
    play([ada], answers=4)
    ben = people("Ben", size=PHONE, has_touch=True, is_mobile=True)
    start_with_bots(ben, "why_first", 3)
    play([ben], answers=4)


def test_three_pass_one_device_round_and_see_only_their_own(people: People) -> None:
    ada = people("Ada")
    code = ada.open_table("why_first", 3)
    names = ["Ada", "Ben", "Zoë"]
    ada.sit(code, "Ben")
    ada.sit(code, "Zoë")
    ada.ready()
    ada.start()
    for _ in range(2):
        for seat, name in enumerate(names):
            curtain = ada.region("web-curtain")
            curtain.wait_for()
            expect(curtain).to_contain_text(name)
            assert _hand(ada) == [], "a hand behind the curtain"
            ada.button("web-i-am", pilot=name).click()
            question(ada).first.wait_for()
            assert sorted(_hand(ada)) == sorted(_dealt(ada, seat)), "another hand than one's own"
            answer(ada)
    ada.region("web-curtain").wait_for()
    expect(ada.page.locator(".progress .when")).to_have_text(re.compile("round"))


def _hand(person: Person) -> list[int]:
    """The white numbers of the cards that are anywhere on the page to be chosen."""
    values: list[str] = person.page.locator("input[type=radio][aria-keyshortcuts]").evaluate_all(
        "radios => radios.filter(r => !r.getAttribute('aria-keyshortcuts').includes('Shift'))"
        ".map(r => r.value)"
    )
    return [int(value) for value in values]


def _dealt(person: Person, seat: int) -> list[int]:
    looks = [
        frame.message
        for frame in person.frames
        if frame.seat == seat and frame.message["type"] == "Look" and frame.message["view"]
    ]
    return [card[1] for card in looks[-1]["view"]["my_hand"]]


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    ada.start_with(ben, "outspeed", 3)
    question(ada).first.wait_for()
    ada.page.reload()
    question(ada).first.wait_for()
    answer(ada)
    locked = ada.page.locator("[role=radio][aria-checked=true]")
    chosen = locked.inner_text()
    ada.page.reload()
    expect(locked).to_have_text(chosen, use_inner_text=True)
    expect(ada.status).to_contain_text("Ben")
    for _ in range(3):
        play([ada, ben], answers=1)
        ada.page.reload()


def test_a_player_who_leaves_is_played_for_and_can_come_back(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    ada.start_with(ben, "outspeed", 3)
    play([ada, ben], answers=2)
    leave_to_bots(ben)
    ada.read("history")
    expect(ada.page.get_by_text(ada.say("web-stood-in", pilot="Ben"))).to_be_visible()
    ben.button("web-take-over").click()
    expect(ada.page.get_by_text(ada.say("web-returned", pilot="Ben"))).to_be_visible()
    expect(ben.button("web-take-over")).to_have_count(0)
    ada.button("web-close").click()
    play([ada, ben], answers=2)


def test_the_clock_chooses_for_those_who_are_late(people: People) -> None:
    ada = people("Ada")
    start_with_bots(ada, "why_first", 3, clock=5)
    question(ada).first.wait_for()
    expect(ada.page.get_by_role("timer")).to_be_visible()
    ada.read("history")
    me = ada.say("web-me-named", name="Ada")
    late = ada.page.get_by_text(ada.say("web-too-late", pilot=me))
    expect(late.first).to_be_visible()


def test_the_clock_does_not_run_while_the_reveal_is_shown(people: People) -> None:
    """Which takes four to ten seconds here."""
    ada = people("Ada", pace=0.5)
    start_with_bots(ada, "why_first", 6, clock=30)
    question(ada).first.wait_for()
    answer(ada)
    wait_for_reveal(ada)
    left = ada.page.wait_for_function(TIME_LEFT_AFTER, polling="raf")
    assert left.json_value() in {"0:30", "0:29", "0:28"}


def test_a_table_that_is_not_there_full_or_over(people: People) -> None:
    ada, eva = people("Ada"), people("Eva")
    eva.goto("/t/KESTREL99XYZ")
    expect(eva.page.get_by_role("heading", level=1)).to_have_text(eva.say("web-no-such-table"))
    code = ada.open_table("why_first", 2)
    ada.fill_with_bots()
    eva.goto(f"/t/{code}")
    expect(eva.text("web-you-watch")).to_be_visible()
    expect(eva.button("web-sit-here")).to_have_count(0)
    ada.ready()
    ada.start()
    leave_to_bots(ada)
    podium(eva).wait_for()
    ben = people("Ben")
    ben.goto(f"/t/{code.lower()}")
    expect(ben.page.get_by_role("heading", level=1)).to_be_visible()
    expect(podium(ben)).to_be_visible()
