"""Connections to one PostgreSQL, kept for the next time; while it is away, work is tried again."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
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
CLOSE_SECONDS: Final = 3.0
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
        self._left: set[asyncio.Future[Any]] = set()
        """Work that nobody waits for any more: it ends when the server answers, or is given up."""

    async def run(self, work: Work[T], *, writes: bool = False) -> T:
        """Do the work, and retry if the server goes away meanwhile, until patience ends.

        It may have been done although "busy" is raised, if the server went away at the very end.
        """
        failures: list[Exception] = []
        doing = asyncio.ensure_future(self._try(work, failures, writes=writes))
        try:
            done, _ = await asyncio.wait({doing}, timeout=self._patience)
        except asyncio.CancelledError:
            self._leave(doing)
            raise
        if done:
            return doing.result()
        self._leave(doing)
        self.health = Reason.BUSY
        raise StoreError(Reason.BUSY) from (failures[-1] if failures else None)

    async def _try(self, work: Work[T], failures: list[Exception], *, writes: bool) -> T:
        for pause in pauses():
            try:
                return await self._run_once(work, writes=writes)
            except AWAY as error:
                failures[:] = [error]
            await asyncio.sleep(pause)
        raise AssertionError("there is always another attempt")

    def _leave(self, doing: "asyncio.Future[Any]") -> None:
        """Let it end beside: psycopg asks its server to cancel, and a lost one takes seconds."""
        doing.cancel()
        self._left.add(doing)
        doing.add_done_callback(self._gone)

    def _gone(self, done: "asyncio.Future[Any]") -> None:
        self._left.discard(done)
        if not done.cancelled():
            done.exception()  # nobody waits for it any more

    async def close(self) -> None:
        """Wait for what is being done, unless the server is lost; then close every connection."""
        self._closed = True
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
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
        if connection.info.transaction_status == TransactionStatus.IDLE and not self._closed:
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
