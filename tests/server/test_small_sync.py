"""A queue and an event that do what asyncio's do, in less memory."""

import asyncio

import pytest

from paddock.server.process.small_sync import Gate, MessageQueue


def test_items_come_out_in_their_order() -> None:
    async def play() -> list[int]:
        queue = MessageQueue()
        reading = asyncio.create_task(_several(queue, 3))
        await asyncio.sleep(0)
        assert queue.empty()
        for number in range(3):
            queue.put_nowait(number)
        return await reading

    assert asyncio.run(play()) == [0, 1, 2]


async def _several(queue: MessageQueue, count: int) -> list[int]:
    return [await queue.get() for _ in range(count)]


def test_a_reader_that_is_cancelled_takes_nothing() -> None:
    async def play() -> int:
        queue = MessageQueue()
        reading = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put_nowait(7)
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        found: int = await queue.get()
        return found

    assert asyncio.run(play()) == 7


def test_a_gate_lets_all_go_on_who_wait() -> None:
    async def play() -> None:
        gate = Gate()
        await gate.wait()
        gate.clear()
        assert not gate.is_set()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert not any(task.done() for task in waiting[1:])
        gate.set()
        await asyncio.gather(*waiting[1:])
        assert gate.is_set()

    asyncio.run(play())
