"""One WebSocket: a viewer of a table. A client that does not keep to the limits is let go."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from paddock import protocol as p
from paddock.protocol.reasons import OwnReason, Reason
from paddock.server.play.delivery import Packet
from paddock.server.play.feed import Feed, Reach, Say, SeatLostError
from paddock.server.store.base import NoSuchTableError, StoreError, Written
from paddock.server.table.errors import Refused
from paddock.server.table.requests import Member
from paddock.server.web.context import Context, address_of
from paddock.server.web.decoding import read_message
from paddock.server.web.limits import FRAME_BYTES, Bucket, Window

BINARY: Final = 1003
POLICY: Final = 1008
TOO_BIG: Final = 1009
FAILED: Final = 1011
TRY_AGAIN: Final = 1013
WRONG_TOKEN: Final = 4401
NO_TABLE: Final = 4404
OPEN_ELSEWHERE: Final = 4409
"""The seat has newer sockets, as many as it may have: coming back would close one of those."""
REASONS: Final = {OPEN_ELSEWHERE: OwnReason.OPEN_ELSEWHERE}
GONE: Final = 0
"""The client has closed: there is nobody to send a code to."""

GO_ON: Final = -1
"""The client goes on at another table: nothing is closed."""

DROP: Final = "paddock.drop"
"""The extension by which the transport lets go of a client that takes no bytes."""
SAY: Final = "paddock.say"
"""The extension by which the transport takes several messages at once."""
FLUSH: Final = "paddock.flush"
"""The extension by which the transport sends at once what it was given in this turn."""
HEAR: Final = "paddock.hear"
"""The extension by which the transport hands a message over at once, if it is taken."""

STALE: Final = frozenset({Reason.OTHER_DECISION, Reason.NO_DECISION_OPEN})
"""Refusals that are followed by what was missed."""
STORE_PAUSE: Final = 1.0

ResultT = TypeVar("ResultT")

_log: Final = logging.getLogger("paddock.failures")
_encode: Final = msgspec.json.Encoder().encode


class Session:
    """One socket, at one table after the other: a task that listens, and a task that tells."""

    def __init__(self, context: Context, socket: WebSocket, of_address: Bucket) -> None:
        self.socket, self.code = socket, str(socket.path_params["code"])
        self.member: Member | None = None
        self.plays = False
        """Whether it came without a seat, from a device that has one at this table."""
        self._context, self._service = context, context.service
        self._now = context.service.clock.now
        self._ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._next_table: p.GoTo | None = None
        self._cursor: int | None = None
        """The last line that the client knows of this table; None until it has said Hello."""
        self.messages = Window(context.limits.messages, context.limits.message_seconds)
        self._of_address = of_address
        self._malformed = 0
        self._game: str | None = None
        self._say: Say | None = socket.scope.get("extensions", {}).get(SAY)
        self._feed: Feed | None = None
        self._asked: tuple[p.AnyRequest, float] | None = None
        """The request at hand, and when it came: what comes meanwhile waits."""
        self._came = 0.0
        """When the last message came."""
        self._sending: asyncio.Task[None] | None = None
        """Sends an answer to a client that takes its time."""
        self._free: asyncio.Future[None] | None = None
        """Is done once nothing is at hand any more."""

    def end(self, code: int) -> None:
        """Close as soon as possible, with this code."""
        if not self._ended.done():
            self._ended.set_result(code)

    async def close(self, code: int) -> None:
        """Close, also where the client takes no bytes."""
        drop = self.socket.scope.get("extensions", {}).get(DROP)
        try:
            if drop is not None and code == TRY_AGAIN:
                drop(code)
            else:
                async with asyncio.timeout(self._context.limits.send_seconds):
                    await self.socket.close(code, REASONS.get(code))
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            return

    def go_on(self) -> None:
        """Begin at the next table as on a new socket after its Hello."""
        assert self._next_table is not None
        self.code, self._cursor = self._next_table.table, self._next_table.cursor
        self._ended = asyncio.get_running_loop().create_future()

    async def run(self) -> int:
        """Hello, welcome, and then both directions until the end at this table.

        Returns the code to close with, or GO_ON.
        """
        if self._cursor is None:
            hello = await self._first(self._hello())
            if isinstance(hello, int):
                return hello
            self._cursor = hello.cursor
        who = self.member
        try:
            feed = await self._service.watch(self.code, who, self._cursor, self._reach())
        except SeatLostError:
            return WRONG_TOKEN
        except NoSuchTableError:
            return NO_TABLE
        except StoreError:
            return TRY_AGAIN
        self._game, self._feed = feed.game, feed
        try:
            if who is not None:
                await self._service.welcome_back(self.code, who)
            hear = self.socket.scope.get("extensions", {}).get(HEAR)
            if hear is not None:
                hear(self.take)
            code = await self._first(self._listen(), self._tell(feed))
        finally:
            self._feed = None
            self._service.feeds.close(feed)
        return code

    def _reach(self) -> Reach:
        flush = self.socket.scope.get("extensions", {}).get(FLUSH, _nothing)
        return Reach(lambda: self.end(TRY_AGAIN), self._say, flush, self.plays)

    async def _first(self, *works: Coroutine[object, object, ResultT]) -> ResultT | int:
        """Return the result of the first task, or the code that ends them all."""
        tasks = [asyncio.ensure_future(work) for work in works]
        try:
            waiting: list[asyncio.Future[ResultT] | asyncio.Future[int]] = [*tasks, self._ended]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            if self._ended.done():
                return self._ended.result()
            return self._outcome(next(task for task in tasks if task.done()))
        finally:
            for task in tasks:
                task.cancel()
            if len(tasks) > 1 or not tasks[0].done():
                await asyncio.gather(*tasks, return_exceptions=True)

    def _outcome(self, task: asyncio.Future[ResultT]) -> ResultT | int:
        error = task.exception()
        return task.result() if error is None else self._code_of(error)

    def _code_of(self, error: BaseException) -> int:
        """Return the code to close with after an error."""
        match error:
            case WebSocketDisconnect() | WebSocketDisconnected():
                return GONE
            case TimeoutError():
                return TRY_AGAIN
            case SeatLostError():
                return WRONG_TOKEN
            case _:
                _log.error("socket failed", exc_info=error)
                self._context.metrics.count("failures")
                return FAILED

    # From the client

    async def _hello(self) -> p.Hello | int:
        try:
            async with asyncio.timeout(self._context.limits.hello_seconds):
                while True:
                    message = await self._next()
                    if isinstance(message, p.Hello | int):
                        return message
                    if self._is_third(message):
                        return POLICY
                    await self._send(_encode(p.Refusal(None, Reason.HELLO_FIRST)))
        except TimeoutError:
            return POLICY

    async def _listen(self) -> int:
        """Answer what the transport did not hand over by `take`: it came while we were busy."""
        while True:
            self._free = None
            message = await self._next()
            while self._asked is not None or self._sending is not None:
                self._free = asyncio.get_running_loop().create_future()
                await self._free
            if (code := self._answer(message)) is not None:
                return code

    def take(self, text: str) -> bool:
        """Answer a message that has just come; False if another one is at hand."""
        if self._asked is not None or self._sending is not None or self._free is not None:
            return False
        if self._feed is None:
            return False
        if self._ended.done():
            return True
        try:
            code = self._answer(self._read(text))
        except Exception as error:  # noqa: BLE001 - whatever it is, it ends this socket only
            code = self._code_of(error)
        if code is not None:
            self._feed = None  # what comes behind it waits
            self.end(code)
        return True

    def _answer(self, message: p.AnyFromClient | int | None) -> int | None:
        """Answer a message, now or once it is done. A code ends the session at this table."""
        match message:
            case int():
                return message
            case None:
                if self._is_third(message):
                    return POLICY
                self._send_answer(self._refusal(None, Reason.MALFORMED))
            case p.GoTo():
                self._next_table = message
                return GO_ON
            case p.Hello():
                self._send_answer(self._refusal(None, Reason.HELLO_AGAIN))
            case p.Ping(sent):
                self._send_answer(p.Pong(sent, self._now()))
            case _ if self.member is None:
                self._send_answer(self._refusal(message.key, Reason.SPECTATOR))
            case p.Rematch() if not self._may_open():
                self._send_answer(self._refusal(message.key, Reason.TOO_MANY_REQUESTS))
            case _:
                self._asked = message, self._came
                self._service.ask(self.code, self.member, message, self._done)
        return None

    def _may_open(self) -> bool:
        """Whether this address may open one more table."""
        opens, now = self._context.opens, self._context.now()
        return opens.allows_rematch(address_of(self.socket), self.code, now)

    def _done(self, found: Written | Exception) -> None:
        """Answer the request at hand."""
        assert self._asked is not None
        (request, came), self._asked = self._asked, None
        if isinstance(found, Written):
            self._send_answer(p.Ack(request.key, found.number))
            self._context.metrics.count("accepted")
            if isinstance(request, p.Choose):
                self._context.metrics.choices.add(self._now() - came)
        elif isinstance(found, Refused | StoreError):
            self._send_answer(self._refusal(request.key, found.why))
        else:
            self.end(self._code_of(found))

    def _refusal(self, key: str | None, why: str) -> p.Refusal:
        self._context.metrics.count("refused")
        return p.Refusal(key, why)

    def _send_answer(self, answer: p.AnyFromServer) -> None:
        if self._feed is None:
            return  # the client has gone
        if self._say is not None and self._say([Packet([_encode(answer)])]):
            self._sent(answer)
        else:
            self._sending = asyncio.get_running_loop().create_task(self._send_slowly(answer))

    async def _send_slowly(self, answer: p.AnyFromServer) -> None:
        try:
            await self._send(_encode(answer))
        except Exception as error:  # noqa: BLE001 - whatever it is, it ends this socket only
            self.end(self._code_of(error))
        self._sending = None
        self._sent(answer)

    def _sent(self, answer: p.AnyFromServer) -> None:
        if self._free is not None and not self._free.done():
            self._free.set_result(None)
        if isinstance(answer, p.Refusal) and answer.why in STALE and self._feed is not None:
            self._feed.settle()

    async def _next(self) -> p.AnyFromClient | int | None:
        """Return the next message, None if it cannot be read, or the code to close with."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            return GONE
        text = received.get("text")
        return BINARY if text is None else self._read(text)

    def _read(self, text: str) -> p.AnyFromClient | int | None:
        """Return the same for a message that is text."""
        size = len(text) if text.isascii() else len(text.encode(errors="replace"))
        if size > FRAME_BYTES:
            return TOO_BIG
        now = self._came = self._now()
        if not self.messages.allows(now) or not self._of_address.allows(now):
            return POLICY
        return read_message(text, self._game)

    def _is_third(self, message: object) -> bool:
        self._malformed += message is None
        return self._malformed >= self._context.limits.malformed

    # To the client

    async def _tell(self, feed: Feed) -> int:
        await self._send(_encode(await feed.welcome(self._now())))
        while True:
            try:
                await self._send(*await feed.next())  # without a name it is not kept meanwhile
            except NoSuchTableError:
                return NO_TABLE
            except StoreError:
                # Nobody is closed because the disk is full: the news follow once it can be read.
                await asyncio.sleep(STORE_PAUSE)
                feed.settle()

    async def _send(self, *messages: bytes) -> None:
        """TimeoutError, if the client takes no bytes for seconds."""
        if self._say is not None and self._say([Packet(messages)]):
            return
        async with asyncio.timeout(self._context.limits.send_seconds):
            for message in messages:
                await self.socket.send_text(message.decode())


def _nothing() -> None:
    """Sockets that are not uvicorn's have nothing to flush."""
