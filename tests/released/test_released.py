"""What released versions left behind is read, verified, migrated and played on.

What is in a folder is in `README.md`; the code of that version wrote it, and nothing does again.
"""

import asyncio
import gzip
import io
import tarfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import psycopg
import pytest

from paddock.catalog import GAMES
from paddock.proof import entry as e
from paddock.proof.findings import CHECKS, first_misfit
from paddock.proof.verify import verify
from paddock.record_file import FORMAT, read_record
from paddock.server.store.postgres.store import PostgresStore
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.table.finisher import finished
from tests.server.world import Socket, World

pytest_plugins = ["tests.postgres"]

FOLDER: Final = Path(__file__).parent
VERSIONS: Final = ["1"]
Life = Callable[[World, dict[str, str]], Awaitable[None]]
"""What happens at a server on an old database, with the codes of its tables."""


def kept(version: str, name: str) -> bytes:
    return gzip.decompress((FOLDER / version / name).read_bytes())


def tables_of(version: str) -> dict[str, str]:
    return msgspec.json.decode((FOLDER / version / "tables.json").read_bytes(), type=dict[str, str])


class OldServer:
    """A database of an old version, started with this one."""

    def __init__(self, version: str, opening: Callable[[], Awaitable[Any]]) -> None:
        self.version, self._opening = version, opening

    def live(self, life: Life) -> None:
        """One life of the server; several follow one another."""
        tables = tables_of(self.version)

        async def whole() -> None:
            store = await self._opening()
            try:
                async with World(store) as world:
                    for cookie in tables["cookies"].split("; "):
                        name, _, value = cookie.partition("=")
                        world.http.cookies.set(name, value)
                    await life(world, tables)
            finally:
                await store.close()

        asyncio.run(whole())


@pytest.fixture(params=[(version, kind) for version in VERSIONS for kind in ("sqlite", "postgres")])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> OldServer:
    version, kind = request.param
    if kind == "sqlite":
        path = tmp_path / "paddock.sqlite"
        path.write_bytes(kept(version, "paddock.sqlite.gz"))
        return OldServer(version, lambda: SqliteStore.open(path))
    url: str = request.getfixturevalue("postgres_url")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(kept(version, "paddock.sql.gz"))
    return OldServer(version, lambda: PostgresStore.open(url))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_an_old_file_is_proven(version: str, game: str) -> None:
    data = kept(version, f"proof-{game}.json.gz")
    findings = verify(data)
    assert first_misfit(findings) is None
    assert [found.check for found in findings] == [check for check in CHECKS if check != "game"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_an_old_record_is_read(version: str, game: str) -> None:
    record = read_record(kept(version, f"record-{game}.json.gz"))
    assert (record.game, len(record.inputs)) == (game, len(record.events))


@pytest.mark.parametrize("version", VERSIONS)
def test_an_old_file_that_was_tampered_with_does_not_pass(version: str) -> None:
    tree = msgspec.json.decode(kept(version, "proof-why_first.json.gz"))
    tree["proof"]["result"]["scores"][0] += 1
    first = first_misfit(verify(msgspec.json.encode(tree)))
    assert first is not None
    assert first.check == "scores"


def test_a_game_that_ended_then_is_published_as_it_was(old: OldServer) -> None:
    async def life(world: World, tables: dict[str, str]) -> None:
        for game in GAMES:
            code = tables[f"over-{game}"]
            look = (await world.http.get(f"/api/tables/{code}")).json()["look"]
            answer = await world.http.get(f"/api/tables/{code}/record")
            before = msgspec.json.decode(kept(old.version, f"proof-{game}.json.gz"))
            now = answer.json()
            assert (look["status"], look["result"]) == ("over", before["proof"]["result"])
            for name, value in before["proof"].items():
                assert now["proof"][name] == value
            assert now["paddock"] == FORMAT
            assert first_misfit(verify(answer.content)) is None
            replay = await world.http.get(f"/api/tables/{code}/replay")
            assert replay.json()["result"] == look["result"]

    old.live(life)


def test_games_that_ended_then_come_first_in_the_order_of_all(old: OldServer) -> None:
    async def life(world: World, tables: dict[str, str]) -> None:
        over = [tables[name] for name in ("over-outspeed", "over-why_first")]
        before = await world.store.ended(0, 9)
        assert [row.code for row in before] == over
        assert before[0].at <= before[1].at
        await played_to_the_end(world, tables["running-why_first"])
        [row] = await world.store.ended(before[-1].sequence, 9)
        assert row.code == tables["running-why_first"]
        match = await world.store.match(over[0])
        assert await world.store.remove(over[0], "over", 1e12)
        [gone, *_] = await world.store.ended(0, 9)
        assert gone.kept == finished(match)
        assert gone.kept.result == match.result()

    old.live(life)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_under_way_is_played_to_its_end(old: OldServer, game: str) -> None:
    async def life(world: World, tables: dict[str, str]) -> None:
        code = tables[f"running-{game}"]
        await played_to_the_end(world, code)
        entries = [line.entry for line in await world.store.lines(code, 0)]
        assert [type(entry) for entry in entries[-3:-1]] == [e.Revealed, e.Ended]
        answer = await world.http.get(f"/api/tables/{code}/record")
        assert first_misfit(verify(answer.content)) is None

    async def later(world: World, tables: dict[str, str]) -> None:
        match = await world.store.match(tables[f"running-{game}"])
        assert (match.status, match.rematch) == ("over", None)

    old.live(life)
    old.live(later)


async def played_to_the_end(world: World, code: str) -> None:
    """One chooses on, the others leave, and bots go on for them."""
    seats: list[Socket] = [await world.watch(code, seat) for seat in range(3)]
    waiting = seats[1].look["waiting_for"]
    assert seats[1].look["status"] == "playing"
    assert (await seats[waiting[0]].choose())["type"] == "Ack"
    for seat in seats:
        await seat.ask(type="FreeSeat", key="bye", seat=seats.index(seat))
    await seats[0].until_look(lambda look: look["status"] == "over")


def test_its_lobbies_and_rematches_go_on(old: OldServer) -> None:
    async def life(world: World, tables: dict[str, str]) -> None:
        ben = await world.sit(tables["lobby"], "Ben")
        assert ben.status_code == 201
        again = await world.watch(tables["rematch"], 1)
        assert (await again.ask(type="Ready", key="again", pledge="5e" * 32))["type"] == "Ack"
        last = await world.watch(tables["over-why_first"], 0)
        assert last.look["rematch"] == tables["rematch"]

    old.live(life)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_server_that_was_killed_before_the_upgrade_goes_on(version: str, tmp_path: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(kept(version, "killed.tar.gz"))) as files:
        files.extractall(tmp_path, filter="data")

    async def life(world: World, _tables: dict[str, str]) -> None:
        [code] = await world.store.idle("playing", 1e12, 9)
        match = await world.store.match(code)
        assert (match.status, match.decision, len(match.waiting_for())) == ("playing", 1, 2)

    OldServer(version, lambda: SqliteStore.open(tmp_path / "paddock.sqlite")).live(life)
