"""`make bench-server`: a real server on one core, its clients on another, everything in one run."""

import argparse
import asyncio
import os
import platform
import re
import resource
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from msgspec import Struct

from bench.playing import Crowd, Measured, Rooms, Watchers, visit
from bench.prepared import Tables, prepare

SERVER_CORE, CLIENT_CORE = 0, 1
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
"""As many as there were before the client took one for itself."""
LIMITS = {"PADDOCK_LIMIT_CONNECTS": "1000000", "PADDOCK_LIMIT_OPENS": "1000000"}


class Sizes(Struct, frozen=True):
    """How much of everything."""

    tables: int = 200
    steady_games: int = 3
    fast_games: int = 12
    """Tables for each group of four: they go on where their game has ended."""
    seconds: float = 10.0
    pace: float = 500.0
    idle: int = 10_000
    movers: int = 25
    """Tables at which is played beside the idle sockets."""
    moves: float = 100.0
    live: int = 1_000
    returning: int = 10_000


QUICK = Sizes(
    tables=4, seconds=0.5, pace=50.0, idle=40, movers=2, moves=20.0, live=10, returning=20
)


class Process:
    """A server on a core of its own."""

    def __init__(
        self, command: Sequence[str], port: int | None = None, *, pinned: bool = True
    ) -> None:
        self.began = time.perf_counter()
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **LIMITS},
        )
        if pinned and CORES > 1:
            os.sched_setaffinity(self._process.pid, {SERVER_CORE})
        self.port = self._said_port() if port is None else _reached(port)
        self.boot = time.perf_counter() - self.began

    @classmethod
    def paddock(cls, folder: Path) -> Self:
        return cls(["-m", "paddock", "serve", "--port", "0", "--data-dir", str(folder)])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.end(signal.SIGTERM)

    def end(self, number: signal.Signals) -> None:
        if self._process.poll() is None:
            self._process.send_signal(number)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(10)
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        self._process.stdout.close()

    def _said_port(self) -> int:
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        found = re.search(r":(\d+)", self._process.stdout.readline())
        if found is None:
            raise RuntimeError("the server did not start")
        return int(found[1])

    def megabytes(self) -> float:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return 0.0 if found is None else int(found[1]) / 1024

    def worked(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _reached(port: int) -> int:
    for _ in range(400):
        with socket.socket() as trying:
            if trying.connect_ex(("127.0.0.1", port)) == 0:
                return port
        time.sleep(0.025)
    raise RuntimeError("the server did not start")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as bound:
        return int(bound.getsockname()[1])


def row(what: str, found: str, aim: str = "") -> None:
    print(f"| {what} | {found} | {aim} |", flush=True)


def play(folder: Path, sizes: Sizes) -> None:
    """Choices: at a steady pace, then, at other tables, as fast as they are answered."""
    games = sizes.steady_games + sizes.fast_games
    series = prepare(folder / "paddock.sqlite", Tables(sizes.tables, games))
    with Process.paddock(folder) as server:
        asyncio.run(_play(server, series, sizes))


async def _play(server: Process, series: list[list[str]], sizes: Sizes) -> None:
    await visit(server.port, [code for codes in series for code in codes])
    roots = [codes[0] for codes in series]
    crowd = await _seated(server, [codes[: sizes.steady_games] for codes in series], roots)
    steady = await crowd.measure(sizes.seconds, sizes.pace, server.worked)
    row(
        f"ack p50 / p99 at {steady.a_second():.0f} choices a second",
        _ms(steady),
        "p50 ≤ 1, p99 ≤ 10 ms",
    )
    _row_of_work(steady)
    crowd.go()
    crowd = await _seated(server, [codes[sizes.steady_games :] for codes in series], roots)
    fast = await crowd.measure(sizes.seconds, worked=server.worked)
    where = f"{sizes.tables} tables of four"
    row(f"choices a second, {where}", f"{fast.a_second():.0f}", "≥ 3,200")
    row("- acked after, p50 / p99", f"{fast.quantile(0.5):.0f} / {fast.quantile(0.99):.0f} ms")
    _row_of_work(fast)
    crowd.go()


async def _seated(server: Process, series: list[list[str]], roots: list[str]) -> Crowd:
    crowd = Crowd(server.port, series, roots)
    await crowd.come()
    return crowd


def _row_of_work(found: Measured) -> None:
    """Processor time of the server is what can be compared, however busy the machine is."""
    each = found.worked / max(1, found.acks) * 1e6
    row("- processor time of the server for a choice", f"{each:.0f} µs")
    share = found.worked / found.seconds
    row("- server / client at work", f"{share:.0%} / {found.busy:.0%} of a core")


def _ms(found: Measured) -> str:
    return f"{found.quantile(0.5):.1f} / {found.quantile(0.99):.1f} ms"


def ceiling(sizes: Sizes) -> None:
    """The same sockets and fan-out with no game and no disk."""
    port = _free_port()
    with Process(["-m", "bench.ceiling", str(port)], port):
        found = asyncio.run(Rooms(port, sizes.tables).measure(sizes.seconds))
    row("ceiling: no game, no disk, the same fan-out", f"{found.a_second():.0f} a second")
    row("- client at work", f"{found.busy:.0%} of a core")


def idle(folder: Path, sizes: Sizes) -> None:
    """Sockets that only listen while others play, and then all of them again after a kill."""
    series = prepare(folder / "paddock.sqlite", Tables(sizes.tables + sizes.movers, games=3))
    codes, others = [first for first, *_ in series[: sizes.tables]], series[sizes.tables :]
    with Process.paddock(folder) as server:
        empty = server.megabytes()
        crowd = Crowd(server.port, others)
        asyncio.run(_idle(server, codes, sizes, empty, crowd))
        server.end(signal.SIGKILL)
    with Process.paddock(folder) as server:
        took = asyncio.run(_return(server, codes, sizes))
    row(f"{sizes.returning} clients back after a restart", f"{took:.1f} s", "10,000 in ≤ 60 s")


async def _idle(
    server: Process, codes: list[str], sizes: Sizes, empty: float, crowd: Crowd
) -> None:
    watchers = Watchers(server.port, codes, sizes.idle)
    took = await watchers.come()
    await asyncio.sleep(1)
    found = f"{server.megabytes():.0f} MB ({empty:.0f} MB without), {took:.1f} s to connect"
    row(f"memory at {sizes.idle} idle sockets", found, "≤ 400 MB")
    await crowd.come()
    moved = await crowd.measure(sizes.seconds, sizes.moves)
    what = f"ack p50 / p99 beside them, {moved.a_second():.0f} choices a second"
    row(what, _ms(moved), "p99 ≤ 50 ms")
    crowd.go()
    watchers.go()


async def _return(server: Process, codes: list[str], sizes: Sizes) -> float:
    watchers = Watchers(server.port, codes, sizes.returning)
    took = await watchers.come()
    watchers.go()
    return took


def boot(folder: Path, sizes: Sizes) -> None:
    """From the command to the first answer, with games under way."""
    series = prepare(folder / "paddock.sqlite", Tables(sizes.live, clock=3600, decisions=8))
    time.sleep(1)
    with Process.paddock(folder) as server:
        url = f"http://127.0.0.1:{server.port}/api/tables/{series[-1][0]}"
        with urllib.request.urlopen(url, timeout=30) as answer:
            answer.read()
        shown = time.perf_counter() - server.began
    found = f"{server.boot:.2f} s, the last table shown after {shown:.2f} s"
    row(f"boot with {sizes.live} live tables", found, "≤ 1 s")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure all and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run that proves little")
    parser.add_argument("--only", choices=("play", "ceiling", "idle", "boot"))
    parsed = parser.parse_args(arguments)
    sizes = QUICK if parsed.quick else Sizes()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if CORES > 1:
        os.sched_setaffinity(0, {CLIENT_CORE})
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load before: {load}\n")
    print("| what | found | aim |\n|---|---|---|")
    with TemporaryDirectory() as folder:
        parts: dict[str, Callable[[], None]] = {
            "play": lambda: play(Path(folder, "play"), sizes),
            "ceiling": lambda: ceiling(sizes),
            "idle": lambda: idle(Path(folder, "idle"), sizes),
            "boot": lambda: boot(Path(folder, "boot"), sizes),
        }
        for name, part in parts.items():
            if parsed.only in (None, name):
                part()


if __name__ == "__main__":
    main()
