"""The rules for people, and the settings of sound and talk."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import People

STEPS = {"outspeed": 6, "why_first": 5}
EXAMPLES = {"outspeed": 5, "why_first": 6}


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_the_rules_begin_with_a_minute_in_pictures(people: People, game: str) -> None:
    ada = people()
    ada.goto(f"/rules/{game}")
    minute = ada.region("web-rules-minute")
    expect(minute.locator("li svg")).to_have_count(STEPS[game])
    link = minute.get_by_role("link").last
    rule = re.search(r"[\d.]+", link.inner_text())
    assert rule is not None
    link.click()
    expect(ada.page).to_have_url(re.compile(f"#rule-{re.escape(rule[0])}$"))
    target = ada.page.locator(f'[id="rule-{rule[0]}"]')
    expect(target).to_be_in_viewport()


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_the_rules_say_nothing_to_programmers(people: People, game: str) -> None:
    ada = people()
    ada.goto(f"/rules/{game}")
    article = ada.page.locator("article")
    article.get_by_role("heading").first.wait_for()
    for remark in ("paddock rules", "is a test", "rule functions"):
        expect(article).not_to_contain_text(remark)
    empty = article.locator("th").filter(has_text=re.compile(r"^\s*$"))
    expect(empty).to_have_count(0)


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_the_rules_are_one_click_away_and_have_drawn_examples(people: People, game: str) -> None:
    ada = people()
    ada.goto("/")
    title = ada.say(f"game-{game.replace('_', '-')}")
    ada.link("web-rules-of", game=title).click()
    expect(ada.page).to_have_url(re.compile(f"/rules/{game}$"))
    examples = ada.page.locator("article figure")
    expect(examples).to_have_count(EXAMPLES[game])
    rule = "7-2" if game == "outspeed" else "4-1"
    expect(ada.text(f"web-example-{game.replace('_', '-')}-{rule}")).to_be_visible()
    above = ada.page.locator(f'[id="rule-{rule.replace("-", ".")}"] + div figure')
    expect(above).to_have_count(1)


def test_volumes_and_talk_are_remembered(people: People) -> None:
    ada = people()
    ada.goto("/settings")
    ada.page.get_by_role("checkbox", name=ada.say("web-sound"), exact=True).check()
    ada.page.get_by_role("slider", name=ada.say("web-sound-effects")).fill("0.3")
    ada.page.get_by_role("checkbox", name=ada.say("web-bot-talk")).uncheck()
    kept = ada.page.evaluate("JSON.parse(localStorage.getItem('paddock.settings'))")
    assert (kept["effectVolume"], kept["botTalk"], kept["sound"]) == (0.3, False, True)
