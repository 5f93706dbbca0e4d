"""WebSockets: one viewer of one table each. Who does not keep to the limits is let go."""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from paddock import protocol as p
from paddock.server.asking import Member
from paddock.server.desk import Desk, address_of, problem, seat_cookie
from paddock.server.feed import Feed, Reach, Say, SeatLostError
from paddock.server.limits import FRAME_BYTES, Window
from paddock.server.pen import Refused
from paddock.server.store.base import NoSuchTableError, StoreError

BINARY: Final = 1003
POLICY: Final = 1008
TOO_BIG: Final = 1009
FAILED: Final = 1011
TRY_AGAIN: Final = 1013
WRONG_TOKEN: Final = 4401
NO_TABLE: Final = 4404
GONE: Final = 0
"""The client has closed: there is nobody to send a code to."""

STALE: Final = frozenset({"other-decision", "no-decision-open"})
"""Refusals that are followed by what was missed."""
STORE_PAUSE: Final = 1.0
DROP: Final = "paddock.drop"
"""The extension by which the transport lets go of a client that takes no bytes."""
SAY: Final = "paddock.say"
"""The extension by which the transport takes several messages at once."""

_log: Final = logging.getLogger("paddock.failures")
_encode: Final = msgspec.json.Encoder().encode
_from_client: Final[msgspec.json.Decoder[p.FromClient]] = msgspec.json.Decoder(p.FromClient)


class Sockets:
    """All sockets of this process."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._seated: dict[tuple[str, int], list[Session]] = {}
        self._open: Counter[str] = Counter()

    async def serve(self, socket: WebSocket) -> None:
        """Check who comes, then talk with them until one side closes."""
        denied = self._denied(socket)
        if denied is not None:
            self._desk.metrics.count("denied", denied[0])
            await socket.send_denial_response(problem(*denied))
            return
        address = address_of(socket)
        self._open[address] += 1
        try:
            await self._talk(socket)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _talk(self, socket: WebSocket) -> None:
        await socket.accept()
        self._desk.metrics.count("connects")
        session = Session(self._desk, socket)
        code = await self._admit(session)
        if code != GONE:
            self._desk.metrics.count("closes", code)
            await session.close(code)

    def _denied(self, socket: WebSocket) -> tuple[int, str] | None:
        if not self._desk.allows_origin(socket):
            return 403, "origin-not-allowed"
        address = address_of(socket)
        if self._open[address] >= self._desk.limits.sockets:
            return 429, "too-many-requests"
        if not self._desk.connects.allows(address, self._desk.now()):
            return 429, "too-many-requests"
        return None

    async def _admit(self, session: "Session") -> int:
        """Talk with whoever shows the right token, or none for no seat. The code to close with."""
        try:
            session.member = await _member(self._desk, session.socket)
        except (_WrongTokenError, NoSuchTableError):
            return WRONG_TOKEN
        except StoreError:
            return TRY_AGAIN
        if session.member is None:
            return await session.run()
        place = (session.code, session.member.seat)
        self._make_room(self._seated.setdefault(place, []), session)
        try:
            return await session.run()
        finally:
            self._leave(place, session)

    def _make_room(self, there: "list[Session]", session: "Session") -> None:
        """The newest stays: the oldest may well be half-open, and only its owner comes here."""
        there.append(session)
        if len(there) > self._desk.limits.sockets_a_seat:
            there[0].end(POLICY)

    def _leave(self, place: tuple[str, int], session: "Session") -> None:
        self._seated[place].remove(session)
        if not self._seated[place]:
            del self._seated[place]


class _WrongTokenError(Exception):
    pass


async def _member(desk: Desk, socket: WebSocket) -> Member | None:
    """Who comes: the owner of the seat they ask for, or, without a seat, a spectator."""
    asked, code = socket.query_params.get("seat"), socket.path_params["code"]
    if asked is None:
        return None
    if asked not in tuple("012345"):
        raise _WrongTokenError
    root = await desk.service.root_of(code)
    token = socket.cookies.get(seat_cookie(root, int(asked)), "")
    member = await desk.service.member(code, int(asked), token)
    if member is None:
        raise _WrongTokenError
    return member


class Session:
    """One socket: a task that listens, a task that tells, and whatever ends both first."""

    def __init__(self, desk: Desk, socket: WebSocket) -> None:
        self.socket, self.code = socket, str(socket.path_params["code"])
        self.member: Member | None = None
        self._desk, self._service = desk, desk.service
        self._ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._messages = Window(desk.limits.messages, desk.limits.message_seconds)
        self._malformed = 0
        self._say: Say | None = socket.scope.get("extensions", {}).get(SAY)

    def end(self, code: int) -> None:
        """Close as soon as possible, with this code."""
        if not self._ended.done():
            self._ended.set_result(code)

    async def close(self, code: int) -> None:
        """Close, also where the client takes no more bytes."""
        drop = self.socket.scope.get("extensions", {}).get(DROP)
        try:
            if drop is not None and code == TRY_AGAIN:
                drop(code)
            else:
                async with asyncio.timeout(self._desk.limits.send_seconds):
                    await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError, TimeoutError):
            return

    async def run(self) -> int:
        """Hello, welcome, and then both directions until the end. The code to close with."""
        hello = await self._first(self._hello())
        if isinstance(hello, int):
            return hello
        who = self.member
        try:
            feed = await self._service.watch(self.code, who, hello.cursor, self._reach())
        except SeatLostError:
            return WRONG_TOKEN
        except NoSuchTableError:
            return NO_TABLE
        except StoreError:
            return TRY_AGAIN
        try:
            if who is not None:
                await self._service.welcome_back(self.code, who)
            code: int = await self._first(self._listen(feed), self._tell(feed))
        finally:
            self._service.feeds.close(feed)
        return code

    def _reach(self) -> Reach:
        return Reach(lambda: self.end(TRY_AGAIN), self._say)

    async def _first(self, *works: Coroutine[Any, Any, Any]) -> Any:
        """What the first of them gives, or the code that ends them all."""
        tasks = [asyncio.ensure_future(work) for work in works]
        try:
            await asyncio.wait([*tasks, self._ended], return_when=asyncio.FIRST_COMPLETED)
            if self._ended.done():
                return self._ended.result()
            return self._outcome(next(task for task in tasks if task.done()))
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _outcome(self, task: "asyncio.Future[Any]") -> Any:
        match task.exception():
            case None:
                return task.result()
            case WebSocketDisconnect() | WebSocketDisconnected():
                return GONE
            case TimeoutError():
                return TRY_AGAIN
            case SeatLostError():
                return WRONG_TOKEN
            case error:
                _log.error("socket failed", exc_info=error)
                self._desk.metrics.count("failures")
                return FAILED

    # From the client

    async def _hello(self) -> p.Hello | int:
        try:
            async with asyncio.timeout(self._desk.limits.hello_seconds):
                while True:
                    message = await self._next()
                    if isinstance(message, p.Hello | int):
                        return message
                    if self._is_third(message):
                        return POLICY
                    await self._send(_encode(p.Refusal(None, "hello-first")))
        except TimeoutError:
            return POLICY

    async def _listen(self, feed: Feed) -> int:
        while True:
            message = await self._next()
            if isinstance(message, int):
                return message
            if self._is_third(message):
                return POLICY
            came = self._desk.now()
            answer = await self._answer(message)
            await self._send(_encode(answer))
            if isinstance(answer, p.Ack) and isinstance(message, p.Choose):
                self._desk.metrics.choices.add(self._desk.now() - came)
            if isinstance(answer, p.Refusal) and answer.why in STALE:
                feed.settle()

    async def _next(self) -> p.FromClient | int | None:
        """The next message, None if it cannot be read, or the code to close with."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            return GONE
        text = received.get("text")
        if text is None:
            return BINARY
        if len(text) > FRAME_BYTES or len(text.encode(errors="replace")) > FRAME_BYTES:
            return TOO_BIG
        if not self._messages.allows(self._desk.now()):
            return POLICY
        return read_message(text)

    def _is_third(self, message: object) -> bool:
        self._malformed += message is None
        return self._malformed >= self._desk.limits.malformed

    async def _answer(self, message: p.FromClient | None) -> p.FromServer:
        match message:
            case None:
                return self._refusal(None, "malformed")
            case p.Hello():
                return self._refusal(None, "hello-again")
            case p.Ping(sent):
                return p.Pong(sent, self._desk.now())
            case _ if self.member is None:
                return self._refusal(message.key, "spectator")
            case _:
                return await self._done(self.member, message)

    async def _done(self, who: Member, request: p.Request) -> p.FromServer:
        try:
            written = await self._service.ask(self.code, who, request)
        except Refused as refused:
            return self._refusal(request.key, refused.why)
        except StoreError as error:
            return self._refusal(request.key, error.why)
        self._desk.metrics.count("accepted")
        return p.Ack(request.key, written.number)

    def _refusal(self, key: str | None, why: str) -> p.Refusal:
        self._desk.metrics.count("refused")
        return p.Refusal(key, why)

    # To the client

    async def _tell(self, feed: Feed) -> int:
        await self._send(_encode(await feed.welcome(self._desk.now())))
        while True:
            try:
                told = await feed.next()
            except NoSuchTableError:
                return NO_TABLE
            except StoreError:
                # Nobody is closed because the disk is full: it will be told when it can be read.
                await asyncio.sleep(STORE_PAUSE)
                feed.settle()
                continue
            await self._send(*told)

    async def _send(self, *messages: bytes) -> None:
        """TimeoutError, if the client takes no bytes for seconds."""
        if self._say is not None and self._say(messages):
            return
        async with asyncio.timeout(self._desk.limits.send_seconds):
            for message in messages:
                await self.socket.send_text(message.decode())


def read_message(text: str) -> p.FromClient | None:
    """A message from a client, or None if it is none."""
    try:
        return _from_client.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
