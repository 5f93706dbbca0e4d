"""The messages that viewers of a table receive: its lines, and a look at it.

This is the one door through which a view leaves. A viewer whom no line concerns gets what a
spectator gets: the same bytes, made once.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from paddock.core import SPECTATOR, Event, PublicEvent, Seat, Viewer, choice_of
from paddock.game_entry import Action, Prospects, View
from paddock.proof import entry as e
from paddock.protocol import AnyLook, Look, News, SeatShown, Status
from paddock.server.store.base import Store
from paddock.server.table.match import (
    Match,
    SeatAt,
    clock_starts,
    news,
    options_of,
    view_of,
    without_config,
)

NO_LOOK: Final = frozenset((e.Chose, e.Hinted, e.Said))
"""That somebody has chosen, and what to the chooser, is all in the news of it."""

MAX_LINES_AT_ONCE: Final = 32
KEPT: Final = 256
"""Deliveries that are kept for the next who lack the same: four people come to a table at once."""

Place: TypeAlias = tuple[str, bytes, int]
"""A table with its secret, and the line after which somebody reads on.

A table that was removed may be opened again under its code, and is another one then.
"""

_encode: Final = msgspec.json.Encoder().encode
_NOBODY: Final = frozenset[Viewer]()


class Packet(Struct, eq=False):
    """Messages that leave together. A transport keeps them in its own form, for further viewers."""

    messages: Sequence[bytes]
    framed: bytes | None = None


class Looks:
    """The looks of one table at one moment. What is the same for all viewers is made once."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seats = tuple([_shown(seat) for seat in match.seats])
        self._asked, self._waiting = match.asked(), tuple(sorted(match.waiting_for()))
        self._clock_starts, self._result = clock_starts(match), match.result()
        self._watching: Prospects | None = None

    def of(self, viewer: Viewer) -> AnyLook:
        """Return the table as this viewer may know it."""
        match, view = self._match, view_of(self._match, viewer)
        options = options_of(match, viewer)
        return Look(
            match.head,
            match.status,
            self._seats,
            match.decision,
            self._clock_starts,
            match.deadline,
            None if view is None else without_config(view),
            options,
            None if view is None else self._prospects(view, options),
            None if match.table is None else choice_of(match.table, viewer),
            self._asked,
            self._waiting,
            self._result,
            match.rematch,
        )

    def _prospects(self, view: View, options: tuple[Action, ...]) -> Prospects:
        """Return the prospects of the options; without any, those of a spectator."""
        prospects = self._match.game().rules.prospects
        if options:
            return prospects(view, options)
        if self._watching is None:
            self._watching = prospects(view_of(self._match, SPECTATOR), ())
        return self._watching


def look_of(match: Match, viewer: Viewer) -> AnyLook:
    """Return the table as one viewer may know it."""
    return Looks(match).of(viewer)


def _shown(seat: SeatAt) -> SeatShown:
    return SeatShown(seat.name, seat.bot, seat.ready, seat.pledge is not None, seat.stood_in)


class Delivery:
    """Some lines, and the table after the last line that it has."""

    def __init__(self, match: Match, lines: Sequence[e.AnyLine]) -> None:
        self.match, self.lines = match, lines
        self.changes_look = any([type(line.entry) not in NO_LOOK for line in lines])
        self._concerned = [_concerned(match, line.entry) for line in lines]
        self._any_concerned = _NOBODY.union(*self._concerned)
        self._open: list[bytes | None] = [None] * len(lines)
        """The lines as spectators get them, and all whom they do not concern."""
        self._packets: dict[Viewer, Packet] = {}
        self._looks: Looks | None = None
        self._looked: dict[Viewer, Packet] = {}

    def news(self, viewer: Viewer) -> Packet:
        """Return the lines as they are sent to a viewer."""
        shared = viewer if viewer in self._any_concerned else SPECTATOR
        packet = self._packets.get(shared)
        if packet is None:
            packet = Packet([self._message(place, shared) for place in range(len(self.lines))])
            self._packets[shared] = packet
        return packet

    def _message(self, place: int, viewer: Viewer) -> bytes:
        if viewer in self._concerned[place]:
            return self._line(place, viewer)
        message = self._open[place]
        if message is None:
            message = self._open[place] = self._line(place, SPECTATOR)
        return message

    def _line(self, place: int, viewer: Viewer) -> bytes:
        line = self.lines[place]
        entry = news(self.match, line.entry, viewer)
        return _encode(News(line.number, line.at, line.leaf, entry))

    def look(self, viewer: Viewer) -> Packet:
        """Return the look as it is sent to a viewer."""
        looked = self._looked.get(viewer)
        if looked is None:
            if self._looks is None:
                self._looks = Looks(self.match)
            looked = self._looked[viewer] = Packet([_encode(self._looks.of(viewer))])
        return looked


def _concerned(match: Match, entry: e.AnyEntry) -> frozenset[Viewer]:
    """Return the seats that may see something in this entry that a spectator may not."""
    if isinstance(entry, e.Chose):
        return frozenset((entry.seat,))
    if not isinstance(entry, e.Revealed):
        return _NOBODY
    if match.status is Status.ARCHIVED:
        return frozenset(map(Seat, range(len(match.seats))))
    seats: set[Viewer] = set()
    for step in entry.events:
        for event in step:
            if type(event).seen_by is not PublicEvent.seen_by:
                seats |= _seeing_more(event, len(match.seats))
    return frozenset(seats)


def _seeing_more(event: Event, players: int) -> set[Viewer]:
    """Return the seats that see of an event what a spectator does not, or otherwise."""
    watched = event.seen_by(SPECTATOR)
    return {Seat(seat) for seat in range(players) if event.seen_by(Seat(seat)) != watched}


class Readings:
    """The last reading of each table, and those under way."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[Place, Delivery] = OrderedDict()
        self._going: dict[Place, asyncio.Task[Delivery]] = {}

    async def after(self, place: Place, known: int) -> Delivery:
        """Return some lines after a place, and the table. It has at least the line `known`.

        Who knows of no line that they lack gets the table as it is now.
        """
        if self._store.shared and known > place[-1]:
            return await self._shared(place, known)
        return await self._read(place)

    async def _shared(self, place: Place, known: int) -> Delivery:
        """Read lines: the store is asked once, however many local viewers have heard the same."""
        kept = self._kept.get(place)
        if kept is not None and kept.match.head >= known:
            return kept
        if place in self._going:
            found = await asyncio.shield(self._going[place])
            if found.match.head >= known:
                return found
        if place not in self._going:
            going = self._going[place] = asyncio.create_task(self._read(place))
            going.add_done_callback(lambda task: self._ended(place, task))
        return await asyncio.shield(self._going[place])  # started after that line was heard of

    def _ended(self, place: Place, task: "asyncio.Task[Delivery]") -> None:
        del self._going[place]
        if not task.cancelled():
            task.exception()  # everybody who waited for it may have gone

    async def _read(self, place: Place) -> Delivery:
        code, secret, cursor = place
        match = await self._store.match(code)
        kept = self._kept.get(place)
        if kept is not None and kept.match is match:
            return kept
        lines = await self._store.lines(code, cursor, MAX_LINES_AT_ONCE)
        delivery = Delivery(match, [line for line in lines if line.number <= match.head])
        if match.secret == secret:
            self._kept[place] = delivery
            self._kept.move_to_end(place)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return delivery
