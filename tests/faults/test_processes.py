"""Cases 1, 5, 13 and 26 on the real process: boot, SIGTERM, a stall, files, a backup."""

import asyncio
import resource
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from paddock.server.process.run import MAX_FILES
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.web.settings import DATABASE_FILE
from tests.cli.running import run_apart
from tests.server.scenes import ADAS, child, create, in_a_loop, play, say
from tests.server.serving import Browser, Live, Server
from tests.server.world import CONTRIBUTION

LIVE_TABLES = 1000
BOOT_SECONDS = 3.0

_COPY = """
    INSERT INTO tables SELECT :code, secret, rules, private, created, head, status, free, due_at
    FROM tables WHERE code = 'ONE';
    INSERT INTO lines SELECT :code, number, body, checksum FROM lines WHERE code = 'ONE';
"""


# 1


def _many_live_tables(path: Path) -> None:
    async def one() -> None:
        store = await SqliteStore.open(path)
        await create(store, "ONE", clock=60)
        await play(store, "ONE", at=time.time())
        await store.alive(time.time())
        await store.close()

    asyncio.run(one())
    with apsw.Connection(str(path)) as connection:
        for number in range(LIVE_TABLES):
            connection.execute(_COPY, {"code": f"COPY{number:08d}"})
    connection.close()


def test_case_1_boot_with_a_thousand_live_tables_takes_no_more_than_three_seconds(
    tmp_path: Path,
) -> None:
    """Seconds on a processor of its own: on this machine others may be busy, too."""
    data = tmp_path / "data"
    data.mkdir()
    _many_live_tables(data / DATABASE_FILE)
    with Server(data) as server, server.browser() as browser:
        shown = browser.http.get(f"/api/tables/COPY{LIVE_TABLES - 1:08d}")
        used = psutil.Process(server.process.pid).cpu_times()
        assert shown.json()["look"]["status"] == "playing"
    assert used.user + used.system <= BOOT_SECONDS


_DIE = """
import asyncio, os, signal, sys
from tests.server.faulty_store import FaultyStore
from tests.server.scenes import ADAS, create, say
async def main():
    store = await FaultyStore.open(sys.argv[1])
    await create(store, "ONE")
    moment = sys.stdin.readline().strip()
    store.fault = lambda now: os.kill(os.getpid(), signal.SIGKILL) if now == moment else None
    await say(store, "ONE", "hello", ADAS)
    print("acked", flush=True)
asyncio.run(main())
"""


@pytest.mark.parametrize(("moment", "head"), [("commit", 1), ("ack", 2)])
def test_cases_1_and_2_kill_9_inside_a_transaction_and_between_commit_and_ack(
    moment: str, head: int, tmp_path: Path
) -> None:
    path = tmp_path / "paddock.db"
    with child(_DIE, path) as process:
        said, _ = process.communicate(f"{moment}\n".encode())
    assert (process.returncode, said) == (-signal.SIGKILL, b""), "never acked"

    @in_a_loop
    async def after() -> None:
        store = await SqliteStore.open(path)
        assert (await store.match("ONE")).head == head
        resent = await say(store, "ONE", "hello", ADAS)
        assert (resent.number, resent.again) == (2, moment == "ack")
        assert (await store.match("ONE")).head == 2, "present once"
        await store.close()

    after()


# 5


@contextmanager
def playing(server: Server, clock: int | None) -> Iterator[tuple[Browser, str, list[Live]]]:
    """A table of two at which the first decision is open."""
    with server.browser() as browser:
        code = browser.open_table("why_first", 2, clock=clock)
        seats = [browser.sit(code, name) for name in ("Ada", "Ben")]
        with browser.socket(code, seats[0]) as ada, browser.socket(code, seats[1]) as ben:
            for one in (ada, ben):
                one.send(type="Hello")
                one.ask(type="Ready", key="ready")
            ada.ask(type="Start", key="start")
            for one in (ada, ben):
                one.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
                one.until("playing")
            yield browser, code, [ada, ben]


class Load:
    """The first says one thing after the other, the others listen, until all connections end."""

    def __init__(self, speaker: Live, *listeners: Live) -> None:
        self.acked: dict[str, int] = {}
        self.codes: list[int | None] = []
        works = [lambda: self._talk(speaker), *[one.drain for one in listeners]]
        self._threads = [threading.Thread(target=self._until_closed, args=(w,)) for w in works]
        for thread in self._threads:
            thread.start()
        while len(self.acked) < 10:
            time.sleep(0.005)

    def join(self) -> None:
        for thread in self._threads:
            thread.join()

    def _talk(self, speaker: Live) -> None:
        for number in range(90):
            answer = speaker.ask(type="Say", key=f"say-{number}", text=f"{number}")
            self.acked[answer["key"]] = answer["number"]
        speaker.drain()

    def _until_closed(self, work: Callable[[], None]) -> None:
        try:
            work()
        except ConnectionClosed as closed:
            self.codes.append(None if closed.rcvd is None else closed.rcvd.code)


def test_case_5_sigterm_under_load_finishes_the_batch_and_deadlines_move_by_a_recorded_event(
    tmp_path: Path,
) -> None:
    data, clock = tmp_path / "data", 5
    with Server(data) as server, playing(server, clock) as (browser, code, [ada, ben]):
        deadline = float(ben.look["deadline"])
        load = Load(ada, ben)
        took = server.stop()
        load.join()
        time.sleep(max(0.0, deadline + 0.5 - time.time()))  # the deadline passes without us
        assert (took < 5, server.process.returncode, load.codes) == (True, 0, [1012, 1012])
        with Server(data) as again:
            browser.url = again.url
            with browser.socket(code, 0) as back:
                back.send(type="Hello")
                log = _log_of(back, "playing")
                # A quick client arrives before the line is written, and gets it once it is.
                while not any(_is(line, "Extended") for line in log):
                    received = back.next()
                    log += [received] if received["type"] == "News" else []
            assert "Traceback" not in again.errors.read_text()
    said = {line["entry"]["text"]: line["number"] for line in log if _is(line, "Said")}
    for key, number in load.acked.items():
        assert said[key.removeprefix("say-")] == number, "what was acked is there"
    extended = [line["entry"]["seconds"] for line in log if _is(line, "Extended")]
    assert len(extended) == 1
    assert extended[0] >= 0.5, "by as much as nobody was there"
    assert not [line for line in log if _is(line, "Chose")], "nobody timed out because of us"
    assert back.look["deadline"] == pytest.approx(deadline + extended[0])


def test_case_5_a_process_that_was_stopped_times_nobody_out_and_gives_the_time_back(
    tmp_path: Path,
) -> None:
    """A paused machine: the deadline passes while nothing runs."""
    with Server(tmp_path / "data") as server, playing(server, 5) as (_, _, [ada, _]):
        deadline, log = float(ada.look["deadline"]), list[Any]()
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(max(2.0, deadline + 0.5 - time.time()))
        server.process.send_signal(signal.SIGCONT)
        while not log or not _is(log[-1], "Extended"):
            received = ada.next()
            log += [received] if received["type"] == "News" else []
        assert not [line for line in log if _is(line, "Chose")]
        assert deadline + log[-1]["entry"]["seconds"] - time.time() > 2, "most of the clock is left"
        action = ada.look["options"][0]
        chosen = ada.ask(type="Choose", key="mine", decision=1, action=action)
        assert chosen["type"] == "Ack"


def _is(line: dict[str, Any], kind: str) -> bool:
    return bool(line["entry"]["type"] == kind)


def _log_of(live: Live, status: str) -> list[Any]:
    log: list[Any] = []
    while live.look is None or live.look["status"] != status:
        received = live.next()
        if received["type"] == "News":
            log.append(received)
    return log


# 13


def test_case_13_a_process_takes_the_files_it_may_have_and_says_once_that_there_are_no_more(
    tmp_path: Path,
) -> None:
    files = resource.RLIMIT_NOFILE
    soft, hard = resource.getrlimit(files)
    resource.setrlimit(files, (256, hard))
    try:
        server = Server(tmp_path / "data")
    finally:
        resource.setrlimit(files, (soft, hard))
    with server, server.browser() as browser:
        pid = server.process.pid
        granted, _ = resource.prlimit(pid, files)
        assert granted == (MAX_FILES if hard == resource.RLIM_INFINITY else min(MAX_FILES, hard))
        resource.prlimit(pid, files, (psutil.Process(pid).num_fds() + 3, hard))
        held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(20)]
        time.sleep(1.5)
        for one in held:
            one.close()
        resource.prlimit(pid, files, (granted, hard))
        assert browser.http.get("/health").status_code == 200
        log = server.errors.read_text()
        assert log.count("no file descriptors are left") == 1
        assert "Traceback" not in log


# 26


def test_case_26_a_backup_under_load_holds_all_that_was_acked_before_it(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with Server(data) as server, playing(server, None) as (_, code, [ada, ben]):
        load = Load(ada, ben)
        before = dict(load.acked)
        made = run_apart("backup", str(copy), "--data-dir", str(data), PADDOCK_LANG="en")
        assert (made.code, made.err) == (0, "")
        server.stop()
        load.join()
    restored = tmp_path / "restored"
    done = run_apart("restore", str(copy), "--data-dir", str(restored), PADDOCK_LANG="en")
    assert (done.code, done.err) == (0, "")
    with Server(restored) as again, again.browser() as browser, browser.socket(code) as back:
        back.send(type="Hello")
        log = _log_of(back, "playing")
    said = {f"say-{line['entry']['text']}": line["number"] for line in log if _is(line, "Said")}
    assert before.items() <= said.items()
    assert all(load.acked.get(key, number) == number for key, number in said.items())


def test_case_26_a_damaged_log_is_noticed_before_anybody_is_served(tmp_path: Path) -> None:
    """In the middle of the file, long after its header."""
    data = tmp_path / "data"
    with Server(data) as server, server.browser() as browser:
        for _ in range(20):
            browser.open_table("why_first", 2)
        server.stop()
    file = data / DATABASE_FILE
    content = bytearray(file.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 2048] = bytes(2048)
    file.write_bytes(content)
    ran = run_apart("serve", "--port", "0", "--data-dir", str(data), PADDOCK_LANG="en")
    assert ran.refused_in_one_line(), ran
    assert "paddock restore" in ran.err
