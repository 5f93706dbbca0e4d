"""A SQLite store whose commits a test watches, delays and breaks."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeAlias

from paddock.server.store.base import Decide, OnWritten, Store, Written, awaited, call_back
from paddock.server.store.sqlite.batch import Batch
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.table.requests import Key

Instead: TypeAlias = Callable[[Callable[..., Awaitable[Written]], str, Decide, Key | None], Any]


class FaultyStore(SqliteStore):
    """`fault` is called in the thread that writes, before each COMMIT and after it ("ack")."""

    fault: Callable[[str], None] | None = None

    def _make_durable(self) -> None:
        if self.fault is not None:
            self.fault("commit")
        super()._make_durable()

    def _commit(self, batch: Batch) -> Exception | None:
        error = super()._commit(batch)
        if error is None and self.fault is not None:
            self.fault("ack")
        return error


def submit_by(store: Store, instead: Instead) -> None:
    """From now on `instead` does what is submitted; it gets a way to do it as before, too."""
    submit, tasks = store.submit, set[asyncio.Task[None]]()

    async def as_before(code: str, decide: Decide, key: Key | None) -> Written:
        return await awaited(partial(submit, code, decide, key))

    def submitted(code: str, decide: Decide, key: Key | None, then: OnWritten) -> None:
        work = call_back(partial(instead, as_before, code, decide, key), then)
        task = asyncio.ensure_future(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    store.submit = submitted  # type: ignore[method-assign] # until the end of a test
