"""Group commit: decide on the event loop, write in a thread, answer once it is durable.

One batch is being written while the next one is being decided, on top of it. Should the first one
fail, the second was decided on what never was: its jobs are withdrawn, and tried again on what is.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from paddock.server.store.cache import CachedTable
from paddock.server.store.sqlite.batch import Batch, Command, Job, Work
from paddock.server.table.requests import Key

MANY_JOBS: Final = 64
"""A COMMIT costs as much as several choices, so a batch waits for more while more keep coming."""


class Retry(Protocol):
    """Tries a job again that was not written: in a batch by itself, if `alone`."""

    def __call__(self, job: Job, /, *, alone: bool) -> None: ...


class GroupCommit:
    """Batches on their way to the disk. `cached` has what is durable; `write` starts a batch."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        cached: Callable[[str], CachedTable | None],
        write: Callable[[Batch], None],
        retry: Retry,
    ) -> None:
        self._loop, self._cached, self._write, self._retry = loop, cached, write, retry
        self._batches: list[Batch] = []
        """In their order. The first is being written if `_writing`; the last takes new jobs."""
        self._writing = self._turn_ends = False
        self._landing: asyncio.Future[None] | None = None

    def latest(self, code: str) -> CachedTable | None:
        """Return a table as it will be after all that is on its way; None if it is not at hand."""
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

    def add(self, work: Work, *, alone: bool = False) -> None:
        """Put work into the last batch."""
        self._open_batch(alone=alone).jobs.append(work)
        self._start_soon()

    def submit(self, command: Command, *, alone: bool = False) -> bool:
        """Decide a command at once; False where its table or its key has to be read first."""
        # The table is taken as the last batch will leave it, durable or not. So several choices of
        # a table fit into one COMMIT. Nobody hears of them before that: `then` waits in the batch.
        pending, key = self._pending(command.code), command.key
        kept = self._cached(command.code) if pending is None else pending
        if kept is None or (key is not None and not command.key_is_new and kept.may_know(key)):
            return False
        batch = self._open_batch(alone=alone)
        batch.decide(command, kept)
        if pending is not None or command.code in batch.written:
            self._start_soon()
            return True
        # It is nothing new, and said of what is durable: there is nothing to wait for.
        batch.jobs.pop()
        if not batch.jobs:
            self._batches.remove(batch)
        command.then(command.found)
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
        # A sync costs as much as several choices. While each turn of the loop still brings some,
        # one more turn is worth the wait; a single choice waits for the end of its own turn only.
        first = self._batches[0]
        if len(self._batches) == 1 and seen < len(first.jobs) < MANY_JOBS:
            self._start_soon()
        else:
            self._writing = True
            self._write(first)

    def landed(self, batch: Batch) -> None:
        """Go on with the next batch, and call everybody back: this one is durable."""
        self._writing = False
        self._batches.remove(batch)
        self._go_on()
        for job in batch.jobs:
            job.then(job.found)

    def failed(self, batch: Batch, error: Exception, *, each: bool) -> None:
        """Fail a batch. With `each`, every job of it gets another try by itself."""
        # The failed batch is refused. What was decided on top of it is not, for its callers did
        # nothing wrong: it is decided again, on the tables as they were before both.
        self._writing = False
        later = [job for other in self._batches if other is not batch for job in other.jobs]
        self._batches.clear()
        for job in batch.jobs:
            if each:
                self._retry(job, alone=True)
            else:
                job.then(error)
        # These were decided on lines that will never be: they are decided again on what is durable.
        for job in later:
            self._retry(job, alone=False)
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
