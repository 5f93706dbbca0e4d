"""What is submitted is answered once, when it is durable, and told to everybody."""

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
from paddock.server.store.base import NoSuchTableError, StoreError, Written
from paddock.server.table.errors import Refused, RulesFailedError
from paddock.server.table.requests import Key, Member
from tests.server.faulty_store import FaultyStore
from tests.server.raw import PATIENCE, RawClient, connected, cookies_of, frame, served
from tests.server.scenes import create, failing, several, transact
from tests.server.world import World

EVERY = 0.25


def played(test: Callable[[World, FaultyStore], Awaitable[None]], path: Path) -> None:
    """A world on a real file."""

    async def play() -> None:
        store = await FaultyStore.open(path / "paddock.db")
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


def test_a_store_calls_back_once_whatever_it_has_to_wait_for(tmp_path: Path) -> None:
    async def test(world: World, store: FaultyStore) -> None:
        await create(store, "ONE")
        at_hand, used, unknown, late = Answered(), Answered(), Answered(), Answered()
        store.submit("ONE", several(["a", "b"]), key(1), at_hand)
        assert ((await at_hand.found).number, (await store.match("ONE")).head) == (2, 3)
        store.submit("ONE", several(["a", "b"]), key(1), used)
        assert ((await used.found).number, (await used.found).again) == (2, True)
        store.submit("TWO", several(["a"]), key(1), unknown)
        with pytest.raises(NoSuchTableError):
            await unknown.found
        await store.close()
        store.submit("ONE", several(["a"]), key(2), late)
        with pytest.raises(StoreError, match="store-closed"):
            await late.found
        assert [answer.times for answer in (at_hand, used, unknown, late)] == [1] * 4

    played(test, tmp_path)


def test_what_is_at_hand_and_new_is_decided_at_once(tmp_path: Path) -> None:
    async def test(world: World, store: FaultyStore) -> None:
        await create(store, "ONE")
        decided, answered = list[int](), Answered()

        def decide(match: Any) -> Any:
            decided.append(match.head)
            return several(["a"])(match)

        store.submit("ONE", decide, key(1), answered)
        assert decided == [1]
        await answered.found

    played(test, tmp_path)


def test_a_table_that_is_being_removed_takes_nothing(tmp_path: Path) -> None:
    async def test(world: World, store: FaultyStore) -> None:
        await create(store, "ONE")
        removing = asyncio.create_task(store.remove("ONE", "lobby", 1e12))
        await asyncio.sleep(0)
        answered = Answered()
        store.submit("ONE", several(["late"]), key(1), answered)
        assert await removing
        with pytest.raises(NoSuchTableError):
            await answered.found

    played(test, tmp_path)


def test_a_caller_that_goes_away_keeps_nothing_from_being_written(tmp_path: Path) -> None:
    async def test(world: World, store: FaultyStore) -> None:
        await create(store, "ONE")
        waiting = asyncio.create_task(transact(store, "ONE", several(["a"]), key(1)))
        await asyncio.sleep(0)
        waiting.cancel()
        assert (await transact(store, "ONE", several(["b"]), key(2))).number == 3

    played(test, tmp_path)


# The writer


@pytest.mark.parametrize(
    ("error", "why"),
    [(Refused(Reason.NOT_AWAY), "not-away"), (RulesFailedError(), "rules-failed")],
)
def test_what_is_refused_is_told_once(tmp_path: Path, error: Exception, why: str) -> None:
    async def test(world: World, store: FaultyStore) -> None:
        await create(store, "ONE")
        answered = Answered()
        world.service._writer.write("ONE", failing(error), key(1), answered)
        with pytest.raises(Refused) as refused:
            await answered.found
        assert (refused.value.why, answered.times) == (why, 1)
        assert world.service._writer.on_their_way() == frozenset()
        assert (await store.match("ONE")).failures == isinstance(error, RulesFailedError)

    played(test, tmp_path)


def test_what_rests_on_a_failed_commit_is_decided_again(tmp_path: Path) -> None:
    async def test(world: World, store: FaultyStore) -> None:
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
        writer.write("ONE", several(["lost"]), key(1), lost)
        await asyncio.to_thread(began.wait)
        writer.write("ONE", several(["kept"]), key(2), kept)
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

    async def test(world: World, store: FaultyStore) -> None:
        await create(store, "ONE")
        answered = Answered()
        write = world.service._writer.write
        write("ONE", several(["a"]), key(1), broken)
        write("ONE", failing(Refused(Reason.NOT_AWAY)), key(2), broken)
        write("ONE", several(["b"]), key(3), answered)
        assert (await answered.found).number == 3

    with caplog.at_level(logging.ERROR):
        played(test, tmp_path)
    assert [record.name for record in caplog.records] == ["paddock.failures"] * 2


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


async def entries(store: FaultyStore, code: str, after: int) -> list[Any]:
    return [line.entry for line in await store.lines(code, after)]


def test_case_5_a_choice_after_a_stall_waits_until_its_table_has_the_time(tmp_path: Path) -> None:
    async def test(world: World, store: FaultyStore) -> None:
        code, member, choose = await a_choice(world)
        head, answered = (await store.match(code)).head, Answered()
        world.clock.time += EVERY + 30
        world.service.ask(code, member, choose, answered)
        assert ((await answered.found).number, answered.times) == (head + 2, 1)
        extended, chose = await entries(store, code, head)
        assert isinstance(extended, e.Extended)
        assert extended.seconds == pytest.approx(30)
        assert isinstance(chose, e.Chose)

    played(test, tmp_path)


@pytest.mark.parametrize("killed", [False, True])
def test_case_5_a_choice_that_is_decided_again_after_a_stall_takes_no_time_from_anybody(
    tmp_path: Path,
    killed: bool,  # noqa: FBT001 - a parameter
) -> None:
    """Its batch rested on one that failed; meanwhile the server stood still.

    The line is from before the stall: else the next process would think that we were there.
    """

    async def test(world: World, store: FaultyStore) -> None:
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
        world.service._writer.write("ONE", several(["lost"]), key(1), lost)
        await asyncio.to_thread(began.wait)
        world.service.ask(code, member, choose, answered)
        before_stall = world.clock.time + EVERY
        world.clock.time += EVERY + 30
        gate.set()
        with pytest.raises(StoreError, match="disk-full"):
            await lost.found
        assert (await answered.found).number == head + 1
        [line] = await store.lines(code, head)
        assert line.at <= before_stall
        if killed:
            world.start_service()
            await world.service.downtime.owe(EVERY + 30)
        await world.service.downtime.make_up()
        await world.service.downtime.try_again()
        [extended] = await entries(store, code, head + 1)
        assert isinstance(extended, e.Extended)
        assert extended.seconds == pytest.approx(30)

    played(test, tmp_path)


def test_whether_a_table_is_owed_time_is_asked_once_for_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(world: World, store: FaultyStore) -> None:
        code, member, choose = await a_choice(world)
        asked, owes, answered = list[str](), world.service.downtime.owes, Answered()

        def counted(code: str) -> bool:
            asked.append(code)
            return owes(code)

        monkeypatch.setattr(world.service.downtime, "owes", counted)
        world.service.ask(code, member, choose, answered)
        assert asked == [code]
        await answered.found

    played(test, tmp_path)


# A socket


def live(test: Callable[[World, str, list[RawClient]], Awaitable[None]], path: Path) -> None:
    """A game of two on a real port; their sockets are up to date."""

    async def play(world: World, store: FaultyStore) -> None:
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
        await clients[0].write(frame(choice(looks[0], "mine")))
        assert (await clients[0].until("Ack", "Refusal"))["type"] == "Ack"
        entry = (await clients[1].until("News"))["entry"]
        assert (entry["type"], entry["seat"], entry["action"]) == ("Chose", 0, None)
        await clients[1].write(frame(choice(looks[1], "yours")))
        for client in clients:
            assert (await client.until("Look"))["decision"] == looks[0]["decision"] + 1
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
    async def test(world: World, store: FaultyStore) -> None:
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
        world.service._writer._ask_bots = _fail
        await clients[0].write(frame(choice(look, "mine")))
        assert (await clients[1].until("News"))["entry"]["seat"] == 0
        assert await clients[0].closed() == 1011

    with caplog.at_level(logging.ERROR):
        live(test, tmp_path)


def _fail(*_: object) -> None:
    raise ZeroDivisionError


def test_a_failure_while_a_message_is_taken_ends_the_socket_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(world: World, code: str, clients: list[RawClient]) -> None:
        looks = [await client.until("Look") for client in clients]
        service: Any = world.service
        ask, service.ask = service.ask, _fail
        await clients[0].write(frame(choice(looks[0], "mine")))
        assert await clients[0].closed() == 1011
        service.ask = ask
        await clients[1].write(frame(choice(looks[1], "yours")))
        assert (await clients[1].until("Ack", "Refusal"))["type"] == "Ack"

    with caplog.at_level(logging.ERROR):
        live(test, tmp_path)
    assert [record.message for record in caplog.records] == ["socket failed"]
