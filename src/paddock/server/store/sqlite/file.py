"""A SQLite file with logs in it: opened, checked, brought up to date, backed up and restored."""

import fcntl
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import apsw
from apsw import Connection

from paddock.protocol.reasons import Reason
from paddock.server.store.base import StoreError, StoreFault
from paddock.server.store.migrations import migrations
from paddock.server.store.sqlite.commit_note import HEADER_BYTES, check_commits, is_whole

_log: Final = logging.getLogger("paddock.store")

APPLICATION: Final = 0x7061_6464
"""Stands in the header of the file, so that no other program's database is taken for one of ours"""
CHECKED_WHOLE: Final = 64 << 20
"""Files of up to so many bytes are read from end to end at every start."""
PAGES_IN_LOG: Final = 4000
"""When so many are written, they are moved from the log into the file, which takes a moment."""
BUSY_SECONDS: Final = 5.0

MIGRATIONS: Final = migrations("sqlite")

_WHY: Final = (
    ((apsw.BusyError, apsw.LockedError), Reason.BUSY),
    ((apsw.FullError,), Reason.DISK_FULL),
    ((apsw.IOError,), Reason.DISK_ERROR),
    ((apsw.CorruptError, apsw.NotADBError), Reason.DATABASE_DAMAGED),
    ((apsw.CantOpenError, apsw.ReadOnlyError, apsw.PermissionsError), Reason.DATABASE_UNREACHABLE),
)


def why_of(error: Exception) -> Reason:
    """Return the reason for an error of SQLite or of the system."""
    if isinstance(error, OSError):
        return Reason.DATABASE_UNREACHABLE
    return next((why for kinds, why in _WHY if isinstance(error, kinds)), Reason.STORE_FAILED)


@contextmanager
def named() -> Iterator[None]:
    """Convert errors of apsw and the system to StoreError."""
    try:
        yield
    except (apsw.Error, OSError) as error:
        raise StoreError(why_of(error)) from error


# Opening


def open_file(path: Path) -> tuple[Path, int, Connection, Connection]:
    """Lock a file, and connect to it to write and to read. A restore is finished first."""
    path = path.resolve()
    with named():
        held = lock(path)
        try:
            if restoring(path):
                finish_restore(path)
                _log.warning(
                    "a restore was interrupted, and is finished now; "
                    "what was there before is beside the database, as .before-N"
                )
            return path, held, connect(path), connect_to_read(path)
        except BaseException:
            os.close(held)
            raise


def lock(path: Path) -> int:
    """Keep every other process away from a file, for as long as this one lives."""
    held = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(held)
        raise StoreError(StoreFault.IN_USE) from None
    return held


def connect(path: Path) -> Connection:
    """Return the one connection that writes, to a sound file of the right version."""
    _check_header(path)
    check_commits(path)
    _for_its_owner_only(path)
    connection = Connection(str(path))
    try:
        _prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _for_its_owner_only(path: Path) -> None:
    """Create the file for its owner only: it holds secrets. SQLite's log gets the same rights."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))


def connect_to_read(path: Path) -> Connection:
    """Return a connection that cannot write, nor move the log into the file."""
    connection = Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    connection.set_busy_timeout(int(BUSY_SECONDS * 1000))
    return connection


def _prepare(connection: Connection, path: Path) -> None:
    connection.set_busy_timeout(int(BUSY_SECONDS * 1000))
    check(connection, whole=path.stat().st_size <= CHECKED_WHOLE)
    connection.pragma("journal_mode", "wal")
    connection.pragma("synchronous", "full")
    connection.pragma("fullfsync", 1)  # on a Mac, where fsync alone promises nothing
    connection.pragma("journal_size_limit", CHECKED_WHOLE)
    _bring_up_to_date(connection)
    _sync(path.parent)


def _check_header(path: Path) -> None:
    """Check the header; a file that is missing or empty will become a database."""
    if not path.exists() or not (size := path.stat().st_size):
        return
    with path.open("rb") as file:
        header = file.read(HEADER_BYTES)
    log = Path(f"{path}-wal")
    if log.exists() and log.stat().st_size:
        size = sys.maxsize  # the rest of it may be in the log
    if not is_whole(header, size):
        raise StoreError(Reason.DATABASE_DAMAGED)


def check(connection: Connection, *, whole: bool) -> None:
    """Whether a database is ours, not too new, and shows no damage."""
    if connection.pragma("application_id") != APPLICATION and not _empty(connection):
        raise StoreError(StoreFault.FOREIGN)
    if connection.pragma("user_version") > len(MIGRATIONS):
        raise StoreError(StoreFault.NEWER)
    if whole and connection.pragma("quick_check") != "ok":
        raise StoreError(Reason.DATABASE_DAMAGED)


def _empty(connection: Connection) -> bool:
    return not connection.execute("SELECT count(*) FROM sqlite_schema").get


def _bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that are missing, all of them or none."""
    version = connection.pragma("user_version")
    if version == len(MIGRATIONS):
        return
    with connection:
        for script in MIGRATIONS[version:]:
            connection.execute(script)
        connection.pragma("application_id", APPLICATION)
        connection.pragma("user_version", len(MIGRATIONS))


# Backups


def backup(path: Path, to: Path) -> None:
    """Copy a database to a new file, whole and sound, while a server may be writing to it."""
    with named():
        if restoring(path.resolve()):
            raise StoreError(StoreFault.RESTORE_UNFINISHED)
        source = connect_to_read(path.resolve(strict=True))
        try:
            check(source, whole=False)
            _copy(source, to)
        finally:
            source.close()


def restore(backup: Path, path: Path) -> Path | None:
    """Put a backup in the place of a database that no server uses.

    What stood there before is not lost: it is moved beside, and its new path is the answer.
    """
    with named():
        path, held = path.resolve(), lock(path.resolve())
        try:
            finish_restore(path)
            _copy_checked(backup, _restored(path))
            return finish_restore(path)
        finally:
            os.close(held)


def restoring(path: Path) -> bool:
    """Whether a restore was interrupted, or goes on just now."""
    return _restored(path).exists()


def _restored(path: Path) -> Path:
    """Copy the backup beside its place. Once it is there, the restore will be finished."""
    return Path(f"{path}.restoring")


def _copy_checked(backup: Path, to: Path) -> None:
    _check_header(backup)
    source = connect_to_read(backup.resolve(strict=True))
    try:
        check(source, whole=True)
        if _empty(source):
            raise StoreError(Reason.DATABASE_DAMAGED)
        _copy(source, to)
    finally:
        source.close()


def finish_restore(path: Path) -> Path | None:
    """Put a restored database in its place, holding the lock; can be repeated from any step.

    Where the one before is now, if there was one. Its log goes first, under a name that is free for
    as long as the database itself has not followed. A log that stayed would be taken for the log of
    the new database.
    """
    aside = None
    if not restoring(path):
        return None
    if path.exists():
        taken = (Path(f"{path}.before-{number}") for number in range(1, 1 << 20))
        aside = next(name for name in taken if not name.exists())
        for suffix in ("-note", "-wal", "-shm", "-journal", ""):
            _move(Path(f"{path}{suffix}"), Path(f"{aside}{suffix}"))
    _move(_restored(path), path)
    return aside


def _move(file: Path, to: Path) -> None:
    if file.exists():
        file.rename(to)
        _sync(to.parent)


def _copy(source: Connection, to: Path) -> None:
    """All pages in one go, as of one moment: a copy in steps would begin again at every write."""
    if to.exists():
        raise StoreError(StoreFault.FILE_EXISTS)
    partial = Path(f"{to}.partial")
    partial.unlink(missing_ok=True)
    _for_its_owner_only(partial)
    target = Connection(str(partial))
    try:
        with target.backup("main", source, "main") as copying:
            copying.step(-1)
        target.pragma("journal_mode", "delete")
        check(target, whole=True)
    finally:
        target.close()
    _sync(partial)
    partial.rename(to)
    _sync(to.resolve().parent)


def _sync(path: Path) -> None:
    held = os.open(path, os.O_RDONLY)
    try:
        os.fsync(held)
    finally:
        os.close(held)
