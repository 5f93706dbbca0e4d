"""A WebKit window that a test drives: WebDriver's five calls that the stories need, over HTTP.

Selenium would bring a dozen packages for them. Debian's `webkit2gtk-driver` and `xvfb` are enough.
"""

import base64
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

PROGRAM: Final = "WebKitWebDriver"
BROWSERS: Final = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"
PATIENCE: Final = 60.0
LOOK_AGAIN: Final = 0.2


def find_browser() -> str | None:
    """WebKit's own small browser, if it, its driver and a screen without a monitor are here."""
    if shutil.which(PROGRAM) is None or shutil.which("Xvfb") is None:
        return None
    return next((str(path) for path in Path("/").glob(BROWSERS.lstrip("/"))), None)


class Window:
    """One window of WebKit."""

    def __init__(self, driver: httpx.Client, browser: str) -> None:
        self._driver = driver
        wanted = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        opened = self._ask("POST", "/session", capabilities={"alwaysMatch": wanted})
        self._path = f"/session/{opened['sessionId']}"

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self._ask("POST", f"{self._path}/window/rect", width=width, height=height)

    def goto(self, url: str) -> None:
        """Open a page and wait until it is loaded."""
        self._ask("POST", f"{self._path}/url", url=url)

    def run(self, script: str, *args: object) -> Any:
        """Run a function's body in the page: what it returns."""
        return self._ask("POST", f"{self._path}/execute/sync", script=script, args=args)

    def wait_for(self, script: str, *args: object) -> Any:
        """Run it again until it returns something true."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if found := self.run(script, *args):
                return found
            time.sleep(LOOK_AGAIN)
        raise AssertionError(f"in vain: {script} {args}\n{self.run(TEXT)}")

    def picture(self, to: Path) -> None:
        """Take a picture of the window."""
        to.write_bytes(base64.b64decode(self._ask("GET", f"{self._path}/screenshot")))

    def close(self) -> None:
        """Close the window and end the session."""
        self._ask("DELETE", self._path)

    def _ask(self, method: str, path: str, **body: object) -> Any:
        answer = self._driver.request(method, path, json=body if method == "POST" else None)
        value = answer.json()["value"]
        assert answer.is_success, value
        return value


TEXT: Final = "return document.body.innerText"


@contextmanager
def opened_window(browser: str) -> Iterator[Window]:
    """A window on a screen of its own, with a driver of its own: one driver has one session."""
    with _started(["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24"]) as screen:
        assert screen.stdout is not None
        display, port = f":{screen.stdout.readline().strip()}", _free_port()
        environment = {"DISPLAY": display, "PATH": "/usr/bin:/bin", "HOME": "/nonexistent"}
        with (
            _started([PROGRAM, f"--port={port}"], environment),
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as driver,
        ):
            _wait_for(driver)
            window = Window(driver, browser)
            yield window
            window.close()


@contextmanager
def _started(
    command: list[str], environment: dict[str, str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(  # noqa: S603 - programs of the system, with our words
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


def _wait_for(driver: httpx.Client) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            driver.get("/status")
        except httpx.TransportError:
            time.sleep(LOOK_AGAIN)
        else:
            return
    raise AssertionError("WebKit's driver does not answer")
