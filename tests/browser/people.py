"""Somebody in front of a browser, and an eye on whatever goes wrong there."""

import json
import re
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    Route,
    WebSocket,
    expect,
)

from paddock.core.message import Part
from paddock.words import Words

PATIENCE: Final = 60_000.0
"""Milliseconds. Nothing takes that long: only a machine that is busy with something else."""
TRACES: Final = Path(".cache", "browser")
"""Where pictures of a failure are left."""
OPENING: Final = re.compile(r"/api/tables$")
GIVEN_UP: Final = re.compile(
    r"GET /icon\.svg|GET /api/tables(/[A-Z0-9]+(/odds|/replay)?)?|GET /api/catalog"
    r"|GET /assets/[^/]+|POST /api/decks/check"
)
"""What a browser drops when its page is left, and nothing is lost: the picture in the header, the
tables on the start page (asked for every ten seconds), the odds of a choice, the replay that a
device keeps, the house set, the check of a draft, and assets on their way. No script can abort the
load of a script, a style or a font: only a page that is left does. A missing asset is a 404, a lost
server another error; neither is accepted."""
DESKTOP: Final = (1280, 800)
PHONE: Final = (360, 740)

REMEMBER: Final = """kept => {
  for (const [place, what] of Object.entries(kept))
    if (localStorage.getItem(place) === null) localStorage.setItem(place, what);
}"""
TELL_VIOLATIONS: Final = """addEventListener("securitypolicyviolation",
  ({ effectiveDirective, blockedURI }) => console.error(`CSP ${effectiveDirective} ${blockedURI}`));
"""


class Frame:
    """What came over a socket, and which seat it was meant for."""

    def __init__(self, address: str, text: str) -> None:
        seat = re.search(r"[?&]seat=(\d+)", address)
        self.seat = None if seat is None else int(seat[1])
        self.text = text

    @cached_property
    def message(self) -> Any:
        return json.loads(self.text)


class Person:
    """A browser of one's own: its cookies, what it remembers, its one page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "Ada",
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        theme: Literal["auto", "dark", "light"] = "dark",
        pace: float = 0,
        hints: bool = False,
        **context: Any,
    ) -> None:
        self.name, self.url = name, url
        self.say = Words(language)
        self.problems: list[str] = []
        self.frames: list[Frame] = []
        self.responses: list[Response] = []
        self._forgiven: list[str] = []
        self._closed = False
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
            **context,
        )
        settings = {
            "language": language,
            "theme": theme,
            "sound": False,
            "notices": False,
            "pace": pace,
            "hints": hints,
            "name": name,
        }
        kept = json.dumps({"paddock.settings": json.dumps(settings)})
        self.context.add_init_script(f"({REMEMBER})({kept}); {TELL_VIOLATIONS}")
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("requestfailed", self._miss)
        page.on("response", self._receive)
        page.on("websocket", self._listen)
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in {"error", "warning"}:
            self.problems.append(f"console: {said.text}")

    def _miss(self, request: Request) -> None:
        asked = f"{request.method} {urlsplit(request.url).path}"
        if "ERR_ABORTED" in str(request.failure) and GIVEN_UP.fullmatch(asked):
            return
        self.problems.append(f"request failed: {request.url} {request.failure}")

    def _receive(self, response: Response) -> None:
        self.responses.append(response)
        if response.status >= 400:
            self.problems.append(f"status {response.status}: {response.url}")

    def _listen(self, socket: WebSocket) -> None:
        def keep(frame: str | bytes) -> None:
            text = frame if isinstance(frame, str) else frame.decode()
            self.frames.append(Frame(socket.url, text))

        socket.on("framereceived", keep)

    def forgive(self, *patterns: str) -> None:
        """These problems are what the test is about."""
        self._forgiven += patterns

    def complaints(self) -> list[str]:
        """What went wrong on this page, and should not have."""
        return [
            problem
            for problem in self.problems
            if not any(re.search(pattern, problem) for pattern in self._forgiven)
        ]

    # What is on the page, by what it is and how it is called

    def button(self, name: str, /, **parts: Part) -> Locator:
        return self.page.get_by_role("button", name=self.say(name, **parts), exact=True)

    def button_with(self, name: str) -> Locator:
        """A button that says this among other things."""
        return self.page.get_by_role("button").filter(has_text=self.say(name))

    def link(self, name: str, /, **parts: Part) -> Locator:
        return self.page.get_by_role("link", name=self.say(name, **parts), exact=True)

    def text(self, name: str, /, **parts: Part) -> Locator:
        return self.page.get_by_text(self.say(name, **parts), exact=True)

    def group(self, name: str, /, **parts: Part) -> Locator:
        return self.page.get_by_role("radiogroup", name=self.say(name, **parts), exact=True)

    def region(self, name: str, /, **parts: Part) -> Locator:
        return self.page.get_by_role("region", name=self.say(name, **parts), exact=True)

    def field(self, name: str, /, **parts: Part) -> Locator:
        named = self.say(name, **parts)
        choice = self.page.get_by_role("combobox", name=named, exact=True)
        return choice.or_(self.page.get_by_role("textbox", name=named, exact=True))

    @property
    def status(self) -> Locator:
        """The sentence at the top of a table."""
        return self.page.locator(".status")

    @property
    def code(self) -> str:
        """The code of the table that is open."""
        found = re.search(r"/t/([^/#?]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    # What one does

    def goto(self, path: str) -> None:
        self.page.goto(path)

    def open_table(
        self, game: str, players: int, *, variant: bool = False, clock: int | None = None
    ) -> str:
        """Through the start page: Invite. The code of the table."""
        self.goto("/")
        self.button("web-invite").click()
        dialog = self.page.get_by_role("dialog")
        title = self.say(f"game-{game.replace('_', '-')}")
        dialog.locator("label").filter(has_text=title).click()
        dialog.locator("label").filter(has_text=re.compile(rf"^\s*{players}\s*$")).click()
        if variant:
            key = f"web-sheet-variant-{game.replace('_', '-')}-on"
            dialog.locator("label").filter(has_text=self.say(key)).click()
        if clock is not None:
            self.page.route(OPENING, lambda route: _with_clock(route, clock))
        self.button("web-open-table").click()
        expect(self.button("web-i-am-ready")).to_be_visible()
        self.page.unroute(OPENING)
        return self.code

    def sit(self, code: str, name: str | None = None) -> None:
        """Take the first free seat of a table."""
        if f"/t/{code}" not in self.page.url:
            self.goto(f"/t/{code}")
        seats = self.page.get_by_role("listitem").filter(has=self.button("web-leave-seat"))
        sit = self.button("web-sit-here").or_(self.button("web-sit-too")).first
        sit.wait_for()
        before = seats.count()
        if name is not None:
            self.page.locator(".name input").fill(name)
        sit.click()
        expect(seats).to_have_count(before + 1)

    def fill_with_bots(self, level: str = "rookie") -> None:
        self.field("web-bot-level").select_option(value=level)
        self.button("web-fill-with-bots").click()
        expect(self.button("web-fill-with-bots")).to_have_count(0)

    def read(self, which: str) -> None:
        """Open the history or the chat of a table."""
        tab = self.page.get_by_role("tab", name=self.say(f"web-{which}"))
        if tab.count() == 0:
            # What is unread is counted in its name.
            self.page.get_by_role("button", name=self.say("web-beside")).click()
        tab.click()

    def ready(self) -> None:
        self.button("web-i-am-ready").click()
        expect(self.button("web-not-ready-after-all")).to_be_visible()

    def start_with(self, other: "Person", game: str, players: int) -> str:
        """Start a game with somebody else, and bots on the other seats. The code of the table."""
        code = self.open_table(game, players)
        other.sit(code)
        if players > 2:
            self.fill_with_bots()
        for person in (self, other):
            person.ready()
        self.start()
        return code

    def start(self) -> None:
        self.button("web-start").click()
        expect(self.button("web-start")).to_be_hidden()

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self.context.close()


def _with_clock(route: Route, clock: int) -> None:
    """Nobody can choose a clock as short as the tests need it."""
    wish = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**wish, "clock": clock}))


class People:
    """Everybody who takes part in a test. Nobody's page may have had a problem in the end."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        self._all: list[Person] = []

    def __call__(self, name: str = "Ada", **more: Any) -> Person:
        person = Person(self._browser, more.pop("url", self._url), name, **more)
        self._all.append(person)
        return person

    def leave_traces(self) -> None:
        """What can be seen and heard on everybody's page, for somebody who looks for the reason."""
        TRACES.mkdir(parents=True, exist_ok=True)
        for person in self._all:
            with suppress(Error):
                person.page.screenshot(path=TRACES / f"{person.name}.png", full_page=True)

    def go(self) -> list[str]:
        """Close all pages; what was wrong with them."""
        complaints = [f"{p.name}: {problem}" for p in self._all for problem in p.complaints()]
        while self._all:
            self._all.pop().close()
        return complaints
