"""Routes that need no seat: finished games, the catalogue, deck checks."""

import asyncio
import gzip
import re
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from paddock.catalog import BOTS, GAMES, STRENGTHS
from paddock.core import SPECTATOR, Seat, Viewer
from paddock.distribution import version
from paddock.faults import Fault
from paddock.game_entry import GameEntry
from paddock.protocol import (
    AnyCatalog,
    AnyCatalogGame,
    AnyDeckChecked,
    Catalog,
    CatalogGame,
    CheckDeck,
    DeckChecked,
    DeckFault,
    GameWords,
    Tell,
)
from paddock.protocol.reasons import Reason
from paddock.server.play.public import NoSuchSeatError
from paddock.server.table.errors import Refused
from paddock.server.web.client_files import accepted_encodings
from paddock.server.web.context import Context, answer, problem
from paddock.server.web.tables import posted
from paddock.server.web.telling import told
from paddock.words import LANGUAGES, catalogue

_SEAT: Final = re.compile(r"[0-5]")
_SQUEEZE: Final = 6


class CatalogueRoutes:
    """One method for each route."""

    def __init__(self, context: Context) -> None:
        self._context = context
        plain = msgspec.json.encode(_catalog())
        self._catalog = {False: _answer(plain), True: _answer(_squeezed(plain), squeezed=True)}

    async def replay(self, request: Request) -> Response:
        """Return the whole game as a seat or a spectator saw it, once it is over."""
        code, wanted = request.path_params["code"], request.query_params.get("seat")
        if wanted is not None and _SEAT.fullmatch(wanted) is None:
            raise HTTPException(400, Reason.MALFORMED)
        self._context.check_game_wanted(request)
        async with self._context.heavy_turn(request):
            try:
                replay = await self._context.tables.replay(code, _viewer(wanted))
            except NoSuchSeatError:
                return problem(404, Reason.NO_SUCH_SEAT)
            if not _takes_gzip(request):
                return _answer(replay)
            return _answer(await asyncio.to_thread(_squeezed, replay), squeezed=True)

    async def catalog(self, request: Request) -> Response:
        """Return the games there are, with their house decks, and the bots."""
        return self._catalog[_takes_gzip(request)]

    async def check_deck(self, request: Request) -> Response:
        """Return the faults of the text of a deck file."""
        wanted = await posted(self._context, request, CheckDeck, self._context.checks)
        game = GAMES.get(wanted.game)
        if game is None:
            raise Refused(Reason.NO_SUCH_GAME)
        async with self._context.heavy_turn(request):
            return answer(await asyncio.to_thread(_checked, game, wanted.deck))

    async def words(self, request: Request) -> Response:
        """Send the sentences of a game to a client that does not have them."""
        game = _game_of(request)
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise HTTPException(404, Reason.NOT_FOUND)
        texts = catalogue(language)
        words = GameWords("\n".join([texts[name] for name in game.words.texts]))
        plain = msgspec.json.encode(words)
        if not _takes_gzip(request):
            return _answer(plain)
        return _answer(_squeezed(plain), squeezed=True)

    async def tell(self, request: Request) -> Response:
        """Say values of a game in words."""
        game = _game_of(request)
        wanted = await posted(self._context, request, Tell, self._context.advice)
        return answer(await asyncio.to_thread(told, game, wanted))


def _game_of(request: Request) -> GameEntry:
    game = GAMES.get(request.path_params["game"])
    if game is None:
        raise HTTPException(404, Reason.NOT_FOUND)
    return game


def _viewer(wanted: str | None) -> Viewer:
    return SPECTATOR if wanted is None else Seat(int(wanted))


def _catalog() -> AnyCatalog:
    return Catalog(
        version=version(),
        bots=BOTS,
        strengths=STRENGTHS,
        games=tuple(map(_game, GAMES.values())),
    )


def _game(entry: GameEntry) -> AnyCatalogGame:
    return CatalogGame(
        name=entry.name,
        rules_version=entry.rules.version,
        players=tuple(entry.rules.players),
        variants=entry.rules.variants,
        deck=entry.rules.house_deck(),
    )


def _checked(game: GameEntry, text: str) -> AnyDeckChecked:
    deck, faults = game.rules.examine_deck(text)
    playable = deck is not None and all(fault.warning for fault in faults)
    return DeckChecked(
        playable=playable,
        deck=deck,
        count=len(faults),
        faults=tuple(map(_fault, faults)),
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


def _takes_gzip(request: Request) -> bool:
    return "gzip" in accepted_encodings(request.headers.get("accept-encoding", ""))


def _squeezed(encoded: bytes) -> bytes:
    return gzip.compress(encoded, _SQUEEZE, mtime=0)


def _answer(encoded: bytes, *, squeezed: bool = False) -> Response:
    sent = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if squeezed:
        sent["Content-Encoding"] = "gzip"
    return Response(encoded, headers=sent, media_type="application/json")
