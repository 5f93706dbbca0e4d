"""Taking a seat over HTTP, with a pledge for the shuffle and a key against lost answers."""

import asyncio
import http.client
import secrets
import urllib.error
import urllib.request
from http.cookies import SimpleCookie
from typing import Any, Final, TypeVar
from urllib.parse import quote

import msgspec
from msgspec.structs import replace

from paddock.client.kept_seats import KeptSeat, KeptSeats
from paddock.client.link import Link
from paddock.proof import fair
from paddock.protocol import (
    Invited,
    OpenTable,
    Problem,
    SeatTaken,
    TableOpened,
    TableShown,
    TakeSeat,
)
from paddock.protocol.reasons import NOT_DONE, OwnReason, Reason

PATIENCE: Final = 10.0
TRIES: Final = 3
MAX_BYTES: Final = 8 << 20
SERVER_ERROR: Final = 500

AnswerT = TypeVar("AnswerT")


class RefusedError(Exception):
    """The server said no, or did not say anything ("offline").

    `in_doubt`: it may have been done all the same, and only the request's key brings the truth.
    """

    def __init__(self, why: str, *, in_doubt: bool = False) -> None:
        super().__init__(why)
        self.why, self.in_doubt = why, in_doubt


def new_contribution() -> str:
    """16 random bytes for the seed."""
    return secrets.token_hex(16)


def pledge_for(contribution: str) -> str:
    """Return the pledge of a contribution, published before the game (docs/shuffle-proof.md)."""
    return fair.pledge(bytes.fromhex(contribution))


async def fetch_table(link: Link) -> TableShown[Any, Any, Any]:
    """Return the table as anybody may know it."""
    body, _ = await asyncio.to_thread(_request, link.api(), None)
    return _decoded(body, TableShown)


async def invited(server: str, invitation: str) -> Link:
    """Return the table to which five characters lead, while its lobby is open."""
    address = f"{server.rstrip('/')}/api/invitations/{quote(invitation.strip(), safe='')}"
    body, _ = await asyncio.to_thread(_request, address, None)
    return Link(server.rstrip("/"), _decoded(body, Invited).code)


async def take_seat(link: Link, keeping: KeptSeats, name: str, wanted: int | None) -> KeptSeat:
    """Sit down. What is needed to ask again is kept before the first time it is asked."""
    kept = keeping.get(link)
    if kept is None:
        key = secrets.token_urlsafe(24)
        kept = KeptSeat(name, new_contribution(), key=key, wanted=wanted)
        keeping.put(link, kept)
    wish = TakeSeat(kept.name, pledge_for(kept.contribution), kept.wanted, kept.key)
    try:
        body, cookie = await _patiently(link.api("/seats"), wish)
    except RefusedError as refused:
        if not refused.in_doubt and refused.why != Reason.TOO_MANY_REQUESTS:
            keeping.drop(link)
        raise
    seated = replace(kept, seat=_decoded(body, SeatTaken).seat, cookie=cookie, key="")
    keeping.put(link, seated)
    return seated


async def sit_down(link: Link, name: str, wanted: int | None = None) -> KeptSeat:
    """Take a seat, any or this one, without a file that remembers it."""
    contribution, key = new_contribution(), secrets.token_urlsafe(24)
    wish = TakeSeat(name, pledge_for(contribution), wanted, key)
    body, cookie = await _patiently(link.api("/seats"), wish)
    seat = _decoded(body, SeatTaken).seat
    return KeptSeat(name, contribution, seat=seat, cookie=cookie)


async def held_seat(link: Link, seat: int, token: str) -> KeptSeat:
    """Return a seat whose token is known; its cookie has the name of the people's first table."""
    shown = await fetch_table(link)
    name = f"seat-{shown.root}-{seat}"
    return KeptSeat("", new_contribution(), seat=seat, cookie=f"{name}={token}")


async def open_table(server: str, wanted: OpenTable) -> Link:
    """Open a table on a server: one, also where an answer is lost.

    With a `key` of its own the caller can ask for the same table again, even later.
    """
    wish = wanted if wanted.key is not None else replace(wanted, key=secrets.token_urlsafe(24))
    body, _ = await _patiently(f"{server}/api/tables", wish)
    return Link(server, _decoded(body, TableOpened).code)


async def _patiently(address: str, wish: TakeSeat | OpenTable) -> tuple[bytes, str]:
    """Ask again while it is in doubt: with the same key the same request is safe to repeat."""
    for left in reversed(range(TRIES)):
        try:
            return await asyncio.to_thread(_request, address, wish)
        except RefusedError as refused:
            if not refused.in_doubt or not left:
                raise
            await asyncio.sleep(0.3)
    raise AssertionError


def _request(address: str, wish: TakeSeat | OpenTable | None) -> tuple[bytes, str]:
    """Return the body of the answer, and its cookie."""
    data = None if wish is None else msgspec.json.encode(wish)
    asked = urllib.request.Request(  # noqa: S310 - `parse_link` lets only http and https through
        address, data, {"Content-Type": "application/json", "Accept": "application/json"}
    )
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:  # noqa: S310
            return answer.read(MAX_BYTES), _cookie(answer.headers.get_all("Set-Cookie") or [])
    except urllib.error.HTTPError as error:
        with error:
            why = _why(error.read(MAX_BYTES))
            in_doubt = error.code >= SERVER_ERROR and why not in NOT_DONE
            raise RefusedError(why, in_doubt=in_doubt) from None
    except (OSError, http.client.HTTPException) as error:
        raise RefusedError(OwnReason.OFFLINE, in_doubt=True) from error


def _cookie(headers: list[str]) -> str:
    """Return the cookie of the seat, as it is sent back."""
    for header in headers:
        for name, morsel in SimpleCookie(header).items():
            if name.startswith("seat-") and morsel.value:
                return f"{name}={morsel.value}"
    return ""


def _why(body: bytes) -> str:
    try:
        return msgspec.json.decode(body, type=Problem).why
    except (msgspec.MsgspecError, UnicodeError):
        return OwnReason.NOT_A_TABLE_SERVER


def _decoded(body: bytes, kind: type[AnswerT]) -> AnswerT:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError):
        raise RefusedError(OwnReason.NOT_A_TABLE_SERVER) from None
