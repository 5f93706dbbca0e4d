"""Laws of stores about tables: how they are found, removed, and opened again."""

import asyncio
from random import Random
from typing import Final
from unittest.mock import patch

from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import Seat
from paddock.protocol import Status
from paddock.server.store.base import NoSuchTableError, StoreError, Written
from paddock.server.table import commands as c
from paddock.server.table.finisher import finished
from paddock.server.table.match import SEEDING_SECONDS
from paddock.testing.scenes import (
    ADAS,
    LARGE,
    SMALL,
    act,
    choices,
    create,
    fill,
    log,
    play,
    play_to_the_end,
    raises,
    say,
)
from paddock.testing.store_laws import Law, OpenStore

# What is found without reading logs


async def tables_are_due_when_their_time_is_up(open_store: OpenStore) -> None:
    store = await open_store()
    for code in ("LOBBY", "SEED", "PLAY", "ENDLESS"):
        await create(store, code, clock=None if code == "ENDLESS" else 60)
    await fill(store, "SEED")
    await act(store, "SEED", c.Start(), now=100.0)
    await play(store, "PLAY", at=100.0)
    await play(store, "ENDLESS", at=100.0)
    assert list(await store.due(99.0 + SEEDING_SECONDS)) == []
    assert list(await store.due(100.0 + SEEDING_SECONDS)) == ["SEED"]
    deadline = (await store.match("PLAY")).deadline or 0.0
    assert sorted(await store.due(deadline)) == ["PLAY", "SEED"]
    await act(store, "PLAY", c.Extend(10.0), now=deadline)
    assert list(await store.due(deadline)) == ["SEED"]
    await store.close()


async def open_tables_wait_for_players(open_store: OpenStore) -> None:
    store = await open_store()
    for at, code in enumerate(("OLD", "FULL", "NEW", "PLAYING", "PRIVATE")):
        await create(store, code, at=float(at), private=code == "PRIVATE")
    await fill(store, "FULL")
    await play(store, "PLAYING")
    assert [match.code for match in await store.open_tables(10)] == ["NEW", "OLD"]
    assert [match.code for match in await store.open_tables(1)] == ["NEW"]
    assert (await store.open_tables(1))[0] == await store.match("NEW")
    await act(store, "FULL", c.Leave(Seat(1)))
    assert [match.code for match in await store.open_tables(10)] == ["NEW", "FULL", "OLD"]
    await store.close()


async def time_runs_where_something_happens_by_itself(open_store: OpenStore) -> None:
    store = await open_store()
    for code in ("LOBBY", "SLOW", "FAST", "OVER"):
        await create(store, code, clock=90 if code == "SLOW" else 60)
    await create(store, "UNTIMED")
    for code in ("SLOW", "FAST", "OVER", "UNTIMED"):
        await play(store, code)
    await play_to_the_end(store, "OVER", seed=1)
    await create(store, "SEEDING")
    await fill(store, "SEEDING")
    await act(store, "SEEDING", c.Start())
    assert list(await store.timed()) == ["SEEDING", "FAST", "SLOW"]
    await store.close()
    store = await open_store()
    assert list(await store.timed()) == ["SEEDING", "FAST", "SLOW"]
    await store.close()


async def tables_of_other_rules_are_only_shown(open_store: OpenStore) -> None:
    store = await open_store()
    for code in ("LOBBY", "PLAY"):
        await create(store, code, clock=60)
    await play(store, "PLAY")
    before = await log(store, "PLAY")
    await store.close()
    game = GAMES[SMALL]
    newer = replace(game, rules=replace(game.rules, version=99))
    with patch.dict(GAMES, {SMALL: newer}):
        store = await open_store()
        assert [*await store.timed(), *await store.due(1e9), *await store.open_tables(9)] == []
        assert (await store.match("PLAY")).status is Status.ARCHIVED
        assert await log(store, "PLAY") == before
        await store.close()


# Removed


async def what_is_idle_is_found_by_its_status_and_its_last_line(open_store: OpenStore) -> None:
    store = await open_store()
    for code in ("LOBBY", "TALKED", "PLAY", "OVER"):
        await create(store, code, at=1.0)
    await act(store, "TALKED", c.Say(Seat(0), "hello"), now=50.0)
    for code in ("PLAY", "OVER"):
        await play(store, code, at=20.0)
    await play_to_the_end(store, "OVER", seed=1)
    assert list(await store.idle("lobby", 1.0, 9)) == []
    assert list(await store.idle("lobby", 1.5, 9)) == ["LOBBY"]
    assert sorted(await store.idle("lobby", 51.0, 9)) == ["LOBBY", "TALKED"]
    assert len(await store.idle("lobby", 51.0, 1)) == 1
    assert list(await store.idle("over", 1e9, 9)) == ["OVER"]
    assert list(await store.idle("playing", 1e9, 9)) == ["PLAY"]
    await store.close()


async def a_table_is_removed_with_all_that_was_written_there(open_store: OpenStore) -> None:
    store = await open_store()
    for code in ("GONE", "STAYS"):
        await create(store, code)
        await say(store, code, "hello", ADAS)
    before = await log(store, "STAYS")
    assert await store.remove("GONE", "lobby", 1e9)
    for asking in (store.match("GONE"), store.lines("GONE", 0), say(store, "GONE", "hi", ADAS)):
        with raises(NoSuchTableError):
            await asking
    assert [match.code for match in await store.open_tables(9)] == ["STAYS"]
    assert not await store.remove("GONE", "lobby", 1e9)
    await store.close()
    store = await open_store()
    with raises(NoSuchTableError):
        await store.match("GONE")
    assert await log(store, "STAYS") == before
    await create(store, "GONE", players=5)
    assert not (await say(store, "GONE", "a key of before", ADAS)).again
    assert (await store.match("GONE")).head == 2
    await store.close()


async def what_is_not_idle_is_not_removed(open_store: OpenStore) -> None:
    store = await open_store()
    for code in ("LOBBY", "PLAY"):
        await create(store, code, at=1.0)
    await play(store, "PLAY")
    await act(store, "LOBBY", c.Say(Seat(0), "still here"), now=50.0)
    for code, status, moment in [
        ("PLAY", "lobby", 1e9),
        ("PLAY", "over", 1e9),
        ("LOBBY", "lobby", 50.0),
        ("LOBBY", "over", 1e9),
        ("NEVER", "lobby", 1e9),
    ]:
        assert not await store.remove(code, status, moment)
    assert (await store.match("PLAY")).status is Status.PLAYING
    assert (await store.match("LOBBY")).head == 2
    await store.close()


async def who_comes_while_a_table_is_removed_keeps_it_or_is_refused(
    open_store: OpenStore,
) -> None:
    """No viewer receives a line that is not stored."""
    store = await open_store()
    for n in range(30):
        code = f"TABLE{n}"
        await create(store, code, at=1.0)
        talking = [act(store, code, c.Say(Seat(0), "hello"), now=50.0) for _ in range(3)]
        removing = store.remove(code, "lobby", 40.0)
        works = [*talking[: n % 4], removing, *talking[n % 4 :]]
        done = await asyncio.gather(*works, store.match(code), return_exceptions=True)
        written = [result for result in done if isinstance(result, Written)]
        if any(result is True for result in done):
            assert not written
            with raises(NoSuchTableError):
                await store.match(code)
        else:
            assert len(written) == 3
            assert (await store.match(code)).head == 4
    await store.close()


# Opened again


async def opened_again_the_tables_are_the_same(open_store: OpenStore) -> None:
    store, before, logs = await open_store(), {}, {}
    for n, game in enumerate((LARGE, SMALL)):
        for code in (f"LOBBY{n}", f"PLAY{n}", f"OVER{n}"):
            await create(store, code, game=game, players=3, clock=60)
            if not code.startswith("LOBBY"):
                await play(store, code)
            if code.startswith("OVER"):
                await play_to_the_end(store, code, seed=n)
            before[code] = await store.match(code)
            logs[code] = await log(store, code)
    await act(store, "PLAY0", choices(before["PLAY0"], Random(1))[0])
    before["PLAY0"], logs["PLAY0"] = await store.match("PLAY0"), await log(store, "PLAY0")
    await store.close()
    store = await open_store()
    assert {code: await store.match(code) for code in before} == before
    assert {code: await log(store, code) for code in before} == logs
    await play_to_the_end(store, "PLAY0", seed=1)
    await store.close()


async def thousands_of_lines(open_store: OpenStore) -> None:
    store, codes = await open_store(), ["ONE", "TWO", "THREE"]
    for code in codes:
        await create(store, code)
    for n in range(10):
        await asyncio.gather(*[say(store, code, f"{n}") for code in codes for _ in range(100)])
    before = {code: await log(store, code) for code in codes}
    await store.close()
    store = await open_store()
    assert {code: await log(store, code) for code in codes} == before
    assert [line.number for line in await store.lines("TWO", 500)] == list(range(501, 1002))
    assert [line.number for line in await store.lines("TWO", 500, 3)] == [501, 502, 503]
    assert [line.number for line in await store.lines("TWO", 990, 3)] == [991, 992, 993]
    await store.close()


async def closing_finishes_what_is_being_written(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    talking = [asyncio.create_task(say(store, "ONE", f"{n}")) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    done = await asyncio.gather(*talking, return_exceptions=True)
    with raises(StoreError):
        await say(store, "ONE", "too late")
    acked = {result.number for result in done if isinstance(result, Written)}
    store = await open_store()
    assert acked == {line.number for line in await store.lines("ONE", 1)}
    await store.close()


# Tables that have ended


async def ended_tables_have_sequences_in_their_order(open_store: OpenStore) -> None:
    store = await open_store()
    for code in ("ONE", "TWO", "PLAYING", "THREE"):
        await create(store, code)
        await play(store, code)
    assert list(await store.ended(0, 9)) == []
    for code in ("TWO", "ONE"):
        await play_to_the_end(store, code, seed=1)
    first = await store.ended(0, 9)
    assert [row.code for row in first] == ["TWO", "ONE"]
    assert first[0].sequence < first[1].sequence
    assert [row.kept for row in first] == [None, None]
    await play_to_the_end(store, "THREE", seed=1)
    await say(store, "ONE", "gg")
    [third] = await store.ended(first[-1].sequence, 9)
    assert third.code == "THREE"
    assert list(await store.ended(0, 1)) == [first[0]]
    assert list(await store.ended(third.sequence, 9)) == []
    again = await open_store() if store.shared else store
    assert list(await again.ended(0, 9)) == [*first, third]
    await again.close()
    await store.close()


async def ended_tables_are_known_after_a_restart(open_store: OpenStore) -> None:
    store = await open_store()
    await create(store, "ONE")
    await play(store, "ONE")
    match = await play_to_the_end(store, "ONE", seed=1)
    ended = await store.ended(0, 9)
    assert [(row.code, row.at) for row in ended] == [("ONE", match.at)]
    await store.close()
    later = await open_store()
    assert list(await later.ended(0, 9)) == list(ended)
    await later.close()


async def a_result_outlives_its_log(open_store: OpenStore) -> None:
    store = await open_store()
    for code in ("GONE", "STAYS"):
        await create(store, code)
        await play(store, code)
    match = await play_to_the_end(store, "GONE", seed=1)
    await play_to_the_end(store, "STAYS", seed=2)
    before = await store.ended(0, 9)
    assert await store.remove("GONE", "over", 1e9)
    gone, stays = await store.ended(0, 9)
    assert gone == replace(before[0], kept=finished(match))
    assert stays == before[1]
    assert gone.kept is not None
    assert gone.kept.result == match.result()
    await create(store, "GONE")
    await play(store, "GONE")
    await play_to_the_end(store, "GONE", seed=3)
    assert [row.code for row in await store.ended(0, 9)] == ["GONE", "STAYS", "GONE"]
    await store.close()


LAWS: Final[tuple[Law, ...]] = (
    tables_are_due_when_their_time_is_up,
    open_tables_wait_for_players,
    time_runs_where_something_happens_by_itself,
    tables_of_other_rules_are_only_shown,
    what_is_idle_is_found_by_its_status_and_its_last_line,
    a_table_is_removed_with_all_that_was_written_there,
    what_is_not_idle_is_not_removed,
    who_comes_while_a_table_is_removed_keeps_it_or_is_refused,
    opened_again_the_tables_are_the_same,
    thousands_of_lines,
    closing_finishes_what_is_being_written,
    ended_tables_have_sequences_in_their_order,
    ended_tables_are_known_after_a_restart,
    a_result_outlives_its_log,
)
