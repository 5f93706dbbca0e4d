"""Chat, notices, themes and motion."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.playing import answer, asked, play, question

EVIL: Final = "<img src=x onerror=alert(1)><b>bold</b>"


def racing(people: People, name: str = "Ada", **more: object) -> Person:
    person = people(name, **more)
    person.open_table("outspeed", 3)
    person.fill_with_bots()
    person.ready()
    person.start()
    question(person).first.wait_for()
    return person


def test_what_is_said_is_text_and_nothing_else(people: People) -> None:
    ada, eva = racing(people), people("Eva")
    eva.goto(f"/t/{ada.code}")
    for person in (ada, eva):
        person.read("chat")
    ada.field("web-chat-write").fill(EVIL)
    ada.button("web-send").click()
    ada.button("web-emote-wow").click()
    for person in (ada, eva):
        log = person.page.get_by_role("log", name=person.say("web-chat"))
        expect(log.get_by_text(EVIL, exact=True)).to_be_visible()
        said = log.get_by_role("listitem").filter(has_text=person.say("web-emote-wow"))
        expect(said.locator(".emote")).to_be_visible()
        expect(log.locator("img, b")).to_have_count(0)
    expect(eva.page.get_by_role("textbox")).to_have_count(0)


def test_the_title_says_whose_turn_it_is(people: People) -> None:
    ada = people("Ada")
    ben = people("Ben")
    code = ada.open_table("why_first", 2)
    ben.sit(code)
    for person in (ada, ben):
        person.ready()
    ada.start()
    turn = re.compile(re.escape(ada.say("web-your-turn")))
    expect(ada.page).to_have_title(turn)
    question(ada).first.wait_for()
    answer(ada)
    expect(ada.page).not_to_have_title(turn)
    question(ben).first.wait_for()
    answer(ben)
    expect(ada.page).to_have_title(turn)


def test_dark_light_and_what_the_system_prefers(people: People) -> None:
    ada = people(theme="auto", color_scheme="dark")
    ada.goto("/settings")
    choice = ada.field("web-theme")
    grounds = [_ground(ada)]
    ada.page.emulate_media(color_scheme="light")
    grounds.append(_ground(ada))
    choice.select_option("dark")
    grounds.append(_ground(ada))
    choice.select_option("light")
    grounds.append(_ground(ada))
    dark, light, chosen_dark, chosen_light = grounds
    assert dark != light
    assert (chosen_dark, chosen_light) == (dark, light)
    ada.page.reload()
    assert _ground(ada) == light


def _ground(person: Person) -> str:
    person.page.get_by_role("heading", level=1).wait_for()
    colour: str = person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return colour


def test_who_wants_no_motion_gets_none(people: People) -> None:
    ada = racing(people, pace=1, reduced_motion="reduce")
    ada.page.evaluate(COUNT_MOTIONS)
    # A route may lead to another question in the same round.
    play([ada], answers=2)
    asked([ada])
    assert ada.page.evaluate("window.motions") == []


COUNT_MOTIONS: Final = """() => {
  window.motions = [];
  const look = () => {
    for (const one of document.getAnimations()) {
      const { duration } = one.effect.getComputedTiming();
      const name = one.animationName ?? one.transitionProperty ?? "script";
      if (duration > 50) window.motions.push(name);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_hint_of_why_first_gives_way_once_a_card_is_played(people: People) -> None:
    ada = people("Ada", hints=True, reduced_motion="reduce")
    ada.open_table("why_first", 3)
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    question(ada).first.wait_for()
    hint = ada.page.locator(".why-first .hint")
    said = hint.locator("p").inner_text()
    answer(ada)
    question(ada).first.wait_for()
    expect(hint.filter(has_text=said)).to_have_count(0)
