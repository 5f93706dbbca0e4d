"""Large runs on a real Ray cluster: the same totals, also after kills and interruptions."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import psutil
import pytest

from paddock.catalog import GAMES
from paddock.lab import cluster
from paddock.lab.cluster import ClusterError, NoClusterError
from paddock.lab.shares import OtherRulesError, Run, Share, Spread, run_of, simulate
from paddock.lab.simulation import Plan
from tests.cli.running import PADDOCK, Ran, Shell, run_apart
from tests.lab.ray_head import ATTEMPTS, Head, head

pytestmark = pytest.mark.xdist_group("ray")  # one cluster is enough

COMMAND = ("simulate", "outspeed", "--players", "3", "--bots", "random", "--seed", "7", "--json")
MANY = (*COMMAND, "--games", "2000")
RAY_GAVE_UP = ("timed out during startup", "Initialization failure from server")
"""After half a minute, which a machine that others use may well need."""
OF_RAY = re.compile(r"\[[-\d]+ [:,\d]+ [EW] \d+ \d+\] \w+\.cc:")
"""A line of Ray's own log: it may complain of a task that was cancelled."""


@pytest.fixture(scope="module")
def ray() -> Iterator[Head]:
    with head() as up:
        yield up


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.setenv("PADDOCK_LANG", "en")
    return Shell(capsys)


def plan(game: str = "outspeed", games: int = 130) -> Plan:
    return Plan(game, GAMES[game].config(3), games, 7, ("random",))


def on(address: str, at_once: int | None = None) -> Spread:
    return lambda do, pieces: cluster.spread(do, pieces, address, at_once)


@cache
def without_a_cluster(*arguments: str) -> Ran:
    """Played once: the seed decides it all."""
    return run_apart(*arguments)


def run_on_ray(*arguments: str, **environment: str) -> Ran:
    """Again, if Ray itself does not start: it forks beside threads, and gives up too early."""
    for _ in range(ATTEMPTS):
        ran = run_apart(*arguments, **environment)
        if not any(said in ran.err for said in RAY_GAVE_UP):
            return ran
    raise TimeoutError("Ray does not start")


def nobody(_games: int) -> None:
    """Nobody waits for the progress."""


# The same totals


@pytest.mark.parametrize(("engine", "workers"), [("python", 1), ("python", 2), ("vector", 2)])
def test_the_number_of_workers_changes_nothing(ray: Head, engine: str, workers: int) -> None:
    run = Run(plan("why_first"), engine, GAMES["why_first"].rules.version, 20)
    alone = simulate(run, nobody)
    heard: list[int] = []
    assert simulate(run, heard.append, on(ray.address, workers)) == alone
    assert sorted(heard) == [0, 10, 20, 20, 20, 20, 20, 20]


def test_a_cluster_is_reached_from_elsewhere(ray: Head) -> None:
    """In a process of its own: Ray keeps to one way of reaching a cluster."""
    small = (*COMMAND, "--games", "120")
    assert run_on_ray(*small, "--cluster", ray.from_elsewhere) == without_a_cluster(*small)


@pytest.mark.slow
def test_a_cluster_of_this_machine_leaves_nothing_behind() -> None:
    """It looks into a folder of its own: others may run Ray, too."""
    small = (*COMMAND, "--games", "120")
    with tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp") as own:
        ran = run_on_ray(*small, "--cluster", "local", "--jobs", "2", TMPDIR=own)
        assert ran == without_a_cluster(*small)
        assert not [*Path(own).glob("paddock-ray-*")]


def test_a_folder_with_a_long_name_is_not_for_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    for folder, taken in (("/var/own", "/var/own"), ("/var/" + "long" * 20, "/tmp")):  # noqa: S108
        monkeypatch.setattr(tempfile, "tempdir", folder)
        assert cluster._short_temporary_folder() == taken


# What may happen on the way


def started(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603 - our own command
        [*PADDOCK, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def wait_for_shares(file: Path, count: int) -> None:
    while not file.exists() or file.read_bytes().count(b"\n") <= count:
        time.sleep(0.01)


def ended(process: subprocess.Popen[str]) -> Ran:
    out, err = process.communicate(timeout=300)
    return Ran(process.returncode, out, err)


def test_the_share_of_a_killed_worker_is_played_again(ray: Head, tmp_path: Path) -> None:
    file = tmp_path / "shares"
    running = started(*MANY, "--cluster", ray.address, "--jobs", "2", "--resume", str(file))
    wait_for_shares(file, 2)
    killed = set[int]()
    while len(killed) < 3:
        for worker in ray.busy_workers():
            os.kill(worker.pid, signal.SIGKILL)
            killed.add(worker.pid)
    assert file.read_bytes().count(b"\n") < 40
    ran = ended(running)
    assert (ran.code, ran.out) == (0, without_a_cluster(*MANY).out)
    assert "A worker died" in ran.err
    assert file.read_bytes().count(b"\n") == 41


def test_an_interrupted_run_goes_on_from_its_file(ray: Head, tmp_path: Path) -> None:
    file = tmp_path / "shares"
    resumed = (*MANY, "--cluster", ray.address, "--resume", str(file))
    running = started(*resumed)
    wait_for_shares(file, 3)
    running.send_signal(signal.SIGINT)
    stopped = ended(running)
    ours = [line for line in stopped.err.splitlines() if not OF_RAY.match(line)]
    assert (stopped.code, stopped.out, ours) == (130, "", ["Stopped."])
    kept = file.read_bytes()
    assert 3 < kept.count(b"\n") < 41
    with file.open("ab") as log:
        log.write(b'{"number":39,"games":50,"cou')  # as if killed in the middle of a line
    assert run_apart(*resumed) == without_a_cluster(*MANY)
    assert file.read_bytes().startswith(kept)
    assert file.read_bytes().count(b"\n") == 41


def test_workers_with_other_rules_are_found_out(ray: Head) -> None:
    run = Run(plan(), "python", GAMES["outspeed"].rules.version + 1, 50)
    with pytest.raises(OtherRulesError):
        simulate(run, nobody, on(ray.address))


def die(_piece: Any) -> Share:
    psutil.Process().kill()
    raise AssertionError


def test_a_share_that_always_kills_its_worker_ends_the_run(ray: Head) -> None:
    with pytest.raises(ClusterError, match="died"):
        [*cluster.spread(die, [0], ray.address)]


# What cannot be done


@pytest.mark.parametrize(
    ("said", "short"),
    [
        ("No room", "No room"),
        ("No room\nfor you", "No room"),
        ("It failed:\nTraceback\n  RuntimeError: no room\n", "It failed: RuntimeError: no room"),
        ("", "OSError"),
    ],
)
def test_what_ray_says_fits_in_one_line(said: str, short: str) -> None:
    assert cluster.in_short(OSError(said)) == short


@pytest.mark.parametrize("address", ["", "nowhere", "127.0.0.1:1", "http://localhost:1", "a:b"])
def test_nobody_answers(shell: Shell, address: str) -> None:
    ran = shell(*COMMAND, "--cluster", address)
    assert ran.refused_in_one_line()
    with pytest.raises(NoClusterError):
        [*cluster.spread(len, [""], address)]


def test_without_the_extra_it_is_named(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr(cluster, "find_spec", lambda _name: None)
    ran = shell(*COMMAND, "--cluster", "local")
    assert ran.refused_in_one_line()
    assert "paddock-games[cluster]" in ran.err


def test_a_cluster_keeps_no_records(shell: Shell, tmp_path: Path) -> None:
    ran = shell(*COMMAND, "--cluster", "local", "--save", tmp_path / "new")
    assert ran.refused_in_one_line()
    assert not (tmp_path / "new").exists()


def test_nothing_is_asked_of_a_cluster_when_all_is_done(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "shares"
    small = (*COMMAND, "--games", "60", "--resume", file)
    assert shell(*small).code == 0
    assert shell(*small, "--cluster", "nowhere") == shell(*small)


# Shares


@pytest.mark.parametrize("engine", ["python", "vector"])
@pytest.mark.parametrize("games", [1, 49, 50, 51, 100_000, 100_001, 10**9])
def test_every_game_is_in_one_share_and_there_are_not_too_many(engine: str, games: int) -> None:
    run = run_of(plan(games=games), engine)
    ranges = [run.numbers(share) for share in range(run.shares())]
    assert [one.stop for one in ranges[:-1]] == [one.start for one in ranges[1:]]
    assert (ranges[0].start, ranges[-1].stop) == (0, games)
    assert len(ranges) <= 2000
    assert all(ranges)


def test_a_file_of_another_run_is_refused(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "shares"
    assert shell(*COMMAND, "--games", 60, "--resume", file).code == 0
    for other in (("--games", 61), ("--games", 60, "--seed", 8), ("--games", 60, "--players", 4)):
        assert shell(*COMMAND, *other, "--resume", file).refused_in_one_line()
    nowhere = ("--games", 60, "--resume", tmp_path / "nowhere" / "file")
    assert shell(*COMMAND, *nowhere).refused_in_one_line()
