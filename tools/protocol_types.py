"""Write docs/protocol-types.md: the fields of every message, entry, view, event and action.

`make types`. The page is in the repository, and a test says when it is not fresh.
"""

import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import mdformat
from typescript import (
    OURS,
    UNIONS,
    Fields,
    Writer,
    _entries,
    _games,
    _limits,
    _messages,
    _of_game,
)

from paddock import protocol
from paddock.game_entry import Constant

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "protocol-types.md"
MAX_IN_LINE: Final = 6
HEAD: Final = """\
# The types of the protocol

The fields of everything that goes over the wire. [The protocol](protocol.md) tells how they are
used. `make types` writes this page from the types of the server: do not edit it.

| written | means |
| -- | -- |
| `number` | a JSON number; where a whole number is meant, 4.0 is the same as 4 |
| `X or null` | the field is always there, and may be null |
| *optional* | the field may be left out |
| `list of X` | a JSON array |
| `[X, Y]` | a JSON array of exactly these |
| `map of X` | a JSON object; its keys are numbers, written as strings |

New fields may come with a new version of the server: ignore those that you do not know. What you
send must have no others than these.
"""


class Page(Writer):
    """The same walk through all types as for the browser, written for people."""

    READONLY = ""

    def type_of(self, hint: Any) -> str:
        """A type in words; unions are "or"."""
        return super().type_of(hint).replace(" | ", " or ")

    def _collection(self, origin: Any, inside: Any) -> str:
        if origin is tuple and inside[-1] is not Ellipsis:
            return f"[{', '.join(map(self.type_of, inside))}]"
        item = self.type_of(inside[-1] if origin in _MAPS else inside[0])
        return f"{'map' if origin in _MAPS else 'list'} of {item}"

    def alias(self, name: str, about: str, meaning: str) -> None:
        """A name for a type."""
        named = meaning.replace(" | ", " or ").split(" or ")
        kinds = "Any of these:\n\n" + "\n".join(f"- `{kind}`" for kind in named)
        if len(named) <= MAX_IN_LINE:
            kinds = " or ".join(f"`{kind}`" for kind in named)
        parts = [f"### {name}", _plain(about), kinds]
        self.text[name] = "\n\n".join(part for part in parts if part) + "\n"

    def constants(self, name: str, about: str, numbers: Mapping[str, Constant]) -> None:
        """Not on the wire, so not on this page."""

    def struct(self, name: str, about: str, tag: str | None, fields: Fields) -> str:
        """A table of the fields."""
        rows = [f'| `type` | `"{tag}"` |'] if tag else []
        for field, kind, may_miss in fields:
            rows.append(f"| `{field}` | `{kind}`{', *optional*' if may_miss else ''} |")
        table = "\n".join(["| field | type |", "| -- | -- |", *rows]) if rows else "No fields."
        return f"### {name}\n\n{_plain(about)}\n\n{table}\n"


_MAPS: Final = (dict, typing.get_origin(typing.Mapping[str, int]))


def _plain(about: str) -> str:
    return about.replace("`None`", "null").replace("None", "null")


def _values(page: Page) -> None:
    for name, hint in vars(protocol.socket).items():
        if typing.get_origin(hint) is typing.Annotated:
            inside, meta = typing.get_args(hint)
            kind = {str: "string", int: "number"}[inside]
            page.text[name] = f"### {name}\n\nA {kind}: `{_limits(meta)}`\n"
    for variable, (name, about) in UNIONS.items():
        each = [_of_game(page, variable, game) for game in OURS]
        page.alias(name, about, " | ".join(each).replace("Omit<", "").replace(', "config">', ""))
    page.declare(protocol.Status)


def written() -> str:
    """The whole page."""
    page, parts = Page(), [HEAD]
    for title, add in (
        ("Values", _values),
        ("Messages, and bodies over HTTP", _messages),
        ("Entries of a table's log", _entries),
        ("The games: views, events, actions, outcomes", _games),
    ):
        before = set(page.text)
        add(page)
        fresh = [text for name, text in page.text.items() if name not in before]
        parts += [f"## {title}\n", *fresh]
    options = {"wrap": 120, "number": True, "compact_tables": True}
    return mdformat.text("\n".join(parts), options=options, extensions={"tables"})


if __name__ == "__main__":
    TARGET.write_text(written(), "utf-8")
