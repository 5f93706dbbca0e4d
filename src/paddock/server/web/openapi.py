"""The HTTP interface as an OpenAPI document: routes from `routes`, schemas from the types."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paddock import protocol as p
from paddock.distribution import version
from paddock.server.web.limits import BODY_BYTES, BODY_SECONDS
from paddock.server.web.routes import Json, Operation, WireType

_ON_THE_SOCKET: Final = (p.FromClient, p.FromServer)
_TEMPLATE: Final = "#/components/schemas/{name}"
_VARIABLES: Final = re.compile(r'(?<=["/])([A-Z][A-Za-z]+)__\w+"')
"""msgspec names a generic message after its type variables, too: Look__ViewT___ActionT_."""
_PARAMETERS: Final = {
    "{code}": {
        "name": "code",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "pattern": "^[A-Z2-7]{12}$"},
    },
    "{game}": {
        "name": "game",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "pattern": "^[a-z_]{1,32}$"},
    },
    "{language}": {
        "name": "language",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "pattern": "^[a-z]{2}$"},
    },
    "{invitation}": {
        "name": "invitation",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "pattern": "^[A-HJ-NP-Z2-9]{5}$"},
    },
}
_WHY: Final = {
    400: "The request cannot be read.",
    403: "The request comes from a page of another site.",
    404: "No such table or seat.",
    408: f"The body did not arrive within {BODY_SECONDS:g} seconds.",
    409: "Conflicts with the state of the table.",
    413: f"The body has more than {BODY_BYTES} bytes.",
    415: "The body is not JSON.",
    429: "Too many requests from this address.",
    503: "The store is unavailable.",
}


class OpenApiRoute:
    """Answers with the document, which is made once."""

    path: Final = "/api/openapi.json"

    def __init__(self, url: str, operations: Sequence[Operation]) -> None:
        self._document = msgspec.json.encode(document(url, operations))

    async def show(self, request: Request) -> Response:
        """Return this interface, as an OpenAPI document."""
        return Response(self._document, media_type="application/json")


def document(url: str, operations: Sequence[Operation]) -> Json:
    """Return the whole document, for a server at this URL."""
    shown = [operation for operation in operations if operation.answers]
    kinds = [kind for operation in shown for kind in (operation.body, *operation.answers.values())]
    named = list(dict.fromkeys([*[kind for kind in kinds if kind is not None], *_ON_THE_SOCKET]))
    found, components = msgspec.json.schema_components(named, ref_template=_TEMPLATE)
    schemas = dict(zip(named, found, strict=True))
    paths: dict[str, Json] = {}
    for operation in shown:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation, schemas)
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Paddock", "version": version()},
        "servers": [{"url": url}],
        "paths": paths,
        "components": {"schemas": components},
    }
    plain: Json = msgspec.json.decode(_VARIABLES.sub(r'\1"', msgspec.json.encode(whole).decode()))
    return plain


def _described(operation: Operation, schemas: Mapping[WireType, Json]) -> Json:
    in_path = [known for part, known in _PARAMETERS.items() if part in operation.path]
    parameters = [*in_path, *operation.query]
    answers = operation.answers.items()
    described: Json = {
        "operationId": operation.name,
        "summary": operation.about,
        "responses": {str(status): _answer(status, schemas[kind]) for status, kind in answers},
    }
    if parameters:
        described["parameters"] = parameters
    if operation.body is not None:
        described["requestBody"] = {"required": True, "content": _json(schemas[operation.body])}
    return described


def _answer(status: int, schema: Json) -> Json:
    return {"description": _WHY.get(status, "Done."), "content": _json(schema)}


def _json(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}
