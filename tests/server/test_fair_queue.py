"""Case 41: work of strangers comes in turns of their addresses, and each within its time."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from paddock.core import Seat
from paddock.server.bots import coach_process
from paddock.server.bots.coach_process import CoachBusyError, CoachProcess
from paddock.server.bots.fair_queue import FairQueue, QueueFullError
from paddock.server.bots.timed_process import TimedProcess, TookTooLongError
from paddock.server.web import catalogue
from paddock.server.web.limits import Limits, Pace
from tests.server.whole_games import whole_game
from tests.server.world import World, in_a_thread, run

GAME = "why_first-leon"


class Line:
    """People in front of a queue, and the order in which they had their turns."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue, self.served = queue, list[str]()
        self.asked: list[asyncio.Task[None]] = []

    async def ask(self, address: str, rank: int = 0, patience: float | None = None) -> None:
        async def work() -> None:
            async with self.queue.turn(address, rank, patience):
                self.served.append(address)
                await asyncio.sleep(0)

        self.asked.append(asyncio.create_task(work()))
        await asyncio.sleep(0)

    async def all_done(self) -> None:
        await asyncio.gather(*self.asked, return_exceptions=True)


def in_line(test: Callable[[Line], Awaitable[None]], **settings: Any) -> None:
    async def play() -> None:
        await test(Line(FairQueue(**settings)))

    asyncio.run(play())


def test_case_41_an_address_that_asks_for_much_does_not_come_before_the_others() -> None:
    async def test(line: Line) -> None:
        async with line.queue.turn("busy"):
            for address in ("greedy",) * 5 + ("ada", "ben"):
                await line.ask(address)
        await line.all_done()
        assert line.served == ["greedy", "ada", "ben", *["greedy"] * 4]

    in_line(test)


def test_case_41_what_is_urgent_comes_first() -> None:
    async def test(line: Line) -> None:
        async with line.queue.turn("busy"):
            await line.ask("analysis", rank=1)
            await line.ask("hint", rank=0)
        await line.all_done()
        assert line.served == ["hint", "analysis"]

    in_line(test)


def test_case_41_one_address_can_have_only_so_much_waiting() -> None:
    async def test(line: Line) -> None:
        async with line.queue.turn("busy"):
            for _ in range(3):
                await line.ask("greedy")
            with pytest.raises(QueueFullError):
                await line.asked[2]
            await line.ask("ada")
            assert line.queue.waiting() == 3
        await line.all_done()
        assert sorted(line.served) == ["ada", "greedy", "greedy"]

    in_line(test, of_one=2)


def test_case_41_who_gives_up_waiting_takes_nobodys_turn() -> None:
    async def test(line: Line) -> None:
        async with line.queue.turn("busy"):
            await line.ask("gone")
            await line.ask("late", patience=0.0)
            await line.ask("ada")
            line.asked[0].cancel()
            await asyncio.sleep(0.01)
            assert line.queue.waiting() == 1
        await line.all_done()
        assert line.served == ["ada"]
        async with line.queue.turn("next"):
            pass

    in_line(test)


@pytest.mark.parametrize("at_once", [1, 3])
def test_case_41_as_many_have_a_turn_as_may_and_no_more(at_once: int) -> None:
    now, most = 0, 0

    async def test(line: Line) -> None:
        async def work(address: str) -> None:
            nonlocal now, most
            async with line.queue.turn(address):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0)
                now -= 1

        await asyncio.gather(*[work(f"address {number % 4}") for number in range(12)])

    in_line(test, at_once=at_once)
    assert most == at_once


def test_case_41_decks_are_checked_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now, most, lock = 0, 0, threading.Lock()

    def checked(*_: Any) -> object:
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        time.sleep(0.01)
        with lock:
            now -= 1
        return {}

    async def test(world: World) -> None:
        wanted = {"game": "why_first", "deck": ""}
        posts = [world.http.post("/api/decks/check", json=wanted) for _ in range(8)]
        assert {answer.status_code for answer in await asyncio.gather(*posts)} == {200}

    monkeypatch.setattr(catalogue, "_checked", checked)
    run(test)
    assert most == 1


def test_case_41_who_asks_fast_is_slowed_down_and_nobody_else() -> None:
    pace = Pace(most=100, seconds=1.0)
    assert [pace.delay("greedy", 50.0) for _ in range(100)] == [0.0] * 100
    assert [round(pace.delay("greedy", 50.0), 3) for _ in range(3)] == [0.01, 0.02, 0.03]
    assert pace.delay("ada", 50.0) == 0.0
    assert pace.delay("greedy", 50.04) == 0.0


def test_case_41_requests_of_one_address_wait_at_the_door() -> None:
    async def test(world: World) -> None:
        began = asyncio.get_running_loop().time()
        for _ in range(5):
            assert (await world.http.get("/health")).status_code == 200
        assert asyncio.get_running_loop().time() - began >= 0.09

    run(test, limits=Limits(requests=1, request_seconds=0.03))


# The coach


def test_case_41_a_hint_does_not_wait_for_the_analyses_of_another_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, answered = whole_game(GAME).match, list[str]()

    def answering(kind: str) -> Callable[..., bytes]:
        def answer(*_: Any) -> bytes:
            answered.append(kind)
            return b"{}"

        return answer

    monkeypatch.setattr(coach_process, "analysis_as_json", answering("analysis"))
    monkeypatch.setattr(coach_process, "hint_as_json", answering("hint"))

    async def judge() -> None:
        coach, shown = CoachProcess(in_a_thread), object()
        analyses = [coach.analysis(match, Seat(seat), "greedy") for seat in range(2)]
        asked = [asyncio.ensure_future(analysis) for analysis in analyses]
        await asyncio.sleep(0)
        await coach.hint(match, Seat(0), shown, "ada")  # type: ignore[arg-type]
        await asyncio.gather(*asked)
        coach.close()

    asyncio.run(judge())
    assert answered == ["analysis", "hint", "analysis"]


def test_case_41_odds_do_not_wait_for_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    match = whole_game(GAME).match

    class Never(Executor):
        def submit(self, *_: Any, **__: Any) -> Any:
            return Future[bytes]()

    async def judge() -> bytes:
        coach = CoachProcess(in_a_thread)
        coach._judging.process.start = Never
        hint = asyncio.ensure_future(coach.hint(match, Seat(0), object(), "ada"))  # type: ignore[arg-type]
        await asyncio.sleep(0.01)
        odds = await coach.odds(match, Seat(0), object(), "ada")  # type: ignore[arg-type]
        hint.cancel()
        coach.close()
        return odds

    monkeypatch.setattr(coach_process, "odds_as_json", lambda *_: b"odds")
    assert asyncio.run(judge()) == b"odds"


def _without_end() -> bytes:
    while True:
        time.sleep(1)


def _slowly() -> bytes:
    time.sleep(0.1)
    return b"{}"


def _at_once() -> bytes:
    return b"done"


@pytest.mark.slow
def test_case_41_work_that_takes_too_long_ends_with_its_process_and_the_next_has_a_new_one() -> (
    None
):
    async def test() -> None:
        process = TimedProcess()
        with pytest.raises(TookTooLongError):
            await process.run(_without_end, 0.1)
        assert await process.run(_at_once, 30.0) == b"done"
        process.close()

    asyncio.run(test())


def test_case_41_who_waits_too_long_hears_that_the_coach_is_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = whole_game(GAME).match
    monkeypatch.setattr(coach_process, "ANSWER_SECONDS", 0.01)
    monkeypatch.setattr(coach_process, "analysis_as_json", lambda *_: _slowly())

    async def judge() -> None:
        coach = CoachProcess(in_a_thread)
        with pytest.raises(CoachBusyError):
            await coach.analysis(match, Seat(0), "ada")
        coach.close()

    asyncio.run(judge())
