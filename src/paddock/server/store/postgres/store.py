"""Logs in PostgreSQL. Any number of processes may serve any table: its row is locked to write.

The row is the truth. What a process remembers of a table is only where it begins to fold from.
"""

import asyncio
from collections.abc import Collection, Sequence
from functools import partial
from operator import itemgetter
from secrets import token_bytes
from typing import Final, Self
from weakref import WeakValueDictionary

from paddock.proof.codec import read_line
from paddock.proof.entry import AnyLine
from paddock.protocol.reasons import Reason
from paddock.server.store.base import (
    Decide,
    EndedTable,
    Hear,
    HearWord,
    NoSuchTableError,
    OnWritten,
    StoreError,
    Written,
    call_back,
    current_rules,
    game_under,
)
from paddock.server.store.cache import Recent
from paddock.server.store.postgres import log
from paddock.server.store.postgres.connections import Columns, Connection, Connections
from paddock.server.store.postgres.hints import Hints
from paddock.server.store.postgres.schema import bring_up_to_date
from paddock.server.table.log_writer import Decided
from paddock.server.table.match import Match
from paddock.server.table.requests import Key

CONNECTIONS: Final = 8
PATIENCE: Final = 10.0
REMEMBERED: Final = 4096
CLAIMED: Final = 1000
ALIVE_EVERY: Final = 5.0

AFTER: Final = """
SELECT rules, body FROM paddock.tables LEFT JOIN paddock.lines
    ON lines.code = tables.code AND number > %s
WHERE tables.code = %s ORDER BY number LIMIT %s
"""
# The process that claims a table sweeps it. Should it die, others may after five seconds.
CLAIM: Final = """
WITH due AS MATERIALIZED (
    SELECT id FROM paddock.tables
    WHERE due_at <= %(now)s AND rules = ANY(%(rules)s)
        AND (claimed_by IS NULL OR claimed_by = %(me)s OR claimed_until <= now())
    ORDER BY due_at LIMIT %(most)s FOR UPDATE SKIP LOCKED
)
UPDATE paddock.tables SET claimed_by = %(me)s, claimed_until = now() + interval '5 seconds'
FROM due WHERE tables.id = due.id RETURNING code, due_at
"""
ALIVE: Final = """
WITH before AS (SELECT max(alive) AS alive FROM paddock.about)
UPDATE paddock.about SET alive = greatest(about.alive, %s::float8) FROM before
RETURNING before.alive
"""
LISTED: Final = """
SELECT code, secret, head, chain FROM paddock.tables
WHERE listed AND rules = ANY(%s) ORDER BY id DESC LIMIT %s
"""
LOBBIES: Final = """
SELECT code FROM paddock.tables WHERE status = 'lobby' AND rules = ANY(%s) ORDER BY id
"""
TIMED: Final = """
SELECT code FROM paddock.tables WHERE due_at IS NOT NULL AND rules = ANY(%s) ORDER BY due_at
"""
ALL_HEADS: Final = "SELECT code, head FROM paddock.tables"
HEADS: Final = f"{ALL_HEADS} WHERE code = ANY(%s)"


class PostgresStore:
    """A `Store` that shares its database with other processes, and gives and takes hints."""

    def __init__(
        self, url: str, *, connections: int = CONNECTIONS, patience: float = PATIENCE
    ) -> None:
        self._connections = Connections(url, size=connections, patience=patience)
        self._hints = Hints(self._connections)
        self._me = token_bytes(16)
        self._alive: float | None = None
        self.accompanied = True
        self._closed = False
        self._patience = patience
        self._matches: Recent[Match] = Recent(REMEMBERED)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._writing: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(
        cls, url: str, *, connections: int = CONNECTIONS, patience: float = PATIENCE
    ) -> Self:
        """Return the store at this URL, its schema created if this is its first use."""
        store = cls(url, connections=connections, patience=patience)
        try:
            await store._connections.run(bring_up_to_date)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        self._closed = True
        for lock in list(self._locks.values()):
            async with lock:
                pass
        await self._hints.close()
        await self._connections.close()

    # Writing

    async def create(self, code: str, secret: bytes, first: Decided) -> None:
        """Begin a log with the lines of a newly opened table."""
        writing = log.Writing(code)
        writing.tried = writing.stamped(first, 0)
        create = partial(log.create, writing, writing.tried, secret)
        await self._connections.run(create, writes=True)
        self._remember(first.match)
        self._hints.send(code, first.match.head)

    def submit(self, code: str, decide: Decide, key: Key | None, then: OnWritten) -> None:
        """Write what `decide` says, all of it or nothing, alone with this table."""
        work = call_back(partial(self._submit, code, decide, key), then)
        task = asyncio.get_running_loop().create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _submit(self, code: str, decide: Decide, key: Key | None) -> Written:
        if self._closed:
            raise StoreError(Reason.STORE_CLOSED)
        # In line here, and not at the row: who waits there keeps a connection from other tables.
        lock = self._locks.setdefault(code, asyncio.Lock())
        try:
            async with asyncio.timeout(self._patience), lock:
                written = await self._transact(log.Writing(code, key), decide)
        except TimeoutError as error:
            raise StoreError(Reason.BUSY) from error
        if written.lines:
            self._hints.send(code, written.match.head)
        return written

    async def _transact(self, writing: log.Writing, decide: Decide) -> Written:
        if self._matches.get(writing.code) is None:
            await self.match(writing.code)  # a long log is folded before the row is locked
        return await self._connections.run(partial(self._write, writing, decide), writes=True)

    async def _write(self, writing: log.Writing, decide: Decide, connection: Connection) -> Written:
        known = self._matches.get(writing.code)
        row, used, landed = await log.lock(connection, writing)
        if landed and writing.tried is not None:
            self._remember(writing.tried.match)
            return writing.tried
        match = await self._caught_up(connection, writing.code, row, known)
        if used is not None and writing.key is not None:
            return log.answer_again(match, writing.key, *used)
        decided = decide(match)
        if not decided.lines:
            return Written(match, (), match.head)
        writing.tried = written = writing.stamped(decided, match.head)
        await log.commit(connection, writing, written)
        self._remember(written.match)
        return written

    async def remove(self, code: str, status: str, before: float) -> bool:
        """Remove a table with its whole log, if it still is idle like that."""
        gone = await self._connections.run(partial(log.remove, code, status, before), writes=True)
        if gone:
            self._matches.drop(code)
        return gone

    # Reading

    async def match(self, code: str) -> Match:
        """Return the table as its log adds up to it now."""
        return await self._connections.run(partial(self._match, _sane(code)))

    async def _match(self, code: str, connection: Connection) -> Match:
        known = self._matches.get(code)
        found = await connection.execute(log.FIND, (code,), binary=True)
        return await self._caught_up(connection, code, log.row_of(await found.fetchone()), known)

    async def lines(self, code: str, after: int, most: int | None = None) -> Sequence[AnyLine]:
        """Return the lines with higher numbers than `after`, in order; the first `most`."""
        bodies = await self._fetch(AFTER, (after, _sane(code), most))
        if not bodies:
            raise NoSuchTableError
        return [read_line(body, game_under(rules)) for rules, body in bodies if body is not None]

    async def open_tables(self, limit: int) -> Sequence[Match]:
        """Public tables that still wait for players, the newest first."""
        return await self._connections.run(partial(self._open_tables, limit))

    async def _open_tables(self, limit: int, connection: Connection) -> Sequence[Match]:
        known = {code: self._matches.get(code) for code in tuple(self._matches)}
        found = await connection.execute(LISTED, (current_rules(), limit), binary=True)
        return [
            await self._caught_up(connection, code, log.Row(*row), known.get(code))
            for code, *row in await found.fetchall()
        ]

    async def lobbies(self) -> Sequence[str]:
        """Return the tables that wait in the lobby, private ones too, the oldest first."""
        return [code for (code,) in await self._fetch(LOBBIES, (current_rules(),))]

    async def timed(self) -> Sequence[str]:
        """Return the tables at which time runs."""
        return [code for (code,) in await self._fetch(TIMED, (current_rules(),))]

    async def idle(self, status: str, before: float, most: int) -> Sequence[str]:
        """Tables of this status whose last line was written before that time; some, if many."""
        return [code for (code,) in await self._fetch(log.IDLE, (status, before, most))]

    async def ended(self, after: int, most: int) -> Sequence[EndedTable]:
        """Return the tables that have ended, in the order in which they became visible."""
        return await self._connections.run(partial(log.ended, after, most))

    # Time, and other processes

    async def alive(self, now: float) -> None:
        """Write down that the service is alive, every few seconds."""
        if self._alive is None or now - self._alive >= ALIVE_EVERY:
            before = await self._connections.run(partial(_alive, now), writes=True)
            self.accompanied = self._alive is None or before is None or before > self._alive
            self._alive = now

    shared = True

    async def now(self) -> float | None:
        """Return the time by the clock of the database: the same for all who use it."""
        [(now,)] = await self._fetch("SELECT extract(epoch FROM clock_timestamp())")
        return float(now)

    async def last_alive(self) -> float | None:
        """When a service on this database was last known to be alive."""
        [(alive,)] = await self._fetch("SELECT max(alive) FROM paddock.about")
        return None if alive is None else float(alive)

    def health(self) -> str | None:
        """Why nothing could be done the last time; None if it could."""
        return self._connections.health

    async def due(self, now: float) -> Sequence[str]:
        """Return the tables whose time has run out, unless another process sees to them."""
        claim = {"now": now, "rules": current_rules(), "me": self._me, "most": CLAIMED}
        claimed = await self._fetch(CLAIM, claim)
        return [code for code, _ in sorted(claimed, key=itemgetter(1))]

    async def listen(self, hear: Hear, hear_word: HearWord | None = None) -> None:
        """Call back with a code and a head when a log has grown, here or in another process.

        Hints can be lost: compare `heads` every few seconds, too.
        """
        await self._hints.listen(hear, hear_word)

    def announce(self, word: str) -> None:
        """Send a word to all processes, this one included."""
        self._hints.announce(word)

    async def heads(self, codes: Collection[str] | None = None) -> dict[str, int]:
        """Return the number of the last line of these tables, or of all."""
        if codes is None:
            return dict(await self._fetch(ALL_HEADS))
        return dict(await self._fetch(HEADS, (list(codes),)))

    async def _fetch(
        self, query: str, parameters: Sequence[object] | dict[str, object] = ()
    ) -> list[Columns]:
        async def fetch(connection: Connection) -> list[Columns]:
            return await (await connection.execute(query, parameters, binary=True)).fetchall()

        return await self._connections.run(fetch)

    # What is remembered

    async def _caught_up(
        self, connection: Connection, code: str, row: log.Row, known: Match | None
    ) -> Match:
        """Return the table up to its row, folded on from what was known before."""
        match = self._matches.get(code)
        if match is None or match.chain != row.chain:
            match = known and await log.folded(connection, row, known)
        match = match or await log.added_up(connection, code, row)
        self._remember(match)
        return match

    def _remember(self, match: Match) -> None:
        self._matches.put(match, match)


def _sane(code: str) -> str:
    """PostgreSQL cannot even be asked for some texts."""
    if not code.isprintable():
        raise NoSuchTableError
    return code


async def _alive(now: float, connection: Connection) -> float | None:
    """Write down that a process is alive; when any was before that."""
    found = await connection.execute(ALIVE, (now,), binary=True)
    row = await found.fetchone()
    return None if row is None else row[0]
