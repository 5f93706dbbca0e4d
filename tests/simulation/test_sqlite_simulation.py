"""The same promises under some of the same seeds, on the real SQLite store."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from paddock.server.store import sqlite
from paddock.server.store.sqlite_batch import Batch
from tests.simulation.running import SeedError, play
from tests.simulation.sqlite_disk import SqliteDisk
from tests.simulation.world import Build

pytestmark = pytest.mark.no_cover  # it would only be slower: the rules have tests of their own

SEEDS: Final = 200
CHUNK: Final = 25
ENOUGH: Final = 60


def _play_all(seeds: range, folder: Path) -> None:
    for seed in seeds:
        disk = SqliteDisk(folder / f"{seed}.db")
        try:
            play(seed, Build(store=disk))
        finally:
            disk.let_go()


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_every_promise_holds_on_sqlite(first: int, tmp_path: Path) -> None:
    _play_all(range(first, first + CHUNK), tmp_path)


def _no_keys(*_: Any) -> None:
    """Nobody remembers a key."""


def _told_before_it_is_known(store: sqlite.SqliteStore, jobs: Any, error: Exception) -> Any:
    """A failed commit is taken for one that was done."""
    outcomes = [sqlite._outcome(job, Batch(store._writer, store._shelf)) for job in jobs]
    store._writer.execute("ROLLBACK")
    return outcomes


PLANTED: Final[dict[str, tuple[type[Any], str, Callable[..., Any]]]] = {
    "no key is found": (Batch, "find_keys", _no_keys),
    "a failed commit is acked": (sqlite.SqliteStore, "_rolled_back", _told_before_it_is_known),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_bug_planted_in_the_store_is_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, what, instead = PLANTED[name]
    monkeypatch.setattr(where, what, instead)
    with pytest.raises(SeedError):
        _play_all(range(ENOUGH), tmp_path)
