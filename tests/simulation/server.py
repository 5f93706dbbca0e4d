"""A server process: the real service with a loop for its timers and a session for each connection.

A session does what the handler of a socket does, and nothing more.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from paddock.core import Seat
from paddock.protocol import (
    Ack,
    AnyFromServer,
    AnyRequest,
    GoTo,
    Hello,
    Ping,
    Pong,
    Refusal,
)
from paddock.protocol.reasons import Reason
from paddock.server.bots.runner import Think
from paddock.server.play.delivery import Packet
from paddock.server.play.feed import Feed, Reach, SeatLostError
from paddock.server.play.service import Service
from paddock.server.store.base import Store, StoreError, Written, awaited
from paddock.server.table.errors import Refused, RulesFailedError
from paddock.server.table.requests import Member
from paddock.server.web.decoding import read_message
from paddock.server.web.limits import Limits, MessageCounts, Window
from tests.simulation.loop import RUNNING, SimLoop
from tests.simulation.network import Wire
from tests.simulation.oracle import read_frame
from tests.simulation.witness import broken

SWEEP_EVERY: Final = 1.0
SAID_UNTIL_FULL: Final = 3
LIMITS: Final = Limits(messages=60)
STALE: Final = frozenset({"other-decision", "no-decision-open"})


class SimClock:
    """The wall clock as a process found it when it began: until the next one it may jump."""

    def __init__(self, loop: SimLoop, offset: float) -> None:
        self._loop, self.offset = loop, offset

    def now(self) -> float:
        return self._loop.now + self.offset

    def not_before(self, moment: float) -> None:
        self.offset += max(0.0, moment - self.now())


class Outside(Protocol):
    """What a process knows of the world around it."""

    def fail(self, error: BaseException, /) -> None:
        """Something happened that never should."""

    def check_share(self, session: "Session", /) -> None:
        """A message of this session's client is about to be answered."""

    def check_frame(self, session: "Session", received: AnyFromServer, frame: bytes, /) -> None:
        """This is about to leave the server."""


class Parts(Struct, frozen=True):
    """What a process is made of."""

    loop: SimLoop
    outside: Outside
    open_store: Callable[[], Store]
    clock: SimClock
    randomness: Callable[[int], bytes]
    think: Think
    session: "type[Session]"


class Server:
    """One process, from its boot to its end."""

    def __init__(self, parts: Parts) -> None:
        self.loop, self.outside, self.clock = parts.loop, parts.outside, parts.clock
        self.began_at = parts.loop.now
        self.dead = self.open = False
        self.store = parts.open_store()
        self.service = Service(self.store, parts.clock, parts.randomness, parts.think, self.spawn)
        self._session = parts.session
        self.counts = MessageCounts(LIMITS)
        self._tasks: dict[asyncio.Task[Any], None] = {}
        self.sessions: dict[Session, None] = {}
        self._context = copy_context()
        self._context.run(RUNNING.set, self)

    def boot(self) -> None:
        self.spawn(self._run())

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        return self.loop.create_task(work, context=self._context)

    def owns(self, task: "asyncio.Task[Any]") -> None:
        self._tasks[task] = None
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.pop(task, None)
        if task.cancelled() or self.dead:
            return
        error = task.exception()
        if error is not None and not isinstance(error, (Refused, StoreError, RulesFailedError)):
            self.outside.fail(error)

    async def _run(self) -> None:
        away = await self.away()
        self.service.downtime.watch(SWEEP_EVERY)
        await self.service.downtime.owe(away)
        self.open = True
        with suppress(StoreError):
            await self.service.downtime.resume(away)
        while True:
            with suppress(StoreError):
                await self.service.stay_alive()
            await asyncio.sleep(SWEEP_EVERY)
            with suppress(StoreError):
                await self.service.downtime.make_up()
            with suppress(StoreError):
                await self.service.sweep()

    async def away(self) -> float:
        """For how long nobody was there: deadlines move by as much."""
        return await self.service.downtime.away(alone=True)

    def accept(self, code: str, seat: Seat | None, token: str) -> "Session":
        session = self._session(self, code, seat, token)
        self.sessions[session] = None
        return session

    def kill(self) -> None:
        """kill -9: no task runs on, and all connections are gone."""
        self.dead, self.open = True, False
        for task in list(self._tasks):
            task.cancel()
        for session in list(self.sessions):
            session.wire.cut()

    async def stop(self) -> None:
        """SIGTERM: finish what is being written, then go."""
        self.open = False
        for session in list(self.sessions):
            session.wire.cut()
        await self.store.close()


class Session:
    """One connection as the server has it."""

    wire: Wire

    def __init__(self, server: Server, code: str, seat: Seat | None, token: str) -> None:
        self.server, self.service = server, server.service
        self.code, self.seat, self._token = code, seat, token
        self.member: Member | None = None
        self.feed: Feed | None = None
        self._waiting: deque[bytes] = deque()
        self._said = 0
        self._messages = Window(LIMITS.messages, LIMITS.message_seconds)
        if seat is not None:
            self._messages = server.counts.of_seat((code, seat))
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def hear(self, wire: Wire, frame: bytes) -> None:
        if self.server.dead:
            return
        self._waiting.append(frame)
        if "reading" not in self._tasks or self._tasks["reading"].done():
            self._tasks["reading"] = self.server.spawn(self._read_all())

    def lose(self, wire: Wire) -> None:
        """A handler ends with its connection, whatever it was waiting for."""
        self.server.sessions.pop(self, None)
        for task in self._tasks.values():
            task.cancel()
        if self.feed is not None:
            self.service.feeds.close(self.feed)

    def send(self, received: AnyFromServer) -> None:
        self.send_frame(msgspec.json.encode(received))

    def send_frame(self, frame: bytes) -> None:
        if not self.server.dead:
            self.server.outside.check_frame(self, read_frame(frame), frame)
            self.wire.to_client(frame)

    async def _read_all(self) -> None:
        while self._waiting:
            await self._handle(self._waiting.popleft())

    async def _handle(self, frame: bytes) -> None:
        if not self._messages.allows(self.service.clock.now()):
            self.wire.cut()
            return
        self.server.outside.check_share(self)
        game = None if self.feed is None else self.feed.game
        match read_message(frame.decode(), game):
            case Hello(cursor):
                await self._greet(cursor)
            case Ping(sent):
                self.send(Pong(sent, self.service.clock.now()))
            case None | GoTo():
                broken(f"{frame!r} is no message of these clients")
            case request:
                await self.answer(request)

    async def _greet(self, cursor: int) -> None:
        seat = self.seat
        if seat is not None:
            self.member = await self.service.member(self.code, seat, self._token)
            if self.member is None:
                self._turn_away()
                return
        who, reach = self.member, Reach(self._fell_behind, self._say)
        try:
            feed = self.feed = await self.service.watch(self.code, who, cursor, reach)
        except SeatLostError:
            self._turn_away()
            return
        if who is not None:
            await self.service.welcome_back(self.code, who)
        self._tasks["telling"] = self.server.spawn(self._tell(feed))

    def _turn_away(self) -> None:
        self.wire.turned_away = True
        self.wire.cut()

    def _fell_behind(self) -> None:
        self.wire.cut()

    def _say(self, packets: Sequence[Packet]) -> bool:
        """Now and then the client has to be waited for."""
        self._said += 1
        if self._said % SAID_UNTIL_FULL == 0 or not self.wire.reading:
            return False
        for packet in packets:
            for frame in packet.messages:
                self.send_frame(frame)
        return True

    async def _tell(self, feed: Feed) -> None:
        self.send(await feed.welcome(self.service.clock.now()))
        try:
            while True:
                for frame in await feed.next():
                    self.send_frame(frame)
        except SeatLostError:
            self._turn_away()

    async def answer(self, request: AnyRequest) -> None:
        try:
            number = await self.ask(request)
        except (Refused, StoreError) as refused:
            self.send(Refusal(request.key, refused.why))
            if refused.why in STALE and self.feed is not None:
                self.feed.settle()
        else:
            self.send(Ack(request.key, number))

    async def ask(self, request: AnyRequest) -> int:
        if self.member is None:
            raise Refused(Reason.SPECTATOR)
        ask = partial(self.service.ask, self.code, self.member, request)
        written: Written = await awaited(ask)
        return written.number
