"""Dependencies shared by all handlers: service, settings, limits."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from paddock.protocol import Problem
from paddock.protocol.reasons import Reason
from paddock.server.bots.coach_process import CoachProcess
from paddock.server.bots.fair_queue import FairQueue, QueueFullError
from paddock.server.play.public import PublicTables
from paddock.server.play.service import Service
from paddock.server.store.base import StoreError
from paddock.server.web.limits import Addresses, Guesses, Opens, Pace
from paddock.server.web.settings import Settings
from paddock.server.web.table_quota import SeatQuota, TableQuota

MAX_HEAVY_OF_ONE: Final = 32
MAX_HEAVY: Final = 512
HEAVY_SECONDS: Final = 30.0
"""How long somebody waits for a replay, a record or the check of a deck."""
HOME_BITS: Final = 56
"""How much of an IPv6 address names a home; the rest is what its owner likes (RFC 6177)."""
SITE_BITS: Final = 48
"""How much of it names the largest site that one owner gets."""
_SEAT_COOKIE: Final = re.compile(r"seat-[A-Z0-9]{1,64}-[0-9]")


class Context:
    """Shared by all routes of one server."""

    def __init__(self, service: Service, settings: Settings) -> None:
        limits = settings.limits
        self.service, self.settings, self.limits = service, settings, limits
        self.metrics = service.metrics
        self.origins = settings.origins()
        self.connects = Addresses(limits.connects, limits.connect_seconds)
        self.opened = TableQuota(service.store, limits.tables)
        self.sat = SeatQuota(service.store, limits.lobbies)
        self.guesses = Guesses(limits)
        self.opens = Opens(limits)
        self.checks = Addresses(limits.checks, limits.check_seconds)
        self.games = Addresses(limits.games, limits.game_seconds)
        self.advice = Addresses(limits.advice, limits.advice_seconds)
        self.pace = Pace(limits.requests, limits.request_seconds)
        self.heavy = FairQueue(of_one=MAX_HEAVY_OF_ONE, of_all=MAX_HEAVY)
        """Work of a request that would hold up the event loop: one at a time, in a thread."""
        self.probe: asyncio.Future[Any] | None = None
        """The question to the store that `/health` waits for."""
        self.coach = CoachProcess()
        self.tables = PublicTables(service, self.coach)

    def allows_origin(self, asked: HTTPConnection) -> bool:
        """Browsers say which page asks. What says nothing is no browser and has no cookies."""
        named = asked.headers.get("origin")
        return named is None or named.lower() in self.origins

    def now(self) -> float:
        """Return the time of the service."""
        return self.service.clock.now()

    def check_game_wanted(self, asked: HTTPConnection) -> None:
        """Limit requests for whole games, which are much work to make."""
        if not self.games.allows(address_of(asked), self.now()):
            raise HTTPException(429, Reason.TOO_MANY_REQUESTS)

    @asynccontextmanager
    async def heavy_turn(self, asked: HTTPConnection) -> AsyncIterator[None]:
        """Wait until it is the turn of this address to have something heavy done."""
        try:
            async with self.heavy.turn(address_of(asked), patience=HEAVY_SECONDS):
                yield
        except QueueFullError:
            raise HTTPException(429, Reason.TOO_MANY_REQUESTS) from None

    def trouble(self) -> str | None:
        """Why the store does not work, by the name of a message."""
        return self.service.store.health()

    async def reading_fails(self, seconds: float) -> str | None:
        """Why nothing can be read. A question without an answer ends beside, and is the only one.

        To cancel it and wait for that would take as long as the store likes.
        """
        probe = self.probe or asyncio.ensure_future(self.service.store.open_tables(1))
        self.probe = probe
        done, _ = await asyncio.wait({probe}, timeout=seconds)
        if not done:
            return Reason.BUSY
        self.probe = None
        error = probe.exception()
        if error is not None and not isinstance(error, StoreError):
            raise error
        return None if error is None else error.why


def address_of(asked: HTTPConnection) -> str:
    """Return the address of a connection; behind a trusted proxy, the one that the proxy names."""
    return home_of("" if asked.client is None else asked.client.host)


@lru_cache(maxsize=4096)
def home_of(host: str) -> str:
    """Return the network that limits count: the 2^72 IPv6 addresses of one owner count as one."""
    return _network(host, HOME_BITS)


@lru_cache(maxsize=4096)
def site_of(home: str) -> str:
    """Return the site to which a home may belong; that of an IPv4 address is the address."""
    return _network(home.partition("/")[0], SITE_BITS)


def _network(host: str, bits: int) -> str:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, bits), strict=False))


def seat_cookie(root: str, seat: int) -> str:
    """Return the name of the cookie with a seat's token: several on one device, one a seat.

    It is named after the first table at which the same people play.
    """
    return f"seat-{root}-{seat}"


def is_seat_cookie(name: str) -> bool:
    """Whether this is such a cookie. Anybody may have set others, even some that cannot be sent."""
    return _SEAT_COOKIE.fullmatch(name) is not None


def answer(body: object, status: int = 200) -> Response:
    """Return a struct as JSON, not to be kept by anything in between."""
    headers = {"Cache-Control": "no-store"}
    encoded = msgspec.json.encode(body)
    return Response(encoded, status, headers=headers, media_type="application/json")


def problem(status: int, why: str) -> Response:
    """Return a refusal and its `Reason`."""
    return answer(Problem(why), status)
