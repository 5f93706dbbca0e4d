"""Clients that stop reading or fall silent, against a real socket in the process of the test."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from paddock.server import running, transport
from paddock.server.limits import Limits
from tests.server.world import World

HANDSHAKE = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HELLO = b'{"type":"Hello"}'
LIMITS = Limits(connects=1000, opens=1000, messages=10_000, send_seconds=0.5)


@asynccontextmanager
async def served(world: World, **settings: Any) -> AsyncIterator[tuple[str, int]]:
    """The world's application on a port, with little room for what is not read."""
    bound = socket.socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    bound.bind(("127.0.0.1", 0))
    bound.listen()
    config = running._config(world.app)
    for name, value in settings.items():
        setattr(config, name, value)
    server = running.Server(config)
    serving = asyncio.ensure_future(server.serve([bound]))
    try:
        yield bound.getsockname()
    finally:
        server.stop()
        await serving


async def connected(address: tuple[str, int], code: str) -> socket.socket:
    """A client that has said hello, and reads only when it is told to."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    client.setblocking(False)  # noqa: FBT003 - its only argument
    loop = asyncio.get_running_loop()
    await loop.sock_connect(client, address)
    await loop.sock_sendall(client, HANDSHAKE.format(code=code).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += await loop.sock_recv(client, 1)
    await loop.sock_sendall(client, bytes([0x81, 0x80 | len(HELLO), 0, 0, 0, 0]) + HELLO)
    return client


async def watching(world: World, count: int) -> None:
    async with asyncio.timeout(20):
        while world.service.feeds.count() != count:  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.01)


async def rest_of(client: socket.socket) -> bytes:
    """All that still comes, until the server closes."""
    read = b""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(20):
            while part := await loop.sock_recv(client, 65536):
                read += part
    except ConnectionResetError:
        pass
    client.close()
    return read


def close_frame(code: int) -> bytes:
    return bytes([0x88, 2]) + code.to_bytes(2, "big")


def test_case_16_a_client_that_stops_reading_is_closed_and_the_others_see_no_delay() -> None:
    async def play() -> None:
        async with World(limits=LIMITS) as world:
            code = await world.open_table()
            await world.sit(code, "Ada")
            ada = await world.watch(code, 0)
            async with served(world) as address:
                deaf = await connected(address, code)
                await watching(world, 2)
                slowest = 0.0
                for number in range(400):
                    began = asyncio.get_running_loop().time()
                    await ada.ask(type="Say", key=f"say-{number}", text="x" * 300)
                    slowest = max(slowest, asyncio.get_running_loop().time() - began)
                await watching(world, 1)
                assert (await rest_of(deaf)).endswith(close_frame(1013))
            assert slowest < 1
            await ada.leave()

    asyncio.run(play())


def test_case_16_who_never_reads_again_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "LAST_SECONDS", 0.1)

    async def play() -> None:
        async with World(limits=LIMITS) as world:
            code = await world.open_table()
            await world.sit(code, "Ada")
            ada = await world.watch(code, 0)
            async with served(world) as address:
                deaf = await connected(address, code)
                await watching(world, 2)
                for number in range(400):
                    await ada.ask(type="Say", key=f"say-{number}", text="x" * 300)
                await watching(world, 1)
                await asyncio.sleep(0.5)
                assert not (await rest_of(deaf)).endswith(close_frame(1013))

    asyncio.run(play())


def test_case_17_a_half_open_connection_is_closed_when_no_pong_comes() -> None:
    async def play() -> None:
        async with World(limits=LIMITS) as world:
            code = await world.open_table()
            quick = {"ws_ping_interval": 0.2, "ws_ping_timeout": 0.2}
            async with served(world, **quick) as address:
                silent = await connected(address, code)
                began = asyncio.get_running_loop().time()
                assert b"keepalive" in await rest_of(silent)
                assert asyncio.get_running_loop().time() - began < 10
                await watching(world, 0)

    asyncio.run(play())


def test_case_13_a_frame_that_does_not_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "FRAME_SECONDS", 0.3)

    async def play() -> None:
        async with World(limits=LIMITS) as world:
            code = await world.open_table()
            async with served(world) as address:
                slow = await connected(address, code)
                loop = asyncio.get_running_loop()
                await loop.sock_sendall(slow, b"\x81\xfe\x10")
                began = loop.time()
                await rest_of(slow)
                assert loop.time() - began < 5

    asyncio.run(play())


def test_case_13_messages_that_end_in_time_are_not_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(transport, "FRAME_SECONDS", 0.2)

    async def play() -> None:
        async with World(limits=LIMITS) as world:
            code = await world.open_table()
            async with served(world) as address:
                patient = await connected(address, code)
                await asyncio.sleep(0.6)
                assert world.service.feeds.count() == 1
                patient.close()

    asyncio.run(play())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 70000])
def test_messages_are_framed_as_the_library_would(size: int) -> None:
    text = b"x" * size
    assert transport._head(text) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
