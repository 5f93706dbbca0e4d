"""The message catalogues as trees: which messages there are, and what they speak of."""

from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from paddock.words import catalogue

PLURALS = frozenset({"zero", "one", "two", "few", "many"})


class Entry(Struct):
    """A message of one language. `selects` has the variants of each choice by a number."""

    variables: set[str]
    numbers: set[str]
    selects: list[set[str]]


@cache
def messages(language: str) -> dict[str, Entry]:
    """All messages of a language."""
    return {
        entry.id.name: _entry(entry)
        for text in catalogue(language).values()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    }


def names(language: str) -> list[str]:
    """The names of all messages, again where one is written again."""
    return [
        entry.id.name
        for text in catalogue(language).values()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    ]


@cache
def _texts(language: str) -> dict[str, str]:
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
        for text in catalogue(language).values()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    }


def text_of(language: str, name: str) -> str:
    """A message as it is written, on one line."""
    return " ".join(_texts(language)[name].split())


def junk(language: str) -> list[str]:
    """What is in the files of a language and is not Fluent."""
    return [
        str(entry.content)
        for text in catalogue(language).values()
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Junk)
    ]


def _entry(message: ast.Message) -> Entry:
    reader = _Reader()
    reader.visit(message)
    return Entry(reader.variables, reader.numbers, reader.selects)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.selects: list[set[str]] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name for it
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - Fluent's name for it
        keys = {
            getattr(variant.key, "name", None) or variant.key.value for variant in node.variants
        }
        if keys & PLURALS or any(key.isdecimal() for key in keys):
            self.numbers.add(node.selector.id.name)
            self.selects.append(keys)
        self.generic_visit(node)
