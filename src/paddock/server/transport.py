"""uvicorn's protocols with more patience in some places and less in others.

A handshake that does not end, a frame that does not end, a client that takes no bytes: each is let
go in time, whatever the application is waiting for.
"""

import logging
from asyncio import AbstractEventLoop, BaseTransport, Event, TimerHandle, get_running_loop
from collections.abc import Sequence
from socket import IPPROTO_TCP, SO_LINGER, SOL_SOCKET, TCP_NODELAY
from struct import pack
from typing import Any, Final
from weakref import WeakKeyDictionary

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from paddock.server.socket import DROP, SAY

HANDSHAKE_SECONDS: Final = 5.0
FRAME_SECONDS: Final = 10.0
LAST_SECONDS: Final = 2.0
"""How long a close frame may wait behind what the client does not read."""
ANSWER_SECONDS: Final = 10.0
ANSWER_BYTES: Final = 8 * 1024
"""So much of an answer has to be taken in so many seconds, as long as some of it is left."""
INVALID_TEXT: Final = 1007
_AT_ONCE: Final = pack("ii", 1, 0)
_TEXT: Final = 0x81
_SHORT: Final = 126
_LONG: Final = 1 << 16

_log: Final = logging.getLogger("paddock.failures")


class HandshakeProtocol(H11Protocol):
    """HTTP whose requests must arrive, headers and all, within seconds, and whose answers must go.

    Whoever takes an answer byte by byte would keep it in memory, and a connection, for ever.
    """

    _slow: TimerHandle | None = None
    _untaken: TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody connected. asyncio sees to small packets only on sockets that it has bound."""
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
        transport.set_write_buffer_limits(high=0)  # we are told of whatever is not taken at once
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._arrived()
        self._taken()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Some of an answer is left."""
        super().pause_writing()
        self._wait_until_taken()

    def resume_writing(self) -> None:
        """All of it is with the client, or on its way."""
        self._taken()
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """A piece of a request, or all of it."""
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._arrived()
        elif self._slow is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is the other protocol's."""
        self._arrived()
        self._taken()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._slow = self.loop.call_later(HANDSHAKE_SECONDS, self.transport.close)

    def _arrived(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def _wait_until_taken(self) -> None:
        left: int = self.transport.get_write_buffer_size()
        self._untaken = self.loop.call_later(ANSWER_SECONDS, self._let_go_unless_taken, left)

    def _let_go_unless_taken(self, left: int) -> None:
        if left - self.transport.get_write_buffer_size() < ANSWER_BYTES:
            # Nor does the system go on trying to send what it has.
            self.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, _AT_ONCE)
            self.transport.abort()
        else:
            self._wait_until_taken()

    def _taken(self) -> None:
        if self._untaken is not None:
            self._untaken.cancel()
            self._untaken = None


class Outbox:
    """Who has something to send at the end of this turn of an event loop."""

    def __init__(self) -> None:
        self._waiting: list[Thrifty] = []

    def add(self, transport: "Thrifty") -> None:
        """This one has written something."""
        if not self._waiting:
            get_running_loop().call_soon(self._flush)
        self._waiting.append(transport)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for transport in waiting:
            try:
                transport.flush()
            except Exception:  # noqa: BLE001 - the others have nothing to do with it
                _log.exception("a message could not be sent")


_outboxes: Final[WeakKeyDictionary[AbstractEventLoop, Outbox]] = WeakKeyDictionary()


class Thrifty:
    """A transport that asks less of the system.

    What is written in one turn of the event loop leaves together, and reading stops only if more
    arrives while it should have stopped.
    """

    def __init__(self, transport: Any, outbox: Outbox) -> None:
        self._transport, self._outbox = transport, outbox
        self._written: list[bytes] = []
        self._unwanted = self._paused = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Goes out at the end of this turn."""
        if not self._written:
            self._outbox.add(self)
        self._written.append(data)

    def flush(self) -> None:
        """Goes out now."""
        if self._written:
            data = b"".join(self._written)
            self._written.clear()
            self._transport.write(data)

    def close(self) -> None:
        """Close once all is sent."""
        self.flush()
        self._transport.close()

    def abort(self) -> None:
        """Close at once."""
        self._written.clear()
        self._transport.abort()

    def pause_reading(self) -> None:
        """Nothing more is wanted for now; most often nothing more comes."""
        self._unwanted = True

    def resume_reading(self) -> None:
        """More is wanted."""
        self._unwanted = False
        if self._paused:
            self._paused = False
            self._transport.resume_reading()

    def came(self) -> None:
        """Something was read."""
        if self._unwanted and not self._paused:
            self._paused = True
            self._transport.pause_reading()


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets whose frames must arrive within seconds, and that can be dropped."""

    writable: Event
    transport: Any
    _slow: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """The handshake has arrived; now it is a WebSocket."""
        super().connection_made(transport)
        if self.loop not in _outboxes:
            _outboxes[self.loop] = Outbox()
        self.transport = Thrifty(transport, _outboxes[self.loop])
        self.transport.set_write_buffer_limits(high=64 * 1024)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A piece of a frame, or several of them, the last of which may have only begun."""
        self.transport.came()
        super().data_received(data)
        if self._slow is None and (self.frames or self.conn.reader.buffer):
            self._slow = self.loop.call_later(FRAME_SECONDS, self.transport.abort)

    def handle_connect(self, event: Any) -> None:
        """Let the application know how to let go."""
        self._arrived()
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][DROP] = self.drop  # type: ignore[assignment]
            self.scope["extensions"][SAY] = self.say  # type: ignore[assignment]

    def handle_ping(self) -> None:
        """A whole frame, and perhaps one in the middle of a message."""
        self._arrived_between()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """The same."""
        self._arrived_between()
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """A whole message has arrived."""
        self._arrived()
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self._refuse_text()
            return
        super().send_receive_event_to_app()

    def _refuse_text(self) -> None:
        """It may have come with the client's own close frame, or behind another such text."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(INVALID_TEXT)
            self.handle_parser_exception()

    async def send(self, message: Any) -> None:
        """What the application says after the end reaches nobody, and is no failure."""
        try:
            await super().send(message)
        except RuntimeError:
            if not self.close_sent:
                raise
            raise ClientDisconnected from None
        # Who is denied is answered, and no failure either.
        self.handshake_complete |= self.close_sent

    def handle_parser_exception(self) -> None:
        """Bytes that are no frame: the close frame waits for a while, not for ever."""
        super().handle_parser_exception()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody answers: what is still to be sent will not arrive either."""
        super().keepalive_timeout()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def say(self, texts: Sequence[bytes]) -> bool:
        """Send messages at once, and together; False where the client has to be waited for.

        ASGI would take each of them through four layers.
        """
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(text), text)]))
        return True

    def drop(self, code: int) -> None:
        """Close without waiting for the client to take what it was sent."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def _arrived_between(self) -> None:
        if not self.frames:
            self._arrived()

    def _arrived(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None


def _head(text: bytes) -> bytes:
    """What stands before a text in its frame: nothing is masked or deflated on the way out."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size))
    if size < _LONG:
        return bytes((_TEXT, _SHORT)) + size.to_bytes(2, "big")
    return bytes((_TEXT, _SHORT + 1)) + size.to_bytes(8, "big")


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
