"""The real SQLite store under a seed: its batches, its file, its keys; only its threads are not.

What its two threads do is done by a task, between two waits for the simulated disk. That disk
decides when a commit fails, and when the process dies around one.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import apsw

from paddock.protocol.reasons import Reason
from paddock.server.store.base import StoreError
from paddock.server.store.cache import CachedTable, TableCache
from paddock.server.store.sqlite import file as sqlite_file
from paddock.server.store.sqlite.batch import Batch
from paddock.server.store.sqlite.group_commit import GroupCommit
from paddock.server.store.sqlite.store import SqliteStore
from tests.simulation.disk import BUSY_AFTER, Disk, Transaction, Trap

ResultT = TypeVar("ResultT")


class WatchedShelf(TableCache):
    """Lets the witness see what has become durable, before anybody receives it."""

    def __init__(self, store: "SimSqlite") -> None:
        super().__init__(64)
        self._store = store

    def put_written(self, written: dict[str, CachedTable]) -> None:
        for code, kept in written.items():
            self._store.saw(code, kept)
        super().put_written(written)


class SimSqlite(SqliteStore):
    """A `SqliteStore` as one simulated process has it open."""

    def __init__(self, disk: Disk, path: Path, heads: dict[str, int]) -> None:
        super().__init__(*sqlite_file.open_file(path), disk.loop)
        self._writer.pragma("synchronous", "off")  # nobody pulls the plug of this machine
        self.disk, self._heads = disk, heads
        self._rng = Random(len(heads))
        self._cache = WatchedShelf(self)
        self._commits = GroupCommit(disk.loop, self._cache.get, self._start_writing, self._retry)
        self._busy = False
        self._pump: asyncio.Task[None] | None = None

    def _start_threads(self) -> None:
        """A task does what the threads would do."""

    def saw(self, code: str, kept: CachedTable) -> None:
        """These lines have just been committed."""
        known = self._heads.get(code, 0)
        lines = tuple(self._read_lines(code, known, -1, kept.match.typed_as()))
        self._heads[code] = kept.match.head
        secret = kept.match.secrets() if known == 0 else None
        self.disk._witness.saw(Transaction(code, secret, lines, kept.match))

    def _start_writing(self, batch: Batch) -> None:
        self._pump = self._loop.create_task(self._write_on(batch))

    async def _write_on(self, batch: Batch) -> None:
        await self._wait_for_the_lock()
        await self.disk.wait()
        error = self._commit(batch)
        if error is None and self.disk.trap is Trap.BEFORE_ACK:
            self.disk._spring()
        await asyncio.sleep(0)  # a process that was killed meanwhile goes no further
        await self.disk.wait()
        self._ended(batch, error)

    async def _wait_for_the_lock(self) -> None:
        left = self.disk.busy_until - self.disk.loop.now
        if left > 0:
            await asyncio.sleep(min(BUSY_AFTER, left))
        self._busy = left > BUSY_AFTER

    def _make_durable(self) -> None:
        disk, now = self.disk, self.disk.loop.now
        if disk.trap is Trap.INSIDE:
            disk._spring()
            raise apsw.InterruptError("killed")
        if disk.trap is Trap.IN_DOUBT:
            disk.doubt()
            raise apsw.IOError("the sync failed")
        if self._busy:
            raise apsw.BusyError("locked by an outsider")
        if now < disk.full_until:
            raise apsw.FullError("no space left")
        if now < disk.failing_until and self._rng.random() < 0.5:
            raise apsw.SQLError("the commit failed")
        super()._make_durable()

    async def alive(self, now: float) -> None:
        await super().alive(now)
        self.disk.alive_at = now

    async def _read(self, work: Callable[..., ResultT], *parts: Any) -> ResultT:
        if self._closed:
            raise StoreError(Reason.STORE_CLOSED)
        await self.disk.wait()
        return self._named(work, *parts)

    async def close(self) -> None:
        """Finish what is being written."""
        await self._commits.drain()

    def abandon(self) -> None:
        """The process is dead: what it had open is closed, and nothing is finished."""
        self._closed = True
        self._reader.close()
        self._writer.close()
        self._note.close()
        os.close(self._held)


class SqliteDisk:
    """One file, opened by one process after the other."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._heads: dict[str, int] = {}
        self._open: SimSqlite | None = None

    def __call__(self, disk: Disk) -> SimSqlite:
        self.let_go()
        self._open = SimSqlite(disk, self._path, self._heads)
        return self._open

    def let_go(self) -> None:
        if self._open is not None:
            self._open.abandon()
            self._open = None
