"""Nobody's clock runs before what happened could be seen: a second an event, and not for ever."""

from paddock.proof import entry as e
from paddock.server.table.match import MAX_SECONDS_TO_SEE, SECONDS_TO_SEE_AN_EVENT, Match
from tests.server.world import World, run

CLOCK = 10


async def deadline(world: World, code: str) -> float | None:
    match: Match = await world.store.match(code)
    return match.deadline


async def reveals(world: World, code: str) -> list[e.AnyLine]:
    lines = await world.store.lines(code, 0)
    return [line for line in lines if isinstance(line.entry, e.Revealed)]


def events_of(line: e.AnyLine) -> int:
    assert isinstance(line.entry, e.Revealed)
    return sum(map(len, line.entry.events))


def test_the_clock_runs_after_a_second_for_each_event() -> None:
    async def test(world: World) -> None:
        code, [ada, ben] = await world.started(2, clock=CLOCK)
        world.clock.time += 100
        await ada.choose()
        await ben.choose()
        [_, reveal] = await reveals(world, code)
        assert events_of(reveal) > 0
        to_see = SECONDS_TO_SEE_AN_EVENT * events_of(reveal)
        assert await deadline(world, code) == reveal.at + to_see + CLOCK

    run(test)


def test_reveals_that_follow_at_once_are_seen_one_after_the_other() -> None:
    async def test(world: World) -> None:
        code, [ada, ben] = await world.started(2, clock=CLOCK)
        await ada.choose()
        await ben.choose()
        [deal, reveal] = await reveals(world, code)
        assert deal.at == reveal.at, "no time has passed"
        to_see = SECONDS_TO_SEE_AN_EVENT * (events_of(deal) + events_of(reveal))
        assert await deadline(world, code) == deal.at + min(to_see, MAX_SECONDS_TO_SEE) + CLOCK
        for decision in (2, 3, 4):
            for seat in (ada, ben):
                await seat.until_decision(decision)
                await seat.choose()
        assert await deadline(world, code) == deal.at + MAX_SECONDS_TO_SEE + CLOCK

    run(test)
