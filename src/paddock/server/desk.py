"""What every answer of the server needs at hand: the service, how it is set up, what is counted."""

from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from paddock.protocol import Problem
from paddock.server.limits import Addresses
from paddock.server.metrics import Metrics
from paddock.server.service import Service
from paddock.server.settings import Settings


class Desk:
    """Shared by all routes of one server."""

    def __init__(self, service: Service, settings: Settings) -> None:
        limits = settings.limits
        self.service, self.settings, self.limits = service, settings, limits
        self.metrics = Metrics()
        self.origins = settings.origins()
        self.connects = Addresses(limits.connects, limits.connect_seconds)
        self.opens = Addresses(limits.opens, limits.open_seconds)
        self.checks = Addresses(limits.checks, limits.check_seconds)

    def allows_origin(self, asked: HTTPConnection) -> bool:
        """Browsers say which page asks. What says nothing is no browser and has no cookies."""
        named = asked.headers.get("origin")
        return named is None or named.lower() in self.origins

    def now(self) -> float:
        """The time of the service."""
        return self.service.clock.now()

    def trouble(self) -> str | None:
        """Why the store does not work, by the name of a message."""
        return self.service.store.health()


def address_of(asked: HTTPConnection) -> str:
    """Whose connection it is; behind a trusted proxy, whom the proxy names."""
    return "" if asked.client is None else asked.client.host


def seat_cookie(code: str, seat: int) -> str:
    """The cookie that holds the token of a seat: several seats on one device, one cookie each."""
    return f"seat-{code}-{seat}"


def answer(body: Any, status: int = 200) -> Response:
    """A struct as JSON, not to be kept by anything in between."""
    headers = {"Cache-Control": "no-store"}
    encoded = msgspec.json.encode(body)
    return Response(encoded, status, headers=headers, media_type="application/json")


def problem(status: int, why: str) -> Response:
    """Why not, by the name of a message."""
    return answer(Problem(why), status)
