"""The tables at hand: what their logs add up to, as far as it is durable. Nothing else is kept."""

from collections.abc import Callable, Collection
from threading import Lock
from typing import Final
from zlib import crc32

import msgspec
from msgspec import Struct

from paddock.server import entry as e
from paddock.server.match import Match, begin, fold
from paddock.server.store.base import StoreError
from paddock.server.store.recent import Recent

TAIL: Final = 16
"""How many of its last lines are kept with a table: those who watch it ask for them at once."""

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(e.Line).decode


class Kept(Struct, frozen=True):
    """A table and the end of its log."""

    match: Match
    tail: tuple[e.Line, ...]

    def grown(self, match: Match, lines: tuple[e.Line, ...]) -> "Kept":
        """The table after some more lines."""
        return Kept(match, (*self.tail, *lines)[-TAIL:])

    def lines(self, after: int) -> tuple[e.Line, ...] | None:
        """The lines with higher numbers, or None where not all of them are kept."""
        missing = self.match.head - after
        if missing > len(self.tail):
            return None
        return self.tail[-missing:] if missing > 0 else ()


class Shelf:
    """The tables that were used last, for several threads.

    One thread writes; one other may load what is not here. Should a table be written while it is
    being loaded, what was loaded may be old, and is not kept.
    """

    def __init__(self, size: int) -> None:
        self._kept: Recent[Kept] = Recent(size)
        self._loading: str | None = None
        self._lock = Lock()

    def get(self, code: str) -> Kept | None:
        """A table, if it is at hand."""
        with self._lock:
            return self._kept.get(code)

    def put(self, written: dict[str, Kept]) -> None:
        """These tables have just been written."""
        with self._lock:
            if self._loading in written:
                self._loading = None
            for kept in written.values():
                self._kept.put(kept.match, kept)

    def drop(self, removed: Collection[str]) -> None:
        """These tables are no more; nor is what is being loaded of them."""
        with self._lock:
            if self._loading in removed:
                self._loading = None
            for code in removed:
                self._kept.drop(code)

    def load(self, code: str, read: Callable[[], Kept]) -> Kept:
        """A table, from the disk where it must be."""
        if (kept := self.get(code)) is not None:
            return kept
        with self._lock:
            self._loading = code
        kept = read()
        with self._lock:
            if self._loading == code:
                self._kept.put(kept.match, kept)
            return self._kept.get(code) or kept


def write_body(line: e.Line) -> tuple[str, int]:
    """A line as it is stored, and its checksum."""
    body = _encode(line)
    return body.decode(), crc32(body)


def read_body(body: str, checksum: int) -> e.Line:
    """A line as it was stored: a bit that fell over does not go unseen."""
    if crc32(body.encode()) != checksum:
        raise StoreError("database-damaged")
    return _decode(body)


def add_up(code: str, secret: bytes, lines: list[e.Line]) -> Kept:
    """A table from its log."""
    if [line.number for line in lines] != list(range(1, len(lines) + 1)):
        raise StoreError("database-damaged")
    return Kept(_folded(code, secret, lines), tuple(lines[-TAIL:]))


def _folded(code: str, secret: bytes, lines: list[e.Line]) -> Match:
    opened = lines[0].entry if lines else None
    if not isinstance(opened, e.Opened):
        raise StoreError("database-damaged")
    match = begin(code, secret, opened)
    for line in lines:
        match = fold(match, line)
    return match
