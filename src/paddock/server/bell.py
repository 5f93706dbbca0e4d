"""An `asyncio.Event` for one who waits. There is one for every socket: it is small, and quick."""

import asyncio


class Bell:
    """Rung by anybody, heard by one; it has to be taken down again by whoever heard it."""

    __slots__ = ("_rung", "_waiting")

    def __init__(self) -> None:
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        """Wake who waits, or the next one who comes to wait."""
        self._rung = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def awaited(self) -> bool:
        """Whether somebody waits for it to ring."""
        return self._waiting is not None and not self._waiting.done()

    def hush(self) -> None:
        """What rang so far has been heard."""
        self._rung = False

    async def rung(self) -> None:
        """Wait until it rings; not at all if it has rung already."""
        while not self._rung:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
