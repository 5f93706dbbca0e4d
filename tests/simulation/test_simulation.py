"""The whole service under a seed: server, clients, network, disk and clock, with faults."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

import pytest

from paddock.proof import entry as e
from tests.simulation.__main__ import trace_of
from tests.simulation.bugs import BENDS, BUGS, SILENT_LEAKS, Bug
from tests.simulation.disk import BUSY_AFTER
from tests.simulation.loop import DeadlockError, SimLoop
from tests.simulation.plan import Fault, Plan
from tests.simulation.running import SeedError, play
from tests.simulation.twins import twins
from tests.simulation.witness import Truth
from tests.simulation.world import Build, World
from tests.sizes import SEEDS, changed, first_seed

pytestmark = pytest.mark.no_cover  # it would only be slower: the rules have tests of their own

CHUNK: Final = 50
ENOUGH: Final = 100
"""A planted bug must be found within so many seeds."""


FIRST: Final = first_seed()
GUARDED: Final = changed("src/paddock/server", "src/paddock/proof", "tests/simulation")
"""Whether the planted bugs, which test the simulation, are all looked for."""


@pytest.mark.parametrize("first", range(FIRST, FIRST + SEEDS, CHUNK))
def test_every_promise_holds_under_every_seed(first: int) -> None:
    _play_all(range(first, first + CHUNK))


def _play_all(seeds: range, build: Build | None = None) -> None:
    for seed in seeds:
        play(seed, build)


@pytest.mark.parametrize("name", BUGS if GUARDED else list(BUGS)[:1])
def test_a_planted_bug_is_found(name: str) -> None:
    with BUGS[name].planted() as build, pytest.raises(SeedError):
        _play_all(range(ENOUGH), build)


@pytest.mark.parametrize("bend", BENDS)
def test_faults_in_a_row_break_no_promise(bend: Callable[[Plan], Plan]) -> None:
    _play_all(range(ENOUGH), Build(bend=bend))


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_nobody_notices_what_another_hides_before_it_is_revealed(first: int) -> None:
    pairs = [twins(seed) for seed in range(first, first + 20)]
    assert [pair.first for pair in pairs if pair.first is not None] == []
    assert sum(pair.differ for pair in pairs) >= 5  # or else this would prove nothing


@pytest.mark.parametrize("leak", SILENT_LEAKS.values(), ids=SILENT_LEAKS)
def test_twins_notice_what_no_frame_tells(leak: Bug) -> None:
    with leak.planted() as build:
        assert any(twins(seed, build).first is not None for seed in range(ENOUGH))


def test_the_same_seed_gives_the_same_bytes_in_every_process() -> None:
    command = [sys.executable, "-m", "tests.simulation", "trace", "7"]
    for hashes in ("1", "2"):
        run = subprocess.run(  # noqa: S603 - our own module, in another process
            command,
            env={**os.environ, "PYTHONHASHSEED": hashes},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == trace_of(7)


@pytest.mark.parametrize("seed", range(10))
def test_the_same_seed_gives_the_same_trace(seed: int) -> None:
    one, two = play(seed, record=True), play(seed, record=True)
    assert one.frames == two.frames
    assert (one.loop.now, one.loop.steps) == (two.loop.now, two.loop.steps)


def test_the_seeds_reach_what_they_are_meant_to_reach() -> None:
    worlds = [play(seed) for seed in range(60)]
    entries = Counter(entry for world in worlds for entry in _entries(world))
    kinds = {fault for world in worlds for fault in world.plan.faults}
    assert kinds == set(Fault)
    assert {table.game for world in worlds for table in world.plan.tables} == {
        "outspeed",
        "why_first",
    }
    for wanted in ("default", "bot", "owner", "Extended", "StoodIn", "Returned", "Said"):
        assert entries[wanted] > 10, wanted
    assert sum(len(world.restarts()) for world in worlds) > 60
    again = [truth for world in worlds for truth in world.oracle.truths.values() if _again(truth)]
    assert sum(truth.over for truth in again) > 10
    freed = [
        truth for truth in again if any(isinstance(line.entry, e.Left) for line in truth.lines)
    ]
    assert freed
    assert max(world.loop.now for world in worlds) > BUSY_AFTER


def _again(truth: Truth) -> bool:
    return truth.last().follows is not None


def _entries(world: World) -> list[str]:
    lines = [line.entry for truth in world.oracle.truths.values() for line in truth.lines]
    return [entry.by if isinstance(entry, e.Chose) else type(entry).__name__ for entry in lines]


def test_a_client_that_waits_for_nothing_is_found() -> None:
    loop = SimLoop(Random(0))
    with pytest.raises(DeadlockError):
        loop.run_until_complete(loop.create_future())
    loop.close()
