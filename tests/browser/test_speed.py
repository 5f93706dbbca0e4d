"""How quick it is. What depends on the machine is printed; only the far too slow fails."""

from typing import Final

from paddock.server.client import PACKAGED
from tests.browser.people import People
from tests.browser.playing import answer, question

MOST_JAVASCRIPT: Final = 180_000
FAR_TOO_SLOW: Final = 15_000.0
INTERACTIVE: Final = (
    """() => performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd"""
)
WATCH: Final = """() => {
  window.long = [];
  new PerformanceObserver((list) => window.long.push(...list.getEntries().map((e) => e.duration)))
    .observe({ type: "longtask" });
}"""


def test_the_program_is_small() -> None:
    sizes = {path.name: path.stat().st_size for path in (PACKAGED / "assets").glob("*.js.gz")}
    print(f"JavaScript: {sum(sizes.values())} bytes gzipped")  # noqa: T201 - to be read
    assert 0 < sum(sizes.values()) <= MOST_JAVASCRIPT


def test_the_first_page_is_there_at_once(people: People) -> None:
    ada = people()
    ada.goto("/")
    ada.button("web-play-now").first.wait_for()
    took: float = ada.page.evaluate(INTERACTIVE)
    print(f"first page interactive after {took:.0f} ms")  # noqa: T201
    assert took < FAR_TOO_SLOW


def test_the_reveal_holds_nothing_up(people: People) -> None:
    ada = people(pace=2)
    for game in ("outspeed", "why_first"):
        ada.open_table(game, 4)
        ada.fill_with_bots()
        ada.ready()
        ada.start()
        question(ada).first.wait_for()
        ada.page.evaluate(WATCH)
        answer(ada)
        ada.status.filter(has_text=ada.say("web-watch")).wait_for()
        question(ada).first.wait_for()
        long: list[float] = ada.page.evaluate("window.long")
        print(f"{game}: tasks over 50 ms in the reveal: {long}")  # noqa: T201
        assert sum(long) < FAR_TOO_SLOW
