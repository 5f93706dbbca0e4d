"""`make bench-browser`: what the pages cost, in a real browser at a real server.

Work is the processor time of the page's own thread (`tdur` in a trace of Chromium), not the clock's
on the wall: a busy machine changes it less. Times on the wall (the first picture, a round) are
those of a quiet machine only.
"""

import argparse
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from bench.browser_vitals import (
    heap_after_games,
    shifts_of_pages,
    shifts_while_choosing,
    sit_with_bots,
    slow_down,
    start_page,
)
from paddock.server.web.client_files import PACKAGED
from tests.browser.conftest import find_chromium
from tests.browser.people import Person
from tests.browser.playing import answer, podium, question
from tests.browser.test_speed import see_a_reveal
from tests.browser.tracing import Work, watch
from tests.server.serving import Server

GAMES: Final = ("outspeed", "why_first")
LONG_TASK: Final = 50.0
MAX_FRAME: Final = 20.0
"""Milliseconds, at a quarter of the processor's speed."""
MAX_SCRIPT: Final = 200
MAX_START_SCRIPT: Final = 70
"""Kilobytes, gzipped."""
MAX_PAINT: Final = 1.5
MAX_SHIFT: Final = 0.02
MAX_GROWTH: Final = 1.1
"""What is kept after the last game, in terms of what is after the second. Code that V8 compiles is
shown beside it: it grows for as long as functions get hot, and V8 drops it when it needs room."""
A_ROUND: Final = {1: 6.0, 2: 3.0}
"""Seconds of a round of OUTSPEED with six at the table, at the usual pace and at the fast one."""
WATCH_ROUND: Final = """() => {
  let shown = 0, since = null, answered = false;
  const page = document.querySelector(".page");
  window.round = new Promise((done) => {
    const look = () => {
      const busy = page.hasAttribute("data-busy");
      if (busy && since === null) since = performance.now();
      if (!busy && since !== null) { shown += performance.now() - since; since = null; }
      const asked = document.querySelector(".play-cards[role=radiogroup] .play-card") !== null &&
        document.querySelector(".play-cards [aria-checked=true]") === null;
      const over = document.querySelector(".result, [data-testid=out]") !== null;
      answered ||= busy || !asked;
      if (!busy && answered && (asked || over)) done(shown / 1000);
      else requestAnimationFrame(look);
    };
    look();
  });
}"""
"""From before an answer to the next question, or to the end of the race for this player. The
promise holds the seconds in which something was shown: 0 where nothing was."""


def main() -> None:
    """Measure, and say beside each figure what is aimed at."""
    parser = argparse.ArgumentParser(prog="python -m bench.browser", description=__doc__)
    parser.add_argument("--reveals", type=int, default=3, help="of each game (default 3)")
    parser.add_argument("--games", type=int, default=10, help="in one tab (default 10)")
    parsed = parser.parse_args()
    # One address opens more tables here than people do.
    os.environ.update(PADDOCK_LIMIT_OPENS="100000", PADDOCK_LIMIT_CONNECTS="100000")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        print(f"Chromium {browser.version}")
        _pages(browser, server.url)
        for game in GAMES:
            _reveals(browser, server.url, game, parsed.reveals)
        for pace in A_ROUND:
            _rounds(browser, server.url, pace, 6 * parsed.reveals)
        _heap(browser, server.url, parsed.games)
        browser.close()


def _pages(browser: Browser, url: str) -> None:
    sizes = [path.stat().st_size for path in (PACKAGED / "assets").glob("*.js.gz")]
    _tell("JavaScript, gzipped", f"{sum(sizes) / 1000:.0f} kB", f"≤ {MAX_SCRIPT} kB")
    loaded, painted = start_page(browser, url)
    _tell("JavaScript of the start page", f"{loaded:.0f} kB", f"≤ {MAX_START_SCRIPT} kB")
    _tell("largest paint, CPU x4", f"{painted:.2f} s", f"≤ {MAX_PAINT} s")
    for page, shift in shifts_of_pages(browser, url).items():
        _tell(f"layout shift, {page}", f"{shift:.3f}", f"≤ {MAX_SHIFT}")
    for game in GAMES:
        shift = shifts_while_choosing(browser, url, game)
        _tell(f"layout shift while choosing, {game}", f"{shift:.3f}", "0")


def _reveals(browser: Browser, url: str, game: str, times: int) -> None:
    """With six at the table, of whom five are bots. The aim holds for each reveal."""
    usual = [_watch_reveal(browser, url, game, slow=False) for _ in range(times)]
    longest = _row([f"{work.longest:.0f}" for work in usual])
    _tell(f"{game}, longest task of a reveal", f"{longest} ms", f"≤ {LONG_TASK:.0f} ms")
    slow = [_watch_reveal(browser, url, game, slow=True) for _ in range(times)]
    frames = sorted(frame for work in slow for frame in work.frames)
    _tell(
        f"{game}, frame of a reveal, CPU x4, p95 of {len(frames)}",
        f"{_p95(frames):.1f} ms",
        f"≤ {MAX_FRAME:.0f} ms",
    )


def _watch_reveal(browser: Browser, url: str, game: str, *, slow: bool) -> Work:
    ada = Person(browser, url, pace=2)
    sit_with_bots(ada, game)
    if slow:
        slow_down(ada)
    work = watch(browser, ada, lambda: see_a_reveal(ada))
    ada.close()
    return work


def _rounds(browser: Browser, url: str, pace: int, times: int) -> None:
    """Time spent watching in a whole round, its tokens included: the slowest but one in twenty."""
    lasts: list[float] = []
    while len(lasts) < times:
        ada = Person(browser, url, pace=pace)
        sit_with_bots(ada, "outspeed")
        routes, shown = ada.group("web-os-choose-route"), 0.0
        for _ in range(12):
            if podium(ada).is_visible() or not question(ada).first.is_visible():
                break
            ada.page.evaluate(WATCH_ROUND)
            answer(ada)
            shown += ada.page.evaluate("window.round")
            if routes.is_visible():
                lasts.append(shown)
                shown = 0.0
        ada.close()
    _tell(
        f"outspeed, a whole round at pace {pace}, p95 of {len(lasts)}",
        f"{_p95(sorted(lasts)):.1f} s",
        f"≤ {A_ROUND[pace]:.0f} s",
    )


def _heap(browser: Browser, url: str, games: int) -> None:
    used = heap_after_games(browser, url, games)
    growth = used[-1].kept / used[min(1, len(used) - 1)].kept
    row = _row([f"{each.kept:.2f}" for each in used])
    _tell("heap after each game of one tab", f"{row} MB", f"last ≤ {MAX_GROWTH} x second")
    print(f"{'':<40} {growth:.2f} x")
    row = _row([f"{each.compiled:.1f}" for each in used])
    print(f"{'compiled code beside it':<40} {row} MB")
    print(f"{'DOM nodes':<40} {_row([str(each.nodes) for each in used])}")


def _p95(figures: Sequence[float]) -> float:
    """The largest but one in twenty of sorted figures."""
    return figures[min(len(figures) - 1, round(0.95 * len(figures)))]


def _row(figures: Sequence[str]) -> str:
    return ", ".join(figures)


def _tell(what: str, figure: str, aim: str) -> None:
    print(f"{what:<40} {figure:<40} aim {aim}")


if __name__ == "__main__":
    main()
