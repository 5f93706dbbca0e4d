"""Logs in one SQLite file, for one process: WAL, synchronous=FULL, one connection that writes.

Group commit: what arrives while a COMMIT is under way goes into the next one together.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

import apsw
import msgspec
from apsw import Connection
from msgspec import Struct

from paddock.server import entry as e
from paddock.server.match import Match
from paddock.server.pen import Decided
from paddock.server.store import sqlite_file
from paddock.server.store.base import Decide, Key, NoSuchTableError, StoreError, Written
from paddock.server.store.shelf import Kept, Shelf, read_body
from paddock.server.store.sqlite_batch import (
    IS_IDLE,
    LAST_LINE,
    Batch,
    load,
    playable,
    wanted_key,
)

ResultT = TypeVar("ResultT")
_log: Final = logging.getLogger("paddock.store")

MOST_IN_A_BATCH: Final = 64
ALIVE_EVERY: Final = 5.0
TABLES_AT_HAND: Final = 4096

_BESIDE: Final = "what was there before is beside the database, as .before-N"
_DUE: Final = """
    SELECT code FROM tables WHERE due_at <= ? AND rules IN (SELECT value FROM json_each(?))
    ORDER BY due_at
"""
_OPEN: Final = """
    SELECT code FROM tables WHERE status = 'lobby' AND private = 0 AND free > 0
    AND rules IN (SELECT value FROM json_each(?)) ORDER BY created DESC, rowid DESC LIMIT ?
"""
_LIVE: Final = """
    SELECT code FROM tables WHERE status IN ('seeding', 'playing')
    AND rules IN (SELECT value FROM json_each(?)) ORDER BY created, rowid
"""
_IDLE: Final = f"SELECT tables.code FROM {LAST_LINE} WHERE {IS_IDLE} LIMIT ?"  # noqa: S608 - ours
_LINES: Final = """
    SELECT body, checksum FROM lines WHERE code = ? AND number > ? ORDER BY number LIMIT ?
"""


class _Job(Struct, eq=False):
    """Something to be put into a batch, and who waits for it."""

    work: Callable[[Batch], Any]
    waiting: asyncio.Future[Any]
    key: msgspec.Raw | None = None


class _Outcome(Struct):
    """What came of a job, once that is certain."""

    waiting: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class SqliteStore:
    """A `Store` in a file. Decisions are made by the thread that writes, inside the transaction."""

    def __init__(self, path: Path, held: int, writer: Connection, reader: Connection) -> None:
        self.path = path
        self.fault: Callable[[str], None] = _no_fault
        """Called before each COMMIT ("commit") and after it ("ack"); for tests, which break it."""
        self._held, self._writer, self._reader = held, writer, reader
        self._loop = asyncio.get_running_loop()
        self._shelf = Shelf(TABLES_AT_HAND)
        self._asked: list[_Job] = []
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._health: str | None = None
        self._closed = False
        self._alive: float | None = None
        self._alive_written: float | None = None
        self._reading = ThreadPoolExecutor(1, "paddock-reader")
        self._writing = Thread(target=self._write_batches, name="paddock-writer", daemon=True)
        self._writing.start()

    @classmethod
    async def open(cls, path: Path | str) -> "SqliteStore":
        """Open a file, or make it; StoreError if it is damaged, too new, or in use."""
        return cls(*await asyncio.to_thread(_open, Path(path)))

    # Writing

    async def create(self, code: str, secret: bytes, first: Decided) -> None:
        """Begin a log with the lines of a newly opened table."""
        await self._submit(lambda batch: batch.create(code, secret, first))

    async def transact(self, code: str, decide: Decide, key: Key | None = None) -> Written:
        """Write what `decide` says, all of it or nothing, alone with this table."""
        await self._at_hand(code)  # so that it need not be added up while others wait to write
        asked = None if key is None else wanted_key(code, key)
        return await self._submit(lambda batch: batch.transact(code, decide, key), asked)

    async def remove(self, code: str, status: str, before: float) -> bool:
        """Remove a table with its whole log, if it still is idle like that."""
        return await self._submit(lambda batch: batch.remove(code, status, before))

    async def alive(self, now: float) -> None:
        """The service is alive; written down every few seconds, and at the end."""
        self._alive = now
        if self._alive_written is None or now - self._alive_written >= ALIVE_EVERY:
            await self._submit(lambda batch: batch.alive(now))
            self._alive_written = now

    def _submit(
        self, work: Callable[[Batch], ResultT], key: msgspec.Raw | None = None
    ) -> asyncio.Future[ResultT]:
        if self._closed:
            raise StoreError("store-closed")
        waiting: asyncio.Future[ResultT] = self._loop.create_future()
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append(_Job(work, waiting, key))
        return waiting

    def _hand_over(self) -> None:
        """What is asked in one turn of the event loop goes into one batch: a COMMIT is dear."""
        asked, self._asked = self._asked, []
        for job in asked:
            self._jobs.put(job)

    # The thread that writes

    def _write_batches(self) -> None:
        going_on = True
        while going_on:
            jobs, going_on = self._next_jobs()
            self._tell(self._commit(jobs))
        self._writer.close()

    def _next_jobs(self) -> tuple[list[_Job], bool]:
        """Wait for a job, then take all that are there. None is the last one."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_IN_A_BATCH:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _commit(self, jobs: list[_Job]) -> list[_Outcome]:
        """All jobs in one transaction, or none of them. Who is refused does not disturb others."""
        batch = Batch(self._writer, self._shelf)
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            batch.find_keys([job.key for job in jobs if job.key is not None])
            outcomes = [_outcome(job, batch) for job in jobs]
            batch.write()
            self.fault("commit")
            self._writer.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing was written
            return self._rolled_back(jobs, error)
        self._shelf.drop(batch.removed)
        self._shelf.put(batch.written)
        self._found(None)
        self.fault("ack")
        return outcomes

    def _rolled_back(self, jobs: list[_Job], error: Exception) -> list[_Outcome]:
        """Nobody's was written. Where one may be the cause, each has another try by itself."""
        why = sqlite_file.why_of(error) if isinstance(error, apsw.Error) else "store-failed"
        self._found(why)
        with suppress(apsw.Error):  # SQLite may have rolled back by itself
            self._writer.execute("ROLLBACK")
        if why == "store-failed" and len(jobs) > 1:
            return [outcome for job in jobs for outcome in self._commit([job])]
        return [_Outcome(job.waiting, error=_caused(StoreError(why), error)) for job in jobs]

    def _tell(self, outcomes: list[_Outcome]) -> None:
        try:
            self._loop.call_soon_threadsafe(_resolve, outcomes)
        except RuntimeError:
            return  # the loop is closed: nobody waits any more

    # Reading

    async def match(self, code: str) -> Match:
        """The table as its log adds up to it now."""
        return (await self._at_hand(code)).match

    async def lines(self, code: str, after: int, most: int | None = None) -> Sequence[e.Line]:
        """The lines of a log with higher numbers than `after`, in order; the first `most`."""
        kept = await self._at_hand(code)
        known = kept.lines(after)
        if known is not None:
            return known[:most]
        return await self._read(self._read_lines, code, after, -1 if most is None else most)

    async def due(self, now: float) -> Sequence[str]:
        """The tables at which time has run out, as far as the store knows: to be re-checked."""
        return await self._read(self._codes, _DUE, now, playable())

    async def open_tables(self, limit: int) -> Sequence[Match]:
        """Public tables that still wait for players, the newest first."""
        codes = await self._read(self._codes, _OPEN, playable(), limit)
        return [await self.match(code) for code in codes]

    async def live(self) -> Sequence[str]:
        """The tables whose games are under way, those that wait for the seed among them."""
        return await self._read(self._codes, _LIVE, playable())

    async def idle(self, status: str, before: float, most: int) -> Sequence[str]:
        """Tables of this status whose last line was written before that time; some, if many."""
        return await self._read(self._codes, _IDLE, status, before, before, most)

    async def last_alive(self) -> float | None:
        """When the service was last known to be alive."""
        return await self._read(self._read_alive)

    def health(self) -> str | None:
        """Why nothing could be written or read the last time; None if all is well."""
        return self._health

    def _found(self, why: str | None) -> None:
        """A full disk may be emptied, but a damaged database stays one."""
        if self._health != "database-damaged":
            self._health = why

    async def _at_hand(self, code: str) -> Kept:
        kept = self._shelf.get(code)
        return kept if kept is not None else await self._read(self._load, code)

    async def _read(self, work: Callable[..., ResultT], *parts: Any) -> ResultT:
        if self._closed:
            raise StoreError("store-closed")
        return await self._loop.run_in_executor(self._reading, lambda: self._named(work, *parts))

    # The thread that reads

    def _named(self, work: Callable[..., ResultT], *parts: Any) -> ResultT:
        try:
            with sqlite_file.named():
                return work(*parts)
        except NoSuchTableError:
            raise
        except StoreError as error:
            self._found(error.why)
            raise

    def _load(self, code: str) -> Kept:
        return self._shelf.load(code, lambda: load(self._reader, code))

    def _read_lines(self, code: str, after: int, most: int) -> list[e.Line]:
        return [read_body(*row) for row in self._reader.execute(_LINES, (code, after, most))]

    def _codes(self, statement: str, *parts: Any) -> list[str]:
        return [code for (code,) in self._reader.execute(statement, parts)]

    def _read_alive(self) -> float | None:
        statement = "SELECT value FROM meta WHERE name = 'alive'"
        found: float | None = self._reader.execute(statement).get
        return found

    # The whole

    async def backup(self, to: Path | str) -> None:
        """Copy everything to a new file, while others go on writing."""
        await asyncio.to_thread(sqlite_file.backup, self.path, Path(to))

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        if self._closed:
            return
        last, self._alive = self._alive, None
        if last is not None and last != self._alive_written:
            self._submit(lambda batch: batch.alive(last)).add_done_callback(_ignored)
        self._closed = True
        self._hand_over()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._reading.shutdown()
        self._reader.close()
        self._jobs.put(None)
        self._writing.join()
        os.close(self._held)


def _no_fault(moment: str) -> None:
    return


def _open(path: Path) -> tuple[Path, int, Connection, Connection]:
    path = path.resolve()
    with sqlite_file.named():
        held = sqlite_file.lock(path)
        try:
            if sqlite_file.restoring(path):
                sqlite_file.finish_restore(path)
                _log.warning("a restore was interrupted, and is finished now; %s", _BESIDE)
            return path, held, sqlite_file.connect(path), sqlite_file.connect_to_read(path)
        except BaseException:
            os.close(held)
            raise


def _outcome(job: _Job, batch: Batch) -> _Outcome:
    """What a job gives inside the transaction; only SQLite's own errors concern the others."""
    try:
        return _Outcome(job.waiting, job.work(batch))
    except apsw.Error:
        raise
    except Exception as error:  # noqa: BLE001 - a refusal, or rules that failed: told to who asked
        return _Outcome(job.waiting, error=error)


def _resolve(outcomes: list[_Outcome]) -> None:
    for outcome in outcomes:
        if outcome.waiting.done():
            continue  # whoever waited has gone
        if outcome.error is None:
            outcome.waiting.set_result(outcome.result)
        else:
            outcome.waiting.set_exception(outcome.error)


def _ignored(done: asyncio.Future[None]) -> None:
    done.exception()


def _caused(error: StoreError, cause: Exception) -> StoreError:
    error.__cause__ = cause
    return error
