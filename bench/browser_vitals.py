"""What a page costs those who open it: its program, its first picture, its jumps, its memory."""

import json
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession

from tests.browser.access import SETTLED
from tests.browser.people import Person
from tests.browser.playing import leave_to_bots, podium, question

SLOW: Final = 4
"""How many times slower a phone's processor is taken to be."""
PAGES: Final = (
    "/",
    "/rules",
    "/rules/outspeed",
    "/rules/why_first",
    "/tiles",
    "/decks",
    "/settings",
)
OBSERVE: Final = """
  window.painted = 0;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.painted = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      window.shifts.push({ value, hadRecentInput });
  }).observe({ type: "layout-shift", buffered: true });
"""
LOADED: Final = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".js"))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
UNASKED: Final = """() => window.shifts
  .reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)"""
COMPILED: Final = frozenset({"code", "object shape"})
"""Of a heap: what V8 makes of a program that runs for longer, and drops when it needs room."""
BROWSERS: Final = frozenset({"native", "synthetic", "hidden"})
"""Of a heap: the browser's own, DOM nodes for one. They are no part of JavaScript's heap."""
ALL_SHIFTS: Final = "() => window.shifts.reduce((sum, { value }) => sum + value, 0)"


def visitor(browser: Browser, url: str, **more: Any) -> Person:
    """Somebody whose pages note what is painted and what jumps."""
    person = Person(browser, url, **more)
    person.context.add_init_script(OBSERVE)
    return person


def devtools(person: Person) -> CDPSession:
    return person.context.new_cdp_session(person.page)


def slow_down(person: Person) -> None:
    """The page's processor works at a quarter of its speed from now on."""
    devtools(person).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})


def sit_with_bots(person: Person, game: str) -> None:
    """Open a table of six, of whom five are bots, and wait for the first question."""
    person.open_table(game, 6)
    person.fill_with_bots()
    person.ready()
    person.start()
    question(person).first.wait_for()


def start_page(browser: Browser, url: str) -> tuple[float, float]:
    """Kilobytes of JavaScript as they are sent, and the seconds to the largest paint."""
    ada = visitor(browser, url)
    slow_down(ada)
    ada.goto("/")
    ada.button("web-play-now").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    ada.page.evaluate(SETTLED)
    size, painted = ada.page.evaluate(LOADED), ada.page.evaluate("window.painted")
    ada.close()
    return size / 1000, painted / 1000


def shifts_of_pages(browser: Browser, url: str) -> dict[str, float]:
    """How much each page jumps while it comes."""
    found: dict[str, float] = {}
    for path in PAGES:
        ada = visitor(browser, url)
        ada.goto(path)
        found[path] = _jumped(ada)
        ada.close()
    for game in ("outspeed", "why_first"):
        ada = visitor(browser, url)
        sit_with_bots(ada, game)
        found[game] = _jumped(ada)
        ada.close()
    return found


def _jumped(person: Person) -> float:
    person.page.get_by_role("heading", level=1).first.wait_for()
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate(SETTLED)
    jumped: float = person.page.evaluate(UNASKED)
    return jumped


def shifts_while_choosing(browser: Browser, url: str, game: str) -> float:
    """How much the table jumps while a player looks at each choice and picks it."""
    ada = visitor(browser, url)
    sit_with_bots(ada, game)
    ada.page.wait_for_load_state("networkidle")
    ada.page.evaluate(SETTLED)
    ada.page.evaluate("window.shifts = []")
    choices = ada.page.get_by_role("radio", disabled=False)
    for number in range(choices.count()):
        choices.nth(number).hover(force=True)
        choices.nth(number).click(force=True)
        ada.page.evaluate(SETTLED)
    jumped: float = ada.page.evaluate(ALL_SHIFTS)
    ada.close()
    return jumped


@dataclass(frozen=True)
class Heap:
    """Megabytes of a tab's JavaScript: objects, text and functions; what V8 compiled; DOM nodes."""

    kept: float
    compiled: float
    nodes: int


def heap_after_games(browser: Browser, url: str, games: int) -> list[Heap]:
    """The heap after each game that one tab has seen to its end."""
    ada = Person(browser, url)
    session = devtools(ada)
    used: list[Heap] = []
    for number in range(games):
        if number == 0:
            sit_with_bots(ada, "outspeed")
        else:
            ada.button("web-rematch").click()
            question(ada).first.wait_for()
        leave_to_bots(ada)
        podium(ada).wait_for()
        used.append(_heap(session))
    ada.close()
    return used


def _heap(session: CDPSession) -> Heap:
    """Weigh a snapshot, which collects garbage first."""
    chunks: list[str] = []

    def keep(event: Any) -> None:
        chunks.append(event["chunk"])

    session.on("HeapProfiler.addHeapSnapshotChunk", keep)
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.remove_listener("HeapProfiler.addHeapSnapshotChunk", keep)
    snapshot = json.loads("".join(chunks))
    meta, nodes = snapshot["snapshot"]["meta"], snapshot["nodes"]
    fields, kinds = meta["node_fields"], meta["node_types"][0]
    kept = compiled = 0
    sizes = nodes[fields.index("self_size") :: len(fields)]
    for kind, size in zip(nodes[fields.index("type") :: len(fields)], sizes, strict=True):
        if kinds[kind] in COMPILED:
            compiled += size
        elif kinds[kind] not in BROWSERS:
            kept += size
    counted = session.send("Memory.getDOMCounters")
    return Heap(kept / 1_000_000, compiled / 1_000_000, counted["nodes"])
