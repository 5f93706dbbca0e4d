"""A signal wakes its waiter whenever it is set, and blocks once it is cleared."""

import asyncio

import pytest

from paddock.server.play.feed import Signal


def test_it_wakes_who_waits_and_who_comes_later() -> None:
    async def listen() -> None:
        signal = Signal()
        waiting = asyncio.ensure_future(signal.wait())
        await asyncio.sleep(0)
        assert not waiting.done()
        signal.set()
        signal.set()
        await asyncio.wait_for(waiting, 1)
        await asyncio.wait_for(signal.wait(), 1)

    asyncio.run(listen())


def test_once_cleared_it_has_to_be_set_again() -> None:
    async def listen() -> None:
        signal = Signal()
        signal.set()
        signal.clear()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(signal.wait(), 0.01)
        signal.set()  # the waiter has gone
        await asyncio.wait_for(signal.wait(), 1)

    asyncio.run(listen())
