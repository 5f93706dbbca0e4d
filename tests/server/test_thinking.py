"""Bots on a server: shown what their seat knows, and searching in a process of their own."""

import asyncio
import logging
import os
import pickle
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest
from msgspec.structs import replace

from paddock.catalog import STAND_IN
from paddock.catalog import bot as bot_of
from paddock.core import Decision, Seat
from paddock.server import deciding as d
from paddock.server import entry as e
from paddock.server import fair, thinking
from paddock.server.match import Match
from paddock.server.thinking import Thinking, choose, search, shown_to
from tests.cli.running import PADDOCK
from tests.server.serving import Browser, Live, Server
from tests.server.whole_games import TOKEN_HASH, Table, contribution_of
from tests.server.world import CONTRIBUTION

BOT = Seat(1)


def begun(level: str) -> Match:
    """Why First? for three, and bots of this level are asked."""
    table = Table(e.Options("why_first", 3))
    table.do(d.Sit(Seat(0), "Ada", fair.pledge(contribution_of(0)), TOKEN_HASH))
    table.do(d.GetReady(Seat(0), ready=True))
    table.do(d.SeatBot(Seat(1), level))
    table.do(d.SeatBot(Seat(2), level))
    table.start()
    return table.match


def options_of(match: Match, seat: Seat = BOT) -> Any:
    assert match.table is not None
    pending = match.game().game.pending(match.table.state)
    assert isinstance(pending, Decision)
    return pending.options[seat]


def test_what_leaves_the_server_is_the_view_and_nothing_else() -> None:
    match = begun("expert")
    assert match.table is not None
    game = match.game().game
    view = game.view(match.table.state, BOT)
    for dice in range(5):
        world = game.determinize(view, Random(dice))
        other = replace(match, table=replace(match.table, state=world))
        assert pickle.dumps(shown_to(other, BOT)) == pickle.dumps(shown_to(match, BOT))


def test_a_search_goes_on_in_a_process_of_its_own_while_the_loop_turns() -> None:
    match = begun("expert")

    async def scenario() -> tuple[Any, int]:
        minds, turns = Thinking(0.3, workers=1), 0
        asked = asyncio.ensure_future(minds(match, BOT))
        while not asked.done():
            await asyncio.sleep(0.01)
            turns += 1
        assert isinstance(minds._pool, ProcessPoolExecutor)
        assert os.getpid() not in minds._pool._processes
        minds.close()
        return await asked, turns

    action, turns = asyncio.run(scenario())
    assert action in options_of(match)
    assert turns > 5


def test_when_a_worker_dies_a_quick_choice_is_made_and_the_next_search_has_a_new_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    match = begun("expert")

    async def scenario() -> list[Any]:
        minds = Thinking(5.0, workers=1)
        asked = asyncio.ensure_future(minds(match, BOT))
        await asyncio.sleep(0.05)
        assert isinstance(minds._pool, ProcessPoolExecutor)
        (worker,) = minds._pool._processes
        os.kill(worker, signal.SIGKILL)
        first = await asked
        minds._seconds = 0.05
        second = await minds(match, BOT)
        minds.close()
        return [first, second]

    with caplog.at_level(logging.ERROR, "paddock.bots"):
        for action in asyncio.run(scenario()):
            assert action in options_of(match)
    assert [record.message for record in caplog.records] == ["a search failed at why_first"]


def test_where_many_wait_each_gets_less_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    class Pool:
        def submit(self, do: Any, *work: Any) -> Any:
            given.append(work[-1])
            raise RuntimeError

    minds = Thinking(0.3, workers=2)
    monkeypatch.setattr(minds, "_workers_there", Pool)
    minds._waiting = 5
    asyncio.run(minds(begun("expert"), BOT))
    assert given == [pytest.approx(0.1)]


@pytest.mark.parametrize("level", ["rookie", "regular", "bold", "careful", "expert", "random"])
def test_every_level_chooses_what_it_may(level: str) -> None:
    match = begun(level)
    assert choose(match, BOT, level) in options_of(match)
    assert search("why_first", level, BOT, shown_to(match, BOT), 0.01) in options_of(match)


def test_a_bot_that_fails_plays_the_default() -> None:
    match = begun("regular")
    assert match.table is not None
    default = match.game().game.default_choice(match.table.state, BOT)
    logging.getLogger("paddock.bots").disabled = True
    assert choose(match, BOT, "nobody") == default
    logging.getLogger("paddock.bots").disabled = False


def test_a_regular_stands_in_for_the_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    assert STAND_IN == "regular"
    match = begun("random")
    away = replace(match, seats=(replace(match.seats[0], stood_in=True), *match.seats[1:]))
    asked: list[tuple[str, str, int]] = []

    def watched(game: str, level: str, seat: int) -> Any:
        asked.append((game, level, seat))
        return bot_of(game, level, seat)

    monkeypatch.setattr(thinking, "bot", watched)
    assert asyncio.run(Thinking()(away, Seat(0))) in options_of(match, Seat(0))
    assert asked == [("why_first", "regular", 0)]


def test_nobody_seats_a_file_of_the_server_as_a_bot() -> None:
    """`my_bot.py:MyBot` is for the command line: a server runs no code that a client names."""
    table = Table(e.Options("why_first", 3))
    for level in ("my_bot.py:MyBot", "/etc/x.py:Bot", "champion"):
        with pytest.raises(d.Refused):
            table.do(d.SeatBot(Seat(1), level))


# The real thing


def test_one_bot_sits_down_and_another_takes_over_a_seat_by_its_token(tmp_path: Path) -> None:
    """The guide's bot at a running server, against an Expert: to the end, and no worker stays."""
    guide = (Path(__file__).parents[2] / "docs/guides/write-a-bot.md").read_text("utf-8")
    mine = tmp_path / "my_bot.py"
    mine.write_text(re.findall(r"```python\n(.*?)```", guide, re.DOTALL)[0])
    with Server(tmp_path / "data") as server, server.browser() as browser:
        code = browser.open_table("outspeed", 3)
        seat = browser.sit(code, "Ada")
        token = browser.http.cookies[f"seat-{code}-{seat}"]
        with bot(server, code, "--bot", f"{mine}:MyBot", "--name", "Kestrel") as sitting:
            start(browser, code, seat)
            taken = ("--seat", str(seat + 1), "--token", token)
            with bot(server, code, "--bot", "regular", *taken) as holding:
                said = [one.communicate(timeout=120)[0] for one in (sitting, holding)]
        assert [one.returncode for one in (sitting, holding)] == [0, 0], said
        assert "Kestrel" in str(browser.http.get(f"/api/tables/{code}").json())
        assert all("The game is over. Place " in one for one in said)
        workers = psutil.Process(server.process.pid).children(recursive=True)
        assert workers
        server.process.kill()
        _, alive = psutil.wait_procs(workers, timeout=10)
        assert not alive


@contextmanager
def bot(server: Server, code: str, *options: str) -> "Iterator[subprocess.Popen[str]]":
    """A bot in a process of its own, which does not outlive the test."""
    command = [*PADDOCK, "bot", f"{server.url}/{code}", *options]
    environment = {**os.environ, "PADDOCK_LANG": "en"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)  # noqa: S603
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def start(browser: Browser, code: str, seat: int) -> None:
    """Ada waits for the other to be ready, seats an Expert, and calls the start."""
    with browser.socket(code, seat) as ada:
        ada.send(type="Hello")
        other = wait_for_another(ada, seat)
        expert = ({0, 1, 2} - {seat, other}).pop()
        ada.ask(type="SeatBot", key="bot", seat=expert, level="expert")
        ada.ask(type="Ready", key="ready")
        assert ada.ask(type="Start", key="start")["type"] == "Ack"
        ada.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())


def wait_for_another(ada: Live, seat: int) -> int:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        ada.next()
        seats = ada.look["seats"] if ada.look else []
        ready = [n for n, other in enumerate(seats) if n != seat and other["ready"]]
        if ready:
            return ready[0]
    raise TimeoutError
