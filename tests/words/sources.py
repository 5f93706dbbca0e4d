"""Which messages and fault codes the source asks for, read from its syntax trees."""

import ast
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

import paddock

SOURCE = Path(paddock.__file__).parent
SAYING = frozenset({"words", "message", "refuse", "self", "tell", "_plain"})


class FaultCall(Struct, frozen=True):
    """A place in the source that finds a fault, and the details it gives."""

    code: str
    details: frozenset[str]


def templates() -> set[str]:
    """Every name that is asked for, with {} for what is filled in at run time."""
    calls = [call for tree in _trees("*.py") for call in _calls(tree, SAYING)]
    return {template for call in calls for template in _templates(call.args[0])}


def fault_calls() -> set[FaultCall]:
    """Every fault that reading or checking a deck can find."""
    return {
        FaultCall(str(code.value), frozenset(str(keyword.arg) for keyword in call.keywords))
        for pattern in ("deck_*.py", "faults.py")
        for tree in _trees(pattern)
        for call in _calls(tree, {"add", "warn"})
        if len(call.args) == 2 and isinstance(code := call.args[0], ast.Constant)
    }


def _trees(pattern: str) -> Iterator[ast.Module]:
    for path in sorted(SOURCE.rglob(pattern)):
        yield ast.parse(path.read_text("utf-8"))


def _calls(tree: ast.Module, named: frozenset[str] | set[str]) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and _name(node.func) in named:
            yield node


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _templates(argument: ast.expr) -> Iterator[str]:
    match argument:
        case ast.Constant(str() as name):
            yield name
        case ast.JoinedStr(parts):
            yield "".join(str(p.value) if isinstance(p, ast.Constant) else "{}" for p in parts)
        case ast.IfExp(body=first, orelse=second):
            yield from _templates(first)
            yield from _templates(second)
        case _:
            pass
