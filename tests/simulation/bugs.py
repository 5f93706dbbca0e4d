"""Planted bugs: each breaks one promise, in the way in which it is usually broken."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any, Final
from unittest.mock import patch
from zlib import crc32

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import asdict, replace

from paddock.core import GameOver, Seat, Viewer
from paddock.proof import entry as e
from paddock.protocol import Ack, AnyLook, AnyRequest, News, Status
from paddock.protocol.reasons import Reason
from paddock.server.play.delivery import Delivery, Looks, Packet
from paddock.server.play.downtime import Downtime
from paddock.server.play.feed import Feed
from paddock.server.play.service import Service
from paddock.server.play.writer import Writer
from paddock.server.store.base import OnWritten, StoreError, Written, awaited
from paddock.server.store.cache import CachedTable
from paddock.server.table import commands as c
from paddock.server.table import decide as d
from paddock.server.table import new_table
from paddock.server.table.errors import Refused
from paddock.server.table.finisher import disclose, finish
from paddock.server.table.log_writer import Decided, LogWriter
from paddock.server.table.match import Match, due_at
from paddock.server.table.requests import Key
from paddock.server.web.limits import MessageCounts, Window
from tests.simulation import disk as disk_module
from tests.simulation.disk import Disk, SimStore, Transaction
from tests.simulation.plan import Fault, Plan
from tests.simulation.server import LIMITS, Server, Session, SimClock
from tests.simulation.world import Build

# In the store


class PublishesBeforeCommit(SimStore):
    async def _commit(self, kept: CachedTable, given: Transaction) -> None:
        self._cache.put_written({given.code: kept.grown(given.match, given.lines)})
        try:
            await super()._commit(kept, given)
        except StoreError:
            self._cache.put_written({given.code: kept})
            raise

    async def lines(self, code: str, after: int, most: int | None = None) -> Sequence[e.AnyLine]:
        known = self._kept(code).lines(after)
        return await super().lines(code, after, most) if known is None else known[:most]


class NeverSyncs(SimStore):
    async def _commit(self, kept: CachedTable, given: Transaction) -> None:
        self.disk.write(given)
        self._cache.put_written({given.code: kept.grown(given.match, given.lines)})

    async def lines(self, code: str, after: int, most: int | None = None) -> Sequence[e.AnyLine]:
        known = self._kept(code).lines(after)
        return await super().lines(code, after, most) if known is None else known[:most]


class KeepsWhatFailed(SimStore):
    async def _commit(self, kept: CachedTable, given: Transaction) -> None:
        try:
            await super()._commit(kept, given)
        except StoreError:
            self._cache.put_written({given.code: kept.grown(given.match, given.lines)})
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

    async def _commit(self, kept: CachedTable, given: Transaction) -> None:
        await super()._commit(kept, given)
        self._timers[given.code] = due_at(given.match)

    async def due(self, now: float) -> Sequence[str]:
        return [code for code, at in self._timers.items() if at is not None and at <= now]

    async def timed(self) -> Sequence[str]:
        return []


class TakesItsTime(SimStore):
    """Slower with some choices than with others: nothing is sent, and yet it can be measured."""

    async def _commit(self, kept: CachedTable, given: Transaction) -> None:
        hidden = [line.entry for line in given.lines if isinstance(line.entry, e.Chose)]
        await asyncio.sleep(1e-3 * (crc32(repr(hidden).encode()) % 7))
        await super()._commit(kept, given)


class CallsDoubtAFullDisk(SimStore):
    """It says that nothing was written although nobody knows (M5)."""

    async def _commit(self, kept: CachedTable, given: Transaction) -> None:
        try:
            await super()._commit(kept, given)
        except StoreError as error:
            raise StoreError(
                Reason.DISK_FULL if error.why == Reason.DISK_ERROR else error.why
            ) from error


# In the process and its sessions


class ExtendsNothing(Server):
    async def away(self) -> float:
        return 0.0


class AcksBeforeCommit(Session):
    async def answer(self, request: AnyRequest) -> None:
        match = await self.service.store.match(self.code)
        self.send(Ack(request.key, match.head + 1))
        with suppress(Refused, StoreError):
            await self.ask(request)


# In the service and what it rests on


def a_count_of_its_own(counts: MessageCounts, place: object) -> Window:
    return Window(LIMITS.messages, LIMITS.message_seconds)


def say_as_long_as_there_is_room(log: LogWriter, command: c.Say) -> None:
    d._check_room(log)
    log.write(e.Said(command.seat, command.text, command.emote))


def choose_as_long_as_there_is_room(log: LogWriter, command: c.Choose) -> None:
    d._check_room(log)
    _CHOOSE(log, command)


def doubt_and_go_on(disk: Disk) -> None:
    """What failed is forgotten, and the next commit makes it durable, unseen."""
    disk.trap = None
    raise StoreError(Reason.DISK_ERROR)


async def stalled_and_nothing_owed(absence: Downtime, seconds: float) -> None:
    return


def sweep_without_checking(log: LogWriter) -> None:
    if log.match.deadline is not None:
        # Whatever is open now: it was due when the timer was set.
        log.match = replace(log.match, deadline=min(log.match.deadline, log.now))
    _SWEEP(log)


def choose_in_any_decision(log: LogWriter, command: c.Choose) -> None:
    _CHOOSE(log, replace(command, decision=log.match.decision))


def extend_only_deadlines(log: LogWriter, command: c.Extend) -> None:
    if log.match.deadline is not None:
        log.write(e.Extended(command.seconds))


def close_twice(log: LogWriter) -> None:
    _CLOSE(log)
    again = next(line.entry for line in log.lines if isinstance(line.entry, e.Revealed))
    if log.match.status is Status.PLAYING:
        log.write(again, log.match)


_CLOSE: Final = d._close
_SWEEP: Final = d._sweep
_CHOOSE: Final = d._choose


def look_with_choices(looks: Looks, viewer: Viewer) -> AnyLook:
    look, match = _LOOK(looks, viewer), looks._match
    chosen: dict[Any, Any] = {} if match.table is None else dict(match.table.committed)
    received: Any = [
        {**asdict(seat), "choice": chosen.get(Seat(at))} for at, seat in enumerate(look.seats)
    ]
    return replace(look, seats=received)


_LOOK: Final = Looks.of


def chose_as_it_is(entry: e.Chose[Any], viewer: Viewer) -> e.Chose[Any]:
    return entry if viewer == entry.seat else replace(entry, action="*" * len(repr(entry.action)))


def sat_as_it_is(entry: e.Sat, viewer: Viewer) -> e.Sat:
    return entry


_PACKETS: Final = Feed._packets


def sent_unmasked_at_first(feed: Feed, delivery: Delivery) -> list[Packet]:
    behind, lines = feed.cursor < feed._caught_up_at, delivery.lines
    received = _PACKETS(feed, delivery)
    if not behind:
        return received
    raw = [
        encode(News(line.number, line.at, line.leaf, line.entry))
        if isinstance(line.entry, e.Chose)
        else kept
        for line, kept in zip(lines, received[0].messages)
    ]
    return [Packet(raw), *received[1:]]


_SAYINGS: Final[dict[str, bytes]] = {}


def news_for_anybody(delivery: Delivery, place: int, viewer: Viewer) -> bytes:
    leaf = delivery.lines[place].leaf
    if leaf not in _SAYINGS:
        _SAYINGS[leaf] = _LINE(delivery, place, viewer)
    return _SAYINGS[leaf]


_LINE: Final = Delivery._line


async def next_that_forgets_late(feed: Feed) -> list[bytes]:
    while True:
        await feed._news.wait()
        match = await feed._store.match(feed.code)
        lines = await feed._store.lines(feed.code, feed.cursor)
        feed._news.clear()
        known = [line for line in lines if line.number <= match.head]
        received = feed._packets(Delivery(match, known))
        if messages := [message for packet in received for message in packet.messages]:
            return messages


def sent_whether_taken_or_not(feed: Feed, delivery: Delivery) -> bool:
    assert feed._say is not None
    if not feed._news.awaited() or feed.cursor + 1 != delivery.lines[0].number:
        return False
    feed._say(feed._packets(delivery))
    return True


def sent_whatever_was_before(feed: Feed, delivery: Delivery) -> bool:
    assert feed._say is not None
    return feed._say(feed._packets(delivery))


async def next_with_an_old_look(feed: Feed) -> list[bytes]:
    while True:
        await feed._news.wait()
        feed._news.clear()
        match = await feed._store.match(feed.code)
        lines = await feed._store.lines(feed.code, feed.cursor)
        if lines or feed._unsettled:
            feed.cursor = lines[-1].number if lines else feed.cursor
            feed._unsettled = False
            delivery = Delivery(match, lines)
            received, looked = delivery.news(feed._viewer), delivery.look(feed._viewer)
            return [*received.messages, *looked.messages]


def write_while_somebody_waits(
    writer: Writer,
    code: str,
    decide: Callable[[Match], Decided],
    key: Key | None,
    then: OnWritten,
) -> None:
    asker = asyncio.current_task()

    def written(found: Written | Exception) -> None:
        if asker is None or not asker.done():
            writer._written(code, then, found)

    writer._on_their_way[code] = writer._on_their_way.get(code, 0) + 1
    writer._store.submit(code, decide, key, written)


async def pay_or_not(absence: Downtime, code: str) -> None:
    away = absence._unextended.pop(code, None)
    with suppress(Refused, StoreError):
        if away is not None:
            now = absence._clock.now()
            extend = partial(d.decide, command=c.Extend(away), now=now)
            await awaited(partial(absence._write, code, extend, None))


async def open_again_as_if_first(service: Service, old: Match) -> None:
    secret = service._randomness(32)
    again = new_table.rematch(old, secret, service.clock.now())
    await service.store.create(again.match.code, secret, again)


async def open_again_each_time(service: Service, old: Match) -> None:
    secret, now = service._randomness(32), service.clock.now()
    with suppress(StoreError):
        await _OPEN_AGAIN(service, old)
    code = new_table.code_from(secret)
    await service.store.create(code, secret, new_table.new_table(code, secret, old.options, now))


_OPEN_AGAIN: Final = Service._open_again


def rematch_of_nobody(old: Match, secret: bytes, now: float) -> Decided:
    return new_table.new_table(new_table.rematch_code(old), secret, old.options, now)


def owed_by_the_clock_alone(absence: Downtime, match: Match, away: float) -> float:
    assert absence._owed_at is not None
    return away if match.at > absence._owed_at else min(away, absence._owed_at - match.at)


def answer_any_body(match: Match, key: Key, digest: str, number: int) -> Written:
    return Written(match, (), number, again=True)


def finish_without_a_result(log: LogWriter) -> None:
    if isinstance(log.match.pending, GameOver):
        log.write(e.Disclosed(log.match.secret.hex()))


def finish_and_open_the_luck(log: LogWriter) -> None:
    finish(log)
    if log.match.ended is not None:
        disclose(log)


def finish_twice(log: LogWriter) -> None:
    if isinstance(log.match.pending, GameOver):
        log.write(e.Ended.with_result(log.match.pending))
    finish(log)


def _whatever(_clock: SimClock, _moment: float) -> None:
    return


def set_clocks(plan: Plan) -> Plan:
    """Restarts at which the wall clock is set, at tables where time runs."""
    kinds = (Fault.KILL, Fault.KILL_BEFORE_ACK, Fault.STOP)
    faults = tuple(kinds[number % len(kinds)] for number in range(10))
    tables = tuple(replace(table, clock=table.clock or 8) for table in plan.tables)
    return replace(plan, faults=faults, tables=tables, jumps=True)


def stall_after_restarts(plan: Plan) -> Plan:
    """The server stands still before the disk takes what is owed for a restart."""
    tables = tuple(replace(table, clock=table.clock or 8) for table in plan.tables)
    faults = (Fault.KILL_THEN_FULL, Fault.STALL, Fault.KILL) * 6
    return replace(plan, faults=faults, gap=0.5, down=0.5, stalls=0.2, tables=tables)


def cut_off_askers(plan: Plan) -> Plan:
    """A slow disk, and players who lose their connection while it writes and stay away."""
    tempers = tuple(replace(temper, absences=0.5, leaves=0.0) for temper in plan.tempers)
    tables = tuple(replace(table, clock=20) for table in plan.tables)
    faults = (Fault.CUT,) * 20
    return replace(plan, faults=faults, gap=1.0, stalls=0.2, tempers=tempers, tables=tables)


class Bug(Struct, frozen=True):
    """What is wrong: parts of the world that are, or functions that are replaced."""

    build: Build = Build()
    patches: tuple[tuple[Any, str, Any], ...] = ()

    @contextmanager
    def planted(self) -> Iterator[Build]:
        with ExitStack() as stack:
            for where, name, instead in self.patches:
                stack.enter_context(patch.object(where, name, instead))
            yield self.build


def _store(store: type[SimStore]) -> Bug:
    return Bug(Build(store=store))


def _patch(where: Any, name: str, instead: Any) -> Bug:
    return Bug(patches=((where, name, instead),))


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
    "no extension after a stall": _patch(Downtime, "stalled", stalled_and_nothing_owed),
    "in doubt, and called not written": _store(CallsDoubtAFullDisk),
    "goes on writing after a commit in doubt": _patch(Disk, "doubt", doubt_and_go_on),
    "a count of messages for each socket": _patch(MessageCounts, "of_seat", a_count_of_its_own),
    "chat without a share of its own": _patch(d, "_say", say_as_long_as_there_is_room),
    "a full log stops the game": _patch(d, "_choose", choose_as_long_as_there_is_room),
    "no extension of the seeding": _patch(d, "_extend", extend_only_deadlines),
    "no extension if the disk was full": _patch(Downtime, "pay", pay_or_not),
    "time that goes back with the wall clock": Bug(
        Build(bend=set_clocks), ((SimClock, "not_before", _whatever),)
    ),
    "a clock that ran ahead": Bug(
        Build(bend=set_clocks), ((Downtime, "_owed", owed_by_the_clock_alone),)
    ),
    "timer without re-check": _patch(d, "_sweep", sweep_without_checking),
    "decision number not checked": _patch(d, "_choose", choose_in_any_decision),
    "bot overrules its owner": _patch(d, "_bot_may_choose", lambda _match, _seat: True),
    "double reveal": _patch(d, "_close", close_twice),
    "an end that the log does not tell": _patch(d, "finish", finish_without_a_result),
    "a luck that is opened with the first table": _patch(d, "finish", finish_and_open_the_luck),
    "an end that the log tells twice": _patch(d, "finish", finish_twice),
    "progress tells the choice": _patch(Looks, "of", look_with_choices),
    "progress tells the length": _patch(e.Chose, "seen_by", chose_as_it_is),
    "token hashes sent": _patch(e.Sat, "seen_by", sat_as_it_is),
    "unfiltered reconnect": _patch(Feed, "_packets", sent_unmasked_at_first),
    "the same bytes for everybody": _patch(Delivery, "_line", news_for_anybody),
    "lost wake-up": _patch(Feed, "next", next_that_forgets_late),
    "old look": _patch(Feed, "next", next_with_an_old_look),
    "sent whether taken or not": _patch(Feed, "_sent_at_once", sent_whether_taken_or_not),
    "sent whatever was before": _patch(Feed, "_sent_at_once", sent_whatever_was_before),
    "second to ask for a rematch": _patch(Service, "_open_again", open_again_as_if_first),
    "a rematch for each": _patch(Service, "_open_again", open_again_each_time),
    "a rematch without its people": _patch(new_table, "rematch", rematch_of_nobody),
    "news lost with the asker": Bug(
        Build(bend=cut_off_askers),
        ((Writer, "write", write_while_somebody_waits),),
    ),
}
"""Every one of them must be found by the simulation."""

BENDS: Final = (set_clocks, cut_off_askers, stall_after_restarts)
"""Faults in a row that chance seldom draws. The last one found a debt that was paid in parts."""

SILENT_LEAKS: Final = {"slower with some choices": _store(TakesItsTime)}
"""Nothing untrue is sent here: only twin runs can find them."""
