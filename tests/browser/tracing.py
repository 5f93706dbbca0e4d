"""What a page's own thread did, from a trace of Chromium: its tasks, its frames, its layouts."""

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Browser

from tests.browser.people import Person

FRAME: Final = 1000 / 60
CATEGORIES: Final = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]


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


def watch(browser: Browser, person: Person, act: Callable[[], object]) -> Work:
    """What the page does meanwhile."""
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    act()
    return Work(browser.stop_tracing())
