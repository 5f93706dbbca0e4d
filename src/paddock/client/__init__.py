"""A client for table servers, in Python: the protocol of docs/protocol.md.

    from paddock.client import parse_link, play, sit_down

    link = parse_link("http://localhost:8000/t/KESTREL42ABC")
    seat = await sit_down(link, "Ada")
    result = await play(link, seat, lambda sight: sight.options[0])

`play` plays a seat to the end of its game. `Connection` is one table for one viewer: it reconnects
by itself, misses nothing and does nothing twice. `paddock bot` and `paddock join` stand on both.
"""

from paddock.client.connection import Connection, LinkState, builtins_of, new_key
from paddock.client.kept_seats import KeptSeat, KeptSeats
from paddock.client.link import Link, parse_link
from paddock.client.player import Choose, play
from paddock.client.seating import (
    RefusedError,
    fetch_table,
    held_seat,
    invited,
    new_contribution,
    open_table,
    sit_down,
    take_seat,
)

__all__ = [
    "Choose",
    "Connection",
    "KeptSeat",
    "KeptSeats",
    "Link",
    "LinkState",
    "RefusedError",
    "builtins_of",
    "fetch_table",
    "held_seat",
    "invited",
    "new_contribution",
    "new_key",
    "open_table",
    "parse_link",
    "play",
    "sit_down",
    "take_seat",
]
