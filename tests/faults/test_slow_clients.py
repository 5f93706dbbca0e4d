"""Cases 13, 16 and 17: who is slow, silent or deaf is let go at the time that is set up.

Nothing is set up otherwise here: it is the clock of the event loop that runs faster.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable

import pytest
from starlette.responses import Response
from starlette.routing import Route

from paddock.server.process import run as running
from paddock.server.process.handshake import ANSWER_SECONDS
from paddock.server.web.limits import Limits
from tests.server.raw import (
    HANDSHAKE,
    RawClient,
    connected,
    cookies_of,
    dialled,
    frame,
    hurried,
    served,
    watching,
)
from tests.server.world import World

PACE = 10.0
SOON = 40.0
"""Seconds of a loop that runs ten times as fast: a client closed by then was closed on purpose,
and a busy machine has four seconds to do it."""
TCP_CLOSE = 7
LIMITS = Limits(connects=10_000, opens=10_000)
USUAL = Limits()
Address = tuple[str, int]


def live(
    test: Callable[[World, Address], Awaitable[None]], pace: float = PACE, room: int = 4096
) -> None:
    async def play() -> None:
        async with World(limits=LIMITS) as world, served(world, room) as address:
            await test(world, address)

    hurried(play, pace)


async def seconds(work: Awaitable[object]) -> float:
    """How long it takes, in the seconds of this loop."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    await work
    return loop.time() - began


async def trickle(client: RawClient, data: bytes, every: float) -> None:
    """A byte now and then, for as long as somebody takes them."""
    try:
        for byte in data:
            await client.write(bytes([byte]))
            await asyncio.sleep(every)
    except OSError:
        return


async def ended_while_trickling(client: RawClient, data: bytes, every: float = 0.5) -> float:
    sending = asyncio.ensure_future(trickle(client, data, every))
    took = await seconds(client.rest())
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
    return took


# 13


def test_case_13_a_handshake_that_trickles_is_closed_after_five_seconds() -> None:
    async def test(world: World, address: Address) -> None:
        client = await dialled(address)
        header = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"x" * 1000
        assert 4.5 < await ended_while_trickling(client, header) < SOON

    live(test)


def test_case_13_a_handshake_that_never_begins_is_closed_after_five_seconds() -> None:
    async def test(world: World, address: Address) -> None:
        assert 4.5 < await seconds((await dialled(address)).rest()) < SOON

    live(test)


def test_case_13_no_hello_is_closed_with_1008_after_five_seconds() -> None:
    async def test(world: World, address: Address) -> None:
        silent = await connected(address, await world.open_table(), hello=False)
        codes: list[int | None] = []

        async def close() -> None:
            codes.append(await silent.closed())

        assert 4.5 < await seconds(close()) < SOON
        assert codes == [1008]

    live(test)


def _whole_before() -> bytes:
    return frame(b'{"type":"Ping","sent":1}')


@pytest.mark.parametrize(
    ("at_once", "slowly"),
    [
        (b"", frame(b"x" * 4000)),
        (_whole_before() + frame(b"x" * 4000)[:20], b""),
        (_whole_before() + frame(b"x", fin=False), b""),
        (frame(b"x", fin=False), frame(b"", 9) * 500),
        (frame(b"x", fin=False), frame(b"x", 0, fin=False) * 500),
    ],
    ids=[
        "byte by byte",
        "started in the packet of another",
        "in parts from the packet of another on",
        "pings in between",
        "in small parts",
    ],
)
def test_case_13_a_frame_that_does_not_end_is_closed_after_ten_seconds(
    at_once: bytes, slowly: bytes
) -> None:
    async def test(world: World, address: Address) -> None:
        client = await connected(address, await world.open_table())
        await client.until("Look")
        await client.write(at_once)
        assert 9 < await ended_while_trickling(client, slowly) < SOON
        await watching(world, 0)

    live(test)


def test_case_13_whole_frames_now_and_then_are_no_slow_frame() -> None:
    async def test(world: World, address: Address) -> None:
        client = await connected(address, await world.open_table())
        await client.until("Look")
        for number in range(30):
            await client.write(frame(b"", 9) if number % 2 else _whole_before())
            await asyncio.sleep(0.7)
        assert world.service.feeds.count() == 1
        client.socket.close()

    live(test, 20)


def test_case_13_a_flood_of_a_hundred_messages_is_closed_with_1008() -> None:
    async def test(world: World, address: Address) -> None:
        client = await connected(address, await world.open_table())
        await client.write(_whole_before() * (USUAL.messages - 1))
        for _ in range(USUAL.messages - 1):
            await client.until("Pong")
        await client.write(_whole_before() * 500)
        assert await client.closed() == 1008

    live(test, 1)


def test_case_13_a_storm_of_reconnects_from_one_address_gets_429_before_it_is_accepted() -> None:
    async def test(world: World, address: Address) -> None:
        code = await world.open_table()
        answers = [await _handshake(address, code) for _ in range(USUAL.connects + 3)]
        assert answers == ["101"] * USUAL.connects + ["429"] * 3
        world.clock.time += USUAL.connect_seconds
        assert await _handshake(address, code) == "101"

    async def play() -> None:
        async with World(limits=USUAL) as world, served(world) as address:
            await test(world, address)

    asyncio.run(play())


async def _handshake(address: Address, code: str) -> str:
    client = await dialled(address)
    await client.write(HANDSHAKE.format(code=code, query="", cookie="").encode())
    answer = await client._bytes(len("HTTP/1.1 101"))
    client.socket.close()
    return answer.decode().removeprefix("HTTP/1.1 ")


# 13, the other way round


ASKED = b"GET /much HTTP/1.1\r\nHost: localhost\r\nConnection: {}\r\n\r\n"


MUCH = bytes(range(256)) * 400


async def much(client: RawClient, world: World, connection: bytes) -> None:
    """Ask for more than fits into what the system keeps on its way."""
    world.app.router.routes.insert(0, Route("/much", lambda _: Response(MUCH)))
    await client.write(ASKED.replace(b"{}", connection))


async def sip(client: RawClient, size: int, every: float) -> None:
    """So many bytes now and then."""
    loop = asyncio.get_running_loop()
    while await loop.sock_recv(client.socket, size):  # noqa: ASYNC110 - as slow as can be
        await asyncio.sleep(every)


async def let_go(client: RawClient) -> None:
    """The server has cut the connection: the system knows, however much is still unread."""
    async with asyncio.timeout(60):
        while _state(client) != TCP_CLOSE:  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.2)


def _state(client: RawClient) -> int:
    return client.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0]


@pytest.mark.parametrize("connection", [b"close", b"keep-alive"])
@pytest.mark.parametrize("size", [0, 1])
def test_case_13_who_takes_an_answer_byte_by_byte_is_let_go(connection: bytes, size: int) -> None:
    async def test(world: World, address: Address) -> None:
        client = await dialled(address)
        await much(client, world, connection)
        sipping = asyncio.ensure_future(sip(client, size, 2.0)) if size else None
        try:
            assert ANSWER_SECONDS * 0.9 < await seconds(let_go(client)) < SOON
        finally:
            if sipping is not None:
                sipping.cancel()
                await asyncio.gather(sipping, return_exceptions=True)
            await client.rest()

    live(test)


def test_case_13_who_takes_an_answer_slowly_but_surely_gets_all_of_it() -> None:
    async def test(world: World, address: Address) -> None:
        client, loop, read = await dialled(address), asyncio.get_running_loop(), b""
        await much(client, world, b"close")
        began = loop.time()
        while part := await loop.sock_recv(client.socket, 4096):
            read += part
            await asyncio.sleep(1.0)
        client.socket.close()
        assert loop.time() - began > 2 * ANSWER_SECONDS
        assert read.endswith(MUCH)

    live(test, 20)


# 16


def test_case_16_who_stops_reading_is_closed_with_1013_and_resyncs_while_others_see_no_delay() -> (
    None
):
    async def test(world: World, address: Address) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 0)
        await world.sit(code, "Ben", 1)
        cookie = cookies_of(world)
        deaf = await connected(address, code)
        ada, ben = [
            await connected(address, code, seat, cookie=cookie, room=1 << 16) for seat in (0, 1)
        ]
        for client in (ada, ben, deaf):
            await client.until("Look")
        loop, slowest, received = asyncio.get_running_loop(), 0.0, 0
        known = (await world.store.match(code)).head
        while world.service.feeds.count() == 3:
            world.clock.time += 1
            began, received = loop.time(), received + 1
            await ada.say(type="Say", key=f"say-{received}", text="x" * 300)
            assert (await ada.until("Ack"))["number"] == known + received
            assert (await ben.until("News"))["number"] == known + received, "in order, none missing"
            slowest = max(slowest, loop.time() - began)
            assert received < 2000
        assert slowest < 1, "the others heard of every line at once, the deaf one notwithstanding"
        cursor, code_ = await _read_on(deaf, known)
        assert code_ == 1013
        assert cursor < known + received, "it missed something"
        back = await connected(address, code, cursor=cursor)
        for number in range(cursor + 1, known + received + 1):
            assert (await back.until("News"))["number"] == number
        for client in (ada, ben, back):
            client.socket.close()

    live(test, 1, room=1 << 16)


async def _read_on(client: RawClient, cursor: int) -> tuple[int, int | None]:
    """What was still on its way: the last line that is known then, and the code."""
    while (came := await client.next()) is not None:
        if came.opcode == 8:
            client.socket.close()
            return cursor, came.code()
        received = came.message()
        if received["type"] == "News":
            assert received["number"] == cursor + 1
            cursor += 1
    return cursor, None


def test_case_16_who_is_closed_for_bad_bytes_and_does_not_read_is_cut_off() -> None:
    async def test(world: World, address: Address) -> None:
        code = await world.open_table(players=2)
        await world.sit(code, "Ada", 0)
        ada, deaf = await world.watch(code, 0), await connected(address, code)
        await watching(world, 2)
        for number in range(40):
            await ada.ask(type="Say", key=f"say-{number}", text="x" * 300)
        await deaf.write(frame(b"", announced=1 << 20))
        await watching(world, 1)
        await asyncio.sleep(3)
        assert b"\x88" not in (await deaf.rest())[-50:], "the close frame was behind what is unread"

    live(test, 5)


# 17


def test_case_17_a_half_open_connection_is_closed_within_forty_seconds() -> None:
    async def test(world: World, address: Address) -> None:
        silent = await connected(address, await world.open_table())
        await watching(world, 1)
        took = await seconds(watching(world, 0))
        assert running.PING_SECONDS < took < 40
        await silent.rest()

    live(test, 8)


def test_case_17_who_answers_pings_stays() -> None:
    async def test(world: World, address: Address) -> None:
        client = await connected(address, await world.open_table())
        pings = 0
        while pings < 3:
            came = await client.next()
            assert came is not None
            if came.opcode == 9:
                pings += 1
                await client.write(frame(came.payload, 10))
        assert world.service.feeds.count() == 1
        client.socket.close()

    live(test, 20)
