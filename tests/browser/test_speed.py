"""How quick it is, in the time that the page's own thread works: a busy machine changes little."""

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from paddock.server.client import PACKAGED
from tests.browser.people import People, Person
from tests.browser.playing import answer, question
from tests.browser.posing import Pose

MOST_JAVASCRIPT: Final = 180_000
LONG_TASK: Final = 50.0
FRAME: Final = 1000 / 60
SMOOTH: Final = 0.95
"""At least so many of the frames are worked out in the time of one."""
INTERACTIVE: Final = 1000.0
FAR_TOO_SLOW: Final = 15_000.0
"""By the clock on the wall, which also runs while others work."""
CATEGORIES: Final = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
LOADED: Final = """() => performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd"""
TICKS: Final = 2500
"""Milliseconds in which a clock shows at least two numbers."""
SPIN: Final = """() => new Promise((done) => setTimeout(() => {
  const end = performance.now() + 500;
  while (performance.now() < end);
  done();
}))"""


class Work:
    """What a page's main thread did: how many milliseconds each of its tasks worked."""

    def __init__(self, trace: bytes) -> None:
        events: list[Any] = json.loads(trace)["traceEvents"]
        main = {_thread(e) for e in events if _is_named(e, "CrRendererMain")}
        lasting = [e for e in events if e["ph"] == "X" and "tdur" in e and _thread(e) in main]
        self.tasks = [_work(e) for e in lasting if e["name"] == "RunTask"]
        self.layouts = [e["args"]["beginData"] for e in lasting if e["name"] == "Layout"]
        commits = [e["ts"] for e in lasting if e["name"] == "Commit"]
        self.frames = [
            _work(e)
            for e in lasting
            if e["name"] == "RunTask" and any(e["ts"] <= at < e["ts"] + e["dur"] for at in commits)
        ]

    @property
    def longest(self) -> float:
        return max(self.tasks)

    @property
    def in_time(self) -> float:
        """How many of the frames were worked out in the time of one, as a part of 1."""
        return sum(work <= FRAME for work in self.frames) / len(self.frames)


def _thread(event: Any) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _is_named(event: Any, name: str) -> bool:
    return bool(event["name"] == "thread_name" and event["args"]["name"] == name)


def _work(event: Any) -> float:
    return float(event["tdur"]) / 1000


def watch(browser: Browser, person: Person, act: Callable[[], None]) -> Work:
    """What the page does meanwhile."""
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    act()
    return Work(browser.stop_tracing())


def test_the_program_is_small() -> None:
    sizes = {path.name: path.stat().st_size for path in (PACKAGED / "assets").glob("*.js.gz")}
    print(f"JavaScript: {sum(sizes.values())} bytes gzipped")  # noqa: T201 - to be read
    assert 0 < sum(sizes.values()) <= MOST_JAVASCRIPT


def test_the_first_page_is_there_at_once(chromium: Browser, people: People) -> None:
    ada = people()

    def arrive() -> None:
        ada.goto("/")
        ada.button("web-play-now").first.wait_for()

    work = watch(chromium, ada, arrive)
    took: float = ada.page.evaluate(LOADED)
    print(f"first page: {sum(work.tasks):.0f} ms of work, there after {took:.0f} ms")  # noqa: T201
    assert sum(work.tasks) <= INTERACTIVE
    assert took < FAR_TOO_SLOW


def test_the_reveal_holds_nothing_up(chromium: Browser, people: People) -> None:
    ada = people(pace=2)

    def reveal() -> None:
        answer(ada)
        ada.status.filter(has_text=ada.say("web-watch")).wait_for()
        question(ada).first.wait_for()

    for game in ("outspeed", "why_first"):
        ada.open_table(game, 6)
        ada.fill_with_bots()
        ada.ready()
        ada.start()
        question(ada).first.wait_for()
        work = watch(chromium, ada, reveal)
        print(  # noqa: T201
            f"{game}: {len(work.frames)} frames, {work.in_time:.1%} of them in time,"
            f" the longest task {work.longest:.0f} ms"
        )
        assert work.longest <= LONG_TASK
        assert work.in_time >= SMOOTH


@pytest.mark.parametrize("record", ["why_first-basic-many-winner", "outspeed-shuffled-large-dial"])
def test_a_tick_of_the_clock_lays_out_the_clock_alone(
    chromium: Browser, people: People, record: str
) -> None:
    ada = people("Ada", reduced_motion="reduce")
    Pose(record, lambda state: state.phase in {"lay", "program"}).hold(ada)
    clock = ada.page.get_by_role("timer")
    ada.page.wait_for_timeout(TICKS)
    before = clock.inner_text()
    layouts = watch(chromium, ada, lambda: ada.page.wait_for_timeout(TICKS)).layouts
    assert clock.inner_text() != before
    assert layouts
    for layout in layouts:
        assert layout["partialLayout"], layout
        assert layout["totalObjects"] == len(("digits", "text")), layout


def test_a_long_task_is_noticed(chromium: Browser, people: People) -> None:
    ada = people()
    ada.goto("/")
    work = watch(chromium, ada, lambda: ada.page.evaluate(SPIN))
    assert work.longest > LONG_TASK
