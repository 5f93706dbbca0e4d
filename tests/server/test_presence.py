"""Which seats have a connection: shown to everyone soon after it changed, and part of no log."""

from typing import Any

import msgspec

from paddock.core import Seat
from paddock.server.play.feed import Feeds
from paddock.server.play.presence import (
    ANNOUNCE_SECONDS,
    AWAY_AFTER_SECONDS,
    FORGET_SECONDS,
    TABLES_IN_A_WORD,
    Presence,
)
from paddock.server.process.run import SWEEP_SECONDS
from paddock.server.store.base import Hear, HearWord
from tests.server.memory_store import MemoryStore
from tests.server.scenes import in_a_loop
from tests.server.world import HandClock, Socket, World, run

MAX_SECONDS = 5.0
"""What docs/fault-cases.md promises."""


async def later(world: World, seconds: float) -> None:
    world.clock.time += seconds
    await world.service.sweep()
    await world.quiet()


def shown(socket: Socket) -> list[Any]:
    """Every list of connected seats that a client was sent, in order."""
    said = [msgspec.json.decode(text) for text in socket.texts]
    return [message["connected"] for message in said if "connected" in message]


def test_case_37_the_others_see_within_five_seconds_that_a_connection_is_gone() -> None:
    async def test(world: World) -> None:
        _, [ada, ben, kit] = await world.started()
        await later(world, 1.0)
        head = ada.look["head"]
        await ben.leave()
        for _ in range(int(MAX_SECONDS / SWEEP_SECONDS)):
            await later(world, SWEEP_SECONDS)
        assert shown(ada)[-1] == shown(kit)[-1] == [0, 2]
        assert (await ada.until("Presence")) is not None
        assert ada.look["head"] == head

    run(test)


def test_case_37_who_comes_back_is_shown_at_once() -> None:
    async def test(world: World) -> None:
        code, [ada, ben, _] = await world.started()
        await ben.leave()
        await later(world, 0.1)
        await later(world, AWAY_AFTER_SECONDS)
        assert shown(ada)[-1] == [0, 2]
        back = await world.watch(code, 1)
        await later(world, 0.1)
        assert shown(ada)[-1] == [0, 1, 2]
        assert shown(back) == [[0, 1, 2]]

    run(test)


def test_case_37_a_page_that_is_loaded_again_was_never_gone() -> None:
    async def test(world: World) -> None:
        code, [ada, ben, _] = await world.started()
        await later(world, 0.1)
        before = len(shown(ada))
        await ben.leave()
        await later(world, AWAY_AFTER_SECONDS / 2)
        await world.watch(code, 1)
        await later(world, AWAY_AFTER_SECONDS)
        await later(world, AWAY_AFTER_SECONDS)
        assert len(shown(ada)) == before

    run(test)


def test_one_of_two_tabs_may_be_closed() -> None:
    async def test(world: World) -> None:
        code, [ada, ben, _] = await world.started()
        await world.watch(code, 1)
        await ben.leave()
        await later(world, 0.1)
        await later(world, AWAY_AFTER_SECONDS)
        assert shown(ada)[-1] == [0, 1, 2]

    run(test)


def test_spectators_see_it_and_do_not_count() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 0)
        watching = await world.watch(code)
        assert shown(watching) == [[]]
        ada = await world.watch(code, 0)
        await later(world, 0.1)
        assert shown(watching) == [[], [0]]
        await watching.leave()
        await later(world, AWAY_AFTER_SECONDS)
        assert shown(ada) == [[0]]

    run(test)


def watching(socket: Socket) -> list[int]:
    """Every count of those who only watch that a client was sent, in order."""
    said = [msgspec.json.decode(text) for text in socket.texts]
    return [message["watching"] for message in said if "watching" in message]


def test_players_see_how_many_only_watch() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 0)
        ada = await world.watch(code, 0)
        await later(world, 0.1)
        world.http = world.browser()  # another device, without Ada's cookie
        eva, tom = await world.watch(code), await world.watch(code)
        await later(world, 0.1)
        assert watching(ada)[-1] == watching(eva)[-1] == watching(tom)[-1] == 2
        await tom.leave()
        await later(world, 0.1)
        assert watching(ada) == [0, 2, 1]
        assert shown(ada)[-1] == [0]

    run(test)


def test_a_device_with_a_seat_does_not_watch_its_own_table() -> None:
    async def test(world: World) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 0)
        ada = await world.watch(code, 0)
        board = await world.watch(code)
        await later(world, 0.1)
        assert watching(ada)[-1] == watching(board)[-1] == 0
        other = await world.open_table(players=2)
        elsewhere = await world.watch(other)
        await later(world, 0.1)
        assert watching(elsewhere)[-1] == 1

    run(test)


def test_each_table_is_by_itself() -> None:
    async def test(world: World) -> None:
        _, [ada, _, _] = await world.started()
        await later(world, 0.1)
        before = shown(ada)
        _, [_, ben, _] = await world.started()
        await ben.leave()
        await later(world, 0.1)
        await later(world, AWAY_AFTER_SECONDS)
        assert shown(ada) == before

    run(test)


def test_nothing_is_kept_of_tables_that_nobody_watches() -> None:
    async def test(world: World) -> None:
        _, seats = await world.started()
        await later(world, 0.1)
        for socket in seats:
            await socket.leave()
        await later(world, 0.1)
        await later(world, AWAY_AFTER_SECONDS)
        presence = world.service.presence
        assert not presence._shown
        assert not presence._leaving

    run(test)


# Several processes


class SharedStore(MemoryStore):
    """Processes that hear each other's words."""

    shared = True

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self._hearing: list[HearWord] = []

    async def listen(self, hear: Hear, hear_word: HearWord | None = None) -> None:
        assert hear_word is not None
        self._hearing.append(hear_word)

    def announce(self, word: str) -> None:
        self.words.append(word)
        for hear in self._hearing:
            hear(word)


async def two_processes() -> tuple[World, World]:
    store = SharedStore()
    one = World(store)
    other = World(store, clock=one.clock)
    other.http = one.http = one.browser()
    for world in (one, other):
        await store.listen(world.service.feeds.wake, world.service.presence.hear)
    return one, other


async def both_later(one: World, other: World, seconds: float) -> None:
    await later(one, seconds)
    await later(other, 0.0)
    await later(one, 0.0)


@in_a_loop
async def test_case_37_a_seat_that_is_connected_to_another_process_is_connected() -> None:
    one, other = await two_processes()
    code, [ada, ben, _] = await one.started()
    await ben.leave()
    ben = await other.watch(code, 1)
    await both_later(one, other, 0.1)
    await both_later(one, other, AWAY_AFTER_SECONDS + 0.1)
    assert shown(ada)[-1] == shown(ben)[-1] == [0, 1, 2]
    await ben.leave()
    await both_later(one, other, 0.1)
    await both_later(one, other, AWAY_AFTER_SECONDS + 0.1)
    assert shown(ada)[-1] == [0, 2]


@in_a_loop
async def test_who_watches_at_another_process_is_counted_until_that_ends() -> None:
    one, other = await two_processes()
    code, [ada, *_] = await one.started()
    other.http = other.browser()
    await other.watch(code)
    await one.watch(code)  # this one has the players' cookies
    await both_later(one, other, 0.1)
    assert watching(ada)[-1] == 1
    for _ in range(4):  # the other one says nothing more
        await later(one, ANNOUNCE_SECONDS)
    assert watching(ada)[-1] == 0


@in_a_loop
async def test_a_process_that_was_killed_is_forgotten() -> None:
    one, other = await two_processes()
    code, [ada, ben, _] = await one.started()
    await ben.leave()
    await other.watch(code, 1)
    await both_later(one, other, 0.1)
    for _ in range(10):
        await both_later(one, other, ANNOUNCE_SECONDS)
    assert shown(ada)[-1] == [0, 1, 2]
    for _ in range(4):  # the other one says nothing more
        await later(one, ANNOUNCE_SECONDS)
    assert shown(ada)[-1] == [0, 2]


def test_many_tables_fit_into_several_words() -> None:
    store, clock = SharedStore(), HandClock()
    feeds = Feeds(store)
    feeds._changed = {f"KESTREL{number:05}" for number in range(TABLES_IN_A_WORD + 1)}
    Presence(store, feeds, clock).update()
    assert len(store.words) == 2
    assert max(map(len, store.words)) < 7_900


def test_a_table_in_a_word_may_have_all_its_seats() -> None:
    store, clock = SharedStore(), HandClock()
    presence = Presence(store, Feeds(store), clock)
    presence.hear("another KESTREL00001:012345 KESTREL00002:")
    presence.update()
    assert presence.connected("KESTREL00001") == frozenset(map(Seat, range(6)))
    assert presence.connected("KESTREL00002") == frozenset()
    clock.time += FORGET_SECONDS
    presence.update()
    clock.time += AWAY_AFTER_SECONDS
    presence.update()
    assert presence.connected("KESTREL00001") == frozenset()
