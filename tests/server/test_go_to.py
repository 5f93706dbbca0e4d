"""A socket goes on at another table: checked and limited as a new socket is."""

import asyncio
import json
from typing import Any

import pytest

from paddock.server.web.limits import Limits
from tests.faults.test_frames import live
from tests.server.raw import connected, cookies_of, frame
from tests.server.test_rematch import again, over
from tests.server.world import Socket, World, run

OPEN_WIDE = {"connects": 10_000, "opens": 10_000, "tables": 10_000, "lobbies": 10_000}


async def with_rematch(world: World) -> tuple[str, str, list[Socket]]:
    """A game that is over, its rematch, and both players' sockets at the first table."""
    code, seats = await over(world)
    return code, await again(seats[0]), seats


async def went(socket: Socket, table: str, cursor: int = 0) -> dict[str, Any]:
    """The welcome at another table."""
    await socket.send(type="GoTo", table=table, cursor=cursor)
    return await socket.until("Welcome")


def test_case_39_a_seat_goes_on_at_the_rematch_by_the_same_socket() -> None:
    async def test(world: World) -> None:
        code, rematch, [ada, bea] = await with_rematch(world)
        welcome = await went(ada, rematch)
        assert (welcome["code"], welcome["seat"], welcome["connected"]) == (rematch, 0, [0])
        first = await ada.next()
        assert (first["type"], first["number"]) == ("News", 1), "it begins with the first line"
        assert (await ada.until("Look"))["status"] == "lobby"
        assert await world.http.get("/health") is not None
        assert world.service.feeds.seats(code) == {1}, "one place at a time"
        assert (await ada.ask(type="Say", key="k", text="here"))["type"] == "Ack"
        await went(bea, rematch, welcome["head"])
        assert (await bea.until("News"))["entry"]["text"] == "here"
        texts = [text for text in ada.texts if '"Disclosed"' in text]
        assert len(texts) == 1, "nothing more comes of the table before"

    run(test)


def test_case_39_a_seat_that_goes_on_shows_its_token_as_at_a_handshake() -> None:
    async def test(world: World) -> None:
        _, rematch, [ada, _] = await with_rematch(world)
        other = await world.open_table(players=2)
        await world.browser().post(
            f"/api/tables/{other}/seats", json={"name": "Eve", "pledge": "0" * 64, "seat": 0}
        )
        for table in (other, "NOSUCHTABLE1"):
            socket = await world.watch(rematch, 0)
            await socket.send(type="GoTo", table=table)
            assert await socket.closed() == 4401, "a table without this seat, or none at all"
        spectator = await world.watch(rematch)
        assert (await went(spectator, other))["seat"] is None
        await spectator.send(type="GoTo", table="NOSUCHTABLE1")
        assert await spectator.closed() == 4404
        await ada.leave()

    run(test)


def test_case_39_the_sockets_of_a_seat_are_counted_at_the_table_where_they_are() -> None:
    async def test(world: World) -> None:
        code, rematch, [ada, _] = await with_rematch(world)
        others = [await world.watch(rematch, 0) for _ in range(4)]
        await went(ada, rematch)
        assert await others[0].closed() == 4409, "the oldest makes room"
        for _ in range(5):
            await world.watch(code, 0)
        assert (await ada.ask(type="Say", key="k", text="x"))["type"] == "Ack", "it has left"

    run(test)


def test_case_39_who_goes_from_table_to_table_is_limited_as_new_sockets_are() -> None:
    async def test(world: World) -> None:
        codes = [await world.open_table() for _ in range(2)]
        spectator = await world.watch(codes[0])
        for turn in range(1, 3):
            await went(spectator, codes[turn % 2])
        await spectator.send(type="GoTo", table=codes[1])
        assert await spectator.closed() == 1008

    run(test, limits=Limits(**{**OPEN_WIDE, "connects": 3}))


def test_case_39_a_spectators_messages_are_counted_from_table_to_table() -> None:
    async def test(world: World) -> None:
        codes = [await world.open_table() for _ in range(2)]
        spectator = await world.watch(codes[0])  # one message
        for turn in range(1, 5):
            await went(spectator, codes[turn % 2])
        await spectator.send(type="Ping", sent=1.0)
        assert await spectator.closed() == 1008

    run(test, limits=Limits(**OPEN_WIDE, messages=5))


def test_the_third_message_that_cannot_be_read_is_the_third_of_a_socket() -> None:
    async def test(world: World) -> None:
        codes = [await world.open_table() for _ in range(2)]
        spectator = await world.watch(codes[0])
        await spectator.send_text("{")
        await spectator.send_text("{")
        await went(spectator, codes[1])
        await spectator.send_text("{")
        assert await spectator.closed() == 1008

    run(test)


def test_hello_comes_first_and_only_once() -> None:
    async def test(world: World) -> None:
        code = await world.open_table()
        socket = await world.socket(code)
        await socket.send(type="GoTo", table=code)
        assert (await socket.next())["why"] == "hello-first"
        await socket.send(type="Hello")
        await socket.until("Look")
        await went(socket, code)
        await socket.until("Look")
        await socket.send(type="Hello")
        assert (await socket.next())["why"] == "hello-again"

    run(test)


@pytest.mark.slow
def test_case_39_what_is_sent_around_a_change_of_tables_keeps_its_order() -> None:
    """Behind the transport, which hands whole frames over past the queue."""

    async def test(world: World, address: tuple[str, int]) -> None:
        codes = [await world.open_table() for _ in range(2)]
        for code in codes:
            await world.sit(code, "Ada", 0)
        ada = await connected(address, codes[0], 0, cookie=cookies_of(world))
        await ada.until("Look")
        said = [{"type": "Say", "key": f"k{n}", "text": f"number {n}"} for n in range(6)]
        for one, table in zip(said, (codes * 3)[1:], strict=False):
            going, behind = {"type": "GoTo", "table": table}, {"type": "Ping", "sent": 1}
            await ada.write(_frame(one) + _frame(going) + _frame(behind))
            assert (await ada.until("Ack", "Refusal"))["key"] == one["key"]
            both = [await ada.until("Welcome", "Pong") for _ in range(2)]
            assert sorted(came["type"] for came in both) == ["Pong", "Welcome"]
        for place, code in enumerate(codes):
            lines = await world.store.lines(code, 0)
            keys = [line.key for line in lines if line.key is not None and line.key[0] == "k"]
            assert keys == [one["key"] for one in said[place::2][: len(keys)]]
        # By itself, so that the transport hands it over at once.
        await ada.say(type="GoTo", table=codes[0])
        assert (await ada.until("Welcome"))["code"] == codes[0]
        await ada.say(type="Say", key="last", text="at once")
        assert (await ada.until("Ack"))["key"] == "last"
        ada.socket.close()

    live(test)


def test_what_comes_behind_a_change_of_tables_waits_in_the_queue() -> None:
    async def test(world: World) -> None:
        code, rematch, _ = await with_rematch(world)
        [session] = world.app.state.sockets._seated[code, 0]
        assert session.take(json.dumps({"type": "GoTo", "table": rematch}))
        assert not session.take(json.dumps({"type": "Ping", "sent": 1}))

    run(test)


def _frame(message: dict[str, Any]) -> bytes:
    return frame(json.dumps(message).encode())


def test_many_who_change_tables_at_once_are_all_there_in_the_end() -> None:
    async def test(world: World) -> None:
        _, rematch, seats = await with_rematch(world)
        for _ in range(3):
            await asyncio.gather(*[went(seat, rematch) for seat in seats])
        for seat in seats:
            assert (await seat.until("Look"))["status"] == "lobby"
        await world.quiet()
        assert world.service.feeds.seats(rematch) == {0, 1}
        assert world.service.feeds.count() == 2

    run(test)
