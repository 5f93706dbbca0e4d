"""An event with a single waiter. Each socket has one, so it is small and fast."""

import asyncio


class Signal:
    """Anybody may set it; the one waiter must clear it."""

    __slots__ = ("_set", "_waiting")

    def __init__(self) -> None:
        self._set = False
        self._waiting: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Wake the waiter, or let the next `wait` return at once."""
        self._set = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def awaited(self) -> bool:
        """Whether somebody waits now."""
        return self._waiting is not None and not self._waiting.done()

    def clear(self) -> None:
        """The next `wait` blocks until it is set again."""
        self._set = False

    async def wait(self) -> None:
        """Wait until it is set; return at once if it is."""
        while not self._set:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
