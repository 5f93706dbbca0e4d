"""How long others wait while one address attacks a server: `python -m bench.attack [--before SRC]`.

Spectators at a quiet table send `Ping` every 42 ms while each attack goes on for some seconds. The
server is that of this tree, and that of another (`--before`: its `src` folder). The attackers are
a process of the same machine, so that they also take one of its cores.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

import httpx
from msgspec import Struct
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from paddock.proof import fair

CONTRIBUTION: Final = bytes(16)
PING_SECONDS: Final = 0.042
INNOCENTS: Final = 5
"""Sockets that take turns to ping: one may send 100 messages in 20 seconds."""
ANSWER_SECONDS: Final = 60.0
DICE: Final = (250, 12)
"""Blue dice on each route of a hostile deck: where the most are refused, as many as may be."""
FACES: Final = (29_000, 36)

Attack: TypeAlias = Callable[[str, str, float], None]
"""Attacks the server at a URL, with what was prepared, until that time."""


class Waits(Struct, frozen=True):
    """How long the innocent waited for their answers, in milliseconds, and what it cost.

    `busy` is the processor time of the server's own process, per second. Other work on the machine
    lengthens the waits, but hardly that.
    """

    p50: float
    p99: float
    most: float
    busy: float


# Somebody who plays


class Player:
    """A person with cookies, at one table."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=ANSWER_SECONDS)

    def open(self, deck: str | None, players: int = 6) -> str | None:
        """The code of a new table of OUTSPEED; None if its deck is refused."""
        body = {"game": "outspeed", "players": players, "deck": deck, "private": True}
        answer = self.http.post("/api/tables", json=body)
        return None if answer.status_code == 409 else str(answer.raise_for_status().json()["code"])

    @contextmanager
    def started(self, code: str, players: int = 6) -> Iterator[ClientConnection]:
        """Sit down among bots and start; the socket."""
        pledge = fair.pledge(CONTRIBUTION)
        body = {"name": "Ada", "pledge": pledge, "seat": 0}
        self.http.post(f"/api/tables/{code}/seats", json=body).raise_for_status()
        with self.watching(code, "?seat=0") as socket:
            for seat in range(1, players):
                _ask(socket, type="SeatBot", key=f"bot-{seat}", seat=seat, level="random")
            _ask(socket, type="Ready", key="ready")
            _ask(socket, type="Start", key="start")
            _ask(socket, type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
            yield socket

    @contextmanager
    def watching(self, code: str, query: str = "") -> Iterator[ClientConnection]:
        """A socket at a table, after its Hello."""
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        address = f"{self.url.replace('http', 'ws')}/api/tables/{code}/socket{query}"
        headers = {"Cookie": cookie}
        with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
            socket.send('{"type":"Hello"}')
            yield socket


def _ask(socket: ClientConnection, **request: Any) -> None:
    socket.send(json.dumps(request))
    while json.loads(socket.recv(ANSWER_SECONDS)).get("key") != request["key"]:
        pass


def _until(socket: ClientConnection, wanted: Callable[[Any], bool]) -> None:
    while True:
        message = json.loads(socket.recv(ANSWER_SECONDS))
        if message["type"] == "Look" and wanted(message):
            return


# Decks


def _deck(dice: int, faces: int) -> str:
    """One lit route a face, which costs a die and moves by many."""
    blue = ",".join(['"blue"'] * dice)
    route = f'left = {{ cost = ["yellow"], zones = [{blue}] }}'
    special = {
        12: '\nmiddle = { cost = [1, "yellow"] }',
        13: '\nmiddle = { cost = "dial", zones = "dial" }',
    }
    tiles = "".join(
        f"[[tile]]\nnumber = {number}\n"
        + "".join(
            f"[tile.{face}]\n{route}{special.get(number, '')}\n" for face in ("face34", "face56")
        )
        for number in range(1, 17)
    )
    die = ",".join(["0"] * (faces - 1) + ["9"])
    return f'game = "outspeed"\nname = "x"\n[dice]\nyellow = [{die}]\nblue = [1]\n{tiles}'


def _hostile(player: Player, decks: Sequence[str]) -> str:
    """A table with the worst of these decks that is accepted."""
    return next(code for deck in decks if (code := player.open(deck)) is not None)


def _full(player: Player) -> str:
    return _hostile(player, [_deck(dice, 6) for dice in DICE])


# What is attacked, and with what


def _prepare_replay(url: str) -> str:
    player = Player(url)
    code = _full(player)
    with player.started(code) as socket:
        _ask(socket, type="FreeSeat", key="bye", seat=0)
        _until(socket, lambda look: look["status"] == "over")
    return code


def _prepare_odds(url: str) -> str:
    player = Player(url)
    code = _full(player)
    with player.started(code) as socket:
        _until(socket, lambda look: bool(look["options"]))
    cookie = "; ".join(f"{c.name}={c.value}" for c in player.http.cookies.jar)
    return json.dumps({"code": code, "cookie": cookie})


def _prepare_nothing(url: str) -> str:
    return ""


def _get(path: str, headers: dict[str, str] | None = None) -> Attack:
    """Ask for the same again and again."""

    def attack(url: str, prepared: str, end: float) -> None:
        sent, code = dict(headers or {}), prepared
        if prepared.startswith("{"):
            given = json.loads(prepared)
            code, sent["Cookie"] = given["code"], given["cookie"]
        number = 0
        with httpx.Client(base_url=url, timeout=ANSWER_SECONDS, headers=sent) as http:
            while time.time() < end:
                number += 1
                http.get(path.format(code=code, seat=number % 6))

    return attack


def _roll(url: str, _prepared: str, end: float) -> None:
    """Tables with dice of very many faces, one after the other."""
    player = Player(url)
    while time.time() < end:
        code = _hostile(player, [_deck(2, faces) for faces in FACES])
        with player.started(code) as socket:
            _ask(socket, type="FreeSeat", key="bye", seat=0)
            _until(socket, lambda look: look["decision"] > 1)


def _check(url: str, _prepared: str, end: float) -> None:
    """Texts that take the longest to read: as long as they may be, then half as long as that."""
    lines = [f"k{number}" + ".a" * 95 + " = 1" for number in range(300)]
    texts = ["\n".join(lines)[:size] for size in (65_000, 16_000)]
    with httpx.Client(base_url=url, timeout=ANSWER_SECONDS) as http:
        while time.time() < end:
            for text in texts:
                http.post("/api/decks/check", json={"game": "outspeed", "deck": text})


class Kind(Struct, frozen=True):
    """An attack by so many clients at once."""

    name: str
    prepare: Callable[[str], str]
    attack: Attack
    threads: int


KINDS: Final = (
    Kind("H1 replay of the fullest deck", _prepare_replay, _get("/api/tables/{code}/replay"), 4),
    Kind("H2 dice of 29,000 faces", _prepare_nothing, _roll, 1),
    Kind("H3 odds of the fullest deck", _prepare_odds, _get("/api/tables/{code}/odds?seat=0"), 6),
    Kind("H3 hint of the fullest deck", _prepare_odds, _get("/api/tables/{code}/hint?seat=0"), 2),
    Kind(
        "M1 analyses",
        _prepare_replay,
        _get("/api/tables/{code}/analysis?seat={seat}"),
        6,
    ),
    Kind("M2 checks of decks", _prepare_nothing, _check, 8),
    Kind("M6 /health", _prepare_nothing, _get("/health"), 16),
    Kind("M6 /api/catalog", _prepare_nothing, _get("/api/catalog"), 16),
)


# Measured


@contextmanager
def serving(source: Path | None) -> Iterator[tuple[str, int]]:
    """A server of this tree, or of another; its URL and its process."""
    path = {} if source is None else {"PYTHONPATH": str(source)}
    with TemporaryDirectory() as folder:
        process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-m", "paddock", "serve", "--port", "0", "--data-dir", folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=folder,
            env={**os.environ, **path, "PADDOCK_LIMIT_OPENS": "1000"},
        )
        try:
            found = re.search(r"https?://\S+", process.stdout.readline() if process.stdout else "")
            if found is None:
                raise RuntimeError("the server did not start")
            yield found[0], process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                process.wait(10)
            process.kill()
            process.wait()


def _attack(number: int, url: str, prepared: str, seconds: float, ready: Any) -> None:
    """Attack with several threads, in a process of its own, once it has loaded what it needs.

    Whatever the server does to the attacker is its right.
    """
    kind = KINDS[number]

    def attack(_: int) -> None:
        with suppress(httpx.HTTPError, ConnectionClosed, OSError, TimeoutError, StopIteration):
            kind.attack(url, prepared, end)

    ready.wait(ANSWER_SECONDS)
    end = time.time() + seconds
    with ThreadPoolExecutor(kind.threads) as threads:
        list(threads.map(attack, range(kind.threads)))


def waits(url: str, pid: int, kind: Kind | None, seconds: float) -> Waits | None:
    """The waits of an innocent during an attack; None if the server was gone at the end."""
    innocent = Player(url)
    code = str(innocent.open(None, players=3))
    prepared = "" if kind is None else kind.prepare(url)
    spawn = get_context("spawn")
    ready = spawn.Barrier(1 if kind is None else 2)
    attackers = (
        []
        if kind is None
        else [
            spawn.Process(
                target=_attack, args=(KINDS.index(kind), url, prepared, seconds, ready), daemon=True
            )
        ]
    )
    for attacker in attackers:
        attacker.start()
    found = list[float]()
    try:
        with ExitStack() as stack:
            sockets = [stack.enter_context(innocent.watching(code)) for _ in range(INNOCENTS)]
            ready.wait(ANSWER_SECONDS)
            end = time.time() + seconds
            began, used = time.perf_counter(), _processor_seconds(pid)
            while time.time() < end:
                found.append(_waited(sockets[len(found) % INNOCENTS]))
                time.sleep(PING_SECONDS)
            busy = (_processor_seconds(pid) - used) / (time.perf_counter() - began)
    except (ConnectionClosed, TimeoutError, OSError):
        return None
    finally:
        for attacker in attackers:
            attacker.kill()
            attacker.join()
    found.sort()
    return Waits(found[len(found) // 2], found[len(found) * 99 // 100], found[-1], busy)


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _waited(socket: ClientConnection) -> float:
    """How long a `Pong` takes, in milliseconds."""
    asked = time.perf_counter()
    socket.send(json.dumps({"type": "Ping", "sent": asked}))
    while json.loads(socket.recv(ANSWER_SECONDS)).get("sent") != asked:
        pass
    return (time.perf_counter() - asked) * 1000


def _cell(found: Waits | None) -> str:
    if found is None:
        return "the server is gone"
    return f"{found.p50:.1f} / {found.p99:.0f} / {found.most:.0f}; {found.busy:.0%}"


def main() -> None:
    """Every attack on each server, and a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("--before", type=Path, help="the src folder of another version")
    parser.add_argument("--seconds", type=float, default=8.0, help="length of each attack")
    parsed = parser.parse_args()
    sources = [None] if parsed.before is None else [parsed.before, None]
    rows = list[list[str]]()
    for kind in (None, *KINDS):
        row = ["no attack" if kind is None else kind.name]
        for source in sources:
            with serving(source) as (url, pid):
                try:
                    found = waits(url, pid, kind, parsed.seconds)
                except (httpx.HTTPError, ConnectionClosed, TimeoutError):
                    found = None
            row.append(_cell(found))
        rows.append(row)
        print(*row, sep=" | ", flush=True)
    names = ["before", "now"][-len(sources) :]
    columns = ["attack", *[f"{name}: p50 / p99 / most, ms; busy" for name in names]]
    for line in (columns, ["--"] * len(columns), *rows):
        print(f"| {' | '.join(line)} |")


if __name__ == "__main__":
    main()
