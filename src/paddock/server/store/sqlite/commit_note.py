"""Counts commits, in the database and in a note beside it, and notices when some are lost.

Each batch raises the count in its own transaction. The note is written after the commit is synced
and not synced itself, so it never promises more than the disk holds. A database whose count is
lower than its note has lost commits, whatever became of its file or its log.
"""

import logging
import os
import struct
from contextlib import closing, suppress
from pathlib import Path
from typing import Final
from zlib import crc32

import apsw
from apsw import Connection

from paddock.protocol.reasons import Reason
from paddock.server.store.base import StoreError

HEADER_BYTES: Final = 100
_MAGIC: Final = b"SQLite format 3\x00"
_NOTE: Final = struct.Struct(">QI")
_COUNT: Final = "SELECT value FROM meta WHERE name = 'commits'"
_RAISE: Final = "UPDATE meta SET value = value + 1 WHERE name = 'commits' RETURNING value"

_log: Final = logging.getLogger("paddock.store")


class CommitNote:
    """The count of one open database; where its file and its log lie, and when the log is moved."""

    def __init__(self, path: Path, connection: Connection, pages: int) -> None:
        self._path, self._wal, self._pages = path, Path(f"{path}-wal"), pages
        self._note = os.open(note_of(path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        # Open for as long as SQLite has the file: to close it would release SQLite's locks.
        self._file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        self._count = 0
        self._wal_seen: os.stat_result | None = None
        self.trouble: apsw.Error | None = None
        """Why the log could not be moved into the database after the last commit."""
        connection.set_wal_hook(self._committed)

    def count(self, connection: Connection) -> None:
        """Raise the count, in the transaction of a batch."""
        self._count = int(connection.execute(_RAISE).get)

    def write(self) -> None:
        """Note the count of a batch that is durable. Where it fails an older note promises less."""
        body = _NOTE.pack(self._count, crc32(self._count.to_bytes(8, "big")))
        with suppress(OSError):
            os.pwrite(self._note, body, 0)

    def in_place(self) -> bool:
        """Whether file and log are where they were, whole as far as that can be seen at once."""
        try:
            file, wal = self._path.stat(), self._wal.stat()
        except OSError:
            return False
        self._wal_seen = self._wal_seen or wal
        same = os.path.samestat(file, os.fstat(self._file))
        same = same and os.path.samestat(wal, self._wal_seen)
        header = os.pread(self._file, HEADER_BYTES, 0)
        return same and wal.st_size > 0 and is_whole(header, file.st_size)

    def close(self) -> None:
        """Let go. Once the log is gone, all of the database is in its file and needs no note."""
        os.close(self._note)
        os.close(self._file)
        if not self._wal.exists():
            note_of(self._path).unlink(missing_ok=True)

    def _committed(self, connection: Connection, _database: str, frames: int) -> int:
        """Move a long log into the database, as SQLite would without this hook.

        The commit is durable by now. An error raised here would look as if it had failed.
        """
        if frames >= self._pages:
            before, self.trouble = self.trouble, None
            try:
                connection.wal_checkpoint()
            except apsw.Error as error:  # where the disk has no room the log grows
                self.trouble = error
                if before is None:
                    _log.warning("the log cannot be moved into the database: %s", error)
        return int(apsw.SQLITE_OK)


def is_whole(header: bytes, size: int) -> bool:
    """Whether a file of this size, with this header, can be a database with all of its pages."""
    pages = int.from_bytes(header[16:18], "big") * int.from_bytes(header[28:32], "big")
    return len(header) == HEADER_BYTES and header.startswith(_MAGIC) and size >= pages


def note_of(path: Path) -> Path:
    """Return the file of the note."""
    return Path(f"{path}-note")


def check_commits(path: Path) -> None:
    """Refuse a database that lost commits, before anything is written.

    One that is missing or empty beside a note or a log is no new one.
    """
    remains = any(map(_size, (note_of(path), Path(f"{path}-wal"))))
    if (remains and not _size(path)) or _counted(path) < _noted(path):
        raise StoreError(Reason.DATABASE_DAMAGED)


def _noted(path: Path) -> int:
    """Return the count in the note; 0 where there is none, or one of the first version."""
    with suppress(FileNotFoundError, struct.error):
        count, check = _NOTE.unpack(note_of(path).read_bytes())
        return int(count) if check == crc32(count.to_bytes(8, "big")) else 0
    return 0


def _counted(path: Path) -> int:
    """Read the count by a connection that cannot write: it moves nothing out of the log."""
    if not _size(path):
        return 0
    reader = Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    with closing(reader), suppress(apsw.SQLError):  # no such table: nothing was ever counted
        return int(reader.execute(_COUNT).get or 0)
    return 0


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0
