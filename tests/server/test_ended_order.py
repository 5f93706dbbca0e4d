"""The order of tables that have ended, on PostgreSQL: no row is skipped when a commit is slow."""

import asyncio

import psycopg
import pytest

from paddock.server.store.base import EndedTable
from paddock.server.store.postgres import log
from paddock.server.store.postgres.store import PostgresStore
from tests.server.scenes import create, in_a_loop, play, play_to_the_end

pytest_plugins = ["tests.postgres"]

BY_ID = "UPDATE paddock.ended SET sequence = id WHERE sequence IS NULL"
"""What everybody would write: the number of a row is drawn before its transaction commits."""


async def ended(store: PostgresStore, code: str) -> None:
    await create(store, code)
    await play(store, code)
    await play_to_the_end(store, code, seed=1)


async def followed(url: str) -> list[EndedTable]:
    """All rows as a follower meets them, while a transaction that began first commits last."""
    store = await PostgresStore.open(url)
    with psycopg.connect(url) as slow:
        slow.execute("INSERT INTO paddock.ended (code, at) VALUES ('SLOW', 1)")
        await ended(store, "ONE")
        met = [*await store.ended(0, 9)]
        assert [row.code for row in met] == ["ONE"]
        slow.commit()
    await ended(store, "TWO")
    met += await store.ended(met[-1].sequence, 9)
    await store.close()
    return met


@in_a_loop
async def test_a_slow_transaction_is_not_skipped(postgres_url: str) -> None:
    met = await followed(postgres_url)
    assert [row.code for row in met] == ["ONE", "SLOW", "TWO"]
    assert [row.sequence for row in met] == [1, 2, 3]


def test_numbers_that_are_drawn_before_the_commit_skip_one(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted fault, so that the test above is known to find it."""
    monkeypatch.setattr(log, "_NUMBER", BY_ID)
    assert [row.code for row in asyncio.run(followed(postgres_url))] == ["ONE", "TWO"]


@in_a_loop
async def test_a_transaction_that_is_rolled_back_leaves_no_gap(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    with psycopg.connect(postgres_url) as slow:
        slow.execute("INSERT INTO paddock.ended (code, at) VALUES ('SLOW', 1)")
        slow.rollback()
    await ended(store, "ONE")
    assert [(row.sequence, row.code) for row in await store.ended(0, 9)] == [(1, "ONE")]
    await store.close()


@in_a_loop
async def test_several_who_follow_at_once_meet_the_same_order(postgres_url: str) -> None:
    stores = [await PostgresStore.open(postgres_url) for _ in range(2)]
    with psycopg.connect(postgres_url, autocommit=True) as writer:
        found: list[list[EndedTable]] = [[], []]

        async def follow(at: int) -> None:
            while len(found[at]) < 60:
                last = found[at][-1].sequence if found[at] else 0
                found[at] += await stores[at].ended(last, 7)
                await asyncio.sleep(0)

        async def write() -> None:
            for number in range(60):
                add = "INSERT INTO paddock.ended (code, at) VALUES (%s, 1)"
                writer.execute(add, (f"T{number}",))
                await asyncio.sleep(0.002)

        async with asyncio.timeout(30):
            await asyncio.gather(follow(0), follow(1), write())
    assert found[0] == found[1]
    assert [row.sequence for row in found[0]] == list(range(1, 61))
    for store in stores:
        await store.close()
