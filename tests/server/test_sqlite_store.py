"""The SQLite store: the laws of every store, and what only a file can do to us."""

import asyncio
import errno
import logging
import os
import signal
import time
from pathlib import Path
from threading import Event
from typing import cast

import apsw
import pytest
from msgspec.structs import replace

from paddock.core import Seat
from paddock.proof import entry as e
from paddock.protocol.reasons import Reason
from paddock.server.store import cache
from paddock.server.store.base import NoSuchTableError, Store, StoreError, Written
from paddock.server.store.sqlite import file as sqlite_file
from paddock.server.store.sqlite import store as sqlite
from paddock.server.store.sqlite.batch import Batch
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.table.errors import Refused
from paddock.server.table.log_writer import Decided
from paddock.server.table.match import Match
from paddock.server.table.requests import Key
from tests.server.faulty_store import FaultyStore
from tests.server.scenes import (
    ADAS,
    child,
    create,
    failing,
    in_a_loop,
    key,
    opened,
    say,
    several,
    transact,
)
from tests.server.store_laws import OpenStore, StoreLaws

ROUNDS = 20


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "paddock.db"


@pytest.fixture
def open_store(path: Path) -> OpenStore:
    async def opening() -> Store:
        return await SqliteStore.open(path)

    return opening


class TestLaws(StoreLaws):
    """All of them."""


class TestLawsWithOneTableAtHand(StoreLaws):
    """The same, when nearly every table has to be added up again from the disk."""

    @pytest.fixture(autouse=True)
    def _one_at_hand(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sqlite, "TABLES_AT_HAND", 1)
        monkeypatch.setattr(cache, "TAIL", 2)


class Faults:
    """Makes the next COMMIT fail, after letting the batch fill up."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = list(errors)
        self.commits = 0

    def __call__(self, moment: str) -> None:
        if moment == "commit":
            self.commits += 1
            if self.errors:
                raise self.errors.pop(0)


# Group commit


@in_a_loop
async def test_what_arrives_during_a_commit_goes_into_the_next_one(path: Path) -> None:
    store = await FaultyStore.open(path)
    for n in range(50):
        await create(store, f"T{n}")
    store.fault = faults = Faults()
    await asyncio.gather(*[say(store, f"T{n}", "hello") for n in range(50)])
    assert faults.commits < 10
    await store.close()


@in_a_loop
async def test_commands_of_one_batch_see_each_other(path: Path) -> None:
    store = await FaultyStore.open(path)
    for code in ("ONE", "TWO"):
        await create(store, code)
    commits, began, gate = Faults(), Event(), Event()

    def wait(moment: str) -> None:
        commits(moment)
        began.set()
        gate.wait()

    store.fault = wait
    first = asyncio.create_task(say(store, "TWO", "holds up the others"))
    await asyncio.to_thread(began.wait)
    talking = [asyncio.create_task(say(store, "ONE", f"{n}", key(n % 20))) for n in range(40)]
    await asyncio.sleep(0)
    gate.set()
    done = await asyncio.gather(*talking)
    assert [written.number for written in done] == [*range(2, 22), *range(2, 22)]
    assert [written.again for written in done] == [False] * 20 + [True] * 20
    assert ((await first).number, commits.commits) == (2, 2)
    await store.close()


@in_a_loop
async def test_what_was_decided_on_a_commit_that_failed_is_decided_again(path: Path) -> None:
    store = await FaultyStore.open(path)
    await create(store, "ONE")
    faults, began, gate = Faults(apsw.FullError("planted")), Event(), Event()

    def wait(moment: str) -> None:
        began.set()
        gate.wait()
        faults(moment)

    store.fault = wait
    first = asyncio.create_task(say(store, "ONE", "lost", key(1)))
    await asyncio.to_thread(began.wait)
    second = asyncio.create_task(say(store, "ONE", "kept", key(2)))
    refused = asyncio.create_task(transact(store, "ONE", failing(Refused(Reason.NOT_AWAY))))
    await asyncio.sleep(0.01)
    assert not refused.done(), "a refusal may rest on what is not durable yet"
    gate.set()
    with pytest.raises(StoreError, match="disk-full"):
        await first
    with pytest.raises(Refused):
        await refused
    assert ((await second).number, (await second).match.head) == (2, 2)
    assert [line.entry.text for line in await store.lines("ONE", 1)] == ["kept"]  # type: ignore[union-attr]
    await store.close()


@in_a_loop
async def test_who_writes_while_a_table_is_being_removed_finds_it_or_not(path: Path) -> None:
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    removing = asyncio.create_task(store.remove("ONE", "lobby", 1e12))
    await asyncio.sleep(0)
    with pytest.raises(NoSuchTableError):
        await say(store, "ONE", "too late")
    assert await removing
    await create(store, "ONE")
    writing = asyncio.create_task(say(store, "ONE", "in time"))
    await asyncio.sleep(0)
    assert not await store.remove("ONE", "lobby", 1e12)
    assert (await writing).number == 2
    await store.close()


def test_what_was_loaded_while_it_was_removed_is_not_kept() -> None:
    def read() -> cache.CachedTable:
        kept.drop_removed({"ONE"})
        return cache.CachedTable(match, ())

    match = opened("ONE", e.Options("why_first", 2)).match
    kept = cache.TableCache(2)
    kept.load("ONE", read)
    assert kept.get("ONE") is None


def test_what_was_loaded_while_it_was_written_is_old() -> None:
    def keep(head: int, code: str = "ONE") -> cache.CachedTable:
        return cache.CachedTable(replace(match, head=head, code=code), ())

    def read() -> cache.CachedTable:
        kept.put_written({"ONE": keep(2)})
        kept.put_written(
            {"TWO": keep(1, "TWO")}
        )  # there is room for one, so that ONE is forgotten again
        return keep(1)

    match = opened("ONE", e.Options("why_first", 2)).match
    kept = cache.TableCache(1)
    kept.load("ONE", read)
    assert kept.get("ONE") is None
    assert kept.load("ONE", lambda: keep(2)).match.head == 2
    assert kept.get("ONE") == keep(2)


@in_a_loop
async def test_what_could_not_be_committed_was_never_there(path: Path) -> None:
    store = await FaultyStore.open(path)
    before = {code: await create(store, code) for code in ("ONE", "TWO")}
    store.fault = Faults(*[apsw.FullError("planted")] * 9)
    talking = [say(store, code, f"{n}", key(n)) for n in range(3) for code in before]
    done = await asyncio.gather(*talking, create(store, "NEW"), return_exceptions=True)
    assert {str(error) for error in done} == {"disk-full"}
    assert {code: await store.match(code) for code in before} == before
    assert [*await store.lines("ONE", 1), *await store.lines("TWO", 1)] == []
    store.fault = Faults()
    again = await asyncio.gather(*[say(store, "ONE", f"{n}", key(n)) for n in range(3)])
    assert [(written.number, written.again) for written in again] == [(n, False) for n in (2, 3, 4)]
    assert (await create(store, "NEW")).head == 1
    await store.close()


@in_a_loop
async def test_nobody_sees_what_is_not_durable(path: Path) -> None:
    store = await FaultyStore.open(path)
    await create(store, "ONE")
    seen: list[int] = []

    def look(moment: str) -> None:
        if moment == "commit":
            asking = asyncio.run_coroutine_threadsafe(store.match("ONE"), loop)
            seen.append(asking.result().head)

    loop, store.fault = asyncio.get_running_loop(), look
    await say(store, "ONE", "hello")
    assert (seen, (await store.match("ONE")).head) == ([1], 2)
    store.fault = Faults()
    await store.close()


@in_a_loop
async def test_whose_command_fails_by_itself_fails_alone(path: Path) -> None:
    store = await FaultyStore.open(path)
    for n in range(9):
        await create(store, f"T{n}")
    store.fault = Faults(*[ValueError("planted")] * 2)
    talking = [say(store, f"T{n}", "hello") for n in range(9)]
    done = await asyncio.gather(*talking, return_exceptions=True)
    assert sum(isinstance(result, Written) for result in done) >= 7
    await store.close()


@in_a_loop
async def test_lines_that_do_not_follow_are_not_written(path: Path) -> None:
    store = await SqliteStore.open(path)
    old = await create(store, "ONE")
    await say(store, "ONE", "meanwhile")

    def decide(match: Match) -> Decided:
        return several(["late"])(old)

    with pytest.raises(ValueError, match="do not lead from 2"):
        await transact(store, "ONE", decide)
    assert (await say(store, "ONE", "after")).number == 3
    await store.close()


# Case 3


@in_a_loop
async def test_case_3_a_full_disk_refuses_and_recovers_by_itself(path: Path) -> None:
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    pages = store._writer.pragma("page_count")
    store._writer.pragma("max_page_count", pages + 2)
    with pytest.raises(StoreError, match="disk-full"):
        await say(store, "ONE", "x" * 100_000, ADAS)
    assert store.health() == "disk-full"
    assert (await store.match("ONE")).head == 1
    store._writer.pragma("max_page_count", 1 << 30)
    assert (await say(store, "ONE", "x" * 100_000, ADAS)).number == 2
    assert store.health() is None
    await store.close()


@in_a_loop
async def test_case_3_after_a_commit_in_doubt_nothing_is_written_before_a_restart(
    path: Path,
) -> None:
    store = await FaultyStore.open(path)
    await create(store, "ONE")
    store.fault = Faults(apsw.IOError("planted"))
    for number in range(2):
        with pytest.raises(StoreError, match="disk-error"):
            await say(store, "ONE", "hello", key(number))
        assert store.health() == "disk-error"
    assert (await store.match("ONE")).head == 1, "reading goes on"
    await store.close()
    again = await FaultyStore.open(path)
    assert again.health() is None
    assert (await say(again, "ONE", "hello", key(0))).number == 2
    await again.close()


@in_a_loop
async def test_case_3_an_io_error_before_the_commit_is_not_a_full_disk_and_passes(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqliteStore.open(path)
    await create(store, "ONE")

    def fail(*_: object) -> None:
        raise apsw.IOError("planted")

    with monkeypatch.context() as planted:
        planted.setattr(Batch, "write", fail)
        with pytest.raises(StoreError, match="disk-error"):
            await say(store, "ONE", "hello", ADAS)
    assert (await say(store, "ONE", "hello", ADAS)).number == 2
    assert store.health() is None
    await store.close()


class Unmoved:
    """A connection whose log cannot be moved into the database: this happens after a COMMIT."""

    def __init__(self, store: SqliteStore, error: apsw.Error) -> None:
        self._error, self._committed = error, store._note._committed
        store._writer.set_wal_hook(self._after_a_commit)

    def _after_a_commit(self, _: apsw.Connection, database: str, frames: int) -> int:
        return self._committed(cast("apsw.Connection", self), database, frames)

    def wal_checkpoint(self) -> None:
        raise self._error


@pytest.mark.parametrize("error", [apsw.FullError("planted"), apsw.BusyError("planted")])
@in_a_loop
async def test_case_3_a_commit_counts_although_the_log_cannot_be_moved_into_the_database(
    path: Path,
    error: apsw.Error,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(sqlite_file, "PAGES_IN_LOG", 1)
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    Unmoved(store, error)
    with caplog.at_level(logging.WARNING):
        for number in range(3):
            assert (await say(store, "ONE", "hello", key(number))).number == number + 2
    assert len(caplog.records) == 1
    assert store.health() is None
    await store.close()
    again = await SqliteStore.open(path)
    assert (await again.match("ONE")).head == 4
    await again.close()


@in_a_loop
async def test_case_3_an_io_error_while_the_log_is_moved_stops_writing_after_the_ack(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "PAGES_IN_LOG", 1)
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    Unmoved(store, apsw.IOError("planted"))
    assert (await say(store, "ONE", "hello", key(0))).number == 2
    with pytest.raises(StoreError, match="disk-error"):
        await say(store, "ONE", "hello", key(1))
    assert store.health() == "disk-error"
    await store.close()


@in_a_loop
async def test_case_3_a_commit_counts_although_it_cannot_be_noted(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "planted")

    store = await SqliteStore.open(path)
    await create(store, "ONE")
    with monkeypatch.context() as planted:
        planted.setattr(os, "pwrite", full)
        assert (await say(store, "ONE", "hello", ADAS)).number == 2
    assert (await say(store, "ONE", "hello", key(1))).number == 3
    await store.close()


# Case 4


@in_a_loop
async def test_case_4_locked_by_an_outsider_it_waits_off_the_loop_then_is_busy(path: Path) -> None:
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    store._writer.set_busy_timeout(300)
    outsider = apsw.Connection(str(path))
    outsider.execute("BEGIN IMMEDIATE")
    began, ticks = time.monotonic(), 0
    writing = asyncio.create_task(say(store, "ONE", "hello", ADAS))
    while not writing.done():
        await asyncio.sleep(0.01)
        assert (await store.match("ONE")).head == 1
        ticks += 1
    with pytest.raises(StoreError, match="busy"):
        await writing
    assert time.monotonic() - began >= 0.3
    assert (ticks > 3, store.health()) == (True, "busy")
    outsider.execute("ROLLBACK")
    outsider.close()
    assert (await say(store, "ONE", "hello", ADAS)).number == 2
    assert store.health() is None
    await store.close()


@in_a_loop
async def test_case_4_the_wait_is_five_seconds(path: Path) -> None:
    store = await SqliteStore.open(path)
    assert store._writer.pragma("busy_timeout") == 5000
    assert store._writer.pragma("synchronous") == 2
    assert store._writer.pragma("journal_mode") == "wal"
    await store.close()


# kill -9

_TALK = """
import asyncio, sys
from paddock.core import Seat
from paddock.server.table.requests import Key
from paddock.server.store.sqlite.store import SqliteStore
from tests.server.scenes import create, say
async def talk(store, code):
    if code not in (match.code for match in await store.open_tables(99)):
        await create(store, code)
    while True:
        text = f"{code}-{(await store.match(code)).head}"
        written = await say(store, code, text, Key(Seat(0), text, text))
        print(code, written.number, text, flush=True)
async def main():
    store = await SqliteStore.open(sys.argv[1])
    await asyncio.gather(*[talk(store, f"T{n}") for n in range(8)])
asyncio.run(main())
"""


def killed_after(lines: int, path: Path) -> list[bytes]:
    """What a process said before it was killed in the middle of its work."""
    with child(_TALK, path) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        said += process.stdout.readlines()
    return [line for line in said if line.endswith(b"\n")]


@pytest.mark.slow
def test_cases_1_and_2_after_kill_9_every_acked_line_is_there_once(path: Path) -> None:
    @in_a_loop
    async def law() -> None:
        store = await SqliteStore.open(path)
        for code in {ack.split()[0].decode() for ack in acked}:
            texts = [line.entry.text for line in await store.lines(code, 1)]  # type: ignore[union-attr]
            said = [ack.split()[1:] for ack in acked if ack.startswith(code.encode() + b" ")]
            assert [texts[int(number) - 2].encode() for number, _ in said] == [t for _, t in said]
            assert len(texts) == len(set(texts))
            again = await say(store, code, texts[-1], Key(Seat(0), texts[-1], texts[-1]))
            assert (again.again, again.number) == (True, len(texts) + 1)
        await store.close()

    acked: list[bytes] = []
    for number in range(ROUNDS):
        acked += killed_after(1 + 7 * number, path)
        law()
    assert len({ack.split()[2] for ack in acked}) == len(acked)


# The last sign of life


@in_a_loop
async def test_the_last_time_alive_is_kept(path: Path) -> None:
    store = await FaultyStore.open(path)
    store.fault = faults = Faults()
    assert await store.last_alive() is None
    for now in (100.0, 101.0, 104.0, 105.0, 107.5):
        await store.alive(now)
    assert (await store.last_alive(), faults.commits) == (105.0, 2)
    await store.close()
    await store.close()
    store = await FaultyStore.open(path)
    assert await store.last_alive() == 107.5
    await store.close()


def test_lines_are_stored_as_they_are() -> None:
    line: e.AnyLine = e.Line(1, 2.5, e.Said(Seat(0), "hello"), "leaf", Seat(0), "key", "digest")
    body, checksum = cache.write_body(line)
    assert cache.read_body(body, checksum, None) == line
    with pytest.raises(StoreError, match="database-damaged"):
        cache.read_body(body.replace("hello", "jello"), checksum, None)
