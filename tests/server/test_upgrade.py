"""The short way of a WebSocket handshake past h11: the usual request takes it, no other does."""

import asyncio

import h11
import pytest

from paddock.server.process import handshake
from paddock.server.process.upgrade import Upgrade, plain_upgrade
from tests.server.raw import HANDSHAKE, connected, cookies_of, dialled, served
from tests.server.world import World

USUAL = HANDSHAKE.format(code="TABLE", query="?seat=0", cookie="seat-TABLE-0=secret").encode()
CONNECTION = b"Connection: Upgrade\r\n"
HOST = b"Host: localhost\r\n"
POST = (
    "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    "Content-Type: application/json\r\nContent-Length: {size}\r\n\r\n"
)


def by_h11(data: bytes) -> tuple[bytes, bytes, list[tuple[bytes, bytes]]]:
    connection = h11.Connection(h11.SERVER)
    connection.receive_data(data)
    request = connection.next_event()
    assert isinstance(request, h11.Request)
    return (
        request.method,
        request.target,
        [(name.lower(), value) for name, value in request.headers],
    )


@pytest.mark.parametrize(
    "data",
    [
        USUAL,
        USUAL.replace(b"Connection: Upgrade", b"connection: keep-alive, Upgrade"),
        USUAL.replace(b"Upgrade: websocket", b"UPGRADE: WebSocket"),
        USUAL.replace(HOST, HOST + b"X-Forwarded-For: 192.0.2.1, 10.0.0.1\r\n"),
    ],
)
def test_the_usual_request_is_read_as_h11_reads_it(data: bytes) -> None:
    found = plain_upgrade(data)
    assert found is not None
    assert (found.method, found.target, found.headers) == by_h11(data)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        USUAL[:-1],
        USUAL + b"\x81\x80abcd",
        USUAL + USUAL,
        USUAL.replace(b"GET", b"POST"),
        USUAL.replace(b"HTTP/1.1", b"HTTP/1.0"),
        USUAL.replace(b"GET /", b"GET http://localhost/"),
        USUAL.replace(b"seat=0", b"seat=\xc3\xa4"),
        USUAL.replace(b"seat=0", b"seat= 0"),
        USUAL.replace(HOST, b""),
        USUAL.replace(HOST, HOST + HOST),
        USUAL.replace(HOST, HOST + b"Content-Length: 5\r\n"),
        USUAL.replace(HOST, HOST + b"transfer-encoding: chunked\r\n"),
        USUAL.replace(HOST, HOST + b"Cookie : a=b\r\n"),
        USUAL.replace(HOST, HOST + b"X-Long: a\r\n b\r\n"),
        USUAL.replace(HOST, HOST + b"X-Bare: a\nb\r\n"),
        USUAL.replace(HOST, HOST + b"X-Byte: \xff\r\n"),
        USUAL.replace(b"Upgrade: websocket", b"Upgrade: h2c"),
        USUAL.replace(b"Upgrade: websocket\r\n", b""),
        USUAL.replace(CONNECTION, b"Connection: close\r\n"),
        USUAL.replace(CONNECTION, b""),
    ],
)
def test_everything_else_is_left_to_h11(data: bytes) -> None:
    assert plain_upgrade(data) is None


@pytest.mark.parametrize(("cookie", "short"), [("a=b", True), ("", False)])
def test_both_ways_lead_to_the_table(
    monkeypatch: pytest.MonkeyPatch, cookie: str, *, short: bool
) -> None:
    taken: list[bool] = []

    def noting(data: bytes) -> Upgrade | None:
        found = plain_upgrade(data)
        taken.append(found is not None)
        return found

    monkeypatch.setattr(handshake, "plain_upgrade", noting)

    async def play() -> None:
        async with World() as world:
            code = await world.open_table()
            await world.sit(code, "Ada")
            async with served(world) as address:
                cookies = f"{cookies_of(world)}; {cookie}" if cookie else ""
                seat = 0 if cookie else None
                client = await connected(address, code, seat, cookie=cookies)
                assert (await client.until("Welcome"))["seat"] == seat
                client.socket.close()

    asyncio.run(play())
    assert taken == [short]


def test_what_looks_like_a_handshake_in_the_body_of_a_request_is_none() -> None:
    async def play() -> bytes:
        async with World() as world:
            code = await world.open_table()
            body = HANDSHAKE.format(code=code, query="", cookie="a=b").encode()
            async with served(world) as address:
                client = await dialled(address)
                await client.write(POST.format(size=len(body)).encode())
                await asyncio.sleep(0.1)
                await client.write(body)
                return await client.rest()

    assert asyncio.run(play()).startswith(b"HTTP/1.1 4")
