"""What is said while a card of Why First? is chosen: a hint for each step, and the outcome."""

import re
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from paddock.games.why_first.rules.rounds import within_the_track
from paddock.games.why_first.rules.scoring import points_of, winners
from paddock.games.why_first.state import RACES, Phase, totals_of
from tests.browser.people import People, Person
from tests.browser.posing import Pose, moments

SIX: Final = "why_first-basic-many-winner"
PHONE: Final = (390, 844)
DESKTOP: Final = (1280, 800)


def _first_round(state: Any) -> bool:
    return state.phase == Phase.LAY and not state.played


def _pick(person: Person, card: int, figure: int | None = None) -> None:
    person.page.keyboard.press(f"Digit{card + 1}")
    if figure is not None:
        person.page.keyboard.press(f"Shift+Digit{figure + 1}")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_first_round_explains_each_step_of_a_choice(
    people: People, size: tuple[int, int]
) -> None:
    ada = people("Ada", size=size, hints=True, reduced_motion="reduce")
    pose = Pose(SIX, _first_round, seats=[0])
    pose.hold(ada)
    hint = ada.page.locator(".why-first .hint")
    if size == PHONE:
        expect(hint).to_contain_text(ada.say("web-why-hint-track"))
        _pick(ada, 0)
    expect(hint).to_contain_text(ada.say("web-why-hint-hand"))
    _pick(ada, 0, 1)
    if size == DESKTOP:
        expect(hint).to_contain_text(ada.say("web-why-hint-second"))
    else:
        expect(ada.page.get_by_test_id("outlook")).to_be_visible()
    ada.page.keyboard.press("Enter")
    pose.reveal()
    expect(ada.page.locator(".why-first .seats")).to_be_visible()
    # A hint that was read gives way to the next, a choice later on a phone.
    names = ["second", "last", None] if size == PHONE else ["last", None]
    for name in names:
        if name is None:
            expect(hint).to_have_count(0)
            break
        expect(hint).to_contain_text(ada.say(f"web-why-hint-{name}"))
        _pick(ada, 0, 1)
        ada.page.keyboard.press("Enter")
        pose.reveal()
        expect(ada.page.locator(".why-first .seats")).to_be_visible()


def _then(state: Any, figure: int, steps: int) -> tuple[int, bool]:
    """The viewer's total after one more card, and whether it would win."""
    fields = list(state.fields)
    fields[figure] = within_the_track(fields[figure] + steps)
    totals = totals_of(state.points, len(fields))
    then = tuple(map(sum, zip(totals, points_of(tuple(fields)))))
    return then[0], 0 in winners(then)


def _last_race(state: Any) -> bool:
    """A choice in it that may win or lose the game."""
    if state.phase != Phase.LAY or len(state.points) != RACES - 1:
        return False
    every = product(range(len(state.fields)), state.hands[0])
    return len({_then(state, figure, card.value)[1] for figure, card in every}) > 1


def test_in_the_last_race_good_news_is_a_total_that_wins(people: People) -> None:
    """Told by a sign and in words, not by a colour alone."""
    ada = people("Ada", reduced_motion="reduce")
    Pose(SIX, _last_race, seats=[0]).hold(ada)
    expect(ada.page.locator(".why-first .seats")).to_be_visible()
    state = next(one.state for one in moments(SIX)[1] if _last_race(one.state))
    outlook, seen = ada.page.get_by_test_id("outlook"), set[str]()
    for at, card in enumerate(state.hands[0]):
        for figure in range(len(state.fields)):
            _pick(ada, at, figure)
            own, wins = _then(state, figure, card.value)
            tone = "good" if wins else "bad"
            expect(outlook).to_have_class(re.compile(rf"\b{tone}\b"))
            expect(outlook).to_contain_text(str(own).replace("-", "\u2212"))
            expect(outlook.locator("svg")).to_have_count(1)
            seen.add(tone)
    assert seen == {"good", "bad"}
