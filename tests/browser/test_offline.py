"""Without a network the installed app opens, with its signs and the games of this device.

Contexts of their own: requests that fail are the point here, and elsewhere a fault.
"""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect  # noqa: A004 - its own

from tests.browser.people import PATIENCE, People, Person
from tests.browser.playing import LOOK_AGAIN, leave_to_bots, play, podium, question
from tests.server.serving import Server

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
SIGNS = ("/icon.svg", "/icon-192.png", "/icon-512.png", "/icon-maskable.png")
KEPT = """async ([code, name]) =>
  (await (await caches.open("paddock-games-1")).match(`/offline/${code}/${name}`)) !== undefined"""
FILES_KEPT = """async () => {
  const cache = await caches.open("paddock-shell-1");
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return performance.getEntriesByType("resource").map(({ name }) => name)
    .filter((name) => name.includes("/assets/")).every((name) => kept.has(name));
}"""
OFFLINE = r"ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource"


@pytest.fixture
def ada(people: People) -> Iterator[Person]:
    """Somebody with the service worker, at a race against bots."""
    person = people("Ada", service_workers="allow")
    person.forgive(OFFLINE)
    person.goto("/")
    person.page.wait_for_function(CONTROLLED)
    yield person
    person.context.set_offline(False)


def race(person: Person) -> str:
    code = person.open_table("outspeed", 3)
    person.fill_with_bots()
    person.ready()
    person.start()
    question(person).first.wait_for()
    return code


def wait_until_kept(page: Page, code: str, name: str) -> None:
    """Asked again from here: a promise counts as true for `wait_for_function`."""
    until = time.monotonic() + PATIENCE / 1000
    while not (page.evaluate(KEPT, [code, name]) and page.evaluate(FILES_KEPT)):
        if time.monotonic() > until:
            raise TimeoutError(f"not kept: {code} {name}")
        page.wait_for_timeout(LOOK_AGAIN)


def test_the_start_page_and_its_signs_are_kept_for_a_visit_without_a_network(
    chromium: Browser, server: Server
) -> None:
    context = chromium.new_context(service_workers="allow")
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_function(CONTROLLED)
    page.reload()  # from here on the worker sees, and keeps, what the page loads
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    context.set_offline(True)
    page.reload()
    expect(page.locator("h1").first).to_be_visible()
    for sign in SIGNS:
        assert page.evaluate("(sign) => fetch(sign).then(({ ok }) => ok)", sign), sign
    context.close()


def test_case_46_a_link_to_another_file_does_not_become_the_page_that_is_kept(
    chromium: Browser, server: Server
) -> None:
    context = chromium.new_context(service_workers="allow")
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_function(CONTROLLED)
    page.reload()
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    for other in ("/sw.js", "/manifest.webmanifest"):
        page.goto(f"{server.url}{other}")
    context.set_offline(True)
    page.goto(server.url)
    expect(page.locator("h1").first).to_be_visible()
    context.close()


def test_a_running_game_opens_offline_as_it_was_and_goes_on_with_a_network(ada: Person) -> None:
    code = race(ada)
    play([ada], answers=1)
    question(ada).first.wait_for()
    wait_until_kept(ada.page, code, "seat-0")
    asked = ada.page.locator("h1").inner_text()
    ada.read("history")
    lines = ada.page.locator(".side-panel li").all_inner_texts()
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.text("web-offline-game")).to_be_visible()
    expect(ada.page.locator("h1")).to_have_text(asked)
    expect(question(ada).first).to_be_visible()
    ada.read("history")
    expect(ada.page.locator(".side-panel li")).to_have_count(len(lines))
    ada.page.keyboard.press("Escape")
    ada.goto("/")
    expect(ada.text("web-offline-home")).to_be_visible()
    expect(ada.region("web-your-tables").get_by_text("OUTSPEED")).to_be_visible()
    ada.link("web-continue-at", game=ada.say("game-outspeed")).click()
    expect(ada.text("web-offline-game")).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.text("web-offline-game")).to_have_count(0)
    play([ada], answers=1)


def test_a_finished_game_and_its_replay_open_offline(ada: Person) -> None:
    code = race(ada)
    leave_to_bots(ada)
    podium(ada).wait_for()
    wait_until_kept(ada.page, code, "replay")
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.text("web-offline-game")).to_be_visible()
    podium(ada).wait_for()
    ada.goto(f"/t/{code}/replay")
    expect(ada.text("web-offline-replay")).to_be_visible()
    ada.button("web-step").click()
    expect(ada.page.get_by_text("Step 2 of")).to_be_visible()
