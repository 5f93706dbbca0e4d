"""HTTP routes of tables. Whatever leaves here went through the same view as the socket."""

import asyncio
from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from paddock.distribution import version
from paddock.protocol import (
    Health,
    Invited,
    OpenTable,
    SeatTaken,
    TakeSeat,
)
from paddock.protocol.reasons import Reason
from paddock.server.play.service import Place
from paddock.server.store.base import NoSuchTableError, StoreError
from paddock.server.table.errors import Refused
from paddock.server.table.requests import hash_of
from paddock.server.web.client_files import ClientFiles
from paddock.server.web.context import (
    Context,
    address_of,
    answer,
    is_seat_cookie,
    problem,
    seat_cookie,
    site_of,
)
from paddock.server.web.decoding import whole_numbers
from paddock.server.web.fallback_page import home_page
from paddock.server.web.limits import BODY_BYTES, BODY_SECONDS, Addresses, Opens

MAX_LISTED: Final = 100
HEALTH_SECONDS: Final = 1.5
"""How long `/health` waits for the store."""
SEAT_COOKIE_SECONDS: Final = 60 * 86400
SEAT_COOKIE_PATH: Final = "/api/tables"
MAX_SEAT_COOKIES: Final = 64
"""Four kilobytes of a request: half of what the usual servers in between let through."""
_NOT_FOR_SEATING: Final = frozenset(
    {Reason.TABLE_FULL, Reason.GAME_HAS_BEGUN, Reason.TABLE_FROZEN, Reason.TABLE_ARCHIVED}
)
"""Guessing codes reveals no more of such a table than of one that does not exist."""

BodyT = TypeVar("BodyT")


class TableRoutes:
    """One method for each route."""

    def __init__(self, context: Context, client: ClientFiles) -> None:
        self._context, self._service, self._client = context, context.service, client

    async def home(self, request: Request) -> Response:
        """Return the browser client; where it is not built, what this is, and the open tables."""
        if self._client.built():
            return self._client.page(request.headers)
        tables = await self._context.tables.waiting(MAX_LISTED)
        return home_page(request.headers.get("accept-language", ""), tables)

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        wanted = await posted(self._context, request, OpenTable, self._context.opens)
        again = None if wanted.key is None else self._service.code_for(wanted.key)
        await self._context.opened.check(address_of(request), again)
        if wanted.deck is None:
            opened = await self._context.tables.open(wanted)
        else:
            async with self._context.heavy_turn(request):
                opened = await self._context.tables.open(wanted)
        self._context.opened.add(address_of(request), opened.code)
        return answer(opened, 201)

    async def list_tables(self, request: Request) -> Response:
        """Return the public tables that wait for players."""
        return answer(await self._context.tables.waiting(MAX_LISTED))

    async def show_invited(self, request: Request) -> Response:
        """Answer with the table of an invitation; wrong ones count against guessing."""
        address, now, guesses = address_of(request), self._context.now(), self._context.guesses
        if not guesses.allows(address, site_of(address), now):
            raise HTTPException(429, Reason.TOO_MANY_GUESSES)
        code = await self._context.tables.invited(request.path_params["invitation"])
        # Others that were asked at the same time may have been wrong meanwhile.
        if not guesses.allows(address, site_of(address), now):
            raise HTTPException(429, Reason.TOO_MANY_GUESSES)
        if code is None:
            guesses.missed(address, site_of(address), now)
            return problem(404, Reason.NO_SUCH_INVITATION)
        return answer(Invited(code))

    async def show_table(self, request: Request) -> Response:
        """One table, as a spectator may know it."""
        return answer(await self._context.tables.show(request.path_params["code"]))

    async def take_seat(self, request: Request) -> Response:
        """Take a seat; its token comes as a cookie."""
        code, address = request.path_params["code"], address_of(request)
        wanted = await posted(self._context, request, TakeSeat, self._context.opens)
        counts = await self._context.sat.reserve(address, code)
        try:
            sat = await self._service.sit(code, wanted)
            if counts:
                self._context.sat.add(address, code, hash_of(sat.token))
        except Refused as refused:
            if refused.why in _NOT_FOR_SEATING:
                raise NoSuchTableError from None
            raise
        finally:
            self._context.sat.release(address, code)
        return self._seated(sat, request.cookies)

    async def show_record(self, request: Request) -> Response:
        """Return the whole game with its proof, once it is over."""
        self._context.check_game_wanted(request)
        async with self._context.heavy_turn(request):
            record = await self._context.tables.record(request.path_params["code"])
        return Response(record, media_type="application/json")

    async def health(self, request: Request) -> Response:
        """Whether the server can do its work, or why not."""
        why = self._context.trouble()
        if why is None:
            why = await self._context.reading_fails(HEALTH_SECONDS)
        if why is not None:
            return problem(503, why)
        return answer(Health(self._service.feeds.count(), version()))

    async def metrics(self, request: Request) -> Response:
        """Answer with the counters, for Prometheus."""
        gauges = {
            "sockets": ("WebSockets that watch a table.", float(self._service.feeds.count())),
            "healthy": ("Whether the store works.", float(self._context.trouble() is None)),
        }
        kind = "text/plain; version=0.0.4"
        return PlainTextResponse(self._context.metrics.text(gauges), media_type=kind)

    def _seated(self, place: Place, known: Mapping[str, str]) -> Response:
        """Return the cookies to delete: each is for all tables, so a device keeps only the last.

        Browsers name the oldest first.
        """
        seated, name = answer(SeatTaken(place.seat), 201), seat_cookie(place.root, place.seat)
        others = [other for other in known if is_seat_cookie(other) and other != name]
        for old in others[: max(0, len(others) + 1 - MAX_SEAT_COOKIES)]:
            seated.delete_cookie(old, path=SEAT_COOKIE_PATH)
        seated.set_cookie(
            name,
            place.token,
            max_age=SEAT_COOKIE_SECONDS,
            path=SEAT_COOKIE_PATH,
            secure=self._context.settings.secure(),
            httponly=True,
            samesite="lax",
        )
        return seated


async def posted(
    context: Context, request: Request, kind: type[BodyT], lately: Addresses | Opens
) -> BodyT:
    """Return the body of a request from an allowed page, if there were not too many lately."""
    if not context.allows_origin(request):
        raise HTTPException(403, Reason.ORIGIN_NOT_ALLOWED)
    if not lately.allows(address_of(request), context.now()):
        raise HTTPException(429, Reason.TOO_MANY_REQUESTS)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise HTTPException(415, Reason.NOT_JSON)
    return read_body(await _body(request), kind)


async def _body(request: Request) -> bytes:
    """Read the body, if it is not too long and does not take too long."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > BODY_BYTES:
                    raise HTTPException(413, Reason.BODY_TOO_LARGE)
    except TimeoutError:
        raise HTTPException(408, Reason.TOO_SLOW) from None
    except ClientDisconnect:
        raise HTTPException(400, Reason.MALFORMED) from None
    return bytes(body)


def read_body(body: bytes, kind: type[BodyT]) -> BodyT:
    """Return a body as the type it should have."""
    try:
        return msgspec.convert(whole_numbers(msgspec.json.decode(body)), kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise HTTPException(400, Reason.MALFORMED) from None


# What went wrong


async def on_http_error(request: object, error: Exception) -> Response:
    """Not found, not allowed, too large."""
    assert isinstance(error, HTTPException)
    known = {404: Reason.NOT_FOUND, 405: Reason.METHOD_NOT_ALLOWED}
    answered = problem(error.status_code, known.get(error.status_code, error.detail))
    answered.headers.update(error.headers or {})
    return answered


async def on_refused(request: object, error: Exception) -> Response:
    """Answer a refusal with 409."""
    assert isinstance(error, Refused)
    return problem(409, error.why)


async def on_store_error(request: object, error: Exception) -> Response:
    """Return the store cannot do it now, or has no such table."""
    assert isinstance(error, StoreError)
    return problem(404 if isinstance(error, NoSuchTableError) else 503, error.why)
