"""The file of a SQLite store: whose it is, damaged, too new, backed up and restored."""

import asyncio
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest

from paddock.core import Seat
from paddock.server.store.base import StoreError
from paddock.server.store.sqlite import file as sqlite_file
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.table.requests import Key
from tests.server.scenes import child, create, in_a_loop, key, log, say


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "paddock.db"


# Case 19

_OPEN_AND_WAIT = """
import asyncio, sys
from paddock.server.store.sqlite.store import SqliteStore
async def main():
    store = await SqliteStore.open(sys.argv[1])
    print("open", flush=True)
    sys.stdin.read()
    await store.close()
asyncio.run(main())
"""


@pytest.mark.slow
def test_case_19_a_second_process_learns_that_the_database_is_in_use(path: Path) -> None:
    with child(_OPEN_AND_WAIT, path) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        assert refusal(path) == "database-in-use"
        other.communicate()
    assert refusal(path) is None


@in_a_loop
async def test_case_19_nor_is_a_file_opened_twice_by_one_process(path: Path) -> None:
    store = await SqliteStore.open(path)
    linked = path.with_name("linked.db")
    linked.symlink_to(path)
    for name in (path, linked):
        with pytest.raises(StoreError, match="database-in-use"):
            await SqliteStore.open(name)
    await store.close()
    await (await SqliteStore.open(linked)).close()


def refusal(path: Path) -> str | None:
    """Why a file is not opened, if it is not."""

    async def opening() -> str | None:
        try:
            store = await SqliteStore.open(path)
        except StoreError as error:
            return error.why
        await store.close()
        return None

    return asyncio.run(opening())


# Case 26


def garbage(path: Path) -> None:
    path.write_bytes(b"This is no database at all. " * 100)


def cut_off(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def empty_header(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(bytes(100))


def page_overwritten(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(4096 * 6)
        file.write(b"\xa5" * 4096 * 4)


@pytest.mark.parametrize("damage", [garbage, cut_off, empty_header, page_overwritten])
def test_case_26_a_damaged_database_is_not_opened(
    path: Path, damage: Callable[[Path], None]
) -> None:
    asyncio.run(written(path))
    damage(path)
    assert refusal(path) == "database-damaged"
    assert refusal(path) == "database-damaged", "nor is it changed by trying"


@pytest.mark.parametrize("damage", [garbage, cut_off, empty_header])
def test_case_26_a_large_file_has_its_header_checked(
    path: Path, damage: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "CHECKED_WHOLE", 0)
    asyncio.run(written(path))
    damage(path)
    assert refusal(path) == "database-damaged"


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE lines SET body = replace(body, 'hello', 'hallo') WHERE number = 2",
        "DELETE FROM lines WHERE number = 2",
        "DELETE FROM lines WHERE number > 10",
        "UPDATE tables SET head = head + 1",
    ],
)
def test_case_26_a_damaged_log_is_not_played_on(path: Path, harm: str) -> None:
    @in_a_loop
    async def law() -> None:
        store = await SqliteStore.open(path)
        with pytest.raises(StoreError, match="database-damaged"):
            await store.match("ONE")
        with pytest.raises(StoreError, match="database-damaged"):
            await say(store, "ONE", "more")
        await create(store, "TWO")
        assert store.health() == "database-damaged"
        await store.close()

    asyncio.run(written(path))
    outsider = apsw.Connection(str(path))
    outsider.execute(harm)
    outsider.close()
    law()


def flipped_in_the_middle(log: Path) -> None:
    with log.open("r+b") as file:
        file.seek(log.stat().st_size // 2)
        file.write(b"\xa5" * 64)


def flipped_header(log: Path) -> None:
    with log.open("r+b") as file:
        file.seek(17)
        file.write(b"\xa5" * 4)


def emptied(log: Path) -> None:
    log.write_bytes(b"")


def shortened(log: Path) -> None:
    os.truncate(log, log.stat().st_size // 2)


def torn(log: Path) -> None:
    """Part of a transaction that was never synced."""
    with log.open("ab") as file:
        file.write(log.read_bytes()[32 : 32 + 24] + b"torn")


LOSSES = [flipped_in_the_middle, flipped_header, emptied, shortened, Path.unlink]


@pytest.mark.parametrize("loss", LOSSES)
def test_case_26_a_log_that_lost_commits_is_not_opened(
    path: Path, loss: Callable[[Path], None]
) -> None:
    killed = asyncio.run(killed_while_writing(path))
    loss(Path(f"{killed}-wal"))
    assert refusal(killed) == "database-damaged"
    assert refusal(killed) == "database-damaged", "nor is it changed by trying"


@in_a_loop
async def test_case_26_a_whole_log_is_opened_and_a_torn_last_commit_forgotten(path: Path) -> None:
    killed = await killed_while_writing(path)
    await asyncio.to_thread(torn, Path(f"{killed}-wal"))
    store = await SqliteStore.open(killed)
    assert (await store.match("ONE")).head == 31
    await say(store, "ONE", "more")
    await store.close()
    noted = await asyncio.to_thread(Path(f"{killed}-note").exists)
    assert not noted, "a log that is gone needs no note"
    await (await SqliteStore.open(killed)).close()


@in_a_loop
async def test_case_26_a_log_that_began_again_is_sound(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a checkpoint SQLite writes the log from its start, with new salts."""
    monkeypatch.setattr(sqlite_file, "PAGES_IN_LOG", 8)
    killed = await killed_while_writing(path)
    store = await SqliteStore.open(killed)
    assert (await store.match("ONE")).head == 31
    await store.close()


@in_a_loop
async def test_case_26_a_note_that_a_power_cut_left_behind_is_no_damage(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The note is not synced: there may be more commits than it counts."""
    monkeypatch.setattr(sqlite_file, "PAGES_IN_LOG", 8)
    notes: list[bytes] = []
    killed = await killed_while_writing(path, notes)
    assert len({*notes}) == len(notes)
    await asyncio.to_thread(Path(f"{killed}-note").write_bytes, notes[0])
    store = await SqliteStore.open(killed)
    assert (await store.match("ONE")).head == 31
    await store.close()


@in_a_loop
async def test_case_26_an_older_log_than_the_noted_one_is_not_opened(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "PAGES_IN_LOG", 8)
    killed = await killed_while_writing(path)
    log = Path(f"{killed}-wal")
    older = await asyncio.to_thread(log.read_bytes)
    store = await SqliteStore.open(killed)
    for n in range(30):
        await say(store, "ONE", "more " * 100, key(100 + n))
    note = await asyncio.to_thread(Path(f"{killed}-note").read_bytes)
    await store.close()
    await asyncio.to_thread(log.write_bytes, older)
    await asyncio.to_thread(Path(f"{killed}-note").write_bytes, note)
    assert await asyncio.to_thread(refusal, killed) == "database-damaged"


@in_a_loop
async def test_case_26_who_is_killed_while_closing_can_start_again(path: Path) -> None:
    """After SQLite has removed the log, and before the note is removed."""
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    store._note.close = lambda: None  # type: ignore[method-assign]
    await store.close()
    exists = [await asyncio.to_thread(Path(f"{path}{end}").exists) for end in ("-wal", "-note")]
    assert exists == [False, True]
    assert await asyncio.to_thread(refusal, path) is None


@in_a_loop
async def test_case_26_a_log_that_another_connection_keeps_is_noted(path: Path) -> None:
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    note = await asyncio.to_thread(Path(f"{path}-note").read_bytes)
    backup = sqlite_file.connect_to_read(path)
    backup.execute("SELECT count(*) FROM lines").fetchall()
    await store.close()
    assert await asyncio.to_thread(Path(f"{path}-note").read_bytes) == note
    backup.close()


def removed(path: Path) -> None:
    path.unlink()


@pytest.mark.parametrize("loss", [emptied, removed])
def test_case_26_a_database_that_is_emptied_or_removed_is_not_taken_for_a_new_one(
    path: Path, loss: Callable[[Path], None]
) -> None:
    killed = asyncio.run(killed_while_writing(path))
    kept = Path(f"{killed}-wal").read_bytes()
    loss(killed)
    assert refusal(killed) == "database-damaged"
    assert refusal(killed) == "database-damaged", "nor is it changed by trying"
    assert Path(f"{killed}-wal").read_bytes() == kept, "what was acked is still in the log"
    Path(f"{killed}-note").unlink()
    assert refusal(killed) == "database-damaged", "the log alone says that there was more"


def test_case_26_an_older_copy_that_was_put_in_its_place_is_not_opened(path: Path) -> None:
    killed = asyncio.run(killed_while_writing(path))
    older = path.with_name("older.db")
    asyncio.run(one_table(older))
    Path(f"{killed}-wal").unlink()
    older.replace(killed)
    assert refusal(killed) == "database-damaged"


def test_case_26_a_copy_may_be_put_in_its_place_after_an_orderly_end(path: Path) -> None:
    older = path.with_name("older.db")
    asyncio.run(one_table(older))
    asyncio.run(written(path))
    older.replace(path)
    assert refusal(path) is None


def test_case_26_a_log_that_another_program_moved_into_the_database_is_no_loss(path: Path) -> None:
    """As `sqlite3` does with a database of a killed server that it opens and closes."""
    killed = asyncio.run(killed_while_writing(path))
    outsider = apsw.Connection(str(killed))
    assert outsider.execute("SELECT count(*) FROM lines").get == 31
    outsider.close()
    assert not Path(f"{killed}-wal").exists()
    assert refusal(killed) is None


def zeroed(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def replaced(path: Path) -> None:
    shutil.copy(path, f"{path}.copy")
    Path(f"{path}.copy").replace(path)


@pytest.mark.parametrize(
    ("loss", "suffix"),
    [
        (removed, ""),
        (removed, "-wal"),
        (replaced, ""),
        (replaced, "-wal"),
        (emptied, ""),
        (zeroed, ""),
        (shortened, ""),
    ],
)
def test_case_26_nothing_is_acked_once_the_database_is_gone(
    path: Path, loss: Callable[[Path], None], suffix: str
) -> None:
    @in_a_loop
    async def law() -> None:
        store = await SqliteStore.open(path)
        await create(store, "ONE")
        assert (await say(store, "ONE", "hello", key(1))).number == 2
        store._writer.wal_checkpoint()
        await asyncio.to_thread(loss, Path(f"{path}{suffix}"))
        for number in range(2, 5):
            with pytest.raises(StoreError, match=r"database-damaged|disk-error"):
                await say(store, "ONE", "hello", key(number))
            assert store.health() in ("database-damaged", "disk-error")
        await store.close()

    law()


async def killed_while_writing(path: Path, notes: list[bytes] | None = None) -> Path:
    """The files as a process leaves them that dies without a word."""
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    for n in range(30):
        await say(store, "ONE", f"hello {n} " * 40, key(n))
        if notes is not None:
            notes.append(await asyncio.to_thread(Path(f"{path}-note").read_bytes))
    killed = path.with_name("killed.db")
    for suffix in ("", "-wal", "-note"):
        await asyncio.to_thread(shutil.copy, f"{path}{suffix}", f"{killed}{suffix}")
    await store.close()
    return killed


async def one_table(path: Path) -> None:
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    await store.close()


async def written(path: Path) -> dict[str, bytes]:
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    for n in range(30):
        await say(store, "ONE", f"hello {n} " * 40, key(n))
    kept = {"ONE": await log(store, "ONE")}
    await store.close()
    return kept


@in_a_loop
async def test_a_database_of_the_first_version_keeps_its_keys(path: Path) -> None:
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    first = await say(store, "ONE", "hello", key(1))
    nobody = Key(None, "seat:k", "digest")
    seat = await say(store, "ONE", "hello", nobody)
    await store.close()
    await asyncio.to_thread(go_back_to_the_first_version, path)
    store = await SqliteStore.open(path)
    for number, asked in ((first.number, key(1)), (seat.number, nobody)):
        again = await say(store, "ONE", "hello", asked)
        assert (again.number, again.again) == (number, True)
    assert not (await say(store, "ONE", "hello", Key(Seat(0), "seat:k", "digest"))).again
    await store.close()


def go_back_to_the_first_version(path: Path) -> None:
    outsider = apsw.Connection(str(path))
    outsider.execute("DROP TABLE ended; DELETE FROM meta; CREATE TABLE keys (code TEXT)")
    outsider.pragma("user_version", 1)
    outsider.close()


def test_a_newer_or_foreign_database_is_left_alone(path: Path) -> None:
    asyncio.run(written(path))
    outsider = apsw.Connection(str(path))
    outsider.pragma("user_version", 99)
    outsider.close()
    assert refusal(path) == "database-newer"
    foreign = apsw.Connection(str(path.with_name("foreign.db")))
    foreign.execute("CREATE TABLE tables (legs INTEGER)")
    foreign.close()
    assert refusal(path.with_name("foreign.db")) == "database-foreign"
    assert refusal(path.with_name("missing") / "paddock.db") == "database-unreachable"


# Backups


@in_a_loop
async def test_case_26_a_backup_while_running_is_whole(path: Path) -> None:
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    going_on = True

    async def talk() -> int:
        count = 0
        while going_on:
            count = (await say(store, "ONE", "hello " * 100)).number
        return count

    talking, copy = asyncio.create_task(talk()), path.with_name("copy.db")
    for _ in range(200):
        await say(store, "ONE", "meanwhile")
    least = (await store.match("ONE")).head
    await store.backup(copy)
    going_on = False
    most = await talking
    with pytest.raises(StoreError, match="file-exists"):
        await store.backup(copy)
    await store.close()
    copied = await SqliteStore.open(copy)
    assert least <= (await copied.match("ONE")).head <= most
    await copied.close()


def test_case_26_a_backup_is_put_in_the_place_of_what_was_damaged(path: Path) -> None:
    before, copy = asyncio.run(written(path)), path.with_name("copy.db")
    sqlite_file.backup(path, copy)
    garbage(path)
    aside = sqlite_file.restore(copy, path)
    assert aside is not None
    assert aside.read_bytes().startswith(b"This is no database")

    @in_a_loop
    async def law() -> None:
        store = await SqliteStore.open(path)
        assert {"ONE": await log(store, "ONE")} == before
        with pytest.raises(StoreError, match="database-in-use"):
            sqlite_file.restore(copy, path)
        await store.close()

    law()


def test_case_26_what_is_no_backup_is_not_restored(path: Path) -> None:
    before, copy = asyncio.run(written(path)), path.with_name("copy.db")
    garbage(copy)
    with pytest.raises(StoreError, match="database-damaged"):
        sqlite_file.restore(copy, path)
    copy.write_bytes(b"")
    with pytest.raises(StoreError, match="database-damaged"):
        sqlite_file.restore(copy, path)
    with pytest.raises(StoreError, match="database-unreachable"):
        sqlite_file.restore(path.with_name("missing.db"), path)

    @in_a_loop
    async def law() -> None:
        store = await SqliteStore.open(path)
        assert await log(store, "ONE") == before["ONE"]
        await store.close()

    law()


# Whose it is

_OTHERS = 0o077


@in_a_loop
async def test_nobody_else_on_the_machine_can_read_the_secrets_of_a_game(path: Path) -> None:
    usual = os.umask(0o022)
    try:
        store = await SqliteStore.open(path)
        await create(store, "ONE")
        copy = path.with_name("copy.db")
        await store.backup(copy)
        running = _rights(path.parent)
        await store.close()
        sqlite_file.restore(copy, path)
        restored = _rights(path.parent)
    finally:
        os.umask(usual)
    assert {"paddock.db", "paddock.db-wal", "copy.db"} <= running.keys()
    assert not any(running.values()), running
    assert not any(restored.values()), restored


def _rights(folder: Path) -> dict[str, int]:
    """What others may do with each file."""
    return {file.name: file.stat().st_mode & _OTHERS for file in folder.iterdir()}
