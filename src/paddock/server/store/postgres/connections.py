"""Connections to one PostgreSQL, kept for the next time; while it is away, work is tried again."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import repeat
from typing import Any, Final, TypeAlias, TypeVar

import psycopg
from psycopg import AsyncConnection, errors
from psycopg.pq import TransactionStatus

from paddock.protocol.reasons import Reason
from paddock.server.store.base import StoreError

T = TypeVar("T")
Columns: TypeAlias = tuple[Any, ...]
"""A row as psycopg returns it: only the statement says what is in it."""
Connection: TypeAlias = AsyncConnection[Columns]
Work: TypeAlias = Callable[[Connection], Awaitable[T]]

# A server that fell off the network is noticed after ten seconds, not after two hours.
PARAMETERS: Final[dict[str, Any]] = {
    "application_name": "paddock",
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# Nobody waits for a table longer than this, and nobody keeps one longer, whatever became of them.
SETTINGS: Final = """
SET synchronous_commit = on;
SET lock_timeout = '5s';
SET idle_in_transaction_session_timeout = '5s'
"""
AWAY: Final = (
    psycopg.OperationalError,
    errors.IdleInTransactionSessionTimeout,
    errors.ReadOnlySqlTransaction,  # a standby that is about to take over
)


async def connect(url: str) -> Connection:
    """Return a new connection; outside of a transaction every statement is one."""
    connection = await AsyncConnection.connect(url, autocommit=True, **PARAMETERS)
    try:
        await connection.execute(SETTINGS)
    except BaseException:
        await connection.close()
        raise
    return connection


def pauses() -> Iterator[float]:
    """How long to wait before each further attempt: at first not at all."""
    yield from (0.0, 0.05, 0.1, 0.2)
    yield from repeat(0.4)


class Connections:
    """At most so many connections at a time, each used by one piece of work at a time."""

    def __init__(self, url: str, *, size: int, patience: float) -> None:
        self.url = url
        self.health: str | None = None
        self._patience, self._size = patience, size
        self._slots = asyncio.Semaphore(size)
        self._idle: list[Connection] = []
        self._closed = False

    async def run(self, work: Work[T], *, writes: bool = False) -> T:
        """Do the work, and retry if the server goes away meanwhile, until patience ends.

        It may have been done although "busy" is raised, if the server went away at the very end.
        """
        failure: Exception | None = None
        try:
            async with asyncio.timeout(self._patience):
                for pause in pauses():
                    try:
                        return await self._run_once(work, writes=writes)
                    except AWAY as error:
                        failure = error
                    await asyncio.sleep(pause)
        except TimeoutError:
            self.health = Reason.BUSY
        raise StoreError(Reason.BUSY) from failure

    async def close(self) -> None:
        """Wait for what is being done, then close every connection."""
        self._closed = True
        for _ in range(self._size):
            await self._slots.acquire()
        await self._close_idle()
        for _ in range(self._size):
            self._slots.release()

    async def _run_once(self, work: Work[T], *, writes: bool) -> T:
        try:
            async with self._connection() as connection:
                done = await work(connection)
        except errors.LockNotAvailable as error:
            raise StoreError(Reason.BUSY) from error  # this one table is; the others are well
        except errors.DiskFull as error:
            self.health = Reason.DISK_FULL
            raise StoreError(Reason.DISK_FULL) from error
        if writes or self.health == Reason.BUSY:  # a full disk can still be read
            self.health = None
        return done

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        async with self._slots:
            if self._closed:
                raise StoreError(Reason.STORE_CLOSED)
            connection = self._idle.pop() if self._idle else await connect(self.url)
            try:
                yield connection
            finally:
                await self._put_back(connection)

    async def _put_back(self, connection: Connection) -> None:
        """Keep it if it is in order. If it is lost, so are the others, most likely."""
        if connection.info.transaction_status == TransactionStatus.INTRANS:
            await connection.rollback()
        if connection.info.transaction_status == TransactionStatus.IDLE:
            self._idle.append(connection)
            return
        lost = connection.closed
        await connection.close()
        if lost:
            await self._close_idle()

    async def _close_idle(self) -> None:
        idle, self._idle = self._idle, []
        for connection in idle:
            await connection.close()
