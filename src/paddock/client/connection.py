"""A connection to a table that reconnects: the twin of web/src/lib/protocol/connection.ts.

It keeps the requests that are not answered yet and sends them again, with the same keys, on a new
socket. It says Hello with the number of the last line it has, so nothing is missed and nothing is
done twice.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable, Coroutine
from enum import StrEnum
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from paddock.client.link import Link
from paddock.protocol import (
    Ack,
    AnyFromClient,
    AnyFromServer,
    AnyRequest,
    FromServer,
    GoTo,
    Hello,
    News,
    Ping,
    Pong,
    Presence,
    Refusal,
)
from paddock.protocol import Welcome as Welcomed
from paddock.protocol.reasons import OwnReason, Reason

SILENCE: Final = 10.0
PATIENCE: Final = 5.0
FIRST_WAIT: Final = 0.5
MAX_WAIT: Final = 15.0
FOR_GOOD: Final = {
    4401: Reason.NOT_YOUR_SEAT,
    4404: Reason.NO_SUCH_TABLE,
    4409: OwnReason.OPEN_ELSEWHERE,
}
"""Codes after which trying again is of no use."""
MAX_MESSAGE_BYTES: Final = 8 << 20

_decode = msgspec.json.Decoder(FromServer).decode


class LinkState(StrEnum):
    """The state of a connection: open, lost (it tries again) or refused (for good)."""

    OPEN = "open"
    LOST = "lost"
    REFUSED = "refused"


class Connection:
    """One table, one viewer. `heard` gets each message, `changed` each change of the link."""

    def __init__(
        self,
        link: Link,
        seat: int | None,
        cookie: str,
        heard: Callable[[AnyFromServer], None],
        changed: Callable[[LinkState, str | None], None],
    ) -> None:
        self.cursor = 0
        self.connected: tuple[int, ...] = ()
        """The seats whose players have a connection, as the server last said."""
        self._link, self._seat, self._cookie = link, seat, cookie
        self._at = link
        """The table that the socket is at, or was asked to go to."""
        self._moving = False
        """Whether the server was asked to go on at another table, and has not answered yet."""
        self._errands: set[asyncio.Task[None]] = set()
        self._heard, self._changed = heard, changed
        self._waiting: dict[str, tuple[AnyRequest, asyncio.Future[str | None]]] = {}
        self._repeated: set[str] = set()
        self._socket: ClientConnection | None = None
        self._failures = 0
        self._left = False

    async def run(self) -> None:
        """Stay connected, until the server refuses for good."""
        while not self._left:
            why = await self._once()
            self._socket = None
            if why is not None:
                self._changed(LinkState.REFUSED, why)
                return
            self._failures += 1
            self._changed(LinkState.LOST, None)
            wait = min(MAX_WAIT, FIRST_WAIT * 2 ** (self._failures - 1))
            await asyncio.sleep(wait * (0.5 + random.random()))  # noqa: S311 - so that not all come at once

    async def ask(self, request: AnyRequest) -> str | None:
        """Ask for something; the answer, why not or None, may come over a later socket."""
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._waiting[request.key] = (request, answer)
        if not self._moving:
            await self._send(request)
        return await answer

    def go_to(self, link: Link) -> None:
        """Go on at another table in the same seat, over the same socket if it is open.

        What is not answered yet is not asked again: it was for the table before.
        """
        self._drop_requests()
        self._link, self.cursor = link, 0
        if self._socket is not None:
            self._at, self._moving = link, True
            self._later(self._send(GoTo(link.code)))

    def let_go(self) -> None:
        """Stop listening, and answer everything that still waits."""
        self._left = True
        self._drop_requests()

    def _drop_requests(self) -> None:
        for key in [*self._waiting]:
            self._answer(key, None)

    def _later(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _once(self) -> str | None:
        """One connection; why it is of no use to try again, if so."""
        headers = {"Cookie": self._cookie} if self._cookie else {}
        self._at = table = self._link
        try:
            async with connect(
                table.socket(self._seat),
                additional_headers=headers,
                max_size=MAX_MESSAGE_BYTES,
                close_timeout=1,
                open_timeout=SILENCE,
            ) as socket:
                await socket.send(_encoded(Hello(self.cursor)))
                await self._listen(socket)
        except ConnectionClosed as closed:
            code = 1006 if closed.rcvd is None else closed.rcvd.code
            # A new socket brings the true reason, if there is one.
            return None if self._moving else FOR_GOOD.get(code)
        except InvalidStatus as refused:
            return Reason.NO_SUCH_TABLE if refused.response.status_code == 404 else None
        except (OSError, EOFError, TimeoutError, WebSocketException, msgspec.MsgspecError):
            return None
        finally:
            self._socket, self._moving = None, False
        return None

    async def _listen(self, socket: ClientConnection) -> None:
        """Listen; where nothing comes, ping, and leave a connection that is only half there."""
        while not self._left:
            try:
                async with asyncio.timeout(PATIENCE):
                    data = await socket.recv()
            except TimeoutError:
                await socket.send(_encoded(Ping(0.0)))
                async with asyncio.timeout(SILENCE - PATIENCE):
                    data = await socket.recv()
            heard = _decode(data)
            if self._at != self._link:
                return  # it went elsewhere before this socket was open
            if self._moving and not self._has_come(heard):
                if isinstance(heard, Refusal) and heard.key is None:
                    return  # an older server: a new socket leads there as well
                continue
            await self._take(socket, heard)

    def _has_come(self, heard: AnyFromServer) -> bool:
        """Whether this is the first word of the table to which the socket is to go on."""
        self._moving = not (isinstance(heard, Welcomed) and heard.code == self._link.code)
        return not self._moving

    async def _take(self, socket: ClientConnection, heard: AnyFromServer) -> None:
        match heard:
            case Welcomed():
                self._failures, self._socket, self.connected = 0, socket, heard.connected
                self._changed(LinkState.OPEN, None)
                for request, _ in [*self._waiting.values()]:
                    await self._send(request)
            case News(number):
                self.cursor = number
            case Presence(connected):
                self.connected = connected
            case Ack(key):
                self._answer(key, None)
            case Refusal(str() as key, Reason.BUSY) if key in self._waiting.keys() - self._repeated:
                # It may have been done all the same: the same key brings the true answer.
                self._repeated.add(key)
                await self._send(self._waiting[key][0])
                return
            case Refusal(str() as key, why):
                self._answer(key, why)
            case _:
                pass
        if not self._left and not isinstance(heard, Pong):
            self._heard(heard)

    def _answer(self, key: str, why: str | None) -> None:
        self._repeated.discard(key)
        if (asked := self._waiting.pop(key, None)) is not None and not asked[1].done():
            asked[1].set_result(why)

    async def _send(self, message: AnyFromClient) -> None:
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(_encoded(message))


def new_key() -> str:
    """Return a name for a request that no other of this seat has."""
    return secrets.token_urlsafe(12)


def _encoded(message: AnyFromClient) -> str:
    return msgspec.json.encode(message).decode()


def builtins_of(action: Any) -> dict[str, Any]:
    """Return an action in the form in which it is sent."""
    tree: dict[str, Any] = msgspec.to_builtins(action, str_keys=True)
    return tree
