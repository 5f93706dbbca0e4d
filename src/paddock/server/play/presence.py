"""Which seats have a connection now, here and in the other processes on the same store.

No line of a log depends on it: it is shown, and forgotten with the process.
"""

import secrets
from collections import defaultdict
from collections.abc import Iterable
from typing import Final

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
"""PostgreSQL takes less than 8,000 bytes at once; a table has at most 21."""
_NOBODY: Final[frozenset[Seat]] = frozenset()


class Presence:
    """Tells viewers which seats are connected, whenever that has changed."""

    def __init__(self, store: Store, feeds: Feeds, clock: Clock) -> None:
        self._store, self._feeds, self._clock = store, feeds, clock
        self._process = secrets.token_hex(8)
        self._shown: dict[str, frozenset[Seat]] = {}
        self._leaving: dict[str, dict[Seat, float]] = {}
        """Seats without a connection that are still shown, and until when."""
        self._elsewhere: dict[str, dict[str, tuple[frozenset[Seat], float]]] = defaultdict(dict)
        """What other processes announced, by table and process, and until when it counts."""
        self._heard: set[str] = set()
        self._announced = clock.now()

    def connected(self, code: str) -> frozenset[Seat]:
        """The seats of a table that count as connected now."""
        return self._shown.get(code, _NOBODY) | self._feeds.seats(code)

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
            code, _, seats = table.partition(":")
            known = frozenset(Seat(int(seat)) for seat in seats)
            before, _ = self._elsewhere[code].get(process, (_NOBODY, 0.0))
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
        tables = [f"{code}:{_digits(self._feeds.seats(code))}" for code in sorted(codes)]
        for first in range(0, len(tables), TABLES_IN_A_WORD):
            some = tables[first : first + TABLES_IN_A_WORD]
            self._store.announce(" ".join([self._process, *some]))

    def _forget(self, now: float) -> None:
        for code, processes in [*self._elsewhere.items()]:
            for process, (seats, until) in [*processes.items()]:
                if until <= now:
                    del processes[process]
                    self._heard |= {code} if seats else set()
            if not processes:
                del self._elsewhere[code]

    def _show(self, code: str, now: float) -> None:
        there = self._feeds.seats(code).union(
            *(seats for seats, _ in self._elsewhere.get(code, {}).values())
        )
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
        self._feeds.show_connected(code, shown)


def _digits(seats: Iterable[Seat]) -> str:
    return "".join(map(str, sorted(seats)))
