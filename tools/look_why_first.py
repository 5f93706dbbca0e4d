"""Bring Why First?, the start page and the lobbies to the situations of their mock-ups."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from look_outspeed import DRAWN, Make, Scene
from playwright.sync_api import expect

from tests.browser import staged_walks
from tests.browser.people import Person
from tests.browser.posing import STOPPED, cue
from tests.browser.staged_walks import ME, Played, pose

HOST: Final = "Luna"
GUESTS: Final = {"outspeed": ("Anna", "Ben"), "why_first": ("Anna",)}
"""Only the first of them is ready."""
BOTS: Final = {
    "outspeed": ("expert", "champion"),
    "why_first": ("regular", "rookie", "champion"),
}
SAID: Final = {"outspeed": "two minutes, making tea", "why_first": "second place is mine"}
SEATS: Final = 6
FIGURES_MOVED: Final = 3
AT_THEIR_END: Final = """() => {
  for (const one of document.getAnimations())
    if (Number.isFinite(one.effect.getComputedTiming().endTime)) one.finish();
}"""
"""At a pace that stops a reveal, its animations would take minutes."""


def pick(person: Person, card: int | None, figure: int) -> None:
    """One of the cards in hand, if there is a hand, and whom it is for."""
    if card is not None:
        person.group("web-why-your-cards").locator("label").nth(card).click()
    person.page.locator(f".seats [data-target='{figure}']").click()
    person.page.wait_for_timeout(DRAWN)


def choosing(make: Make) -> Person:
    """A card for green; blue and green have chosen."""
    person = make("Ada")
    pose(staged_walks.choosing(), waiting_for=(ME, 3)).hold(person)
    pick(person, 1, 2)
    return person


def reveal(make: Make) -> Person:
    """The end of a reveal: the crown is on another head."""
    person, posed = make("Ada", pace=STOPPED), pose(staged_walks.revealed(), waiting_for=(ME, 3))
    posed.hold(person)
    posed.reveal()
    person.page.wait_for_function("window.cues.length > 0")
    ghosts = person.page.locator(".board [data-ghost]")
    while ghosts.count() < FIGURES_MOVED and cue(person):
        person.page.wait_for_timeout(50)
    person.page.wait_for_timeout(50)
    person.page.evaluate(AT_THEIR_END)
    return person


def leon(make: Make) -> Person:
    """Leon says who he is."""
    person = make("Ada", hints=True)
    pose(staged_walks.leon(), waiting_for=(ME, 1)).hold(person)
    pick(person, 1, 0)
    return person


def tactical(make: Make) -> Person:
    """My turn with -3: blue would drop."""
    person = make("Ada")
    pose(staged_walks.tactical(), at=2).hold(person)
    pick(person, None, 1)
    return person


def still(played: Callable[[], Played]) -> Scene:
    """A table as it stands."""

    def scene(make: Make) -> Person:
        person = make("Ada")
        pose(played()).hold(person)
        person.page.wait_for_timeout(DRAWN)
        return person

    return scene


def home(make: Make) -> Person:
    """The start page."""
    person = make(HOST)
    person.goto("/")
    person.button("web-play-now").first.wait_for()
    person.page.wait_for_timeout(DRAWN)
    return person


def sheet(make: Make) -> Person:
    """The sheet of OUTSPEED on the start page."""
    person = home(make)
    person.page.locator(".choice").first.click()
    person.page.wait_for_timeout(DRAWN)
    return person


def lobby(game: str) -> Scene:
    """People and bots at five of six seats."""

    def scene(make: Make) -> Person:
        host = make(HOST)
        code = host.open_table(game, SEATS)
        for name in GUESTS[game]:
            guest = make(name)
            guest.sit(code)
            if name == GUESTS[game][0]:
                guest.ready()
        _seat_bots(host, len(GUESTS[game]) + 1, BOTS[game])
        host.ready()
        _say(guest, SAID[game])
        expect(host.page.locator("footer .talk")).to_contain_text(SAID[game])
        host.page.evaluate("scrollTo(0, 0)")
        host.page.wait_for_timeout(DRAWN)
        return host

    return scene


def _seat_bots(host: Person, first: int, levels: Sequence[str]) -> None:
    bays = host.page.locator(".bays > li")
    for seat, level in enumerate(levels, start=first):
        host.field("web-bot-level").select_option(level)
        bays.nth(seat).get_by_role("button").first.click()
        expect(bays.nth(seat).get_by_role("combobox")).to_be_visible()


def _say(person: Person, text: str) -> None:
    person.page.locator("footer .talk").click()
    person.field("web-chat-write").fill(text)
    person.button("web-send").click()


_RESULT: Final = still(staged_walks.result)

SCENES: Final[Mapping[str, Scene]] = {
    **{
        f"{name}-{device}-{theme}": scene
        for name, scene in (
            ("why-first-choosing", choosing),
            ("why-first-reveal", reveal),
            ("why-first-result", _RESULT),
            ("start-start", home),
            ("start-sheet", sheet),
        )
        for device in ("desktop", "phone")
        for theme in ("dark", "light")
    },
    "why-first-leon-desktop-light": leon,
    "why-first-leon-phone-light": leon,
    "why-first-tactical-desktop-light": tactical,
    "why-first-tactical-phone-light": tactical,
    "lobby-outspeed-desktop-dark": lobby("outspeed"),
    "lobby-outspeed-phone-dark": lobby("outspeed"),
    "lobby-why-first-desktop-light": lobby("why_first"),
    "lobby-why-first-phone-light": lobby("why_first"),
}
