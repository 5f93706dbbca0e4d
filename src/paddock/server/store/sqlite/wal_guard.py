"""Notices a write-ahead log that lost commits: damaged, truncated or missing.

SQLite takes the first damaged frame for the end of its log, and a missing log for an empty one. So
the store notes after each commit how many frames the log has. It writes the note after the commit
is synced and does not sync the note: it never promises more than the disk holds.

The layout of log and index is SQLite's: https://sqlite.org/walformat.html.
"""

import logging
import os
import struct
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import BinaryIO, Final

import apsw
from apsw import Connection
from msgspec import Struct

from paddock.protocol.reasons import Reason
from paddock.server.store.base import StoreError

_HEADER: Final = struct.Struct(">8I")
_FRAME: Final = struct.Struct(">6I")
_NOTE: Final = struct.Struct(">4I")
_MAGICS: Final = (0x377F0682, 0x377F0683)
_FRAMES_IN_INDEX: Final = 16
"""Where the index holds the number of frames, in the byte order of the machine."""
_WORD: Final = 0xFFFFFFFF

_log: Final = logging.getLogger("paddock.store")


class Note(Struct, frozen=True):
    """The log at the last commit: the salts of its header, and how many frames it has."""

    salt: int
    second_salt: int
    frames: int


class WalNote:
    """Keeps the note beside the database, for the connection that writes."""

    def __init__(self, path: Path, connection: Connection, pages: int) -> None:
        self._log, self._file, self._pages = Path(f"{path}-wal"), note_of(path), pages
        self._held = os.open(self._file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        self._log_held: int | None = None
        """SQLite keeps one file for its log for as long as a connection is open."""
        self._noted = b""
        self.trouble: apsw.Error | None = None
        """Why the log could not be moved into the database after the last commit."""
        connection.set_wal_hook(self._committed)

    def put_away(self) -> None:
        """Empty the note before the last close, at which SQLite removes the log.

        A process that dies in between would leave a note without a log, which looks like damage.
        """
        self._noted = os.pread(self._held, _NOTE.size, 0)
        os.ftruncate(self._held, 0)

    def close(self) -> None:
        """Remove the note with the log; where another connection keeps the log, write it again."""
        if self._noted and self._log.exists():
            os.pwrite(self._held, self._noted, 0)
        os.close(self._held)
        if self._log_held is not None:
            os.close(self._log_held)
        if not self._log.exists():
            self._file.unlink(missing_ok=True)

    def _committed(self, connection: Connection, _database: str, frames: int) -> int:
        """Note a commit; move a long log into the database, as SQLite would without this hook.

        The commit is durable by now. An error raised here would look as if it had failed.
        """
        with suppress(OSError):  # an older note promises less
            self._write_note(frames)
        if frames >= self._pages:
            self._move_into_database(connection)
        return int(apsw.SQLITE_OK)

    def _write_note(self, frames: int) -> None:
        if self._log_held is None:
            self._log_held = os.open(self._log, os.O_RDONLY | os.O_CLOEXEC)
        header = os.pread(self._log_held, _HEADER.size, 0)
        *_, salt, second_salt, _one, _two = _HEADER.unpack(header)
        body = _NOTE.pack(salt, second_salt, frames, salt ^ second_salt ^ frames)
        os.pwrite(self._held, body, 0)

    def _move_into_database(self, connection: Connection) -> None:
        """Where the disk has no room for that, the log grows until a commit fails."""
        before, self.trouble = self.trouble, None
        try:
            connection.wal_checkpoint()
        except apsw.Error as error:
            self.trouble = error
            if before is None:
                _log.warning("the log cannot be moved into the database: %s", error)


def note_of(path: Path) -> Path:
    """Return the file of the note."""
    return Path(f"{path}-note")


def check_log(path: Path) -> None:
    """Refuse a database whose log lost commits, before anything is written."""
    note, log = _read_note(path), Path(f"{path}-wal")
    if not log.exists() or not (size := log.stat().st_size):
        _refuse_if(note is not None)
        return
    with log.open("rb") as file:
        header = file.read(_HEADER.size)
        page, salts = _checked_header(header)
        if salts is None:
            # A new log is synced header first: without one it holds nothing, or it is damaged.
            _refuse_if(note is not None or size > _HEADER.size)
            return
        frames = _frames_found(path)
        _refuse_if(note is not None and not _follows(note, salts, frames))
        _refuse_if(_has_later_commits(file, page, salts, frames))


def _read_note(path: Path) -> Note | None:
    try:
        body = note_of(path).read_bytes()
    except FileNotFoundError:
        return None
    if len(body) != _NOTE.size:
        return None
    salt, second_salt, frames, check = _NOTE.unpack(body)
    return Note(salt, second_salt, frames) if check == salt ^ second_salt ^ frames else None


def _follows(note: Note, salts: tuple[int, int], frames: int) -> bool:
    """Whether the log can be the noted one, or a later one.

    A crash keeps the next log from being noted. A power cut may leave a note that is half a minute
    old, and a busy server begins its log anew every few seconds. SQLite counts the first salt up.
    """
    if salts == (note.salt, note.second_salt):
        return frames >= note.frames
    return 0 < (salts[0] - note.salt) & _WORD <= _WORD >> 1


def _checked_header(header: bytes) -> tuple[int, tuple[int, int] | None]:
    """Return the size of a page and the salts; none where the header is damaged."""
    if len(header) < _HEADER.size:
        return 0, None
    magic, _, page, _, salt, second_salt, one, two = _HEADER.unpack(header)
    order = ">" if magic & 1 else "<"
    first = second = 0
    for left, right in struct.iter_unpack(f"{order}2I", header[:24]):
        first = (first + left + second) & _WORD
        second = (second + right + first) & _WORD
    sound = magic in _MAGICS and (first, second) == (one, two)
    return page, (salt, second_salt) if sound else None


def _frames_found(path: Path) -> int:
    """How many frames SQLite recovers. A connection that cannot write moves none of them."""
    with closing(Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)) as reader:
        reader.pragma("user_version")
        with Path(f"{path}-shm").open("rb") as index:
            index.seek(_FRAMES_IN_INDEX)
            return int.from_bytes(index.read(4), sys.byteorder)


def _has_later_commits(file: BinaryIO, page: int, salts: tuple[int, int], frames: int) -> bool:
    """Whether frames of this log lie behind a whole commit that SQLite does not find.

    A crash can tear the last transaction. Each commit is synced before the next one is written, so
    a frame behind a further commit frame shows that an earlier one was damaged later.
    """
    committed = False
    number = frames
    while (body := _frame_at(file, page, number)) is not None:
        number += 1
        if (body[2], body[3]) == salts:
            if committed:
                return True
            committed = body[1] != 0
    return False


def _frame_at(file: BinaryIO, page: int, number: int) -> tuple[int, ...] | None:
    file.seek(_HEADER.size + number * (_FRAME.size + page))
    body = file.read(_FRAME.size)
    return _FRAME.unpack(body) if len(body) == _FRAME.size else None


def _refuse_if(damaged: object) -> None:
    if damaged:
        raise StoreError(Reason.DATABASE_DAMAGED)
