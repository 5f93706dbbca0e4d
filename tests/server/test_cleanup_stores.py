"""Old tables on every store: removed when nobody needs them, kept while anybody might."""

import pytest

from paddock.server.play.cleanup import DAY
from paddock.server.store import cache
from paddock.server.store.postgres.store import PostgresStore
from tests.server.cleanup_scenes import LEFT, cleaning, finished, some_finished, there
from tests.server.scenes import in_a_loop
from tests.server.stores import run
from tests.server.world import World

pytest_plugins = ["tests.postgres", "tests.server.stores"]


@pytest.mark.usefixtures("each_store")
def test_a_lobby_goes_a_week_after_the_last_thing_that_happened_there() -> None:
    async def test(world: World) -> None:
        empty, sat = await world.open_table(), await world.open_table(private=True)
        world.clock.time += 6 * DAY
        await world.sit(sat, "Ada")
        await cleaning(world).clean()
        assert await there(world, empty)
        world.clock.time += 1.1 * DAY
        await cleaning(world).clean()
        assert [await there(world, code) for code in (empty, sat)] == [False, True]
        world.clock.time += 6 * DAY
        await cleaning(world).clean()
        assert not await there(world, sat)
        assert 'paddock_removed_total{kind="lobby"} 2' in (await world.http.get("/metrics")).text

    run(test)


@pytest.mark.usefixtures("each_store")
def test_games_under_way_stay_for_ever_and_finished_ones_unless_it_is_said_otherwise() -> None:
    async def test(world: World) -> None:
        over = await finished(world)
        playing, seats = await world.started(2)
        for seat in seats:
            await seat.leave()
        world.clock.time += 400 * DAY
        await cleaning(world).clean()
        await cleaning(world, keep_days=500).clean()
        assert (await world.http.get(f"/api/tables/{over}/record")).status_code == 200
        await cleaning(world, keep_days=399).clean()
        assert (await world.http.get(f"/api/tables/{over}/record")).status_code == 404
        assert await there(world, playing)
        assert 'paddock_removed_total{kind="over"} 1' in (await world.http.get("/metrics")).text

    run(test)


@pytest.mark.usefixtures("each_store")
def test_a_table_at_which_somebody_is_stays() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        watching = await world.watch(code)
        world.clock.time += 30 * DAY
        await cleaning(world).clean()
        assert await there(world, code)
        await watching.leave()
        await cleaning(world).clean()
        assert not await there(world, code)

    run(test)


def test_finished_games_leave_memory(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "ENDED_AT_HAND", 3)

    @in_a_loop
    async def law() -> None:
        store = await PostgresStore.open(postgres_url)
        await some_finished(store)
        assert set(store._matches) == LEFT
        await store.close()

    law()
