"""WebSockets in uvicorn, with limits in time and fewer writes.

A frame that does not end and a client that takes no bytes are closed in time. `handshake` does the
same for HTTP.
"""

import logging
from asyncio import BaseTransport, TimerHandle, get_running_loop
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from paddock.server.play.delivery import Packet
from paddock.server.process.frames import ends_with_a_frame, framed, is_text, single_text
from paddock.server.process.handshake import HandshakeProtocol
from paddock.server.web.limits import Window
from paddock.server.web.socket import DROP, FLUSH, HEAR, SAY

FRAME_SECONDS: Final = 10.0
LAST_SECONDS: Final = 2.0
"""How long a close frame may wait behind what the client does not read."""
MAX_EXTRA_FRAMES: Final = 100
EXTRA_FRAME_SECONDS: Final = 20.0
"""Pings, pongs and parts of messages that one socket may send in so many seconds."""
INVALID_TEXT: Final = 1007
POLICY: Final = 1008

_log: Final = logging.getLogger("paddock.failures")


class Outbox:
    """Transports to flush at the end of this loop iteration."""

    def __init__(self) -> None:
        self._waiting: list[BatchedTransport] = []

    def add(self, transport: "BatchedTransport") -> None:
        """Add a transport that has written something."""
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


class BatchedTransport:
    """A transport that asks less of the system.

    What is written in one turn of the event loop leaves together, and reading stops only if more
    arrives while it should have stopped.

    | `_unwanted` | `_held` | the transport reads                                   |
    |-------------|---------|-------------------------------------------------------|
    | no          | no      | always                                                |
    | yes         | no      | until something arrives: then it is `_paused`         |
    | either      | yes     | nothing: `_paused` until `release`, if more is wanted |
    """

    def __init__(self, transport: Any, outbox: Outbox) -> None:
        self._transport, self._outbox = transport, outbox
        self._written: list[bytes] = []
        self._unwanted = False
        """uvicorn asked to stop reading: the application has not taken the last message."""
        self._held = False
        """The client does not take what it is sent: what it says has to wait."""
        self._paused = False
        """Whether the system was really asked to stop."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Goes out at the end of this turn."""
        if not self._written:
            self._outbox.add(self)
        self._written.append(data)

    def write_all(self, data: list[bytes]) -> None:
        """Write several pieces."""
        if not self._written:
            self._outbox.add(self)
        self._written += data

    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        return bool(self._transport.is_closing())

    def flush(self) -> None:
        """Goes out now."""
        if self._written:
            data, self._written = b"".join(self._written), []
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
        if self._paused and not self._held:
            self._paused = False
            self._transport.resume_reading()

    def hold(self) -> None:
        """Read nothing more until `release`: too much waits to be sent."""
        self._held = True
        if not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def release(self) -> None:
        """Go on reading, if more is wanted."""
        self._held = False
        if self._paused and not self._unwanted:
            self._paused = False
            self._transport.resume_reading()

    def note_read(self) -> None:
        """Something was read."""
        if self._unwanted and not self._paused:
            self._paused = True
            self._transport.pause_reading()


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets whose frames must arrive within seconds, and that can be dropped."""

    outbox: ClassVar[Outbox]
    """Flushed once a turn of the loop; all sockets of a server share it (`protocols`)."""
    transport: Any
    _slow: TimerHandle | None = None
    _extra: Window | None = None
    _take: Callable[[str], bool] | None = None
    _aligned = True
    """Whether everything before was whole frames, so that the next byte begins one."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over the connection: the handshake has arrived."""
        super().connection_made(transport)
        self.transport = BatchedTransport(transport, self.outbox)
        self.transport.set_write_buffer_limits(high=64 * 1024)

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timeout: the connection is gone."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a piece of a frame, or several frames, the last of which may be incomplete."""
        if self._aligned and self.handshake_initiated:
            text = None if self._take is None else single_text(data)
            if text is not None and self._handed_over(text):
                return
            self._aligned = ends_with_a_frame(data)
        self.transport.note_read()
        super().data_received(data)
        if self._slow is None and (self.frames or self.conn.reader.buffer):
            self._slow = self.loop.call_later(FRAME_SECONDS, self.transport.abort)

    def hear(self, take: Callable[[str], bool]) -> None:
        """Hand whole single frames to the application past queue and task, if it takes them."""
        self._take = take

    def _handed_over(self, data: bytes) -> bool:
        """One whole message, and nothing before it waits."""
        waiting = self.frames or not self.queue.empty()
        if waiting or self._take is None or self.conn.state is not State.OPEN or self.close_sent:
            return False
        try:
            text = data.decode()
        except UnicodeDecodeError:
            return False
        return self._take(text)

    def handle_connect(self, event: Any) -> None:
        """Let the application know how to let go."""
        self._arrived()
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][DROP] = self.drop  # type: ignore[assignment]
            self.scope["extensions"][SAY] = self.say  # type: ignore[assignment]
            self.scope["extensions"][FLUSH] = self.flush  # type: ignore[assignment]
            self.scope["extensions"][HEAR] = self.hear  # type: ignore[assignment]

    def pause_writing(self) -> None:
        """Pause reading: the client does not take what it is sent."""
        super().pause_writing()
        self.transport.hold()

    def resume_writing(self) -> None:
        """Resume reading: the client's buffer has drained."""
        super().resume_writing()
        self.transport.release()

    def handle_ping(self) -> None:
        """Handle a ping, perhaps in the middle of a message."""
        self._arrived_between()
        if self._may_send_more():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Handle a pong."""
        self._arrived_between()
        if self._may_send_more():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        """Handle a further part of a message: it may be empty, and there may be many."""
        if self._may_send_more():
            super().handle_cont(event)

    def _may_send_more(self) -> bool:
        """Count a frame that is no message; too many of them end the connection."""
        if self.close_sent:
            return False
        if self._extra is None:
            self._extra = Window(MAX_EXTRA_FRAMES, EXTRA_FRAME_SECONDS)
        if self._extra.allows(self.loop.time()):
            return True
        self.drop(POLICY)
        self.transport.hold()
        return False

    def send_receive_event_to_app(self) -> None:
        """Pass on a whole message."""
        self._arrived()
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self._refuse_text()
            return
        super().send_receive_event_to_app()

    def _refuse_text(self) -> None:
        """Close for a text that is too large or not UTF-8, unless the socket is closing already."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(INVALID_TEXT)
            self.handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Ignore messages sent after the socket closed."""
        try:
            await super().send(message)
        except RuntimeError:
            if not self.close_sent:
                raise
            raise ClientDisconnected from None
        if message["type"] == "websocket.accept":
            # The application has what it needs of the headers: 2 KB of every idle socket.
            self.request = self.response = None  # type: ignore[assignment]
        # Who is denied is answered, and no failure either.
        self.handshake_complete |= self.close_sent

    def handle_parser_exception(self) -> None:
        """Bytes that are no frame: the close frame waits for a while, not for ever."""
        super().handle_parser_exception()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Drop a connection that answers no ping: what is to be sent would not arrive either."""
        super().keepalive_timeout()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)

    def say(self, packets: Sequence[Packet]) -> bool:
        """Send messages at once, and together; False where the client has to be waited for.

        ASGI would take each of them through four layers.
        """
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write_all([packet.framed or framed(packet) for packet in packets])
        return True

    def flush(self) -> None:
        """Send at once what was given to `say`; a failure is this socket's alone."""
        try:
            self.transport.flush()
        except Exception:  # noqa: BLE001 - the others have nothing to do with it
            _log.exception("a message could not be sent")

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


def protocols() -> tuple[type[HandshakeProtocol], type[SocketProtocol]]:
    """Return the protocols of one server, with its own counts and outbox: uvicorn wants classes."""

    class Handshake(HandshakeProtocol):
        open_now: ClassVar[Counter[str]] = Counter()

    class Socket(SocketProtocol):
        outbox: ClassVar[Outbox] = Outbox()

    return Handshake, Socket
