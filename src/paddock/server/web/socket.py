"""One WebSocket: a viewer of a table. A client that does not keep to the limits is let go."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from paddock import protocol as p
from paddock.protocol.reasons import Reason
from paddock.server.play.delivery import Packet
from paddock.server.play.feed import Feed, Reach, Say, SeatLostError
from paddock.server.store.base import NoSuchTableError, StoreError, Written
from paddock.server.table.errors import Refused
from paddock.server.table.requests import Member
from paddock.server.web.client_messages import read_message
from paddock.server.web.context import Context
from paddock.server.web.limits import FRAME_BYTES, Bucket, Window
from paddock.server.web.socket_codes import (
    BINARY,
    DROP,
    FAILED,
    FLUSH,
    GO_ON,
    GONE,
    HEAR,
    NO_TABLE,
    POLICY,
    REASONS,
    SAY,
    TOO_BIG,
    TRY_AGAIN,
    WRONG_TOKEN,
)

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
        """It came without a seat, from a device that has one at this table."""
        self._context, self._service = context, context.service
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
        self._answering: asyncio.Task[None] | None = None
        """The request at hand: what comes meanwhile waits."""
        self._choosing: tuple[str, float] | None = None
        """The same for a choice that needs no task: its key, and when it came."""
        self._chosen: asyncio.Future[None] | None = None

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
            code = await self._first(self._listen(feed), self._tell(feed))
        finally:
            self._feed = None
            self._service.feeds.close(feed)
        return code

    def _reach(self) -> Reach:
        flush = self.socket.scope.get("extensions", {}).get(FLUSH)
        return Reach(lambda: self.end(TRY_AGAIN), self._say, flush, self.plays)

    async def _first(self, *works: Coroutine[object, object, ResultT]) -> ResultT | int:
        """What the first of them gives, or the code that ends them all."""
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
        """The code to close with after an error."""
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

    async def _listen(self, feed: Feed) -> int:
        """Answer what the transport did not hand over by `take`: it came while we were busy."""
        while True:
            message = await self._next()
            await self._no_more_at_hand()
            if isinstance(message, int):
                return message
            if self._is_third(message):
                return POLICY
            if isinstance(message, p.GoTo):
                self._next_table = message
                return GO_ON
            await self._answer_and_send(message, feed)

    async def _no_more_at_hand(self) -> None:
        """Wait until what `take` took is answered."""
        while self._choosing is not None:
            self._chosen = asyncio.get_running_loop().create_future()
            await self._chosen
        if self._answering is not None:
            await asyncio.wait([self._answering])

    def take(self, text: str) -> bool:
        """Answer a message that has just come, if nothing else is being answered.

        The task outlives the socket: what was written is delivered although its owner has gone.
        """
        if self._answering is not None or self._choosing is not None or self._feed is None:
            return False
        if self._ended.done():
            return True
        message = self._read(text)
        if isinstance(message, int) or self._is_third(message):
            self.end(message if isinstance(message, int) else POLICY)
            return True
        if isinstance(message, p.GoTo):
            self._next_table, self._feed = message, None  # what comes behind it waits
            self.end(GO_ON)
            return True
        if not (isinstance(message, p.Choose) and self._submitted(message)):
            self._answer_in_a_task(self._answer_and_send(message, self._feed, stays=True))
        return True

    def _submitted(self, choose: p.AnyChoose) -> bool:
        """Whether a choice is on its way to the disk; `_told` gets the answer."""
        if self.member is None:
            return False
        self._choosing = (choose.key, self._context.now())
        if self._service.submit(self.code, self.member, choose, self._told):
            return True
        self._choosing = None
        return False

    def _told(self, found: Written | Exception) -> None:
        """Answer a choice, after everybody has heard of it."""
        assert self._choosing is not None
        (key, came), self._choosing = self._choosing, None
        if self._chosen is not None and not self._chosen.done():
            self._chosen.set_result(None)
        if isinstance(found, Written):
            self._context.metrics.choices.add(self._context.now() - came)
        try:
            answer = self._answer_to(key, found)
        except Exception as error:  # noqa: BLE001 - whatever it is, it ends this socket only
            self.end(self._code_of(error))
            return
        encoded = _encode(answer)
        if self._say is None or not self._say([Packet([encoded])]):
            self._answer_in_a_task(self._send(encoded))
        if self._feed is not None and isinstance(answer, p.Refusal) and answer.why in STALE:
            self._feed.settle()

    def _answer_in_a_task(self, answering: Coroutine[object, object, None]) -> None:
        self._answering = asyncio.get_running_loop().create_task(self._answer_taken(answering))

    async def _answer_taken(self, answering: Coroutine[object, object, None]) -> None:
        try:
            await answering
        except Exception as error:  # noqa: BLE001 - whatever it is, it ends this socket only
            self.end(self._code_of(error))
        finally:
            self._answering = None

    async def _answer_and_send(
        self, message: p.AnyFromClient | None, feed: Feed, *, stays: bool = False
    ) -> None:
        came = self._context.now()
        answer = await self._answer(message, stays=stays)
        await self._send(_encode(answer))
        if isinstance(answer, p.Ack) and isinstance(message, p.Choose):
            self._context.metrics.choices.add(self._context.now() - came)
        if isinstance(answer, p.Refusal) and answer.why in STALE:
            feed.settle()

    async def _next(self) -> p.AnyFromClient | int | None:
        """The next message, None if it cannot be read, or the code to close with."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            return GONE
        text = received.get("text")
        return BINARY if text is None else self._read(text)

    def _read(self, text: str) -> p.AnyFromClient | int | None:
        """The same for a message that is text."""
        size = len(text) if text.isascii() else len(text.encode(errors="replace"))
        if size > FRAME_BYTES:
            return TOO_BIG
        now = self._context.now()
        if not self.messages.allows(now) or not self._of_address.allows(now):
            return POLICY
        return read_message(text, self._game)

    def _is_third(self, message: object) -> bool:
        self._malformed += message is None
        return self._malformed >= self._context.limits.malformed

    async def _answer(self, message: p.AnyFromClient | None, *, stays: bool) -> p.AnyFromServer:
        match message:
            case None:
                return self._refusal(None, Reason.MALFORMED)
            case p.Hello() | p.GoTo():  # `GoTo` is met before
                return self._refusal(None, Reason.HELLO_AGAIN)
            case p.Ping(sent):
                return p.Pong(sent, self._context.now())
            case _ if self.member is None:
                return self._refusal(message.key, Reason.SPECTATOR)
            case _:
                return await self._done(self.member, message, stays=stays)

    async def _done(self, who: Member, request: p.AnyRequest, *, stays: bool) -> p.AnyFromServer:
        try:
            written = await self._service.ask(self.code, who, request, stays=stays)
        except (Refused, StoreError) as error:
            return self._answer_to(request.key, error)
        return self._answer_to(request.key, written)

    def _answer_to(self, key: str, found: Written | Exception) -> p.Ack | p.Refusal:
        """The answer to a request of which this came; another error is raised."""
        if isinstance(found, Refused | StoreError):
            return self._refusal(key, found.why)
        if isinstance(found, Exception):
            raise found
        self._context.metrics.count("accepted")
        return p.Ack(key, found.number)

    def _refusal(self, key: str | None, why: str) -> p.Refusal:
        self._context.metrics.count("refused")
        return p.Refusal(key, why)

    # To the client

    async def _tell(self, feed: Feed) -> int:
        await self._send(_encode(await feed.welcome(self._context.now())))
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
