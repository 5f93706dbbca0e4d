"""What the tests of the PostgreSQL store do over and over."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from itertools import count
from time import monotonic

import psycopg
import pytest

from paddock.core import Seat
from paddock.proof import entry as e
from paddock.server.store.base import Written
from paddock.server.store.postgres import log as postgres_log
from paddock.server.store.postgres.connections import Connection
from paddock.server.store.postgres.store import PostgresStore
from paddock.server.table.match import Match
from paddock.server.table.requests import Key
from tests.server.scenes import say

CUT_OFF = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname = current_database()
"""


@contextlib.asynccontextmanager
async def stores(
    url: str, number: int, patience: float = 10.0
) -> AsyncIterator[list[PostgresStore]]:
    """As many processes as one likes: they share nothing but the database."""
    opened = [await PostgresStore.open(url, patience=patience) for _ in range(number)]
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


async def command(url: str, text: str) -> None:
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute(text.encode())


async def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    deadline = monotonic() + seconds
    while not true():
        assert monotonic() < deadline
        await asyncio.sleep(0.01)


def texts(lines: Sequence[e.AnyLine]) -> list[str]:
    return [line.entry.text for line in lines if isinstance(line.entry, e.Said)]


def reveals(done: list[Written]) -> list[int]:
    entries = [line.entry for written in done for line in written.lines]
    return [entry.decision for entry in entries if isinstance(entry, e.Revealed)]


async def set_back(url: str, match: Match) -> None:
    """As after a restored backup."""
    await command(url, f"DELETE FROM paddock.lines WHERE number > {match.head}")  # noqa: S608
    await command(url, f"UPDATE paddock.tables SET head = {match.head}, chain = '{match.chain}'")  # noqa: S608


async def talk(store: PostgresStore, code: str, acked: list[str], enough: asyncio.Event) -> None:
    """Half of it has keys. What is said is acked sooner or later, or else the test fails."""
    for n in count():
        text = f"{code}/{n}"
        await say(store, code, text, Key(Seat(0), text, "digest") if n % 2 else None)
        acked.append(text)
        if enough.is_set():
            return


def break_once(monkeypatch: pytest.MonkeyPatch, *, after: bool) -> None:
    """The connection breaks after a COMMIT or before it: who sent it cannot tell which."""
    commit, broken = postgres_log.commit, asyncio.Event()

    async def breaking(
        connection: Connection, writing: postgres_log.Writing, written: Written
    ) -> None:
        if after or broken.is_set():
            await commit(connection, writing, written)
        if not broken.is_set():
            broken.set()
            await connection.close()
            raise psycopg.OperationalError("the connection is lost")

    monkeypatch.setattr(postgres_log, "commit", breaking)
