"""The table server as an ASGI application: routes, and what every answer has in common."""

import logging
from time import perf_counter
from typing import Any, Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddock.server.client import Client
from paddock.server.desk import Desk, problem
from paddock.server.http import Http, on_http_error, on_refused, on_store_error
from paddock.server.library import Library
from paddock.server.pen import Refused
from paddock.server.service import Service
from paddock.server.settings import Settings
from paddock.server.socket import Sockets
from paddock.server.store.base import StoreError

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    # The code of a table is in its address. Fetch still names its origin, in its usual mode "cors".
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

_log: Final = logging.getLogger("paddock.access")
_failures: Final = logging.getLogger("paddock.failures")


def create_app(service: Service, settings: Settings) -> Starlette:
    """The application over a service."""
    desk = Desk(service, settings)
    client = Client(settings.client)
    http, sockets = Http(desk, client), Sockets(desk)
    library = Library(desk)
    app = Starlette(
        routes=[
            Route("/", http.home),
            Route("/api/tables", http.tables, methods=["GET", "POST"]),
            Route("/api/tables/{code}", http.show_table),
            Route("/api/tables/{code}/seats", http.take_seat, methods=["POST"]),
            Route("/api/tables/{code}/record", http.show_record),
            Route("/api/tables/{code}/replay", library.replay),
            Route("/api/catalog", library.catalog),
            Route("/api/decks/check", library.check_deck, methods=["POST"]),
            Route("/health", http.health),
            Route("/metrics", http.metrics),
            Route("/api/openapi.json", http.openapi),
            WebSocketRoute("/api/tables/{code}/socket", sockets.serve),
        ],
        middleware=[Middleware(Face, desk=desk)],
        exception_handlers={
            HTTPException: on_http_error,
            Refused: on_refused,
            StoreError: on_store_error,
        },
    )
    app.router.default = client.otherwise(app.router.default)
    app.state.desk, app.state.sockets = desk, sockets
    return app


class Face:
    """Around every HTTP answer: headers that keep pages safe, a count, a line in the log.

    The log has the route and not the path: the code of a private table grants something.
    """

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self._app, self._desk = app, desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = perf_counter(), 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            await self._app(scope, receive, send_on)
        except Exception:  # noqa: BLE001 - whatever it is, nobody gets a traceback
            _failures.exception("request failed")
            self._desk.metrics.count("failures")
            if status == 0:
                await problem(500, "server-failed")(scope, receive, send_on)
        self._desk.metrics.count("requests", status)
        _log.info("%s %s %d %.1f ms", *_what(scope), status, (perf_counter() - began) * 1000)


def _what(scope: Scope) -> tuple[str, Any]:
    route = scope.get("route")
    return scope["method"], getattr(route, "path", "-")
