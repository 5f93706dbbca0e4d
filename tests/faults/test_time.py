"""Cases 14 and 15: deadlines, answers at the same moment, and who plays for the absent."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from paddock.proof import entry as e
from paddock.server.play.clock import SteadyClock
from paddock.server.table import commands as c
from paddock.server.table.match import SECONDS_TO_SEE_AN_EVENT, Match
from tests.server.stores import run
from tests.server.world import PATIENCE, Socket, World

pytest_plugins = ["tests.postgres", "tests.server.stores"]
pytestmark = pytest.mark.usefixtures("each_store")


async def entries(world: World, code: str, kind: type[Any]) -> list[Any]:
    return [line.entry for line in await world.store.lines(code, 0) if isinstance(line.entry, kind)]


async def until(world: World, code: str, wanted: Callable[[Match], bool]) -> Match:
    """The table, as soon as it is as wanted: bots think beside us."""
    match: Match = await world.store.match(code)
    async with asyncio.timeout(PATIENCE):
        while not wanted(match):
            await asyncio.sleep(0.005)
            match = await world.store.match(code)
    return match


# 14


@pytest.mark.parametrize("first", ["choice", "timeout"])
def test_case_14_choice_and_timeout_in_the_same_millisecond_exactly_one_happens(first: str) -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2, clock=10)
        for decision in (1, 2):
            for seat in seats:
                await seat.until_decision(decision)
            late = seats[seats[0].look["waiting_for"][-1]]
            for seat in seats:
                if seat is not late and seat.look["options"]:
                    await seat.choose()
            world.clock.time = late.look["deadline"]
            works = [late.choose(key=f"k{decision}"), world.service.sweep()]
            done = await asyncio.gather(*(works if first == "choice" else reversed(works)))
            answer = next(one for one in done if one is not None)
            by = "owner" if answer["type"] == "Ack" else "default"
            chose = [c for c in await entries(world, code, e.Chose) if c.decision == decision]
            mine = [c.by for c in chose if c.seat == seats.index(late)]
            assert mine == [by], "exactly one, and the one that was sent"
        reveals = [reveal.decision for reveal in await entries(world, code, e.Revealed)]
        assert reveals == [0, 1, 2], "one reveal a decision"

    run(test)


def test_case_14_who_is_late_by_a_millisecond_is_not_heard_and_who_is_early_is() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2, clock=10)
        world.clock.time = seats[0].look["deadline"] - 0.001
        assert (await seats[0].choose())["type"] == "Ack"
        await world.service.sweep()
        assert (await world.store.match(code)).decision == 1
        world.clock.time += 0.001
        await world.service.sweep()
        refusal = await seats[1].choose()
        assert refusal["why"] == "other-decision"
        assert [c.by for c in await entries(world, code, e.Chose)] == ["owner", "default"]

    run(test)


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_case_14_the_wall_clock_jumps_an_hour_while_a_round_runs(
    monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """The real clock of a service, whose wall clock and steady clock are in our hands."""
    wall, steady = [1_700_000_000.0], [500.0]
    clocks = SimpleNamespace(time=lambda: wall[0], monotonic=lambda: steady[0])
    monkeypatch.setattr("paddock.server.play.clock.time", clocks)

    async def test(world: World) -> None:
        code, seats = await world.started(2, clock=60)
        await seats[0].choose()
        wall[0] += jump
        await world.service.sweep()
        await world.service.stay_alive()
        steady[0] += 59
        wall[0] += 59
        await world.service.sweep()
        assert (await world.store.match(code)).decision == 1, "no early timeout"
        to_see = 2 * SECONDS_TO_SEE_AN_EVENT  # two hands are dealt
        steady[0] += 1.5 + to_see
        wall[0] += 1.5 + to_see
        await world.service.sweep()
        assert (await world.store.match(code)).decision == 2, "no endless round"
        assert [c.by for c in await entries(world, code, e.Chose)] == ["owner", "default"]
        look = await seats[1].until_decision(2)
        shown_at = (await world.store.match(code)).shown_at
        assert shown_at > 1_700_000_000 + 60.5 + to_see
        assert look["deadline"] == pytest.approx(shown_at + 60)

    run(test, clock=SteadyClock())


# 15


async def absent_three_times(world: World) -> tuple[str, Socket]:
    """A table of two whose second seat has just been given to a bot."""
    code, [here, gone] = await world.started(2, clock=10)
    await gone.leave()
    match = await world.store.match(code)
    while not match.seats[1].stood_in:
        if 0 in match.waiting_for():
            await here.until_decision(match.decision)
            assert (await here.choose())["type"] == "Ack"
        match = await world.store.match(code)
        if 1 in match.waiting_for():
            world.clock.time = match.deadline or 0.0
            await world.service.sweep()
        match = await world.store.match(code)
    return code, here


def test_case_15_the_default_plays_three_times_flagged_and_then_the_seat_is_a_bots() -> None:
    async def test(world: World) -> None:
        code, _ = await absent_three_times(world)
        log = [line.entry for line in await world.store.lines(code, 0)]
        absent = [c.by for c in log if isinstance(c, e.Chose) and c.seat == 1]
        assert absent[:3] == ["default"] * 3
        before = log[: log.index(e.StoodIn(1))]  # type: ignore[arg-type]
        assert sum(isinstance(c, e.Chose) and c.by == "default" for c in before) == 2
        assert len([entry for entry in log if isinstance(entry, e.StoodIn)]) == 1

    run(test)


async def _bot_plays(world: World, code: str, here: Socket, times: int) -> None:
    """Nobody sweeps, no time passes: what is chosen for the absent, its bot has chosen."""
    for _ in range(times):
        now = (await world.store.match(code)).decision
        await here.until_decision(now)
        if here.look["options"]:
            await here.choose()
        await until(world, code, lambda match, now=now: match.decision > now)  # type: ignore[misc]


def test_case_15_that_bot_really_plays_until_the_owner_returns() -> None:
    async def test(world: World) -> None:
        code, here = await absent_three_times(world)
        await _bot_plays(world, code, here, 4)
        chosen = [c.by for c in await entries(world, code, e.Chose) if c.seat == 1]
        assert chosen[3:] == ["bot"] * len(chosen[3:])
        assert len(chosen) > 4
        back = await world.watch(code, 1)
        assert not back.look["seats"][1]["stood_in"]
        assert (await until(world, code, lambda match: not match.seats[1].stood_in)).seats[
            1
        ].missed == 0
        await _owner_plays(world, code, here, back)

    run(test)


async def _owner_plays(world: World, code: str, here: Socket, back: Socket) -> None:
    """From the next decision on in which the owner is asked, nobody else chooses for them."""
    while True:
        match = await world.store.match(code)
        for socket in (here, back):
            await socket.until_decision(match.decision)
        if 1 in match.waiting_for():
            break
        if here.look["options"]:
            await here.choose()
        await until(world, code, lambda now, match=match: now.decision > match.decision)  # type: ignore[misc]
    assert (await back.choose(key="mine"))["type"] == "Ack"
    last = [c for c in await entries(world, code, e.Chose) if c.seat == 1][-1]
    assert (last.by, last.decision) == ("owner", match.decision)


@pytest.mark.parametrize("moment", ["while the bot thinks", "after the bot has chosen"])
def test_case_15_the_owner_may_return_at_any_time(moment: str) -> None:
    async def test(world: World) -> None:
        thinking, go = world.service._think, asyncio.Event()
        chosen = asyncio.Event()

        async def slowly(match: Match, seat: Any) -> Any:
            await go.wait()
            return await thinking(match, seat)

        code, seats = await world.started(2)
        world.service._think = slowly
        assert (await seats[1].ask(type="FreeSeat", key="leave", seat=1))["type"] == "Ack"
        if moment == "after the bot has chosen":
            go.set()
            await until(world, code, lambda match: 1 not in match.waiting_for())
            chosen.set()
        back = await world.watch(code, 1)
        await until(world, code, lambda match: not match.seats[1].stood_in)
        assert (await back.choose(1, key="mine"))["type"] == "Ack"
        go.set()
        await asyncio.sleep(0.05)
        assert (await seats[0].choose())["type"] == "Ack"
        await until(world, code, lambda match: match.decision == 2)
        mine = [c.by for c in await entries(world, code, e.Chose) if c.seat == 1]
        assert mine[-1] == "owner", "the last accepted wins, and it is the owner's"
        assert mine.count("bot") == chosen.is_set()

    run(test)


def test_case_15_a_choice_of_the_owner_is_a_return() -> None:
    async def test(world: World) -> None:
        code, seats = await world.started(2)
        await world.service.act(code, c.Leave(1))  # type: ignore[arg-type]
        await seats[1].until_look(lambda look: look["seats"][1]["stood_in"])
        assert (await seats[1].choose(key="mine"))["type"] == "Ack"
        assert len(await entries(world, code, e.Returned)) == 1

    run(test)
