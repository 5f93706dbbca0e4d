"""The content of one COMMIT: the lines of many tables, decided one after the other.

The event loop decides; the thread that writes hands the rows to SQLite. Nothing of it is seen by
anybody before the COMMIT; if that fails, the batch is thrown away. However many commands there
are, SQLite is called a few times only: every call lets go of the interpreter, and has to queue for
it again behind the event loop.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, TypeAlias

import apsw
import msgspec
from apsw import Connection
from msgspec import Struct
from msgspec.structs import replace

from paddock.proof import entry as e
from paddock.protocol import Status
from paddock.protocol.reasons import Reason
from paddock.server.store.base import (
    Decide,
    NoSuchTableError,
    StoreError,
    StoreFault,
    Then,
    Written,
    current_rules,
    rules_of,
)
from paddock.server.store.cache import CachedTable, add_up, write_body
from paddock.server.table.errors import Refused
from paddock.server.table.finisher import finished
from paddock.server.table.log_writer import Decided, TableRow
from paddock.server.table.match import Match
from paddock.server.table.requests import Key

MAX_ROWS: Final = 64
"""Rows of one statement. Statements are prepared once for each power of two up to this."""

_FIND_KEY: Final = """
    SELECT body ->> '$.digest', number FROM lines
    WHERE code = ? AND body ->> '$.key' = ? AND body ->> '$.seat' IS ?
"""
_ADD_TABLE: Final = """
    INSERT INTO tables (code, secret, rules, private, created, head, status, free)
    VALUES (?, ?, ?, ?, ?, 0, '', 0)
"""
_ADD_LINES: Final = "INSERT INTO lines (code, number, body, checksum) VALUES {rows}"
_CHANGE_TABLES: Final = """
    WITH now (code, head, status, free, due_at) AS (VALUES {rows})
    UPDATE tables SET head = now.head, status = now.status, free = now.free, due_at = now.due_at
    FROM now WHERE tables.code = now.code
"""
_IS_IDLE: Final = "status = ? AND created < ? AND body ->> '$.at' < ?"
"""Its last line is at least as young as itself, so `created` finds most of the others."""
_LAST_LINE: Final = "tables JOIN lines ON lines.code = tables.code AND lines.number = tables.head"
_IDLE: Final = f"SELECT 1 FROM {_LAST_LINE} WHERE tables.code = ? AND {_IS_IDLE}"  # noqa: S608 - ours
_ADD_ENDED: Final = "INSERT INTO ended (code, at) VALUES {rows}"
_KEEP_RESULT: Final = "UPDATE ended SET result = ? WHERE code = ? AND result IS NULL"
_REMOVE: Final = (
    "DELETE FROM lines WHERE code = ?",
    "DELETE FROM tables WHERE code = ?",
)
_ALIVE: Final = "INSERT OR REPLACE INTO meta (name, value) VALUES ('alive', ?)"

# What the store reads

ENDED: Final = """
    SELECT sequence, code, at, result FROM ended WHERE sequence > ? ORDER BY sequence LIMIT ?
"""
DUE: Final = """
    SELECT code FROM tables WHERE due_at <= ? AND rules IN (SELECT value FROM json_each(?))
    ORDER BY due_at
"""
OPEN: Final = """
    SELECT code FROM tables WHERE status = 'lobby' AND private = 0 AND free > 0
    AND rules IN (SELECT value FROM json_each(?)) ORDER BY created DESC, rowid DESC LIMIT ?
"""
LOBBIES: Final = """
    SELECT code FROM tables WHERE status = 'lobby' AND rules IN (SELECT value FROM json_each(?))
    ORDER BY created, rowid
"""
TIMED: Final = """
    SELECT code FROM tables WHERE due_at IS NOT NULL
    AND rules IN (SELECT value FROM json_each(?)) ORDER BY due_at
"""
IDLE: Final = f"SELECT tables.code FROM {_LAST_LINE} WHERE {_IS_IDLE} LIMIT ?"  # noqa: S608 - ours
HEADS: Final = "SELECT code, head FROM tables WHERE code IN (SELECT value FROM json_each(?))"
LINES: Final = """
    SELECT body, checksum FROM lines WHERE code = ? AND number > ? ORDER BY number LIMIT ?
"""


def load(connection: Connection, code: str) -> CachedTable:
    """Return a table from the disk."""
    log = "SELECT body, checksum FROM lines WHERE code = ? ORDER BY number"
    with connection:  # one moment for both
        found = connection.execute("SELECT secret, head FROM tables WHERE code = ?", (code,)).get
        if found is None:
            raise NoSuchTableError
        bodies = list(connection.execute(log, (code,)))
    secret, head = found
    kept = add_up(code, secret, bodies)
    if kept.match.head != head:
        raise StoreError(Reason.DATABASE_DAMAGED)
    return kept


def find_key(connection: Connection, code: str, key: Key) -> tuple[str, int] | None:
    """Return digest and line of a used key. It reads the whole log: that is rare."""
    found: tuple[str, int] | None = connection.execute(_FIND_KEY, (code, key.key, key.seat)).get
    return found


def playable() -> str:
    """Return the rules that tables can be played under now, as JSON."""
    return msgspec.json.encode(current_rules()).decode()


class Command(Struct, eq=False):
    """A command, decided on the event loop from the table as it will be by then.

    `then` is called with `found` once that is durable.
    """

    code: str
    decide: Decide
    key: Key | None
    then: Then[Any]
    found: object = None
    key_is_new: bool = False
    """Whether the log was searched for the key, and does not have it."""


class Work(Struct, eq=False):
    """Work for the thread that writes, inside the transaction. `then` is as above."""

    do: Callable[["Batch", Connection], object]
    then: Then[Any]
    found: object = None


Job: TypeAlias = Command | Work


class Batch:
    """Jobs that become durable together. Each sees what those before it decided."""

    def __init__(self, *, alone: bool = False) -> None:
        self.alone = alone
        """Whether no further job may join."""
        self.jobs: list[Job] = []
        self.written: dict[str, CachedTable] = {}
        self.created: dict[str, CachedTable] = {}
        self.removed: set[str] = set()
        self._lines: list[tuple[str, int, str, int]] = []
        self._rows: dict[str, TableRow] = {}
        self._ended: list[tuple[str, float]] = []
        self._keys: set[tuple[str, int | None, str]] = set()

    def decide(self, command: Command, kept: CachedTable) -> None:
        """Add a command at a table that stands like this before it."""
        self.jobs.append(command)
        try:
            decided = command.decide(kept.match)
            command.found = self._add(command, kept, decided, decided.row())
        except Exception as error:  # noqa: BLE001 - a refusal, or rules that failed: the caller gets it
            command.found = error

    def _add(self, command: Command, kept: CachedTable, decided: Decided, row: TableRow) -> Written:
        code, key, lines = command.code, command.key, decided.lines
        if not lines:
            return Written(kept.match, (), kept.match.head)
        if key is not None:
            first = replace(lines[0], seat=key.seat, key=key.key, digest=key.digest)
            lines = (first, *lines[1:])
            self._keys.add((code, key.seat, key.key))
        self._lines += _bodies(code, kept.match.head, decided.match, lines)
        self._rows[code] = row
        self.written[code] = kept.grown(decided.match, lines)
        if kept.match.ended is None and decided.match.ended is not None:
            self._ended.append((code, decided.match.at))
        return Written(decided.match, lines, lines[0].number)

    def knows(self, code: str, key: Key) -> bool:
        """Whether a command of this batch bears this key."""
        return (code, key.seat, key.key) in self._keys

    # In the thread that writes

    def write(self, connection: Connection) -> None:
        """Hand everything to SQLite."""
        for job in self.jobs:
            if isinstance(job, Work):
                self._do(job, connection)
        _insert(connection, _ADD_LINES, self._lines)
        _insert(connection, _CHANGE_TABLES, [*self._rows.values()])
        _insert(connection, _ADD_ENDED, self._ended)

    def _do(self, work: Work, connection: Connection) -> None:
        """Only SQLite's own errors concern the others."""
        try:
            work.found = work.do(self, connection)
        except apsw.Error:
            raise
        except Exception as error:  # noqa: BLE001 - the caller gets it
            work.found = error

    def create(self, code: str, secret: bytes, first: Decided, connection: Connection) -> None:
        """Write a new table."""
        opened = first.lines[0].entry
        assert isinstance(opened, e.Opened)
        if connection.execute("SELECT 1 FROM tables WHERE code = ?", (code,)).get is not None:
            raise StoreError(StoreFault.CODE_TAKEN)
        rules = rules_of(opened.options.game, opened.rules_version)
        private, created = opened.options.private, first.lines[0].at
        bodies = _bodies(code, 0, first.match, first.lines)
        connection.execute(_ADD_TABLE, (code, secret, rules, private, created))
        _insert(connection, _ADD_LINES, bodies)
        _insert(connection, _CHANGE_TABLES, [first.row()])
        self.removed.discard(code)
        self.created[code] = CachedTable(first.match, ()).grown(first.match, first.lines)

    def remove(self, code: str, status: str, before: float, connection: Connection) -> bool:
        """Remove a table, unless somebody has written to it. The result of an ended one stays."""
        idle = (code, status, before, before)
        if connection.execute(_IDLE, idle).get is None:
            return False
        if status == Status.OVER:
            result = msgspec.json.encode(finished(load(connection, code).match)).decode()
            connection.execute(_KEEP_RESULT, (result, code))
        for statement in _REMOVE:
            connection.execute(statement, (code,))
        self.created.pop(code, None)
        self.removed.add(code)
        return True


def note_alive(now: float, connection: Connection) -> None:
    """Note that the service was alive at this time."""
    connection.execute(_ALIVE, (now,))


def answer_again(match: Match, key: Key, digest: str, number: int) -> Written:
    """Return the answer to a command whose key was used before."""
    if digest != key.digest:
        raise Refused(Reason.KEY_REUSED)
    return Written(match, (), number, again=True)


def _bodies(
    code: str, head: int, match: Match, lines: Sequence[e.AnyLine]
) -> list[tuple[str, int, str, int]]:
    """Return the rows of some lines, which have to follow on what is there."""
    numbers = [line.number for line in lines]
    if numbers != list(range(head + 1, match.head + 1)):
        raise ValueError(f"lines {numbers} do not lead from {head} to {match.head}")
    return [(code, line.number, *write_body(line)) for line in lines]


def _insert(connection: Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Run a statement for all rows, many at a time."""
    at = 0
    while at < len(rows):
        count = min(MAX_ROWS, 1 << (len(rows) - at).bit_length() - 1)
        some = rows[at : at + count]
        prepared = _with_rows(statement, count, len(some[0]))
        connection.execute(prepared, tuple(chain.from_iterable(some)))
        at += count


@cache
def _with_rows(statement: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(rows=", ".join([row] * rows))
