"""After a restart or a stall, extends every open deadline by the time the server was away."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import inf
from typing import Final, Protocol, TypeAlias

from paddock.protocol import Status
from paddock.server.play.clock import Clock
from paddock.server.store.base import Decide, OnWritten, Store, StoreError, awaited
from paddock.server.table import commands as c
from paddock.server.table import decide as d
from paddock.server.table.errors import Refused
from paddock.server.table.log_writer import Decided
from paddock.server.table.match import SEEDING_SECONDS, Match, due_at
from paddock.server.table.requests import Key

SHORTEST_ABSENCE: Final = 10.0
"""Another process on the same database may have been there all the time."""
TABLES_AT_ONCE: Final = 32
"""How many are looked after together, while others are waiting to play."""

STALL_SECONDS: Final = 1.5
"""A turn of the loop that keeps time and is late by this much: the process stood still."""

_log: Final = logging.getLogger("paddock.server")

Tables: TypeAlias = Callable[[], frozenset[str]]


class Write(Protocol):
    """Writes what is decided, and tells everybody of it."""

    def __call__(self, code: str, decide: Decide, key: Key | None, then: OnWritten, /) -> None: ...


class StallWatch:
    """Says how late each turn of a regular loop is, where that is worth a word."""

    def __init__(self, clock: Clock, every: float) -> None:
        self._clock, self._every = clock, every
        self._due = clock.now() + every
        self.late_from = self._due + STALL_SECONDS
        """From when on a turn that has not come yet is late."""

    def late(self) -> float:
        """Return the seconds lost since the turn before; 0 where the loop was nearly on time."""
        now = self._clock.now()
        lost, self._due = now - self._due, now + self._every
        self.late_from = self._due + STALL_SECONDS
        return lost if lost >= STALL_SECONDS else 0.0


class Downtime:
    """Tracks the downtime that each table has yet to be credited; writers credit it first."""

    def __init__(self, store: Store, clock: Clock, write: Write, on_their_way: Tables) -> None:
        self._store, self._clock, self._write = store, clock, write
        self._on_their_way = on_their_way
        self._unextended: dict[str, float] = {}
        self._extending: dict[str, asyncio.Future[None]] = {}
        self._owed_at: float | None = None
        self._alone = True
        self._since_restart: set[str] = set()
        """Tables that have got nothing since the restart: nothing was written there either."""
        self._watch = StallWatch(clock, inf)
        self._noticing = asyncio.Lock()
        self._lost = 0.0
        """The time of a stall that could not be added to what is owed."""
        self._latest = -inf
        """The latest time that a line was given."""

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
        """After a restart, before anybody is served: where time runs, all get what we were away.

        Until a table has that, nobody times out there, and nothing else is written.
        """
        await self._owe(away)
        self._since_restart = set(self._unextended)

    async def _owe(self, away: float) -> None:
        """Note what a table is owed: a clock may have started before a stall."""
        self._owed_at = self._clock.now()
        on_their_way = sorted(self._on_their_way())  # before the store is asked: some may arrive
        codes = dict.fromkeys([*await self._store.timed(), *on_their_way])
        self._unextended = {code: self._unextended.get(code, 0.0) + away for code in codes}

    async def stalled(self, seconds: float) -> None:
        """Credit all tables with a stall of this process: nobody times out because of it.

        Where other processes use the store, they kept the time, unless all stood still.
        """
        others = not self._alone and self._store.accompanied
        away = await self.away(alone=False) if others else seconds
        if away > 0:
            await self._owe(away)

    def behind(self) -> bool:
        """Whether the server stood still and nobody has been promised that time yet.

        Nothing of now may be written then, not even that we are alive: if we died after that,
        nobody could tell how long the stall was.
        """
        return self._lost > 0 or self._clock.now() >= self._watch.late_from

    def now(self) -> float:
        """Return the time for a line. It stands still while the server is `behind`.

        A line may be decided long after its table was found to be paid: the disk was slow, and then
        the process stood still. Were such a line of now, and were we killed, the next process would
        take it for a sign that we were there all the time. So it is from before the stall.
        """
        # Late: the stall is not counted yet, and began after the turn that was due before it.
        # Lost: it is counted but not yet owed to all, so time stays where the lines before it were.
        # Otherwise no stall is open, and the clock of the lines runs on.
        now, late_from = self._clock.now(), self._watch.late_from
        if now >= late_from:
            self._latest = max(self._latest, late_from - STALL_SECONDS)
        elif self._lost == 0:
            self._latest = now
        return self._latest

    async def notice(self) -> None:
        """Owe everybody the time of every stall so far."""
        async with self._noticing:
            while (late := self._count_late()) or self._lost > 0:
                if late:
                    _log.warning("the server stood still for %.1f seconds", late)
                lost = self._lost
                await self.stalled(lost)
                self._lost -= lost

    async def make_up(self) -> None:
        """Give the time of a stall back; the server may stand still again meanwhile."""
        while self.behind():
            await self.notice()
            await self.try_again()
        self.note_late()

    def note_late(self) -> None:
        """Keep the time of a stall for `notice`. Work in many steps calls this after each.

        A server that is busy with many tables does not stand still, but one step of it may.
        """
        self._count_late()

    def _count_late(self) -> float:
        """Add the time of a stall to what is lost; the clock of lines stops before it."""
        late = self._watch.late()
        if late:
            self._latest = max(self._latest, self._clock.now() - late)
            self._lost += late
        return late

    def owes(self, code: str | None = None) -> bool:
        """Whether this table is still owed time; without one, whether any is."""
        owed = bool(self._unextended) if code is None else code in self._unextended
        return owed or self._lost > 0 or self._clock.now() >= self._watch.late_from

    def owed_to(self, code: str) -> float:
        """Return the seconds that are owed to this table and not written down yet."""
        return self._unextended.get(code, 0.0)

    def unpaid(self, code: str) -> bool:
        """Whether time that is owed to this table is not written down yet."""
        return code in self._unextended

    def watch(self, every: float) -> None:
        """Notice stalls from now on; `make_up` is called every so many seconds."""
        self._watch = StallWatch(self._clock, every)

    async def resume(self, away: float) -> None:
        """After a restart: deadlines move by the time we were away, and bots there are asked again.

        Where no clock runs there is nothing to do: a table is read when somebody comes to it.

        With many tables this takes a while, so stalls are noticed in between.
        """
        if self._owed_at is None:
            await self.owe(away)
        await self.try_again()
        await self.make_up()

    async def try_again(self) -> None:
        """Give those their time for whom it could not be written down before."""
        codes = tuple(self._unextended)
        for at in range(0, len(codes), TABLES_AT_ONCE):
            some = codes[at : at + TABLES_AT_ONCE]
            await asyncio.gather(*[self.pay(code) for code in some])
            self.note_late()

    async def pay(self, code: str) -> None:
        """As long as that cannot be written down, nobody times out at this table."""
        if self.behind():
            await self.notice()
        if code not in self._unextended:
            return
        if code not in self._extending:
            self._extending[code] = asyncio.ensure_future(self._extend(code))
        await asyncio.shield(self._extending[code])

    async def _extend(self, code: str) -> None:
        try:
            while code in self._unextended:
                payment = Payment(self, code)
                with suppress(Refused):
                    await awaited(partial(self._write, code, payment.decide, None))
                if payment.too_early:
                    await self.notice()
                    continue
                # The server may have stood still once more while that was written. Then more is
                # owed by now than the line paid, and the rest stays. A line of now says nothing
                # about that stall, so the table no longer counts as untouched since the restart.
                self._since_restart.discard(code)
                self._unextended[code] -= payment.away
                if self._unextended[code] <= 0:
                    del self._unextended[code]
        except StoreError:
            return
        finally:
            del self._extending[code]

    def extension(self, match: Match) -> Decided:
        """Return the line that pays all that is owed to a table."""
        seconds = self._owed(match, self._unextended[match.code])
        if seconds == 0:
            return Decided(match, ())
        return d.decide(match, c.Extend(seconds), self._clock.now())

    def _owed(self, match: Match, away: float) -> float:
        """We were there when the last line was written.

        So should we have died again before all had got their time, nobody gets the same time twice.
        A line from a time to come is by another process, some seconds ahead of us at most. All who
        are alive write down their time, and ours is not before that. If it is from later, or if we
        are alone, it is by a clock that ran ahead and was set back, and the deadline goes back too.
        """
        assert self._owed_at is not None
        if match.code not in self._since_restart:
            return self._lost_in_a_stall(match, away)
        since = self._owed_at - match.at
        lost = self._alone or since < -SHORTEST_ABSENCE
        return min(away, since if lost else max(0.0, since))

    def _lost_in_a_stall(self, match: Match, away: float) -> float:
        """Return the time lost in a stall; the last line was written just now and says nothing.

        A decision that opened after the stall has lost no time, nor has a call for the seed.
        """
        assert self._owed_at is not None
        due = due_at(match)
        seconds = SEEDING_SECONDS if match.status is Status.SEEDING else match.options.clock
        if due is None or seconds is None:
            return 0.0
        running = self._owed_at - (due - seconds)
        return max(0.0, min(away, running))


class Payment:
    """One line pays all: its time says to the next process that nothing from before is owed."""

    def __init__(self, downtime: Downtime, code: str) -> None:
        self._downtime = downtime
        self.away = downtime.owed_to(code)
        """The time owed when the line was decided on: a stall may come before that."""
        self.too_early = False
        """Whether there was a stall that has to be noticed first: then nothing was written."""

    def decide(self, match: Match) -> Decided:
        self.too_early = self._downtime.behind()
        if self.too_early:
            return Decided(match, ())
        self.away = self._downtime.owed_to(match.code)
        return self._downtime.extension(match)
