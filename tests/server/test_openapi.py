"""The OpenAPI document, and schemathesis, which believes every word of it."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig

from paddock import protocol as p
from paddock.server.web.limits import BODY_BYTES, Limits
from paddock.server.web.openapi import document
from paddock.server.web.routes import Operation
from tests.server.world import PLEDGE, World, run

pytest_plugins = ["schemathesis.pytest.plugin"]

ENOUGH = 1_000_000
WORLD = World(
    limits=Limits(
        connects=ENOUGH,
        guesses=10_000,
        all_guesses=10_000,
        opens=ENOUGH,
        checks=ENOUGH,
        games=ENOUGH,
    )
)
"""Nobody is turned away for asking often: what an answer is, is up to what was asked."""
REJECTED = [400, 404, 405, 409, 413, 415]
"""What a server says of a request that the document forbids; 413 comes before the body is read."""
ACCEPTED = ["2xx", 404, 409, 413]
"""No such table; not now; a text that is short enough, but not as it was written: \\u00e9."""
CHECKS = {
    "negative_data_rejection": {"expected-statuses": REJECTED},
    "positive_data_acceptance": {"expected-statuses": ACCEPTED},
}
schema = schemathesis.openapi.from_asgi(
    "/api/openapi.json",
    WORLD.app,
    config=SchemathesisConfig.from_dict({"checks": CHECKS}),
)


async def _open_tables() -> list[str]:
    async with WORLD as world:
        return [await world.open_table(game) for game in ("why_first", "outspeed")]


CODES = asyncio.run(_open_tables())


@schema.parametrize()
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_schemathesis_finds_nothing(case: Any) -> None:
    case.call_and_validate()


@schema.include(path_regex="code").parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_schemathesis_finds_nothing_at_tables_that_are_there(case: Any) -> None:
    case.path_parameters["code"] = CODES[len(str(case.body)) % 2]
    case.call_and_validate()


def test_every_message_of_the_protocol_is_described() -> None:
    async def test(world: World) -> None:
        document = (await world.http.get("/api/openapi.json")).json()
        described = document["components"]["schemas"].keys()
        messages = {
            name
            for name, kind in vars(p).items()
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        }
        assert messages - {"Struct"} <= described

    run(test)


def test_every_route_is_described() -> None:
    async def test(world: World) -> None:
        document = (await world.http.get("/api/openapi.json")).json()
        described = set(document["paths"])
        routes = {route.path for route in world.app.routes if hasattr(route, "path")}
        apart = {"/", "/metrics", "/api/openapi.json", "/api/tables/{code}/socket"}
        assert routes - apart == described

    run(test)


POSTS = {
    "/api/tables": {"game": "why_first", "players": 3},
    "/api/tables/{code}/seats": {"name": "Ada", "pledge": PLEDGE},
    "/api/decks/check": {"game": "why_first", "deck": ""},
    "/api/games/{game}/tell": {"config": None},
}
JSON = {"content-type": "application/json"}


def test_whatever_keeps_a_request_out_is_declared() -> None:
    async def test(world: World) -> None:
        document = (await world.http.get("/api/openapi.json")).json()
        code = await world.open_table()
        for path, body in POSTS.items():
            url, declared = (
                path.format(code=code, game="outspeed"),
                document["paths"][path]["post"]["responses"],
            )
            answers = [
                await world.http.post(url, content=b" " * (BODY_BYTES + 1), headers=JSON),
                await world.http.post(url, content=b"{}", headers={"content-type": "text/plain"}),
                await world.http.post(url, content=b"{", headers=JSON),
                await world.http.post(url, json=body, headers={"origin": "https://evil.example"}),
            ]
            assert [one.status_code for one in answers] == [413, 415, 400, 403]
            assert {"413", "415", "400", "403", "408", "429"} <= declared.keys()

    run(test)


@pytest.mark.parametrize("what", ["record", "replay"])
def test_asking_for_too_many_games_is_declared(what: str) -> None:
    async def test(world: World) -> None:
        document = (await world.http.get("/api/openapi.json")).json()
        code, path = await world.open_table(), f"/api/tables/{{code}}/{what}"
        answers = [await world.http.get(path.format(code=code)) for _ in range(2)]
        assert [one.status_code for one in answers] == [409, 429]
        assert {"409", "429"} <= document["paths"][path]["get"]["responses"].keys()

    run(test, limits=Limits(connects=10, guesses=10_000, all_guesses=10_000, opens=10, games=1))


def test_answers_are_what_the_document_says() -> None:
    async def test(world: World) -> None:
        code, _ = await world.started()
        shown: httpx.Response = await world.http.get(f"/api/tables/{code}")
        assert msgspec.json.decode(shown.content, type=p.TableShown).table.code == code

    run(test)


def test_a_query_is_described_whatever_the_path() -> None:
    async def handler(request: Any) -> Any:
        raise NotImplementedError

    query = {"name": "most", "in": "query", "required": False, "schema": {"type": "integer"}}
    asked = Operation("get", "/api/x", "x", "X.", handler, {200: p.Health}, query=(query,))
    received = document("http://localhost", [asked])
    assert received["paths"]["/api/x"]["get"]["parameters"] == [query]
