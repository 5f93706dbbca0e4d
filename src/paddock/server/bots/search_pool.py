"""A process pool for slow choices, with admission control."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import inf
from multiprocessing.connection import wait
from random import SystemRandom
from typing import Any, Final

from msgspec import Struct

from paddock.bots.bot import Shown
from paddock.bots.search import within
from paddock.catalog import bot
from paddock.core import Seat
from paddock.game_entry import Action

THINKING_SECONDS: Final = 0.3
SHORTEST_THINKING: Final = 0.03
GRACE_SECONDS: Final = 0.5
"""How much later than its time an answer may come."""
STARTING_SECONDS: Final = 3.0
"""How long the first answer of a new process may take: it has to be started for it."""
STUCK_SECONDS: Final = 5.0
"""A search that goes on so much longer than it should never ends: its process does."""
MAX_WORKERS: Final = 4
NICENESS: Final = 10

_dice: Final = SystemRandom()


class TooLateError(Exception):
    """An answer cannot be there in time, or was not."""


class _Pool(Struct, eq=False):
    """Processes, and whether one of them has answered yet."""

    executor: Executor
    answered: bool = False


class SearchPool:
    """Where many wait, each gets less time; a request that would wait too long is rejected."""

    def __init__(self, seconds: float = THINKING_SECONDS, workers: int | None = None) -> None:
        self._seconds = seconds
        self._workers = workers or max(1, min(MAX_WORKERS, (os.cpu_count() or 2) - 1))
        self._pool: _Pool | None = None
        self._under_way: dict[asyncio.Future[Action], float] = {}
        """The requests that await an answer, and the time limit of each."""

    async def find(
        self, game: str, level: str, seat: Seat, shown: Shown[Action], needed: float = inf
    ) -> Action:
        """Return a choice within a time limit, or raise TooLateError.

        Other errors are of the search, or of its process.
        """
        seconds = min(needed, self._share())
        if self._would_take(seconds) > self._patience():
            raise TooLateError
        pool, asked = self._submit(game, level, seat, shown, seconds)
        answer = asyncio.wrap_future(asked)
        self._under_way[answer] = seconds
        answer.add_done_callback(self._done)
        try:
            return await self._answer(pool, asked, answer)
        except BrokenProcessPool:
            self._forget(pool)
            raise

    def waiting(self) -> int:
        """How many searches are not answered yet."""
        return len(self._under_way)

    def close(self) -> None:
        """Shut down the pool; pending searches are dropped and end within their time."""
        if self._pool is not None:
            self._forget(self._pool)

    def _share(self) -> float:
        share = min(1.0, self._workers / (len(self._under_way) + 1))
        return max(SHORTEST_THINKING, self._seconds * share)

    def _would_take(self, seconds: float) -> float:
        return (sum(self._under_way.values()) + seconds) / self._workers

    def _patience(self) -> float:
        return self._seconds + GRACE_SECONDS

    def _submit(
        self, game: str, level: str, seat: Seat, shown: Shown[Action], seconds: float
    ) -> tuple[_Pool, Future[Action]]:
        """Return the processes; new ones, where one died while it had nothing to do."""
        work = (game, level, seat, shown, seconds)
        pool = self._workers_there()
        try:
            return pool, self._submit_to(pool, *work)
        except BrokenProcessPool:
            self._forget(pool)
            pool = self._workers_there()
            return pool, self._submit_to(pool, *work)

    def _submit_to(self, pool: _Pool, *work: Any) -> Future[Action]:
        start_by = time.monotonic() + self._time_for(pool)
        return pool.executor.submit(search_in_time, start_by, *work)

    async def _answer(
        self, pool: _Pool, asked: Future[Action], answer: asyncio.Future[Action]
    ) -> Action:
        """Return a search that cannot start in time never starts; a started one counts to its end.

        Nobody cancels it: a broken pool cannot answer what was cancelled (CPython 94777).
        """
        await asyncio.wait([answer], timeout=self._time_for(pool))
        if not answer.done():
            if not asked.running():
                self._under_way.pop(answer, None)
            raise TooLateError
        pool.answered = True
        return answer.result()

    def _time_for(self, pool: _Pool) -> float:
        """How long an answer may take; a process that has yet to start has more time."""
        patience = self._patience()
        return patience if pool.answered else max(patience, STARTING_SECONDS)

    def _done(self, answer: asyncio.Future[Action]) -> None:
        self._under_way.pop(answer, None)
        if not answer.cancelled():
            answer.exception()  # seen, also where nobody waits for it any more

    def _workers_there(self) -> _Pool:
        """Return the pool, started for the first search: most tables never need one."""
        if self._pool is None:
            self._pool = _Pool(start_processes(self._workers))
        return self._pool

    def _forget(self, pool: _Pool) -> None:
        """All who waited for it hear that it broke: only the first of them has to do something."""
        pool.executor.shutdown(wait=False, cancel_futures=True)
        if self._pool is pool:
            self._pool = None


# In a process of its own


def search_in_time(start_by: float, *work: Any) -> Action:
    """Search, unless that moment of the machine's monotonic clock is past: nobody waits then."""
    if time.monotonic() > start_by:
        raise TooLateError
    return search(*work)


def search(game: str, level: str, seat: Seat, shown: Shown[Action], seconds: float) -> Action:
    """Return a choice of a number of seconds. Should it never end, this process does."""
    signal.setitimer(signal.ITIMER_REAL, seconds + STUCK_SECONDS)
    try:
        action: Action = bot(game, level, seat, within(seconds)).choose(shown, _dice)
        return action
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def start_processes(number: int) -> Executor:
    """Start processes that think for this one, below everything else that it does."""
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(number, spawn, initializer=begin_work, initargs=(_log_format(),))


def _log_format() -> logging.Formatter | None:
    """Return the form of this process's log; its children write theirs in the same form."""
    handlers = logging.getLogger().handlers
    ours = handlers and type(handlers[0]) is logging.StreamHandler
    return handlers[0].formatter if ours else None


def begin_work(log_format: logging.Formatter | None = None) -> None:
    """Ctrl-C is the server's business. When the server is gone, so are we, however it went.

    People's choices come before what is worked out for anybody.
    """
    if log_format is not None:
        handler = logging.StreamHandler()
        handler.setFormatter(log_format)
        logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
