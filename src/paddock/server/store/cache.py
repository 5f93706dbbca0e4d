"""Tables kept in memory: what the durable part of their logs adds up to, and nothing else."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from threading import RLock
from typing import Final, Generic, TypeVar
from zlib import crc32

import msgspec
from msgspec import Struct

from paddock.proof import entry as e
from paddock.proof.codec import game_of, read_first_line, read_line, write_line
from paddock.protocol import Status
from paddock.protocol.reasons import Reason
from paddock.server.store.base import EndedTable, StoreError
from paddock.server.table.finisher import Finished
from paddock.server.table.match import Match, begin, fold
from paddock.server.table.requests import Key

KeptT = TypeVar("KeptT")

TAIL: Final = 16
"""How many of its last lines are kept with a table: those who watch it ask for them at once."""

ENDED_AT_HAND: Final = 64
"""A finished game takes 100 to 200 KiB of memory, and hardly anybody comes to see it."""
_ENDED: Final = frozenset({Status.OVER, Status.FROZEN, Status.ARCHIVED})


class CachedTable(Struct, frozen=True, gc=False):
    """A table and the end of its log.

    `marks` has eight bytes for each key that a line of the log bears.
    """

    match: Match
    tail: tuple[e.AnyLine, ...]
    marks: bytes = b""

    def grown(self, match: Match, lines: tuple[e.AnyLine, ...]) -> "CachedTable":
        """Return the table after some more lines."""
        return CachedTable(match, (*self.tail, *lines)[-TAIL:], self.marks + marks_of(lines))

    def may_know(self, key: Key) -> bool:
        """Whether a key may have been used before: only where not, that is certain."""
        return _mark(key.seat, key.key) in self.marks

    def lines(self, after: int) -> tuple[e.AnyLine, ...] | None:
        """Return the lines with higher numbers, or None where not all of them are kept."""
        missing = self.match.head - after
        if missing > len(self.tail):
            return None
        return self.tail[-missing:] if missing > 0 else ()


def marks_of(lines: Sequence[e.AnyLine]) -> bytes:
    """Return the marks of all keys in these lines."""
    return b"".join([_mark(line.seat, line.key) for line in lines if line.key is not None])


def _mark(seat: int | None, key: str) -> bytes:
    return hash((seat, key)).to_bytes(8, "big", signed=True)


class Recent(Generic[KeptT]):
    """At most so many tables, and among them only a few that have ended; for several threads."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._lock = RLock()
        self._kept: OrderedDict[str, KeptT] = OrderedDict()
        self._ended: OrderedDict[str, None] = OrderedDict()

    def __iter__(self) -> Iterator[str]:
        return iter(self._kept)

    def get(self, code: str) -> KeptT | None:
        """Return the kept table and mark it as just used."""
        with self._lock:
            kept = self._kept.get(code)
            if kept is not None:
                self._kept.move_to_end(code)
                if code in self._ended:
                    self._ended.move_to_end(code)
            return kept

    def put(self, match: Match, kept: KeptT) -> None:
        """Keep this of a table, and no longer what was used least."""
        with self._lock:
            self._kept[match.code] = kept
            self._kept.move_to_end(match.code)
            if match.status in _ENDED:
                self._ended[match.code] = None
                self._ended.move_to_end(match.code)
                if len(self._ended) > ENDED_AT_HAND:
                    self.drop(next(iter(self._ended)))
            if len(self._kept) > self._size:
                self.drop(next(iter(self._kept)))

    def drop(self, code: str) -> None:
        """Keep nothing of this table."""
        with self._lock:
            self._kept.pop(code, None)
            self._ended.pop(code, None)


class TableCache(Recent[CachedTable]):
    """The tables that were used last.

    One thread writes; one other may load what is not here. Should a table be written while it is
    being loaded, what was loaded may be old, and is not kept.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self._loading: str | None = None

    def put_written(self, written: dict[str, CachedTable]) -> None:
        """Keep the tables that have just been written."""
        with self._lock:
            if self._loading in written:
                self._loading = None
            for kept in written.values():
                self.put(kept.match, kept)

    def drop_removed(self, removed: Collection[str]) -> None:
        """Drop these tables, and what is being loaded of them."""
        with self._lock:
            if self._loading in removed:
                self._loading = None
            for code in removed:
                self.drop(code)

    def load(self, code: str, read: Callable[[], CachedTable]) -> CachedTable:
        """Return a table, from the disk where it must be."""
        if (kept := self.get(code)) is not None:
            return kept
        with self._lock:
            self._loading = code
        kept = read()
        with self._lock:
            if self._loading == code:
                self.put(kept.match, kept)
            return self.get(code) or kept


def write_body(line: e.AnyLine) -> tuple[str, int]:
    """Return a line as it is stored, and its checksum."""
    body = write_line(line)
    return body.decode(), crc32(body)


def read_body(body: str, checksum: int, game: str | None) -> e.AnyLine:
    """Return a line as it was stored: a bit that fell over does not go unseen."""
    return read_line(_sound(body, checksum), game)


def _sound(body: str, checksum: int) -> str:
    if crc32(body.encode()) != checksum:
        raise StoreError(Reason.DATABASE_DAMAGED)
    return body


def read_log(bodies: Sequence[str | bytes]) -> list[e.AnyLine]:
    """Return a whole log. Its first line says which game's types the others have."""
    if not bodies:
        return []
    first = read_first_line(bodies[0])
    if not isinstance(first.entry, e.Opened):
        raise StoreError(Reason.DATABASE_DAMAGED)
    game = game_of(first.entry)
    return [first, *[read_line(body, game) for body in bodies[1:]]]


_read_kept: Final = msgspec.json.Decoder(Finished).decode


def ended_table(sequence: int, code: str, at: float, result: str | bytes | None) -> EndedTable:
    """Return a row of the tables that have ended."""
    return EndedTable(sequence, code, at, None if result is None else _read_kept(result))


def add_up(code: str, secret: bytes, bodies: Sequence[tuple[str, int]]) -> CachedTable:
    """Return a table from its log, as it was stored with checksums."""
    lines = read_log([_sound(*body) for body in bodies])
    if [line.number for line in lines] != list(range(1, len(lines) + 1)):
        raise StoreError(Reason.DATABASE_DAMAGED)
    return CachedTable(_folded(code, secret, lines), tuple(lines[-TAIL:]), marks_of(lines))


def _folded(code: str, secret: bytes, lines: list[e.AnyLine]) -> Match:
    opened = lines[0].entry if lines else None
    if not isinstance(opened, e.Opened):
        raise StoreError(Reason.DATABASE_DAMAGED)
    match = begin(code, secret, opened)
    for line in lines:
        match = fold(match, line)
    return match
