"""The world's application on a real port, and clients who write their frames byte by byte."""

import asyncio
import contextlib
import selectors
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from msgspec import Struct

from paddock.server.process import run as running
from tests.server.world import World

HANDSHAKE: Final = (
    "GET /api/tables/{code}/socket{query} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PATIENCE: Final = 120.0


@asynccontextmanager
async def served(
    world: World, room: int = 4096, **settings: float
) -> AsyncIterator[tuple[str, int]]:
    """The world's application on a port, with little room for what is not read."""
    bound = socket.socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, room)
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


class Frame(Struct, frozen=True):
    """What the server sent, and what it means."""

    opcode: int
    payload: bytes

    def message(self) -> Any:
        return msgspec.json.decode(self.payload)

    def code(self) -> int:
        """Why it closes."""
        assert self.opcode == CLOSE, self
        return int.from_bytes(self.payload[:2], "big")


class RawClient:
    """A client that writes any bytes, and reads only when a test asks it to."""

    def __init__(self, taken: socket.socket) -> None:
        self.socket = taken
        self._loop = asyncio.get_running_loop()
        self._read = b""

    async def write(self, data: bytes) -> None:
        await self._loop.sock_sendall(self.socket, data)

    async def say(self, **message: Any) -> None:
        await self.write(frame(msgspec.json.encode(message)))

    async def next(self) -> Frame | None:
        """The next frame; None: the connection has ended."""
        async with asyncio.timeout(PATIENCE):
            try:
                opcode, size = await self._bytes(2)
                if size >= 126:
                    size = int.from_bytes(await self._bytes(2 if size == 126 else 8), "big")
                return Frame(opcode & 15, await self._bytes(size))
            except (EOFError, ConnectionError):
                self.socket.close()
                return None

    async def until(self, *kinds: str) -> Any:
        """The next message of these kinds."""
        while True:
            came = await self.next()
            assert came is not None, f"ended before {kinds}"
            if came.opcode == TEXT and (received := came.message())["type"] in kinds:
                return received
            assert came.opcode in (TEXT, PING), came

    async def closed(self) -> int | None:
        """The code that the server closes with; None if it only cuts the connection."""
        while (came := await self.next()) is not None:
            if came.opcode == CLOSE:
                self.socket.close()
                return came.code()
        return None

    async def rest(self) -> bytes:
        """All that still comes, until the server closes."""
        read, self._read = self._read, b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while part := await self._loop.sock_recv(self.socket, 65536):
                    read += part
        self.socket.close()
        return read

    async def _bytes(self, count: int) -> bytes:
        while len(self._read) < count:
            part = await self._loop.sock_recv(self.socket, 65536)
            if not part:
                raise EOFError
            self._read += part
        taken, self._read = self._read[:count], self._read[count:]
        return taken


def frame(
    payload: bytes, opcode: int = TEXT, *, fin: bool = True, announced: int | None = None
) -> bytes:
    """A frame as a client sends it; it may announce more than there is."""
    size = len(payload) if announced is None else announced
    head = bytes([0x80 * fin | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + bytes(4) + payload


def cookies_of(world: World) -> str:
    """All that this browser has."""
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in world.http.cookies.jar)


async def dialled(address: tuple[str, int], room: int = 2048) -> RawClient:
    """A connection on which nothing was said, with so much room for what is not read."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    client.setblocking(False)  # noqa: FBT003 - its only argument
    await asyncio.get_running_loop().sock_connect(client, address)
    return RawClient(client)


async def connected(
    address: tuple[str, int],
    code: str,
    seat: int | None = None,
    *,
    cookie: str = "",
    cursor: int = 0,
    hello: bool = True,
    room: int = 2048,
) -> RawClient:
    """A client that has said hello."""
    client = await dialled(address, room)
    query = "" if seat is None else f"?seat={seat}"
    await client.write(HANDSHAKE.format(code=code, query=query, cookie=cookie).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += await client._bytes(1)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    if hello:
        await client.say(type="Hello", cursor=cursor)
    return client


async def watching(world: World, count: int) -> None:
    """So many feeds are open."""
    async with asyncio.timeout(PATIENCE):
        while world.service.feeds.count() != count:  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.01)


# Time that passes faster


class _Hurried(selectors.DefaultSelector):
    def __init__(self, pace: float) -> None:
        super().__init__()
        self._pace = pace

    def select(self, timeout: float | None = None) -> Any:
        return super().select(None if timeout is None else timeout / self._pace)


class HurriedLoop(asyncio.SelectorEventLoop):
    """An event loop whose seconds are shorter: real sockets, and every timer as it is set up."""

    def __init__(self, pace: float) -> None:
        super().__init__(_Hurried(pace))
        self._pace = pace

    def time(self) -> float:
        return super().time() * self._pace


def hurried(test: Callable[[], Coroutine[Any, Any, None]], pace: float) -> None:
    """Run a test in which time passes so many times as fast."""
    with asyncio.Runner(loop_factory=lambda: HurriedLoop(pace)) as runner:
        runner.run(test())
