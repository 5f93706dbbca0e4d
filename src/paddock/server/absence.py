"""The time that a server was away, owed to every live table until it stands in that table's log."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeAlias

from paddock.server import deciding as d
from paddock.server.clock import Clock
from paddock.server.match import Match
from paddock.server.pen import Refused
from paddock.server.store.base import Decide, Store, StoreError, Written

SHORTEST_ABSENCE: Final = 10.0
"""Another process on the same database may have been there all the time."""
TABLES_AT_ONCE: Final = 8
"""How many are looked after together after a restart, while others are waiting to play."""

Write: TypeAlias = Callable[[str, Decide], Awaitable[Written]]


class Absence:
    """What is owed to whom. Whoever writes to a table lets it be paid first."""

    def __init__(self, store: Store, clock: Clock, write: Write) -> None:
        self._store, self._clock, self._write = store, clock, write
        self._unextended: dict[str, float] = {}
        self._extending: dict[str, asyncio.Future[None]] = {}
        self._owed_at: float | None = None
        self._alone = True

    async def away(self, *, alone: bool) -> float:
        """For how long nobody was there; `alone` says that no other process uses the store.

        Deadlines move by as much. If the wall clock was set back meanwhile, time goes on from where
        it was: else everybody would have to wait until that time comes again.
        """
        self._alone, last = alone, await self._store.last_alive()
        if last is None:
            return 0.0
        self._clock.not_before(last)
        away = self._clock.now() - last
        return away if alone or away >= SHORTEST_ABSENCE else 0.0

    async def owe(self, away: float) -> None:
        """After a restart, before anybody is served: every live table gets the time we were away.

        Until it has that, nobody times out there, and nothing else is written.
        """
        self._owed_at = self._clock.now()
        self._unextended = dict.fromkeys(await self._store.live(), away)

    def owes(self, code: str | None = None) -> bool:
        """Whether this table is still owed time; without one, whether any is."""
        return code in self._unextended if code is not None else bool(self._unextended)

    async def resume(self, away: float) -> None:
        """After a restart: deadlines move by the time we were away, and bots are asked again."""
        if self._owed_at is None:
            await self.owe(away)
        codes = tuple(self._unextended)
        for at in range(0, len(codes), TABLES_AT_ONCE):
            some = codes[at : at + TABLES_AT_ONCE]
            await asyncio.gather(*[self.pay(code) for code in some])

    async def try_again(self) -> None:
        """Give those their time for whom it could not be written down before."""
        for code in tuple(self._unextended):
            await self.pay(code)

    async def pay(self, code: str) -> None:
        """As long as that cannot be written down, nobody times out at this table."""
        if code not in self._extending:
            self._extending[code] = asyncio.ensure_future(self._extend(code))
        await asyncio.shield(self._extending[code])

    async def _extend(self, code: str) -> None:
        try:
            if code in self._unextended:
                with suppress(Refused):
                    await self._write(code, self._extension(self._unextended[code]))
                del self._unextended[code]
        except StoreError:
            return
        finally:
            del self._extending[code]

    def _extension(self, away: float) -> Decide:
        def decide(match: Match) -> d.Decided:
            seconds = self._owed(match, away)
            if seconds == 0:
                return d.Decided(match, ())
            return d.decide(match, d.Extend(seconds), self._clock.now())

        return decide

    def _owed(self, match: Match, away: float) -> float:
        """We were there when the last line was written.

        So should we have died again before all had got their time, nobody gets the same time twice.
        A line from a time to come is by another process, some seconds ahead of us at most: all who
        are alive write down their time, and ours is not before that. If it is from later, or if we
        are alone, it is by a clock that ran ahead and was set back, and the deadline goes back too.
        """
        assert self._owed_at is not None
        since = self._owed_at - match.at
        lost = self._alone or since < -SHORTEST_ABSENCE
        return min(away, since if lost else max(0.0, since))
