"""Cases 12 and 13: what is no message is counted too, and connections have an end."""

import asyncio
import contextlib
import errno
import logging
import resource
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config

from paddock.server.process import handshake, run, transport
from paddock.server.process.run import ServerProcess, raise_file_limit
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.web.settings import Settings
from tests.faults.test_frames import adas_table, live, seated
from tests.server.raw import PING, PONG, TEXT, dialled, frame
from tests.server.world import World

CONT = 0
MANY = transport.MAX_EXTRA_FRAMES + 1


@pytest.mark.parametrize("opcode", [PING, PONG])
def test_case_12_control_frames_count(opcode: int) -> None:
    async def test(world: World, address: tuple[str, int]) -> None:
        client = await seated(world, address, await adas_table(world))
        await client.write(frame(b"x" * 125, opcode) * MANY)
        assert await client.closed() == 1008

    live(test)


def test_case_12_empty_parts_of_a_message_count() -> None:
    async def test(world: World, address: tuple[str, int]) -> None:
        client = await seated(world, address, await adas_table(world))
        await client.write(frame(b"{", TEXT, fin=False) + frame(b"", CONT, fin=False) * MANY)
        assert await client.closed() == 1008

    live(test)


def test_case_12_a_few_control_frames_are_welcome() -> None:
    async def test(world: World, address: tuple[str, int]) -> None:
        client = await seated(world, address, await adas_table(world))
        await client.write(frame(b"here", PING) * (MANY - 1))
        await client.say(type="Ping", sent=1.5)
        answers = [await client.next() for _ in range(MANY)]
        assert answers[-1] is not None
        assert answers[-1].message()["sent"] == 1.5
        client.socket.close()

    live(test)


def test_case_13_one_address_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handshake, "MAX_CONNECTIONS", 2)
    monkeypatch.setattr(handshake, "_trusted", lambda _allowed: frozenset())

    async def test(world: World, address: tuple[str, int]) -> None:
        clients = [await dialled(address) for _ in range(3)]
        for client in clients:
            with contextlib.suppress(ConnectionError):
                await client.write(b"GET /health HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
        answers = [await client.rest() for client in clients]
        assert [b"200 OK" in answer for answer in answers] == [True, True, False]

    live(test)


def test_case_13_all_connections_of_one_home_are_counted_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The owner of one IPv6 address has 2^72 of them."""
    monkeypatch.setattr(handshake, "MAX_CONNECTIONS", 2)
    protocol, _ = transport.protocols()

    def connect(address: str) -> bool:
        one = object.__new__(protocol)
        one.client, one.config = (address, 5000), Config("no application")
        return one._may_connect()

    assert [connect(f"2001:db8:1:2::{number}") for number in range(3)] == [True, True, False]
    assert connect("2001:db8:1:300::1")
    assert dict(protocol.open_now) == {"2001:db8:1::/56": 2, "2001:db8:1:300::/56": 1}


def test_case_13_a_trusted_proxy_is_not_counted() -> None:
    assert handshake._trusted("127.0.0.1, ::1") == {"127.0.0.1", "::1"}
    assert handshake._trusted(None) == frozenset()


@pytest.mark.parametrize(
    "head",
    [
        b"Content-Length: 99999999999\r\nContent-Type: application/json\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\nContent-Type: application/json\r\n",
    ],
)
def test_case_12_a_request_that_has_no_clear_end_ends_its_connection(head: bytes) -> None:
    async def test(world: World, address: tuple[str, int]) -> None:
        client = await dialled(address)
        request = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + head + b"\r\n0\r\n\r\n"
        with contextlib.suppress(ConnectionError):
            await client.write(request)
            await client.write(b"x" * 140_000 if b"999" in head else b"")
        answer = (await client.rest()).lower()
        assert b"connection: close" in answer

    live(test)


@pytest.mark.parametrize("length", [b"Content-Length: 99999999999", b"Transfer-Encoding: chunked"])
@pytest.mark.parametrize(
    "request_line",
    [b"GET /health", b"HEAD /", b"POST /api/nothing", b"DELETE /api/tables", b"POST /api/tables"],
)
def test_case_12_a_body_that_nobody_reads_ends_its_connection(
    request_line: bytes, length: bytes
) -> None:
    """It is answered before its body has come: no such address, or no JSON."""

    async def test(world: World, address: tuple[str, int]) -> None:
        client, sent = await dialled(address), 0
        part = b"10000\r\n" + b"x" * 0x10000 + b"\r\n" if b"chunk" in length else b"x" * 0x10000
        await client.write(
            request_line + b" HTTP/1.1\r\nHost: localhost\r\n" + length + b"\r\n\r\n"
        )
        with contextlib.suppress(ConnectionError):
            while sent < 400:
                await client.write(part)
                sent += 1
        client.socket.close()
        assert sent < 400, "26 MB, and no end of it"

    live(test)


@pytest.mark.parametrize("request_line", [b"GET /health", b"POST /nowhere"])
def test_case_12_a_body_that_trickles_to_a_route_that_reads_none_ends_its_connection(
    request_line: bytes,
) -> None:
    async def test(world: World, address: tuple[str, int]) -> None:
        client = await dialled(address)
        await client.write(
            request_line + b" HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nx"
        )
        answer = await client.rest()
        assert b"connection: close" in answer.lower()

    live(test)


def test_a_request_whose_body_has_come_keeps_its_connection() -> None:
    async def test(world: World, address: tuple[str, int]) -> None:
        wanted = b'{"game": "why_first", "players": 2}'
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        chunk = b"%x\r\n%b\r\n0\r\n\r\n" % (len(wanted), wanted)
        client = await dialled(address)
        await client.write(head + b"Content-Length: %d\r\n\r\n" % len(wanted) + wanted)
        await client.write(head + b"Transfer-Encoding: chunked\r\n\r\n" + chunk)
        await client.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert (await client.rest()).count(b"HTTP/1.1 20") == 3

    live(test)


def test_case_13_as_many_files_as_the_system_grants(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _what, limits: asked.append(limits))
    raise_file_limit()
    assert asked == [(4096, 4096)]


def test_case_13_running_out_of_files_is_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        store = await SqliteStore.open(tmp_path / "paddock.db")
        process = ServerProcess(store, Settings())
        loop = asyncio.get_running_loop()
        for _ in range(50):
            process._on_loop_error(loop, {"exception": OSError(errno.EMFILE, "too many")})
        await process.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(test())
    assert Counter(record.levelname for record in caplog.records) == {"ERROR": 1}
    assert "no file descriptors are left" in caplog.text
    assert run.BACKLOG <= 128


def test_case_13_the_usual_connections_are_six_hundred() -> None:
    assert handshake.MAX_CONNECTIONS == 600
