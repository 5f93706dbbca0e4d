"""One table in PostgreSQL, on one connection: its row, its lines, and a command on its way in."""

from collections.abc import Sequence
from functools import reduce
from secrets import token_bytes
from typing import Final, NamedTuple

from msgspec.json import encode
from msgspec.structs import replace
from psycopg import AsyncClientCursor

from paddock.proof import fair
from paddock.proof.codec import read_line, write_line
from paddock.proof.entry import AnyLine, Ended, Opened
from paddock.protocol import Status
from paddock.protocol.reasons import Reason
from paddock.server.store.base import (
    EndedTable,
    NoSuchTableError,
    StoreError,
    StoreFault,
    Written,
    rules_of,
)
from paddock.server.store.cache import ended_table, read_log
from paddock.server.store.postgres.connections import Columns, Connection
from paddock.server.table.errors import Refused
from paddock.server.table.finisher import finished
from paddock.server.table.log_writer import Decided
from paddock.server.table.match import Match, begin, due_at, fold
from paddock.server.table.requests import Key

FIND: Final = "SELECT secret, head, chain FROM paddock.tables WHERE code = %s"
BETWEEN: Final = """
SELECT body FROM paddock.lines WHERE code = %s AND number > %s AND number <= %s ORDER BY number
"""
LANDED: Final = "SELECT attempt FROM paddock.lines WHERE code = %s AND number = %s;"
BEGIN: Final = f"""
BEGIN;
{FIND} FOR UPDATE;
SELECT number, digest FROM paddock.lines
WHERE code = %s AND key = %s AND seat IS NOT DISTINCT FROM %s;
{LANDED}
"""  # noqa: S608 - put together from our own words
CREATE: Final = f"""
BEGIN;
INSERT INTO paddock.tables (code, secret, rules, head, chain, status, listed)
VALUES (%s, %s, %s, 0, '', '', false) ON CONFLICT (code) DO NOTHING RETURNING id;
{LANDED}
"""  # noqa: S608 - put together from our own words
INSERT_LINE: Final = """
INSERT INTO paddock.lines (code, number, body, seat, key, digest, attempt)
VALUES (%s, %s, %s, %s, %s, %s, %s);
"""
INSERT_ENDED: Final = "INSERT INTO paddock.ended (code, at) VALUES (%s, %s);"
COMMIT: Final = """
UPDATE paddock.tables
SET head = %s, chain = %s, status = %s, listed = %s, due_at = %s, claimed_by = NULL
WHERE code = %s;
COMMIT;
"""


_WRITTEN: Final = "(convert_from(body, 'UTF8')::json ->> 'at')::double precision"
_LAST_LINE: Final = "paddock.lines ON lines.code = tables.code AND number = head"
IDLE: Final = f"""
SELECT tables.code FROM paddock.tables JOIN {_LAST_LINE}
WHERE status = %s AND {_WRITTEN} < %s LIMIT %s
"""  # noqa: S608 - put together from our own words
_IS_IDLE: Final = f"""
SELECT 1 FROM paddock.tables JOIN {_LAST_LINE}
WHERE tables.code = %s AND status = %s AND {_WRITTEN} < %s
"""  # noqa: S608 - put together from our own words
# Rows of slow transactions become visible late, so a row is numbered when it is visible, by one
# process at a time: what is numbered later has a higher number.
NUMBERING: Final = 0x7061_6464_6F63_6C
_UNNUMBERED: Final = "SELECT 1 FROM paddock.ended WHERE sequence IS NULL LIMIT 1"
_NUMBER: Final = """
WITH fresh AS (
    SELECT id, row_number() OVER (ORDER BY id) AS place FROM paddock.ended WHERE sequence IS NULL
), last AS (SELECT coalesce(max(sequence), 0) AS number FROM paddock.ended)
UPDATE paddock.ended SET sequence = last.number + fresh.place
FROM fresh, last WHERE ended.id = fresh.id
"""
_ENDED: Final = """
SELECT sequence, code, at, result FROM paddock.ended
WHERE sequence > %s ORDER BY sequence LIMIT %s
"""
_KEEP_RESULT: Final = "UPDATE paddock.ended SET result = %s WHERE code = %s AND result IS NULL"
_REMOVE: Final = (
    "DELETE FROM paddock.lines WHERE code = %s",
    "DELETE FROM paddock.tables WHERE code = %s",
)


class Row(NamedTuple):
    """A table as its row has it."""

    secret: bytes
    head: int
    chain: str


class Writing:
    """One command on its way into a log. It knows what it tried to write, to find it again."""

    def __init__(self, code: str, key: Key | None = None) -> None:
        self.code, self.key = code, key
        self.attempt = token_bytes(16)
        self.tried: Written | None = None

    def stamped(self, decided: Decided, head: int) -> Written:
        """Return the lines to write after the head, the first one with the key."""
        numbers = [line.number for line in decided.lines]
        if numbers != list(range(head + 1, decided.match.head + 1)):
            raise ValueError(f"lines {numbers} do not lead from {head} to {decided.match.head}")
        first, *others = decided.lines
        if self.key is not None:
            key = self.key
            first = replace(first, seat=key.seat, key=key.key, digest=key.digest)
        return Written(decided.match, (first, *others), first.number)


def row_of(found: Columns | None) -> Row:
    """Return the row that was asked for."""
    if found is None:
        raise NoSuchTableError
    return Row(*found)


async def folded(connection: Connection, row: Row, known: Match) -> Match | None:
    """Return the table with the lines it lacks; None if they do not lead from there to the row."""
    bodies = await _between(connection, known.code, known.head, row)
    lines = [read_line(body, known.typed_as()) for body in bodies]
    return _fold_up(known, lines, row)


async def added_up(connection: Connection, code: str, row: Row) -> Match:
    """Return the table from its whole log."""
    lines = read_log(await _between(connection, code, 0, row))
    opened = lines[0].entry if lines else None
    start = begin(code, row.secret, opened) if isinstance(opened, Opened) else None
    match = start and _fold_up(start, lines, row)
    if match is None:
        raise StoreError(Reason.DATABASE_DAMAGED)
    return match


def _fold_up(match: Match, lines: Sequence[AnyLine], row: Row) -> Match | None:
    """Fold only what is chained: another log's lines may not even make sense here."""
    if reduce(fair.link, [line.leaf for line in lines], match.chain) != row.chain:
        return None
    return reduce(fold, lines, match)


async def _between(connection: Connection, code: str, after: int, row: Row) -> list[bytes]:
    found = await connection.execute(BETWEEN, (code, after, row.head), binary=True)
    return [body for (body,) in await found.fetchall()]


def answer_again(match: Match, key: Key, number: int, digest: str) -> Written:
    """Return the answer to a command whose key was used before."""
    if digest != key.digest:
        raise Refused(Reason.KEY_REUSED)
    return Written(match, (), number, again=True)


async def lock(
    connection: Connection, writing: Writing
) -> tuple[Row, tuple[int, str] | None, bool]:
    """Begin, alone with this table: its row, what its key wrote before, whether it is in already.

    Each question is a statement of its own after the lock, so it sees what was written before it.
    """
    code, key, number = writing.code, writing.key, writing.tried and writing.tried.number
    used = (code, key and key.key, key and key.seat)
    row, before, landed = await _send(connection, BEGIN, (code, *used, code, number))
    return row_of(row), before, landed == (writing.attempt,)


async def create(writing: Writing, written: Written, secret: bytes, connection: Connection) -> None:
    """Add the row of a new table, then its lines."""
    code, opened = writing.code, written.lines[0].entry
    assert isinstance(opened, Opened)
    rules = rules_of(opened.options.game, opened.rules_version)
    made, landed = await _send(connection, CREATE, (code, secret, rules, code, written.number))
    if made is not None:
        await commit(connection, writing, written)
    elif landed != (writing.attempt,):
        raise StoreError(StoreFault.CODE_TAKEN)


async def commit(connection: Connection, writing: Writing, written: Written) -> None:
    """Write it all in one go. If the connection breaks now, nobody knows whether it was written."""
    match = written.match
    parameters: list[object] = []
    for line in written.lines:
        attempt = writing.attempt if line.number == written.number else None
        keyed = (line.seat, line.key, line.digest)
        parameters += [match.code, line.number, write_line(line), *keyed, attempt]
    ended = any(isinstance(line.entry, Ended) for line in written.lines)
    parameters += [match.code, match.at] if ended else []
    parameters += [*_columns(match), match.code]
    lines = INSERT_LINE * len(written.lines) + INSERT_ENDED * ended
    await _send(connection, lines + COMMIT, parameters)


async def remove(code: str, status: str, before: float, connection: Connection) -> bool:
    """Alone with this table: whether it is idle is asked after its row is locked."""
    async with connection.transaction():
        found = await connection.execute(f"{FIND} FOR UPDATE", (code,), binary=True)
        idle = await connection.execute(_IS_IDLE, (code, status, before))
        if await idle.fetchone() is None:
            return False
        if status == Status.OVER:
            row = row_of(await found.fetchone())
            kept = encode(finished(await added_up(connection, code, row)))
            await connection.execute(_KEEP_RESULT, (kept, code))
        for statement in _REMOVE:
            await connection.execute(statement, (code,))
    return True


async def ended(after: int, most: int, connection: Connection) -> list[EndedTable]:
    """Return ended tables after this sequence; those that have none yet get one first."""
    unnumbered = await connection.execute(_UNNUMBERED)
    if await unnumbered.fetchone() is not None:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (NUMBERING,))
            await connection.execute(_NUMBER)
    found = await connection.execute(_ENDED, (after, most), binary=True)
    return [ended_table(*row) for row in await found.fetchall()]


async def _send(
    connection: Connection, statements: str, parameters: Sequence[object]
) -> list[Columns | None]:
    """Several statements, one journey: the first row of each that gives rows.

    Locks are short because journeys are few. psycopg's pipeline would do, for twice the work.
    """
    async with AsyncClientCursor(connection) as cursor:
        await cursor.execute(statements, parameters)
        rows = [await cursor.fetchone()] if cursor.description else []
        while cursor.nextset():
            if cursor.description:
                rows.append(await cursor.fetchone())
        return rows


def _columns(match: Match) -> tuple[int, str, str, bool, float | None]:
    return match.head, match.chain, match.status.value, _is_listed(match), due_at(match)


def _is_listed(match: Match) -> bool:
    lobby = match.status is Status.LOBBY and not match.options.private
    return lobby and not all(seat.taken() for seat in match.seats)
