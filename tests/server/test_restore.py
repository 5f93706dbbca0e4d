"""`paddock restore`, killed at every step: the old database or the new one, and neither is lost."""

import asyncio
import logging
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from paddock.server.store.base import StoreError
from paddock.server.store.sqlite import file as sqlite_file
from paddock.server.store.sqlite.store import SqliteStore
from tests.cli.running import run_apart
from tests.server.scenes import create, in_a_loop, key, log, say

NAME: Final = "paddock.sqlite"

_KILLED_AT_EVERY_STEP: Final = """
import os, shutil, signal, sys
from pathlib import Path
from paddock.server.store.sqlite import file as sqlite_file

template, left = Path(sys.argv[1]), 0

def step(event, args):
    global left
    if event in ("os.rename", "os.remove", "open") and str(work) in str(args[0]):
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

at, status = 0, 1
while status:
    at += 1
    work = template.with_name(f"killed-{at}")
    shutil.copytree(template, work)
    if not os.fork():
        left = at
        sys.addaudithook(step)
        sqlite_file.restore(work / "copy.sqlite", work / "paddock.sqlite")
        os._exit(0)
    status = os.wait()[1]
    assert status in (0, signal.SIGKILL), status
print(at)
"""


async def _written(path: Path, word: str, to: Path) -> bytes:
    """A database as a killed server leaves it, half of it in the log beside it."""
    store = await SqliteStore.open(path)
    await create(store, "ONE")
    for number in range(20):
        await say(store, "ONE", f"{word} {number}", key(number))
    kept = await log(store, "ONE")
    for file in path.parent.glob(f"{path.name}*"):
        if not file.name.endswith(".lock"):
            shutil.copy(file, to / file.name)
    await store.close()
    return kept


class Killed:
    """Folders in which a restore was killed, each at another step; the last one was not."""

    def __init__(self, tmp_path: Path) -> None:
        template = tmp_path / "template"
        template.mkdir()
        made = [(tmp_path / word / NAME) for word in ("old", "new")]
        for path in made:
            path.parent.mkdir()
        self.old = asyncio.run(_written(made[0], "old", template))
        self.new = asyncio.run(_written(made[1], "new", tmp_path))
        assert (template / f"{NAME}-wal").stat().st_size > 0
        sqlite_file.backup(made[1], template / "copy.sqlite")
        command = [sys.executable, "-c", _KILLED_AT_EVERY_STEP, str(template)]
        count = int(subprocess.check_output(command))  # noqa: S603 - our own code
        self.folders = [tmp_path / f"killed-{number + 1}" for number in range(count)]


def content(path: Path) -> bytes:
    """What a server that is started now has at its table."""

    async def read() -> bytes:
        store = await SqliteStore.open(path)
        kept = await log(store, "ONE")
        await store.close()
        return kept

    return asyncio.run(read())


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Killed:
    return Killed(tmp_path_factory.mktemp("restore"))


@pytest.mark.slow
def test_case_26_a_restore_killed_at_any_step_leaves_the_old_or_the_new_database(
    killed: Killed, tmp_path: Path
) -> None:
    found = []
    for folder in killed.folders:
        here = shutil.copytree(folder, tmp_path / folder.name)
        found.append(content(here / NAME))
        assert content(here / NAME) == found[-1], "nor does another start change it"
        if found[-1] == killed.new:
            assert content(here / f"{NAME}.before-1") == killed.old
        assert not sqlite_file.restoring(here / NAME)
    assert set(found) == {killed.old, killed.new}
    assert found == sorted(found, key=[killed.old, killed.new].index), "from one step on it is new"
    assert found.count(killed.new) >= 5


def test_case_26_a_restore_after_one_that_was_killed_puts_its_own_backup_in_place(
    killed: Killed, tmp_path: Path
) -> None:
    for folder in killed.folders:
        here = shutil.copytree(folder, tmp_path / folder.name)
        aside = sqlite_file.restore(here / "copy.sqlite", here / NAME)
        assert content(here / NAME) == killed.new
        assert aside is not None
        assert content(here / f"{NAME}.before-1") == killed.old


@pytest.mark.slow
def test_a_backup_of_half_a_restore_is_refused_and_says_what_to_do(
    killed: Killed, tmp_path: Path
) -> None:
    halves = [folder for folder in killed.folders if sqlite_file.restoring(folder / NAME)]
    assert len(halves) >= 3
    for folder in halves:
        with pytest.raises(StoreError, match="restore-unfinished"):
            sqlite_file.backup(folder / NAME, tmp_path / "half.sqlite")
    made = str(tmp_path / "half.sqlite")
    ran = run_apart("backup", made, "--data-dir", str(halves[-1]), PADDOCK_LANG="en")
    assert (ran.code, ran.out) == (2, "")
    assert "was interrupted. Start the server, or restore again" in ran.err


@in_a_loop
async def test_a_start_that_finishes_a_restore_says_so(
    killed: Killed, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    half = next(folder for folder in killed.folders if sqlite_file.restoring(folder / NAME))
    here = shutil.copytree(half, tmp_path / "half")
    with caplog.at_level(logging.WARNING, "paddock"):
        for _ in range(2):
            await (await SqliteStore.open(here / NAME)).close()
    assert [one.message.partition(";")[0] for one in caplog.records] == [
        "a restore was interrupted, and is finished now"
    ]
