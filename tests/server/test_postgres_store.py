"""PostgreSQL as a store: several processes at one table, and a server that falls over."""

import asyncio
from itertools import count
from random import Random
from time import monotonic
from time import time as true

import psycopg
import pytest

from paddock.protocol import Status
from paddock.server.process.run import ServerProcess
from paddock.server.store.base import NoSuchTableError, StoreError, Written
from paddock.server.store.postgres import log as postgres_log
from paddock.server.store.postgres import store as postgres
from paddock.server.store.postgres.store import PostgresStore
from paddock.server.table import commands as c
from paddock.server.table.errors import Refused
from paddock.server.table.requests import Key
from paddock.server.web.settings import Settings
from tests.postgres import Postgres
from tests.server.postgres_scenes import (
    CUT_OFF,
    break_once,
    command,
    reveals,
    set_back,
    stores,
    talk,
    texts,
    until,
)
from tests.server.scenes import (
    ADAS,
    act,
    choices,
    create,
    in_a_loop,
    play,
    say,
    several,
    transact,
)
from tests.server.store_laws import OpenStore, StoreLaws

pytest_plugins = ["tests.postgres"]


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.create_database()


@pytest.fixture
def postgres_url(postgres: Postgres, database: str) -> str:
    """One database for all, swept before each test: to create one takes longer than most tests."""
    postgres.start()
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(CUT_OFF)
        connection.execute("DROP SCHEMA IF EXISTS paddock CASCADE")
    return database


@pytest.fixture
def open_store(postgres_url: str) -> OpenStore:
    async def opening() -> PostgresStore:
        return await PostgresStore.open(postgres_url)

    return opening


class TestLaws(StoreLaws):
    """The laws of every store."""


# The schema


@in_a_loop
async def test_many_processes_begin_on_an_empty_database(postgres_url: str) -> None:
    opened = await asyncio.gather(*[PostgresStore.open(postgres_url) for _ in range(6)])
    await create(opened[0], "ONE")
    assert (await opened[5].match("ONE")).head == 1
    for store in opened:
        await store.close()


@in_a_loop
async def test_a_database_of_a_newer_program_is_left_alone(postgres_url: str) -> None:
    await (await PostgresStore.open(postgres_url)).close()
    await command(postgres_url, "UPDATE paddock.about SET version = version + 1")
    with pytest.raises(StoreError, match="database-newer"):
        await PostgresStore.open(postgres_url)


@in_a_loop
async def test_a_code_that_cannot_be_asked_for_is_unknown(postgres_url: str) -> None:
    async with stores(postgres_url, 1) as [store]:
        for code in ("\0", "\ud800", "' OR true --"):
            for asking in (store.match(code), store.lines(code, 0), say(store, code, "hello")):
                with pytest.raises(NoSuchTableError):
                    await asking


# Several processes


@in_a_loop
async def test_seats_that_choose_at_the_same_instant_make_one_reveal(postgres_url: str) -> None:
    rounds, rng = 0, Random(1)
    async with stores(postgres_url, 4) as processes:
        for code in map(str, count()):
            await create(processes[0], code, players=4)
            match = await play(processes[0], code)
            while match.status is Status.PLAYING and rounds < 100:
                at_once = zip(processes, choices(match, rng))
                done = await asyncio.gather(*[act(store, code, one) for store, one in at_once])
                assert len(done) >= 3
                assert reveals(done) == [match.decision]
                match = await processes[rounds % 4].match(code)
                rounds += 1
            if rounds == 100:
                return


@in_a_loop
async def test_processes_see_what_others_write(postgres_url: str) -> None:
    async with stores(postgres_url, 2) as [one, other]:
        await create(one, "ONE")
        for n in range(6):
            written = await say(one if n % 2 else other, "ONE", f"{n}")
            assert written.number == n + 2
        assert await one.match("ONE") == await other.match("ONE")
        assert texts(await one.lines("ONE", 0)) == list("012345")


@in_a_loop
async def test_a_process_that_is_behind_catches_up(postgres_url: str) -> None:
    async with stores(postgres_url, 2) as [ahead, behind]:
        await create(ahead, "ONE", players=3)
        assert (await behind.match("ONE")).head == 1
        match = await play(ahead, "ONE")
        chosen = await act(behind, "ONE", choices(match, Random(1))[0])
        assert chosen.number == match.head + 1
        assert await ahead.match("ONE") == chosen.match


@in_a_loop
async def test_what_is_remembered_of_a_log_that_was_set_back_is_forgotten(
    postgres_url: str,
) -> None:
    async with stores(postgres_url, 2) as [one, other]:
        await create(one, "ONE")
        await say(one, "ONE", "kept")
        kept = await one.match("ONE")
        await say(one, "ONE", "lost")
        await set_back(postgres_url, kept)
        assert await one.match("ONE") == kept
        await say(other, "ONE", "new")
        assert await one.match("ONE") == await other.match("ONE")
        assert texts(await one.lines("ONE", 0)) == ["kept", "new"]


@in_a_loop
async def test_a_log_with_a_hole_is_damaged(postgres_url: str) -> None:
    async with stores(postgres_url, 2) as [one, other]:
        await create(one, "ONE")
        await transact(one, "ONE", several(["a", "b", "c"]))
        await command(postgres_url, "DELETE FROM paddock.lines WHERE number = 3")
        with pytest.raises(StoreError, match="database-damaged"):
            await other.match("ONE")


@in_a_loop
async def test_the_same_key_at_several_processes_writes_once(postgres_url: str) -> None:
    async with stores(postgres_url, 3) as processes:
        await create(processes[0], "ONE")
        for round_ in range(20):
            key = Key(None, f"{round_}", "digest")
            done = await asyncio.gather(*[say(store, "ONE", "x", key) for store in processes])
            assert sorted(written.again for written in done) == [False, True, True]
            assert {written.number for written in done} == {round_ + 2}
        with pytest.raises(Refused, match="key-reused"):
            await say(processes[0], "ONE", "x", Key(None, "0", "other"))


@in_a_loop
async def test_little_is_remembered(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "REMEMBERED", 2)
    async with stores(postgres_url, 1) as [store]:
        for code in ("ONE", "TWO", "THREE", "FOUR"):
            await create(store, code)
        assert list(store._matches) == ["THREE", "FOUR"]
        assert (await say(store, "ONE", "hello")).number == 2


# Hints


@in_a_loop
async def test_processes_hear_of_lines_in_others(postgres_url: str) -> None:
    heard: dict[str, int] = {}
    async with stores(postgres_url, 2) as [one, other]:
        await other.listen(heard.__setitem__)
        await create(one, "ONE")
        await until(lambda: heard == {"ONE": 1})
        for n in range(50):
            await say(one, "ONE", f"{n}")
        await until(lambda: heard == {"ONE": 51})


@in_a_loop
async def test_words_reach_every_process_on_one_postgresql(postgres_url: str) -> None:
    heard: list[str] = []
    async with stores(postgres_url, 2) as [one, other]:
        await other.listen(lambda _code, _head: None, heard.append)
        one.announce("one KESTREL00001:01")
        one.announce("one KESTREL00001:0")
        await until(lambda: heard == ["one KESTREL00001:01", "one KESTREL00001:0"])


@in_a_loop
async def test_who_cannot_use_a_hint_makes_nobody_deaf(postgres_url: str) -> None:
    heard: dict[str, int] = {}
    async with stores(postgres_url, 1) as [store]:
        await store.listen(clumsy)
        await store.listen(heard.__setitem__)
        await command(postgres_url, "NOTIFY paddock, 'nonsense'")
        await create(store, "ONE")
        await until(lambda: heard == {"ONE": 1})


@in_a_loop
async def test_listening_goes_on_after_a_broken_connection(postgres_url: str) -> None:
    heard: dict[str, int] = {}
    async with stores(postgres_url, 2) as [one, other]:
        await other.listen(heard.__setitem__)
        await create(one, "ONE")
        await command(postgres_url, CUT_OFF)
        await until(lambda: heard == {"ONE": 1})
        async with asyncio.timeout(5.0):
            while heard["ONE"] == 1:
                await say(one, "ONE", "is anybody there?")
                await asyncio.sleep(0.05)


@in_a_loop
async def test_heads_tell_what_was_missed(postgres_url: str) -> None:
    async with stores(postgres_url, 2) as [one, other]:
        for code in ("ONE", "TWO", "THREE"):
            await create(one, code)
        await say(one, "TWO", "hello")
        assert await other.heads() == {"ONE": 1, "TWO": 2, "THREE": 1}
        assert await other.heads(["TWO", "NO"]) == {"TWO": 2}


def clumsy(code: str, head: int) -> None:
    raise ZeroDivisionError


# Time


@in_a_loop
async def test_a_table_is_swept_by_one_process_at_a_time(postgres_url: str) -> None:
    async with stores(postgres_url, 3) as processes:
        for n in range(6):
            await create(processes[0], f"{n}", clock=60)
            await play(processes[0], f"{n}", at=float(n))
        claims = await asyncio.gather(*[store.due(1000.0) for store in processes])
        assert sorted(code for claim in claims for code in claim) == list("012345")
        owner = next(store for store, claim in zip(processes, claims) if "0" in claim)
        other = next(store for store in processes if store is not owner)
        assert "0" in await owner.due(1000.0)
        await act(owner, "0", c.Sweep(), now=1000.0)
        assert "0" not in await other.due(1000.0)
        assert "0" in await other.due(2000.0)


@in_a_loop
async def test_who_dies_while_sweeping_is_replaced(postgres_url: str) -> None:
    async with stores(postgres_url, 2) as [dead, alive]:
        await create(dead, "ONE", clock=60)
        await play(dead, "ONE")
        assert await dead.due(1000.0) == ["ONE"]
        assert await alive.due(1000.0) == []
        later = "UPDATE paddock.tables SET claimed_until = claimed_until - interval '5 seconds'"
        await command(postgres_url, later)
        assert await alive.due(1000.0) == ["ONE"]


@in_a_loop
async def test_a_service_was_alive_when_any_process_was(postgres_url: str) -> None:
    async with stores(postgres_url, 2) as [one, other]:
        assert await one.last_alive() is None
        await one.alive(100.0)
        await other.alive(50.0)
        await one.alive(101.0)
        assert await other.last_alive() == 100.0


@in_a_loop
async def test_a_process_knows_whether_another_is_alive(postgres_url: str) -> None:
    async with stores(postgres_url, 2) as [one, other]:
        assert one.accompanied, "it cannot know yet"
        for now, alone in ((100.0, False), (105.0, True), (110.0, True)):
            await one.alive(now)
            assert one.accompanied is not alone
        await other.alive(112.0)
        await one.alive(115.0)
        await other.alive(117.0)
        assert one.accompanied
        assert other.accompanied
        await one.alive(120.0)
        await one.alive(125.0)
        assert not one.accompanied, "the other one has gone"


# Trouble


@in_a_loop
async def test_a_table_that_an_outsider_holds_is_busy(postgres_url: str) -> None:
    async with (
        stores(postgres_url, 1, patience=0.5) as [store],
        await psycopg.AsyncConnection.connect(postgres_url) as outsider,
    ):
        for code in ("HELD", "FREE"):
            await create(store, code)
        await outsider.execute("SELECT * FROM paddock.tables WHERE code = 'HELD' FOR UPDATE")
        done = await asyncio.gather(
            *[say(store, "HELD", f"{n}", Key(None, f"{n}", "")) for n in range(20)],
            *[say(store, "FREE", f"{n}") for n in range(20)],
            return_exceptions=True,
        )
        assert [str(error) for error in done[:20]] == ["busy"] * 20
        assert all(isinstance(written, Written) for written in done[20:])
        await outsider.rollback()
        assert not (await say(store, "HELD", "0", Key(None, "0", ""))).again


@pytest.mark.parametrize("after", [True, False])
@pytest.mark.parametrize("key", [None, ADAS])
@in_a_loop
async def test_a_commit_in_doubt_is_written_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, key: Key | None, *, after: bool
) -> None:
    async with stores(postgres_url, 2) as [store, other]:
        await create(other, "ONE")
        break_once(monkeypatch, after=after)
        done = await transact(store, "ONE", several(["a", "b"]), key)
        assert (done.number, done.again, len(done.lines)) == (2, False, 2)
        assert texts(await other.lines("ONE", 0)) == ["a", "b"]
        assert await other.match("ONE") == done.match


@pytest.mark.parametrize("after", [True, False])
@in_a_loop
async def test_a_creation_in_doubt_is_written_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, *, after: bool
) -> None:
    async with stores(postgres_url, 1) as [store]:
        break_once(monkeypatch, after=after)
        await create(store, "ONE")
        assert await store.heads() == {"ONE": 1}
        with pytest.raises(StoreError, match="code-taken"):
            await create(store, "ONE")


@in_a_loop
async def test_a_full_disk_is_reported_until_it_is_written_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise psycopg.errors.DiskFull("no space left on device")

    async with stores(postgres_url, 1) as [store]:
        await create(store, "ONE")
        with monkeypatch.context() as patch:
            patch.setattr(postgres_log, "commit", full)
            with pytest.raises(StoreError, match="disk-full"):
                await say(store, "ONE", "lost")
        assert (await store.match("ONE")).head == 1
        assert store.health() == "disk-full"
        await say(store, "ONE", "written")
        assert store.health() is None


@in_a_loop
async def test_a_server_that_stays_away_is_busy(postgres: Postgres, postgres_url: str) -> None:
    async with stores(postgres_url, 1, patience=0.5) as [store]:
        await create(store, "ONE")
        await asyncio.to_thread(postgres.stop)
        started = monotonic()
        asking = [*[say(store, "ONE", f"{n}") for n in range(19)], store.match("ONE")]
        done = await asyncio.gather(*asking, return_exceptions=True)
        assert [str(error) for error in done] == ["busy"] * 20
        assert monotonic() - started < 8.0, "one after the other it would be ten"
        assert store.health() == "busy"
        await asyncio.to_thread(postgres.start)
        assert (await say(store, "ONE", "back")).number == 2
        assert store.health() is None


@in_a_loop
async def test_case_20_postgresql_killed_under_load_loses_nothing_and_repeats_nothing(
    durable_postgres: Postgres,
) -> None:
    url, acked = durable_postgres.create_database(), {f"{n}": list[str]() for n in range(8)}
    async with stores(url, 2) as processes:
        for code in acked:
            await create(processes[0], code)
        enough = asyncio.Event()
        talking = [
            asyncio.create_task(talk(processes[n % 2], code, acked[code], enough))
            for n, code in enumerate(acked)
        ]
        for kills in (1, 2):
            await until(lambda kills=kills: sum(map(len, acked.values())) > kills * 200, 20.0)  # type: ignore[misc]
            await asyncio.to_thread(durable_postgres.kill)
            await asyncio.to_thread(durable_postgres.start)
        enough.set()
        await asyncio.gather(*talking)
    async with stores(url, 1) as [store]:
        for code, said in acked.items():
            assert texts(await store.lines(code, 0)) == said
            assert (await store.match(code)).head == len(said) + 1


@in_a_loop
async def test_lines_that_do_not_follow_are_refused(postgres_url: str) -> None:
    async with stores(postgres_url, 1) as [store]:
        await create(store, "ONE")
        await say(store, "ONE", "hello")
        old = await store.match("ONE")
        await say(store, "ONE", "later")
        with pytest.raises(ValueError, match="do not lead from 3 to 3"):
            await transact(store, "ONE", lambda _: several(["x"])(old))
        assert (await store.match("ONE")).head == 3


def test_processes_on_one_database_have_its_clock_whatever_their_own_walls_say(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        store = await PostgresStore.open(postgres_url)
        monkeypatch.setattr("paddock.server.play.clock.time.time", lambda: true() + 3600)
        running = ServerProcess(store, Settings())
        assert running.clock.now() - true() > 3500
        assert await running._away() == 0
        assert abs(running.clock.now() - true()) < 60
        await running.close()

    asyncio.run(test())
