"""WebSocket frames of the most usual kind: short texts, whole and by themselves (RFC 6455)."""

from struct import Struct
from typing import Final

from websockets.speedups import apply_mask

from paddock.server.play.delivery import Packet
from paddock.server.web.limits import FRAME_BYTES

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_SHORT: Final = 126
_LONG: Final = 1 << 16
_MEDIUM_HEAD: Final = Struct(">BBH").pack
_LONG_HEAD: Final = Struct(">BBQ").pack


def framed(packet: Packet) -> bytes:
    """Return the frames of a packet: the same for all who get it. Nothing is masked or deflated."""
    frames: list[bytes] = []
    for text in packet.messages:
        size = len(text)
        if size < _SHORT:
            frames += bytes((_TEXT, size)), text
        elif size < _LONG:
            frames += _MEDIUM_HEAD(_TEXT, _SHORT, size), text
        else:
            frames += _LONG_HEAD(_TEXT, _SHORT + 1, size), text
    packet.framed = b"".join(frames)
    return packet.framed


def ends_with_a_frame(data: bytes) -> bool:
    """Whether these are whole frames of a client, with nothing behind them."""
    at = 0
    while at < len(data):
        size = _frame_size(data, at)
        if size is None:
            return False
        at += size
    return at == len(data)


def _frame_size(data: bytes, at: int) -> int | None:
    """Return the length of the masked frame that begins here; None if that cannot be said."""
    if len(data) < at + 4 or data[at + 1] < _MASKED:
        return None
    size = data[at + 1] - _MASKED
    if size < _SHORT:
        return 6 + size
    return 8 + int.from_bytes(data[at + 2 : at + 4], "big") if size == _SHORT else None


def single_text(data: bytes) -> bytes | None:
    """Return the payload of one whole and short text frame; None for other data."""
    if len(data) < 6 or data[0] != _TEXT or _frame_size(data, 0) != len(data):
        return None
    start = 2 if data[1] - _MASKED < _SHORT else 4
    if (start == 4 and len(data) - 8 < _SHORT) or len(data) - start - 4 > FRAME_BYTES:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def is_text(data: bytes) -> bool:
    """Whether it is UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
