"""`paddock serve`, killed and started again many times, and people who play on all the same."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Self

import apsw
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from paddock.proof.findings import first_misfit
from paddock.proof.verify import verify
from tests.server.following import after_choice
from tests.server.serving import PATIENCE, Browser, Live
from tests.server.world import CONTRIBUTION

# Loading Python's modules takes longer than all else, so they are loaded once: each line is the
# command of a process that is forked off, has its own pid, and is killed and reaped by itself.
_FORKS = """
import os, sys
import paddock.server.process.run
from paddock.cli import main
while line := sys.stdin.readline():
    pid = os.fork()
    if pid == 0:
        print("pid", os.getpid(), flush=True)
        os._exit(main(line.rstrip("\\n").split("\\t")))
    _, status = os.waitpid(pid, 0)
    print("ended", status, flush=True)
"""


class Forks:
    """Processes of `paddock serve` on one file, one after the other, that start in no time."""

    def __init__(self, data_dir: Path) -> None:
        self._command = "\t".join(("serve", "--port", "0", "--data-dir", str(data_dir)))
        self.errors = data_dir / "stderr"
        data_dir.mkdir()
        with self.errors.open("ab") as errors:
            self._parent = subprocess.Popen(  # noqa: S603 - our own command
                [sys.executable, "-c", _FORKS],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PADDOCK_LANG": "en"},
            )
        self._pid: int | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self._pid is not None:
            self.end(signal.SIGKILL)
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.wait(PATIENCE)
        self._parent.stdout.close()

    def start(self) -> str:
        """The URL of a new process."""
        assert self._parent.stdin is not None
        self._parent.stdin.write(self._command + "\n")
        self._parent.stdin.flush()
        self._pid = int(self._said(r"pid (\d+)"))
        return self._said(r"(http://\S+)")

    def kill(self) -> None:
        """Just the signal: what it was doing is not finished."""
        assert self._pid is not None
        os.kill(self._pid, signal.SIGKILL)

    def end(self, number: signal.Signals) -> int:
        """The status of the process after a signal."""
        assert self._pid is not None
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._pid, number)
        return self.reaped()

    def reaped(self) -> int:
        self._pid = None
        return int(self._said(r"ended (\d+)"))

    def _said(self, pattern: str) -> str:
        assert self._parent.stdout is not None
        for line in self._parent.stdout:  # without a built browser client it says so first
            if found := re.search(pattern, line):
                return str(found[1])
        raise AssertionError(self.errors.read_text())


class Player:
    """One seat: chooses at random, sends again what was not answered, forgets no answer."""

    def __init__(self, code: str, seat: int, cookies: str, rng: Random) -> None:
        self.code, self.seat, self.over = code, seat, False
        self.acked: dict[str, int] = {}
        self.refused: set[str] = set()
        self.pending: dict[str, Any] | None = None
        self.answers = 0
        self._headers, self._rng = {"Cookie": cookies}, rng
        self._cursor = self._count = 0
        self._chosen_for = -1
        self._look: Any = None

    async def play(self, url: str) -> None:
        """Until the game is over or the connection breaks."""
        address = f"{url.replace('http', 'ws')}/api/tables/{self.code}/socket?seat={self.seat}"
        with contextlib.suppress(OSError, EOFError, WebSocketException):
            async with connect(
                address,
                additional_headers=self._headers,
                proxy=None,
                compression=None,
                close_timeout=1,
            ) as socket:
                await self._talk(socket)

    async def _talk(self, socket: ClientConnection) -> None:
        await _send(socket, {"type": "Hello", "cursor": self._cursor})
        if self.pending is not None:
            await _send(socket, self.pending)
        while not self.over:
            self._hear(msgspec.json.decode(await socket.recv()))
            if self.pending is None and (wish := self._wish()) is not None:
                self.pending = wish
                await _send(socket, wish)

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "News":
                assert message["number"] == self._cursor + 1, "a line was missed, or came twice"
                self._cursor += 1
                self._look = after_choice(self._look, message["entry"])
            case "Look":
                self._look = message
                self.over = message["status"] == "over" and self.pending is None
            case "Ack" | "Refusal":
                self._answered(message)
            case kind:
                assert kind in ("Welcome", "Presence")

    def _answered(self, answer: dict[str, Any]) -> None:
        assert self.pending is not None
        assert answer["key"] == self.pending["key"]
        self.pending = None
        self.answers += 1
        if answer["type"] == "Ack":
            self.acked[answer["key"]] = answer["number"]
        else:
            # Somebody who changed their mind may be too late.
            assert answer["why"] in {"other-decision", "no-decision-open", "not-asked"}, answer
            self.refused.add(answer["key"])
        self.over = self._look is not None and self._look["status"] == "over"

    def _wish(self) -> dict[str, Any] | None:
        look = self._look
        if look is None or not look["options"]:
            return None
        again = look["decision"] == self._chosen_for
        if again and (look["my_choice"] is None or self._rng.random() > 0.1):
            return None
        self._chosen_for = look["decision"]
        self._count += 1
        return {
            "type": "Choose",
            "key": f"wish-{self._count}",
            "decision": look["decision"],
            "action": self._rng.choice(look["options"]),
        }


async def _send(socket: ClientConnection, message: Mapping[str, Any]) -> None:
    await socket.send(msgspec.json.encode(message).decode())


def start_game(sockets: Sequence[Live]) -> None:
    """Everybody is ready, and one after the other reveals their part of the seed."""
    for socket in sockets:
        socket.send(type="Hello")
        socket.ask(type="Ready", key="ready")
    sockets[0].ask(type="Start", key="start")
    for socket in sockets:
        socket.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())


class Club:
    """Tables and players, who keep account of what the server owes them."""

    def __init__(self, file: Path, rng: Random) -> None:
        self.file, self._rng = file, rng
        self.players: list[Player] = []
        self.acked = self.stored_unacked = self.absent = self.finished = 0
        self._expected: dict[tuple[str, int, str], int] = {}
        self.ended: list[tuple[str]] = []

    def open_table(self, url: str, game: str, players: int) -> None:
        """A table at which everyone waits for the first decision."""
        with Browser(url) as browser, contextlib.ExitStack() as sockets:
            code = browser.open_table(game, players, private=True)
            seats = [browser.sit(code, f"player {number}") for number in range(players)]
            live = [sockets.enter_context(browser.socket(code, seat)) for seat in seats]
            start_game(live)
            cookies = "; ".join(f"{c.name}={c.value}" for c in browser.http.cookies.jar)
            self.players += [Player(code, seat, cookies, self._rng) for seat in seats]

    async def play(self, url: str) -> None:
        """Everyone, until the server is gone or the games are over."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*[player.play(url) for player in self.players])

    async def some_answer(self) -> None:
        """Returns once somebody was answered, or soon."""
        before = sum(player.answers for player in self.players)
        for _ in range(200):
            if sum(player.answers for player in self.players) > before:
                return
            await asyncio.sleep(0.005)

    def audit(self) -> None:
        """What was acked is there, at its line, once; what was refused is not there."""
        self._audit_the_ended()
        stored = self._stored()
        for player in self.players:
            who = (player.code, player.seat)
            mine = {key: number for (*at, key), number in stored.items() if tuple(at) == who}
            for key, number in player.acked.items():
                assert mine.get(key) == number, (who, key, number)
                assert self._expected.get((*who, key), number) == number, "another ack than before"
            assert not mine.keys() & player.refused
            self._look_for_the_pending(player, mine)

    def _audit_the_ended(self) -> None:
        """Each game that is over has one place in their order, which never changes."""
        connection = apsw.Connection(str(self.file), flags=apsw.SQLITE_OPEN_READONLY)
        with closing(connection), connection:
            over = list(connection.execute("SELECT code FROM tables WHERE status = 'over'"))
            ended = list(connection.execute("SELECT code FROM ended ORDER BY sequence"))
        assert sorted(ended) == sorted(over)
        assert ended[: len(self.ended)] == self.ended
        self.ended = ended

    def _look_for_the_pending(self, player: Player, mine: dict[str, int]) -> None:
        if player.pending is None:
            return
        number = mine.get(player.pending["key"])
        if number is None:
            self.absent += 1
        else:
            self.stored_unacked += 1
            self._expected[player.code, player.seat, player.pending["key"]] = number

    def _stored(self) -> dict[tuple[str, int, str], int]:
        stored: dict[tuple[str, int, str], int] = {}
        for code, text in self._lines():
            line = msgspec.json.decode(text)
            if line["key"] is not None:
                who = (code, line["seat"], line["key"])
                assert who not in stored, "a choice is there twice"
                stored[who] = line["number"]
        return stored

    def _lines(self) -> Iterator[tuple[str, str]]:
        codes = msgspec.json.encode(sorted({player.code for player in self.players})).decode()
        wanted = "SELECT code, body FROM lines WHERE code IN (SELECT value FROM json_each(?))"
        connection = apsw.Connection(str(self.file), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            yield from list(connection.execute(wanted, (codes,)))
        finally:
            connection.close()

    def leave_finished(self, url: str) -> None:
        """Games that are over can be checked by everyone, draw by draw; then they are left."""
        codes = {player.code for player in self.players}
        playing = {player.code for player in self.players if not player.over}
        for code in codes - playing:
            record = httpx.get(f"{url}/api/tables/{code}/record", timeout=PATIENCE)
            assert record.status_code == 200, record.text
            assert first_misfit(verify(record.content)) is None
            self.finished += 1
        gone = [player for player in self.players if player.code not in playing]
        self.acked += sum(len(player.acked) for player in gone)
        self.players = [player for player in self.players if player.code in playing]
