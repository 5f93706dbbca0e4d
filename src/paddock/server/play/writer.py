"""Writes decisions to the store, then delivers them. Commit, then speak."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Final

from paddock.proof import entry as e
from paddock.server.play.clock import Clock
from paddock.server.play.feed import Feeds
from paddock.server.store.base import Decide, Store, Written
from paddock.server.table.errors import Refused, RulesFailedError
from paddock.server.table.log_writer import Decided, LogWriter
from paddock.server.table.match import Match
from paddock.server.table.requests import Key

_log: Final = logging.getLogger("paddock.failures")


class Writer:
    """Writes what is decided, durably, and wakes who watches. `then` is called with the table."""

    def __init__(
        self, store: Store, clock: Clock, feeds: Feeds, then: Callable[[Match], None]
    ) -> None:
        self._store, self._clock, self._feeds, self._then = store, clock, feeds, then
        self._writing: dict[asyncio.Future[Written], asyncio.Task[None]] = {}
        self._on_their_way: Counter[str] = Counter()

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
            written = await self.write_and_tell(code, decide, key)
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

    async def write_and_tell(self, code: str, decide: Decide, key: Key | None = None) -> Written:
        """Write and deliver to everyone; only for a caller that does not go away."""
        self._on_their_way[code] += 1
        try:
            written = await self._store.transact(code, decide, key)
        except RulesFailedError as error:
            _log.error("the rules failed", exc_info=error)
            await self._rules_failed(code)
            raise Refused("rules-failed") from None
        finally:
            self._on_their_way[code] -= 1
            if not self._on_their_way[code]:
                del self._on_their_way[code]
        self._feeds.tell(written)
        self._then(written.match)
        return written

    async def _rules_failed(self, code: str) -> None:
        """A failure of the rules is written down too: after three the table is frozen."""

        def decide(match: Match) -> Decided:
            log = LogWriter(match, self._clock.now())
            log.write(e.Failed(match.decision))
            return log.done()

        written = await self._store.transact(code, decide)
        self._feeds.tell(written)
