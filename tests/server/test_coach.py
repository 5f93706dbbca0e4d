"""Hints and analyses: judged from one seat's view, computed once, and refused where unfair."""

import asyncio
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from paddock.core import SPECTATOR, Seat
from paddock.proof import entry as e
from paddock.server.bots import coach_process
from paddock.server.bots.coach_process import CoachBusyError, CoachProcess
from paddock.server.table.commands import TakeHint
from paddock.server.table.decide import decide
from paddock.server.table.errors import Refused
from paddock.server.table.replay import replayed
from tests.server.whole_games import whole_game
from tests.server.world import CONTRIBUTION, World, in_a_thread, run

GAME = "why_first-leon"


async def against_bots(world: World) -> str:
    code = await world.open_table("outspeed", 3)
    await world.sit(code, "Ada", 0)
    socket = await world.watch(code, 0)
    for seat in (1, 2):
        await socket.ask(type="SeatBot", key=f"bot-{seat}", seat=seat, level="rookie")
    await socket.ask(type="Ready", key="ready")
    await socket.ask(type="Start", key="start")
    await socket.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
    return code


def test_a_player_among_people_gets_no_hint() -> None:
    async def test(world: World) -> None:
        code, _ = await world.started(3, "outspeed")
        answered = await world.http.get(f"/api/tables/{code}/hint?seat=0")
        assert (answered.status_code, answered.json()) == (409, {"why": "hints-off"})

    run(test)


def test_among_bots_a_hint_rates_each_option_from_the_players_view() -> None:
    async def test(world: World) -> None:
        code = await against_bots(world)
        socket = await world.watch(code, 0)
        look = await socket.until_look(lambda look: look["options"])
        answered = await world.http.get(f"/api/tables/{code}/hint?seat=0")
        assert answered.status_code == 200
        hint = answered.json()
        assert hint["decision"] == look["decision"]
        assert [option["action"] for option in hint["options"]] == look["options"]
        assert all(0 <= option["win_chance"] <= 1 for option in hint["options"])

    run(test)


def test_a_hint_is_in_everybodys_log_once_for_each_decision() -> None:
    async def test(world: World) -> None:
        code = await against_bots(world)
        look = await (await world.watch(code, 0)).until_look(lambda look: look["options"])
        for _ in range(2):
            assert (await world.http.get(f"/api/tables/{code}/hint?seat=0")).status_code == 200
        lines = await world.store.lines(code, 0)
        taken = [line.entry for line in lines if isinstance(line.entry, e.Hinted)]
        assert taken == [e.Hinted(look["decision"], Seat(0))]
        assert taken[0].seen_by(SPECTATOR) == taken[0]

    run(test)


def test_a_hint_for_a_decision_that_has_closed_is_refused_and_not_written() -> None:
    match = whole_game(GAME).match
    with pytest.raises(Refused, match="other-decision"):
        decide(match, TakeHint(Seat(0), match.decision), 1.0)


def test_a_replay_counts_the_decisions_with_a_hint() -> None:
    game = whole_game("why_first-hinted")
    assert replayed(game.match, game.lines, SPECTATOR).hints == (2, 0, 0)


def test_a_seat_that_is_not_asked_gets_no_hint() -> None:
    async def test(world: World) -> None:
        code = await world.open_table("outspeed", 3)
        await world.sit(code, "Ada", 0)
        socket = await world.watch(code, 0)
        for seat in (1, 2):
            await socket.ask(type="SeatBot", key=f"bot-{seat}", seat=seat, level="rookie")
        answered = await world.http.get(f"/api/tables/{code}/hint?seat=0")
        assert (answered.status_code, answered.json()) == (409, {"why": "not-asked"})

    run(test)


def test_a_coach_with_too_much_to_do_says_so() -> None:
    async def test(world: World) -> None:
        class Busy:
            async def hint(self, *_: Any) -> bytes:
                raise CoachBusyError

        world.app.state.context.tables._coach = Busy()
        code = await against_bots(world)
        await (await world.watch(code, 0)).until_look(lambda look: look["options"])
        answered = await world.http.get(f"/api/tables/{code}/hint?seat=0")
        assert (answered.status_code, answered.json()) == (503, {"why": "coach-busy"})

    run(test)


def test_a_running_game_is_not_analysed() -> None:
    async def test(world: World) -> None:
        code, _ = await world.started(3, "outspeed")
        answered = await world.http.get(f"/api/tables/{code}/analysis?seat=0")
        assert (answered.status_code, answered.json()) == (409, {"why": "game-not-over"})

    run(test)


def test_a_finished_game_is_judged_for_a_seat_and_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, times = whole_game(GAME).match, []

    def analysed(game: str, *_: Any) -> bytes:
        times.append(game)
        return b"{}"

    monkeypatch.setattr(coach_process, "analysis_as_json", analysed)

    async def judge() -> list[bytes]:
        coach = CoachProcess(in_a_thread)
        both = await asyncio.gather(*[coach.analysis(match, Seat(0), "here") for _ in range(2)])
        both.append(await coach.analysis(match, Seat(0), "here"))
        coach.close()
        return both

    assert asyncio.run(judge()) == [b"{}"] * 3
    assert len(times) == 1


def test_the_analysis_of_a_real_game_is_the_coachs() -> None:
    match = whole_game(GAME).match
    assert match.table is not None
    found = coach_process.analysis_as_json(
        match.options.game, match.config, match.table.inputs, Seat(1)
    )
    assert b'"seat":1' in found
    assert b'"judgements":[{' in found


def test_too_many_questions_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = whole_game(GAME).match

    class Never(Executor):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            return Future()

    monkeypatch.setattr(coach_process, "ANSWER_SECONDS", 0.01)

    async def judge() -> None:
        coach = CoachProcess(Never)
        with pytest.raises(CoachBusyError):
            await coach.analysis(match, Seat(0), "here")
        with pytest.raises(CoachBusyError):
            await coach.analysis(match, Seat(1), "here")

    asyncio.run(judge())


def test_a_process_that_died_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    match, started = whole_game(GAME).match, []

    class Dead(Executor):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            raise BrokenProcessPool

    def start() -> Executor:
        started.append(1)
        return Dead() if len(started) == 1 else in_a_thread()

    monkeypatch.setattr(coach_process, "analysis_as_json", lambda *_: b"{}")

    async def judge() -> bytes:
        coach = CoachProcess(start)
        with pytest.raises(CoachBusyError):
            await coach.analysis(match, Seat(0), "here")
        return await coach.analysis(match, Seat(0), "here")

    assert asyncio.run(judge()) == b"{}"
