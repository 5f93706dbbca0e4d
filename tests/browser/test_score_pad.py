"""The score pad of Why First?: its rows add up, and what is in pencil is what the server says."""

from typing import Any, Final

from playwright.sync_api import Locator, expect

from paddock.games.why_first.rules.scoring import points_of, winners
from paddock.games.why_first.state import Phase, totals_of
from paddock.words import LANGUAGES
from tests.browser.looking import look, speak
from tests.browser.people import People, Person
from tests.browser.posing import Pose

SIX: Final = "why_first-basic-many-winner"
SIZES: Final = ((360, 740), (1280, 800), (1920, 1080))
ROWS: Final = """() => {
  const read = (cell) => {
    if (cell === null) return "";
    const seen = cell.cloneNode(true);
    for (const other of seen.querySelectorAll(".aloud, .mark")) other.remove();
    return seen.textContent.trim();
  };
  return [...document.querySelectorAll(".pad tbody tr")].map((row) => ({
    inked: [...row.querySelectorAll(".ink")].map(read),
    pencilled: read(row.querySelector(".pencil")),
    total: read(row.querySelector(".sum")),
    marked: row.querySelector(".mark") !== null,
  }));
}"""
"""What is seen on the pad, row by row."""
TOO_WIDE: Final = """() => {
  const inside = document.querySelector(".pad .paper").clientWidth;
  return document.querySelector(".pad table").offsetWidth > inside;
}"""
WIDE: Final = """() => {
  const write = (where, what) => {
    for (const cell of document.querySelectorAll(`.pad ${where}`)) cell.textContent = what;
  };
  write("tbody td:not(.sum)", "\\u22129");
  write("tbody td.sum", "\\u221245");
}"""
"""A negative number in every race."""


def _another_would_win(state: Any) -> bool:
    """By the totals of the races before this one somebody else would."""
    if state.phase != Phase.LAY or not state.points:
        return False
    totals = totals_of(state.points, len(state.fields))
    with_this = tuple(map(sum, zip(totals, points_of(state.fields))))
    return winners(totals) != winners(with_this) != tuple(range(len(totals)))


def _several_on_nothing(state: Any) -> bool:
    if state.phase != Phase.LAY or not state.points:
        return False
    totals = totals_of(state.points, len(state.fields))
    then = tuple(map(sum, zip(totals, points_of(state.fields))))
    would = winners(then)
    return 1 < len(would) < len(then) and all(then[figure] == 0 for figure in would)


def _number(read: str) -> int:
    return int((read or "0").replace("\u2212", "-"))


def test_the_mark_is_on_whoever_would_win_with_what_is_in_pencil(people: People) -> None:
    ada = people("Ada", reduced_motion="reduce")
    Pose(SIX, _another_would_win, seats=[0]).hold(ada)
    expect(ada.page.locator(".pad tbody tr")).to_have_count(6)
    rows: list[Any] = ada.page.evaluate(ROWS)
    for row in rows:
        assert _number(row["total"]) == sum(map(_number, row["inked"])), row
    then = tuple(_number(row["total"]) + _number(row["pencilled"]) for row in rows)
    assert any(row["pencilled"] for row in rows)
    assert [at for at, row in enumerate(rows) if row["marked"]] == [*winners(then)]
    # The sign of the second on the track is another: the second there may win nothing.
    expect(ada.page.locator(".pad tbody .mark .trophy")).to_have_count(len(winners(then)))
    for language in LANGUAGES:
        speak(ada, language)
        expect(_notes(ada).first).to_contain_text(ada.say("web-why-key"))
        expect(_notes(ada).last).to_contain_text(ada.say("web-why-key-mark"))


def test_in_the_first_race_nobody_has_a_trophy_yet(people: People) -> None:
    """Five of six would share a win by 0 points: that only puzzles."""
    ada = people("Ada", reduced_motion="reduce")
    Pose(SIX, lambda state: state.phase == Phase.LAY and state.round == 2, seats=[0]).hold(ada)
    expect(ada.page.locator(".pad tbody tr")).to_have_count(6)
    expect(ada.page.locator(".pad .mark")).to_have_count(0)


def test_several_on_nothing_have_no_trophy(people: People) -> None:
    """After a race one has scored: all others would share the win by 0 points."""
    ada = people("Ada", reduced_motion="reduce")
    Pose(SIX, _several_on_nothing, seats=[0]).hold(ada)
    expect(ada.page.locator(".pad tbody tr")).to_have_count(6)
    expect(ada.page.locator(".pad .ink").first).to_be_visible()
    expect(ada.page.locator(".pad .mark")).to_have_count(0)


def test_negative_numbers_are_on_the_paper(people: People) -> None:
    ada = people("Ada", reduced_motion="reduce")
    Pose(SIX, _another_would_win, seats=[0]).hold(ada)
    ada.page.evaluate(WIDE)
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert look(ada) == []
        assert not ada.page.evaluate(TOO_WIDE), width


def _notes(person: Person) -> Locator:
    return person.page.locator(".pad p")
