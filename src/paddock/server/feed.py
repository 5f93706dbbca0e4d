"""A cursor into a table's log for one viewer. Reconnecting and hearing the news are one thing."""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from paddock.core import SPECTATOR, Viewer, choice_of
from paddock.core.memory import remember_last
from paddock.protocol import Look, News, Welcome
from paddock.server import entry as e
from paddock.server import fair
from paddock.server.asking import Member
from paddock.server.bell import Bell
from paddock.server.match import Match, SeatAt, news, seen
from paddock.server.store.base import Store, Written

Say: TypeAlias = Callable[[Sequence[bytes]], bool]
"""Sends messages at once; False where the client has to be waited for: then nothing was sent."""

MOST_LINES_BEHIND: Final = 64
MOST_LINES_AT_ONCE: Final = 32
VIEWS_AT_HAND: Final = 2048
LINES_AT_HAND: Final = 1024

_encode: Final = msgspec.json.Encoder().encode


class SeatLostError(Exception):
    """The seat was freed: whoever watched from it sees nothing of its next owner."""


class Reach(Struct, frozen=True):
    """How one who watches is reached: `fell_behind` lets go of them, `say` is the short way."""

    fell_behind: Callable[[], None]
    say: Say | None = None


class Feeds:
    """Who watches which table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: dict[str, dict[Feed, None]] = defaultdict(dict)  # in the order they came
        self._fresh: dict[str, tuple[Match, list[e.Line]]] = {}

    def open(self, match: Match, who: Member | None, cursor: int, reach: Reach) -> "Feed":
        """Watch a table from a line on; SeatLostError, if the seat is no longer theirs."""
        if who is not None and match.seats[who.seat].token_hash != who.token_hash:
            raise SeatLostError
        feed = Feed(self._store, match, who, cursor, reach)
        self._open[match.code][feed] = None
        return feed

    def close(self, feed: "Feed") -> None:
        """Watch no more."""
        watching = self._open.get(feed.code, {})
        watching.pop(feed, None)
        if not watching:
            self._open.pop(feed.code, None)

    def wake(self, code: str, head: int) -> None:
        """There is something new at this table, up to this line."""
        for feed in tuple(self._open.get(code, ())):
            feed.wake(head)

    def tell(self, written: Written) -> None:
        """This was written: it is told with all else that is written in this turn of the loop."""
        match, lines = written.match, written.lines
        if not lines:
            self.wake(match.code, match.head)
            return
        if not self._fresh:
            asyncio.get_running_loop().call_soon(self._tell_fresh)
        before = self._fresh[match.code][1] if match.code in self._fresh else []
        if before and before[-1].number + 1 != lines[0].number:
            self.wake(match.code, match.head)  # told in another order than written
            return
        self._fresh[match.code] = (match, [*before, *lines])

    def _tell_fresh(self) -> None:
        fresh, self._fresh = self._fresh, {}
        for code, (match, lines) in fresh.items():
            for feed in tuple(self._open.get(code, ())):
                feed.hear(match, lines)

    def watched(self) -> dict[str, int]:
        """The tables that are watched, and the line that everyone there knows of."""
        return {code: min(f.newest for f in feeds) for code, feeds in self._open.items()}

    def count(self) -> int:
        """How many are watching."""
        return sum(map(len, self._open.values()))


class Feed:
    """What one viewer is told of one table, line after line."""

    def __init__(
        self, store: Store, match: Match, who: Member | None, cursor: int, reach: Reach
    ) -> None:
        self.code, self.seat = match.code, None if who is None else who.seat
        self.cursor = min(cursor, match.head)
        self.newest = match.head
        self._caught_up_at = match.head
        self._store, self._fell_behind, self._say = store, reach.fell_behind, reach.say
        self._viewer: Viewer = SPECTATOR if who is None else who.seat
        self._token_hash = None if who is None else who.token_hash
        self._unsettled = True
        self._news = Bell()
        self._news.ring()

    def wake(self, head: int) -> None:
        """There may be something new. Who does not read is told no more."""
        self.newest = max(self.newest, head)
        self._news.ring()
        # What was there before the viewer came is not held against them.
        if self.newest - max(self.cursor, self._caught_up_at) > MOST_LINES_BEHIND:
            self._fell_behind()

    def hear(self, match: Match, lines: Sequence[e.Line]) -> None:
        """These lines were just written: who has all before them and takes them is told at once.

        All others are woken, and are told by `next`.
        """
        if not self._told_at_once(match, lines):
            self.wake(match.head)

    def _told_at_once(self, match: Match, lines: Sequence[e.Line]) -> bool:
        if self._say is None or not self._news.awaited() or self._lost(match):
            return False
        if lines[0].number != self.cursor + 1 or lines[-1].number != match.head:
            return False
        before = self.cursor, self._unsettled
        try:
            taken = self._say(self._told(match, lines))
        except Exception:  # noqa: BLE001 - `next` will meet it again, where it is this viewer's alone
            taken = False
        if not taken:
            self.cursor, self._unsettled = before
        return taken

    def _lost(self, match: Match) -> bool:
        return self.seat is not None and match.seats[self.seat].token_hash != self._token_hash

    def settle(self) -> None:
        """Tell what is missed, and in any case where the table stands."""
        self._unsettled = True
        self._news.ring()

    async def welcome(self, now: float) -> Welcome:
        """What a viewer has to know before anything else."""
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
        )

    async def next(self) -> list[bytes]:
        """Wait for lines after the cursor, and tell some of them; after the last, a look.

        Messages as they are sent, `News` and `Look`.
        """
        while True:
            await self._news.rung()
            self._news.hush()
            match = await self._store.match(self.code)
            if self._lost(match):
                raise SeatLostError
            lines = await self._store.lines(self.code, self.cursor, MOST_LINES_AT_ONCE)
            known = [line for line in lines if line.number <= match.head]
            if told := self._told(match, known):
                return told

    def _told(self, match: Match, lines: Sequence[e.Line]) -> list[bytes]:
        told = [_sayings.news(match, line, self._viewer) for line in lines]
        self.cursor = lines[-1].number if lines else self.cursor
        self.newest = max(self.newest, self.cursor)
        self._unsettled |= any(self._changes_look(line.entry) for line in lines)
        if self.cursor < match.head:
            self._news.ring()
        elif self._unsettled:
            self._unsettled = False
            told.append(_encode(look_of(match, self._viewer)))
        return told

    def _changes_look(self, entry: e.Entry) -> bool:
        """That another has chosen is all in the news of it; one's own choice is shown in a look."""
        if isinstance(entry, e.Chose):
            return entry.seat == self._viewer
        return not isinstance(entry, e.Said)


class _Sayings:
    """Lines as they are sent. Who may see the same of a line is sent the same bytes, made once.

    What each may see is worked out for each; only what is equal is shared.
    """

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[str, float], list[tuple[Any, bytes]]] = OrderedDict()

    def news(self, match: Match, line: e.Line, viewer: Viewer) -> bytes:
        """A line as it is sent to a viewer."""
        entry, made = news(match, line.entry, viewer), self._made_of(line)
        for seen_so, said in made:
            if seen_so == entry:
                return said
        said = _encode(News(line.number, line.at, line.leaf, entry))
        made.append((entry, said))
        return said

    def _made_of(self, line: e.Line) -> list[tuple[Any, bytes]]:
        """A leaf binds the entry and its place in the log: no two lines have the same."""
        made = self._made.get((line.leaf, line.at))
        if made is None:
            made = self._made[line.leaf, line.at] = []
            if len(self._made) > LINES_AT_HAND:
                self._made.popitem(last=False)
        return made


_sayings: Final = _Sayings()


def look_of(match: Match, viewer: Viewer) -> Look:
    """The table as a viewer may know it now: the one door through which a view leaves."""
    known = None if match.table is None else _views.get(match, viewer)
    return Look(
        head=match.head,
        status=match.status,
        seats=_seats_of(match.seats),
        decision=match.decision,
        deadline=match.deadline,
        view=None if known is None else known.view,
        options=() if known is None else known.options,
        prospects=None if known is None else known.prospects,
        my_choice=None if match.table is None else choice_of(match.table, viewer),
        waiting_for=tuple(sorted(match.waiting_for())),
        result=match.result(),
        rematch=match.rematch,
    )


@remember_last
def _seats_of(seats: tuple[SeatAt, ...]) -> Raw:
    """Who sits where, as it is sent to everybody."""
    told = [
        {
            "name": seat.name,
            "bot": seat.bot,
            "ready": seat.ready,
            "pledged": seat.pledge is not None,
            "stood_in": seat.stood_in,
        }
        for seat in seats
    ]
    return Raw(_encode(told))


class _View(Struct, frozen=True):
    """What a viewer knows of a state and may do in it, as it is sent."""

    state: Any
    view: Raw
    options: Raw
    prospects: Raw


class _Views:
    """Views as they are sent, and what can be made of them.

    A view changes when a decision closes, not whenever someone chooses: what a viewer was told last
    is kept for as long as the table is in the very same state.
    """

    def __init__(self) -> None:
        self._told: OrderedDict[tuple[str, Viewer], _View] = OrderedDict()

    def get(self, match: Match, viewer: Viewer) -> _View:
        """A view of this table by this viewer, ready to be sent."""
        assert match.table is not None
        known = self._told.pop((match.code, viewer), None)
        if known is None or known.state is not match.table.state:
            known = _view_of(match, viewer)
        self._told[match.code, viewer] = known
        if len(self._told) > VIEWS_AT_HAND:
            self._told.popitem(last=False)
        return known


_views: Final = _Views()


def without_config(view: Any) -> dict[str, Any]:
    """The config was in the Welcome and does not change."""
    return {name: getattr(view, name) for name in view.__struct_fields__ if name != "config"}


def _view_of(match: Match, viewer: Viewer) -> _View:
    known = seen(match, viewer)
    assert known is not None
    assert match.table is not None
    return _View(
        state=match.table.state,
        view=Raw(_encode(without_config(known.view))),
        options=Raw(_encode(known.options)),
        prospects=Raw(_encode(match.game().prospects(known.view, known.options))),
    )
