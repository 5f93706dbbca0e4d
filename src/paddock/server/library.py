"""What can be asked without sitting at a table: finished games, the games there are, deck files."""

import asyncio
import gzip
import re
from importlib.metadata import version
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from paddock.catalog import BOTS, GAMES, Entry
from paddock.core import SPECTATOR, Seat, Viewer
from paddock.faults import Fault
from paddock.protocol import Catalog, CatalogGame, CheckDeck, DeckChecked, DeckFault
from paddock.server.client import accepted_encodings
from paddock.server.desk import Desk, answer, problem
from paddock.server.http import posted
from paddock.server.pen import Refused
from paddock.server.replaying import replayed

MOST_FAULTS: Final = 100
_SEAT: Final = re.compile(r"[0-5]")
_SQUEEZE: Final = 6


class Library:
    """One method for each route."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._store = desk, desk.service.store
        self._catalog = _catalog()

    async def replay(self, request: Request) -> Response:
        """The whole game as a seat or a spectator saw it, once it is over."""
        code, wanted = request.path_params["code"], request.query_params.get("seat")
        if wanted is not None and _SEAT.fullmatch(wanted) is None:
            raise HTTPException(400, "malformed")
        self._desk.check_game_wanted(request)
        match, viewer = await self._store.match(code), _viewer(wanted)
        if viewer is not SPECTATOR and viewer >= match.options.players:
            return problem(404, "no-such-seat")
        lines = await self._store.lines(code, 0)
        return await asyncio.to_thread(
            lambda: _squeezed(replayed(match, lines, viewer), request.headers)
        )

    async def catalog(self, request: Request) -> Response:
        """The games there are, with their house decks, and the bots."""
        return _squeezed(self._catalog, request.headers)

    async def check_deck(self, request: Request) -> Response:
        """What is wrong with the text of a deck file."""
        wanted = await posted(self._desk, request, CheckDeck, self._desk.checks)
        game = GAMES.get(wanted.game)
        if game is None:
            raise Refused("no-such-game")
        return answer(await asyncio.to_thread(_checked, game, wanted.deck))


def _viewer(wanted: str | None) -> Viewer:
    return SPECTATOR if wanted is None else Seat(int(wanted))


def _catalog() -> Catalog:
    return Catalog(
        version=version("paddock"), bots=tuple(BOTS), games=tuple(map(_game, GAMES.values()))
    )


def _game(entry: Entry) -> CatalogGame:
    return CatalogGame(
        name=entry.name,
        rules_version=entry.rules_version,
        players=tuple(entry.players),
        variant=entry.variant,
        deck=entry.house_deck(),
    )


def _checked(game: Entry, text: str) -> DeckChecked:
    deck, faults = game.examine_deck(text)
    playable = deck is not None and all(fault.warning for fault in faults)
    return DeckChecked(
        playable=playable,
        deck=deck,
        count=len(faults),
        faults=tuple(map(_fault, faults[:MOST_FAULTS])),
    )


def _fault(fault: Fault) -> DeckFault:
    return DeckFault(
        message=f"fault-{fault.code}",
        parts=dict(fault.details),
        warning=fault.warning,
        tile=fault.place.tile,
        face=fault.place.face,
        route=fault.place.route,
        field=fault.place.field,
    )


def _squeezed(body: Any, headers: Headers) -> Response:
    """A long answer, compressed for those who take it so."""
    sent = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    encoded = msgspec.json.encode(body)
    if "gzip" in accepted_encodings(headers.get("accept-encoding", "")):
        encoded = gzip.compress(encoded, _SQUEEZE, mtime=0)
        sent["Content-Encoding"] = "gzip"
    return Response(encoded, headers=sent, media_type="application/json")
