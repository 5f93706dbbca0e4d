"""Removes tables that nobody needs any more, never one with a game under way."""

import logging
from collections.abc import Callable, Container
from typing import Final

from msgspec import Struct

from paddock.protocol import Status
from paddock.server.play.clock import Clock
from paddock.server.play.metrics import Metrics
from paddock.server.store.base import Store

DAY: Final = 86400.0
MAX_AT_ONCE: Final = 100

_log: Final = logging.getLogger("paddock.cleanup")


class Retention(Struct, frozen=True):
    """For how many days after the last line tables are kept; None: for ever."""

    lobby_days: int | None = 7
    """Tables at which no game has started."""
    keep_days: int | None = None
    """Games that are over, their records and replays, and tables that are frozen."""


class Cleanup:
    """Removes what is older than it is kept. `watched` are the tables at which somebody is."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        metrics: Metrics,
        watched: Callable[[], Container[str]],
        keeping: Retention,
    ) -> None:
        self._store, self._clock, self._metrics = store, clock, metrics
        self._watched, self._keeping = watched, keeping

    async def clean(self) -> None:
        """Once through all tables. Each is looked at again inside its own transaction."""
        lobbies = await self._clean(Status.LOBBY, self._keeping.lobby_days)
        over = await self._clean(Status.OVER, self._keeping.keep_days)
        over += await self._clean(Status.FROZEN, self._keeping.keep_days)
        if lobbies or over:
            _log.info("removed %d tables that never began and %d that had ended", lobbies, over)

    async def _clean(self, status: Status, days: int | None) -> int:
        if days is None:
            return 0
        before, removed, spared = self._clock.now() - days * DAY, 0, 0
        while True:
            most = spared + MAX_AT_ONCE
            codes = await self._store.idle(status, before, most)
            gone = [code for code in codes if await self._remove(code, status, before)]
            removed, spared = removed + len(gone), len(codes) - len(gone)
            if len(codes) < most:
                return removed

    async def _remove(self, code: str, status: Status, before: float) -> bool:
        if code in self._watched() or not await self._store.remove(code, status, before):
            return False
        self._metrics.count("removed", status)
        return True
