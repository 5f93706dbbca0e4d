"""What is around every table: catching up, keys, a replay with a pace of its own."""

import re

from playwright.sync_api import expect

from paddock.games.why_first.state import Phase
from tests.browser.people import People, Person
from tests.browser.playing import answer, leave_to_bots, podium, question
from tests.browser.posing import HOLD, STOPPED, Pose

SIX = "why_first-basic-many-winner"


def held(people: People) -> tuple[Person, Pose]:
    """Somebody for whom a reveal stops at each beat."""
    ada = people("Ada", pace=STOPPED)
    ada.context.add_init_script(HOLD)
    pose = Pose(SIX, lambda state: state.phase == Phase.LAY and len(state.hands[0]) == 5, seats=[0])
    pose.hold(ada)
    return ada, pose


def test_a_viewer_who_is_behind_can_catch_up(people: People) -> None:
    ada, pose = held(people)
    pose.reveal()
    pose.reveal()
    ada.button_with("web-catch-up").click()
    expect(ada.page.locator("[data-busy]")).to_have_count(0)
    expect(ada.button_with("web-catch-up")).to_have_count(0)


def test_the_spoken_board_does_not_tell_what_is_still_to_be_shown(people: People) -> None:
    ada, pose = held(people)
    pose.reveal()
    ada.page.wait_for_function("window.cues.length > 0")
    ada.page.keyboard.press("b")
    board = ada.page.get_by_test_id("board")
    expect(board).to_contain_text(ada.say("web-still-showing"))
    assert "total" not in board.inner_text()


def test_keys_are_listed_on_a_question_mark(people: People) -> None:
    ada, _ = held(people)
    ada.page.keyboard.press("?")
    help_of = ada.page.get_by_role("dialog")
    expect(help_of).to_contain_text(ada.say("web-keyname-space"))
    for name in ("web-key-card", "web-key-figure", "web-key-play", "web-key-skip", "web-key-board"):
        expect(help_of).to_contain_text(ada.say(name))


def test_a_replay_plays_at_its_own_pace(people: People) -> None:
    """With everything shown at once at the table, Play still shows one step after the other."""
    ada = people("Ada", pace=0)
    ada.open_table("why_first", 3)
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    question(ada).first.wait_for()
    answer(ada)
    leave_to_bots(ada)
    podium(ada).wait_for()
    heading = ada.page.get_by_role("heading", level=1)
    expect(heading).to_have_count(1)
    assert ada.page.evaluate("scrollY") == 0
    ada.button("web-replay").click()
    ada.button("web-play").click()
    ada.button("web-pause").wait_for()
    place = ada.page.get_by_text(re.compile(r"^Step (\d+) of (\d+)$"))
    step, length = map(int, re.findall(r"\d+", place.inner_text()))
    assert step < length
    ada.button("web-pause").click()
