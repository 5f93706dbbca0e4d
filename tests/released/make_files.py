"""Writes the files that a released version leaves behind: `python -m tests.released.make_files 1`.

It runs with the code of that version, once; the folder is never written again. `1` is the first
version of the format, as of commit f46ba69. What is in a folder is in `README.md`.
"""

import asyncio
import gzip
import io
import subprocess
import sys
import tarfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from paddock.catalog import GAMES
from paddock.core.record import Record
from paddock.record_file import write_record
from paddock.server.store.postgres.store import PostgresStore
from paddock.server.store.sqlite import file as sqlite_file
from paddock.server.store.sqlite.store import SqliteStore
from tests.postgres import Postgres
from tests.server.world import World

FOLDER: Final = Path(__file__).parent
PLAYERS: Final = 3


async def played(world: World) -> dict[str, str]:
    """Tables of every kind: their codes, and the cookies of all who sit there."""
    codes: dict[str, str] = {}
    for game in GAMES:
        code, seats = await world.started(PLAYERS, game, clock=60)
        await seats[0].choose()
        codes[f"running-{game}"] = code
        code, seats = await world.started(PLAYERS, game)
        await seats[1].ask(type="Say", key="hello", text="Grüße 🏁")
        for number, seat in enumerate(seats):
            await seat.ask(type="FreeSeat", key="bye", seat=number)
        await seats[0].until_look(lambda look: look["status"] == "over")
        codes[f"over-{game}"] = code
    again = await seats[0].ask(type="Rematch", key="again")
    assert again["type"] == "Ack"
    codes["rematch"] = (await world.store.match(code)).rematch or ""
    codes["lobby"] = await world.open_table()
    await world.sit(codes["lobby"], "Ada")
    return {**codes, "cookies": world.cookies("/api/tables")}


async def played_on(store: Any, then: Callable[[World, Any], Awaitable[None]]) -> None:
    """Play in a world on this store."""
    try:
        async with World(store) as world:
            await then(world, await played(world))
    finally:
        await store.close()


async def sqlite_files(folder: Path, at: Path) -> None:
    """The database, and the files of games that were played there."""
    path = at / "paddock.sqlite"

    async def keep(world: World, tables: Any) -> None:
        (folder / "tables.json").write_bytes(msgspec.json.format(msgspec.json.encode(tables)))
        for game in GAMES:
            code = tables[f"over-{game}"]
            answer = await world.http.get(f"/api/tables/{code}/record")
            write(folder / f"proof-{game}.json.gz", answer.content)
            write(folder / f"record-{game}.json.gz", without_proof(answer.content))
        sqlite_file.backup(path, at / "copy")
        write(folder / "paddock.sqlite.gz", (at / "copy").read_bytes())

    await played_on(await SqliteStore.open(path), keep)


async def killed_files(folder: Path, at: Path) -> None:
    """A database with a table as a killed server leaves it: most of it is in the log beside it."""
    path = at / "paddock.sqlite"
    store = await SqliteStore.open(path)
    async with World(store) as world:
        _, seats = await world.started(PLAYERS)
        await seats[0].choose()
        names = [path.name, *[f"{path.name}-{suffix}" for suffix in ("wal", "shm", "note")]]
        write(folder / "killed.tar.gz", archive({name: (at / name).read_bytes() for name in names}))
    await store.close()


async def postgres_script(folder: Path) -> None:
    """The same on PostgreSQL, as pg_dump writes it."""
    with Postgres.running() as server:
        url = server.create_database()

        async def keep(_world: World, _tables: Any) -> None:
            dump = [str(server._programs / "pg_dump"), "--inserts", "--no-owner", url]
            script = subprocess.run(dump, check=True, capture_output=True).stdout  # noqa: S603, ASYNC221
            statements = [line for line in script.splitlines() if not line.startswith(b"\\")]
            write(folder / "paddock.sql.gz", b"\n".join(statements))

        await played_on(await PostgresStore.open(url), keep)


def without_proof(data: bytes) -> bytes:
    """A record as `paddock simulate --save` writes it."""
    tree = msgspec.json.decode(data)
    entry = GAMES[tree["game"]]
    generic: Any = Record
    types = (
        entry.rules.config_type,
        entry.rules.action_type,
        entry.rules.outcome_type,
        entry.rules.event_type,
    )
    return write_record(msgspec.json.decode(data, type=generic[types]))


def archive(files: dict[str, bytes]) -> bytes:
    """Files by name as one."""
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w") as tar:
        for name, data in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            tar.addfile(member, io.BytesIO(data))
    return whole.getvalue()


def write(path: Path, data: bytes) -> None:
    """Compressed, and the same bytes for the same data."""
    path.write_bytes(gzip.compress(data, 9, mtime=0))


if __name__ == "__main__":
    to = FOLDER / sys.argv[1]
    to.mkdir()
    for make in (sqlite_files, killed_files):
        with TemporaryDirectory() as temporary:
            asyncio.run(make(to, Path(temporary)))
    asyncio.run(postgres_script(to))
