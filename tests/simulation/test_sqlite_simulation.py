"""The same promises under some of the same seeds, on the real SQLite store."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import apsw
import pytest
from msgspec.structs import replace

from paddock.server.store.cache import CachedTable
from paddock.server.store.sqlite import batch
from paddock.server.store.sqlite.batch import Batch
from paddock.server.store.sqlite.group_commit import GroupCommit
from tests.simulation.plan import Fault, Plan
from tests.simulation.running import SeedError, play
from tests.simulation.sqlite_disk import SqliteDisk
from tests.simulation.world import Build, as_drawn

pytestmark = pytest.mark.no_cover  # it would only be slower: the rules have tests of their own

SEEDS: Final = 200
CHUNK: Final = 25
WITHIN: Final = range(40)
"""A bug that is planted in the store must be found under these seeds."""


def _fail_commits(plan: Plan) -> Plan:
    """Commits fail while others wait for them, and everybody sends things twice."""
    tempers = tuple(replace(temper, repeats=0.5) for temper in plan.tempers)
    return replace(plan, faults=(Fault.DISK_FAILS,) * 10, gap=1.0, stalls=0.2, tempers=tempers)


def _play_all(seeds: range, folder: Path, bend: Callable[[Plan], Plan] = as_drawn) -> None:
    for seed in seeds:
        disk = SqliteDisk(folder / f"{seed}.db")
        try:
            play(seed, Build(store=disk, bend=bend))
        finally:
            disk.let_go()
        _check_ended(folder / f"{seed}.db")


def _check_ended(path: Path) -> None:
    """Each table that is over has one row in their order, and no other has."""
    with closing(apsw.Connection(str(path))) as database:
        over = list(database.execute("SELECT code FROM tables WHERE status = 'over'"))
        ended = list(database.execute("SELECT code FROM ended"))
    assert sorted(over) == sorted(ended)


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_every_promise_holds_on_sqlite(first: int, tmp_path: Path) -> None:
    _play_all(range(first, first + CHUNK), tmp_path)


def _no_key(*_: Any) -> bool:
    """Nobody remembers a key."""
    return False


def _answered_all_the_same(
    commits: GroupCommit, batch: Batch, error: Exception, *, each: bool
) -> None:
    """A failed commit is taken for one that was done."""
    commits.landed(batch)


def _not_withdrawn(commits: GroupCommit, batch: Batch, error: Exception, *, each: bool) -> None:
    """What was decided on a batch that failed is written all the same."""
    commits._writing = False
    commits._batches.remove(batch)
    for job in batch.jobs:
        job.then(error)
    commits._go_on()


PLANTED: Final[dict[str, tuple[type[Any], str, Callable[..., Any]]]] = {
    "no key is found": (CachedTable, "may_know", _no_key),
    "a failed commit is acked": (GroupCommit, "failed", _answered_all_the_same),
    "what rests on a failed commit is written": (GroupCommit, "failed", _not_withdrawn),
}


def test_a_lost_row_of_an_ended_table_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = "INSERT INTO ended (code, at) SELECT * FROM (VALUES {rows}) WHERE false"
    monkeypatch.setattr(batch, "_ADD_ENDED", lost)
    with pytest.raises(AssertionError):
        _play_all(range(1), tmp_path)


def test_failing_commits_break_nothing_without_a_bug(tmp_path: Path) -> None:
    _play_all(WITHIN, tmp_path, _fail_commits)


@pytest.mark.parametrize("name", PLANTED)
def test_a_bug_planted_in_the_store_is_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, what, instead = PLANTED[name]
    monkeypatch.setattr(where, what, instead)
    with pytest.raises(SeedError):
        _play_all(WITHIN, tmp_path, _fail_commits)
