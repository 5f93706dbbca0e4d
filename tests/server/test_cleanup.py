"""Old tables: removed when nobody needs them, kept while anybody might."""

import asyncio
import logging
import signal
import subprocess
import sys
from pathlib import Path
from zlib import crc32

import apsw
import pytest

from paddock.protocol import Status
from paddock.server.play.cleanup import DAY, MAX_AT_ONCE
from paddock.server.store import cache
from paddock.server.store.base import NoSuchTableError
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.web.limits import Limits
from tests.server.cleanup_scenes import LEFT, cleaning, finished, some_finished, there
from tests.server.memory_store import MemoryStore
from tests.server.scenes import create, in_a_loop, key, log, say
from tests.server.serving import Server
from tests.server.world import World, run


def test_those_that_are_watched_hide_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.play.cleanup.MAX_AT_ONCE", 3)

    async def test(world: World) -> None:
        codes = [await world.open_table() for _ in range(20)]
        watching = [await world.watch(code) for code in codes[:7]]
        world.clock.time += 8 * DAY
        await cleaning(world).clean()
        assert [await there(world, code) for code in codes] == [True] * 7 + [False] * 13
        for one in watching:
            await one.leave()

    run(test)
    assert MAX_AT_ONCE > 3


def test_who_watches_a_table_that_another_process_removes_learns_it() -> None:
    async def test(world: World) -> None:
        code, other = await world.open_table(), await world.open_table()
        watching, beside = await world.watch(code), await world.watch(other)
        assert await world.store.remove(code, "lobby", world.clock.now() + 1)
        await world.service.catch_up()
        assert await watching.closed() == 4404
        await world.sit(other, "Ada")
        await beside.until_look(lambda look: look["seats"][0]["name"] == "Ada")

    run(test)


def test_a_rematch_to_which_nobody_came_is_gone_and_says_so() -> None:
    async def test(world: World) -> None:
        code = await finished(world)
        ada = await world.watch(code, 0)
        assert (await ada.ask(type="Rematch", key="again"))["type"] == "Ack"
        again = (await ada.until_look(lambda look: look["rematch"]))["rematch"]
        world.clock.time += 8 * DAY
        await cleaning(world).clean()
        assert not await there(world, again)
        refusal = await ada.ask(type="Rematch", key="once-more")
        assert (refusal["type"], refusal["why"]) == ("Refusal", "no-such-table")

    run(test)


def test_one_line_in_the_log_says_what_was_removed(caplog: pytest.LogCaptureFixture) -> None:
    async def test(world: World) -> None:
        for _ in range(3):
            await world.open_table()
        await finished(world)
        await cleaning(world, keep_days=1).clean()
        world.clock.time += 8 * DAY
        for _ in range(2):
            await cleaning(world, keep_days=1).clean()

    with caplog.at_level(logging.INFO, "paddock.cleanup"):
        run(test)
    assert [record.message for record in caplog.records] == [
        "removed 3 tables that never began and 1 that had ended"
    ]


@pytest.mark.slow
def test_a_running_server_cleans_up(tmp_path: Path) -> None:
    """With the clock of the files set back by a year instead of the server's on."""
    with Server(tmp_path) as server, server.browser() as browser:
        old, new = [browser.open_table("why_first", 3) for _ in range(2)]
    changed = apsw.Connection(str(tmp_path / "paddock.sqlite"))
    changed.execute("UPDATE tables SET created = created - 3e7 WHERE code = ?", (old,))
    [(body,)] = changed.execute("SELECT body FROM lines WHERE code = ?", (old,))
    body = body.replace('"at":1', '"at":-1')
    changed.execute(
        "UPDATE lines SET body = ?, checksum = ? WHERE code = ?", (body, _crc(body), old)
    )
    changed.close()
    hurried = "import paddock.server.process.run as r; r.CLEAN_AFTER_SECONDS = 0.1"
    command = [sys.executable, "-c", f"{hurried}; from paddock.cli import main; main()", "serve"]
    options = ["--port", "0", "--data-dir", str(tmp_path)]
    with subprocess.Popen(  # noqa: S603 - our own command
        [*command, *options], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stderr is not None
        said = process.stderr.readline()
        process.terminate()
        process.communicate()
    assert "removed 1 tables that never began and 0 that had ended" in said
    left = apsw.Connection(str(tmp_path / "paddock.sqlite"))
    assert [code for (code,) in left.execute("SELECT code FROM tables")] == [new]
    left.close()


def _crc(body: str) -> int:
    return crc32(body.encode())


# Killed


_REMOVE_AND_DIE = """
import asyncio, os, signal, sys
from tests.server.faulty_store import FaultyStore

async def main():
    store, left = await FaultyStore.open(sys.argv[1]), int(sys.argv[2])
    def die(moment):
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
    store.fault = die
    for code in await store.idle("lobby", 1e9, 99):
        if await store.remove(code, "lobby", 1e9):
            print(code, flush=True)
    await store.close()
asyncio.run(main())
"""


@pytest.mark.slow
def test_kill_9_at_any_moment_of_removing_leaves_whole_tables_or_none(tmp_path: Path) -> None:
    async def written(path: Path) -> dict[str, bytes]:
        store, logs = await SqliteStore.open(path), {}
        for code in ("ONE", "TWO", "THREE"):
            await create(store, code)
            await asyncio.gather(*[say(store, code, f"{n}" * 200, key(n)) for n in range(30)])
            logs[code] = await log(store, code)
        await store.close()
        return logs

    async def left(path: Path, logs: dict[str, bytes]) -> set[str]:
        store, found = await SqliteStore.open(path), set()
        for code, before in logs.items():
            try:
                assert await log(store, code) == before
                found.add(code)
            except NoSuchTableError:
                await create(store, code)
                assert not (await say(store, code, "the key is free", key(1))).again
        await store.close()
        return found

    seen = set()
    for moment in range(1, 8):
        path = tmp_path / f"{moment}.db"
        logs = asyncio.run(written(path))
        command = [sys.executable, "-c", _REMOVE_AND_DIE, str(path), str(moment)]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
        removed, found = set(ran.stdout.split()), asyncio.run(left(path, logs))
        assert not removed & found, "what was said to be removed is"
        assert len(logs.keys() - found - removed) <= 1, "and at most one more, of which nobody knew"
        seen.add(len(found))
        if ran.returncode == 0:
            break
        assert ran.returncode == -signal.SIGKILL, ran.stderr
    assert seen == {3, 2, 1, 0}


# How many


def test_an_address_has_only_so_many_unfinished_tables() -> None:
    async def test(world: World) -> None:
        wanted = {"game": "why_first", "players": 2}
        codes = [await world.open_table(players=2) for _ in range(2)] + [await finished(world)]
        await world.open_table(players=2)
        late = await world.http.post("/api/tables", json=wanted)
        assert (late.status_code, late.json()) == (429, {"why": "too-many-tables"})
        assert await world.store.remove(codes[0], "lobby", world.clock.now() + 1)
        assert (await world.http.post("/api/tables", json=wanted)).status_code == 201
        assert (await world.http.post("/api/tables", json=wanted)).status_code == 429

    run(test, limits=Limits(connects=100, opens=100, tables=3))


# In memory


def test_finished_games_leave_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "ENDED_AT_HAND", 3)

    @in_a_loop
    async def law() -> None:
        store = await SqliteStore.open(tmp_path / "paddock.db")
        await some_finished(store)
        assert set(store._cache._kept) == LEFT
        assert (await store.match("OVER0")).status is Status.OVER
        await store.close()

    law()


def test_what_is_dropped_is_forgotten_altogether() -> None:
    @in_a_loop
    async def law() -> None:
        store, kept = MemoryStore(), cache.Recent[int](2)
        matches = [await create(store, code) for code in ("A", "B", "C")]
        for number, match in enumerate(matches):
            kept.put(match, number)
        assert (list(kept), kept.get("A"), kept.get("B")) == (["B", "C"], None, 1)
        kept.put(matches[0], 9)
        assert list(kept) == ["B", "A"], "B was used after C"
        kept.drop("B")
        assert list(kept) == ["A"]

    law()
