"""Reasons are an enumeration: page, types and sentences follow from it."""

import ast
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.routing import Route, WebSocketRoute

from paddock.protocol.reasons import MEANINGS, NOT_DONE, Fate, OwnReason, Reason
from paddock.words import Words
from tests.server.world import World, run
from tests.words.grammar import messages

ROOT: Final = Path(__file__).parents[2]
SERVER: Final = ROOT / "src" / "paddock" / "server"
DOCS: Final = ROOT / "docs"
TAKERS: Final = {
    "Refused": 0,
    "StoreError": 0,
    "HTTPException": 1,
    "problem": 1,
    "_refusal": 1,
    "Refusal": 1,
}
"""What takes a reason, and in which place."""


def tables() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "protocol_tables.py"))


def literals(source: str) -> Iterator[str]:
    """Reasons in quotes, where a member of the enumeration belongs."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else ""
            name = name or getattr(function, "id", "")
            for argument in node.args[TAKERS.get(name, len(node.args)) :][:1]:
                constants = [c for c in ast.walk(argument) if isinstance(c, ast.Constant)]
                yield from (c.value for c in constants if isinstance(c.value, str))


def used(source: str) -> set[str]:
    return {
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "Reason"
    }


def test_the_server_gives_no_reason_that_is_not_in_the_enumeration() -> None:
    for path in SERVER.rglob("*.py"):
        assert [*literals(path.read_text("utf-8"))] in ([], ["table-"]), path


def test_a_reason_in_quotes_is_found() -> None:
    planted = 'raise Refused("no-such-thing" if late else Reason.TOO_LATE)'
    assert [*literals(planted)] == ["no-such-thing"]


def test_every_reason_is_given_by_the_server() -> None:
    found = {name for path in SERVER.rglob("*.py") for name in used(path.read_text("utf-8"))}
    by_status = {"TABLE_FROZEN", "TABLE_ARCHIVED"}
    assert {reason.name for reason in Reason} == found | by_status


def test_every_reason_has_one_meaning() -> None:
    explained = [reason for reasons in MEANINGS.values() for reason in reasons]
    assert sorted(explained) == sorted(Reason)


def test_what_may_have_been_written_is_not_called_not_done() -> None:
    in_doubt = {*Reason} - NOT_DONE
    assert in_doubt == MEANINGS[Fate.IN_DOUBT].keys()
    assert {Reason.BUSY, Reason.DISK_ERROR, Reason.SERVER_FAILED} <= in_doubt


@pytest.mark.parametrize("language", ["en", "pl", "de", "ru"])
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(language: str) -> None:
    sentences = {name for name in messages(language) if name.startswith("why-")}
    assert sentences == {f"why-{why}" for why in (*Reason, *OwnReason)} | {"why-unknown"}
    words = Words(language)
    assert all(words(f"why-{why}").endswith((".", "!", "?")) for why in (*Reason, *OwnReason))


def test_the_page_of_reasons_is_fresh() -> None:
    page = (DOCS / "protocol-reasons.md").read_text("utf-8")
    assert page == tables()["reasons_page"](), "make types"


def test_the_table_of_routes_is_fresh() -> None:
    page = (DOCS / "protocol.md").read_text("utf-8")
    assert page == tables()["protocol_page"](page), "make types"


def test_every_route_of_the_application_is_in_the_table() -> None:
    table = tables()["routes_table"]()

    async def test(world: World) -> None:
        routes = [one for one in world.app.routes if isinstance(one, Route | WebSocketRoute)]
        assert len(routes) > 12
        assert [one.path for one in routes if f" {one.path}" not in table] == []

    run(test)
