"""Every HTTP route, once: the application and the OpenAPI document are made from this table."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from paddock import protocol as p
from paddock.coach import Analysis, Hint
from paddock.server.web.advice import AdviceRoutes
from paddock.server.web.catalogue import CatalogueRoutes
from paddock.server.web.tables import TableRoutes

WireType: TypeAlias = object
"""A type as msgspec reads it: a struct, a generic one with its parameters, or a container."""
Json: TypeAlias = dict[str, Any]
Handler: TypeAlias = Callable[[Request], Awaitable[Response]]


class Operation(Struct, frozen=True):
    """A request that a path answers, with its handler and its answers.

    `answers` are the kinds of body by status; an operation without any is not documented.
    """

    method: str
    path: str
    name: str
    about: str
    handler: Handler
    answers: dict[int, WireType] = {}
    body: WireType | None = None
    query: tuple[Json, ...] = ()


def problems(*statuses: int) -> dict[int, WireType]:
    """Statuses whose body says why."""
    return dict.fromkeys(statuses, p.Problem)


_SEAT: Final = {
    "name": "seat",
    "in": "query",
    "required": False,
    "schema": {"type": "integer", "minimum": 0, "maximum": 5},
}
_MY_SEAT: Final = {**_SEAT, "required": True}
_POSTED: Final = problems(400, 403, 408, 409, 413, 415, 429, 503)
_FINISHED: Final = problems(404, 409, 429, 503)
_ADVICE: Final = problems(400, 404, 409, 429, 503)


def operations(
    tables: TableRoutes, catalogue: CatalogueRoutes, advice: AdviceRoutes
) -> tuple[Operation, ...]:
    """All of them, in the order in which paths are matched."""
    return (
        Operation("get", "/", "home", "The browser client.", tables.home),
        *_tables(tables),
        *_finished_games(tables, catalogue),
        *_advice(advice),
        *_catalogue(catalogue),
        Operation(
            "get",
            "/health",
            "health",
            "Whether all is well.",
            tables.health,
            {200: p.Health, **problems(503)},
        ),
        Operation("get", "/metrics", "metrics", "Counters for Prometheus.", tables.metrics),
    )


def _tables(tables: TableRoutes) -> tuple[Operation, ...]:
    return (
        Operation(
            "get",
            "/api/tables",
            "listTables",
            "Public tables that wait for players.",
            tables.list_tables,
            {200: list[p.TableInfo], **problems(503)},
        ),
        Operation(
            "post",
            "/api/tables",
            "openTable",
            "Open a table.",
            tables.open_table,
            {201: p.TableOpened, **_POSTED},
            p.OpenTable,
        ),
        Operation(
            "get",
            "/api/invitations/{invitation}",
            "showInvited",
            "The table to which five characters lead, while its lobby is open.",
            tables.show_invited,
            {200: p.Invited, **problems(404, 429, 503)},
        ),
        Operation(
            "get",
            "/api/tables/{code}",
            "showTable",
            "A table as a spectator may know it.",
            tables.show_table,
            {200: p.TableShown, **problems(404, 503)},
        ),
        Operation(
            "post",
            "/api/tables/{code}/seats",
            "takeSeat",
            "Take a seat; its token comes as a cookie that scripts cannot read.",
            tables.take_seat,
            {201: p.SeatTaken, **problems(404), **_POSTED},
            p.TakeSeat,
        ),
    )


def _finished_games(tables: TableRoutes, catalogue: CatalogueRoutes) -> tuple[Operation, ...]:
    return (
        Operation(
            "get",
            "/api/tables/{code}/record",
            "showRecord",
            "The whole game with the proof of its shuffle, once it is over.",
            tables.show_record,
            {200: Json, **_FINISHED},
        ),
        Operation(
            "get",
            "/api/tables/{code}/replay",
            "showReplay",
            "A finished game step by step, as a seat knew it or, without one, a spectator.",
            catalogue.replay,
            {200: p.Replay, **problems(400), **_FINISHED},
            query=(_SEAT,),
        ),
    )


def _advice(advice: AdviceRoutes) -> tuple[Operation, ...]:
    return (
        Operation(
            "get",
            "/api/tables/{code}/odds",
            "showOdds",
            "The prospects of my seat's open decision, with the chance to be out.",
            advice.odds,
            {200: p.Odds, **_ADVICE},
            query=(_MY_SEAT,),
        ),
        Operation(
            "get",
            "/api/tables/{code}/hint",
            "showHint",
            "What each option of my seat's open decision is worth, at a table of bots.",
            advice.hint,
            {200: Hint, **_ADVICE},
            query=(_MY_SEAT,),
        ),
        Operation(
            "get",
            "/api/tables/{code}/analysis",
            "showAnalysis",
            "What each choice of a seat was worth, once the game is over.",
            advice.analysis,
            {200: Analysis, **_ADVICE},
            query=(_MY_SEAT,),
        ),
    )


def _catalogue(catalogue: CatalogueRoutes) -> tuple[Operation, ...]:
    return (
        Operation(
            "get",
            "/api/catalog",
            "showCatalog",
            "The games there are with their house decks, and the levels of bots.",
            catalogue.catalog,
            {200: p.Catalog},
        ),
        Operation(
            "get",
            "/api/games/{game}/words/{language}",
            "showWords",
            "The sentences of a game, for a client that does not have them.",
            catalogue.words,
            {200: p.GameWords, **problems(404)},
        ),
        Operation(
            "post",
            "/api/games/{game}/tell",
            "tell",
            "Values of a game in words, for a client that does not know it.",
            catalogue.tell,
            {200: p.Told, **problems(404), **_POSTED},
            p.Tell,
        ),
        Operation(
            "post",
            "/api/decks/check",
            "checkDeck",
            "What is wrong with the text of a deck file.",
            catalogue.check_deck,
            {200: p.DeckChecked, **_POSTED},
            p.CheckDeck,
        ),
    )
