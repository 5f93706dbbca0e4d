"""Which seats have a connection now, and how many watch, in all processes on the same store.

No line of a log depends on it: it is shown, and forgotten with the process.
"""

import secrets
from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from paddock.core import Seat
from paddock.server.play.clock import Clock
from paddock.server.play.feed import Feeds
from paddock.server.store.base import Store

AWAY_AFTER_SECONDS: Final = 2.0
"""A page that is loaded again is back before that."""
ANNOUNCE_SECONDS: Final = 2.0
FORGET_SECONDS: Final = 5.0
"""A process that has announced nothing for so long has ended."""
TABLES_IN_A_WORD: Final = 300
"""PostgreSQL takes less than 8,000 bytes at once; a table has at most 25."""
_NOBODY: Final[frozenset[Seat]] = frozenset()


class There(Struct, frozen=True, gc=False):
    """The people at a table: their seats, and the number of spectators."""

    seats: frozenset[Seat] = _NOBODY
    watching: int = 0


_EMPTY: Final = There()


class Presence:
    """Tells viewers who is at their table, whenever that has changed."""

    def __init__(self, store: Store, feeds: Feeds, clock: Clock) -> None:
        self._store, self._feeds, self._clock = store, feeds, clock
        self._process = secrets.token_hex(8)
        self._shown: dict[str, frozenset[Seat]] = {}
        self._leaving: dict[str, dict[Seat, float]] = {}
        """Seats without a connection that are still shown, and until when."""
        self._elsewhere: dict[str, dict[str, tuple[There, float]]] = defaultdict(dict)
        """The announcements of other processes, by table and process, and until when they count."""
        self._heard: set[str] = set()
        self._announced = clock.now()

    def connected(self, code: str) -> frozenset[Seat]:
        """Return the seats of a table that count as connected now."""
        return self._shown.get(code, _NOBODY) | self._feeds.seats(code)

    def watching(self, code: str) -> int:
        """How many watch a table without a seat, here and elsewhere."""
        return self._feeds.watchers(code) + sum(one.watching for one in self._others(code))

    def _others(self, code: str) -> list[There]:
        return [there for there, _ in self._elsewhere.get(code, {}).values()]

    def update(self) -> None:
        """Show what has changed; call it several times a second."""
        now, changed = self._clock.now(), self._feeds.take_changed()
        if self._store.shared:
            self._announce(changed, now)
        # In a fixed order: that of a set depends on the hash seed.
        for code in sorted({*changed, *self._heard, *self._leaving}):
            self._show(code, now)
        self._heard.clear()

    def hear(self, word: str) -> None:
        """Take what a process, maybe this one, has announced."""
        process, *tables = word.split(" ")
        until = self._clock.now() + FORGET_SECONDS
        if process == self._process:
            return
        for table in tables:
            code, _, who = table.partition(":")
            seats, _, watching = who.partition("+")
            known = There(frozenset(Seat(int(seat)) for seat in seats), int(watching or 0))
            before, _ = self._elsewhere[code].get(process, (_EMPTY, 0.0))
            self._elsewhere[code][process] = (known, until)
            if known != before:
                self._heard.add(code)

    def _announce(self, changed: Iterable[str], now: float) -> None:
        """Tell the other processes what has changed, and all of it every few seconds."""
        codes = {*changed}
        if now - self._announced >= ANNOUNCE_SECONDS:
            self._announced = now
            codes |= self._feeds.watched().keys()
            self._forget(now)
        tables = [f"{code}:{self._here(code)}" for code in sorted(codes)]
        for first in range(0, len(tables), TABLES_IN_A_WORD):
            some = tables[first : first + TABLES_IN_A_WORD]
            self._store.announce(" ".join([self._process, *some]))

    def _here(self, code: str) -> str:
        """Seats as digits, and behind a plus how many watch, if any do."""
        seats, watching = self._feeds.seats(code), self._feeds.watchers(code)
        return "".join(map(str, sorted(seats))) + (f"+{watching}" if watching else "")

    def _forget(self, now: float) -> None:
        for code, processes in [*self._elsewhere.items()]:
            for process, (there, until) in [*processes.items()]:
                if until <= now:
                    del processes[process]
                    self._heard |= {code} if there != _EMPTY else set()
            if not processes:
                del self._elsewhere[code]

    def _show(self, code: str, now: float) -> None:
        there = self._feeds.seats(code).union(*(one.seats for one in self._others(code)))
        before, leaving = self._shown.get(code, _NOBODY), self._leaving.pop(code, {})
        until = {seat: leaving.get(seat, now + AWAY_AFTER_SECONDS) for seat in before - there}
        staying = {seat: end for seat, end in until.items() if end > now}
        if staying:
            self._leaving[code] = staying
        shown = there.union(staying)
        if shown:
            self._shown[code] = shown
        else:
            self._shown.pop(code, None)
        self._feeds.show_presence(code, shown, self.watching(code))
