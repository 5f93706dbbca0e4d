"""Group commit: decide on the event loop, write in a thread, answer once it is durable.

One batch is being written while the next one is being decided, on top of it. Should the first one
fail, the second was decided on what never was: its jobs are withdrawn, and tried again on what is.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from paddock.server.store.base import WithdrawnError
from paddock.server.store.cache import CachedTable
from paddock.server.store.sqlite.batch import Batch, Command, Work
from paddock.server.table.requests import Key

MANY_JOBS: Final = 64
"""A COMMIT costs as much as several choices, so a batch waits for more while more keep coming."""


class GroupCommit:
    """What is on its way to the disk. `cached` has what is durable; `write` starts a batch."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        cached: Callable[[str], CachedTable | None],
        write: Callable[[Batch], None],
    ) -> None:
        self._loop, self._cached, self._write = loop, cached, write
        self._batches: list[Batch] = []
        """In their order. The first is being written if `_writing`; the last takes new jobs."""
        self._writing = self._turn_ends = False
        self._landing: asyncio.Future[None] | None = None

    def latest(self, code: str) -> CachedTable | None:
        """A table as it will be after all that is on its way; None if it is not at hand."""
        return self._pending(code) or self._cached(code)

    def _pending(self, code: str) -> CachedTable | None:
        for batch in reversed(self._batches):
            if (known := batch.written.get(code)) is not None:
                return known
        return None

    def concerns(self, code: str) -> bool:
        """Whether lines of this table are on their way."""
        return self._pending(code) is not None

    def knows(self, code: str, key: Key) -> bool:
        """Whether a command with this key is on its way."""
        return any([batch.knows(code, key) for batch in self._batches])

    def add(self, job: Command | Work, *, alone: bool = False) -> None:
        """Put a job into the last batch. The table of a command must be at hand."""
        if isinstance(job, Work):
            self._open_batch(alone=alone).jobs.append(job)
        elif not self._decide(job, alone=alone):
            return
        self._start_soon()

    def submit(self, command: Command, key: Key) -> bool:
        """`add` a command if its table is at hand and its key is new; else False."""
        pending = self._pending(command.code)
        kept = self._cached(command.code) if pending is None else pending
        if kept is None or kept.may_know(key):
            return False
        if self._decide_on(kept, command, durable=pending is None):
            self._start_soon()
        return True

    def _decide(self, command: Command, *, alone: bool) -> bool:
        pending = self._pending(command.code)
        kept = self._cached(command.code) if pending is None else pending
        if kept is None:
            command.fail(WithdrawnError(alone=alone))
            return False
        return self._decide_on(kept, command, durable=pending is None, alone=alone)

    def _decide_on(
        self, kept: CachedTable, command: Command, *, durable: bool, alone: bool = False
    ) -> bool:
        """False where there is nothing to wait for: nothing new, said of what is durable."""
        batch = self._open_batch(alone=alone)
        batch.decide(command, kept)
        if durable and command.code not in batch.written:
            batch.jobs.pop().resolve()
            if not batch.jobs:
                self._batches.remove(batch)
            return False
        return True

    def _open_batch(self, *, alone: bool) -> Batch:
        waiting = self._batches[self._writing :]
        if alone or not waiting or waiting[-1].alone:
            self._batches.append(Batch(alone=alone))
        return self._batches[-1]

    def _start_soon(self) -> None:
        if not self._writing and not self._turn_ends:
            self._turn_ends = True
            self._loop.call_soon(self._end_turn, len(self._batches[-1].jobs))

    def _end_turn(self, seen: int) -> None:
        """Write what there is, unless more came in this turn of the event loop: then wait."""
        self._turn_ends = False
        if self._writing or not self._batches:
            return
        first = self._batches[0]
        if len(self._batches) == 1 and seen < len(first.jobs) < MANY_JOBS:
            self._start_soon()
        else:
            self._writing = True
            self._write(first)

    def landed(self, batch: Batch) -> None:
        """A batch is durable: answer everybody, and go on with the next."""
        self._writing = False
        self._batches.remove(batch)
        for job in batch.jobs:
            job.resolve()
        self._go_on()

    def failed(self, batch: Batch, error: Exception, *, each: bool) -> None:
        """A batch was not written. With `each`, every job of it gets another try by itself."""
        self._writing = False
        later = [job for other in self._batches if other is not batch for job in other.jobs]
        self._batches.clear()
        for job in batch.jobs:
            job.fail(WithdrawnError(alone=True) if each else error)
        for job in later:
            job.fail(WithdrawnError(alone=False))
        self._go_on()

    def _go_on(self) -> None:
        if self._landing is not None:
            self._landing.set_result(None)
            self._landing = None
        if self._batches:
            self._start_soon()

    async def settle(self) -> None:
        """Wait until the next batch is durable, or has failed; return at once if there is none."""
        if self._batches:
            if self._landing is None:
                self._landing = self._loop.create_future()
            await asyncio.shield(self._landing)

    async def drain(self) -> None:
        """Wait until nothing is on its way."""
        while self._batches:
            await self.settle()
