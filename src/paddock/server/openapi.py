"""The HTTP interface as an OpenAPI document, its schemas generated from the protocol's types."""

from importlib.metadata import version
from typing import Any, Final

import msgspec
from msgspec import Struct

from paddock import protocol as p
from paddock.server.limits import BODY_BYTES, BODY_SECONDS

_ON_THE_SOCKET: Final = (p.FromClient, p.FromServer)
_OVER_HTTP: Final = (
    p.OpenTable,
    p.TableOpened,
    p.TakeSeat,
    p.SeatTaken,
    p.TableInfo,
    p.TableShown,
    p.Replay,
    p.Catalog,
    p.CheckDeck,
    p.DeckChecked,
    p.Health,
    p.Problem,
)
_TEMPLATE: Final = "#/components/schemas/{name}"
_CODE: Final = {
    "name": "code",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[A-Z2-7]{12}$"},
}

_SEAT: Final = {
    "name": "seat",
    "in": "query",
    "required": False,
    "schema": {"type": "integer", "minimum": 0, "maximum": 5},
}


class _Route(Struct, frozen=True):
    """One thing that can be asked for: its answers by status, as names of schemas."""

    path: str
    method: str
    name: str
    about: str
    answers: dict[int, Any]
    body: str | None = None
    query: tuple[dict[str, Any], ...] = ()


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": _TEMPLATE.format(name=name)}


_WHY: Final = {
    400: "Not what was asked for.",
    403: "From a page of another site.",
    404: "There is no such thing.",
    408: f"The body was not there after {BODY_SECONDS:g} seconds.",
    409: "Not now, or not here.",
    413: f"The body has more than {BODY_BYTES} bytes, however it would read.",
    415: "The body is not JSON.",
    429: "Too many from this address lately.",
    503: "The database does not work now.",
}


def _problems(*statuses: int) -> dict[int, Any]:
    return dict.fromkeys(statuses, "Problem")


_POSTED: Final = _problems(400, 403, 408, 409, 413, 415, 429, 503)
_FINISHED: Final = _problems(404, 409, 429, 503)
_ROUTES: Final = (
    _Route(
        "/api/tables",
        "get",
        "listTables",
        "Public tables that wait for players.",
        {200: {"type": "array", "items": _ref("TableInfo")}, **_problems(503)},
    ),
    _Route(
        "/api/tables",
        "post",
        "openTable",
        "Open a table.",
        {201: "TableOpened", **_POSTED},
        "OpenTable",
    ),
    _Route(
        "/api/tables/{code}",
        "get",
        "showTable",
        "A table as a spectator may know it.",
        {200: "TableShown", **_problems(404, 503)},
    ),
    _Route(
        "/api/tables/{code}/seats",
        "post",
        "takeSeat",
        "Take a seat; its token comes as a cookie that scripts cannot read.",
        {201: "SeatTaken", **_problems(404), **_POSTED},
        "TakeSeat",
    ),
    _Route(
        "/api/tables/{code}/record",
        "get",
        "showRecord",
        "The whole game with the proof of its shuffle, once it is over.",
        {200: {"type": "object"}, **_FINISHED},
    ),
    _Route(
        "/api/tables/{code}/replay",
        "get",
        "showReplay",
        "A finished game step by step, as a seat knew it or, without one, a spectator.",
        {200: "Replay", **_problems(400), **_FINISHED},
        query=(_SEAT,),
    ),
    _Route(
        "/api/catalog",
        "get",
        "showCatalog",
        "The games there are with their house decks, and the levels of bots.",
        {200: "Catalog"},
    ),
    _Route(
        "/api/decks/check",
        "post",
        "checkDeck",
        "What is wrong with the text of a deck file.",
        {200: "DeckChecked", **_POSTED},
        "CheckDeck",
    ),
    _Route("/health", "get", "health", "Whether all is well.", {200: "Health", **_problems(503)}),
)


def document(url: str) -> dict[str, Any]:
    """The whole document, for a server at this URL."""
    _, schemas = msgspec.json.schema_components(
        [*_OVER_HTTP, *_ON_THE_SOCKET], ref_template=_TEMPLATE
    )
    paths: dict[str, Any] = {}
    for route in _ROUTES:
        paths.setdefault(route.path, {})[route.method] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Paddock", "version": version("paddock")},
        "servers": [{"url": url}],
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _operation(route: _Route) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.about,
        "responses": {str(status): _answer(status, kind) for status, kind in route.answers.items()},
    }
    if "{code}" in route.path:
        operation["parameters"] = [_CODE, *route.query]
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(_ref(route.body))}
    return operation


def _answer(status: int, kind: Any) -> dict[str, Any]:
    schema = _ref(kind) if isinstance(kind, str) else kind
    about = _WHY.get(status, kind if isinstance(kind, str) else "")
    return {"description": about, "content": _json(schema)}


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
