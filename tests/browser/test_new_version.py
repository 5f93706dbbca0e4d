"""The server is given a new client while pages of the old one are open."""

import re
import shutil
import sys
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from paddock.server.web.client_files import PACKAGED
from tests.browser.people import PATIENCE, People, Person
from tests.browser.playing import answer, play, question
from tests.browser.test_server_away import REFUSED
from tests.server.serving import Server

SERVE: Final = """import sys
from pathlib import Path
from paddock.server.web import client_files as client
client.PACKAGED = Path({folder!r})
from paddock.cli import main
sys.exit(main())
"""
KEPT_IN_THE_END: Final = """async ([mark, patience]) => {
  const cache = await caches.open("paddock-shell-1");
  const until = performance.now() + patience;
  for (;;) {
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const assets = paths.filter((path) => path.startsWith("/assets/"));
    const kept = new Set(assets.map((path) => (path.includes(mark) ? "new" : path)));
    if ((kept.size === 1 && kept.has("new")) || performance.now() > until) return [...kept];
    await new Promise((done) => setTimeout(done, 100));
  }
}"""
"""Of the files of the program: the new ones, and whichever of the old are not forgotten."""


def build(folder: Path, mark: str) -> None:
    """The client once more, each file under another name: as if something in it had changed."""
    shutil.copytree(PACKAGED, folder, ignore=shutil.ignore_patterns("*.gz"))
    assets = list((folder / "assets").iterdir())
    renamed = {path.name: f"{path.stem}{mark}{path.suffix}" for path in assets}
    names = re.compile("|".join(map(re.escape, renamed)))
    texts = [path for path in assets if path.suffix != ".woff2"]
    for path in [*texts, folder / "index.html"]:
        text = path.read_text("utf-8")
        path.write_text(names.sub(lambda found: renamed[found[0]], text), "utf-8")
    for path in assets:
        path.rename(path.with_name(renamed[path.name]))


class Versions:
    """One server, one port, one client after the other."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def serve(self, mark: str, *options: str) -> Server:
        client = self._folder / mark
        build(client, mark)
        command = [sys.executable, "-c", SERVE.format(folder=str(client))]
        return Server(self._folder / "data", *options, program=command)


@pytest.fixture
def versions(tmp_path: Path) -> Versions:
    return Versions(tmp_path)


def program(person: Person) -> str:
    script = person.page.locator('script[src^="/assets/index-"]')
    return script.get_attribute("src") or ""


def test_a_reload_brings_the_new_version_and_forgets_the_old(
    people: People, versions: Versions
) -> None:
    with versions.serve("AAAA") as first:
        port = first.port
        ada = people(url=first.url)
        ada.forgive(*REFUSED)
        ada.goto("/")
        ada.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        ada.page.reload()
        ada.page.get_by_role("heading", level=1).wait_for()
        assert "AAAA" in program(ada)
    with versions.serve("BBBB", "--port", str(port)):
        ada.page.reload()
        ada.page.get_by_role("heading", level=1).wait_for()
        assert "BBBB" in program(ada)
        assert ada.page.evaluate(KEPT_IN_THE_END, ["BBBB", PATIENCE]) == ["new"]
        ada.close()


def test_a_running_game_goes_on_and_hears_of_the_new_version(
    people: People, versions: Versions
) -> None:
    with versions.serve("AAAA") as first:
        port = first.port
        ada = people(url=first.url)
        ada.forgive(*REFUSED, "404")
        ada.open_table("why_first", 3)
        ada.fill_with_bots()
        ada.ready()
        ada.start()
        play([ada], answers=2)
        question(ada).first.wait_for()
    with versions.serve("BBBB", "--port", str(port)):
        notice = ada.text("web-new-version")
        expect(notice).to_be_visible()
        answer(ada)
        question(ada).first.wait_for()
        play([ada], answers=1)
        assert "AAAA" in program(ada), "nobody took the page away"
        code = ada.code
        ada.button("web-load-it").click()
        expect(notice).to_have_count(0)
        question(ada).first.wait_for()
        assert ("BBBB" in program(ada), ada.code) == (True, code)
        play([ada], answers=1)
        ada.close()


def test_a_page_that_is_gone_with_the_old_version_is_loaded_from_the_new(
    people: People, versions: Versions
) -> None:
    with versions.serve("AAAA") as first:
        port = first.port
        ada = people(url=first.url)
        ada.forgive(*REFUSED, "404", "Failed to (fetch|load)", "ERR_ABORTED", "apply style")
        ada.forgive("CONTENT_LENGTH_MISMATCH")  # the old server ended in the middle of a file
        ada.goto("/")
        ada.page.get_by_role("heading", level=1).wait_for()
    with versions.serve("BBBB", "--port", str(port)):
        ada.button("web-site-menu").click()
        ada.link("web-settings").click()
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.say("web-settings"))
        assert "BBBB" in program(ada)
        ada.close()
