"""Takes the pictures of README and docs from real games in a real browser: `make screenshots`.

The server's shuffles and the browsers' parts of them come from fixed seeds, so that the games are
much the same every time. Bots that think at the same time may still answer in another order.
"""

import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.access import SETTLED
from tests.browser.conftest import find_chromium
from tests.browser.people import PHONE, Person
from tests.browser.playing import answer, asked, leave_to_bots, play, podium, question
from tests.server import serving

PICTURES: Final = Path("docs/pictures")
COLOURS: Final = 256
SEED: Final = 12
SERVE: Final = f"""
import random, secrets, sys
secrets.token_bytes = random.Random({SEED}).randbytes
from paddock.cli import main
sys.exit(main())
"""
DRAW_THE_SAME: Final = """(() => {
  let last = %d;
  crypto.getRandomValues = (some) => some.map(() => (last = (last * 75 + 74) %% 65537));
})();"""

SILENT_BOTS: Final = """(() => {
  const kept = JSON.parse(localStorage.getItem("paddock.settings") ?? "{}");
  localStorage.setItem("paddock.settings", JSON.stringify({ ...kept, botTalk: false }));
})();"""
"""What a bot says hangs over a table for six seconds."""
DRAWN: Final = 1500.0
"""Milliseconds until every animation has come to its end."""


class Studio:
    """A browser, a server, and people who hold still for a picture."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        self._people = 0

    def person(self, name: str, **more: Any) -> Person:
        """Somebody whose browser draws the same numbers every time."""
        person = Person(self._browser, self._url, name, **more)
        self._people += 1
        person.context.add_init_script(DRAW_THE_SAME % self._people)
        person.context.add_init_script(SILENT_BOTS)
        return person


def take(person: Person, name: str) -> None:
    """A picture of what is on the screen, in few colours."""
    person.page.mouse.move(0, 0)
    person.page.evaluate("document.activeElement?.blur()")
    person.page.wait_for_timeout(DRAWN)
    person.page.evaluate(SETTLED)
    shot = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    path = PICTURES / f"{name}.png"
    shot.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=3, dither=Image.Dither.NONE).save(
        path, optimize=True
    )
    print(f"{path}: {path.stat().st_size // 1000} kB")


def start(host: Person, guest: Person, game: str, *, picture: bool = False) -> None:
    """Two people and two bots."""
    code = host.open_table(game, 4)
    guest.sit(code)
    host.fill_with_bots("regular")
    if picture:
        guest.ready()
        take(host, "lobby")
        host.ready()
    else:
        host.ready()
        guest.ready()
    host.start()


def outspeed(studio: Studio) -> None:
    """The lobby, the table on a desk and on a phone, and the replay."""
    ada = studio.person("Ada")
    zoe = studio.person("Zoë", size=PHONE, device_scale_factor=2)
    start(ada, zoe, "outspeed", picture=True)
    play([ada, zoe], answers=6)
    while (next_one := asked([ada, zoe])) is not ada or not _programs(ada):
        if next_one is None:
            sys.exit("paddock: the race was over before the picture.")
        answer(next_one)
    ada.page.get_by_role("radio", disabled=False).last.click()
    take(ada, "outspeed-table")
    zoe.group("web-os-choose-route").wait_for()
    zoe.page.get_by_role("radio", disabled=False).last.click()
    take(zoe, "outspeed-phone")
    leave_to_bots(ada, zoe)
    podium(ada).wait_for()
    ada.page.evaluate("scrollTo(0, 0)")
    take(ada, "outspeed-podium")
    # A jump to a round slides its boards in; without motion they lie there at once.
    ada.page.emulate_media(reduced_motion="reduce")
    ada.button("web-replay").click()
    ada.field("web-round").select_option("8")
    take(ada, "replay")


def _programs(person: Person) -> bool:
    return person.group("web-os-choose-route").count() > 0


def why_first(studio: Studio) -> None:
    """The table on a desk and on a phone."""
    ada = studio.person("Ada", theme="light")
    zoe = studio.person("Zoë", size=PHONE, device_scale_factor=2, theme="light")
    start(ada, zoe, "why_first")
    play([ada, zoe], answers=26)
    for person, name in ((ada, "why-first-table"), (zoe, "why-first-phone")):
        question(person).first.wait_for()
        person.group("web-why-your-cards").locator("label").first.click()
        person.group("web-why-whom").locator("label").nth(1).click()
        take(person, name)


def home(studio: Studio) -> None:
    """The start page, dark and light."""
    for theme in ("dark", "light"):
        person = studio.person("", theme=theme)
        person.goto("/")
        person.button("web-play-now").first.wait_for()
        take(person, "home" if theme == "dark" else "home-light")


@contextmanager
def opened() -> Iterator[Studio]:
    """Everything that the pictures need, and gone afterwards."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit("paddock: there is no Chromium to take pictures with.")
    serving.PADDOCK[:] = [sys.executable, "-c", SERVE]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving.Server(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        # As on a screen of today: letters stand where the typeface puts them, not on whole pixels.
        flags = ["--no-sandbox", "--font-render-hinting=none"]
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        yield Studio(browser, server.url)
        browser.close()


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    with opened() as open_studio:
        for scene in (home, outspeed, why_first):
            scene(open_studio)
