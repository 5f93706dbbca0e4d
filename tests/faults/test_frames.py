"""Case 12: what is too big is closed before it is buffered, what makes no sense is refused."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest

from paddock.server.web.limits import FRAME_BYTES, Limits
from tests.faults.fuzz import BAD, mutilated
from tests.server.raw import PING, PONG, TEXT, RawClient, connected, cookies_of, frame, served
from tests.server.serving import Server
from tests.server.world import World

LIMITS = Limits(connects=100_000, opens=100_000, messages=100_000)
MEBIBYTE = 1024 * 1024
ROUNDS_A_KIND = 60
MUTILATED = 2_000
CLOSES = {1000, 1002, 1003, 1007, 1008, 1009}
"""What a client that makes no sense can be closed with; never 1011."""


def live(test: Callable[[World, tuple[str, int]], Awaitable[None]]) -> None:
    """A test with a server on a port; nothing may go wrong inside of it unheard."""

    async def play() -> None:
        unheard: list[dict[str, Any]] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _loop, context: unheard.append(context))
        async with World(limits=LIMITS) as world, served(world) as address:
            await test(world, address)
        assert not unheard

    asyncio.run(play())


async def seated(world: World, address: tuple[str, int], code: str) -> RawClient:
    client = await connected(address, code, 0, cookie=cookies_of(world))
    await client.until("Look")
    return client


async def adas_table(world: World) -> str:
    code = await world.open_table(players=2)
    assert (await world.sit(code, "Ada", 0)).status_code == 201
    return code


# Too big


def test_case_12_a_frame_that_announces_16_mib_is_closed_with_1009_before_it_comes() -> None:
    async def test(world: World, address: tuple[str, int]) -> None:
        client = await seated(world, address, await adas_table(world))
        await client.write(frame(b"a little", announced=16 * MEBIBYTE))
        assert await client.closed() == 1009

    live(test)


@pytest.mark.parametrize("announced", [FRAME_BYTES + 1, 1 << 16, 1 << 31, (1 << 63) - 1])
def test_case_12_one_byte_too_many_is_closed_and_8_kib_are_not(announced: int) -> None:
    async def test(world: World, address: tuple[str, int]) -> None:
        code = await adas_table(world)
        client = await seated(world, address, code)
        await client.write(frame(b" " * FRAME_BYTES))
        assert (await client.until("Refusal"))["why"] == "malformed"
        await client.write(frame(b"", announced=announced))
        assert await client.closed() == 1009

    live(test)


def test_case_12_parts_that_add_up_are_closed_as_soon_as_they_are_too_much() -> None:
    async def test(world: World, address: tuple[str, int]) -> None:
        client = await seated(world, address, await adas_table(world))
        await client.write(frame(b" " * 4096, fin=False))
        await client.write(frame(b" " * 4096, 0, fin=False))
        await client.write(frame(b"", PING))
        while (came := await client.next()) is not None and came.opcode == TEXT:
            pass
        assert came is not None
        assert came.opcode == PONG, "8 KiB in two parts are fine so far"
        await client.write(frame(b"", 0, fin=False, announced=1))
        assert await client.closed() == 1009

    live(test)


def test_case_12_nothing_of_an_oversize_frame_is_kept_in_memory(tmp_path: Path) -> None:
    """Twenty clients go on sending 2 MiB each after they were closed."""

    async def send(port: int, code: str) -> None:
        client = await connected(("127.0.0.1", port), code)
        await client.write(frame(b"", announced=16 * MEBIBYTE))
        try:
            async with asyncio.timeout(8):
                for _ in range(32):
                    await client.write(bytes(MEBIBYTE // 16))
        except (OSError, TimeoutError):
            pass  # cut off, or it takes no more
        held.append(client)

    async def flood(port: int, code: str) -> None:
        await asyncio.gather(*[send(port, code) for _ in range(20)])

    held: list[RawClient] = []
    with Server(tmp_path / "data") as server, server.browser() as browser:
        code = browser.open_table("why_first", 2)
        process = psutil.Process(server.process.pid)
        before = process.memory_info().rss
        asyncio.run(flood(server.port, code))
        grown = process.memory_info().rss - before
        for client in held:
            client.socket.close()
        assert len(held) == 20
        assert grown < 8 * MEBIBYTE, f"{grown / MEBIBYTE:.1f} MiB for 40 MiB sent"
        assert "Traceback" not in server.errors.read_text()


# Nonsense


@pytest.mark.parametrize("kind", BAD, ids=[kind.__name__.strip("_") for kind in BAD])
def test_case_12_nonsense_is_refused_twice_and_the_third_time_closed_with_1008(
    kind: Callable[[Random], bytes], caplog: pytest.LogCaptureFixture
) -> None:
    async def test(world: World, address: tuple[str, int]) -> None:
        code, rng = await adas_table(world), Random(kind.__name__)
        head = (await world.store.match(code)).head
        for _ in range(ROUNDS_A_KIND):
            client = await seated(world, address, code)
            texts = [kind(rng) for _ in range(3)]
            for text in texts[:2]:
                await client.write(frame(text))
                received = await client.until("Refusal", "Ack", "Pong")
                assert received == {"type": "Refusal", "key": None, "why": "malformed"}, text
            await client.write(frame(texts[2]))
            assert await client.closed() == 1008, texts[2]
            assert (await world.store.match(code)).head == head, texts

    with caplog.at_level(logging.WARNING):
        live(test)
    assert not caplog.records


def test_case_12_mutilated_frames_change_nothing_that_is_not_acked(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test(world: World, address: tuple[str, int]) -> None:
        code, rng, sent, codes = await adas_table(world), Random(12), 0, set[int | None]()
        other, seats = await world.started(2)
        while sent < MUTILATED:
            head = (await world.store.match(code)).head
            client = await seated(world, address, code)
            several = rng.randint(1, 6)
            try:
                for _ in range(several):
                    await client.write(mutilated(rng))
                # The end of it, so that the server has read all before.
                await client.write(frame(b"\x03\xe8", 8))
            except ConnectionError:
                pass
            sent += several
            acked = await _acked(client, codes)
            await world.quiet()
            now = await world.store.match(code)
            new = await world.store.lines(code, head)
            assert {number for number in acked if number > head} <= {line.number for line in new}
            assert all((line.seat, line.key) != (None, None) for line in new), "nobody asked for it"
            assert len(new) <= several
            if now.seats[0].token_hash is None:
                assert (await world.sit(code, f"Ada {sent}", 0)).status_code == 201
        assert codes - {None} <= CLOSES
        assert {1002, 1007} <= codes
        assert (await seats[0].choose())["type"] == "Ack", other

    with caplog.at_level(logging.WARNING):
        live(test)
    assert not caplog.records


async def _acked(client: RawClient, codes: set[int | None]) -> set[int]:
    """The lines that the server says it has written for this client."""
    numbers = set[int]()
    while (came := await client.next()) is not None:
        if came.opcode == TEXT and (received := came.message())["type"] == "Ack":
            numbers.add(received["number"])
        elif came.opcode == 8:
            codes.add(came.code() if came.payload else None)
    return numbers
