"""`make bench-browser`: how long the page's own thread works, in a real browser at a real server.

Time is that thread's processor time (`tdur` in a trace of Chromium), not the clock's on the wall: a
busy machine changes it less.
"""

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from paddock.server.client import PACKAGED
from tests.browser.conftest import find_chromium
from tests.browser.people import Person
from tests.browser.playing import question
from tests.browser.test_speed import see_a_reveal
from tests.browser.tracing import Work, watch
from tests.server.serving import Server

LONG_TASK: Final = 50.0
SMOOTH: Final = 0.95
SMALL: Final = 180_000
INTERACTIVE: Final = 1000.0


def main() -> None:
    """Measure, and say beside each figure what is aimed at."""
    parser = argparse.ArgumentParser(prog="python -m bench.browser", description=__doc__)
    parser.add_argument("--reveals", type=int, default=3, help="of each game (default 3)")
    parsed = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        print(f"Chromium {browser.version}")
        size = sum(path.stat().st_size for path in (PACKAGED / "assets").glob("*.js.gz"))
        _tell("JavaScript, gzipped", f"{size / 1000:.0f} kB", f"≤ {SMALL / 1000:.0f} kB")
        _first_page(browser, server.url)
        for game in ("outspeed", "why_first"):
            _reveals(browser, server.url, game, parsed.reveals)
        browser.close()


def _first_page(browser: Browser, url: str) -> None:
    ada = Person(browser, url)

    def arrive() -> None:
        ada.goto("/")
        ada.button("web-play-now").first.wait_for()

    work = watch(browser, ada, arrive)
    _tell("the first page, until Play now", f"{sum(work.tasks):.0f} ms", f"≤ {INTERACTIVE:.0f} ms")
    ada.close()


def _reveals(browser: Browser, url: str, game: str, times: int) -> None:
    """With six at the table, of whom five are bots. The aim holds for each reveal."""
    works: list[Work] = []
    while len(works) < times:
        ada = Person(browser, url, pace=2)
        ada.open_table(game, 6)
        ada.fill_with_bots()
        ada.ready()
        ada.start()
        question(ada).first.wait_for()
        works.append(watch(browser, ada, lambda ada=ada: see_a_reveal(ada)))
        ada.close()
    longest = _row([f"{work.longest:.0f}" for work in works])
    _tell(f"{game}, longest task of a reveal", f"{longest} ms", f"≤ {LONG_TASK:.0f} ms")
    in_time = _row([f"{work.in_time:.1%}" for work in works])
    frames = _row([str(len(work.frames)) for work in works])
    _tell(f"{game}, frames in time", f"{in_time} of {frames}", f"≥ {SMOOTH:.0%}")


def _row(figures: Sequence[str]) -> str:
    return ", ".join(figures)


def _tell(what: str, figure: str, aim: str) -> None:
    print(f"{what:<40} {figure:<40} aim {aim}")


if __name__ == "__main__":
    main()
