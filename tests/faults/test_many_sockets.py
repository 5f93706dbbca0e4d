"""Case 18 in small: a move is acked at once, and after a restart everyone is back. See bench/."""

import asyncio
import statistics
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.serving import Browser, Server

SOCKETS, TABLES = 300, 10


def test_case_18_a_move_is_acked_at_once_while_others_are_idle(server: Server) -> None:
    """A quarter of them at least: whatever else the machine does meanwhile."""
    with server.browser() as browser:
        code = browser.open_table("why_first", 2)
        seat = browser.sit(code, "Ada")
        with browser.socket(code, seat) as ada, browser.socket(code, close_timeout=0.1) as idle:
            for one in (ada, idle):
                one.send(type="Hello")
            took: list[float] = []
            for number in range(60):
                began = time.monotonic()
                ada.ask(type="Say", key=f"k{number}", text="hello")
                took.append(time.monotonic() - began)
            assert statistics.quantiles(took, n=4)[0] < 0.03


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("PADDOCK_LIMIT_CONNECTS", "100000")
    monkeypatch.setenv("PADDOCK_LIMIT_OPENS", "100000")
    with Server(tmp_path / "data") as server:
        yield server


class Idle:
    """Somebody who watches, comes back when the server is gone, and forgets nothing."""

    def __init__(self, port: int, code: str, delay: float) -> None:
        self._address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
        self._delay = delay
        self.cursor = self.visits = 0
        self.codes: list[int] = []
        self.settled = asyncio.Event()

    async def stay(self) -> None:
        while True:
            try:
                async with connect(self._address, proxy=None, compression=None) as socket:
                    await socket.send(f'{{"type":"Hello","cursor":{self.cursor}}}')
                    self.visits += 1
                    async for text in socket:
                        self._hear(msgspec.json.decode(text))
            except ConnectionClosed as closed:
                self.codes.append(0 if closed.rcvd is None else closed.rcvd.code)
            except (OSError, EOFError, WebSocketException):
                pass
            self.settled.clear()
            await asyncio.sleep(self._delay)

    def _hear(self, received: Any) -> None:
        if received["type"] == "News":
            assert received["number"] == self.cursor + 1, "nothing is missed, nothing comes twice"
            self.cursor += 1
        elif received["type"] == "Look":
            assert received["head"] == self.cursor
            self.settled.set()


async def _all_visits(people: list[Idle], visits: int) -> float:
    """How long it takes until all have come so often, and know where their table stands."""
    began = time.monotonic()
    async with asyncio.timeout(60):
        while any(one.visits < visits for one in people):  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.02)
        await asyncio.gather(*[one.settled.wait() for one in people])
    return time.monotonic() - began


def _ready(browser: Browser, url: str, codes: list[str]) -> None:
    browser.url = url
    for code in codes:
        with browser.socket(code, 0) as ada:
            ada.send(type="Hello")
            assert ada.ask(type="Ready", key="ready")["type"] == "Ack"


def test_case_18_all_are_back_after_a_restart_and_have_missed_nothing(server: Server) -> None:
    async def play(browser: Browser, codes: list[str]) -> None:
        people = [
            Idle(server.port, codes[number % TABLES], 0.2 + number % 10 / 20)
            for number in range(SOCKETS)
        ]
        staying = [asyncio.ensure_future(one.stay()) for one in people]
        await _all_visits(people, 1)
        await asyncio.to_thread(server.stop)
        port = str(server.port)
        with await asyncio.to_thread(Server, server.data_dir, "--port", port) as again:
            assert await _all_visits(people, 2) < 60
            await asyncio.to_thread(_ready, browser, again.url, codes)
            async with asyncio.timeout(20):
                while any(one.cursor < 3 for one in people):  # noqa: ASYNC110 - nobody tells us
                    await asyncio.sleep(0.05)
            for task in staying:
                task.cancel()
            await asyncio.gather(*staying, return_exceptions=True)
            assert "Traceback" not in again.errors.read_text()
        assert [one.visits for one in people] == [2] * SOCKETS
        assert {code for one in people for code in one.codes} == {1012}

    with server.browser() as browser:
        codes = [browser.open_table("why_first", 2) for _ in range(TABLES)]
        assert [browser.sit(code, "Ada") for code in codes] == [0] * TABLES
        asyncio.run(play(browser, codes))
