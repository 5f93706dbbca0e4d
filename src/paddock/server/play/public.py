"""Tables as HTTP may ask for them: only messages of the protocol and finished files leave here.

A table with its secret and its whole state stays below; what holds a request never has one.
"""

import asyncio
from typing import Final

from paddock.bots.bot import Shown
from paddock.core import SPECTATOR, Seat, Viewer
from paddock.proof import fair
from paddock.protocol import (
    AnyTableShown,
    OpenTable,
    Status,
    TableInfo,
    TableOpened,
    TableShown,
)
from paddock.protocol.reasons import Reason
from paddock.server.bots.coach_process import CoachProcess
from paddock.server.play.delivery import look_of
from paddock.server.play.service import Service
from paddock.server.table.commands import TakeHint
from paddock.server.table.errors import Refused
from paddock.server.table.invitation import invitation_to, read_invitation
from paddock.server.table.match import Match, seen
from paddock.server.table.publish import published
from paddock.server.table.replay import replay_as_json

MAX_EMPTY: Final = 200
"""Empty tables that are passed over on the way to the list."""


class NoSuchSeatError(Exception):
    """The table has not so many seats."""


class PublicTables:
    """Answers about tables: for anybody, and for the owner of a seat."""

    def __init__(self, service: Service, coach: CoachProcess) -> None:
        self._service, self._store, self._coach = service, service.store, coach

    async def open(self, wanted: OpenTable) -> TableOpened:
        """Open a table: its code, and the commitment to its secret."""
        match = await self._service.open_table(wanted)
        return TableOpened(match.code, fair.commitment(match.secret, match.code))

    async def waiting(self, most: int) -> list[TableInfo]:
        """Public tables at which somebody waits for players.

        Empty ones are not shown: one address may have 100 of them, and sit at eight tables.
        """
        found = await self._store.open_tables(MAX_EMPTY + most)
        return [_info(match) for match in found if any(s.name is not None for s in match.seats)][
            :most
        ]

    async def invited(self, invitation: str) -> str | None:
        """Return the code of the table to which an invitation leads, while its lobby is open.

        Of two tables with one invitation it leads to the older: nobody can take over another's.
        """
        wanted = read_invitation(invitation)
        if wanted is None:
            return None
        lobbies = await self._store.lobbies()
        return next((code for code in lobbies if invitation_to(code) == wanted), None)

    async def show(self, code: str) -> AnyTableShown:
        """Return a table as a spectator may know it."""
        match = await self._store.match(code)
        commitment = fair.commitment(match.secret, match.code)
        return TableShown(_info(match), commitment, look_of(match, SPECTATOR), match.root())

    async def record(self, code: str) -> bytes:
        """Return the file of a finished game, with its proof."""
        match = await self._store.match(code)
        if match.status not in (Status.OVER, Status.ARCHIVED):
            raise Refused(Reason.GAME_NOT_OVER)
        return await asyncio.to_thread(published, match, await self._store.lines(code, 0))

    async def replay(self, code: str, viewer: Viewer) -> bytes:
        """Return a finished game step by step, as JSON."""
        match = await self._store.match(code)
        if viewer is not SPECTATOR:
            _check_seat(match, viewer)
        lines = await self._store.lines(code, 0)
        return await asyncio.to_thread(replay_as_json, match, lines, viewer)

    async def odds(self, code: str, seat: Seat, address: str) -> bytes:
        """Return the prospects of a seat's open decision, with the chance to be out, as JSON."""
        match = await self._store.match(code)
        if match.options.odds is False:
            raise Refused(Reason.ODDS_OFF)
        known = seen(match, seat)
        if known is None or not known.options or match.game().rules.prospects_with_odds is None:
            raise Refused(Reason.NO_ODDS)
        return await self._coach.odds(match, seat, Shown(known.options, known.view), address)

    async def hint(self, code: str, seat: Seat, address: str) -> bytes:
        """Return the worth of each option of a seat's open decision, where all others are bots.

        The log says that it was asked for before the answer leaves.
        """
        match = await self._store.match(code)
        if any(other.bot is None for at, other in enumerate(match.seats) if at != seat):
            raise Refused(Reason.HINTS_OFF)
        known = seen(match, seat)
        if known is None or not known.options:
            raise Refused(Reason.NOT_ASKED)
        hint = await self._coach.hint(match, seat, Shown(known.options, known.view), address)
        await self._service.act(code, TakeHint(seat, match.decision))
        return hint

    async def analysis(self, code: str, seat: Seat, address: str) -> bytes:
        """Return the worth of each choice of a seat, once the game is over."""
        match = await self._store.match(code)
        if match.status is not Status.OVER:
            raise Refused(Reason.GAME_NOT_OVER)
        _check_seat(match, seat)
        return await self._coach.analysis(match, seat, address)


def _check_seat(match: Match, seat: Seat) -> None:
    if seat >= match.options.players:
        raise NoSuchSeatError


def _info(match: Match) -> TableInfo:
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
