"""What one COMMIT holds: the lines of many tables, decided one after the other.

Nothing of it is seen by anybody before the COMMIT; if that fails, the batch is thrown away.
However many commands there are, SQLite is called a few times only: every call lets go of the
interpreter, and has to queue for it again behind the event loop.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from apsw import Connection
from msgspec.structs import replace

from paddock.server import entry as e
from paddock.server.match import Match, due_at
from paddock.server.pen import Decided, Refused
from paddock.server.store.base import (
    Decide,
    Key,
    NoSuchTableError,
    StoreError,
    Written,
    current_rules,
    rules_of,
)
from paddock.server.store.shelf import Kept, Shelf, add_up, read_body, write_body

_FIND_KEYS: Final = """
    SELECT used.* FROM json_each(?) AS wanted CROSS JOIN keys AS used
    ON code = value ->> 0 AND who = value ->> 1 AND used.key = value ->> 2
"""
_ADD_TABLE: Final = """
    INSERT INTO tables (code, secret, rules, private, created, head, status, free)
    VALUES (?, ?, ?, ?, ?, 0, '', 0)
"""
_ADD_LINES: Final = """
    INSERT INTO lines (code, number, body, checksum)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)
"""
_ADD_KEYS: Final = """
    INSERT INTO keys (code, who, key, digest, number)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)
"""
_CHANGE_TABLES: Final = """
    UPDATE tables
    SET head = value ->> 1, status = value ->> 2, free = value ->> 3, due_at = value ->> 4
    FROM json_each(?) WHERE code = value ->> 0
"""
IS_IDLE: Final = "status = ? AND created < ? AND body ->> '$.at' < ?"
"""Its last line is at least as young as itself, so `created` finds most of the others."""
LAST_LINE: Final = "tables JOIN lines ON lines.code = tables.code AND lines.number = tables.head"
_IDLE: Final = f"SELECT 1 FROM {LAST_LINE} WHERE tables.code = ? AND {IS_IDLE}"  # noqa: S608 - ours
_REMOVE: Final = (
    "DELETE FROM lines WHERE code = ?",
    "DELETE FROM keys WHERE code = ?",
    "DELETE FROM tables WHERE code = ?",
)
_ALIVE: Final = "INSERT OR REPLACE INTO meta (name, value) VALUES ('alive', ?)"


def load(connection: Connection, code: str) -> Kept:
    """A table from the disk."""
    log = "SELECT body, checksum FROM lines WHERE code = ? ORDER BY number"
    with connection:  # one moment for both
        found = connection.execute("SELECT secret, head FROM tables WHERE code = ?", (code,)).get
        if found is None:
            raise NoSuchTableError
        bodies = list(connection.execute(log, (code,)))
    secret, head = found
    kept = add_up(code, secret, [read_body(*body) for body in bodies])
    if kept.match.head != head:
        raise StoreError("database-damaged")
    return kept


def playable() -> str:
    """The rules that tables can be played under now, as JSON."""
    return _json(current_rules())


class Batch:
    """Commands that become durable together. Each sees what those before it decided."""

    def __init__(self, connection: Connection, shelf: Shelf) -> None:
        self._connection, self._shelf = connection, shelf
        self.written: dict[str, Kept] = {}
        self.removed: set[str] = set()
        self._lines: list[tuple[str, int, str, int]] = []
        self._keys: dict[tuple[str, str, str], tuple[str, int]] = {}
        self._new_keys: list[tuple[str, str, str, str, int]] = []

    def find_keys(self, wanted: Sequence[msgspec.Raw]) -> None:
        """Learn which of these keys were used before, in any batch."""
        if wanted:
            asked = _json(wanted)
            for code, who, key, digest, number in self._connection.execute(_FIND_KEYS, (asked,)):
                self._keys[code, who, key] = (digest, number)

    def create(self, code: str, secret: bytes, first: Decided) -> None:
        """A new table."""
        opened = first.lines[0].entry
        assert isinstance(opened, e.Opened)
        if self._known(code):
            raise StoreError("code-taken")
        rules = rules_of(opened.options.game, opened.rules_version)
        private, created = opened.options.private, first.lines[0].at
        bodies = _bodies(code, 0, first.match, first.lines)
        self._connection.execute(_ADD_TABLE, (code, secret, rules, private, created))
        self.removed.discard(code)
        self._lines += bodies
        self.written[code] = Kept(first.match, ()).grown(first.match, first.lines)

    def transact(self, code: str, decide: Decide, key: Key | None) -> Written:
        """A command at a table."""
        kept = self._kept(code)
        if key is not None and (used := self._keys.get((code, _who(key), key.key))) is not None:
            return _answer_again(kept.match, key, *used)
        decided = decide(kept.match)
        if not decided.lines:
            return Written(kept.match, (), kept.match.head)
        lines = decided.lines if key is None else _signed(decided.lines, key)
        self._lines += _bodies(code, kept.match.head, decided.match, lines)
        self.written[code] = kept.grown(decided.match, lines)
        number = lines[0].number
        if key is not None:
            self._keys[code, _who(key), key.key] = (key.digest, number)
            self._new_keys.append((code, _who(key), key.key, key.digest, number))
        return Written(decided.match, lines, number)

    def remove(self, code: str, status: str, before: float) -> bool:
        """A table goes, if nobody has written to it, in this batch either."""
        idle = (code, status, before, before)
        if code in self.written or self._connection.execute(_IDLE, idle).get is None:
            return False
        for statement in _REMOVE:
            self._connection.execute(statement, (code,))
        self.removed.add(code)
        return True

    def alive(self, now: float) -> None:
        """The service was alive at this time."""
        self._connection.execute(_ALIVE, (now,))

    def write(self) -> None:
        """Hand everything to SQLite."""
        matches = [kept.match for kept in self.written.values()]
        for statement, rows in (
            (_ADD_LINES, self._lines),
            (_ADD_KEYS, self._new_keys),
            (_CHANGE_TABLES, [_columns(match) for match in matches]),
        ):
            if rows:
                self._connection.execute(statement, (_json(rows),))

    def _kept(self, code: str) -> Kept:
        if code in self.removed:
            raise NoSuchTableError
        return self.written.get(code) or self._shelf.get(code) or load(self._connection, code)

    def _known(self, code: str) -> bool:
        found = self._connection.execute("SELECT 1 FROM tables WHERE code = ?", (code,)).get
        return found is not None


def _answer_again(match: Match, key: Key, digest: str, number: int) -> Written:
    if digest != key.digest:
        raise Refused("key-reused")
    return Written(match, (), number, again=True)


def _signed(lines: tuple[e.Line, ...], key: Key) -> tuple[e.Line, ...]:
    first = replace(lines[0], seat=key.seat, key=key.key, digest=key.digest)
    return (first, *lines[1:])


def _bodies(
    code: str, head: int, match: Match, lines: Sequence[e.Line]
) -> list[tuple[str, int, str, int]]:
    """The rows of some lines, which have to follow on what is there."""
    numbers = [line.number for line in lines]
    if numbers != list(range(head + 1, match.head + 1)):
        raise ValueError(f"lines {numbers} do not lead from {head} to {match.head}")
    return [(code, line.number, *write_body(line)) for line in lines]


def _columns(match: Match) -> tuple[str, int, str, int, float | None]:
    """What must be found without adding up the log."""
    free = sum(not seat.taken() for seat in match.seats)
    return (match.code, match.head, match.status, free, due_at(match))


def wanted_key(code: str, key: Key) -> msgspec.Raw:
    """What `find_keys` has to be asked."""
    return msgspec.Raw(msgspec.json.encode((code, _who(key), key.key)))


def _who(key: Key) -> str:
    return "nobody" if key.seat is None else str(key.seat)


def _json(rows: Any) -> str:
    return msgspec.json.encode(rows).decode()
