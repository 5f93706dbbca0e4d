"""The answers to plain HTTP requests. What leaves here went through the same view as the socket."""

import asyncio
from collections.abc import Mapping
from importlib.metadata import version
from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from paddock.core import SPECTATOR
from paddock.protocol import (
    Health,
    OpenTable,
    SeatTaken,
    TableInfo,
    TableOpened,
    TableShown,
    TakeSeat,
)
from paddock.server import fair, proof
from paddock.server.client import Client
from paddock.server.desk import (
    Desk,
    address_of,
    answer,
    is_seat_cookie,
    problem,
    seat_cookie,
)
from paddock.server.feed import look_of
from paddock.server.limits import BODY_BYTES, BODY_SECONDS, Addresses
from paddock.server.match import Match, Status
from paddock.server.openapi import document
from paddock.server.page import home_page
from paddock.server.pen import Refused
from paddock.server.service import Place
from paddock.server.store.base import NoSuchTableError, StoreError

MOST_LISTED: Final = 100
SEAT_COOKIE_SECONDS: Final = 60 * 86400
SEAT_COOKIE_PATH: Final = "/api/tables"
MOST_SEAT_COOKIES: Final = 64
"""Four kilobytes of a request: half of what the usual servers in between let through."""
_NOT_FOR_SEATING: Final = frozenset(
    {"table-full", "game-has-begun", "table-frozen", "table-archived"}
)
"""Whoever tries codes learns no more from such a table than from one that is not there."""

BodyT = TypeVar("BodyT")


class Http:
    """One method for each route."""

    def __init__(self, desk: Desk, client: Client) -> None:
        self._desk, self._service, self._client = desk, desk.service, client
        self._document = msgspec.json.encode(document(desk.settings.url()))

    async def home(self, request: Request) -> Response:
        """The browser client; where it is not built, what this is, and the open tables."""
        if self._client.built():
            return self._client.page(request.headers)
        tables = await self._service.store.open_tables(MOST_LISTED)
        return home_page(request.headers.get("accept-language", ""), map(info_of, tables))

    async def tables(self, request: Request) -> Response:
        """Open a table, or list the public ones that wait for players."""
        if request.method == "POST":
            return await self._open_table(request)
        return await self._list_tables()

    async def _open_table(self, request: Request) -> Response:
        wanted = await posted(self._desk, request, OpenTable, self._desk.opens)
        await self._desk.opened.check(address_of(request))
        match = await self._service.open_table(wanted)
        self._desk.opened.add(address_of(request), match.code)
        commitment = fair.commitment(match.secret, match.code)
        return answer(TableOpened(match.code, commitment), 201)

    async def _list_tables(self) -> Response:
        tables = await self._service.store.open_tables(MOST_LISTED)
        return answer([info_of(match) for match in tables])

    async def show_table(self, request: Request) -> Response:
        """One table, as a spectator may know it."""
        match = await self._service.store.match(request.path_params["code"])
        commitment = fair.commitment(match.secret, match.code)
        return answer(TableShown(info_of(match), commitment, look_of(match, SPECTATOR)))

    async def take_seat(self, request: Request) -> Response:
        """Take a seat; its token comes as a cookie."""
        code = request.path_params["code"]
        wanted = await posted(self._desk, request, TakeSeat, self._desk.opens)
        try:
            sat = await self._service.sit(code, wanted)
        except Refused as refused:
            if refused.why in _NOT_FOR_SEATING:
                raise NoSuchTableError from None
            raise
        return self._seated(sat, request.cookies)

    async def show_record(self, request: Request) -> Response:
        """The whole game with its proof, once it is over."""
        self._desk.check_game_wanted(request)
        code = request.path_params["code"]
        match = await self._service.store.match(code)
        if match.status not in (Status.OVER, Status.ARCHIVED):
            raise Refused("game-not-over")
        lines = await self._service.store.lines(code, 0)
        record = await asyncio.to_thread(proof.published, match, lines)
        return Response(record, media_type="application/json")

    async def health(self, request: Request) -> Response:
        """Whether the server can do its work, or why not."""
        why = self._desk.trouble()
        if why is None:
            why = await self._reading_fails()
        if why is not None:
            return problem(503, why)
        return answer(Health(self._service.feeds.count(), version("paddock")))

    async def metrics(self, request: Request) -> Response:
        """What was counted, for Prometheus."""
        gauges = {
            "sockets": ("WebSockets that watch a table.", float(self._service.feeds.count())),
            "healthy": ("Whether the store works.", float(self._desk.trouble() is None)),
        }
        kind = "text/plain; version=0.0.4"
        return PlainTextResponse(self._desk.metrics.text(gauges), media_type=kind)

    async def openapi(self, request: Request) -> Response:
        """This interface, as an OpenAPI document."""
        return Response(self._document, media_type="application/json")

    def _seated(self, place: Place, known: Mapping[str, str]) -> Response:
        """A cookie is for all tables, because of rematches: so there may not be too many of them.

        Browsers name the oldest first.
        """
        seated, name = answer(SeatTaken(place.seat), 201), seat_cookie(place.root, place.seat)
        others = [other for other in known if is_seat_cookie(other) and other != name]
        for old in others[: max(0, len(others) + 1 - MOST_SEAT_COOKIES)]:
            seated.delete_cookie(old, path=SEAT_COOKIE_PATH)
        seated.set_cookie(
            name,
            place.token,
            max_age=SEAT_COOKIE_SECONDS,
            path=SEAT_COOKIE_PATH,
            secure=self._desk.settings.secure(),
            httponly=True,
            samesite="lax",
        )
        return seated

    async def _reading_fails(self) -> str | None:
        try:
            await self._service.store.open_tables(1)
        except StoreError as error:
            return error.why
        return None


async def posted(desk: Desk, request: Request, kind: type[BodyT], lately: Addresses) -> BodyT:
    """The body of a request from an allowed page, if there were not too many lately."""
    if not desk.allows_origin(request):
        raise HTTPException(403, "origin-not-allowed")
    if not lately.allows(address_of(request), desk.now()):
        raise HTTPException(429, "too-many-requests")
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise HTTPException(415, "not-json")
    return read_body(await _body(request), kind)


async def _body(request: Request) -> bytes:
    """What was sent, if it is not too long and does not take too long."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > BODY_BYTES:
                    raise HTTPException(413, "body-too-large")
    except TimeoutError:
        raise HTTPException(408, "too-slow") from None
    except ClientDisconnect:
        raise HTTPException(400, "malformed") from None
    return bytes(body)


def read_body(body: bytes, kind: type[BodyT]) -> BodyT:
    """A body as the type it should have."""
    try:
        fields = msgspec.json.decode(body, type=dict[str, Any])
        return msgspec.convert({name: _whole(field) for name, field in fields.items()}, kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise HTTPException(400, "malformed") from None


def _whole(field: Any) -> Any:
    """JSON knows numbers only: 4.0 is as whole as 4."""
    return int(field) if isinstance(field, float) and field.is_integer() else field


def info_of(match: Match) -> TableInfo:
    """A table in a list."""
    options = match.options
    return TableInfo(
        code=match.code,
        game=options.game,
        players=options.players,
        variant=options.variant,
        clock=options.clock,
        names=tuple(seat.name if seat.bot is None else seat.bot for seat in match.seats),
        status=match.status,
    )


# What went wrong


async def on_http_error(request: Any, error: Exception) -> Response:
    """Not found, not allowed, too large."""
    assert isinstance(error, HTTPException)
    known = {404: "not-found", 405: "method-not-allowed"}
    answered = problem(error.status_code, known.get(error.status_code, error.detail))
    answered.headers.update(error.headers or {})
    return answered


async def on_refused(request: Any, error: Exception) -> Response:
    """It cannot be done now."""
    assert isinstance(error, Refused)
    return problem(409, error.why)


async def on_store_error(request: Any, error: Exception) -> Response:
    """The store cannot do it now, or has no such table."""
    assert isinstance(error, StoreError)
    return problem(404 if isinstance(error, NoSuchTableError) else 503, error.why)
