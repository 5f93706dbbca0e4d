"""Turns a client's request into a command, and checks that the client may. Pure."""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final

import msgspec
from msgspec import Struct

from paddock import protocol as p
from paddock.core import Seat
from paddock.protocol import Status
from paddock.protocol.reasons import Reason
from paddock.server.table import commands as c
from paddock.server.table.errors import Refused
from paddock.server.table.match import Match, SeatAt
from paddock.server.table.names import clean_text

_encode: Final = msgspec.json.Encoder(order="deterministic").encode
SECONDS_TO_GET_READY: Final = 60.0
SECONDS_TO_COME_AGAIN: Final = 45.0
"""How long a seat in the lobby is safe; the second applies without a pledge, at a rematch."""


class Key(Struct, frozen=True, gc=False):
    """A client's own name for a command, unique for a seat at a table, and what the command was."""

    seat: Seat | None
    key: str
    digest: str


class Member(Struct, frozen=True, gc=False):
    """The owner of a request: a seat, and the hash of the token that was shown for it."""

    seat: Seat
    token_hash: str


def key_of(who: Member, request: p.AnyRequest) -> Key:
    """Return the client's name for a request, and what the request was, and of whom.

    The digest has the token in it, so a new owner of a seat can reuse the old owner's keys.
    """
    try:
        body = _encode(request)
    except RecursionError:
        raise Refused(Reason.MALFORMED) from None
    digest = hashlib.sha256(b"%b\n%b" % (who.token_hash.encode(), body)).hexdigest()
    return Key(who.seat, request.key, digest)


def token_for(secret: bytes, key: str) -> str:
    """Return the token of a seat that was taken with this key: always the same.

    Neither of the two is enough. When the game is over the secret is published, but never the key.
    """
    return token_from(hmac.digest(secret, b"paddock seat token\n" + key.encode(), "sha256"))


def token_from(drawn: bytes) -> str:
    """Return a token as it stands in a cookie."""
    return urlsafe_b64encode(drawn).decode().rstrip("=")


def seat_key(wanted: p.TakeSeat) -> Key | None:
    """Return the kept form of a client's key: a token follows from it, so only a hash."""
    if wanted.key is None:
        return None
    body = msgspec.json.encode(wanted, order="deterministic")
    # A client's key on a socket has no colon in it.
    return Key(None, f"seat:{hash_of(wanted.key)}", hashlib.sha256(body).hexdigest())


def hash_of(token: str) -> str:
    """Hash a token or a key, as it is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


def check_permission(match: Match, who: Member, request: p.AnyRequest, now: float) -> None:
    """Check that the seat still belongs to the client, and that it may free the seat it names.

    In a lobby any player may free a bot's seat, and the seat of a person who keeps the others
    waiting. That is one not ready a minute after sitting down, or not at the rematch after 45
    seconds.
    """
    if match.seats[who.seat].token_hash != who.token_hash:
        raise Refused(Reason.NOT_YOUR_SEAT)
    if isinstance(request, p.FreeSeat) and request.seat != who.seat:
        for seat in match.seats[request.seat : request.seat + 1]:
            _check_may_free(match, seat, now)


def _check_may_free(match: Match, seat: SeatAt, now: float) -> None:
    if seat.name is None:
        return
    if seat.ready or match.status is not Status.LOBBY:
        raise Refused(Reason.NOT_YOUR_SEAT)
    patience = SECONDS_TO_GET_READY if seat.pledge is not None else SECONDS_TO_COME_AGAIN
    if now < seat.since + patience:
        raise Refused(Reason.TOO_EARLY)


def command_of(seat: Seat, request: p.AnyRequest) -> c.Command:
    """Convert a request of a seat to a command."""
    match request:
        case p.Choose(_, decision, action):
            return c.Choose(seat, decision, action)
        case p.Say(_, text, emote):
            return c.Say(seat, clean_text(text), emote)
        case p.Contribute(_, contribution):
            return c.Contribute(seat, contribution)
        case _:
            return _lobby_command_of(seat, request)


def _lobby_command_of(seat: Seat, request: p.AnyRequest) -> c.Command:
    match request:
        case p.Ready(_, ready, pledge):
            return c.GetReady(seat, ready, pledge)
        case p.SeatBot(_, wanted, level):
            return c.SeatBot(Seat(wanted), level)
        case p.FreeSeat(_, wanted):
            return c.Leave(Seat(wanted))
        case p.Start():
            return c.Start()
        case _:
            raise Refused(Reason.MALFORMED)
