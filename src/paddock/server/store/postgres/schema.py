"""How tables and their logs lie in PostgreSQL, and who creates that. PostgreSQL 15 or newer."""

from typing import Final

from paddock.server.store.base import StoreError, StoreFault
from paddock.server.store.postgres.connections import Connection

VERSION: Final = 1
# The same number in every process: only one of them at a time looks and creates.
CREATING: Final = 0x7061_6464_6F63_6B

# `attempt` is what one writing calls itself, so that it knows its own line again after a broken
# connection. `chain` is the head of the hash chain: equal chains, equal logs.
SCHEMA: Final = """
CREATE SCHEMA IF NOT EXISTS paddock;
CREATE TABLE paddock.about (version integer NOT NULL, alive double precision);
CREATE TABLE paddock.tables (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code text NOT NULL UNIQUE,
    secret bytea NOT NULL,
    rules text NOT NULL,
    head bigint NOT NULL,
    chain text NOT NULL,
    status text NOT NULL,
    listed boolean NOT NULL,
    due_at double precision,
    claimed_by bytea,
    claimed_until timestamptz
) WITH (fillfactor = 70);
CREATE TABLE paddock.lines (
    code text NOT NULL,
    number bigint NOT NULL,
    body bytea NOT NULL,
    seat integer,
    key text,
    digest text,
    attempt bytea,
    PRIMARY KEY (code, number)
);
CREATE UNIQUE INDEX lines_key ON paddock.lines (code, key, seat) NULLS NOT DISTINCT
    WHERE key IS NOT NULL;
CREATE INDEX tables_due ON paddock.tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_listed ON paddock.tables (id) WHERE listed;
CREATE INDEX tables_live ON paddock.tables (id) WHERE status IN ('seeding', 'playing');
"""


async def create_schema(connection: Connection) -> None:
    """Create what is missing; refuse what a newer program has made."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (CREATING,))
        version = await _version(connection)
        if version is None:
            await connection.execute(SCHEMA)
            await connection.execute("INSERT INTO paddock.about VALUES (%s)", (VERSION,))
        elif version > VERSION:
            raise StoreError(StoreFault.NEWER)


async def _version(connection: Connection) -> int | None:
    found = await connection.execute("SELECT to_regclass('paddock.about') IS NOT NULL")
    if await found.fetchone() != (True,):
        return None
    found = await connection.execute("SELECT max(version) FROM paddock.about")
    row = await found.fetchone()
    return None if row is None else row[0]
