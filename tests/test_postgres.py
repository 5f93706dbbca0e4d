"""The PostgreSQL that the tests are given: it answers, it is empty, and it outlives kill -9."""

import asyncio

import psutil
import psycopg
import pytest

from tests.postgres import Postgres, is_alive

pytest_plugins = ["tests.postgres"]


async def fetch(url: str, query: psycopg.abc.Query) -> list[tuple[object, ...]]:
    async with await psycopg.AsyncConnection.connect(url) as connection:
        return await (await connection.execute(query)).fetchall()


async def note(url: str, *moves: int) -> None:
    """Commits each move by itself, into a table that is made for it."""
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute("CREATE TABLE IF NOT EXISTS moves (number int PRIMARY KEY)")
        for move in moves:
            await connection.execute("INSERT INTO moves VALUES (%s)", [move])


def test_a_query_is_answered(postgres_url: str) -> None:
    assert asyncio.run(fetch(postgres_url, "SELECT 6 * 7")) == [(42,)]


def test_it_is_postgresql_18(postgres_url: str) -> None:
    [(version,)] = asyncio.run(fetch(postgres_url, "SHOW server_version_num"))
    assert str(version).startswith("18")


@pytest.mark.parametrize("turn", ["first", "second"])
def test_each_test_has_an_empty_database(postgres_url: str, turn: str) -> None:
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert asyncio.run(fetch(postgres_url, tables)) == []
    asyncio.run(note(postgres_url, 1))


def test_a_database_left_in_use_is_dropped_all_the_same(postgres: Postgres) -> None:
    url = postgres.create_database()
    with psycopg.connect(url):
        postgres.drop_database(url)
        with pytest.raises(psycopg.OperationalError, match="does not exist"):
            psycopg.connect(url)


def test_a_stopped_server_refuses_and_comes_back(postgres: Postgres, postgres_url: str) -> None:
    asyncio.run(note(postgres_url, 1))
    postgres.stop()
    assert postgres.pid is None
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(postgres_url)
    postgres.restart()
    assert asyncio.run(fetch(postgres_url, "SELECT number FROM moves")) == [(1,)]


def test_a_test_may_leave_the_server_dead(postgres: Postgres) -> None:
    postgres.kill()
    assert asyncio.run(fetch(postgres.create_database(), "SELECT 1")) == [(1,)]


def test_kill_leaves_no_process(postgres: Postgres) -> None:
    postgres.start()
    family = [psutil.Process(postgres.pid), *psutil.Process(postgres.pid).children()]
    assert len(family) > 1
    postgres.kill()
    assert [process for process in family if is_alive(process)] == []


def test_a_durable_server_syncs_each_commit(durable_postgres: Postgres) -> None:
    settings = "SELECT current_setting('fsync'), current_setting('synchronous_commit')"
    assert asyncio.run(fetch(durable_postgres.url(), settings)) == [("on", "on")]


def test_what_was_committed_under_load_outlives_kill_9(durable_postgres: Postgres) -> None:
    url = durable_postgres.create_database()
    asyncio.run(note(url))
    committed = asyncio.run(insert_until_killed(durable_postgres, url, writers=4, kill_after=200))
    durable_postgres.restart()
    kept = {number for (number,) in asyncio.run(fetch(url, "SELECT number FROM moves"))}
    assert len(committed) >= 200
    assert committed <= kept


async def insert_until_killed(
    server: Postgres, url: str, *, writers: int, kill_after: int
) -> set[object]:
    """The moves whose commit was acknowledged before the connections broke."""
    committed: set[object] = set()
    enough = asyncio.Event()

    async def write(first: int) -> None:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            for number in range(first, 1_000_000, writers):
                await connection.execute("INSERT INTO moves VALUES (%s)", [number])
                committed.add(number)
                if len(committed) >= kill_after:
                    enough.set()

    running = [asyncio.create_task(write(first)) for first in range(writers)]
    await enough.wait()
    await asyncio.to_thread(server.kill)
    broken = await asyncio.gather(*running, return_exceptions=True)
    assert all(isinstance(error, psycopg.OperationalError) for error in broken)
    return committed
