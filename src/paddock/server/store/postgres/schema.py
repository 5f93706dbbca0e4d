"""How tables and their logs lie in PostgreSQL, and how a database gets there. 15 or newer."""

from typing import Final

from paddock.server.store.base import StoreError, StoreFault
from paddock.server.store.migrations import migrations
from paddock.server.store.postgres.connections import Connection

MIGRATIONS: Final = migrations("postgres")
# The same number in every process: only one of them at a time looks and migrates.
MIGRATING: Final = 0x7061_6464_6F63_6B


async def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that are missing, all or none; refuse what a newer program has made."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        version = await _version(connection)
        if version > len(MIGRATIONS):
            raise StoreError(StoreFault.NEWER)
        if version == len(MIGRATIONS):
            return
        for script in MIGRATIONS[version:]:
            await connection.execute(script.encode())
        await connection.execute("UPDATE paddock.about SET version = %s", (len(MIGRATIONS),))


async def _version(connection: Connection) -> int:
    """How many migrations the database has had."""
    found = await connection.execute("SELECT to_regclass('paddock.about') IS NOT NULL")
    if await found.fetchone() != (True,):
        return 0
    found = await connection.execute("SELECT max(version) FROM paddock.about")
    row = await found.fetchone()
    return 0 if row is None or row[0] is None else int(row[0])
