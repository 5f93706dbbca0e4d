"""`python -m bench.growth`: how memory, start and the cost of a choice grow with live tables.

With `--database postgresql://…` (an empty database) it measures 1, 2 and 4 workers instead.
"""

import argparse
import asyncio
import os
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import apsw

from bench.playing import Crowd, Measured
from bench.prepared import Tables, prepare, prepare_in
from bench.server import CLIENT_CORE, CORES, Process

MADE: Final = 1_000
"""Tables that are really played up to a decision; the others are copies under other codes."""
PLAYED: Final = 200
ROUNDS: Final = 10
"""Games for each seat of a number of workers: thirty seconds at 3,000 choices a second."""
WARM_UP: Final = 20.0
"""Seconds until each worker has looked through all live tables after its start."""
QUIET: Final = 0.05
"""The share of a core below which a server is through with what it does after its start."""


def grow(file: Path, tables: int, clock: int | None) -> list[list[str]]:
    """A database with so many games under way; the codes of those that can be played."""
    games = max(1, min(MADE, tables) // PLAYED)
    wanted = Tables(min(PLAYED, tables), games, clock=clock, decisions=8)
    series = prepare(file, wanted)
    database = apsw.Connection(str(file))
    with database:
        for number in range(1, tables // MADE):
            code = f"'C{number:04}' || substr(code, 6)"
            database.execute(
                f"INSERT INTO tables SELECT {code}, secret, rules, private, created, head, status,"  # noqa: S608 - ours
                " free, due_at FROM tables WHERE code LIKE 'BENCH%'"
            )
            database.execute(
                f"INSERT INTO lines SELECT {code}, number, body, checksum FROM lines"  # noqa: S608 - ours
                " WHERE code LIKE 'BENCH%'"
            )
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    return series


def settled(server: Process, patience: float = 900.0) -> float:
    """The seconds until all deadlines are moved and the server has nothing more to do."""
    began = time.perf_counter()
    while time.perf_counter() - began < patience:
        before = server.worked()
        time.sleep(1)
        if server.worked() - before < QUIET:
            break
    return time.perf_counter() - began


async def _play(
    server: Process, series: list[list[str]], seconds: float, warm_up: float = 0.0
) -> Measured:
    crowd = Crowd(server.port, series)
    await crowd.come()
    if warm_up:
        await crowd.measure(warm_up)
    found = await crowd.measure(seconds, worked=server.worked)
    crowd.go()
    return found


def _choices(found: Measured) -> str:
    each = found.worked / max(1, found.acks) * 1e6
    return f"{found.a_second():.0f} a second, {each:.0f} µs each"


def tables(counts: Sequence[int], clocks: Sequence[int], seconds: float) -> None:
    """One server with more and more games under way, without and with a clock."""
    print("| live tables | clock | boot | processor time after it | memory | choices |")
    print("|---|---|---|---|---|---|")
    for clock in clocks:
        for count in counts:
            with TemporaryDirectory() as folder:
                series = grow(Path(folder, "paddock.sqlite"), count, clock or None)
                with Process.paddock(Path(folder)) as server:
                    before = server.worked()
                    waited = settled(server)
                    worked, memory = server.worked() - before, server.megabytes()
                    found = asyncio.run(_play(server, series, seconds))
            busy = f"{worked:.1f} s within {waited:.0f} s"
            row = f"{server.boot:.2f} s | {busy} | {memory:.0f} MB | {_choices(found)}"
            print(f"| {count:,} | {f'{clock} s' if clock else 'none'} | {row} |", flush=True)


def workers(url: str, counts: Sequence[int], seconds: float) -> None:
    """The same tables, served by more and more processes that share all cores."""
    print("| workers | choices | acked after, p50 / p99 |\n|---|---|---|")
    series = asyncio.run(prepare_in(url, Tables(PLAYED * len(counts), ROUNDS)))
    for place, count in enumerate(counts):
        some = series[place * PLAYED : (place + 1) * PLAYED]
        command = ["-m", "paddock", "serve", "--port", "0", "--database", url]
        with Process([*command, "--workers", str(count)], pinned=False) as server:
            found = asyncio.run(_play(server, some, seconds, WARM_UP))
        waits = f"{found.quantile(0.5):.0f} / {found.quantile(0.99):.0f} ms"
        print(f"| {count} | {found.a_second():.0f} a second | {waits} |", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.growth", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1_000, 10_000, 100_000])
    parser.add_argument("--clocks", type=int, nargs="+", default=[0, 3600], help="0: no clock")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--database", help="an empty PostgreSQL database")
    parser.add_argument("--seconds", type=float, default=10.0)
    parsed = parser.parse_args(arguments)
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    print(f"{os.cpu_count()} cores, load before: {load}\n")
    if parsed.database is not None:
        workers(parsed.database, parsed.workers, parsed.seconds)
        return
    if CORES > 1:
        os.sched_setaffinity(0, {CLIENT_CORE})
    tables(parsed.tables, parsed.clocks, parsed.seconds)


if __name__ == "__main__":
    main()
