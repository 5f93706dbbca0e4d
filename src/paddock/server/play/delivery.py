"""Lines of a table on their way to its viewers, and the look that follows them, as messages.

A viewer whom no line concerns gets what a spectator gets: the same bytes, made once.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from paddock.core import SPECTATOR, Event, PublicEvent, Seat, Viewer
from paddock.proof import entry as e
from paddock.protocol import News, Status
from paddock.server.play.look import Looks
from paddock.server.table.match import Match, news

NO_LOOK: Final = frozenset((e.Chose, e.Hinted, e.Said))
"""That somebody has chosen, and what to the chooser, is all in the news of it."""

_encode: Final = msgspec.json.Encoder().encode
_NOBODY: Final = frozenset[Viewer]()


class Packet:
    """Messages that leave together. A transport keeps them in its own form, for further viewers."""

    __slots__ = ("framed", "messages")

    def __init__(self, messages: Sequence[bytes]) -> None:
        self.messages = messages
        self.framed: bytes | None = None


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
        """The lines as they are sent to a viewer."""
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
        """The look as it is sent to a viewer."""
        looked = self._looked.get(viewer)
        if looked is None:
            if self._looks is None:
                self._looks = Looks(self.match)
            looked = self._looked[viewer] = Packet([_encode(self._looks.of(viewer))])
        return looked


def _concerned(match: Match, entry: e.AnyEntry) -> frozenset[Viewer]:
    """The seats that may see something in this entry that a spectator may not."""
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
    """The seats that see of an event what a spectator does not, or otherwise."""
    watched = event.seen_by(SPECTATOR)
    return {Seat(seat) for seat in range(players) if event.seen_by(Seat(seat)) != watched}
