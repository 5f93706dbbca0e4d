"""A queue and an event without deques: an empty deque takes 600 bytes, of every idle socket."""

import asyncio
from typing import Any


class MessageQueue:
    """What `asyncio.Queue` does for one reader at a time."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether nothing waits to be read."""
        return not self._items

    def put_nowait(self, item: Any) -> None:
        """Add an item, and wake the reader."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Wait for the next item. A reader that is cancelled takes none."""
        while not self._items:
            reader = self._reader = asyncio.get_running_loop().create_future()
            try:
                await reader
            finally:
                if self._reader is reader:
                    self._reader = None
        return self._items.pop(0)


class Gate:
    """What `asyncio.Event` does; open at first."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = True
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Whether it is open."""
        return self._open

    def set(self) -> None:
        """Open it, and let all go on who wait."""
        self._open = True
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._waiting = []

    def clear(self) -> None:
        """Close it."""
        self._open = False

    async def wait(self) -> None:
        """Wait until it is open."""
        if not self._open:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting
