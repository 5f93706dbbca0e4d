"""A cursor into a table's log for one viewer: the same code serves reconnects and live delivery."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from paddock.core import SPECTATOR, Seat, Viewer
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.protocol import AnyWelcome, Presence, Welcome
from paddock.server.play.delivery import Delivery, Packet, Readings
from paddock.server.store.base import Store, Written
from paddock.server.table.invitation import shown_invitation
from paddock.server.table.match import (
    Match,
)
from paddock.server.table.requests import Member

Say: TypeAlias = Callable[[Sequence[Packet]], bool]
"""Sends messages at once; False where the client has to be waited for: then nothing was sent."""

MAX_LINES_BEHIND: Final = 64
_encode: Final = msgspec.json.Encoder().encode


class Signal:
    """An event with a single waiter, who must clear it. Each socket has one."""

    __slots__ = ("_set", "_waiting")

    def __init__(self) -> None:
        self._set = False
        self._waiting: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Wake the waiter, or let the next `wait` return at once."""
        self._set = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def awaited(self) -> bool:
        """Whether somebody waits now."""
        return self._waiting is not None and not self._waiting.done()

    def clear(self) -> None:
        """Clear the signal: the next `wait` blocks until it is set again."""
        self._set = False

    async def wait(self) -> None:
        """Wait until it is set; return at once if it is."""
        while not self._set:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting


class SeatLostError(Exception):
    """The seat was freed: its former viewers see nothing of its next owner."""


class Reach(Struct, frozen=True):
    """How to reach a viewer: `say` sends at once, `fell_behind` disconnects."""

    fell_behind: Callable[[], None]
    say: Say | None = None
    flush: Callable[[], None] = lambda: None
    """Sends at once what `say` would send at the end of this turn of the loop."""
    plays: bool = False
    """A viewer without a seat on a device that has one: not somebody who only watches."""


class Feeds:
    """The viewers of each table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: dict[str, dict[Feed, None]] = defaultdict(dict)  # in the order they came
        self._fresh: dict[str, tuple[Match, list[e.AnyLine]]] = {}
        self._changed: set[str] = set()
        self._readings = Readings(store)

    def open(self, match: Match, who: Member | None, cursor: int, reach: Reach) -> "Feed":
        """Watch a table from a line on; SeatLostError, if the seat is no longer theirs."""
        if who is not None and match.seats[who.seat].token_hash != who.token_hash:
            raise SeatLostError
        feed = Feed(self._store, self._readings, match, who, cursor, reach)
        self._open[match.code][feed] = None
        self._changed.add(match.code)
        return feed

    def close(self, feed: "Feed") -> None:
        """Watch no more."""
        watching = self._open.get(feed.code, {})
        watching.pop(feed, None)
        self._changed.add(feed.code)
        if not watching:
            self._open.pop(feed.code, None)

    def seats(self, code: str) -> frozenset[Seat]:
        """Return the seats that watch a table here."""
        return frozenset(f.seat for f in self._open.get(code, ()) if f.seat is not None)

    def watchers(self, code: str) -> int:
        """How many watch a table here and have no seat."""
        return sum(feed.only_watches for feed in self._open.get(code, ()))

    def take_changed(self) -> set[str]:
        """Return the tables at which somebody has come or gone since the last call."""
        changed, self._changed = self._changed, set()
        return changed

    def show_presence(self, code: str, seats: frozenset[Seat], watching: int) -> None:
        """Send all viewers of a table who is there, if they do not know."""
        for feed in self._open.get(code, ()):
            feed.show_presence(seats, watching)

    def hint(self, code: str, head: int) -> None:
        """Hear of a line that a process has written: mostly ours, which was delivered already."""
        for feed in tuple(self._open.get(code, ())):
            if feed.newest < head:
                feed.wake(head)

    def wake(self, code: str, head: int) -> None:
        """Wake the viewers of a table: it has new lines, up to this one."""
        for feed in tuple(self._open.get(code, ())):
            feed.wake(head)

    def deliver(self, written: Written) -> None:
        """Send what was written, with all else that is written in this turn of the loop."""
        match, lines = written.match, written.lines
        if not lines:
            self.wake(match.code, match.head)
            return
        if not self._fresh:
            asyncio.get_running_loop().call_soon(self._deliver_fresh)
        before = self._fresh[match.code][1] if match.code in self._fresh else []
        if before and before[-1].number + 1 != lines[0].number:
            self.wake(match.code, match.head)  # they came in another order than written
            return
        self._fresh[match.code] = (match, [*before, *lines])

    def _deliver_fresh(self) -> None:
        fresh, self._fresh = self._fresh, {}
        for code, (match, lines) in fresh.items():
            if code in self._open:
                delivery = Delivery(match, lines)
                feeds = tuple(self._open[code])
                for feed in feeds:
                    feed.hear(delivery)
                # These players can think while the news of other tables are being made.
                for feed in feeds:
                    feed.flush()

    def watched(self) -> dict[str, int]:
        """Return the tables that are watched, and the line that everyone there knows of."""
        return {code: min(f.newest for f in feeds) for code, feeds in self._open.items()}

    def count(self) -> int:
        """How many are watching."""
        return sum(map(len, self._open.values()))


class Feed:
    """The lines of one table for one viewer, in order."""

    def __init__(  # noqa: PLR0913, PLR0917 - all of it is kept
        self,
        store: Store,
        readings: Readings,
        match: Match,
        who: Member | None,
        cursor: int,
        reach: Reach,
    ) -> None:
        self._readings, self._secret = readings, match.secret
        self._read_again = False
        """Whether the table has to be read again, although no line is known to be missing."""
        self.code, self.seat = match.code, None if who is None else who.seat
        self.game = match.options.game
        self.cursor = min(cursor, match.head)
        self.newest = match.head
        self._caught_up_at = match.head
        self._store, self._fell_behind, self._say = store, reach.fell_behind, reach.say
        self.flush = reach.flush
        """Sends at once what `say` would send at the end of this turn of the loop."""
        self.only_watches = who is None and not reach.plays
        self._viewer: Viewer = SPECTATOR if who is None else who.seat
        self._token_hash = None if who is None else who.token_hash
        self._unsettled = True
        self.connected: frozenset[Seat] = frozenset()
        self.watching = 0
        self._unshown = False
        """Whether `connected` and `watching` are still to be sent."""
        self._news = Signal()
        self._news.set()

    def wake(self, head: int) -> None:
        """Wake the viewer. One who does not read falls behind and gets no more."""
        self._read_again |= head <= self.newest
        self.newest = max(self.newest, head)
        self._news.set()
        # What was there before the viewer came is not held against them.
        if self.newest - max(self.cursor, self._caught_up_at) > MAX_LINES_BEHIND:
            self._fell_behind()

    def hear(self, delivery: Delivery) -> None:
        """Send lines that were just written at once, if the viewer has all before and takes them.

        All others are woken, and get them by `next`: the same delivery, made from the store.
        """
        if not self._sent_at_once(delivery):
            self.wake(delivery.match.head)

    def _sent_at_once(self, delivery: Delivery) -> bool:
        match, lines = delivery.match, delivery.lines
        if lines[0].number != self.cursor + 1 or lines[-1].number != match.head:
            return False
        if self._say is None or not self._news.awaited() or self._lost(match):
            return False
        before = self.cursor, self._unsettled
        try:
            taken = self._say(self._packets(delivery))
        except Exception:  # noqa: BLE001 - `next` will meet it again, where it is this viewer's alone
            taken = False
        if not taken:
            self.cursor, self._unsettled = before
        return taken

    def _lost(self, match: Match) -> bool:
        return self.seat is not None and match.seats[self.seat].token_hash != self._token_hash

    def show_presence(self, seats: frozenset[Seat], watching: int) -> None:
        """Send which seats are connected and how many watch, unless the viewer knows."""
        if (seats, watching) != (self.connected, self.watching):
            self.connected, self.watching, self._unshown = seats, watching, True
            self._news.set()

    def settle(self) -> None:
        """Tell what is missed, and in any case where the table stands."""
        self._unsettled = self._read_again = True
        self._news.set()

    async def welcome(self, now: float) -> AnyWelcome:
        """Return the first message: all that does not change."""
        match = await self._store.match(self.code)
        return Welcome(
            code=match.code,
            seat=self.seat,
            status=match.status,
            options=match.options,
            config=match.config,
            commitment=fair.commitment(match.secret, match.code),
            head=match.head,
            now=now,
            invitation=shown_invitation(match),
            connected=tuple(sorted(self.connected)),
            watching=self.watching,
        )

    async def next(self) -> list[bytes]:
        """Wait for lines after the cursor, and tell some of them; after the last, a look.

        Messages as they are sent, `News`, `Look` and `Presence`.
        """
        while True:
            await self._news.wait()
            self._news.clear()
            place, known = (self.code, self._secret, self.cursor), self._heard_of()
            delivery = await self._readings.after(place, known)
            if self._lost(delivery.match):
                raise SeatLostError
            packets = self._packets(delivery)
            messages = [message for packet in packets for message in packet.messages]
            if self._unshown:
                self._unshown = False
                messages.append(_encode(Presence(tuple(sorted(self.connected)), self.watching)))
            if messages:
                return messages

    def _heard_of(self) -> int:
        again, self._read_again = self._read_again, False
        return self.cursor if again else self.newest

    def _packets(self, delivery: Delivery) -> list[Packet]:
        packets, lines = [delivery.news(self._viewer)], delivery.lines
        self.cursor = lines[-1].number if lines else self.cursor
        self.newest = max(self.newest, self.cursor)
        self._unsettled |= delivery.changes_look
        if self.cursor < delivery.match.head:
            self._news.set()
        elif self._unsettled:
            self._unsettled = False
            packets.append(delivery.look(self._viewer))
        return packets
