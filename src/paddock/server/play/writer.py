"""Writes decisions to the store, then delivers them. Commit, then speak."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from paddock.proof import entry as e
from paddock.protocol.reasons import Reason
from paddock.server.play.clock import Clock
from paddock.server.play.feed import Feeds
from paddock.server.store.base import Decide, Store, StoreError, Written
from paddock.server.table.errors import Refused, RulesFailedError, StoodStillError
from paddock.server.table.log_writer import Decided, LogWriter
from paddock.server.table.match import Match
from paddock.server.table.requests import Key

_log: Final = logging.getLogger("paddock.failures")


OnWritten: TypeAlias = Callable[[Written | Exception], None]
"""Gets what came of a request, or why nothing did, once everybody else has heard of it."""
LongWay: TypeAlias = Callable[[str, Decide, Key], Awaitable[Written]]
"""Writes what has to wait for more than the disk: for time that is owed, or for another try."""


class Writer:
    """Writes what is decided, durably, and wakes who watches. `then` is called with the table."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        feeds: Feeds,
        then: Callable[[Match], None],
        long_way: LongWay,
    ) -> None:
        self._store, self._clock, self._feeds, self._then = store, clock, feeds, then
        self._long_way = long_way
        self._writing: dict[asyncio.Future[Written], asyncio.Task[None]] = {}
        self._retrying: set[asyncio.Task[None]] = set()
        self._on_their_way: dict[str, int] = {}
        """How many requests of each table are being written."""

    def on_their_way(self) -> frozenset[str]:
        """The tables for which something is being written."""
        return frozenset(self._on_their_way)

    async def write(self, code: str, decide: Decide, key: Key | None) -> Written:
        """The caller may go away meanwhile: what was written is delivered all the same."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Written] = loop.create_future()
        writing = loop.create_task(self._write_and_answer(answer, code, decide, key))
        self._writing[answer] = writing
        return await answer

    async def _write_and_answer(
        self, answer: asyncio.Future[Written], code: str, decide: Decide, key: Key | None
    ) -> None:
        try:
            written = await self.write_and_deliver(code, decide, key)
        except asyncio.CancelledError:
            answer.cancel()
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it is for the caller
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(written)
        finally:
            del self._writing[answer]

    async def write_and_deliver(self, code: str, decide: Decide, key: Key | None = None) -> Written:
        """Write and deliver to everyone; only for a caller that does not go away."""
        self._set_out(code)
        try:
            written = await self._store.transact(code, decide, key)
        except RulesFailedError as error:
            _log.error("the rules failed", exc_info=error)
            await self._rules_failed(code)
            raise Refused(Reason.RULES_FAILED) from None
        finally:
            self._arrived(code)
        self._tell(written)
        return written

    def _set_out(self, code: str) -> None:
        self._on_their_way[code] = self._on_their_way.get(code, 0) + 1

    def _arrived(self, code: str) -> None:
        left = self._on_their_way[code] - 1
        if left:
            self._on_their_way[code] = left
        else:
            del self._on_their_way[code]

    def _tell(self, written: Written) -> None:
        self._feeds.deliver(written)
        self._then(written.match)

    def submit(self, code: str, decide: Decide, key: Key, on_written: OnWritten) -> bool:
        """The same without a task, if only the disk has to be waited for; else False."""
        submitted = _Submitted(self, code, decide, key, on_written)
        self._set_out(code)
        if self._store.submit(code, decide, key, submitted):
            return True
        self._arrived(code)
        return False

    def landed(self, submitted: "_Submitted", written: Written) -> None:
        """What was submitted is durable. A failure to tell is logged: others wait, too."""
        self._arrived(submitted.code)
        try:
            self._tell(written)
        except Exception as error:  # noqa: BLE001 - the others of the batch do not wait for it
            self._answer(submitted, error)
        else:
            self._answer(submitted, written)

    def not_done(self, submitted: "_Submitted", error: BaseException) -> None:
        """It was refused, or it has to be tried again: then it goes the long way.

        So does what was decided after a stall: its table gets the time of the stall first.
        """
        self._arrived(submitted.code)
        if isinstance(error, Refused | StoreError) and not isinstance(error, StoodStillError):
            self._answer(submitted, error)
            return
        task = asyncio.get_running_loop().create_task(self._retry(submitted))
        self._retrying.add(task)
        task.add_done_callback(self._retrying.discard)

    async def _retry(self, submitted: "_Submitted") -> None:
        try:
            written = await self._long_way(submitted.code, submitted.decide, submitted.key)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is for the caller
            self._answer(submitted, error)
        else:
            self._answer(submitted, written)

    def _answer(self, submitted: "_Submitted", found: Written | Exception) -> None:
        try:
            submitted.on_written(found)
        except Exception:  # noqa: BLE001 - this socket's trouble, no other's
            _log.exception("an answer could not be given")

    async def _rules_failed(self, code: str) -> None:
        """A failure of the rules is written down too: after three the table is frozen."""

        def decide(match: Match) -> Decided:
            log = LogWriter(match, self._clock.now())
            log.write(e.Failed(match.decision))
            return log.done()

        written = await self._store.transact(code, decide)
        self._feeds.deliver(written)


class _Submitted:
    """A request on its way to the disk: what a store needs of a future, without turns of a loop."""

    __slots__ = ("_writer", "code", "decide", "key", "on_written")

    def __init__(
        self, writer: Writer, code: str, decide: Decide, key: Key, on_written: OnWritten
    ) -> None:
        self._writer, self.code, self.decide = writer, code, decide
        self.key, self.on_written = key, on_written

    def done(self) -> bool:
        """Somebody waits in any case: everyone at the table."""
        return False

    def set_result(self, result: Written) -> None:
        """It is durable."""
        self._writer.landed(self, result)

    def set_exception(self, error: BaseException) -> None:
        """It was not done."""
        self._writer.not_done(self, error)
