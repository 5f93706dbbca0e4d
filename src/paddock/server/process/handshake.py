"""HTTP in uvicorn, with limits in time: a request must arrive, an answer must be taken.

One address may have only so many connections, unless it is a trusted proxy.
"""

from asyncio import TimerHandle
from collections import Counter
from socket import IPPROTO_TCP, SO_LINGER, SOL_SOCKET, TCP_NODELAY
from struct import pack
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from paddock.server.web.context import home_of

HANDSHAKE_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 10.0
ANSWER_BYTES: Final = 8 * 1024
"""A client must read at least this much of a pending answer in ANSWER_SECONDS."""
MAX_CONNECTIONS: Final = 600
"""Connections of one address; those of a trusted proxy are not counted."""
_AT_ONCE: Final = pack("ii", 1, 0)


class HandshakeProtocol(H11Protocol):
    """HTTP whose requests must arrive, headers and all, within seconds, and whose answers must go.

    A client that reads byte by byte would keep the answer in memory, and a connection, for ever.
    """

    open_now: ClassVar[Counter[str]]
    """The connections of each home; all protocols of a server share it (`protocols`)."""
    _slow: TimerHandle | None = None
    _untaken: TimerHandle | None = None
    _counted: str | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody connected. asyncio sees to small packets only on sockets that it has bound."""
        super().connection_made(transport)
        if not self._may_connect():
            transport.abort()
            return
        transport.get_extra_info("socket").setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
        transport.set_write_buffer_limits(high=0)  # pause_writing reports what is left
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the timeout: the connection is gone."""
        self._arrived()
        self._taken()
        self._uncount()
        super().connection_lost(exc)

    def _may_connect(self) -> bool:
        """Count this connection, unless its address has too many."""
        address = self.client[0] if self.client else ""
        if address in _trusted(self.config.forwarded_allow_ips):
            return True
        home = home_of(address)
        if self.open_now[home] >= MAX_CONNECTIONS:
            return False
        self.open_now[home] += 1
        self._counted = home
        return True

    def _uncount(self) -> None:
        if self._counted is not None:
            self.open_now[self._counted] -= 1
            if not self.open_now[self._counted]:
                del self.open_now[self._counted]
            self._counted = None

    def pause_writing(self) -> None:
        """Start the timeout: the client has yet to read some of the answer."""
        super().pause_writing()
        self._wait_until_taken()

    def resume_writing(self) -> None:
        """All of it is with the client, or on its way."""
        self._taken()
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request, or all of it."""
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._arrived()
        elif self._slow is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is the other protocol's, which has limits of its own."""
        self._arrived()
        self._taken()
        self._uncount()
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


def _trusted(allowed: Any) -> frozenset[str]:
    """Return the proxies that uvicorn believes; it takes one text or a list."""
    hosts = allowed.split(",") if isinstance(allowed, str) else allowed or ()
    return frozenset(host.strip() for host in hosts)
