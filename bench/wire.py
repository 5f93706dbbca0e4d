"""A WebSocket client that costs next to nothing, so that the server is what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final

_TEXT: Final = 0x81
_CLOSE, _PING, _PONG = 0x88, 0x89, 0x8A
_MASK: Final = bytes(4)
"""A mask of zeros is one, too, and what it masks stays as it is."""
_SHORT, _MEDIUM = 126, 65536


def frame(payload: bytes, kind: int = _TEXT) -> bytes:
    """One masked frame, as a client has to send it."""
    size = len(payload)
    if size < _SHORT:
        return bytes((kind, 0x80 | size)) + _MASK + payload
    if size >= _MEDIUM:
        raise ValueError("nothing that a client says is as long as that")
    return bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big") + _MASK + payload


class Wire(asyncio.Protocol):
    """One socket. `heard` gets every message, `lost` is called when the connection is gone."""

    def __init__(self, path: str, cookie: str, heard: Callable[["Wire", bytes], None]) -> None:
        self.heard, self.open, self.code = heard, False, 0
        self.upgraded: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._path, self._cookie = path, cookie
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - it was a TCP connection
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: {self._cookie}\r\n" if self._cookie else ""
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"{cookie}\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.open = False
        if not self.upgraded.done():
            self.upgraded.set_result(False)

    def send(self, payload: bytes) -> None:
        """Say something."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(frame(payload))

    def close(self) -> None:
        """Go without a word."""
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Frames, or first of all the answer to the handshake."""
        self._buffer += data
        if not self.open and not self._shake_hands():
            return
        while self._next_frame():
            pass

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        self.open = self._buffer.startswith(b"HTTP/1.1 101")
        del self._buffer[: end + 4]
        if not self.upgraded.done():
            self.upgraded.set_result(self.open)
        return self.open

    def _next_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1], 2
        if size == 126:
            size, at = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + size:
            return False
        kind, payload = buffer[0], bytes(buffer[at : at + size])
        del buffer[: at + size]
        self._take(kind, payload)
        return True

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self.heard(self, payload)
        elif kind == _PING and self._transport is not None:
            self._transport.write(frame(payload, _PONG))
        elif kind == _CLOSE:
            self.code = int.from_bytes(payload[:2], "big")
            self.close()


async def connect(port: int, path: str, cookie: str, heard: Callable[[Wire, bytes], None]) -> Wire:
    """A socket that is open, or ConnectionError."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, cookie, heard), "127.0.0.1", port)
    if not await wire.upgraded:
        raise ConnectionError("the handshake was refused")
    return wire
