"""Planted bugs: each breaks one promise, in the way in which it is usually broken."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from typing import Any, Final
from unittest.mock import patch
from zlib import crc32

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from paddock.core import Viewer
from paddock.protocol import Ack, Look, News, Request
from paddock.server import deciding as d
from paddock.server import entry as e
from paddock.server import feed as feed_module
from paddock.server import opening
from paddock.server.absence import Absence
from paddock.server.feed import Feed, look_of
from paddock.server.match import Match, Status, due_at
from paddock.server.service import Service
from paddock.server.store.base import Key, StoreError, Written
from paddock.server.store.shelf import Kept
from paddock.server.writing import Writer
from tests.simulation import disk as disk_module
from tests.simulation.disk import Disk, SimStore, Transaction
from tests.simulation.server import Server, Session, SimClock
from tests.simulation.world import Build

# In the store


class PublishesBeforeCommit(SimStore):
    async def _commit(self, kept: Kept, given: Transaction) -> None:
        self._shelf.put({given.code: kept.grown(given.match, given.lines)})
        try:
            await super()._commit(kept, given)
        except StoreError:
            self._shelf.put({given.code: kept})
            raise

    async def lines(self, code: str, after: int, most: int | None = None) -> Sequence[e.Line]:
        known = self._kept(code).lines(after)
        return await super().lines(code, after, most) if known is None else known[:most]


class NeverSyncs(SimStore):
    async def _commit(self, kept: Kept, given: Transaction) -> None:
        self.disk.write(given)
        self._shelf.put({given.code: kept.grown(given.match, given.lines)})

    async def lines(self, code: str, after: int, most: int | None = None) -> Sequence[e.Line]:
        known = self._kept(code).lines(after)
        return await super().lines(code, after, most) if known is None else known[:most]


class KeepsWhatFailed(SimStore):
    async def _commit(self, kept: Kept, given: Transaction) -> None:
        try:
            await super()._commit(kept, given)
        except StoreError:
            self._shelf.put({given.code: kept.grown(given.match, given.lines)})
            raise


class ChecksNoKeys(SimStore):
    def _used(self, code: str, key: Key) -> tuple[str, int] | None:
        return None


class LocksNothing(SimStore):
    @asynccontextmanager
    async def _alone_with(self, code: str) -> AsyncIterator[None]:
        yield


class ForgetsDeadlines(SimStore):
    """Timers are in memory: after a restart nobody sets them again."""

    def __init__(self, disk: Disk) -> None:
        super().__init__(disk)
        self._timers: dict[str, float | None] = {}

    async def _commit(self, kept: Kept, given: Transaction) -> None:
        await super()._commit(kept, given)
        self._timers[given.code] = due_at(given.match)

    async def due(self, now: float) -> Sequence[str]:
        return [code for code, at in self._timers.items() if at is not None and at <= now]

    async def live(self) -> Sequence[str]:
        return []


class TakesItsTime(SimStore):
    """Slower with some choices than with others: nothing is told, and yet it can be heard."""

    async def _commit(self, kept: Kept, given: Transaction) -> None:
        hidden = [line.entry for line in given.lines if isinstance(line.entry, e.Chose)]
        await asyncio.sleep(1e-3 * (crc32(repr(hidden).encode()) % 7))
        await super()._commit(kept, given)


# In the process and its sessions


class ExtendsNothing(Server):
    async def away(self) -> float:
        return 0.0


class AcksBeforeCommit(Session):
    async def answer(self, request: Request) -> None:
        match = await self.service.store.match(self.code)
        self.send(Ack(request.key, match.head + 1))
        with suppress(d.Refused, StoreError):
            await self.ask(request)


# In the service and what it rests on


def sweep_without_checking(pen: d.Pen, command: d.Sweep) -> None:
    if pen.match.deadline is not None:
        # Whatever is open now: it was due when the timer was set.
        pen.match = replace(pen.match, deadline=min(pen.match.deadline, pen.now))
    d._sweep(pen, command)


def choose_in_any_decision(pen: d.Pen, command: d.Choose) -> None:
    d._choose(pen, replace(command, decision=pen.match.decision))


def extend_only_deadlines(pen: d.Pen, command: d.Extend) -> None:
    if pen.match.deadline is not None:
        pen.write(e.Extended(command.seconds))


def close_twice(pen: d.Pen) -> None:
    _CLOSE(pen)
    again = next(line.entry for line in pen.lines if isinstance(line.entry, e.Revealed))
    if pen.match.status is Status.PLAYING:
        pen.write(again, pen.match)


_CLOSE: Final = d._close


def look_with_choices(match: Match, viewer: Viewer) -> Look:
    look = look_of(match, viewer)
    chosen: dict[Any, Any] = {} if match.table is None else dict(match.table.committed)
    seats = [{**seat, "choice": chosen.get(number)} for number, seat in enumerate(look.seats)]
    return replace(look, seats=seats)


def chose_as_it_is(entry: e.Chose, viewer: Viewer) -> e.Chose:
    return entry if viewer == entry.seat else replace(entry, action="*" * len(repr(entry.action)))


def sat_as_it_is(entry: e.Sat, viewer: Viewer) -> e.Sat:
    return entry


_TOLD: Final = Feed._told


def told_unmasked_at_first(feed: Feed, match: Match, lines: Sequence[e.Line]) -> list[bytes]:
    behind = feed.cursor < feed._caught_up_at
    told = _TOLD(feed, match, lines)
    if not behind:
        return told
    raw = [
        encode(News(line.number, line.at, line.leaf, line.entry))
        if isinstance(line.entry, e.Chose)
        else kept
        for line, kept in zip(lines, told)
    ]
    return raw + told[len(raw) :]


_SAYINGS: Final[dict[str, bytes]] = {}


def news_for_anybody(sayings: Any, match: Match, line: e.Line, viewer: Viewer) -> bytes:
    if line.leaf not in _SAYINGS:
        _SAYINGS[line.leaf] = _NEWS(sayings, match, line, viewer)
    return _SAYINGS[line.leaf]


_NEWS: Final = feed_module._Sayings.news


async def next_that_forgets_late(feed: Feed) -> list[bytes]:
    while True:
        await feed._news.rung()
        match = await feed._store.match(feed.code)
        lines = await feed._store.lines(feed.code, feed.cursor)
        feed._news.hush()
        if told := feed._told(match, [line for line in lines if line.number <= match.head]):
            return told


def told_whether_taken_or_not(feed: Feed, match: Match, lines: Sequence[e.Line]) -> bool:
    assert feed._say is not None
    if not feed._news.awaited() or feed.cursor + 1 != lines[0].number:
        return False
    feed._say(feed._told(match, lines))
    return True


def told_whatever_was_before(feed: Feed, match: Match, lines: Sequence[e.Line]) -> bool:
    assert feed._say is not None
    return feed._say(feed._told(match, lines))


async def next_with_an_old_look(feed: Feed) -> list[bytes]:
    while True:
        await feed._news.rung()
        feed._news.hush()
        match = await feed._store.match(feed.code)
        lines = await feed._store.lines(feed.code, feed.cursor)
        if lines or feed._unsettled:
            feed.cursor = lines[-1].number if lines else feed.cursor
            feed._unsettled = False
            told = [feed_module._sayings.news(match, line, feed._viewer) for line in lines]
            return [*told, encode(look_of(match, feed._viewer))]


async def write_while_somebody_waits(
    writer: Writer, code: str, decide: Callable[[Match], d.Decided], key: Key | None
) -> Written:
    return await writer.write_and_tell(code, decide, key)


async def pay_or_not(absence: Absence, code: str) -> None:
    away = absence._unextended.pop(code, None)
    with suppress(d.Refused, StoreError):
        if away is not None:
            now = absence._clock.now()
            await absence._write(code, lambda match: d.decide(match, d.Extend(away), now))


async def open_again_as_if_first(service: Service, old: Match) -> None:
    secret = service._randomness(32)
    again = opening.rematch(old, secret, service.clock.now())
    await service.store.create(again.match.code, secret, again)


async def open_again_each_time(service: Service, old: Match) -> None:
    secret, now = service._randomness(32), service.clock.now()
    with suppress(StoreError):
        await _OPEN_AGAIN(service, old)
    code = opening.code_from(secret)
    await service.store.create(code, secret, opening.new_table(code, secret, old.options, now))


_OPEN_AGAIN: Final = Service._open_again


def rematch_of_nobody(old: Match, secret: bytes, now: float) -> d.Decided:
    return opening.new_table(opening.rematch_code(old), secret, old.options, now)


def owed_by_the_clock_alone(absence: Absence, match: Match, away: float) -> float:
    assert absence._owed_at is not None
    return away if match.at > absence._owed_at else min(away, absence._owed_at - match.at)


def answer_any_body(match: Match, key: Key, digest: str, number: int) -> Written:
    return Written(match, (), number, again=True)


def _whatever(_clock: SimClock, _moment: float) -> None:
    return


class Bug(Struct, frozen=True):
    """What is wrong: parts of the world that are, or functions that are replaced."""

    build: Build = Build()
    patches: tuple[tuple[Any, str, Any], ...] = ()
    commands: tuple[tuple[Any, Any], ...] = ()

    @contextmanager
    def planted(self) -> Iterator[Build]:
        with ExitStack() as stack:
            for where, name, instead in self.patches:
                stack.enter_context(patch.object(where, name, instead))
            stack.enter_context(patch.dict(d._DECIDE, dict(self.commands)))
            yield self.build


def _store(store: type[SimStore]) -> Bug:
    return Bug(Build(store=store))


def _patch(where: Any, name: str, instead: Any) -> Bug:
    return Bug(patches=((where, name, instead),))


def _command(command: Any, instead: Any) -> Bug:
    return Bug(commands=((command, instead),))


BUGS: Final = {
    "ack before commit": Bug(Build(session=AcksBeforeCommit)),
    "publish before commit": _store(PublishesBeforeCommit),
    "no sync": _store(NeverSyncs),
    "cache kept after a failed commit": _store(KeepsWhatFailed),
    "no key check": _store(ChecksNoKeys),
    "key without its body": _patch(disk_module, "_answer_again", answer_any_body),
    "no lock": _store(LocksNothing),
    "volatile deadlines": _store(ForgetsDeadlines),
    "no extension after a restart": Bug(Build(server=ExtendsNothing)),
    "no extension of the seeding": _command(d.Extend, extend_only_deadlines),
    "no extension if the disk was full": _patch(Absence, "pay", pay_or_not),
    "time that goes back with the wall clock": _patch(SimClock, "not_before", _whatever),
    "a clock that ran ahead": _patch(Absence, "_owed", owed_by_the_clock_alone),
    "timer without re-check": _command(d.Sweep, sweep_without_checking),
    "decision number not checked": _command(d.Choose, choose_in_any_decision),
    "bot overrules its owner": _patch(d, "_bot_may_choose", lambda _match, _seat: True),
    "double reveal": _patch(d, "_close", close_twice),
    "progress tells the choice": _patch(feed_module, "look_of", look_with_choices),
    "progress tells the length": _patch(e.Chose, "seen_by", chose_as_it_is),
    "token hashes told": _patch(e.Sat, "seen_by", sat_as_it_is),
    "unfiltered reconnect": _patch(Feed, "_told", told_unmasked_at_first),
    "the same bytes for everybody": _patch(feed_module._Sayings, "news", news_for_anybody),
    "lost wake-up": _patch(Feed, "next", next_that_forgets_late),
    "old look": _patch(Feed, "next", next_with_an_old_look),
    "told whether taken or not": _patch(Feed, "_told_at_once", told_whether_taken_or_not),
    "told whatever was before": _patch(Feed, "_told_at_once", told_whatever_was_before),
    "second to ask for a rematch": _patch(Service, "_open_again", open_again_as_if_first),
    "a rematch for each": _patch(Service, "_open_again", open_again_each_time),
    "a rematch without its people": _patch(opening, "rematch", rematch_of_nobody),
    "news lost with whoever asked": _patch(Writer, "write", write_while_somebody_waits),
}
"""Every one of them must be found by the simulation."""

SILENT_LEAKS: Final = {"slower with some choices": _store(TakesItsTime)}
"""Nothing untrue is told here: only twin runs can find them."""
