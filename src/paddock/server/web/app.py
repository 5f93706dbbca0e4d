"""The table server as an ASGI application: routes, and what every answer has in common."""

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from time import perf_counter
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddock.protocol.reasons import Reason
from paddock.server.play.service import Service
from paddock.server.store.base import StoreError
from paddock.server.table.errors import Refused
from paddock.server.web.admission import Sockets
from paddock.server.web.advice import AdviceRoutes
from paddock.server.web.catalogue import CatalogueRoutes
from paddock.server.web.client_files import ClientFiles
from paddock.server.web.context import Context, address_of, problem
from paddock.server.web.openapi import OpenApiRoute
from paddock.server.web.routes import Handler, Operation, operations
from paddock.server.web.settings import Settings
from paddock.server.web.tables import TableRoutes, on_http_error, on_refused, on_store_error

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

TOO_SLOW: Final = 408

_log: Final = logging.getLogger("paddock.access")
_failures: Final = logging.getLogger("paddock.failures")


def create_app(service: Service, settings: Settings) -> Starlette:
    """Return the application over a service."""
    context = Context(service, settings)
    client = ClientFiles(settings.client)
    tables, sockets = TableRoutes(context, client), Sockets(context)
    known = operations(tables, CatalogueRoutes(context), AdviceRoutes(context))
    document = OpenApiRoute(settings.url(), known)
    app = Starlette(
        routes=[
            *_routes(known),
            Route(document.path, document.show),
            WebSocketRoute("/api/tables/{code}/socket", sockets.serve),
        ],
        middleware=[Middleware(HttpMiddleware, context=context)],
        exception_handlers={
            HTTPException: on_http_error,
            Refused: on_refused,
            StoreError: on_store_error,
        },
    )
    # A redirect would name whatever host the request named.
    app.router.redirect_slashes = False
    app.router.default = client.otherwise(app.router.default)
    app.state.context, app.state.sockets = context, sockets
    return app


def _routes(known: Sequence[Operation]) -> Iterator[Route]:
    """One route a path, so that the answer to a wrong method names all the right ones."""
    paths: dict[str, dict[str, Handler]] = {}
    for operation in known:
        paths.setdefault(operation.path, {})[operation.method.upper()] = operation.handler
    for path, handlers in paths.items():
        yield Route(path, _by_method(handlers), methods=list(handlers))


def _by_method(handlers: Mapping[str, Handler]) -> Handler:
    async def answered(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return answered


class HttpMiddleware:
    """Around every HTTP answer: its turn, headers that keep pages safe, a count, a line in the log.

    The log has the route and not the path: the code of a private table grants something.
    """

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self._app, self._context = app, context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        now = asyncio.get_running_loop().time()
        if delay := self._context.pace.delay(address_of(Request(scope)), now):
            await asyncio.sleep(delay)
        await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status, whole = perf_counter(), 0, not _has_body(scope)

        async def receive_on() -> Message:
            nonlocal whole
            message = await receive()
            whole |= not message.get("more_body", False)
            return message

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers.setdefault("Cache-Control", "no-store")
                # Else the server reads what is left of the body, for as long as its sender likes.
                if not whole or status == TOO_SLOW or _is_ambiguous(scope):
                    headers["Connection"] = "close"
            await send(message)

        try:
            await self._app(scope, receive_on, send_on)
        except Exception:  # noqa: BLE001 - whatever it is, nobody gets a traceback
            _failures.exception("request failed")
            self._context.metrics.count("failures")
            if status == 0:
                await problem(500, Reason.SERVER_FAILED)(scope, receive, send_on)
        self._context.metrics.count("requests", status)
        _log.info("%s %s %d %.1f ms", *_what(scope), status, (perf_counter() - began) * 1000)


def _has_body(scope: Scope) -> bool:
    """Whether something follows the headers: a route may answer before it has come."""
    headers = dict(scope["headers"])
    return (
        b"transfer-encoding" in headers or headers.get(b"content-length", b"0").strip(b"0") != b""
    )


def _is_ambiguous(scope: Scope) -> bool:
    """RFC 9112 6.1: after Transfer-Encoding with Content-Length nobody knows where it ends."""
    names = {name for name, _ in scope["headers"]}
    return b"transfer-encoding" in names and b"content-length" in names


def _what(scope: Scope) -> tuple[str, str]:
    route = scope.get("route")
    return scope["method"], getattr(route, "path", "-")
