"""Photograph the real tables beside their mock-ups: `make look MOCKUPS=folder`.

The name of a mock-up says how it was drawn: `outspeed-choosing-de-phone-dark.png` is German, on a
phone, in the dark theme. Each game lists a scene per mock-up; the pair is a small picture of both.
"""

import argparse
import io
import re
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import look_outspeed
import look_why_first
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import find_chromium
from tests.browser.people import Person
from tests.browser.posing import HOLD
from tests.server.serving import Server

PAIRS: Final = Path("docs/pictures/look")
SCENES: Final[Mapping[str, look_outspeed.Scene]] = {
    **look_outspeed.SCENES,
    **look_why_first.SCENES,
}
"""How to bring a new page to the situation of each mock-up, by the mock-up's name.

A scene gets a function that opens a `Person`, and returns the person whose page is photographed.
"""
GAP: Final = 8
WIDTHS: Final = {"desktop": 596, "tv": 596, "phone": 330}
QUALITY: Final = 78
MAX_BYTES: Final = 120_000


class Setting(NamedTuple):
    """The window that a mock-up was drawn for."""

    device: str
    size: tuple[int, int]
    scale: int
    theme: Literal["dark", "light"]
    language: str


def setting_of(mockup: str) -> Setting:
    """Read the window from a mock-up's name."""
    device = next((one for one in ("phone", "tv") if re.search(rf"\b{one}\b", mockup)), "desktop")
    size = {"phone": (390, 844), "tv": (1920, 1080), "desktop": (1440, 900)}[device]
    language = re.search(r"-(de|ru|pl)-", mockup)
    return Setting(
        device=device,
        size=size,
        scale=2 if device == "phone" else 1,
        theme="light" if mockup.endswith("light") else "dark",
        language="en" if language is None else language[1],
    )


def photograph(browser: Browser, url: str, mockup: str) -> Image.Image:
    """Bring a new page to the situation of this mock-up and take its picture."""
    setting, opened = setting_of(mockup), list[Person]()

    def make(name: str = "You", **more: Any) -> Person:
        look = {"size": setting.size, "theme": setting.theme, "language": setting.language}
        wanted = {**look, "device_scale_factor": setting.scale, **more}
        opened.append(Person(browser, url, name, **wanted))
        opened[-1].context.add_init_script(HOLD)
        return opened[-1]

    try:
        person = SCENES[mockup](make)
        person.page.mouse.move(0, 0)
        person.page.evaluate("document.activeElement?.blur()")
        return Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    finally:
        for person in opened:
            person.close()


def pair(mockup: Image.Image, ours: Image.Image, device: str) -> Image.Image:
    """The mock-up on the left, the real screen on the right."""
    width = WIDTHS[device]
    height = round(width * ours.height / ours.width)
    both = Image.new("RGB", (2 * width + GAP, height), "#808080")
    for at, one in enumerate((mockup, ours)):
        small = one.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
        both.paste(small, (at * (width + GAP), 0))
    return both


def save(picture: Image.Image, path: Path) -> None:
    """Write a small file: the quality sinks until it is small enough."""
    for quality in range(QUALITY, 30, -6):
        picture.save(path, quality=quality, method=6)
        if path.stat().st_size <= MAX_BYTES:
            break
    print(f"{path}: {path.stat().st_size // 1000} kB")


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    """A browser and a server."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit("paddock: there is no Chromium to take pictures with.")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "data") as server,
        sync_playwright() as playwright,
    ):
        # As on a screen of today: letters stand where the typeface puts them, not on whole pixels.
        flags = ["--no-sandbox", "--font-render-hinting=none"]
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        yield browser, server.url
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mockups", type=Path, help="the folder with the mock-ups' pictures")
    parser.add_argument("names", nargs="*", help="only those whose name has one of these parts")
    parser.add_argument("--whole", type=Path, help="also keep the real screens, in full size")
    asked = parser.parse_args()
    wanted = [one for one in SCENES if not asked.names or any(n in one for n in asked.names)]
    PAIRS.mkdir(parents=True, exist_ok=True)
    with opened() as (browser, url):
        for name in wanted:
            ours = photograph(browser, url, name)
            if asked.whole is not None:
                asked.whole.mkdir(parents=True, exist_ok=True)
                ours.save(asked.whole / f"{name}.png")
            mockup = Image.open(asked.mockups / f"{name}.png")
            save(pair(mockup, ours, setting_of(name).device), PAIRS / f"{name}.webp")


if __name__ == "__main__":
    main()
