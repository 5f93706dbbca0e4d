"""After a restart deadlines move by the time the server was away: once, whatever happens then."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from paddock.server import deciding as d
from paddock.server import entry as e
from paddock.server.service import Service
from paddock.server.store.base import StoreError
from tests.server.stores import run
from tests.server.world import Socket, World

pytest_plugins = ["tests.postgres", "tests.server.stores"]
pytestmark = pytest.mark.usefixtures("each_store")

CLOCK = 60


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
    await service.owe(world.clock.now() - last)
    return service


async def deadline(world: World, code: str) -> float:
    return float((await world.store.match(code)).deadline)


def test_case_5_a_table_gets_the_time_that_the_server_was_away() -> None:
    async def test(world: World) -> None:
        code, _ = await at_a_table(world)
        before = await deadline(world, code)
        service = await boot(world, 100)
        await service.resume(100)
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
    return lambda service: service.act(code, d.Choose(seat, 1, chosen))


def test_a_table_that_is_touched_first_gets_its_time_first() -> None:
    async def test(world: World) -> None:
        code, sockets = await at_a_table(world)
        choose = _choose(world, code, sockets)
        service = await boot(world, 100)
        await asyncio.gather(choose(service), service.resume(100))
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
        await (choose(first) if touched else first._resume_table(code, 100))
        # Killed here: one table has its time, the other has not, and nothing says we were alive.
        second = await boot(world, 30)
        await second.resume(130)
        assert sum(await extensions(world, code)) == 130
        assert await extensions(world, other) == [130]
        await second.stay_alive()
        third = await boot(world, 7)
        await third.resume(7)
        assert sum(await extensions(world, code)) == 137
        assert sum(await extensions(world, other)) == 137

    run(test)


def test_a_clock_that_was_set_back_takes_nobodys_time() -> None:
    async def test(world: World) -> None:
        code, _ = await at_a_table(world)
        before = await deadline(world, code)
        world.clock.time -= 3600
        service = Service(world.store, world.clock, world.random_bytes, world.think, world.spawn)
        await service.owe(0.0)
        await service.resume(0.0)
        assert await deadline(world, code) == before

    run(test)
