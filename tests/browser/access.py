"""What axe-core calls serious or critical, and letters that are hard to tell from their ground.

axe-core leaves undecided what stands on gradients, pictures or half-transparent layers. So contrast
is measured as well: a picture is taken without the letters, and each line of text is compared with
what lies behind it.
"""

import io
import time
from functools import cache
from pathlib import Path
from typing import Any, Final

from PIL import Image

from tests.browser.people import Person

HERE: Final = Path(__file__).parent
AXE: Final = HERE.parents[1] / "web/node_modules/axe-core/axe.min.js"
CONTRAST: Final = (HERE / "contrast.js").read_text("utf-8")
LETTERED: Final = """() => { document.adoptedStyleSheets = document.adoptedStyleSheets
  .filter((one) => one !== window.unlettered); }"""
"""Letters are painted again."""
SETTLED: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const ends = (one) => one.playState === "running" && one.playbackRate > 0 &&
    one.effect.getComputedTiming().endTime <= 3000;
  await document.fonts.ready;
  await frame();
  for (let moving = document.getAnimations().filter(ends); moving.length > 0;
    moving = document.getAnimations().filter(ends))
    await Promise.allSettled(moving.map(({ finished }) => finished));
  await frame();
  await frame();
}"""
"""Typefaces are loaded, short movements have ended, and what measures itself has done so. Without
it a test sees a colour between two themes, or a sheet that is still coming in."""
FIND_VIOLATIONS: Final = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
      `${id}: ${html.slice(0, 160)} ${(failureSummary ?? "").split("\\n")[1] ?? ""}`));
}"""
TALLEST: Final = 6000
WORST: Final = 0.1
"""So much of a line may have less contrast: an edge or a glow that letters touch."""
PATIENCE: Final = (250.0, 500.0, 1000.0, 2000.0, 4000.0)
"""Milliseconds between two pictures of a fault. On a busy machine Chromium paints a page seconds
after its styles changed, and a piece of it at a time."""
GIVE_UP: Final = 20.0
"""Seconds after which what a page has not come to is missing."""
ROUNDED: Final = 0.05

Colour = tuple[int, int, int]


def comes_to(person: Person, script: str, *, expected: object, given: object = None) -> None:
    """What a page says once it rests. On a busy machine what measures itself may do so late."""
    until = time.monotonic() + GIVE_UP
    person.page.evaluate(SETTLED)
    while (found := person.page.evaluate(script, given)) != expected:
        assert time.monotonic() < until, f"{found!r} instead of {expected!r}"
        person.page.wait_for_timeout(PATIENCE[0])


def access_faults(person: Person) -> list[str]:
    """At a phone's and a desktop's width, in both themes.

    Only colours depend on the theme, and `contrast_faults` sees more of them than axe-core: that
    runs once a width.
    """
    faults: list[str] = []
    for width, whole_theme in ((360, "dark"), (1280, "light")):
        _show_all(person, width)
        for theme in ("dark", "light"):
            wear(person, theme)
            found = contrast_faults(person)
            if theme == whole_theme:
                found += violations(person)
            faults += [f"{theme} {width}: {fault}" for fault in found]
    return faults


def wear(person: Person, theme: str) -> None:
    """Change the theme in place."""
    person.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    person.page.evaluate(SETTLED)


def violations(person: Person) -> list[str]:
    """What axe-core calls serious or critical."""
    if not person.page.evaluate("typeof axe === 'object'"):
        person.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = person.page.evaluate(FIND_VIOLATIONS)
    return found


def contrast_faults(person: Person, patience: tuple[float, ...] = PATIENCE) -> list[str]:
    """Lines of text with less contrast than AA asks for, as they are painted.

    A picture may be older than the styles, so a fault has to show in every one of several.
    """
    faults = _painted_faults(person)
    for pause in patience:
        if not faults:
            return []
        person.page.wait_for_timeout(pause)
        person.page.evaluate(SETTLED)
        again = _painted_faults(person)
        faults = [fault for fault in faults if fault in again]
    return faults


def _painted_faults(person: Person) -> list[str]:
    lines: list[Any] = person.page.evaluate(CONTRAST)
    picture = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB").point(_roughly)
    person.page.evaluate(LETTERED)
    faults = [
        f"contrast {found:.2f} of {line['needs']}: {line['what']} at {line['box']}"
        for line in lines
        if (found := _contrast(picture, line)) < line["needs"] - ROUNDED
    ]
    return list(dict.fromkeys(faults))


def _roughly(part: int) -> int:
    """Gradients have fewer colours so, and none is off by more than two steps of 255."""
    return part & 0xFC | 2


def _show_all(person: Person, width: int) -> None:
    """A window as tall as the page, some of which grows with it: nothing sticks over anything."""
    height, before = 740, 0
    while before < height <= TALLEST:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate(SETTLED)
        before, height = height, person.page.evaluate("document.documentElement.scrollHeight")


def _contrast(picture: Image.Image, line: Any) -> float:
    """Of a line of text with its ground: of most of it, but for the best nine tenths."""
    if line["ground"] is not None:
        outline: Colour = tuple(line["ground"])
        return _ratio(_over(line, outline), outline)
    ground = picture.crop(line["box"])
    pixels: list[Any] = ground.getcolors(ground.width * ground.height) or []
    found = sorted((_ratio(_over(line, colour), colour), count) for count, colour in pixels)
    left = WORST * ground.width * ground.height
    for ratio, count in found:
        left -= count
        if left < 0:
            return ratio
    return 21.0


def _over(line: Any, ground: Colour) -> Colour:
    """The colour of letters that let some of the ground through."""
    opacity: float = line["opacity"]
    red, green, blue = (
        round(opacity * mine + (1 - opacity) * below)
        for mine, below in zip(line["colour"], ground, strict=False)
    )
    return red, green, blue


@cache
def _ratio(one: Colour, other: Colour) -> float:
    """WCAG's ratio of two colours, from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@cache
def _luminance(colour: Colour) -> float:
    linear = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour
    )
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
