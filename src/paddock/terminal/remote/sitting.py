"""Taking a seat over HTTP, with a pledge for the shuffle and a key against lost answers."""

import asyncio
import hashlib
import http.client
import secrets
import urllib.error
import urllib.request
from http.cookies import SimpleCookie
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from paddock.protocol import Problem, SeatTaken, TableShown, TakeSeat
from paddock.terminal.remote.keeping import Keeping, Kept
from paddock.terminal.remote.link import Link

PATIENCE: Final = 10.0
TRIES: Final = 3
MOST_BYTES: Final = 8 << 20

AnswerT = TypeVar("AnswerT")


class RefusedError(Exception):
    """The server said no, or did not say anything ("offline")."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def new_contribution() -> str:
    """16 random bytes for the seed."""
    return secrets.token_hex(16)


def pledge_for(contribution: str) -> str:
    """What is published of them before the game (docs/shuffle-proof.md).

    The twin of `pledge` in server/fair.py: a client does not import its server.
    """
    parts = (b"paddock/1/pledge", bytes.fromhex(contribution))
    framed = b"".join(len(part).to_bytes(8, "big") + part for part in parts)
    return hashlib.sha256(framed).hexdigest()


async def fetch_table(link: Link) -> TableShown:
    """The table as anybody may know it."""
    body, _ = await asyncio.to_thread(_request, link.api(), None)
    return _decoded(body, TableShown)


async def take_seat(link: Link, keeping: Keeping, name: str, wanted: int | None) -> Kept:
    """Sit down. What is needed to ask again is kept before the first time it is asked."""
    kept = keeping.get(link)
    if kept is None:
        key = secrets.token_urlsafe(24)
        kept = Kept(name, new_contribution(), key=key, wanted=wanted)
        keeping.put(link, kept)
    wish = TakeSeat(kept.name, pledge_for(kept.contribution), kept.wanted, kept.key)
    try:
        body, cookie = await _patiently(link.api("/seats"), wish)
    except RefusedError as refused:
        if refused.why != "offline":
            keeping.drop(link)
        raise
    seated = replace(kept, seat=_decoded(body, SeatTaken).seat, cookie=cookie, key="")
    keeping.put(link, seated)
    return seated


async def _patiently(address: str, wish: TakeSeat) -> tuple[bytes, str]:
    """An answer may be lost on its way: with the same key the same request is safe to repeat."""
    for left in reversed(range(TRIES)):
        try:
            return await asyncio.to_thread(_request, address, wish)
        except RefusedError as refused:
            if refused.why != "offline" or not left:
                raise
            await asyncio.sleep(0.3)
    raise AssertionError


def _request(address: str, wish: TakeSeat | None) -> tuple[bytes, str]:
    """The body of the answer, and its cookie."""
    data = None if wish is None else msgspec.json.encode(wish)
    asked = urllib.request.Request(  # noqa: S310 - `parse_link` lets only http and https through
        address, data, {"Content-Type": "application/json", "Accept": "application/json"}
    )
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:  # noqa: S310
            return answer.read(MOST_BYTES), _cookie(answer.headers.get_all("Set-Cookie") or [])
    except urllib.error.HTTPError as error:
        with error:
            raise RefusedError(_why(error.read(MOST_BYTES))) from None
    except (OSError, http.client.HTTPException) as error:
        raise RefusedError("offline") from error


def _cookie(headers: list[str]) -> str:
    """The cookie of the seat, as it is sent back."""
    for header in headers:
        for name, morsel in SimpleCookie(header).items():
            if name.startswith("seat-") and morsel.value:
                return f"{name}={morsel.value}"
    return ""


def _why(body: bytes) -> str:
    try:
        return msgspec.json.decode(body, type=Problem).why
    except (msgspec.MsgspecError, UnicodeError):
        return "not-a-table-server"


def _decoded(body: bytes, kind: type[AnswerT]) -> AnswerT:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError):
        raise RefusedError("not-a-table-server") from None
