"""What can be read without sitting at a table: finished games."""

import asyncio
import gzip
import re
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from paddock.core import SPECTATOR, Seat, Viewer
from paddock.server.client import accepted_encodings
from paddock.server.desk import Desk, problem
from paddock.server.replaying import replayed

_SEAT: Final = re.compile(r"[0-5]")
_SQUEEZE: Final = 6


class Library:
    """One method for each route."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._store = desk, desk.service.store

    async def replay(self, request: Request) -> Response:
        """The whole game as a seat or a spectator saw it, once it is over."""
        code, wanted = request.path_params["code"], request.query_params.get("seat")
        if wanted is not None and _SEAT.fullmatch(wanted) is None:
            raise HTTPException(400, "malformed")
        match, viewer = await self._store.match(code), _viewer(wanted)
        if viewer is not SPECTATOR and viewer >= match.options.players:
            return problem(404, "no-such-seat")
        lines = await self._store.lines(code, 0)
        return await asyncio.to_thread(
            lambda: _squeezed(replayed(match, lines, viewer), request.headers)
        )


def _viewer(wanted: str | None) -> Viewer:
    return SPECTATOR if wanted is None else Seat(int(wanted))


def _squeezed(body: Any, headers: Headers) -> Response:
    """A long answer, compressed for those who take it so."""
    encoded, sent = (
        msgspec.json.encode(body),
        {"Cache-Control": "no-store", "Vary": "Accept-Encoding"},
    )
    if "gzip" in accepted_encodings(headers.get("accept-encoding", "")):
        encoded = gzip.compress(encoded, _SQUEEZE, mtime=0)
        sent["Content-Encoding"] = "gzip"
    return Response(encoded, headers=sent, media_type="application/json")
