"""The real process on a free port of this machine, and people who play there over real sockets."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.server.following import after_choice
from tests.server.world import CONTRIBUTION, PLEDGE

PATIENCE = 30.0
PADDOCK = [sys.executable, "-m", "paddock"]


class Server:
    """`paddock serve` in a process of its own."""

    def __init__(
        self,
        data_dir: Path,
        *options: str,
        program: Sequence[str] = PADDOCK,
        meanwhile: Callable[[Self], None] = lambda _server: None,
    ) -> None:
        """`meanwhile` happens while it starts."""
        self.data_dir = data_dir
        self.errors = data_dir / "stderr"
        data_dir.mkdir(exist_ok=True)
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(  # noqa: S603 - our own command
                [*program, "serve", "--port", "0", "--data-dir", str(data_dir), *options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PADDOCK_LANG": "en"},
            )
        meanwhile(self)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"https?://\S+", said)
        assert found is not None, (said, self.errors.read_text())
        self.url = found[0]
        self.port = int(self.url.rpartition(":")[2])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> float:
        """SIGTERM; how long it took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        return time.monotonic() - began

    def browser(self) -> "Browser":
        return Browser(self.url)


class Browser:
    """Somebody with cookies."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.url = url

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.http.close()

    def open_table(self, game: str, players: int, **more: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": game, "players": players, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    def sit(self, code: str, name: str) -> int:
        answer = self.http.post(f"/api/tables/{code}/seats", json={"name": name, "pledge": PLEDGE})
        assert answer.status_code == 201, answer.text
        return int(answer.json()["seat"])

    @contextlib.contextmanager
    def socket(self, code: str, seat: int | None = None, **more: Any) -> Iterator["Live"]:
        query = "" if seat is None else f"?seat={seat}"
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        address = f"{self.url.replace('http', 'ws')}/api/tables/{code}/socket{query}"
        headers = {"Cookie": cookies}
        more.setdefault("compression", None)
        with connect(address, additional_headers=headers, proxy=None, **more) as connection:
            yield Live(connection)


class Live:
    """A real socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.look: Any = None

    def send(self, **message: Any) -> None:
        self.connection.send(msgspec.json.encode(message).decode())

    def next(self) -> Any:
        message = msgspec.json.decode(self.connection.recv(PATIENCE))
        if message["type"] == "Look":
            self.look = message
        elif message["type"] == "News":
            self.look = after_choice(self.look, message["entry"])
        return message

    def ask(self, **request: Any) -> Any:
        self.send(**request)
        while (answer := self.next()).get("key") != request["key"]:
            pass
        return answer

    def drain(self) -> None:
        """Read until there is no more to read."""
        while True:
            self.next()

    def until(self, status: str) -> Any:
        while self.look is None or self.look["status"] != status:
            self.next()
        return self.look


def start_bots(browser: Browser, game: str, players: int) -> str:
    """A table where bots play all seats: one sits down, calls the start and lets a bot go on."""
    code = browser.open_table(game, players)
    seat = browser.sit(code, "host")
    with browser.socket(code, seat) as host:
        host.send(type="Hello")
        for other in range(players):
            if other != seat:
                host.ask(type="SeatBot", key=f"bot-{other}", seat=other, level="random")
        host.ask(type="Ready", key="ready")
        host.ask(type="Start", key="start")
        host.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
        assert host.ask(type="FreeSeat", key="leave", seat=seat)["type"] == "Ack"
    return code
