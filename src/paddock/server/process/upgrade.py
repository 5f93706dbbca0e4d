"""Reads the request for a WebSocket in its most usual form: whole, plain, and without a body.

Every other request is left to h11, which takes six times as long. The WebSocket library reads the
request again and checks the rest of the handshake.
"""

import re
from typing import Final

from msgspec import Struct

_REQUEST: Final = re.compile(
    rb"GET /[!-~]* HTTP/1\.1\r\n(?:[A-Za-z0-9-]+: [!-~](?:[ -~]*[!-~])?\r\n)+\r\n"
)
_CONNECTION: Final = frozenset((b"upgrade", b"keep-alive, upgrade"))
_WITH_A_BODY: Final = frozenset((b"content-length", b"transfer-encoding"))


class Upgrade(Struct, frozen=True):
    """A request for a WebSocket; the names of its headers are in lower case, as ASGI wants them."""

    method: bytes
    target: bytes
    headers: list[tuple[bytes, bytes]]


def plain_upgrade(data: bytes) -> Upgrade | None:
    """The request, if the data is just that; None where h11 has to look."""
    if _REQUEST.fullmatch(data) is None:
        return None
    asked, *lines = data[:-4].split(b"\r\n")
    headers = [
        (name.lower(), value) for name, _, value in [line.partition(b": ") for line in lines]
    ]
    values = dict(headers)
    if len(values) != len(headers) or b"host" not in values or values.keys() & _WITH_A_BODY:
        return None
    upgrade, connection = values.get(b"upgrade", b""), values.get(b"connection", b"")
    if upgrade.lower() != b"websocket" or connection.lower() not in _CONNECTION:
        return None
    return Upgrade(b"GET", asked.split(b" ")[1], headers)
