"""A process that does one thing after the other, each within a time limit."""

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from paddock.server.bots.search_pool import start_processes


class TookTooLongError(Exception):
    """The process was ended by its time limit, or died."""


class TimedProcess:
    """Started when it is first needed, and again after work that took too long.

    Ask for one thing at a time: a process that ends takes with it whatever waits.
    """

    def __init__(self, start: Callable[[], Executor] | None = None) -> None:
        self.start = start or partial(start_processes, 1)
        self._executor: Executor | None = None

    async def run(self, work: Callable[[], bytes], seconds: float) -> bytes:
        """Return the result of the work, if it takes no longer."""
        if self._executor is None:
            self._executor = self.start()
        executor = self._executor
        try:
            answer = asyncio.wrap_future(executor.submit(_limited, work, seconds))
            # Nobody cancels it: a broken pool cannot answer what was cancelled (CPython 94777).
            await asyncio.wait([answer])
            return answer.result()
        except BrokenProcessPool:
            if self._executor is executor:
                self.close()
            raise TookTooLongError from None

    def close(self) -> None:
        """Shut down the processes; pending requests are dropped."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


# In a process of its own


def _limited(work: Callable[[], bytes], seconds: float) -> bytes:
    """Do it; the alarm ends this process."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
