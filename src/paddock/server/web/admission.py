"""Admits WebSockets: checks origin, limits and token, and closes a seat's oldest socket."""

from collections import Counter

from starlette.websockets import WebSocket

from paddock.catalog import MAX_PLAYERS
from paddock.protocol.reasons import Reason
from paddock.server.store.base import NoSuchTableError, StoreError
from paddock.server.table.requests import Member
from paddock.server.web.context import (
    Context,
    address_of,
    is_seat_cookie,
    problem,
    seat_cookie,
)
from paddock.server.web.limits import Bucket, MessageCounts
from paddock.server.web.socket import (
    GO_ON,
    GONE,
    OPEN_ELSEWHERE,
    POLICY,
    TRY_AGAIN,
    WRONG_TOKEN,
    Session,
)


class Sockets:
    """All sockets of this process."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._seated: dict[tuple[str, int], list[Session]] = {}
        self._open: Counter[str] = Counter()
        self._counts = MessageCounts(context.limits)

    async def serve(self, socket: WebSocket) -> None:
        """Check who comes, then talk with them until one side closes."""
        denied = self._denied(socket)
        if denied is not None:
            self._context.metrics.count("denied", denied[0])
            await socket.send_denial_response(problem(*denied))
            return
        address = address_of(socket)
        self._open[address] += 1
        try:
            self._counts.drop_old(self._context.now(), self._seated, self._open)
            await self._talk(socket, self._counts.of_address(address))
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _talk(self, socket: WebSocket, bucket: Bucket) -> None:
        await socket.accept()
        self._context.metrics.count("connects")
        session = Session(self._context, socket, bucket)
        while (code := await self._admit(session)) == GO_ON:
            # To come to a table costs as much as with a new socket, and is limited with those.
            if not self._context.connects.allows(address_of(socket), self._context.now()):
                code = POLICY
                break
            session.go_on()
        if code != GONE:
            self._context.metrics.count("closes", code)
            await session.close(code)

    def _denied(self, socket: WebSocket) -> tuple[int, str] | None:
        if not self._context.allows_origin(socket):
            return 403, Reason.ORIGIN_NOT_ALLOWED
        address = address_of(socket)
        if self._open[address] >= self._context.limits.sockets:
            return 429, Reason.TOO_MANY_REQUESTS
        if not self._context.connects.allows(address, self._context.now()):
            return 429, Reason.TOO_MANY_REQUESTS
        return None

    async def _admit(self, session: Session) -> int:
        """Talk to a client that shows the right token, or none for no seat; return a close code."""
        try:
            session.member = await _member(self._context, session.socket, session.code)
            session.plays = await _plays(self._context, session.socket, session.code)
        except (_WrongTokenError, NoSuchTableError):
            return WRONG_TOKEN
        except StoreError:
            return TRY_AGAIN
        if session.member is None:
            return await session.run()
        place = (session.code, session.member.seat)
        session.messages = self._counts.of_seat(place)
        self._make_room(self._seated.setdefault(place, []), session)
        try:
            return await session.run()
        finally:
            self._leave(place, session)

    def _make_room(self, there: list[Session], session: Session) -> None:
        """Close the oldest sockets of a seat: they may be half-open, and only its owner is here."""
        there.append(session)
        if len(there) > self._context.limits.sockets_a_seat:
            there[0].end(OPEN_ELSEWHERE)

    def _leave(self, place: tuple[str, int], session: Session) -> None:
        self._seated[place].remove(session)
        if not self._seated[place]:
            del self._seated[place]


class _WrongTokenError(Exception):
    pass


async def _plays(context: Context, socket: WebSocket, code: str) -> bool:
    """Whether the device has a seat at the table, by the names of its cookies."""
    if not any(map(is_seat_cookie, socket.cookies)):
        return False
    try:
        root = await context.service.root_of(code)
    except NoSuchTableError:
        return False
    return any(seat_cookie(root, seat) in socket.cookies for seat in range(MAX_PLAYERS))


async def _member(context: Context, socket: WebSocket, code: str) -> Member | None:
    """Return the member who connects: the owner of a seat, or a spectator without one."""
    asked = socket.query_params.get("seat")
    if asked is None:
        return None
    if asked not in tuple("012345"):
        raise _WrongTokenError
    root = await context.service.root_of(code)
    token = socket.cookies.get(seat_cookie(root, int(asked)), "")
    member = await context.service.member(code, int(asked), token)
    if member is None:
        raise _WrongTokenError
    return member
