"""The OpenAPI document, and schemathesis, which believes every word of it."""

import asyncio
from typing import Any

import httpx
import msgspec
import schemathesis
from hypothesis import HealthCheck, settings

from paddock import protocol as p
from tests.server.world import World, run

pytest_plugins = ["schemathesis.pytest.plugin"]

WORLD = World()
schema = schemathesis.openapi.from_asgi("/api/openapi.json", WORLD.app)


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


def test_answers_are_what_the_document_says() -> None:
    async def test(world: World) -> None:
        code, _ = await world.started()
        shown: httpx.Response = await world.http.get(f"/api/tables/{code}")
        assert msgspec.json.decode(shown.content, type=p.TableShown).table.code == code

    run(test)
