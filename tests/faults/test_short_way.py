"""Requests that skip the queue outlive their socket, and only whole frames skip it."""

import asyncio
import json
from typing import Any

from paddock.proof import entry as e
from tests.faults.test_frames import adas_table, live, seated
from tests.server.raw import PONG, TEXT, frame, watching
from tests.server.world import World


def _say(number: int) -> bytes:
    message: dict[str, Any] = {"type": "Say", "key": f"k{number}", "text": f"number {number}"}
    return json.dumps(message).encode()


def test_what_was_asked_is_delivered_although_its_socket_is_gone() -> None:
    async def test(world: World, address: tuple[str, int]) -> None:
        code = await adas_table(world)
        ada, other = await seated(world, address, code), await seated(world, address, code)
        await watching(world, 2)
        await ada.write(frame(_say(1), TEXT))
        ada.socket.close()
        news = await other.until("News")
        assert news["entry"]["text"] == "number 1"
        other.socket.close()

    live(test)


def test_the_payload_of_a_frame_in_two_pieces_is_no_frame() -> None:
    """The second piece of this ping looks like a whole message of its own."""

    async def test(world: World, address: tuple[str, int]) -> None:
        client = await seated(world, address, await adas_table(world))
        smuggled = frame(_say(1), TEXT)
        ping = bytes([0x89, 0x80 | len(smuggled)]) + bytes(4) + smuggled
        await client.write(ping[:6])
        await asyncio.sleep(0.1)
        await client.write(ping[6:])
        assert (answer := await client.next()) is not None
        assert (answer.opcode, answer.payload) == (PONG, smuggled)
        await client.write(frame(_say(2), TEXT))
        assert (await client.until("Ack", "Refusal"))["key"] == "k2"
        client.socket.close()

    live(test)


def test_what_comes_in_one_packet_is_answered_in_its_order() -> None:
    """The first skips the queue, the others come while it is answered."""

    async def test(world: World, address: tuple[str, int]) -> None:
        code = await adas_table(world)
        client = await seated(world, address, code)
        keys = [f"k{number}" for number in range(20)]
        await client.write(b"".join(frame(_say(number), TEXT) for number in range(20)))
        assert [(await client.until("Ack", "Refusal"))["key"] for _ in keys] == keys
        lines = await world.store.lines(code, 0)
        assert [line.key for line in lines if isinstance(line.entry, e.Said)] == keys
        client.socket.close()

    live(test)
