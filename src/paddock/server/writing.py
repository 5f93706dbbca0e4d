"""How something comes to stand in a table's log, and who hears of it then. Commit, then speak."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from paddock.server import deciding as d
from paddock.server import entry as e
from paddock.server.clock import Clock
from paddock.server.deciding import RulesFailedError
from paddock.server.feed import Feeds
from paddock.server.match import Match
from paddock.server.pen import Refused
from paddock.server.store.base import Decide, Key, Store, Written

_log: Final = logging.getLogger("paddock.failures")


class Writer:
    """Writes what is decided, durably, and wakes who watches. `then` is called with the table."""

    def __init__(
        self, store: Store, clock: Clock, feeds: Feeds, then: Callable[[Match], None]
    ) -> None:
        self._store, self._clock, self._feeds, self._then = store, clock, feeds, then
        self._writing: dict[asyncio.Future[Written], asyncio.Task[None]] = {}

    async def write(self, code: str, decide: Decide, key: Key | None) -> Written:
        """Whoever asked may go away meanwhile: what was written is told all the same."""
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
        except Exception as error:  # noqa: BLE001 - whatever it is, it is for whoever asked
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(written)
        finally:
            del self._writing[answer]

    async def write_and_tell(self, code: str, decide: Decide, key: Key | None = None) -> Written:
        """Write and let everyone hear of it; only for whoever does not go away."""
        try:
            written = await self._store.transact(code, _guarded(decide), key)
        except RulesFailedError as error:
            _log.error("the rules failed", exc_info=error)
            await self._rules_failed(code)
            raise Refused("rules-failed") from None
        self._feeds.tell(written)
        self._then(written.match)
        return written

    async def _rules_failed(self, code: str) -> None:
        """A failure of the rules is written down too: after three the table is frozen."""

        def decide(match: Match) -> d.Decided:
            pen = d.Pen(match, self._clock.now())
            pen.write(e.Failed(match.decision))
            return pen.done()

        written = await self._store.transact(code, decide)
        self._feeds.tell(written)


def _guarded(decide: Decide) -> Decide:
    """Whatever the rules of a game raise is that table's trouble, and no other's."""

    def guarded(match: Match) -> d.Decided:
        try:
            return decide(match)
        except (Refused, RulesFailedError):
            raise
        except Exception as error:
            raise RulesFailedError from error

    return guarded
