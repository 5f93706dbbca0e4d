"""A process pool for searches: it admits only what can be answered in time."""

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from math import inf
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.bots.champion import Champion
from paddock.catalog import GAMES, bot
from paddock.core import Seat
from paddock.proof.entry import By
from paddock.server.bots import search_pool
from paddock.server.bots.runner import BotRunner, Slow, Thought, choose
from paddock.server.bots.search_pool import (
    GRACE_SECONDS,
    SHORTEST_THINKING,
    TooLateError,
    search,
    search_in_time,
)
from paddock.server.process.logs import JsonFormatter
from tests.server.bot_scenes import BOT, options_of, shown_to, started
from tests.server.world import CONTRIBUTION, World, run

EXPERT = started("expert")
EASILY = 30.0
"""For whom it does not matter how long a process takes to start."""


def thinking(
    test: Callable[[BotRunner], Awaitable[None]], seconds: float, workers: int = 1
) -> None:
    """Run a test with minds of its own, which are gone afterwards."""

    async def think() -> None:
        minds = BotRunner(seconds, workers)
        try:
            await test(minds)
        finally:
            minds.close()

    asyncio.run(think())


def processes(minds: BotRunner) -> dict[int, Any]:
    assert minds.searches._pool is not None
    executor = minds.searches._pool.executor
    assert isinstance(executor, ProcessPoolExecutor)
    return dict(executor._processes)


async def turns() -> None:
    """All waiting requests have their answers."""
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_pool, "STARTING_SECONDS", EASILY)


@pytest.mark.usefixtures("patient")
def test_a_search_goes_on_in_a_process_of_its_own_while_the_loop_turns() -> None:
    async def test(minds: BotRunner) -> None:
        asked, turns = asyncio.ensure_future(minds(EXPERT, BOT)), 0
        while not asked.done():
            await asyncio.sleep(0.01)
            turns += 1
        assert os.getpid() not in processes(minds)
        thought = await asked
        assert thought.action in options_of(EXPERT)
        assert thought.by == "bot"
        assert turns > 5

    thinking(test, seconds=0.3)


@pytest.mark.parametrize("level", ["expert", "champion"])
def test_who_searches_chooses_what_it_may(level: str) -> None:
    assert search("why_first", level, BOT, shown_to(EXPERT, BOT), 0.01) in options_of(EXPERT)


# Who is slow


SLOW_BOT = """
import os
from pathlib import Path

class SlowBot:
    def slow(self, view):
        return 0.2 if view.seat == 1 else 0.0

    def choose(self, sight, rng):
        with Path(__file__).with_suffix(".pids").open("a") as file:
            file.write(f"{os.getpid()}\\n")
        return sight.options[-1]
"""


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.usefixtures("patient")
def test_a_choice_that_its_bot_calls_slow_is_made_in_another_process(
    seat: int, tmp_path: Path
) -> None:
    """No server seats a bot of a file: here it is one that nothing else knows to be slow."""
    file = tmp_path / "slow_bot.py"
    file.write_text(SLOW_BOT)
    seats = [replace(at, bot=f"{file}:SlowBot") if at.bot else at for at in EXPERT.seats]

    async def test(minds: BotRunner) -> None:
        thought = await minds(replace(EXPERT, seats=tuple(seats)), Seat(seat))
        assert thought == Thought(options_of(EXPERT, Seat(seat))[-1])
        [pid] = map(int, file.with_suffix(".pids").read_text().split())
        assert (pid == os.getpid()) == (seat == 2)

    thinking(test, seconds=0.5)


def test_an_expert_under_the_champions_name_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = GAMES["why_first"]
    assert entry.bots is not None
    untrained = replace(entry, bots=replace(entry.bots, nets=""))
    monkeypatch.setitem(GAMES, "why_first", untrained)
    found = choose(EXPERT, BOT, "champion")
    assert isinstance(found, Slow)
    assert found.seconds == inf


def test_a_champion_is_slow_only_where_it_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    found = choose(started("champion", "outspeed"), BOT, "champion")
    assert not isinstance(found, Slow)
    champion = bot("outspeed", "champion", BOT)
    assert isinstance(champion, Champion)
    monkeypatch.setattr(champion._endgame, "is_last", lambda _: True)
    found = choose(started("champion", "outspeed"), BOT, "champion")
    assert isinstance(found, Slow)
    assert 0 < found.seconds < inf


def test_a_short_search_counts_with_the_time_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(minds: BotRunner) -> None:
        asked = list[float]()

        def submit(*parts: Any) -> Any:
            asked.append(parts[-1])
            return search_pool._Pool(ThreadPoolExecutor(1)), Future[Any]()

        monkeypatch.setattr(minds.searches, "_submit", submit)
        finding = minds.searches.find("why_first", "expert", BOT, shown_to(EXPERT, BOT), 0.02)
        short = asyncio.ensure_future(finding)
        await turns()
        assert (asked, [*minds.searches._under_way.values()]) == ([0.02], [0.02])
        short.cancel()

    thinking(test, seconds=1.0)


# Processes that die


@pytest.mark.slow
@pytest.mark.usefixtures("patient")
def test_when_a_worker_dies_a_quick_choice_is_made_and_the_next_search_has_a_new_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test(minds: BotRunner) -> None:
        asked = [asyncio.ensure_future(minds(EXPERT, BOT)) for _ in range(2)]
        await asyncio.sleep(0.05)
        (dead,) = processes(minds)
        os.kill(dead, signal.SIGKILL)
        hasty = [await one for one in asked]
        assert [one.by for one in hasty] == ["stand-in", "stand-in"]
        assert all(one.action in options_of(EXPERT) for one in hasty)
        minds.searches._seconds = 0.05
        assert (await minds(EXPERT, BOT)).by == "bot"
        assert dead not in processes(minds)

    with caplog.at_level(logging.ERROR, "paddock.bots"):
        thinking(test, seconds=5.0)
    assert {record.message for record in caplog.records} == {"a search failed at why_first"}


@pytest.mark.slow
@pytest.mark.usefixtures("patient")
def test_a_worker_that_dies_while_it_has_nothing_to_do_is_missed_by_nobody() -> None:
    async def test(minds: BotRunner) -> None:
        assert (await minds(EXPERT, BOT)).by == "bot"
        for idle in processes(minds):
            os.kill(idle, signal.SIGKILL)
        noticing: Any = minds.searches._pool
        await asyncio.to_thread(noticing.executor._executor_manager_thread.join)
        assert (await minds(EXPERT, BOT)).by == "bot"

    thinking(test, seconds=0.05)


@pytest.mark.slow
@pytest.mark.usefixtures("patient")
def test_those_who_hear_late_that_a_pool_broke_leave_the_new_one_alone() -> None:
    async def test(minds: BotRunner) -> None:
        searches = minds.searches
        broken = searches._workers_there()
        searches._forget(broken)
        assert (await minds(EXPERT, BOT)).by == "bot"
        there = searches._pool
        searches._forget(broken)
        assert searches._pool is there
        assert (await minds(EXPERT, BOT)).by == "bot"

    thinking(test, seconds=0.05)


class Endless:
    """A bot that never makes up its mind."""

    def choose(self, shown: Any, dice: Any) -> Any:
        while True:
            pass


def _search_without_end() -> None:
    """In a process of its own."""
    search_pool.STUCK_SECONDS = 0.1  # type: ignore[misc]
    search_pool.bot = lambda *_: Endless()  # type: ignore[attr-defined]
    search("why_first", "expert", BOT, shown_to(EXPERT, BOT), 0.01)


@pytest.mark.slow
def test_a_search_that_never_ends_takes_its_process_with_it() -> None:
    process = multiprocessing.get_context("spawn").Process(target=_search_without_end)
    process.start()
    process.join(EASILY)
    assert process.exitcode == -signal.SIGALRM


def test_case_43_a_search_that_cannot_start_in_time_never_starts() -> None:
    work = ("why_first", "expert", BOT, shown_to(EXPERT, BOT), EASILY)
    with pytest.raises(TooLateError):
        search_in_time(time.monotonic() - 0.01, *work)


@pytest.mark.slow
@pytest.mark.usefixtures("patient")
def test_case_43_a_pool_that_breaks_after_searches_came_too_late_ends_quietly() -> None:
    failed = list[Any]()

    async def test(minds: BotRunner) -> None:
        assert (await minds(EXPERT, BOT)).by == "bot"
        (worker,) = processes(minds)
        os.kill(worker, signal.SIGSTOP)
        late = await asyncio.gather(*[minds(EXPERT, BOT) for _ in range(6)])
        assert {thought.by for thought in late} == {"stand-in"}
        noticing: Any = minds.searches._pool
        os.kill(worker, signal.SIGKILL)
        await asyncio.to_thread(noticing.executor._executor_manager_thread.join)

    before, threading.excepthook = threading.excepthook, failed.append
    try:
        thinking(test, seconds=0.05)
    finally:
        threading.excepthook = before
    assert failed == []


def test_after_a_search_no_alarm_is_left() -> None:
    search("why_first", "expert", BOT, shown_to(EXPERT, BOT), 0.01)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


# More than can be answered


class Deaf:
    """Processes that take work and never answer."""

    def __init__(self) -> None:
        self.asked: list[Future[Any]] = []
        self.given: list[float] = []

    def submit(self, do: Any, *work: Any) -> Future[Any]:
        self.given.append(work[-1])
        self.asked.append(Future())
        return self.asked[-1]

    def shutdown(self, **_: Any) -> None:
        return


def deaf(minds: BotRunner, *, running: bool = False) -> Deaf:
    processes = Deaf()
    minds.searches._pool = search_pool._Pool(processes, answered=True)  # type: ignore[arg-type]
    if running:
        submit = processes.submit

        def begin(do: Any, *work: Any) -> Future[Any]:
            asked = submit(do, *work)
            asked.set_running_or_notify_cancel()
            return asked

        processes.submit = begin  # type: ignore[method-assign]
    return processes


def test_where_many_wait_each_gets_less_time() -> None:
    async def test(minds: BotRunner) -> None:
        processes = deaf(minds)
        await asyncio.gather(*[minds(EXPERT, BOT) for _ in range(4)])
        assert processes.given == [pytest.approx(time) for time in (0.1, 0.1, 0.2 / 3, 0.05)]

    thinking(test, seconds=0.1, workers=2)


def test_what_is_not_answered_in_time_is_flagged() -> None:
    async def test(minds: BotRunner) -> None:
        deaf(minds)
        assert (await minds(EXPERT, BOT)).by == "stand-in"

    thinking(test, seconds=0.01)


def test_of_a_thousand_only_as_many_wait_as_can_be_answered_and_nobody_waits_longer() -> None:
    async def test(minds: BotRunner) -> None:
        processes, began = deaf(minds), time.monotonic()
        thoughts = await asyncio.gather(*[minds(EXPERT, BOT) for _ in range(1000)])
        assert Counter(thought.by for thought in thoughts) == {"stand-in": 1000}
        assert all(thought.action in options_of(EXPERT) for thought in thoughts)
        patience = 0.1 + GRACE_SECONDS
        assert sum(processes.given) <= patience < sum(processes.given) + SHORTEST_THINKING
        assert time.monotonic() - began < EASILY
        assert not any(asked.cancelled() for asked in processes.asked)
        assert minds.searches.waiting() == 0

    thinking(test, seconds=0.1)


def test_what_is_searched_too_late_still_counts_until_it_is_done() -> None:
    async def test(minds: BotRunner) -> None:
        processes = deaf(minds, running=True)
        for _ in range(3):
            await asyncio.gather(*[minds(EXPERT, BOT) for _ in range(100)])
        assert len(processes.asked) == minds.searches.waiting() < 30
        for asked in processes.asked:
            asked.set_result(None)
        await turns()
        assert minds.searches.waiting() == 0

    thinking(test, seconds=0.1)


def test_an_answer_that_comes_too_late_does_no_harm(caplog: pytest.LogCaptureFixture) -> None:
    async def test(minds: BotRunner) -> None:
        processes = deaf(minds, running=True)
        assert (await minds(EXPERT, BOT)).by == "stand-in"
        processes.asked[0].set_exception(ValueError("too late"))
        await turns()

    thinking(test, seconds=0.01)
    assert not caplog.records


def test_a_new_process_has_time_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_pool, "STARTING_SECONDS", 1.0)

    async def test(minds: BotRunner) -> None:
        processes = deaf(minds)
        assert minds.searches._pool is not None
        minds.searches._pool.answered = False
        asked = asyncio.ensure_future(minds(EXPERT, BOT))
        await asyncio.sleep(0.1 + GRACE_SECONDS)
        assert not asked.done()
        action = bot("why_first", "regular", BOT).choose(shown_to(EXPERT, BOT), search_pool._dice)
        processes.asked[0].set_result(action)
        assert await asked == Thought(action)

    thinking(test, seconds=0.01)


# Reported


def test_a_choice_in_haste_is_flagged_and_counted_and_the_game_goes_on() -> None:
    async def test(world: World) -> None:
        think, hasty = world.service._think, True

        async def in_haste(match: Any, seat: Seat) -> Thought:
            thought = await think(match, seat)
            return Thought(thought.action, By.STAND_IN) if hasty else thought

        world.service._think = in_haste
        code = await world.open_table(players=3)
        await world.sit(code, "Ada")
        ada = await world.watch(code, 0)
        for seat in (1, 2):
            await ada.ask(type="SeatBot", key=f"bot-{seat}", seat=seat, level="expert")
        await ada.ask(type="Ready", key="ready")
        await ada.ask(type="Start", key="start")
        await ada.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
        await ada.until_look(lambda look: look["options"])
        await world.quiet()
        hasty = False
        await ada.choose()
        await ada.until_look(lambda look: look["decision"] > 1)
        received = [one.entry for one in await world.store.lines(code, 0)]
        flags = [(one.seat, one.by) for one in received if type(one).__name__ == "Chose"]
        assert sorted(flags[:3]) == [(0, "owner"), (1, "stand-in"), (2, "stand-in")]
        assert {by for _, by in flags[3:]} <= {"bot"}
        metrics = (await world.http.get("/metrics")).text
        assert "paddock_hasty_total 2\n" in metrics

    run(test)


def _log_of_a_process() -> str:
    """In a process of its own."""
    handlers = logging.getLogger().handlers
    record = logging.makeLogRecord({"name": "paddock.bots", "levelname": "WARNING", "msg": "hello"})
    return handlers[0].format(record)


@pytest.mark.slow
def test_case_21_processes_write_their_log_in_the_same_form(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    monkeypatch.setattr(logging.getLogger(), "handlers", [handler])
    executor = search_pool.start_processes(1)
    try:
        line = json.loads(executor.submit(_log_of_a_process).result(EASILY))
    finally:
        executor.shutdown()
    assert (line["logger"], line["level"], line["message"]) == ("paddock.bots", "warning", "hello")
    assert "at" in line


@pytest.mark.slow
def test_case_41_processes_give_way_to_peoples_choices() -> None:
    executor = search_pool.start_processes(1)
    try:
        assert executor.submit(os.nice, 0).result(EASILY) == os.nice(0) + search_pool.NICENESS
    finally:
        executor.shutdown()
