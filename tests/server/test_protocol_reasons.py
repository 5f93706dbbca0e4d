"""docs/protocol-reasons.md names every reason that can leave the server, and no other."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
SERVER: Final = ROOT / "src" / "paddock" / "server"
PAGE: Final = (ROOT / "docs" / "protocol-reasons.md").read_text("utf-8")
_WHY: Final = re.compile(r"[a-z]+(-[a-z]+)*")
RAISERS: Final = {
    "Refused": 0,
    "StoreError": 0,
    "HTTPException": 1,
    "problem": 1,
    "_refusal": 1,
    "Refusal": 1,
}
"""What takes a reason, and in which place."""
AT_START: Final = frozenset(
    {"database-in-use", "database-foreign", "database-newer", "restore-unfinished", "file-exists"}
)
"""What keeps a server from starting, or a command from running: never sent over the wire."""
CODE_TAKEN: Final = "code-taken"
"""Between the store and the service only: codes have 60 random bits."""
ELSEWHERE: Final = frozenset(
    {
        *("no-such-table", "not-found", "method-not-allowed", "table-frozen", "table-archived"),
        *("disk-full", "disk-error", "busy", "database-damaged", "database-unreachable"),
        *("store-failed", "too-many-requests", "origin-not-allowed", "server-failed"),
    }
)
"""Reasons that are chosen from a table, or put together."""


def raised() -> Iterator[str]:
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield from reason_of(node)


def reason_of(call: ast.Call) -> Iterator[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    place = RAISERS.get(name)
    if place is None or len(call.args) <= place:
        return
    for node in ast.walk(call.args[place]):
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(value, str) and _WHY.fullmatch(value):
            yield value


def named() -> list[str]:
    rows = [row for row in PAGE.splitlines() if row.startswith("| `")]
    found = [why for row in rows for why in re.findall(r"`([a-z-]+)`", row.split("|")[1])]
    return [why for why in found if why != "why"]


def test_every_reason_of_the_server_is_named() -> None:
    found = {*raised(), *ELSEWHERE} - AT_START - {CODE_TAKEN}
    assert len(found) > 50
    assert sorted(found - {*named()}) == []


def test_no_reason_is_named_twice_or_does_not_exist() -> None:
    assert len(named()) == len({*named()})
    assert sorted({*named()} - {*raised(), *ELSEWHERE}) == []
