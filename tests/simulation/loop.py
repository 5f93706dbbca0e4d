"""An event loop without a clock and without a network: time is a number that the loop moves on.

It never waits. When nothing is left to run, time jumps to the next timer; when there is no timer
either, everybody waits for somebody else, and that is an error. What is ready at the same moment
runs in an order that the seed decides, so that nothing can rely on being first.
"""

import asyncio
from collections import deque
from collections.abc import Coroutine, Generator
from contextvars import Context, ContextVar
from random import Random
from typing import Any, Protocol


class DeadlockError(Exception):
    """Nothing is ready, and no timer is set."""


class Process(Protocol):
    """An owner of tasks, which takes them along when killed."""

    def owns(self, task: "asyncio.Task[Any]", /) -> None:
        """A task was started by this process."""


RUNNING: ContextVar[Process | None] = ContextVar("RUNNING", default=None)
"""The process that the present task belongs to; tasks inherit it from their creator."""


class _Selector:
    """Stands where asyncio waits for sockets: here only time can pass."""

    def __init__(self, loop: "SimLoop") -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise DeadlockError("everybody waits for somebody else")
        self._loop.now += timeout
        return []


class SimLoop(asyncio.BaseEventLoop):
    """An asyncio loop on virtual time, its order drawn from a seed."""

    _ready: deque[asyncio.Handle]

    def __init__(self, rng: Random) -> None:
        super().__init__()
        self.now = 0.0
        self.steps = 0
        self._rng = rng
        self._selector = _Selector(self)
        self._clock_resolution = 1e-9
        self.set_task_factory(_begin_task)

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        ready = self._ready
        if len(ready) > 1:
            handles = list(ready)
            self._rng.shuffle(handles)
            ready.clear()
            ready.extend(handles)
        self.steps += len(ready)
        super()._run_once()  # type: ignore[misc]

    def _process_events(self, _events: list[Any]) -> None:
        """There are none: nothing comes from outside."""

    def _write_to_self(self) -> None:
        """Nobody else runs: there is no one to be woken by."""


def _begin_task(
    loop: asyncio.AbstractEventLoop,
    coroutine: Coroutine[Any, Any, Any] | Generator[Any, None, Any],
    *,
    context: Context | None = None,
) -> "asyncio.Task[Any]":
    task: asyncio.Task[Any] = asyncio.Task(coroutine, loop=loop, context=context)
    owner = RUNNING.get() if context is None else context.get(RUNNING)
    if owner is not None:
        owner.owns(task)
    return task
