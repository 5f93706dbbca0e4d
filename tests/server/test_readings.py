"""Viewers who lack the same lines share one reading of them; nobody gets less than they know of."""

import asyncio
from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from paddock.proof import entry as e
from paddock.proof.entry import AnyLine
from paddock.protocol.reasons import Reason
from paddock.server.play.delivery import Readings
from paddock.server.play.feed import Feed, Feeds, Reach
from paddock.server.store.base import NoSuchTableError, StoreError, Written
from paddock.server.table import commands as c
from paddock.server.table import decide as d
from paddock.server.table.log_writer import Decided
from paddock.server.table.match import Match
from tests.server.memory_store import MemoryStore
from tests.server.scenes import in_a_loop, opened, transact

CODE = "ONE"


class SharedStore(MemoryStore):
    """A store that other processes write to, and that counts what it is asked."""

    shared = True

    def __init__(self) -> None:
        super().__init__()
        self.asked: Counter[str] = Counter()
        self.fails = False

    async def match(self, code: str) -> Match:
        self.asked["match"] += 1
        found = await super().match(code)
        await asyncio.sleep(0)
        if self.fails:
            raise StoreError(Reason.BUSY)
        return found

    async def lines(self, code: str, after: int, most: int | None = None) -> Sequence[AnyLine]:
        self.asked["lines"] += 1
        await asyncio.sleep(0)
        return await super().lines(code, after, most)


async def a_table() -> tuple[SharedStore, Match]:
    store = SharedStore()
    first = opened(CODE, e.Options("why_first", 2))
    await store.create(CODE, first.match.secret, first)
    return store, first.match


async def somebody_talks(store: SharedStore) -> Written:
    def decide(match: Match) -> Decided:
        return d.decide(match, c.Say(None, "hello"), 1.0)

    return await transact(store, CODE, decide)


def watching(feeds: Feeds, match: Match, count: int) -> list[Feed]:
    return [feeds.open(match, None, 0, Reach(lambda: None)) for _ in range(count)]


@in_a_loop
async def test_all_viewers_of_a_table_share_one_reading() -> None:
    store, match = await a_table()
    feeds = Feeds(store)
    viewers = watching(feeds, match, 4)
    first = await asyncio.gather(*[feed.next() for feed in viewers])
    assert first == [first[0]] * 4
    assert store.asked == {"match": 1, "lines": 1}
    written = await somebody_talks(store)
    feeds.hint(CODE, written.match.head)
    sent = await asyncio.gather(*[feed.next() for feed in viewers])
    assert sent == [sent[0]] * 4
    assert store.asked == {"match": 2, "lines": 2}


@in_a_loop
async def test_a_hint_of_what_was_told_wakes_nobody() -> None:
    store, match = await a_table()
    feeds = Feeds(store)
    [viewer] = watching(feeds, match, 1)
    await viewer.next()
    feeds.hint(CODE, match.head)
    assert not viewer._news._set


@in_a_loop
async def test_who_has_heard_of_a_later_line_reads_again() -> None:
    store, match = await a_table()
    readings, place = Readings(store), (CODE, match.secret, 0)
    early = asyncio.ensure_future(readings.after(place, match.head))
    await asyncio.sleep(0)
    written = await somebody_talks(store)
    late = asyncio.ensure_future(readings.after(place, written.match.head))
    assert (await early).match.head == match.head
    assert (await late).lines[-1].number == written.match.head
    assert (await readings.after(place, match.head)) is (await late)


@in_a_loop
async def test_who_must_know_how_the_table_stands_is_not_given_what_was_read_before() -> None:
    store, match = await a_table()
    feeds = Feeds(store)
    [viewer] = watching(feeds, match, 1)
    await viewer.next()
    await somebody_talks(store)
    viewer.settle()
    sent = await viewer.next()
    assert b"hello" in sent[0]
    del store._logs[CODE]
    viewer.wake(viewer.newest)
    with pytest.raises(NoSuchTableError):
        await viewer.next()


@in_a_loop
async def test_a_table_that_was_opened_again_is_another() -> None:
    store, match = await a_table()
    readings = Readings(store)
    await readings.after((CODE, match.secret, 0), 1)
    del store._logs[CODE]
    other = opened(CODE, e.Options("outspeed", 4))
    again = Decided(replace(other.match, secret=b"2" * 32), other.lines)
    await store.create(CODE, again.match.secret, again)
    found = await readings.after((CODE, again.match.secret, 0), 1)
    assert found.match.options.game == "outspeed"
    old = await readings.after((CODE, match.secret, 5), 6)
    assert old.match.options.game == "outspeed"
    assert (CODE, match.secret, 5) not in readings._kept


@in_a_loop
async def test_a_reading_goes_on_for_the_others_when_one_leaves() -> None:
    store, match = await a_table()
    readings, place = Readings(store), (CODE, match.secret, 0)
    first, second = (asyncio.ensure_future(readings.after(place, 1)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).match.head == match.head
    assert not readings._going


@in_a_loop
async def test_a_reading_that_fails_fails_for_all_and_is_tried_again() -> None:
    store, match = await a_table()
    readings, place = Readings(store), (CODE, match.secret, 0)
    store.fails = True
    for found in await asyncio.gather(
        *[readings.after(place, 1) for _ in range(2)], return_exceptions=True
    ):
        assert isinstance(found, StoreError)
    store.fails = False
    assert (await readings.after(place, 1)).match.head == match.head


@in_a_loop
async def test_only_some_readings_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.play.delivery.KEPT", 2)
    store, match = await a_table()
    await somebody_talks(store)
    readings = Readings(store)
    for cursor in range(3):
        await readings.after((CODE, match.secret, cursor), 2)
    assert [cursor for _, _, cursor in readings._kept] == [1, 2]
