"""A bell wakes one who waits, whenever it rings, and stays silent once it is hushed."""

import asyncio

import pytest

from paddock.server.bell import Bell


def test_it_wakes_who_waits_and_who_comes_later() -> None:
    async def listen() -> None:
        bell = Bell()
        waiting = asyncio.ensure_future(bell.rung())
        await asyncio.sleep(0)
        assert not waiting.done()
        bell.ring()
        bell.ring()
        await asyncio.wait_for(waiting, 1)
        await asyncio.wait_for(bell.rung(), 1)

    asyncio.run(listen())


def test_once_hushed_it_has_to_ring_again() -> None:
    async def listen() -> None:
        bell = Bell()
        bell.ring()
        bell.hush()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(bell.rung(), 0.01)
        bell.ring()  # whoever waited has gone
        await asyncio.wait_for(bell.rung(), 1)

    asyncio.run(listen())
