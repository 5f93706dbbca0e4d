"""A store that keeps nothing: logs in memory, as faithful to `Store` as the ones with disks.

`trouble` makes every write fail with that reason until it is None again.
"""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from paddock.core import Seat
from paddock.proof.entry import AnyLine
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
from paddock.server.table.errors import Refused
from paddock.server.table.finisher import finished
from paddock.server.table.log_writer import Decided
from paddock.server.table.match import Match, due_at
from paddock.server.table.requests import Key


class Log(Struct):
    """One table: what its lines add up to, the lines, and the keys that wrote some of them."""

    match: Match
    lines: list[AnyLine]
    keys: dict[tuple[Seat | None, str], tuple[str, int]]


class MemoryStore:
    """Everything in dictionaries, and one table written by one transaction at a time."""

    def __init__(self) -> None:
        self.trouble: str | None = None
        self._ended: list[EndedTable] = []
        self._logs: dict[str, Log] = {}
        self._alive: float | None = None
        self._writing: set[asyncio.Task[None]] = set()

    async def create(self, code: str, secret: bytes, first: Decided) -> None:
        await self._pause()
        if code in self._logs:
            raise StoreError(StoreFault.CODE_TAKEN)
        self._logs[code] = Log(first.match, list(first.lines), {})

    def submit(self, code: str, decide: Decide, key: Key | None, then: OnWritten) -> None:
        task = asyncio.ensure_future(call_back(partial(self._written, code, decide, key), then))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _written(self, code: str, decide: Decide, key: Key | None) -> Written:
        await self._pause()
        log = self._log(code)
        if key is not None and (key.seat, key.key) in log.keys:
            return _again(log, key)
        decided = decide(log.match)
        lines = _stamped(decided.lines, key)
        number = lines[0].number if lines else decided.match.head
        if log.match.ended is None and decided.match.ended is not None:
            self._ended.append(EndedTable(len(self._ended) + 1, code, decided.match.at))
        log.match = decided.match
        log.lines.extend(lines)
        if key is not None and lines:
            log.keys[key.seat, key.key] = (key.digest, number)
        return Written(decided.match, lines, number)

    async def match(self, code: str) -> Match:
        return self._log(code).match

    async def lines(self, code: str, after: int, most: int | None = None) -> Sequence[AnyLine]:
        return [line for line in self._log(code).lines if line.number > after][:most]

    async def due(self, now: float) -> Sequence[str]:
        times = {code: due_at(log.match) for code, log in self._logs.items()}
        return [code for code, at in times.items() if at is not None and at <= now]

    async def open_tables(self, limit: int) -> Sequence[Match]:
        newest = [log.match for log in reversed(self._logs.values()) if _waits(log.match)]
        return newest[:limit]

    async def lobbies(self) -> Sequence[str]:
        return [code for code, log in self._logs.items() if log.match.status is Status.LOBBY]

    async def timed(self) -> Sequence[str]:
        times = {code: due_at(log.match) for code, log in self._logs.items()}
        return sorted([c for c, at in times.items() if at is not None], key=lambda c: times[c] or 0)

    async def idle(self, status: str, before: float, most: int) -> Sequence[str]:
        return [code for code in self._logs if self._is_idle(code, status, before)][:most]

    async def remove(self, code: str, status: str, before: float) -> bool:
        await self._pause()
        if code not in self._logs or not self._is_idle(code, status, before):
            return False
        kept, self._ended = finished(self._logs[code].match), [*self._ended]
        for place, row in enumerate(self._ended):
            if row.code == code and row.kept is None:
                self._ended[place] = replace(row, kept=kept)
        del self._logs[code]
        return True

    async def ended(self, after: int, most: int) -> Sequence[EndedTable]:
        return [row for row in self._ended if row.sequence > after][:most]

    def _is_idle(self, code: str, status: str, before: float) -> bool:
        match = self._logs[code].match
        return match.status == status and match.at < before

    async def alive(self, now: float) -> None:
        self._alive = now

    async def last_alive(self) -> float | None:
        return self._alive

    shared = accompanied = False

    async def heads(self, codes: Collection[str]) -> Mapping[str, int]:
        return {code: len(self._logs[code].lines) for code in codes if code in self._logs}

    async def now(self) -> float | None:
        return None

    async def listen(self, hear: Hear, hear_word: HearWord | None = None) -> None:
        """There is nobody else."""

    def announce(self, word: str) -> None:
        """There is nobody else."""

    def health(self) -> str | None:
        return self.trouble

    async def close(self) -> None:
        return

    async def _pause(self) -> None:
        """Others get their turn here, as they do while a disk is busy."""
        await asyncio.sleep(0)
        if self.trouble is not None:
            raise StoreError(Reason(self.trouble))

    def _log(self, code: str) -> Log:
        if code not in self._logs:
            raise NoSuchTableError
        return self._logs[code]


def _again(log: Log, key: Key) -> Written:
    digest, number = log.keys[key.seat, key.key]
    if digest != key.digest:
        raise Refused(Reason.KEY_REUSED)
    return Written(log.match, (), number, again=True)


def _stamped(lines: tuple[AnyLine, ...], key: Key | None) -> tuple[AnyLine, ...]:
    if key is None or not lines:
        return lines
    first = replace(lines[0], seat=key.seat, key=key.key, digest=key.digest)
    return (first, *lines[1:])


def _waits(match: Match) -> bool:
    lobby = match.status is Status.LOBBY and not match.options.private
    return lobby and not all(seat.taken() for seat in match.seats)
