"""Logs in one SQLite file, for one process: WAL, synchronous=FULL, one connection that writes.

`group_commit` says what goes into one COMMIT.
"""

import asyncio
import os
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Self, TypeVar

import apsw
import msgspec
from apsw import Connection

from paddock.proof import entry as e
from paddock.protocol.reasons import Reason
from paddock.server.store.base import (
    Decide,
    EndedTable,
    Hear,
    HearWord,
    NoSuchTableError,
    OnWritten,
    StoreError,
    Then,
    Written,
    awaited,
)
from paddock.server.store.cache import CachedTable, TableCache, ended_table, read_body
from paddock.server.store.sqlite import file as sqlite_file
from paddock.server.store.sqlite.batch import (
    DUE,
    ENDED,
    HEADS,
    IDLE,
    LINES,
    LOBBIES,
    OPEN,
    TIMED,
    Batch,
    Command,
    Job,
    Work,
    answer_again,
    find_key,
    load,
    note_alive,
    playable,
)
from paddock.server.store.sqlite.commit_note import CommitNote
from paddock.server.store.sqlite.group_commit import GroupCommit
from paddock.server.table.log_writer import Decided
from paddock.server.table.match import Match
from paddock.server.table.requests import Key

ResultT = TypeVar("ResultT")

ALIVE_EVERY: Final = 5.0
TABLES_AT_HAND: Final = 4096


class SqliteStore:
    """A `Store` in a file. The event loop decides, a thread writes, another one reads."""

    def __init__(
        self,
        path: Path,
        held: int,
        writer: Connection,
        reader: Connection,
        loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.path = path
        self._held, self._writer, self._reader = held, writer, reader
        self._note = CommitNote(path, writer, sqlite_file.PAGES_IN_LOG)
        self._loop = loop or asyncio.get_running_loop()
        self._cache = TableCache(TABLES_AT_HAND)
        self._to_write: SimpleQueue[Batch | None] = SimpleQueue()
        self._commits = GroupCommit(self._loop, self._cache.get, self._to_write.put, self._retry)
        self._waiting: set[asyncio.Task[None]] = set()
        """The commands that wait for more than the disk before they are decided."""
        self._leaving: dict[str, asyncio.Future[bool]] = {}
        """Tables that may be gone in a moment: who wants to write there waits."""
        self._health: str | None = None
        self._stopped: Reason | None = None
        """A sync failed, or the file is gone: why nothing more is written before a restart."""
        self._closed = False
        self._alive: float | None = None
        self._alive_written: float | None = None
        self._start_threads()

    def _start_threads(self) -> None:
        """One thread reads and one writes; the simulation has tasks instead."""
        self._reading = ThreadPoolExecutor(1, "paddock-reader")
        self._writing = Thread(target=self._write_batches, name="paddock-writer", daemon=True)
        self._writing.start()

    @classmethod
    async def open(cls, path: Path | str) -> Self:
        """Open a file, or make it; StoreError if it is damaged, too new, or in use."""
        return cls(*await asyncio.to_thread(sqlite_file.open_file, Path(path)))

    # Writing

    async def create(self, code: str, secret: bytes, first: Decided) -> None:
        """Begin a log with the lines of a newly opened table."""
        await self._work(lambda batch, writer: batch.create(code, secret, first, writer))

    def submit(self, code: str, decide: Decide, key: Key | None, then: OnWritten) -> None:
        """Decide and write, at once if the table is in memory and the key new, as nearly always."""
        command = Command(code, decide, key, then)
        unwritable = self._closed or self._stopped or code in self._leaving
        if unwritable or not self._commits.submit(command):
            self._retry(command, alone=False)

    def _retry(self, job: Job, *, alone: bool) -> None:
        """Do a job that has to wait for more than the disk, or was withdrawn from its batch."""
        if isinstance(job, Command):
            task = self._loop.create_task(self._submit_later(job, alone=alone))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
        elif (why := self._why_not()) is not None:
            job.then(StoreError(why))
        else:
            self._commits.add(job, alone=alone)

    async def _submit_later(self, command: Command, *, alone: bool) -> None:
        try:
            known = await self._submitted(command, alone=alone)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is for the caller
            command.then(error)
        else:
            if known is not None:
                command.then(known)

    async def _submitted(self, command: Command, *, alone: bool) -> Written | None:
        """Wait until the command can be decided. Where its key was used, return what it wrote."""
        code, key, command.key_is_new = command.code, command.key, False
        while True:
            if (why := self._why_not()) is not None:
                raise StoreError(why)
            if code in self._leaving:
                await asyncio.wait([self._leaving[code]])
            elif self._commits.submit(command, alone=alone):
                return None
            elif key is None or self._commits.latest(code) is None:
                await self._read(self._load, code)
            elif self._commits.knows(code, key):
                await self._commits.settle()
            elif (used := await self._read(self._find_key, code, key)) is not None:
                return answer_again(await self.match(code), key, *used)
            else:
                command.key_is_new = True

    async def remove(self, code: str, status: str, before: float) -> bool:
        """Remove a table with its whole log, if it still is idle like that."""
        if self._commits.concerns(code) or code in self._leaving:
            return False
        leaving = self._leaving[code] = self._loop.create_future()
        try:
            return await self._work(
                lambda batch, writer: batch.remove(code, status, before, writer)
            )
        finally:
            del self._leaving[code]
            leaving.set_result(True)

    async def alive(self, now: float) -> None:
        """Write down that the service is alive, every few seconds and at the end."""
        self._alive = now
        if self._alive_written is None or now - self._alive_written >= ALIVE_EVERY:
            await self._work(lambda _, writer: note_alive(now, writer))
            self._alive_written = now

    async def _work(self, do: Callable[[Batch, Connection], ResultT]) -> ResultT:
        """Do something in the thread that writes, inside a transaction."""

        def begin(then: Then[ResultT]) -> None:
            self._retry(Work(do, then), alone=False)

        return await awaited(begin)

    def _why_not(self) -> Reason | None:
        """Why nothing can be written; None if it can."""
        return Reason.STORE_CLOSED if self._closed else self._stopped

    def _ended(self, batch: Batch, error: Exception | None) -> None:
        """End a batch: durable or not written. Where one job may be the cause, each is retried."""
        if error is None:
            self._commits.landed(batch)
            return
        why = sqlite_file.why_of(error)
        each = why == Reason.STORE_FAILED and len(batch.jobs) > 1
        self._commits.failed(batch, _caused(StoreError(why), error), each=each)

    # The thread that writes

    def _write_batches(self) -> None:
        while (batch := self._to_write.get()) is not None:
            error = self._commit(batch)
            try:
                self._loop.call_soon_threadsafe(self._ended, batch, error)
            except RuntimeError:
                break  # the loop is closed: nobody waits any more
        self._writer.close()

    def _commit(self, batch: Batch) -> Exception | None:
        """All of a batch in one transaction, or nothing of it: then, the error."""
        committing = False
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            batch.write(self._writer)
            self._note.count(self._writer)
            committing = True
            self._make_durable()
            self._check_place()
        except Exception as error:  # noqa: BLE001 - whatever it is, nobody gets an ack
            # After a failed fsync only a restart can say what the log holds: a later commit could
            # make it durable unseen.
            if committing and isinstance(error, apsw.IOError):
                self._stopped = Reason.DISK_ERROR
            return self._rolled_back(error)
        # It is durable, but a sync of the database failed: nothing may rest on that file.
        if isinstance(self._note.trouble, apsw.IOError):
            self._stopped = Reason.DISK_ERROR
        if batch.removed:
            self._cache.drop_removed(batch.removed)
        self._cache.put_written({**batch.created, **batch.written})
        self._found(None)
        return None

    def _make_durable(self) -> None:
        self._writer.execute("COMMIT")

    def _check_place(self) -> None:
        """Raise if the file is not there any more: what was committed to it is lost."""
        if not self._note.in_place():
            self._stopped = Reason.DATABASE_DAMAGED
            raise apsw.CorruptError("the database was moved, emptied or removed")
        self._note.write()

    def _rolled_back(self, error: Exception) -> Exception:
        self._found(sqlite_file.why_of(error))
        with suppress(apsw.Error):  # SQLite may have rolled back by itself
            self._writer.execute("ROLLBACK")
        return error

    # Reading

    async def match(self, code: str) -> Match:
        """Return the table as its log adds up to it now."""
        return (await self._at_hand(code)).match

    async def lines(self, code: str, after: int, most: int | None = None) -> Sequence[e.AnyLine]:
        """Return the lines with higher numbers than `after`, in order; the first `most`."""
        kept = await self._at_hand(code)
        known = kept.lines(after)
        if known is not None:
            return known[:most]
        game, limit = kept.match.typed_as(), -1 if most is None else most
        return await self._read(self._read_lines, code, after, limit, game)

    async def due(self, now: float) -> Sequence[str]:
        """Return the tables at which time has run out by what the store knows: to be re-checked."""
        return await self._read(self._codes, DUE, now, playable())

    async def open_tables(self, limit: int) -> Sequence[Match]:
        """Public tables that still wait for players, the newest first."""
        codes = await self._read(self._codes, OPEN, playable(), limit)
        return [await self.match(code) for code in codes]

    async def lobbies(self) -> Sequence[str]:
        """Return the tables that wait in the lobby, private ones too, the oldest first."""
        return await self._read(self._codes, LOBBIES, playable())

    async def timed(self) -> Sequence[str]:
        """Return the tables at which time runs, those that wait for the seed among them."""
        return await self._read(self._codes, TIMED, playable())

    async def idle(self, status: str, before: float, most: int) -> Sequence[str]:
        """Tables of this status whose last line was written before that time; some, if many."""
        return await self._read(self._codes, IDLE, status, before, before, most)

    async def ended(self, after: int, most: int) -> Sequence[EndedTable]:
        """Return the tables that have ended, in the order of their commits."""
        found = await self._read(self._rows, ENDED, after, most)
        return [ended_table(*row) for row in found]

    async def last_alive(self) -> float | None:
        """When the service was last known to be alive."""
        return await self._read(self._read_alive)

    async def heads(self, codes: Collection[str]) -> Mapping[str, int]:
        """Return the number of the last line of each of these tables that there are."""
        return await self._read(self._read_heads, codes)

    shared = accompanied = False
    """One process has the file, and a lock keeps all others out."""

    async def now(self) -> float | None:
        """Return None: no other process shares the clock."""
        return None

    async def listen(self, hear: Hear, hear_word: HearWord | None = None) -> None:
        """Do nothing: no other process writes."""

    def announce(self, word: str) -> None:
        """Do nothing: no other process listens."""

    def health(self) -> str | None:
        """Why nothing could be written or read the last time; None if all is well."""
        return self._health

    def _found(self, why: str | None) -> None:
        """Update the health: a full disk may be emptied; damage and a commit in doubt stay."""
        if self._health != Reason.DATABASE_DAMAGED:
            self._health = self._stopped or why

    async def _at_hand(self, code: str) -> CachedTable:
        kept = self._cache.get(code)
        return kept if kept is not None else await self._read(self._load, code)

    async def _read(self, work: Callable[..., ResultT], *parts: object) -> ResultT:
        if self._closed:
            raise StoreError(Reason.STORE_CLOSED)
        return await self._loop.run_in_executor(self._reading, lambda: self._named(work, *parts))

    # The thread that reads

    def _named(self, work: Callable[..., ResultT], *parts: object) -> ResultT:
        try:
            with sqlite_file.named():
                return work(*parts)
        except NoSuchTableError:
            raise
        except StoreError as error:
            self._found(error.why)
            raise

    def _load(self, code: str) -> CachedTable:
        return self._cache.load(code, lambda: load(self._reader, code))

    def _find_key(self, code: str, key: Key) -> tuple[str, int] | None:
        return find_key(self._reader, code, key)

    def _read_lines(self, code: str, after: int, most: int, game: str | None) -> list[e.AnyLine]:
        rows = self._reader.execute(LINES, (code, after, most))
        return [read_body(body, checksum, game) for body, checksum in rows]

    def _codes(self, statement: str, *parts: object) -> list[str]:
        return [code for (code,) in self._rows(statement, *parts)]

    def _rows(self, statement: str, *parts: object) -> list[Any]:
        return list(self._reader.execute(statement, parts))

    def _read_heads(self, codes: Collection[str]) -> dict[str, int]:
        asked = msgspec.json.encode(list(codes)).decode()
        return dict(self._reader.execute(HEADS, (asked,)))

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
            with suppress(StoreError):
                await self._work(lambda _, writer: note_alive(last, writer))
        self._closed = True
        await self._commits.drain()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._reading.shutdown()
        self._reader.close()
        self._to_write.put(None)
        self._writing.join()
        self._note.close()
        os.close(self._held)


def _caused(error: StoreError, cause: Exception) -> StoreError:
    error.__cause__ = cause
    return error
