"""Routes that help one player: the danger of an open decision, a hint, the analysis of a game."""

import re
from collections.abc import Awaitable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from paddock.core import Seat
from paddock.protocol.reasons import Reason
from paddock.server.bots.coach_process import CoachBusyError
from paddock.server.play.public import NoSuchSeatError
from paddock.server.table.errors import Refused
from paddock.server.web.context import Context, address_of, problem, seat_cookie

_SEAT: Final = re.compile(r"[0-5]")


class AdviceRoutes:
    """One method for each route."""

    def __init__(self, context: Context) -> None:
        self._context, self._service = context, context.service

    async def odds(self, request: Request) -> Response:
        """Return the prospects of the seat's open decision, with the chance to be out."""
        return await self._judged(self._context.tables.odds(*await self._asked(request)))

    async def analysis(self, request: Request) -> Response:
        """Return the worth of each choice of a seat, once the game is over."""
        self._context.check_game_wanted(request)
        code, seat = request.path_params["code"], _seat(request)
        try:
            return await self._judged(
                self._context.tables.analysis(code, seat, address_of(request))
            )
        except NoSuchSeatError:
            return problem(404, Reason.NO_SUCH_SEAT)

    async def hint(self, request: Request) -> Response:
        """Return the worth of each option of an open decision, where all others are bots."""
        return await self._judged(self._context.tables.hint(*await self._asked(request)))

    async def _judged(self, judged: Awaitable[bytes]) -> Response:
        try:
            body = await judged
        except CoachBusyError:
            return problem(503, Reason.COACH_BUSY)
        return Response(body, headers={"Cache-Control": "no-store"}, media_type="application/json")

    async def _asked(self, request: Request) -> tuple[str, Seat, str]:
        """Return the table, the seat and the address of a player who shows the seat's cookie."""
        wanted, code = _seat(request), request.path_params["code"]
        if not self._context.advice.allows(address_of(request), self._context.now()):
            raise HTTPException(429, Reason.TOO_MANY_REQUESTS)
        root = await self._service.root_of(code)
        token = request.cookies.get(seat_cookie(root, wanted), "")
        member = await self._service.member(code, wanted, token)
        if member is None:
            raise Refused(Reason.NOT_YOUR_SEAT)
        return code, member.seat, address_of(request)


def _seat(request: Request) -> Seat:
    wanted = request.query_params.get("seat", "")
    if _SEAT.fullmatch(wanted) is None:
        raise HTTPException(400, Reason.MALFORMED)
    return Seat(int(wanted))
