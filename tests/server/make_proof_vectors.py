"""Writes tests/vectors/proof-*.json: six whole games, and how they are tampered with.

`python -m tests.server.make_proof_vectors`. The file of what was tampered holds the changes only.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.proof.findings import first_misfit
from paddock.proof.verify import verify
from paddock.server.table.publish import published
from tests.server.tampering import (
    CASES,
    CLOSED_CASES,
    FALSE_START_CASES,
    LUCK_CASES,
    REMATCH_CASES,
    Case,
)
from tests.server.whole_games import whole_game

FOLDER: Final = Path(__file__).parents[1] / "vectors"
WHOLE: Final = {
    "outspeed": CASES,
    "why_first": CASES,
    "why_first-rematch": REMATCH_CASES,
    "why_first-false-start": FALSE_START_CASES,
    "why_first-luck": LUCK_CASES,
    "outspeed-closed": CLOSED_CASES,
}
LISTS: Final = (("proof", "lines"), ("proof", "odds"), ("inputs",), ("events",))


def vectors() -> dict[str, bytes]:
    """The files by name."""
    files = {f"proof-{name}.json": _file(name) for name in WHOLE}
    cases = [_case(name, case) for name, known in WHOLE.items() for case in known]
    rows = ",\n ".join(msgspec.json.encode(case).decode() for case in cases)
    return {**files, "proof-tampered.json": f"[\n {rows}\n]\n".encode()}


def _file(name: str) -> bytes:
    played = whole_game(name)
    return published(played.match, played.lines)


def _case(name: str, case: Case) -> dict[str, Any]:
    """What is changed, and the first line that does not fit: with the rules, and without them."""
    whole, tree = msgspec.json.decode(_file(name)), msgspec.json.decode(_file(name))
    line = case.tamper(tree)
    first = first_misfit(verify(msgspec.json.encode(tree)))
    assert first is not None
    assert (first.check, first.line) == (case.check, line)
    return {
        "name": case.name,
        "of": f"proof-{name}.json",
        "changes": _changes(whole, tree),
        "with_rules": {"check": case.check, "line": line},
        "without_rules": case.browser and {"check": case.browser, "line": line},
    }


def _changes(old: Any, new: Any) -> list[dict[str, Any]]:
    """Where lists differ, from here so many items are replaced by these; else a new value."""
    changes = [_splice(path, _at(old, path), _at(new, path)) for path in LISTS]
    others = [
        {"path": ["proof", name], "value": value}
        for name, value in new["proof"].items()
        if ("proof", name) not in LISTS and value != old["proof"][name]
    ]
    return [change for change in changes if change] + others


def _at(tree: Any, path: tuple[str, ...]) -> Any:
    for step in path:
        tree = tree[step]
    return tree


def _splice(path: tuple[str, ...], old: list[Any], new: list[Any]) -> dict[str, Any]:
    if old == new:
        return {}
    start = next((i for i, (a, b) in enumerate(zip(old, new)) if a != b), min(len(old), len(new)))
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    insert = new[start : len(new) - end]
    return {"path": path, "start": start, "delete": len(old) - end - start, "insert": insert}


if __name__ == "__main__":
    for name, data in vectors().items():
        (FOLDER / name).write_bytes(data)
