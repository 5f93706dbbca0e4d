"""Writes decisions to the store, then tells everybody: the one place for that order."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from paddock.proof import entry as e
from paddock.protocol.reasons import Reason
from paddock.server.play.clock import Clock
from paddock.server.play.feed import Feeds
from paddock.server.store.base import Decide, OnWritten, Store, Written
from paddock.server.table.errors import Refused, RulesFailedError
from paddock.server.table.log_writer import Decided, LogWriter
from paddock.server.table.match import Match
from paddock.server.table.requests import Key

_log: Final = logging.getLogger("paddock.failures")


class Writer:
    """Writes what is decided, durably, and tells viewers and bots of it."""

    def __init__(
        self, store: Store, clock: Clock, feeds: Feeds, ask_bots: Callable[[Match], None]
    ) -> None:
        self._store, self._clock, self._feeds, self._ask_bots = store, clock, feeds, ask_bots
        self._on_their_way: dict[str, int] = {}
        """How many requests of each table are being written."""

    def on_their_way(self) -> frozenset[str]:
        """Return the tables for which something is being written."""
        return frozenset(self._on_their_way)

    def write(self, code: str, decide: Decide, key: Key | None, then: OnWritten) -> None:
        """Write what `decide` says, tell everybody, and call `then` with what came of it."""
        self._on_their_way[code] = self._on_their_way.get(code, 0) + 1
        self._store.submit(code, decide, key, partial(self._written, code, then))

    def _written(self, code: str, then: OnWritten, found: Written | Exception) -> None:
        """Commit, then speak: this runs once the lines are durable, or will never be.

        The news wait for the end of this turn of the event loop, and bots for a task of their own.
        So the ack leaves first. A failure to tell is for the caller: it is not on the disk's side.
        """
        left = self._on_their_way.pop(code) - 1
        if left:
            self._on_their_way[code] = left
        if isinstance(found, RulesFailedError):
            self._write_failure(code, then, found)
            return
        if isinstance(found, Written):
            try:
                self._feeds.deliver(found)
                self._ask_bots(found.match)
            except Exception as error:  # noqa: BLE001 - the others of the batch do not wait for it
                found = error
        try:
            then(found)
        except Exception:  # noqa: BLE001 - this socket's trouble, no other's
            _log.exception("an answer could not be given")

    def _write_failure(self, code: str, then: OnWritten, error: RulesFailedError) -> None:
        """Write down a failure of the rules: after three the table is frozen."""
        _log.error("the rules failed", exc_info=error)

        def decide(match: Match) -> Decided:
            log = LogWriter(match, self._clock.now())
            log.write(e.Failed(match.decision))
            return log.done()

        def refuse(found: Written | Exception) -> None:
            then(found if isinstance(found, Exception) else Refused(Reason.RULES_FAILED))

        self.write(code, decide, None, refuse)
