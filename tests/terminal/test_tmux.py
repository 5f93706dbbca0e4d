"""A whole race in a real terminal of 80 columns and 24 lines, as tmux shows it."""

import os
import shlex
import shutil
import subprocess
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paddock.words import Words
from tests.cli.running import PADDOCK

TMUX = shutil.which("tmux")
PATIENCE = 60.0

pytestmark = pytest.mark.skipif(TMUX is None, reason="tmux is not installed.")


class Pane:
    """One terminal, with a shell in it."""

    def __init__(self, folder: Path) -> None:
        self._name = f"paddock-{uuid.uuid4().hex[:8]}"
        self._folder = folder
        self._tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "sh")

    def _tmux(self, *arguments: str) -> str:
        command = [str(TMUX), "-L", self._name, *arguments]
        environment = {
            **os.environ,
            "PADDOCK_LANG": "en",
            "XDG_STATE_HOME": str(self._folder),
            "LC_ALL": "C.UTF-8",
        }
        done = subprocess.run(  # noqa: S603 - our own command
            command, capture_output=True, check=True, env=environment, encoding="utf-8"
        )
        return done.stdout

    def press(self, *keys: str) -> None:
        self._tmux("send-keys", *keys)

    def run(self, *arguments: str) -> None:
        self._tmux("send-keys", "-l", "clear; " + shlex.join([*PADDOCK, *arguments]))
        self.press("Enter")

    def seen(self) -> str:
        return self._tmux("capture-pane", "-p")

    def wait_for(self, *texts: str) -> str:
        return self._wait(lambda seen: any(text in seen for text in texts))

    def _wait(self, until: Callable[[str], bool]) -> str:
        end = time.monotonic() + PATIENCE
        while not until(seen := self.seen()):
            assert time.monotonic() < end, seen
            time.sleep(0.1)
        return seen

    def wait_for_other_than(self, before: str) -> str:
        return self._wait(lambda seen: seen != before)

    def wait_for_no(self, text: str) -> str:
        return self._wait(lambda seen: text not in seen)

    def close(self) -> None:
        self._tmux("kill-server")


@pytest.fixture
def pane(tmp_path: Path) -> Iterator[Pane]:
    opened = Pane(tmp_path)
    yield opened
    opened.close()


def test_a_whole_race_at_eighty_by_twenty_four(pane: Pane) -> None:
    pane.run("play", "outspeed", "--players", "3", "--bots", "rookie", "--seed", "3")
    pieces = (
        Words("en")("web-os-choose-route"),
        "Fuel to pay",
        "q leave",
    )  # they are drawn one after the other
    *_, seen = map(pane.wait_for, pieces)
    assert "Round 1 of 13" in seen
    assert "●■▲" in seen
    assert "Fuel to pay" in seen
    assert "q leave" in seen.splitlines()[-1]
    pane.press("p")
    pane.press("p")  # at once
    over = "The game is over."
    for _ in range(100):
        seen = pane.wait_for("Your turn", over)
        if over in seen:
            break
        pane.press("1", "Enter")
        if "Press again" in pane.wait_for_other_than(seen):
            pane.press("Enter")
            pane.wait_for_no("Press again")
    assert over in seen
    assert max(map(len, seen.splitlines())) <= 80
    pane.press("q")
    pane.wait_for("$", "#")
    assert "To come back" not in pane.seen()


def test_ctrl_c_leaves_a_clean_terminal_and_says_how_to_come_back(pane: Pane) -> None:
    pane.run("play", "why_first", "--players", "2", "--bots", "rookie", "--lang", "pl")
    pane.wait_for("Twoja kolej")
    pane.press("C-c")
    seen = pane.wait_for("Aby wrócić: paddock play --resume")
    assert "Twoja kolej" not in seen
    assert "Traceback" not in seen
