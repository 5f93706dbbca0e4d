"""Bots on a server: shown what their seat knows. How they search is in test_search_pool."""

import asyncio
import logging
import os
import pickle
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest
from msgspec.structs import replace

from paddock.catalog import STAND_IN
from paddock.catalog import bot as bot_of
from paddock.core import Seat
from paddock.proof import entry as e
from paddock.server.bots import runner
from paddock.server.bots.runner import BotRunner, Slow, choose
from paddock.server.table import commands as c
from paddock.server.table.errors import Refused
from tests.cli.running import PADDOCK
from tests.server.bot_scenes import BOT, options_of, shown_to, started
from tests.server.serving import PATIENCE, Browser, Live, Server
from tests.server.whole_games import Table
from tests.server.world import CONTRIBUTION


def test_what_leaves_the_server_is_the_view_and_nothing_else() -> None:
    match = started("expert")
    assert match.table is not None
    game = match.game().rules.game
    view = game.view(match.table.state, BOT)
    for dice in range(5):
        world = game.determinize(view, Random(dice))
        other = replace(match, table=replace(match.table, state=world))
        assert pickle.dumps(shown_to(other, BOT)) == pickle.dumps(shown_to(match, BOT))


@pytest.mark.parametrize("level", ["rookie", "regular", "bold", "careful", "champion", "random"])
def test_every_quick_level_chooses_what_it_may(level: str) -> None:
    match = started(level)
    assert choose(match, BOT, level) in options_of(match)


def test_an_expert_is_slow() -> None:
    assert isinstance(choose(started("expert"), BOT, "expert"), Slow)


def test_a_bot_that_fails_plays_the_default() -> None:
    match = started("regular")
    assert match.table is not None
    default = match.game().rules.game.default_choice(match.table.state, BOT)
    logging.getLogger("paddock.bots").disabled = True
    assert choose(match, BOT, "nobody") == default
    logging.getLogger("paddock.bots").disabled = False


def test_a_regular_stands_in_for_the_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    assert STAND_IN == "regular"
    match = started("random")
    away = replace(match, seats=(replace(match.seats[0], stood_in=True), *match.seats[1:]))
    asked: list[tuple[str, str, int]] = []

    def watched(game: str, level: str, seat: int) -> Any:
        asked.append((game, level, seat))
        return bot_of(game, level, seat)

    monkeypatch.setattr(runner, "bot", watched)
    thought = asyncio.run(BotRunner()(away, Seat(0)))
    assert thought.action in options_of(match, Seat(0))
    assert thought.by == "bot"
    assert asked == [("why_first", "regular", 0)]


def test_nobody_seats_a_file_of_the_server_as_a_bot() -> None:
    """`my_bot.py:MyBot` is for the command line: a server runs no code that a client names."""
    table = Table(e.Options("why_first", 3))
    for level in ("my_bot.py:MyBot", "/etc/x.py:Bot", "grandmaster"):
        with pytest.raises(Refused):
            table.do(c.SeatBot(Seat(1), level))


# The real thing


@pytest.mark.slow
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
            assert "my_bot.py:MyBot sits" in first_line(sitting)
            start(browser, code, seat)
            taken = ("--seat", str(seat + 1), "--token", token)
            with bot(server, code, "--bot", "regular", *taken) as holding:
                assert first_line(holding)
                watch_to_the_end(browser, code)
                said = [one.communicate(timeout=PATIENCE)[0] for one in (sitting, holding)]
        assert [one.returncode for one in (sitting, holding)] == [0, 0], said
        assert "Kestrel" in str(browser.http.get(f"/api/tables/{code}").json())
        assert all("The game is over. Place " in one for one in said)
        workers = psutil.Process(server.process.pid).children(recursive=True)
        assert workers
        server.process.kill()
        _, alive = psutil.wait_procs(workers, timeout=PATIENCE)
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


def first_line(one: "subprocess.Popen[str]") -> str:
    """A process has been started once it says something, or has ended: however long that takes."""
    assert one.stdout is not None
    return one.stdout.readline()


def watch_to_the_end(browser: Browser, code: str) -> None:
    """From one thing that happens at a table to the next, as long as something does."""
    with browser.socket(code) as watching:
        watching.send(type="Hello")
        watching.until("over")


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
    """It sits there; when it has connected, it says that it is ready."""
    while True:
        ada.next()
        seats = ada.look["seats"] if ada.look else []
        ready = [n for n, other in enumerate(seats) if n != seat and other["ready"]]
        if ready:
            return ready[0]
