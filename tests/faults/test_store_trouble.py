"""Cases 3, 4 and 6 as people at the tables meet them: a full disk, a locked file, broken rules."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import apsw
import pytest

from paddock.proof import entry as e
from paddock.server.store.base import StoreError
from paddock.server.store.sqlite.store import SqliteStore
from tests.server.world import Socket, World

LONG = "x" * 300


def on_sqlite(path: Path, test: Callable[[World, SqliteStore], Awaitable[None]]) -> None:
    async def play() -> None:
        store = await SqliteStore.open(path)
        try:
            async with World(store=store) as world:
                await test(world, store)
        finally:
            await store.close()

    asyncio.run(play())


async def fill_up(store: SqliteStore, ada: Socket) -> tuple[str, dict[str, Any]]:
    """Talk until the disk is full: the request that was refused, and the refusal."""
    store._writer.pragma("max_page_count", store._writer.pragma("page_count") + 1)
    texts = [LONG] * 50 + [LONG[:20]] * 20 + ["x"] * 15
    refused: tuple[str, dict[str, Any]] | None = None
    for number, text in enumerate(texts):
        # What is left when a long line no longer fits is filled up with short ones.
        answer = await ada.ask(type="Say", key=f"fill-{number}", text=text)
        if answer["type"] == "Refusal":
            refused = (f"fill-{number}", answer)
    assert refused is not None
    return refused


# 26


def test_case_26_health_says_so_when_the_database_is_gone(tmp_path: Path) -> None:
    async def test(world: World, store: SqliteStore) -> None:
        code, seats = await world.started(2)
        assert (await world.http.get("/health")).status_code == 200
        await asyncio.to_thread(store.path.unlink)
        world.clock.time += 6
        with pytest.raises(StoreError):
            await world.service.stay_alive()
        health = await world.http.get("/health")
        assert (health.status_code, health.json()) == (503, {"why": "database-damaged"})
        answer = await seats[0].choose()
        assert (answer["type"], answer["why"]) == ("Refusal", "database-damaged")
        assert (await world.http.get(f"/api/tables/{code}")).status_code == 200, "reading goes on"

    on_sqlite(tmp_path / "paddock.db", test)


# 3


def test_case_3_a_full_disk_is_read_only_reported_by_health_and_cured_by_itself(
    tmp_path: Path,
) -> None:
    async def test(world: World, store: SqliteStore) -> None:
        code, seats = await world.started(2)
        watching = await world.watch(code)
        assert (await world.http.get("/health")).status_code == 200

        key, refusal = await fill_up(store, seats[0])
        head = (await store.match(code)).head
        assert refusal == {"type": "Refusal", "key": key, "why": "disk-full"}
        health = await world.http.get("/health")
        assert (health.status_code, health.json()) == (503, {"why": "disk-full"})
        assert (
            await world.http.post("/api/tables", json={"game": "why_first", "players": 2})
        ).status_code == 503
        # Whatever is there can be read, by those who are there and by those who come.
        shown = await world.http.get(f"/api/tables/{code}")
        assert (shown.status_code, shown.json()["look"]["head"]) == (200, head)
        assert (await world.watch(code)).look["head"] == head
        assert [socket.code for socket in (*seats, watching)] == [None] * 3, "no socket closed"

        store._writer.pragma("max_page_count", 1 << 30)
        world.clock.time += 10
        await world.service.stay_alive()  # as the server does, four times a second
        assert (await world.http.get("/health")).status_code == 200
        again = await seats[0].ask(type="Say", key=key, text=LONG)
        assert again == {"type": "Ack", "key": key, "number": head + 1}
        assert (await seats[1].choose())["type"] == "Ack"
        assert [socket.code for socket in (*seats, watching)] == [None] * 3

    on_sqlite(tmp_path / "paddock.db", test)


# 4


def test_case_4_locked_by_an_outsider_the_loop_goes_on_then_it_is_busy_and_may_be_tried_again(
    tmp_path: Path,
) -> None:
    path = tmp_path / "paddock.db"

    async def test(world: World, store: SqliteStore) -> None:
        assert store._writer.pragma("busy_timeout") == 5000
        store._writer.set_busy_timeout(500)
        code, seats = await world.started(2)
        outsider = apsw.Connection(str(path))
        outsider.execute("BEGIN IMMEDIATE")
        loop = asyncio.get_running_loop()
        began = loop.time()
        choosing = asyncio.ensure_future(seats[0].choose(key="mine"))
        pongs = 0
        while not choosing.done():
            world.clock.time += 1
            await seats[1].send(type="Ping", sent=pongs)
            await seats[1].until("Pong")
            pongs += 1
            assert (await world.http.get(f"/api/tables/{code}")).status_code == 200
            await asyncio.sleep(0.02)
        assert loop.time() - began >= 0.4, "it waits"
        assert pongs > 4, "off the event loop: others are answered meanwhile"
        assert await choosing == {"type": "Refusal", "key": "mine", "why": "busy"}
        outsider.execute("ROLLBACK")
        outsider.close()
        answer = await seats[0].choose(key="mine")
        assert answer["type"] == "Ack"
        assert await seats[0].choose(key="mine") == answer
        chosen = [n for n in await store.lines(code, 0) if isinstance(n.entry, e.Chose)]
        assert [line.number for line in chosen] == [answer["number"]]

    on_sqlite(path, test)


def test_case_4_who_is_let_in_again_in_time_notices_nothing(tmp_path: Path) -> None:
    path = tmp_path / "paddock.db"

    async def test(world: World, store: SqliteStore) -> None:
        _, seats = await world.started(2)
        outsider = apsw.Connection(str(path))
        outsider.execute("BEGIN IMMEDIATE")
        choosing = asyncio.ensure_future(seats[0].choose(key="mine"))
        await asyncio.sleep(0.3)
        assert not choosing.done()
        outsider.execute("ROLLBACK")
        outsider.close()
        assert (await choosing)["type"] == "Ack"

    on_sqlite(path, test)


# 6


def _broken(*_: Any) -> Any:
    raise ZeroDivisionError


def test_case_6_a_move_on_which_the_rules_fail_is_rolled_back_and_may_be_made_once_they_are_fixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(world: World, store: SqliteStore) -> None:
        code, seats = await world.started(2)
        other, others = await world.started(2)
        await seats[0].choose()
        before = await store.match(code)
        with monkeypatch.context() as patched:
            patched.setattr(before.game().rules.game, "apply_choices", _broken)
            for number in range(2):
                refusal = await seats[1].choose(key=f"try-{number}")
                assert refusal["why"] == "rules-failed"
                assert (await others[0].choose(number % 2, key=f"try-{number}"))["type"] == "Ack"
            lines = await store.lines(code, before.head)
            assert [type(line.entry) for line in lines] == [e.Failed] * 2, "the move is not there"
            assert (await store.match(code)).waiting_for() == before.waiting_for()
        assert (await seats[1].choose(key="try-0"))["type"] == "Ack", "the key was not used up"
        assert (await store.match(code)).failures == 0
        assert (await others[1].choose())["type"] == "Ack"
        assert (await store.match(other)).decision == 2

    with caplog.at_level(logging.ERROR):
        on_sqlite(tmp_path / "paddock.db", test)
    assert [record.getMessage() for record in caplog.records] == ["the rules failed"] * 2


def test_case_6_after_three_failures_the_table_is_frozen_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(world: World, store: SqliteStore) -> None:
        code, seats = await world.started(2)
        other, others = await world.started(2)
        await seats[0].choose()
        with monkeypatch.context() as patched:
            patched.setattr((await store.match(code)).game().rules.game, "apply_choices", _broken)
            for number in range(3):
                await seats[1].choose(key=f"try-{number}")
        await seats[1].until_look(lambda look: look["status"] == "frozen")
        assert (await seats[1].choose(key="late"))["why"] == "table-frozen"
        assert (await world.watch(code)).look["status"] == "frozen", "it can be looked at"
        for seat in others:
            assert (await seat.choose())["type"] == "Ack"
        assert (await store.match(other)).status == "playing"

    on_sqlite(tmp_path / "paddock.db", test)
