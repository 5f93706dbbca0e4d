"""What a page has to load and to lay out. How long it takes, `make bench-browser` measures."""

from typing import Final

import pytest
from playwright.sync_api import Browser

from paddock.server.web.client_files import PACKAGED
from tests.browser.access import SETTLED
from tests.browser.people import People, Person
from tests.browser.playing import answer, question, wait_for_reveal
from tests.browser.posing import Pose
from tests.browser.tracing import Work, watch

MAX_JAVASCRIPT: Final = 200_000
TICKS: Final = 2500
"""Milliseconds in which a clock shows at least two numbers."""
BUILD_AGAIN: Final = """() => {
  document.body.innerHTML = document.body.innerHTML;
  return new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame));
}"""


NOTE_SHIFTS: Final = """
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node } of sources) window.moved.push(node?.nodeName ?? "gone");
  }).observe({ type: "layout-shift", buffered: true });
  const later = setTimeout;
  setTimeout = (call, delay, ...rest) => delay === 700 ? 0 : later(call, delay, ...rest);
"""
"""Notes what moves. The page waits for its typefaces, however long a busy machine takes."""


NOTE_BUILT: Final = """() => {
  window.built = [0];
  new MutationObserver((changes) => {
    const fresh = changes.flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof Element && node.isConnected);
    const all = new Set(fresh.flatMap((node) => [node, ...node.querySelectorAll("*")]));
    window.built.push(all.size);
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes how many elements are put into the page, each time that some are."""
MAX_BUILT: Final = 110
"""Elements put into a page at once. Each costs a slow phone about 0.1 ms of the frame."""


def see_a_reveal(person: Person) -> None:
    """Answer, watch what happens, and be asked again."""
    answer(person)
    wait_for_reveal(person)
    question(person).first.wait_for()


def most_of_it(work: Work) -> list[object]:
    """Every time that more than half of the page was laid out at once."""
    return [it for it in work.layouts if 2 * it["dirtyObjects"] > it["totalObjects"]]


def test_the_program_is_small() -> None:
    sizes = {path.name: path.stat().st_size for path in (PACKAGED / "assets").glob("*.js.gz")}
    assert 0 < sum(sizes.values()) <= MAX_JAVASCRIPT


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_a_reveal_never_builds_the_page_anew(chromium: Browser, people: People, game: str) -> None:
    ada = people(pace=2)
    ada.open_table(game, 6)
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    question(ada).first.wait_for()
    work = watch(chromium, ada, lambda: see_a_reveal(ada))
    assert work.layouts
    assert most_of_it(work) == []


def test_six_players_cards_turn_up_a_few_elements_at_a_time(people: People) -> None:
    ada = people(pace=2)
    ada.open_table("why_first", 6)
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    question(ada).first.wait_for()
    ada.page.evaluate(NOTE_BUILT)
    see_a_reveal(ada)
    built = ada.page.evaluate("window.built")
    assert sum(built) > 6 * len(("card", "back", "front")), "cards have been turned up"
    assert max(built) <= MAX_BUILT


def test_a_page_that_is_built_anew_is_noticed(chromium: Browser, people: People) -> None:
    ada = people()
    ada.goto("/")
    ada.button("web-play-now").first.wait_for()
    assert most_of_it(watch(chromium, ada, lambda: ada.page.evaluate(BUILD_AGAIN)))


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_nothing_moves_on_the_way_to_a_table_or_while_choosing(people: People, game: str) -> None:
    ada = people()
    ada.context.add_init_script(NOTE_SHIFTS)
    ada.goto("/")
    ada.button("web-play-now").first.wait_for()
    ada.page.evaluate(SETTLED)
    assert ada.page.evaluate("window.moved") == []
    ada.open_table(game, 6)
    ada.page.evaluate(SETTLED)
    assert "MAIN" not in ada.page.evaluate("window.moved")
    ada.fill_with_bots()
    ada.ready()
    ada.start()
    question(ada).first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    ada.page.evaluate(SETTLED)
    ada.page.evaluate("window.moved = []")
    choices = ada.page.get_by_role("radio", disabled=False)
    for number in range(choices.count()):
        choices.nth(number).hover(force=True)
        choices.nth(number).click(force=True)
        ada.page.evaluate(SETTLED)
    assert ada.page.evaluate("window.moved") == []


@pytest.mark.parametrize("record", ["why_first-basic-many-winner", "outspeed-shuffled-large-dial"])
def test_a_tick_of_the_clock_lays_out_the_clock_alone(
    chromium: Browser, people: People, record: str
) -> None:
    ada = people("Ada", reduced_motion="reduce")
    pose = Pose(record, lambda state: state.phase in {"lay", "program"})
    pose.seconds_left = 60
    pose.hold(ada)
    clock = ada.page.get_by_role("timer")
    ada.page.wait_for_timeout(TICKS)
    before = clock.inner_text()
    layouts = watch(chromium, ada, lambda: ada.page.wait_for_timeout(TICKS)).layouts
    assert clock.inner_text() != before
    assert layouts
    for layout in layouts:
        assert layout["partialLayout"], layout
        assert layout["totalObjects"] == len(("digits", "text")), layout
