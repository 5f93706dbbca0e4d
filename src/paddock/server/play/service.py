"""The tables of one server: opened, joined, played, watched. No sockets, no HTTP, no disk here.

Commit, then speak: nobody hears of a line before the store has it.
"""

import asyncio
import hmac
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from functools import partial
from typing import Final, TypeAlias

from msgspec import Struct

from paddock import protocol as p
from paddock.core import Seat
from paddock.proof import entry as e
from paddock.protocol import OpenTable, Status
from paddock.protocol.reasons import Reason
from paddock.server.bots.runner import Think
from paddock.server.play.clock import Clock
from paddock.server.play.downtime import Downtime
from paddock.server.play.feed import Feed, Feeds, Reach
from paddock.server.play.metrics import Metrics
from paddock.server.play.presence import Presence
from paddock.server.play.writer import Writer
from paddock.server.store.base import (
    Decide,
    NoSuchTableError,
    OnWritten,
    Store,
    StoreError,
    StoreFault,
    Written,
    awaited,
    call_back,
)
from paddock.server.table import commands as c
from paddock.server.table import decide as d
from paddock.server.table import new_table
from paddock.server.table.errors import Refused
from paddock.server.table.log_writer import Decided
from paddock.server.table.match import Match
from paddock.server.table.names import clean_name
from paddock.server.table.requests import (
    Key,
    Member,
    check_permission,
    command_of,
    hash_of,
    key_of,
    seat_key,
    token_for,
    token_from,
)

TOKEN_BYTES: Final = 32
SECRET_BYTES: Final = 32
ASK_SECONDS: Final = 12.0
"""A request of a client is answered by then, what the store owes its table included."""
_NOBODY: Final = "-" * 64

Spawn: TypeAlias = Callable[[Coroutine[object, object, None]], object]
"""Runs something beside what is going on."""


class Place(Struct, frozen=True):
    """A seat that was taken, its token, and the table that its cookie is named after."""

    seat: Seat
    token: str
    root: str


class Service:
    """Everything that can be asked of a server, over any transport."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        randomness: Callable[[int], bytes],
        think: Think,
        spawn: Spawn,
    ) -> None:
        self.store, self.clock = store, clock
        self.metrics = Metrics()
        self._randomness, self._think, self._spawn = randomness, think, spawn
        self._thinking: set[tuple[str, int, Seat]] = set()
        self._unanswered: set[str] = set()
        self._heads: Mapping[str, int] = {}
        """The last line of each watched table when bots were last asked there."""
        self.feeds = Feeds(store)
        self.presence = Presence(store, self.feeds, clock)
        self._writer = Writer(store, clock, self.feeds, self._ask_bots)
        self.downtime = Downtime(store, clock, self._writer.write, self._writer.on_their_way)

    # Tables and seats

    async def open_table(self, wanted: OpenTable, luck: bytes | None = None) -> Match:
        """Open a table, with the commitment to its secret as the first thing in its log.

        `luck` is the secret of a luck that it shares with other tables. No route offers that.
        """
        options = await _check_options(wanted, luck)
        drawn = self._randomness(new_table.CODE_BYTES)
        code = new_table.code_from(drawn) if wanted.key is None else self.code_for(wanted.key)
        secret = self._randomness(SECRET_BYTES)
        opened = new_table.new_table(code, secret, options, self.clock.now(), luck)
        try:
            await self.store.create(code, opened.match.secrets(), opened)
        except StoreError as error:
            if error.why != StoreFault.CODE_TAKEN or wanted.key is None:
                raise
            return await self._opened_before(code, options)
        return opened.match

    async def open_luck(self, code: str) -> None:
        """Publish the luck of a table that is over, once nobody plays on it any more."""
        await self.act(code, c.Disclose())

    def code_for(self, key: str) -> str:
        """Return the code of the table that is opened with this key."""
        return new_table.code_from(new_table.bytes_of(key))

    async def _opened_before(self, code: str, options: e.Options) -> Match:
        """Return the table that was opened with the same key, if it is the one that is wanted."""
        match = await self.store.match(code)
        if match.options != options:
            raise Refused(Reason.KEY_REUSED)
        return match

    async def sit(self, code: str, wanted: p.TakeSeat) -> Place:
        """Take a seat: this one, or any that is free. Only its owner gets the token.

        With a key a repeated request gets the same answer, should the first have been lost.
        """
        name, token = clean_name(wanted.name), await self._new_token(code, wanted.key)

        def decide(match: Match) -> Decided:
            free = _free_seat(match)
            seat = free if wanted.seat is None else Seat(wanted.seat)
            sit = c.Sit(seat, name, wanted.pledge, hash_of(token))
            return d.decide(match, sit, self.downtime.now())

        written = await awaited(partial(self._write, code, decide, seat_key(wanted)))
        [line, *_] = written.lines or await self.store.lines(code, written.number - 1)
        assert isinstance(line.entry, e.Sat)
        place = Place(line.entry.seat, token, written.match.root())
        if written.again and written.match.seats[place.seat].token_hash != hash_of(token):
            raise Refused(Reason.NOT_YOUR_SEAT)
        return place

    async def _new_token(self, code: str, key: str | None) -> str:
        if key is None:
            return token_from(self._randomness(TOKEN_BYTES))
        return token_for((await self.store.match(code)).secret, key)

    async def root_of(self, code: str) -> str:
        """Return the table whose cookies count at this one."""
        return (await self.store.match(code)).root()

    async def member(self, code: str, seat: int, token: str) -> Member | None:
        """Return the viewer who shows this token for this seat, if it is the right one."""
        match, hashed = await self.store.match(code), hash_of(token)
        known = match.seats[seat].token_hash if 0 <= seat < len(match.seats) else None
        right = hmac.compare_digest(known or _NOBODY, hashed)
        return Member(Seat(seat), hashed) if right and known is not None else None

    # Play

    def ask(self, code: str, who: Member, request: p.AnyRequest, then: OnWritten) -> None:
        """Do what a client asks for, if they may; the same key twice is one request.

        `then` gets the line that answers it, or why there is none. What was asked is done, and told
        to all others, whatever becomes of the client.
        """
        then = _in_time(then)
        if isinstance(request, p.Rematch):
            self._spawn(call_back(partial(self._rematch, code, who, request), then))
            return
        try:
            key, command = key_of(who, request), command_of(who.seat, request)
        except Refused as refused:
            then(refused)
            return

        def decide(match: Match) -> Decided:
            now = self.downtime.now()
            check_permission(match, who, request, now)
            return d.decide(match, command, now)

        self._write(code, decide, key, then)

    async def act(self, code: str, command: c.Command, key: Key | None = None) -> Written:
        """Do a command at a table, durably, and let everyone hear of it."""

        def decide(match: Match) -> Decided:
            return d.decide(match, command, self.downtime.now())

        return await awaited(partial(self._write, code, decide, key))

    def _write(self, code: str, decide: Decide, key: Key | None, then: OnWritten) -> None:
        """Write a line, after what the table is owed: its last line says how far that is paid."""
        if self.downtime.owes(code):
            self._spawn(self._pay_and_write(code, decide, key, then))
        else:
            self._writer.write(code, decide, key, then)

    async def _pay_and_write(
        self, code: str, decide: Decide, key: Key | None, then: OnWritten
    ) -> None:
        try:
            await self.downtime.pay(code)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is for the caller
            then(error)
            return
        if self.downtime.unpaid(code):
            then(StoreError(Reason.BUSY))
        else:
            self._writer.write(code, decide, key, then)

    async def _rematch(self, code: str, who: Member, request: p.Rematch) -> Written:
        """Return a table for the same people, the same one for all who ask, however often.

        It is there before anybody hears of it. Should we die in between, the next to ask finds it.
        """
        old = await self.store.match(code)
        check_permission(old, who, request, self.clock.now())
        if old.status in (Status.FROZEN, Status.ARCHIVED):
            raise Refused(Reason(f"table-{old.status}"))
        if old.status is not Status.OVER:
            raise Refused(Reason.GAME_NOT_OVER)
        if old.rematch is None:
            await self._open_again(old)
        else:
            await self.store.match(old.rematch)  # it may have been removed, if nobody came
        written = await self.act(code, c.Meet(new_table.rematch_code(old)), key_of(who, request))
        if written.lines or written.again:
            return written
        return Written(written.match, (), await self._rematched_in(code), again=True)

    async def _open_again(self, old: Match) -> None:
        secret = self._randomness(SECRET_BYTES)
        again = new_table.rematch(old, secret, self.clock.now())
        try:
            await self.store.create(again.match.code, secret, again)
        except StoreError as error:
            if error.why != StoreFault.CODE_TAKEN:
                raise

    async def _rematched_in(self, code: str) -> int:
        lines = await self.store.lines(code, 0)
        return next(line.number for line in lines if isinstance(line.entry, e.Rematched))

    # Bots

    def _ask_bots(self, match: Match) -> None:
        # `played_by_bot` of each seat, without the calls: this is asked after every choice.
        seats = enumerate(match.seats)
        bots = [Seat(n) for n, seat in seats if seat.bot is not None or seat.stood_in]
        for seat in match.waiting_for().intersection(bots) if bots else ():
            asked = (match.code, match.decision, seat)
            if asked not in self._thinking:
                self._thinking.add(asked)
                self._spawn(self._let_bot_choose(match, seat))

    async def _let_bot_choose(self, match: Match, seat: Seat) -> None:
        """Let a bot choose; if its decision has closed meanwhile, the choice is dropped."""
        try:
            thought = await self._think(match, seat)
            # A client's key has no colon in it.
            key = Key(seat, f"bot:{match.decision}", "")
            await self.act(
                match.code, c.Choose(seat, match.decision, thought.action, thought.by), key
            )
            if thought.by is e.By.STAND_IN:
                self.metrics.count("hasty")
        except Refused:
            return
        except StoreError:
            self._unanswered.add(match.code)
        finally:
            self._thinking.discard((match.code, match.decision, seat))

    async def _ask_again(self) -> None:
        """Ask the bots whose choice could not be written.

        A table is forgotten before it is read: another choice may fail meanwhile.
        """
        codes, self._unanswered = self._unanswered, set()
        for code in sorted(codes):
            try:
                self._ask_bots(await self.store.match(code))
            except StoreError:
                self._unanswered.add(code)

    # Watching

    async def watch(self, code: str, who: Member | None, cursor: int, reach: Reach) -> Feed:
        """Follow a table from a line on, as one viewer may see it.

        Time has passed since they showed their token: the seat may be another's by now. Bots are
        asked, since the server may have restarted while it was their turn.
        """
        match = await self.store.match(code)
        feed = self.feeds.open(match, who, cursor, reach)
        self._ask_bots(match)
        feed.connected = self.presence.connected(code)
        feed.watching = self.presence.watching(code)
        return feed

    async def welcome_back(self, code: str, who: Member) -> None:
        """Let an owner who returns play for themselves again, at any time."""
        if (await self.store.match(code)).seats[who.seat].stood_in:
            with suppress(Refused, StoreError):
                await self.act(code, c.Return(who.seat))

    async def catch_up(self) -> None:
        """Hear what other processes wrote, should the hint, or the process, have been lost."""
        watched = self.feeds.watched()
        heads = await self.store.heads(watched)
        for code, newest in watched.items():
            head = heads.get(code)
            if head is None or head > newest:  # None: another process has removed it
                self.feeds.wake(code, newest if head is None else head)
            if head is not None and self._heads.get(code) != head:
                with suppress(NoSuchTableError):
                    self._ask_bots(await self.store.match(code))
        self._heads = heads

    # Time

    async def sweep(self) -> None:
        """Do what is due at every table: each is re-checked inside its own transaction."""
        self.presence.update()
        await self.downtime.try_again()
        for code in await self.store.due(self.clock.now()):
            if not self.downtime.owes(code):
                with suppress(Refused, StoreError):
                    await self.act(code, c.Sweep())
            self.downtime.note_late()
        await self._ask_again()

    async def stay_alive(self) -> None:
        """Write down that we are here; not before everyone has the time that we owe them."""
        if not self.downtime.owes():
            await self.store.alive(self.clock.now())


async def _check_options(wanted: OpenTable, luck: bytes | None) -> e.Options:
    """Read a deck file in a thread: it may take a tenth of a second."""
    if wanted.deck is None:
        return new_table.check_options(wanted, luck)
    return await asyncio.to_thread(new_table.check_options, wanted, luck)


def _in_time(then: OnWritten) -> OnWritten:
    """Return the same callback, called once and in time, also where a store is lost."""
    answered = False

    def once(found: Written | Exception) -> None:
        nonlocal answered
        if not answered:
            answered = True
            timer.cancel()
            then(found)

    late = StoreError(Reason.BUSY)
    timer = asyncio.get_running_loop().call_later(ASK_SECONDS, once, late)
    return once


def _free_seat(match: Match) -> Seat:
    free = [Seat(number) for number, seat in enumerate(match.seats) if not seat.taken()]
    if not free:
        raise Refused(Reason.TABLE_FULL)
    return free[0]


__all__ = ["Place", "Service"]
