"""Write docs/protocol-reasons.md, and the table of routes in docs/protocol.md, from the server.

`make types`. Both are in the repository, and a test says when they are not fresh.
"""

from collections.abc import Sequence
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final, get_origin
from unittest.mock import Mock

import mdformat

from paddock.protocol import Problem
from paddock.protocol.reasons import MEANINGS, Fate, OwnReason
from paddock.server.web.routes import Operation, operations

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
REASONS: Final = DOCS / "protocol-reasons.md"
PROTOCOL: Final = DOCS / "protocol.md"
START: Final = "<!-- routes: written by `make types` -->\n"
NONE: Final = "\N{EN DASH}"
END: Final = "\n<!-- end of the routes -->"
ELSEWHERE: Final = (
    ("`GET /api/openapi.json`", NONE, "200", "These routes as an OpenAPI document.", NONE),
    (
        "`GET /api/tables/{code}/socket`",
        NONE,
        "101",
        "The WebSocket, [below](#the-handshake).",
        "403, 429",
    ),
)
"""Routes that are no operation: OpenAPI cannot describe them."""

HEAD: Final = """\
# Reasons

Every `why` of a `Refusal` on the socket, and of a `Problem` over HTTP, and what a client should do.
`make types` writes this page from `src/paddock/protocol/reasons.py`: do not edit it. Treat a reason
that is not here like `not-an-option`, unless the status is 500 or more: then it is in doubt.
"""
INTRODUCTIONS: Final = {
    Fate.IN_DOUBT: """\
Nobody knows whether it was done. Ask again **with the same key**: the answer is then the true one.
The same is so if no answer comes at all, and for an answer of a proxy with a status of 500 or more.
""",
    Fate.TOO_LATE: """\
What you know is old. The lines that you missed come by themselves: settle on the next `Look`.
""",
}
OWN: Final = """\
Clients have reasons of their own for what no table server answered. They are never on the wire:
"""


def reasons_page() -> str:
    """docs/protocol-reasons.md."""
    parts = [HEAD]
    for fate, reasons in MEANINGS.items():
        rows = [("`why`", "what it means", "what to do"), ("--", "--", "--")]
        rows += [(f"`{why}`", means, do) for why, (means, do) in reasons.items()]
        parts += [f"## {fate.value}\n", INTRODUCTIONS.get(fate, ""), _table(rows)]
    parts += ["## Of clients\n", OWN, ", ".join(f"`{why}`" for why in OwnReason) + ".\n"]
    options = {"wrap": 120, "number": True, "compact_tables": True}
    return mdformat.text("\n".join(parts), options=options, extensions={"tables"})


def protocol_page(page: str) -> str:
    """docs/protocol.md with its table of routes as the server has them."""
    before, _, rest = page.partition(START)
    _, _, after = rest.partition(END)
    return f"{before}{START}\n{routes_table()}{END}{after}"


def routes_table() -> str:
    """A row for each documented route: what it takes, what it answers, and its refusals."""
    head = ("request", "body", "answer", "what it does", "refusals")
    rows = [*map(_row, operations(Mock(), Mock(), Mock())), *ELSEWHERE]
    return _table([head, ("--",) * len(head), *sorted(rows, key=_path)])


def _row(one: Operation) -> tuple[str, ...]:
    refused = [status for status, body in one.answers.items() if body is Problem]
    answered = [
        f"{status} {_name(body)}".strip()
        for status, body in one.answers.items()
        if status < HTTPStatus.BAD_REQUEST
    ]
    query = "".join(f"?{each['name']}=0" for each in one.query)
    return (
        f"`{one.method.upper()} {one.path}{query}`",
        _name(one.body) if one.body else NONE,
        ", ".join(answered) or "200",
        one.about,
        ", ".join(map(str, sorted(refused))) or NONE,
    )


def _path(row: tuple[str, ...]) -> str:
    return row[0].strip("`").partition(" ")[2]


def _name(body: Any) -> str:
    """A body in words: a struct by its name, a list of structs, or a record."""
    if get_origin(body) is list:
        return f"list of {_name(body.__args__[0])}"
    if get_origin(body) is dict:
        return "[the record](record-format.md)"
    return f"`{body.__name__}`"


def _table(rows: Sequence[tuple[str, ...]]) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


if __name__ == "__main__":
    REASONS.write_text(reasons_page(), "utf-8")
    PROTOCOL.write_text(protocol_page(PROTOCOL.read_text("utf-8")), "utf-8")
