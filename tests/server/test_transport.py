"""Clients that stop reading or fall silent, against a real socket in the process of the test."""

import asyncio
import socket
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.server.process import handshake, transport
from paddock.server.web.limits import Limits
from tests.server.raw import HANDSHAKE, connected, dialled, served, watching
from tests.server.world import World

USUAL = Limits(connects=1000, opens=1000, messages=10_000)
LIMITS = replace(USUAL, send_seconds=0.5)


def close_frame(code: int) -> bytes:
    return bytes([0x88, 2]) + code.to_bytes(2, "big")


def test_case_16_a_client_that_stops_reading_is_closed_and_the_others_see_no_delay() -> None:
    """With the usual patience: who waits for the deaf one is late by more than the second here."""

    async def play() -> None:
        async with World(limits=USUAL) as world:
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
                assert (await deaf.rest()).endswith(close_frame(1013))
            assert slowest < 1 < USUAL.send_seconds
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
                assert not (await deaf.rest()).endswith(close_frame(1013))

    asyncio.run(play())


def test_case_18_small_packets_do_not_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """On every connection that is accepted: or else an ack behind other news waits for 40 ms."""
    at_once: list[int] = []
    accept = handshake.HandshakeProtocol.connection_made

    def look(protocol: handshake.HandshakeProtocol, connection: Any) -> None:
        accept(protocol, connection)
        accepted = connection.get_extra_info("socket")
        at_once.append(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    monkeypatch.setattr(handshake.HandshakeProtocol, "connection_made", look)

    async def play() -> None:
        async with World(limits=LIMITS) as world:
            code = await world.open_table()
            async with served(world) as address:
                client = await connected(address, code)
                await watching(world, 1)
                client.socket.close()

    asyncio.run(play())
    assert at_once == [1]


def test_case_17_a_half_open_connection_is_closed_when_no_pong_comes() -> None:
    async def play() -> None:
        async with World(limits=LIMITS) as world:
            code = await world.open_table()
            async with served(world, ws_ping_interval=0.2, ws_ping_timeout=0.2) as address:
                silent = await connected(address, code)
                began = asyncio.get_running_loop().time()
                assert b"keepalive" in await silent.rest()
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
                await slow.write(b"\x81\xfe\x10")
                began = loop.time()
                await slow.rest()
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
                patient.socket.close()

    asyncio.run(play())


def test_who_is_denied_is_no_failure_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """Else anybody could fill the log."""

    async def play() -> None:
        async with World(limits=Limits(connects=0)) as world, served(world) as address:
            code = await world.open_table()
            denied = await dialled(address)
            await denied.write(HANDSHAKE.format(code=code, query="", cookie="").encode())
            assert (await denied.rest()).startswith(b"HTTP/1.1 429")

    asyncio.run(play())
    assert "handshake" not in caplog.text


class Pipe:
    """What asyncio gives a protocol to read from and to write to."""

    def __init__(self) -> None:
        self.reads = True

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


def test_case_12_who_takes_nothing_is_not_listened_to() -> None:
    """Pongs would pile up: nothing is read while more than the usual waits to be sent."""
    pipe = Pipe()
    protocol = object.__new__(transport.SocketProtocol)
    protocol.writable = asyncio.Event()
    protocol.transport = transport.BatchedTransport(pipe, transport.Outbox())
    protocol.pause_writing()
    assert not pipe.reads
    protocol.transport.resume_reading()
    assert not pipe.reads
    protocol.resume_writing()
    assert pipe.reads
