"""How many commands a second a store makes durable: `python -m bench.store [folder]`."""

import asyncio
import os
import random
import sys
import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from paddock.catalog import GAMES
from paddock.core import Decision, Seat
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.protocol import Status
from paddock.server.store.base import awaited
from paddock.server.store.sqlite.batch import Batch
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.table import commands as c
from paddock.server.table import decide as d
from paddock.server.table.log_writer import Decided, LogWriter
from paddock.server.table.match import Match, begin
from paddock.server.table.requests import Key

SECONDS = 4.0
TABLES = 200


def opened(code: str, game: str, players: int) -> Decided:
    """A new table."""
    secret = os.urandom(fair.SECRET_BYTES)
    options = e.Options(game, players)
    first = e.Opened(options, GAMES[game].rules.version, fair.commitment(secret, code))
    log = LogWriter(begin(code, secret, first), time.time())
    log.write(first)
    return log.done()


async def act(store: SqliteStore, code: str, command: Any, key: str | None = None) -> Match:
    """One command, durably."""
    seat = getattr(command, "seat", None)
    named = None if key is None else Key(seat, key, "digest")
    decide = partial(d.decide, command=command, now=time.time())
    return (await awaited(partial(store.submit, code, decide, named))).match


async def talk(store: SqliteStore, code: str, until: float) -> int:
    """Say one thing after the other, each when the one before is on the disk."""
    count = 0
    while time.perf_counter() < until:
        await act(store, code, c.Say(Seat(0), f"What I say is {count}"), f"{code}-{count}")
        count += 1
    return count


class CountingStore(SqliteStore):
    """Counts its commits."""

    commits = 0

    def _commit(self, batch: Batch) -> Exception | None:
        self.commits += 1
        return super()._commit(batch)


async def commands(writers: int, folder: Path) -> None:
    """Single lines, by several writers, each at a table of its own."""
    store = await CountingStore.open(folder / f"talk-{writers}.db")
    codes = [f"TALK{number:04}" for number in range(writers)]
    for code in codes:
        first = opened(code, "why_first", 2)
        await store.create(code, first.match.secret, first)
    store.commits = 0
    began = time.perf_counter()
    done = sum(await asyncio.gather(*[talk(store, code, began + SECONDS) for code in codes]))
    took = time.perf_counter() - began
    print(f"{writers:3} writers: {store.commits / took:7.0f} commits/s {done / took:7.0f} lines/s")
    await store.close()


async def start(store: SqliteStore, code: str, players: int) -> Match:
    """A table whose game has started."""
    first = opened(code, "outspeed", players)
    await store.create(code, first.match.secret, first)
    parts = [os.urandom(fair.CONTRIBUTION_BYTES) for _ in range(players)]
    for seat, part in enumerate(parts):
        await act(store, code, c.Sit(Seat(seat), f"pilot {seat}", fair.pledge(part), "hash"))
        await act(store, code, c.GetReady(Seat(seat), ready=True))
    match = await act(store, code, c.Start())
    for seat, part in enumerate(parts):
        match = await act(store, code, c.Contribute(Seat(seat), part.hex()))
    return match


async def race(store: SqliteStore, match: Match, waits: list[float]) -> int:
    """A whole game: everyone chooses at once, then waits for the next decision."""
    rng, lines = random.Random(match.code), -match.head
    while match.status is Status.PLAYING:
        options = options_at(match)
        seats = match.waiting_for()
        actions = {seat: rng.choice(options[seat]) for seat in seats}
        chosen = [
            timed(act(store, match.code, c.Choose(seat, match.decision, action), f"{match.head}"))
            for seat, action in actions.items()
        ]
        for _, wait in (done := await asyncio.gather(*chosen)):
            waits.append(wait)
        match = max((after for after, _ in done), key=lambda after: after.head)
    return lines + match.head


def options_at(match: Match) -> Mapping[Seat, Sequence[Any]]:
    """What everyone may choose from."""
    pending = None if match.table is None else match.game().rules.game.pending(match.table.state)
    return pending.options if isinstance(pending, Decision) else {}


async def timed(work: Any) -> tuple[Match, float]:
    """What came of it, and how long that took."""
    began = time.perf_counter()
    return await work, time.perf_counter() - began


async def lags(found: list[float]) -> None:
    """How late the event loop is."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.01)
        found.append(time.perf_counter() - began - 0.01)


async def races(folder: Path) -> None:
    """Games of four at many tables at once, through the store."""
    store = await SqliteStore.open(folder / "races.db")
    codes = [f"RACE{number:04}" for number in range(TABLES)]
    matches = await asyncio.gather(*[start(store, code, 4) for code in codes])
    waits: list[float] = []
    late: list[float] = []
    watching = asyncio.create_task(lags(late))
    began = time.perf_counter()
    lines = sum(await asyncio.gather(*[race(store, match, waits) for match in matches]))
    took = time.perf_counter() - began
    watching.cancel()
    print(f"{TABLES} tables of four: {len(waits) / took:.0f} choices/s, {lines / took:.0f} lines/s")
    print(f"acked after {percentiles(waits)}; the loop was late by {percentiles(late)}")
    began = time.perf_counter()
    await store.close()
    store = await SqliteStore.open(folder / "races.db")
    opening = time.perf_counter() - began
    for code in codes:
        await store.match(code)
    adding = time.perf_counter() - began - opening
    print(f"reopened in {opening:.2f} s, {TABLES} finished games added up in {adding:.2f} s")
    await store.close()


def percentiles(found: Sequence[float]) -> str:
    """The middle and the end of what was measured."""
    ordered = sorted(found)
    middle, most = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return f"{middle * 1000:.1f} ms (p50), {most * 1000:.1f} ms (p99)"


def main(where: str | None) -> None:
    """Measure all, on the disk where this folder is."""
    with TemporaryDirectory(dir=where) as folder:
        for writers in (1, 8, 64):
            asyncio.run(commands(writers, Path(folder)))
        asyncio.run(races(Path(folder)))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
