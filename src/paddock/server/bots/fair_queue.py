"""Work that waits its turn: so many at once, and those who wait in turns of their addresses."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

_Waiting: TypeAlias = OrderedDict[str, deque[asyncio.Future[None]]]


class QueueFullError(Exception):
    """Too much waits already, or the turn did not come in time."""


class FairQueue:
    """Grants `at_once` turns at a time. An address that asks for many gets as few as the others.

    Work of a lower `rank` comes first, whoever asks for it. At most `of_one` of one address and
    `of_all` together wait.
    """

    def __init__(self, *, at_once: int = 1, of_one: int = 8, of_all: int = 64) -> None:
        self._free, self._of_one, self._of_all = at_once, of_one, of_all
        self._waiting: dict[int, _Waiting] = {}
        self._counts: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(
        self, address: str, rank: int = 0, patience: float | None = None
    ) -> AsyncIterator[None]:
        """Wait for a turn, at most so many seconds, and have it until the end of the block."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(address, rank, patience)
        try:
            yield
        finally:
            self._pass_on()

    def waiting(self) -> int:
        """How many wait."""
        return self._counts.total()

    async def _wait(self, address: str, rank: int, patience: float | None) -> None:
        if self._counts[address] >= self._of_one or self.waiting() >= self._of_all:
            raise QueueFullError
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(rank, OrderedDict()).setdefault(address, deque()).append(mine)
        self._counts[address] += 1
        try:
            async with asyncio.timeout(patience):
                await mine
        except (asyncio.CancelledError, TimeoutError) as error:
            if mine.done() and not mine.cancelled():
                self._pass_on()  # the turn came in the same moment
            if isinstance(error, TimeoutError):
                raise QueueFullError from None
            raise
        finally:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def _pass_on(self) -> None:
        """Give the turn to the lowest rank, and there to the address that waits longest."""
        for rank in sorted(self._waiting):
            of_rank = self._waiting[rank]
            while of_rank:
                address, asked = of_rank.popitem(last=False)
                following = asked.popleft()
                if asked:
                    of_rank[address] = asked
                if not following.done():
                    following.set_result(None)
                    return
        self._free += 1
