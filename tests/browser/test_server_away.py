"""The server goes away in the middle of a race, or is not there at all."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.playing import answer, play, podium, question
from tests.server.serving import Server

REFUSED = ("ERR_CONNECTION_REFUSED", "WebSocket", "Failed to fetch")


def test_a_race_goes_on_after_the_server_was_killed(people: People, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as first:
        port = first.port
        ada = people(url=first.url)
        ada.forgive(*REFUSED)
        ada.open_table("outspeed", 3)
        ada.fill_with_bots()
        ada.ready()
        ada.start()
        play([ada], answers=1)
        question(ada).first.wait_for()
        first.process.kill()
        first.process.wait()
        expect(ada.text("web-connection-lost")).to_be_visible()
        answer(ada)
    with Server(tmp_path / "data", "--port", str(port)) as again:
        assert again.port == port
        expect(ada.text("web-connection-lost")).to_be_hidden()
        question(ada).or_(podium(ada)).first.wait_for()
        play([ada], answers=2)
        ada.close()


@pytest.mark.parametrize("path", ["/", "/rules/outspeed"])
def test_without_a_network_the_shell_opens_and_says_so(people: People, path: str) -> None:
    ada = people()
    ada.forgive("ERR_INTERNET_DISCONNECTED", "Failed to fetch", "Failed to load resource")
    ada.goto(path)
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    ada.page.reload()
    ada.page.get_by_role("heading", level=1).wait_for()
    ada.page.wait_for_load_state("networkidle")
    ada.context.set_offline(offline=True)
    ada.page.reload()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    if path == "/":
        expect(ada.page.get_by_text(ada.say("why-offline")).first).to_be_visible()
    ada.context.set_offline(offline=False)
