"""Choices that reach the disk without a task: answered once, durable, and sent to everybody."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event
from typing import Any

import apsw
import msgspec
import pytest

from paddock.core import Seat
from paddock.proof import entry as e
from paddock.proof.codec import read_action
from paddock.protocol import Choose
from paddock.protocol.reasons import Reason
from paddock.server.play.writer import Writer
from paddock.server.store.base import StoreError, WithdrawnError, Written
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.table.errors import Refused, RulesFailedError
from paddock.server.table.requests import Key, Member
from tests.server.raw import PATIENCE, RawClient, connected, cookies_of, frame, served
from tests.server.scenes import create, failing, several
from tests.server.world import World

EVERY = 0.25


def played(test: Callable[[World, SqliteStore], Awaitable[None]], path: Path) -> None:
    """A world on a real file: the memory store has no short way."""

    async def play() -> None:
        store = await SqliteStore.open(path / "paddock.db")
        try:
            async with asyncio.timeout(PATIENCE), World(store=store) as world:
                await test(world, store)
        finally:
            await store.close()

    asyncio.run(play())


class Answered:
    """What came of a request; `wait` returns or raises it."""

    def __init__(self) -> None:
        self.found: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
        self.times = 0

    def __call__(self, found: Written | Exception) -> None:
        self.times += 1
        if isinstance(found, Exception):
            self.found.set_exception(found)
        else:
            self.found.set_result(found)


def key(number: int) -> Key:
    return Key(Seat(0), f"k{number}", "digest")


# The store


def test_a_store_takes_what_is_at_hand_and_new_and_nothing_else(tmp_path: Path) -> None:
    async def test(world: World, store: SqliteStore) -> None:
        await create(store, "ONE")
        answer: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
        assert store.submit("ONE", several(["a", "b"]), key(1), answer)
        assert ((await answer).number, (await store.match("ONE")).head) == (2, 3)
        assert not store.submit("ONE", several(["a", "b"]), key(1), answer), "the key was used"
        assert not store.submit("TWO", several(["a"]), key(1), answer), "it is not at hand"
        await store.close()
        assert not store.submit("ONE", several(["a"]), key(2), answer), "it is closed"

    played(test, tmp_path)


def test_a_store_that_removes_a_table_takes_nothing_for_it(tmp_path: Path) -> None:
    async def test(world: World, store: SqliteStore) -> None:
        await create(store, "ONE")
        removing = asyncio.create_task(store.remove("ONE", "lobby", 1e12))
        await asyncio.sleep(0)
        answer: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
        assert not store.submit("ONE", several(["late"]), key(1), answer)
        assert await removing

    played(test, tmp_path)


# The writer


@pytest.mark.parametrize(
    ("error", "why"),
    [(Refused(Reason.NOT_AWAY), "not-away"), (RulesFailedError(), "rules-failed")],
)
def test_what_is_refused_is_told_once(tmp_path: Path, error: Exception, why: str) -> None:
    async def test(world: World, store: SqliteStore) -> None:
        await create(store, "ONE")
        answered = Answered()
        assert world.service._writer.submit("ONE", failing(error), key(1), answered)
        with pytest.raises(Refused) as refused:
            await answered.found
        assert (refused.value.why, answered.times) == (why, 1)
        assert world.service._writer.on_their_way() == frozenset()
        assert (await store.match("ONE")).failures == isinstance(error, RulesFailedError)

    played(test, tmp_path)


def test_what_rests_on_a_failed_commit_is_done_the_long_way(tmp_path: Path) -> None:
    async def test(world: World, store: SqliteStore) -> None:
        await create(store, "ONE")
        began, gate, left = Event(), Event(), [apsw.FullError("planted")]

        def fault(moment: str) -> None:
            began.set()
            gate.wait()
            if moment == "commit" and left:
                raise left.pop()

        store.fault = fault
        writer: Writer = world.service._writer
        lost, kept = Answered(), Answered()
        assert writer.submit("ONE", several(["lost"]), key(1), lost)
        await asyncio.to_thread(began.wait)
        assert writer.submit("ONE", several(["kept"]), key(2), kept)
        assert writer.on_their_way() == {"ONE"}
        gate.set()
        with pytest.raises(StoreError, match="disk-full"):
            await lost.found
        assert ((await kept.found).number, kept.times, lost.times) == (2, 1, 1)
        assert writer.on_their_way() == frozenset()

    played(test, tmp_path)


def test_who_cannot_be_told_keeps_nobody_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(found: Written | Exception) -> None:
        raise ZeroDivisionError

    async def test(world: World, store: SqliteStore) -> None:
        await create(store, "ONE")
        answered = Answered()
        submit = world.service._writer.submit
        assert submit("ONE", several(["a"]), key(1), broken)
        assert submit("ONE", failing(Refused(Reason.NOT_AWAY)), key(2), broken)
        assert submit("ONE", several(["b"]), key(3), answered)
        assert (await answered.found).number == 3

    with caplog.at_level(logging.ERROR):
        played(test, tmp_path)
    assert [record.name for record in caplog.records] == ["paddock.failures"] * 2


def test_what_fails_while_it_is_tried_again_is_told(tmp_path: Path) -> None:
    async def test(world: World, store: SqliteStore) -> None:
        await create(store, "ONE")
        answered = Answered()
        errors = [WithdrawnError(alone=False), ZeroDivisionError()]

        def decide(_: object) -> Any:
            raise errors.pop(0)

        assert world.service._writer.submit("ONE", decide, key(1), answered)
        with pytest.raises(ZeroDivisionError):
            await answered.found

    played(test, tmp_path)


async def a_choice(world: World) -> tuple[str, Member, Choose[Any]]:
    """The first choice of a game with a clock that runs."""
    code, seats = await world.started(players=2, clock=60)
    world.clock.time += 5
    world.service.downtime.watch(EVERY)
    member = await world.service.member(code, 0, world.http.cookies[f"seat-{code}-0"])
    assert member is not None
    look = seats[0].look
    action = read_action("why_first", look["options"][0])
    return code, member, Choose[Any]("k", look["decision"], action)


async def entries(store: SqliteStore, code: str, after: int) -> list[Any]:
    return [line.entry for line in await store.lines(code, after)]


def test_case_5_a_choice_after_a_stall_waits_until_its_table_has_the_time(tmp_path: Path) -> None:
    async def test(world: World, store: SqliteStore) -> None:
        code, member, choose = await a_choice(world)
        head, answered = (await store.match(code)).head, Answered()
        world.clock.time += EVERY + 30
        assert world.service.submit(code, member, choose, answered)
        assert ((await answered.found).number, answered.times) == (head + 2, 1)
        extended, chose = await entries(store, code, head)
        assert isinstance(extended, e.Extended)
        assert extended.seconds == pytest.approx(30)
        assert isinstance(chose, e.Chose)

    played(test, tmp_path)


def test_case_5_a_choice_that_is_tried_again_after_a_stall_waits_for_the_time(
    tmp_path: Path,
) -> None:
    """Its batch rested on one that failed; meanwhile the server stood still."""

    async def test(world: World, store: SqliteStore) -> None:
        code, member, choose = await a_choice(world)
        await create(store, "ONE")
        began, gate, left = Event(), Event(), [apsw.FullError("planted")]

        def fault(moment: str) -> None:
            began.set()
            gate.wait()
            if moment == "commit" and left:
                raise left.pop()

        head, lost, answered = (await store.match(code)).head, Answered(), Answered()
        store.fault = fault
        assert world.service._writer.submit("ONE", several(["lost"]), key(1), lost)
        await asyncio.to_thread(began.wait)
        assert world.service.submit(code, member, choose, answered)
        world.clock.time += EVERY + 30
        gate.set()
        with pytest.raises(StoreError, match="disk-full"):
            await lost.found
        assert (await answered.found).number == head + 2
        assert [type(entry) for entry in await entries(store, code, head)] == [e.Extended, e.Chose]

    played(test, tmp_path)


def test_whether_a_table_is_owed_time_is_asked_once_for_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(world: World, store: SqliteStore) -> None:
        code, member, choose = await a_choice(world)
        asked, owes, answered = list[str](), world.service.downtime.owes, Answered()

        def counted(code: str) -> bool:
            asked.append(code)
            return owes(code)

        monkeypatch.setattr(world.service.downtime, "owes", counted)
        assert world.service.submit(code, member, choose, answered)
        assert asked == [code]
        await answered.found

    played(test, tmp_path)


# A socket


def live(test: Callable[[World, str, list[RawClient]], Awaitable[None]], path: Path) -> None:
    """A game of two on a real port; their sockets are up to date."""

    async def play(world: World, store: SqliteStore) -> None:
        async with served(world) as address:
            code, _ = await world.started(players=2)
            clients = [
                await connected(address, code, seat, cookie=cookies_of(world)) for seat in (0, 1)
            ]
            await test(world, code, clients)
            for client in clients:
                client.socket.close()

    played(play, path)


def choice(look: Any, name: str, option: int = 0) -> bytes:
    return msgspec.json.encode(
        {
            "type": "Choose",
            "key": name,
            "decision": look["decision"],
            "action": look["options"][option],
        }
    )


def test_a_choice_is_acked_and_told_to_everybody(tmp_path: Path) -> None:
    async def test(world: World, code: str, clients: list[RawClient]) -> None:
        looks = [await client.until("Look") for client in clients]
        submitted = world.store.submit
        asked: list[bool] = []

        def submit(*parts: Any) -> bool:
            asked.append(submitted(*parts))
            return asked[-1]

        world.store.submit = submit
        await clients[0].write(frame(choice(looks[0], "mine")))
        assert (await clients[0].until("Ack", "Refusal"))["type"] == "Ack"
        entry = (await clients[1].until("News"))["entry"]
        assert (entry["type"], entry["seat"], entry["action"]) == ("Chose", 0, None)
        await clients[1].write(frame(choice(looks[1], "yours")))
        for client in clients:
            assert (await client.until("Look"))["decision"] == looks[0]["decision"] + 1
        assert asked == [True, True]
        text = (await world.http.get("/metrics")).text
        assert "paddock_choice_seconds_count 2" in text

    live(test, tmp_path)


def test_what_comes_behind_a_choice_is_answered_after_it(tmp_path: Path) -> None:
    async def test(world: World, code: str, clients: list[RawClient]) -> None:
        look = await clients[0].until("Look")
        began, gate = Event(), Event()

        def fault(moment: str) -> None:
            began.set()
            gate.wait()

        world.store.fault = fault
        await clients[0].write(frame(choice(look, "first")))
        await asyncio.to_thread(began.wait)
        await clients[0].say(type="Ping", sent=1.0)
        await clients[1].say(type="Ping", sent=2.0)
        assert (await clients[1].until("Pong"))["sent"] == 2.0
        gate.set()
        assert (await clients[0].until("Ack", "Refusal", "Pong"))["type"] == "Ack"
        assert (await clients[0].until("Ack", "Refusal", "Pong"))["type"] == "Pong"

    live(test, tmp_path)


def test_a_late_choice_is_refused_and_followed_by_a_look(tmp_path: Path) -> None:
    async def test(world: World, code: str, clients: list[RawClient]) -> None:
        look = await clients[0].until("Look")
        await clients[0].write(frame(choice({**look, "decision": 77}, "late")))
        assert (await clients[0].until("Ack", "Refusal"))["why"] == "other-decision"
        assert (await clients[0].until("Look"))["decision"] == look["decision"]

    live(test, tmp_path)


def test_a_choice_of_a_spectator_goes_nowhere(tmp_path: Path) -> None:
    async def test(world: World, store: SqliteStore) -> None:
        async with served(world) as address:
            code, seats = await world.started(players=2)
            watching = await connected(address, code)
            await watching.until("Look")
            await watching.write(frame(choice(seats[0].look, "mine")))
            assert (await watching.until("Ack", "Refusal"))["why"] == "spectator"
            watching.socket.close()

    played(test, tmp_path)


def test_a_failure_ends_the_socket_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(world: World, code: str, clients: list[RawClient]) -> None:
        look, _ = [await client.until("Look") for client in clients]
        world.service._writer._then = _fail
        await clients[0].write(frame(choice(look, "mine")))
        assert (await clients[1].until("News"))["entry"]["seat"] == 0
        assert await clients[0].closed() == 1011

    with caplog.at_level(logging.ERROR):
        live(test, tmp_path)


def _fail(_: object) -> None:
    raise ZeroDivisionError
