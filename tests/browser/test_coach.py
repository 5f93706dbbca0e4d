"""The coach: a hint that everybody learns of, the curve and the turning points after a game."""

import re

from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.playing import leave_to_bots, play, podium, question


def against_bots(person: Person) -> str:
    code = person.open_table("outspeed", 3)
    person.fill_with_bots()
    person.ready()
    person.start()
    question(person).first.wait_for()
    return code


def test_everybody_who_sees_the_result_learns_of_a_hint(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    code = against_bots(ada)
    ada.button("web-hint-ask").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ada.say("web-hint-before"))
    dialog.get_by_role("button", name=ada.say("web-hint-show")).click()
    options = dialog.locator(".options li")
    expect(options).not_to_have_count(0)
    chances = options.locator(".chance").all_inner_texts()
    assert all(re.fullmatch(r"\d+\s?%", one) for one in chances), chances
    ada.page.keyboard.press("Escape")
    ada.read("history")
    expect(
        ada.page.get_by_text(ada.say("web-hinted", pilot=ada.say("web-me-named", name="Ada")))
    ).to_have_count(1)
    ada.page.keyboard.press("Escape")
    play([ada], answers=1)
    leave_to_bots(ada)
    taken = ada.say("web-hints-taken", pilot="Ada", count=1)
    expect(podium(ada).get_by_text(taken)).to_be_visible()
    # Somebody who was not there, on another device, at the table and in the replay.
    ben.goto(f"/t/{code}")
    expect(podium(ben).get_by_text(taken)).to_be_visible()
    ben.goto(f"/t/{code}/replay")
    expect(ben.page.get_by_text(taken)).to_be_visible()


def test_all_options_of_a_long_list_can_be_seen(people: People) -> None:
    """Five cards before three figures: the six best at once, the others on request."""
    ada = people("Ada")
    ada.open_table("why_first", 2)
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    question(ada).first.wait_for()
    ada.button("web-hint-ask").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name=ada.say("web-hint-show")).click()
    chances = dialog.locator(".options .chance")
    expect(chances).to_have_count(15)
    expect(chances.filter(visible=True)).to_have_count(6)
    dialog.get_by_text(ada.say("coach-every-option")).click()
    expect(chances.filter(visible=True)).to_have_count(15)
    rated = [int(re.sub(r"\D", "", one)) for one in chances.all_inner_texts()]
    assert rated == sorted(rated, reverse=True)


def test_a_game_without_hints_says_nothing_of_them(people: People) -> None:
    ada = people("Ada")
    against_bots(ada)
    leave_to_bots(ada)
    podium(ada).wait_for()
    expect(ada.page.locator(".hints-taken")).to_have_count(0)


def test_among_people_there_is_no_hint(people: People) -> None:
    ada, ben = people("Ada"), people("Ben")
    ada.start_with(ben, "why_first", 2)
    question(ada).first.wait_for()
    expect(ada.button("web-hint-ask")).to_have_count(0)


def test_after_a_game_the_coach_draws_the_curve_and_names_turning_points(people: People) -> None:
    ada = people("Ada")
    against_bots(ada)
    play([ada], answers=3)
    leave_to_bots(ada)
    podium(ada).wait_for()
    ada.button("web-coach-ask").click()
    coach = ada.region("web-coach")
    curve = coach.get_by_role("img")
    # One point for each decision and one for the end, and all of them in words.
    expect(curve).to_have_attribute("aria-label", re.compile(ada.say("coach-end")))
    points = curve.locator("circle").count()
    assert points >= 3
    spoken = curve.get_attribute("aria-label") or ""
    assert len(re.findall(r": \d+\s?%", spoken)) == points, spoken
    turns = coach.locator("li").all_inner_texts()
    assert 1 <= len(turns) <= 3, turns
    none = ada.say("coach-no-turn")
    assert all(one == none or re.search(r"Round \d+: .* better than ", one) for one in turns), turns
    assert curve.locator(".turn").count() == sum(one != none for one in turns)
    expect(coach.get_by_text(ada.say("coach-knew"))).to_be_visible()
