"""The smoke stories in WebKit, which every iPhone has: both games to their end, and the proof.

Only at full length (`make test-all`, the nightly job), where tools/webkit.sh has installed it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from paddock.words import Words
from tests.server.serving import Server
from tests.sizes import FULL
from tests.webkit.driver import TEXT, Window, find_browser, opened_window

SAY: Final = Words("en")
DESKTOP, PHONE = (1280, 800), (390, 844)
MAX_ANSWERS: Final = 300

PRESS: Final = """
const button = [...document.querySelectorAll("button, a")].find(
  (one) => one.innerText.trim().startsWith(arguments[0]) && !one.disabled
);
if (button) button.click();
return button !== undefined;
"""
ANSWER: Final = """
const seen = (one) => one.getClientRects().length > 0;
const all = (what) => [...document.querySelectorAll(what)].filter(seen);
const can = (one) => !one.disabled && one.ariaDisabled !== "true";
const chosen = (one) => one.ariaChecked === "true" || one.querySelector("input:checked") !== null;

if (all("button, a").some((one) => one.innerText.trim() === arguments[0])) return "over";
const out = document.querySelector("[data-testid=out] button");
if (out) { out.click(); return "out"; }

const groups = new Map();
for (const radio of all("[role=radio], label:has(input[type=radio])")) {
  const group = radio.closest("[role=radiogroup], [role=group], fieldset");
  groups.set(group, [...(groups.get(group) ?? []), radio]);
}
for (const group of groups.values()) {
  const next = group.find((one) => can(one) && one.querySelector("input:disabled") === null);
  if (next && !group.some(chosen)) { next.click(); return "picked"; }
}
const go = all("button.go, .act button").find(can);
if (go) { go.click(); return "locked"; }
return "";
"""
WIDER: Final = "return document.documentElement.scrollWidth - window.innerWidth"


@pytest.fixture
def window() -> Iterator[Window]:
    browser = find_browser()
    if not FULL or browser is None:
        pytest.skip("WebKit is for `make test-all`, and tools/webkit.sh installs it on Debian")
    with opened_window(browser) as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("webkit") / "data") as running:
        yield running


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["Race now", "Play now"], ids=["outspeed", "why_first"])
def test_a_game_is_played_to_its_end_and_its_shuffle_proven(
    window: Window,
    server: Server,
    game: str,
    size: tuple[int, int],
    tmp_path: Path,
) -> None:
    window.resize(*size)
    window.goto(server.url)
    window.wait_for(PRESS, game)
    window.wait_for("return location.pathname.startsWith('/t/')")

    answers = [play_on(window)]
    while answers[-1] != "over" and len(answers) < MAX_ANSWERS:
        answers.append(play_on(window))

    window.picture(tmp_path / "end.png")
    assert "locked" in answers
    assert answers[-1] == "over", window.run(TEXT)
    assert window.run(WIDER) <= 0
    window.wait_for(PRESS, SAY("web-replay"))
    window.wait_for(PRESS, SAY("web-verify"))
    window.wait_for("return document.body.innerText.includes(arguments[0])", SAY("web-verified"))


def play_on(window: Window) -> str:
    """Wait for the next thing to be done, and do it; "over" once the game is."""
    done: str = window.wait_for(ANSWER, SAY("web-replay"))
    return done
