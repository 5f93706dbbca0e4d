"""After a restart deadlines move by the time the server was away: once, whatever happens then."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from paddock.proof import entry as e
from paddock.proof.codec import read_action
from paddock.protocol.reasons import Reason
from paddock.server.play import downtime
from paddock.server.play.clock import SteadyClock
from paddock.server.play.downtime import SHORTEST_ABSENCE, STALL_SECONDS, StallWatch
from paddock.server.play.feed import Reach
from paddock.server.play.service import Service
from paddock.server.store.base import StoreError
from paddock.server.table import commands as c
from paddock.server.table.match import SECONDS_TO_SEE_AN_EVENT
from tests.server.faulty_store import submit_by
from tests.server.stores import run
from tests.server.world import CONTRIBUTION, PATIENCE, Socket, World

pytest_plugins = ["tests.postgres", "tests.server.stores"]
pytestmark = pytest.mark.usefixtures("each_store")

CLOCK = 60
ALL = 2 * SECONDS_TO_SEE_AN_EVENT + CLOCK
"""Two hands are dealt before the first decision: there is time to see it."""


def restarted(world: World, away: float) -> Service:
    """Another process on the same store, some time later; the old one is gone without a word."""
    world.clock.time += away
    return Service(world.store, world.clock, world.random_bytes, world.think, world.spawn)


async def at_a_table(world: World) -> tuple[str, list[Socket]]:
    code, seats = await world.started(2, clock=CLOCK)
    await world.service.stay_alive()
    return code, seats


async def extensions(world: World, code: str) -> list[float]:
    lines = await world.store.lines(code, 0)
    return [line.entry.seconds for line in lines if isinstance(line.entry, e.Extended)]


async def boot(world: World, away: float) -> Service:
    service = restarted(world, away)
    last = await world.store.last_alive()
    await service.downtime.owe(world.clock.now() - last)
    return service


async def deadline(world: World, code: str) -> float:
    return float((await world.store.match(code)).deadline)


def test_case_5_a_table_gets_the_time_that_the_server_was_away() -> None:
    async def test(world: World) -> None:
        code, _ = await at_a_table(world)
        before = await deadline(world, code)
        service = await boot(world, 100)
        await service.downtime.resume(100)
        assert await extensions(world, code) == [100]
        assert await deadline(world, code) == before + 100
        await service.sweep()
        assert (await world.store.match(code)).decision == 1

    run(test)


def test_case_5_nobody_times_out_before_the_table_has_its_time() -> None:
    async def test(world: World) -> None:
        code, _ = await at_a_table(world)
        service = await boot(world, 1000)
        world.store.trouble = "disk-full"
        await service.sweep()
        await service.stay_alive()
        assert await world.store.last_alive() < world.clock.now(), "we still owe something"
        world.store.trouble = None
        await service.sweep()
        assert (await world.store.match(code)).decision == 1
        assert await extensions(world, code) == [1000]

    run(test)


def _choose(world: World, code: str, sockets: list[Socket]) -> Callable[[Service], Awaitable[Any]]:
    seat = sockets[0].look["waiting_for"][0]
    chosen = sockets[seat].look["options"][0]
    return lambda service: service.act(code, c.Choose(seat, 1, read_action("why_first", chosen)))


def test_a_table_that_is_touched_first_gets_its_time_first() -> None:
    async def test(world: World) -> None:
        code, sockets = await at_a_table(world)
        choose = _choose(world, code, sockets)
        service = await boot(world, 100)
        await asyncio.gather(choose(service), service.downtime.resume(100))
        assert await extensions(world, code) == [100]
        kinds = [type(line.entry) for line in await world.store.lines(code, 0)]
        assert kinds.index(e.Extended) < kinds.index(e.Chose)

    run(test)


def test_nothing_is_written_at_a_table_before_it_has_its_time() -> None:
    async def test(world: World) -> None:
        code, sockets = await at_a_table(world)
        choose = _choose(world, code, sockets)
        service = await boot(world, 100)
        world.store.trouble = "disk-full"
        with pytest.raises(StoreError, match="busy"):
            await choose(service)
        world.store.trouble = None
        await choose(service)
        assert await extensions(world, code) == [100]

    run(test)


@pytest.mark.parametrize("touched", [False, True])
def test_who_dies_again_before_all_have_their_time_gives_it_to_nobody_twice(touched: bool) -> None:  # noqa: FBT001 - a parameter
    async def test(world: World) -> None:
        code, sockets = await at_a_table(world)
        other, _ = await at_a_table(world)
        choose = _choose(world, code, sockets)
        first = await boot(world, 100)
        await (choose(first) if touched else first.downtime.pay(code))
        # Killed here: one table has its time, the other has not, and nothing says we were alive.
        second = await boot(world, 30)
        await second.downtime.resume(130)
        assert sum(await extensions(world, code)) == 130
        assert await extensions(world, other) == [130]
        await second.stay_alive()
        third = await boot(world, 7)
        await third.downtime.resume(7)
        assert sum(await extensions(world, code)) == 137
        assert sum(await extensions(world, other)) == 137

    run(test)


# The clock on the wall is set while nobody is there (case 14)


async def reboot(world: World, jump: float, down: float = 5, *, alone: bool = True) -> Service:
    """The process is back; the clock on the wall says something else than it should."""
    service = restarted(world, down + jump)
    away = await service.downtime.away(alone=alone)
    await service.downtime.owe(away)
    await service.downtime.resume(away)
    return service


async def left(world: World, code: str) -> float:
    until: float = await deadline(world, code)
    now: float = world.clock.now()
    return until - now


@pytest.mark.parametrize("jump", [0, 3600, -3600, -4])
@pytest.mark.parametrize("times", [1, 3])
def test_case_14_whatever_the_wall_says_after_a_restart_as_much_time_is_left(
    jump: float, times: int
) -> None:
    async def test(world: World) -> None:
        code, _ = await at_a_table(world)
        world.clock.time += 20
        await world.service.stay_alive()
        for _ in range(times):
            service = await reboot(world, jump)
            assert await left(world, code) == ALL - 20
            await service.stay_alive()
        await service.sweep()
        assert (await world.store.match(code)).decision == 1, "nobody timed out early"
        world.clock.time += ALL - 20
        await service.sweep()
        assert (await world.store.match(code)).decision == 2, "and nobody waits for ever"

    run(test)


def test_case_14_time_never_goes_back_in_a_log() -> None:
    async def test(world: World) -> None:
        code, sockets = await at_a_table(world)
        choose = _choose(world, code, sockets)
        service = await reboot(world, -3600)
        await choose(service)
        times = [line.at for line in await world.store.lines(code, 0)]
        assert times == sorted(times)

    run(test)


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("down", [2, 5, 100])
def test_case_14_a_clock_that_ran_ahead_for_one_life_and_was_set_back(
    alone: bool,  # noqa: FBT001 - a parameter
    down: float,
) -> None:
    """That life paid one table and died before it wrote down that it had been there."""

    async def test(world: World) -> None:
        (paid, _), (other, _) = await at_a_table(world), await at_a_table(world)
        ahead = restarted(world, 3600 + down)
        away = await ahead.downtime.away(alone=alone)
        await ahead.downtime.owe(away)
        await ahead.downtime.pay(paid)
        assert await extensions(world, paid) == [3600 + down]
        await reboot(world, -3600, alone=alone)
        assert await left(world, paid) == ALL
        noticed = alone or down + 5 >= SHORTEST_ABSENCE
        assert await left(world, other) == (ALL if noticed else ALL - down - 5)

    run(test)


@pytest.mark.parametrize("jump", [0, -3600])
def test_a_process_that_joins_others_takes_nobodys_time(jump: float) -> None:
    """Their clock may be ahead of its own: what they write is from its future."""

    async def test(world: World) -> None:
        code, _ = await at_a_table(world)
        before = await deadline(world, code)
        await reboot(world, jump, 3, alone=False)
        assert (await deadline(world, code), await extensions(world, code)) == (before, [])

    run(test)


def test_what_others_have_just_written_is_no_clock_that_ran_ahead() -> None:
    """They are alive and write their time down every five seconds: what they write is newer."""

    async def test(world: World) -> None:
        code, sockets = await at_a_table(world)
        choose = _choose(world, code, sockets)
        world.clock.time += 7
        await choose(world.service)
        before = await deadline(world, code)
        await reboot(world, -3600, alone=False)
        assert (await deadline(world, code), await extensions(world, code)) == (before, [])

    run(test)


def test_two_processes_that_come_back_together_mend_a_clock_once() -> None:
    async def test(world: World) -> None:
        code, _ = await at_a_table(world)
        ahead = restarted(world, 3620)
        await ahead.downtime.owe(await ahead.downtime.away(alone=False))
        await ahead.downtime.pay(code)
        one, two = restarted(world, -3600), restarted(world, 0)
        for service in (one, two):
            await service.downtime.owe(await service.downtime.away(alone=False))
        world.clock.time += 0.25
        for service in (one, two):
            await service.downtime.resume(20)
        assert await extensions(world, code) == [3620, -3600]
        assert await left(world, code) == ALL - 0.25

    run(test)


def test_two_processes_that_come_back_together_give_the_time_once() -> None:
    async def test(world: World) -> None:
        code, _ = await at_a_table(world)
        one, two = restarted(world, 100), restarted(world, 0)
        for service in (one, two):
            await service.downtime.owe(await service.downtime.away(alone=False))
        world.clock.time += 0.25
        for service in (one, two):
            await service.downtime.resume(100)
        assert await extensions(world, code) == [100]

    run(test)


def test_the_steady_clock_goes_on_from_a_time_that_was_seen_and_never_back() -> None:
    clock = SteadyClock()
    now = clock.now()
    clock.not_before(now - 3600)
    assert 0 <= clock.now() - now < 60
    clock.not_before(now + 3600)
    assert 3600 <= clock.now() - now < 3660


def test_case_5_nobody_times_out_because_the_server_stood_still() -> None:
    """Choices that came in meanwhile count, and a seat that had not chosen gets the time back."""

    async def test(world: World) -> None:
        code, seats = await at_a_table(world)
        before = await deadline(world, code)
        world.clock.time = before + 2
        await seats[0].choose()
        await world.service.downtime.stalled(30)
        await world.service.sweep()
        lines = await world.store.lines(code, 0)
        assert [line.entry.by for line in lines if isinstance(line.entry, e.Chose)] == ["owner"]
        assert await extensions(world, code) == [30]
        assert await deadline(world, code) == before + 30

    run(test)


@pytest.mark.parametrize("accompanied", [True, False])
def test_case_5_a_shared_store_with_one_process_has_nobody_else_to_keep_the_time(
    accompanied: bool,  # noqa: FBT001 - a parameter
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(world: World) -> None:
        code, _ = await at_a_table(world)
        assert await world.service.downtime.away(alone=False) == 0
        monkeypatch.setattr(world.store, "accompanied", accompanied, raising=False)
        world.clock.time += SHORTEST_ABSENCE - 1
        await world.service.downtime.stalled(SHORTEST_ABSENCE - 3)
        await world.service.sweep()
        given = [] if accompanied else [SHORTEST_ABSENCE - 3]
        assert await extensions(world, code) == given

    run(test)


def test_case_5_a_stall_while_the_seed_is_made_gives_its_time_back() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        for seat, name in enumerate(("Ada", "Ben")):
            await world.sit(code, name, seat)
        ada, ben = [await world.watch(code, seat) for seat in (0, 1)]
        for socket in (ada, ben):
            await socket.ask(type="Ready", key="ready")
        await ada.ask(type="Start", key="start")
        await ada.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
        world.clock.time += 40
        await world.service.downtime.stalled(39)
        await world.service.sweep()
        assert await extensions(world, code) == [39]
        assert (await world.store.match(code)).status == "seeding"
        await ben.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
        assert (await world.store.match(code)).status == "playing"

    run(test)


def test_case_5_a_decision_that_opened_after_a_stall_gets_no_more_time() -> None:
    async def test(world: World) -> None:
        code, seats = await at_a_table(world)
        world.clock.time += 50
        for socket in seats:
            await socket.choose()
        before = await deadline(world, code)
        await world.service.downtime.stalled(40)
        await world.service.sweep()
        assert await extensions(world, code) == []
        assert await deadline(world, code) == before

    run(test)


def test_case_5_a_loop_that_is_nearly_on_time_owes_nothing() -> None:
    class ByHand(SteadyClock):
        time = 100.0

        def now(self) -> float:
            return self.time

    clock = ByHand()
    watch = StallWatch(clock, 0.25)
    clock.time += 1.0
    assert watch.late() == 0
    clock.time += 0.25 + STALL_SECONDS
    assert watch.late() == pytest.approx(STALL_SECONDS)
    clock.time += 0.25
    assert watch.late() == 0


def test_a_table_without_a_clock_is_read_when_somebody_comes_and_its_bots_go_on() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        assert (await world.sit(code, "Ada", 0)).status_code == 201
        ada = await world.watch(code, 0)
        await ada.ask(type="SeatBot", key="bot", seat=1, level="random")
        thinking = world.service._think

        async def never(*_: Any) -> Any:
            raise StoreError(Reason.BUSY)

        world.service._think = never
        await ada.ask(type="Ready", key="ready")
        await ada.ask(type="Start", key="start")
        await ada.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
        await ada.until_look(lambda look: look["status"] == "playing")
        await world.service.stay_alive()
        service = await boot(world, 100)
        assert not service.downtime.owes()
        await service.downtime.resume(100)
        await world.quiet()
        assert (await world.store.match(code)).waiting_for() == {0, 1}
        service._think = thinking
        await service.watch(code, None, 0, Reach(lambda: None))
        async with asyncio.timeout(PATIENCE):
            while (await world.store.match(code)).waiting_for() != {0}:  # noqa: ASYNC110
                await asyncio.sleep(0.01)


# A stall that nobody has noticed yet

EVERY = 0.25


async def on_time(world: World) -> None:
    """The clock of the decision runs; from now on the server notices when it stood still."""
    world.clock.time += 5
    await world.service.stay_alive()
    world.service.downtime.watch(EVERY)


async def entries(world: World, code: str, after: int) -> list[str]:
    return [type(line.entry).__name__ for line in await world.store.lines(code, after)]


def test_case_5_nothing_is_written_after_a_stall_before_its_time_is_given_back() -> None:
    async def test(world: World) -> None:
        code, seats = await at_a_table(world)
        await on_time(world)
        head, before = seats[0].look["head"], await deadline(world, code)
        world.clock.time += EVERY + 30
        await seats[0].choose()
        assert await entries(world, code, head) == ["Extended", "Chose"]
        assert await deadline(world, code) == pytest.approx(before + 30)
        await world.service.downtime.make_up()
        assert await extensions(world, code) == pytest.approx([30])

    run(test)


def test_case_5_a_server_that_is_killed_right_after_a_stall_owes_all_of_it() -> None:
    """Before it noticed: somebody chose, and nothing says yet that it was alive again."""

    async def test(world: World) -> None:
        code, seats = await at_a_table(world)
        await on_time(world)
        before = await deadline(world, code)
        world.clock.time += EVERY + 30
        await world.service.stay_alive()
        await seats[0].choose()
        service = await boot(world, 7)
        await service.downtime.resume(37)
        assert await deadline(world, code) == pytest.approx(before + 37)

    run(test)


@pytest.mark.parametrize("step", ["due", "submit"])
def test_case_5_a_stall_in_the_middle_of_a_sweep_times_nobody_out(step: str) -> None:
    async def test(world: World) -> None:
        code, seats = await at_a_table(world)
        await on_time(world)
        do, stalls = getattr(world.store, step), [ALL]

        def stands_still(*parts: Any) -> Any:
            world.clock.time += stalls.pop() if stalls else 0
            return do(*parts)

        setattr(world.store, step, stands_still)
        await world.service.act(code, c.Sweep())
        await world.service.sweep()
        await world.service.downtime.make_up()
        assert await extensions(world, code) == pytest.approx([ALL - EVERY])
        assert (await seats[0].choose())["type"] == "Ack"

    run(test)


def test_case_5_the_time_of_a_stall_is_not_forgotten_while_the_store_is_in_trouble() -> None:
    async def test(world: World) -> None:
        code, _ = await at_a_table(world)
        await on_time(world)
        timed = world.store.timed

        async def in_trouble() -> Any:
            raise StoreError(Reason.BUSY)

        world.store.timed = in_trouble
        world.clock.time += EVERY + 30
        with pytest.raises(StoreError):
            await world.service.downtime.make_up()
        assert world.service.downtime.owes(code)
        world.store.timed = timed
        await world.service.downtime.make_up()
        assert await extensions(world, code) == pytest.approx([30])
        assert not world.service.downtime.owes()

    run(test)


def test_case_5_a_stall_before_all_had_their_time_after_a_restart_adds_up() -> None:
    async def test(world: World) -> None:
        code, _ = await at_a_table(world)
        before = await deadline(world, code)
        service = restarted(world, 100)
        service.downtime.watch(EVERY)
        await service.downtime.owe(100)
        world.clock.time += EVERY + 30
        await service.downtime.resume(100)
        assert await deadline(world, code) == pytest.approx(before + 130)

    run(test)


def busy(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the server writes for 0.7 seconds at each table, one after the other."""
    submit = world.store.submit
    monkeypatch.setattr(downtime, "TABLES_AT_ONCE", 1)

    def slowly(*asked: Any) -> None:
        world.clock.time += 0.7
        submit(*asked)

    monkeypatch.setattr(world.store, "submit", slowly)


def test_case_5_a_server_that_gives_many_tables_their_time_does_not_stand_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else it would owe all of them the time for that, too, and never come to an end."""

    async def test(world: World) -> None:
        codes = [(await at_a_table(world))[0] for _ in range(4)]
        await on_time(world)
        busy(world, monkeypatch)
        world.clock.time += EVERY + 30
        await world.service.downtime.make_up()
        for _ in range(3):
            world.clock.time += EVERY
            await world.service.downtime.make_up()
            await world.service.sweep()
        for code in codes:
            assert await extensions(world, code) == pytest.approx([30])
        assert not world.service.downtime.owes()

    run(test)


def test_case_5_a_server_that_closes_many_decisions_does_not_stand_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(world: World) -> None:
        codes = [(await at_a_table(world))[0] for _ in range(4)]
        await on_time(world)
        world.clock.time = max([await deadline(world, code) for code in codes])
        world.service.downtime.watch(EVERY)
        busy(world, monkeypatch)
        await world.service.sweep()
        assert [(await world.store.match(code)).decision for code in codes] == [2] * 4
        await world.service.downtime.make_up()
        assert [await extensions(world, code) for code in codes] == [[]] * 4

    run(test)


async def owing(world: World) -> tuple[str, Service]:
    """A table, and the service that owes it 100 seconds after a restart."""
    code, _ = await at_a_table(world)
    service = restarted(world, 100)
    service.downtime.watch(EVERY)
    await service.downtime.owe(100)
    return code, service


def test_case_5_one_line_pays_a_restart_and_the_stall_before_it_was_written() -> None:
    """Two lines would be two chances to die in between, and the second debt would be lost."""

    async def test(world: World) -> None:
        code, service = await owing(world)
        stalls = [30.0]

        async def stand_still_first(submit: Any, *asked: Any) -> Any:
            if stalls:
                world.clock.time += EVERY + stalls.pop()
                await service.downtime.notice()
            return await submit(*asked)

        submit_by(world.store, stand_still_first)
        await service.downtime.resume(100)
        assert await extensions(world, code) == [pytest.approx(130)]
        assert not service.downtime.owes(code)

    run(test)


def test_case_5_a_stall_while_the_time_of_a_restart_is_written_is_paid_next() -> None:
    async def test(world: World) -> None:
        code, service = await owing(world)
        stalls = [30.0]

        async def stand_still_after(submit: Any, *asked: Any) -> Any:
            written = await submit(*asked)
            if stalls:
                world.clock.time += EVERY + stalls.pop()
                await service.downtime.notice()
            return written

        submit_by(world.store, stand_still_after)
        await service.downtime.resume(100)
        assert await deadline(world, code) - world.clock.time >= CLOCK - EVERY

    run(test)
