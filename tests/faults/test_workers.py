"""Case 31: workers on one port and one PostgreSQL, replaced and killed while people play."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import psycopg
import pytest

from tests.cli.running import run_apart
from tests.faults.test_postgres_processes import check_nothing_lost, check_records, seated
from tests.server.killing import Player
from tests.server.serving import PATIENCE, Server

pytest_plugins = ["tests.postgres"]

WORKERS = 2


def workers_of(server: Server) -> set[int]:
    """The processes that the supervisor has started and that serve; not its resource tracker."""
    found = set()
    for folder in Path("/proc").iterdir():
        try:
            if not folder.name.isdecimal():
                continue
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == server.process.pid and b"spawn_main" in command:
            found.add(int(folder.name))
    return found


async def play_on(player: Player, url: str) -> None:
    """Connect again whenever the connection is closed, as every client does."""
    while not player.over:
        await player.play(url)


async def play_through(people: list[Player], url: str, trouble: list[Callable[[], None]]) -> None:
    """Everybody plays to the end; after some answers one trouble happens, then the next."""

    async def all_play() -> None:
        await asyncio.gather(*(play_on(player, url) for player in people))

    async with asyncio.timeout(4 * PATIENCE):
        playing = asyncio.ensure_future(all_play())
        for enough, happens in enumerate(trouble, 1):
            while sum(player.answers for player in people) < 12 * enough:
                assert not playing.done(), "the games were over before"
                await asyncio.sleep(0.01)
            await asyncio.to_thread(happens)
        await playing


@pytest.fixture
def served(postgres_url: str, tmp_path: Path) -> Iterator[Server]:
    option = ("--database", postgres_url, "--workers", str(WORKERS))
    with Server(tmp_path / "served", *option) as server:
        yield server


def wait_for(happened: Callable[[], bool]) -> None:
    """Ask again until it has happened."""

    until = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.05)


def test_case_31_workers_are_replaced_and_killed_while_people_play(
    served: Server, postgres_url: str
) -> None:
    def renew() -> None:
        """As after an update of the package: every worker is a new one afterwards."""
        before = workers_of(served)
        assert len(before) == WORKERS
        served.process.send_signal(signal.SIGHUP)
        wait_for(lambda: len(workers_of(served)) == WORKERS and not before & workers_of(served))

    def kill_one() -> None:
        before = workers_of(served)
        gone = min(before)
        os.kill(gone, signal.SIGKILL)
        wait_for(lambda: len(workers_of(served) - {gone}) == WORKERS)

    rng, urls = Random(31), (served.url, served.url)
    tables = [seated(urls, game, n, rng) for game, n in (("outspeed", 3), ("why_first", 4))]
    people = [player for table in tables for player in table]
    asyncio.run(play_through(people, served.url, [renew, kill_one]))
    check_records(people, served.url)
    with psycopg.connect(postgres_url) as connection:
        check_nothing_lost(connection, people)
    running = workers_of(served)
    assert served.stop() < PATIENCE
    assert served.process.returncode == 0
    assert not any(Path(f"/proc/{number}").exists() for number in running)
    assert "Traceback" not in served.errors.read_text()


def test_case_31_workers_end_with_their_supervisor(served: Server) -> None:
    running = workers_of(served)
    served.process.kill()
    served.process.wait(PATIENCE)
    wait_for(lambda: not any(Path(f"/proc/{number}").exists() for number in running))


def test_case_31_several_workers_on_sqlite_are_refused(tmp_path: Path) -> None:
    ran = run_apart(
        "serve", "--data-dir", str(tmp_path), "--workers", "2", "--port", "0", PADDOCK_LANG="en"
    )
    assert ran.refused_in_one_line(), ran
    assert "PostgreSQL" in ran.err
    assert not list(tmp_path.iterdir())


def test_case_31_a_worker_that_dies_while_the_server_starts_is_replaced(
    postgres_url: str, tmp_path: Path
) -> None:
    killed = set[int]()

    def kill_the_first(server: Server) -> None:
        """As soon as there is one, long before it serves."""
        wait_for(lambda: bool(workers_of(server)))
        killed.update(workers_of(server))
        os.kill(min(killed), signal.SIGKILL)

    option = ("--database", postgres_url, "--workers", str(WORKERS))
    with Server(tmp_path / "served", *option, meanwhile=kill_the_first) as server:
        wait_for(lambda: len(workers_of(server) - {min(killed)}) == WORKERS)
        assert "Traceback" not in server.errors.read_text()


def test_case_31_a_worker_that_hangs_is_killed_and_replaced(served: Server) -> None:
    hangs = min(workers_of(served))
    os.kill(hangs, signal.SIGSTOP)
    wait_for(lambda: hangs not in workers_of(served) and len(workers_of(served)) == WORKERS)
    assert f"worker {hangs} hangs and is killed" in served.errors.read_text()
