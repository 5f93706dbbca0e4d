"""Bots at a table: each is shown its own seat's options and view, and nothing else.

Who chooses within a millisecond does so in a thread. Who searches does so in a process of its own,
so that neither the event loop nor the store has to wait for it.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import chain
from multiprocessing.connection import wait
from random import SystemRandom
from typing import Any, Final

from paddock.bots.bot import Peek, Shown
from paddock.bots.search import within
from paddock.catalog import SEARCHING, STAND_IN, bot
from paddock.core import Decision, Event, Seat, as_seen_by, steps_of
from paddock.server.match import Match

THINKING_SECONDS: Final = 0.3
SHORTEST_THINKING: Final = 0.03
MOST_WORKERS: Final = 4

_log: Final = logging.getLogger("paddock.bots")
_dice: Final = SystemRandom()


class Thinking:
    """Chooses for bots. Where many wait, each that searches gets less time."""

    def __init__(self, seconds: float = THINKING_SECONDS, workers: int | None = None) -> None:
        self._seconds = seconds
        self._workers = workers or max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
        self._pool: Executor | None = None
        self._waiting = 0

    async def __call__(self, match: Match, seat: Seat) -> Any:
        """A bot's choice for a seat; if a search fails, a quick one."""
        level = match.seats[seat].bot or STAND_IN
        if level in SEARCHING:
            try:
                return await self._search(match, seat, level)
            except Exception:  # noqa: BLE001 - whatever it is, the table goes on
                _log.exception("a search failed at %s", match.options.game)
                self._forget_pool()
                level = STAND_IN
        return await asyncio.to_thread(choose, match, seat, level)

    async def _search(self, match: Match, seat: Seat, level: str) -> Any:
        self._waiting += 1
        seconds = self._seconds * min(1.0, self._workers / self._waiting)
        loop, shown = asyncio.get_running_loop(), shown_to(match, seat)
        work = (match.options.game, level, seat, shown, max(SHORTEST_THINKING, seconds))
        try:
            return await loop.run_in_executor(self._workers_there(), search, *work)
        finally:
            self._waiting -= 1

    def _workers_there(self) -> Executor:
        """Started when the first search is asked for: most tables never need one."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, initializer=_begin_work)
        return self._pool

    def _forget_pool(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def close(self) -> None:
        """Nobody needs an answer any more: what is searched ends within its time."""
        self._forget_pool()


def shown_to(match: Match, seat: Seat) -> Shown[Any]:
    """What a seat may choose from and what it knows: all that leaves this process."""
    peek = _peek(match, seat)
    return Shown(peek.options, peek.view())


def _peek(match: Match, seat: Seat) -> Peek[Any]:
    assert match.table is not None
    game, table = match.game().game, match.table
    pending = game.pending(table.state)
    assert isinstance(pending, Decision)

    def events() -> tuple[Event, ...]:
        steps = steps_of(game, match.config, table.inputs)
        return as_seen_by(seat, chain.from_iterable(step.events for step in steps))

    return Peek(pending.options[seat], game, table.state, seat, events)


def choose(match: Match, seat: Seat, level: str) -> Any:
    """A bot's choice; if the bot fails, the game's default."""
    try:
        return bot(match.options.game, level, seat).choose(_peek(match, seat), _dice)
    except Exception:  # noqa: BLE001 - whatever it is, the table goes on
        _log.exception("a bot failed at %s", match.options.game)
        assert match.table is not None
        return match.game().game.default_choice(match.table.state, seat)


# In a process of its own


def search(game: str, level: str, seat: Seat, shown: Shown[Any], seconds: float) -> Any:
    """A choice that takes so many seconds."""
    return bot(game, level, seat, within(seconds)).choose(shown, _dice)


def _begin_work() -> None:
    """Ctrl-C is the server's business. When the server is gone, so are we, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
