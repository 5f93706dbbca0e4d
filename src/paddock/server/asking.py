"""What a client may ask of a table, and what that means there. Pure."""

import hashlib
import hmac
from base64 import urlsafe_b64encode

import msgspec
from msgspec import Struct

from paddock import protocol as p
from paddock.core import Seat
from paddock.server import deciding as d
from paddock.server.match import Match, SeatAt
from paddock.server.names import clean_text
from paddock.server.pen import Refused
from paddock.server.store.base import Key


class Member(Struct, frozen=True):
    """Who asks: a seat, and the hash of the token that was shown for it."""

    seat: Seat
    token_hash: str


def key_of(who: Member, request: p.Request) -> Key:
    """The client's name for a request, and what the request was, and of whom.

    Who has the seat after somebody else may use the same keys: theirs were not done by another.
    """
    try:
        body = msgspec.json.encode(request, order="deterministic")
    except RecursionError:
        raise Refused("malformed") from None
    return Key(who.seat, request.key, hash_of(f"{who.token_hash}\n{body.decode()}"))


def token_for(secret: bytes, key: str) -> str:
    """The token of a seat that was taken with this key: the same again, and only for who has it.

    Neither of the two is enough. When the game is over the secret is published, but never the key.
    """
    return token_from(hmac.digest(secret, b"paddock seat token\n" + key.encode(), "sha256"))


def token_from(drawn: bytes) -> str:
    """A token as it stands in a cookie."""
    return urlsafe_b64encode(drawn).decode().rstrip("=")


def seat_key(wanted: p.TakeSeat) -> Key | None:
    """A client's name for taking a seat; as a token follows from it, only its hash is kept."""
    if wanted.key is None:
        return None
    body = msgspec.json.encode(wanted, order="deterministic")
    # A client's key on a socket has no colon in it.
    return Key(None, f"seat:{hash_of(wanted.key)}", hashlib.sha256(body).hexdigest())


def hash_of(token: str) -> str:
    """What is kept of a token, or of a key."""
    return hashlib.sha256(token.encode()).hexdigest()


def check_may(match: Match, who: Member, request: p.Request) -> None:
    """A seat is one's own as long as nobody else has it.

    Of the others only bots can be freed, and those who have not come to the rematch: they have
    pledged nothing.
    """
    if match.seats[who.seat].token_hash != who.token_hash:
        raise Refused("not-your-seat")
    if isinstance(request, p.FreeSeat) and request.seat != who.seat:
        others = [number for number, seat in enumerate(match.seats) if _is_there(seat)]
        if request.seat in others:
            raise Refused("not-your-seat")


def _is_there(seat: SeatAt) -> bool:
    return seat.name is not None and seat.pledge is not None


def command_of(seat: Seat, request: p.Request) -> d.Command:
    """What a request from a seat asks the table to do."""
    match request:
        case p.Choose(_, decision, action):
            return d.Choose(seat, decision, action)
        case p.Say(_, text, emote):
            return d.Say(seat, clean_text(text), emote)
        case p.Contribute(_, contribution):
            return d.Contribute(seat, contribution)
        case _:
            return _lobby_command_of(seat, request)


def _lobby_command_of(seat: Seat, request: p.Request) -> d.Command:
    match request:
        case p.Ready(_, ready, pledge):
            return d.GetReady(seat, ready, pledge)
        case p.SeatBot(_, wanted, level):
            return d.SeatBot(Seat(wanted), level)
        case p.FreeSeat(_, wanted):
            return d.Leave(Seat(wanted))
        case p.Start():
            return d.Start()
        case _:
            raise Refused("malformed")
