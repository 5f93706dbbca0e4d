"""A disk that forgets what was not synced, and a `Store` on it.

The store is the shape that a database with row locks has: alone with a table, decide, write, sync,
only then speak. What it keeps in memory and how it adds up a log from the disk is the real code.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from enum import Enum
from functools import partial
from random import Random
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from paddock.core import Seat
from paddock.proof.codec import read_line
from paddock.proof.entry import AnyLine, Opened
from paddock.protocol import Status
from paddock.protocol.reasons import Reason
from paddock.server.store.base import (
    Decide,
    EndedTable,
    Hear,
    HearWord,
    NoSuchTableError,
    OnWritten,
    StoreError,
    StoreFault,
    Written,
    call_back,
)
from paddock.server.store.cache import TAIL, CachedTable, TableCache, read_log
from paddock.server.table.errors import Refused
from paddock.server.table.log_writer import Decided
from paddock.server.table.match import Match, begin, due_at, fold
from paddock.server.table.requests import Key
from tests.simulation.loop import SimLoop

LONGEST_STALL: Final = 3.0
BUSY_AFTER: Final = 5.0
RESTARTED_AFTER: Final = 7.0


class Trap(Enum):
    """Where the next commit kills the process."""

    INSIDE = "inside the transaction"
    BEFORE_ACK = "between the commit and its ack"
    IN_DOUBT = "an I/O error in the commit: nobody knows what is on the disk"


class Transaction(Struct, eq=False):
    """Lines of one table that become durable together."""

    code: str
    secret: bytes | None
    lines: tuple[AnyLine, ...]
    match: Match
    durable: bool = False


class File(Struct):
    """What is on the disk of one table."""

    secret: bytes
    bodies: list[bytes]
    keys: dict[tuple[Seat | None, str], tuple[str, int]]
    match: Match


class Witness(Protocol):
    """Sees everything that becomes durable, at the moment when it does."""

    def saw(self, done: Transaction, /) -> None:
        """This is on the disk now."""


class Disk:
    """What outlives a process. `pending` is written but not synced: a crash may lose it."""

    def __init__(self, loop: SimLoop, rng: Random, witness: Witness, stalls: float) -> None:
        self.loop, self._rng, self._witness, self._stalls = loop, rng, witness, stalls
        self.files: dict[str, File] = {}
        self.ended: list[EndedTable] = []
        self.pending: list[Transaction] = []
        self.alive_at: float | None = None
        self.full_until = self.busy_until = self.failing_until = 0.0
        self.trap: Trap | None = None
        self.in_doubt = False
        """A sync has failed: until the next process reads the disk nothing is written."""
        self.kill: Callable[[], object] = _nobody

    async def wait(self) -> None:
        """However long the disk takes: mostly no time at all, now and then seconds."""
        drawn = self._rng.random()
        if drawn < self._stalls:
            await asyncio.sleep(self._rng.random() * LONGEST_STALL)
        elif drawn > 0.7:
            await asyncio.sleep(0 if drawn < 0.9 else 0.02 * self._rng.random())

    async def begin(self) -> None:
        """A transaction; locked by an outsider, it is given up after a while."""
        self._check_certain()
        if self.loop.now < self.busy_until:
            await asyncio.sleep(min(BUSY_AFTER, self.busy_until - self.loop.now))
            if self.loop.now < self.busy_until:
                raise StoreError(Reason.BUSY)
        await self.wait()

    def write(self, given: Transaction) -> None:
        """Hand lines to the operating system, which may keep them to itself for now."""
        if self.loop.now < self.full_until:
            raise StoreError(Reason.DISK_FULL)
        self.pending.append(given)

    async def sync(self, given: Transaction) -> None:
        """Wait until these lines, and all that were written before, are durable."""
        await self.wait()
        if not given.durable:  # the sync of another one may have taken it along
            if self.trap is Trap.IN_DOUBT:
                self.doubt()
            self._check_certain()
        if self.trap is Trap.INSIDE:
            self._spring()
            await asyncio.sleep(0)
        if self.loop.now < self.failing_until and not given.durable and self._rng.random() < 0.5:
            self.pending.remove(given)
            raise StoreError(Reason.STORE_FAILED)
        while not given.durable:
            self._harden(self.pending[0])
        if self.trap is Trap.BEFORE_ACK:
            self._spring()
            await asyncio.sleep(0)

    def crash(self) -> None:
        """Power off: of what was not synced, the first few transactions may have made it."""
        for _ in range(self._rng.randint(0, len(self.pending))):
            self._harden(self.pending[0])
        self.pending.clear()
        self.trap = None
        self.in_doubt = False

    def doubt(self) -> None:
        """A sync fails; the server is started again after a while."""
        self.trap, self.in_doubt = None, True
        self.loop.call_later(RESTARTED_AFTER, self.kill)

    def _check_certain(self) -> None:
        if self.in_doubt:
            raise StoreError(Reason.DISK_ERROR)

    def _spring(self) -> None:
        self.trap = None
        self.kill()

    def _harden(self, done: Transaction) -> None:
        self.pending.remove(done)
        done.durable = True
        bodies = [msgspec.json.encode(line) for line in done.lines]
        if done.secret is not None:
            self.files[done.code] = File(done.secret, [], {}, done.match)
        file = self.files[done.code]
        file.bodies += bodies
        file.match = done.match
        for line in done.lines:
            if line.key is not None:
                file.keys[line.seat, line.key] = (line.digest or "", line.number)
        if done.match.ended is not None and all(row.code != done.code for row in self.ended):
            self.ended.append(EndedTable(len(self.ended) + 1, done.code, done.match.at))
        self._witness.saw(done)


def _nobody() -> None:
    """Until there is a process, nobody is killed."""


class SimStore:
    """A `Store` on the simulated disk, as one process has it open."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self._cache = TableCache(64)
        self._locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._writing: set[asyncio.Task[Any]] = set()

    async def create(self, code: str, secret: bytes, first: Decided) -> None:
        """Like `submit`, it runs to its end, whatever becomes of the asker."""
        task = asyncio.create_task(self._create(code, secret, first))
        self._writing.add(task)
        task.add_done_callback(self._done)
        await asyncio.shield(task)

    async def _create(self, code: str, secret: bytes, first: Decided) -> None:
        async with self._alone_with(code):
            await self.disk.begin()
            if code in self.disk.files:
                raise StoreError(StoreFault.CODE_TAKEN)
            given = Transaction(code, secret, first.lines, first.match)
            self.disk.write(given)
            await self.disk.sync(given)

    def submit(self, code: str, decide: Decide, key: Key | None, then: OnWritten) -> None:
        task = asyncio.create_task(call_back(partial(self._transact, code, decide, key), then))
        self._writing.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # for the asker, if still there

    async def _transact(self, code: str, decide: Decide, key: Key | None) -> Written:
        async with self._alone_with(code):
            await self.disk.begin()
            kept = self._kept(code)
            if key is not None and (used := self._used(code, key)) is not None:
                return _answer_again(kept.match, key, *used)
            decided = decide(kept.match)
            if not decided.lines:
                return Written(kept.match, (), kept.match.head)
            lines = decided.lines if key is None else _signed(decided.lines, key)
            await self._commit(kept, Transaction(code, None, lines, decided.match))
        await self.disk.wait()
        return Written(decided.match, lines, lines[0].number)

    @asynccontextmanager
    async def _alone_with(self, code: str) -> AsyncIterator[None]:
        async with self._locks[code]:
            yield

    def _used(self, code: str, key: Key) -> tuple[str, int] | None:
        return self.disk.files[code].keys.get((key.seat, key.key))

    async def _commit(self, kept: CachedTable, given: Transaction) -> None:
        self.disk.write(given)
        await self.disk.sync(given)
        self._cache.put_written({given.code: kept.grown(given.match, given.lines)})

    async def match(self, code: str) -> Match:
        await self.disk.wait()
        return self._kept(code).match

    async def lines(self, code: str, after: int, most: int | None = None) -> Sequence[AnyLine]:
        """As the disk has them: it may be ahead of what this process keeps in memory."""
        await self.disk.wait()
        kept = self._kept(code)
        if kept.match.head == len(self.disk.files[code].bodies):
            known = kept.lines(after)
            if known is not None:
                return known[:most]
        bodies = self.disk.files[code].bodies[after:][:most]
        return [read_line(body, kept.match.typed_as()) for body in bodies]

    async def due(self, now: float) -> Sequence[str]:
        times = {code: due_at(file.match) for code, file in self.disk.files.items()}
        return [code for code, time in times.items() if time is not None and time <= now]

    async def open_tables(self, limit: int) -> Sequence[Match]:
        matches = [file.match for file in self.disk.files.values()]
        return [match for match in matches if match.status is Status.LOBBY][:limit]

    async def lobbies(self) -> Sequence[str]:
        files = self.disk.files.items()
        return [code for code, file in files if file.match.status is Status.LOBBY]

    async def timed(self) -> Sequence[str]:
        times = {code: due_at(file.match) for code, file in self.disk.files.items()}
        return sorted([c for c, at in times.items() if at is not None], key=lambda c: times[c] or 0)

    async def idle(self, status: str, before: float, most: int) -> Sequence[str]:
        """Nobody cleans up in the simulation: its worlds are hours old at most."""
        return []

    async def remove(self, code: str, status: str, before: float) -> bool:
        return False

    async def alive(self, now: float) -> None:
        self.disk.alive_at = now

    async def last_alive(self) -> float | None:
        return self.disk.alive_at

    shared = accompanied = False

    async def ended(self, after: int, most: int) -> Sequence[EndedTable]:
        await self.disk.wait()
        return [row for row in self.disk.ended if row.sequence > after][:most]

    async def heads(self, codes: Collection[str]) -> Mapping[str, int]:
        await self.disk.wait()
        files = self.disk.files
        return {code: files[code].match.head for code in codes if code in files}

    async def now(self) -> float | None:
        return None

    async def listen(self, hear: Hear, hear_word: HearWord | None = None) -> None:
        """There is nobody else."""

    def announce(self, word: str) -> None:
        """There is nobody else."""

    def health(self) -> str | None:
        return None

    async def close(self) -> None:
        while self._writing:
            await asyncio.wait(self._writing)

    def _kept(self, code: str) -> CachedTable:
        file = self.disk.files.get(code)
        if file is None:
            raise NoSuchTableError
        return self._cache.load(code, lambda: _added_up(code, file))


def _added_up(code: str, file: File) -> CachedTable:
    lines = read_log(file.bodies)
    opened = lines[0].entry
    assert isinstance(opened, Opened)
    match = begin(code, file.secret, opened)
    for line in lines:
        match = fold(match, line)
    return CachedTable(match, tuple(lines[-TAIL:]))


def _answer_again(match: Match, key: Key, digest: str, number: int) -> Written:
    if digest != key.digest:
        raise Refused(Reason.KEY_REUSED)
    return Written(match, (), number, again=True)


def _signed(lines: tuple[AnyLine, ...], key: Key) -> tuple[AnyLine, ...]:
    first = replace(lines[0], seat=key.seat, key=key.key, digest=key.digest)
    return (first, *lines[1:])
