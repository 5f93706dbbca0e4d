"""Writes web/src/lib/protocol.ts: every message, and what the games put into them, for the browser.

`make types`. The file is in the repository, and a test says when it is not fresh.
"""

import enum
import inspect
import types
import typing
from pathlib import Path
from typing import Any, Final

import msgspec

from paddock import protocol
from paddock.core import GameOver
from paddock.games.outspeed import events as outspeed_events
from paddock.games.outspeed import prospects as outspeed_prospects
from paddock.games.outspeed import state as outspeed_state
from paddock.games.outspeed import view as outspeed_view
from paddock.games.why_first import events as why_first_events
from paddock.games.why_first import prospects as why_first_prospects
from paddock.games.why_first import state as why_first_state
from paddock.games.why_first import view as why_first_view
from paddock.server import entry as entries
from paddock.server import match as matches

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
MOST: Final = 100
"""Letters of a line."""

HEAD: Final = """\
/**
 * Every message on the wire, and what the games put into them. docs/protocol.md tells how they are
 * used. Made from src/paddock/protocol.py by tools/typescript.py: `make types`. Do not edit.
 */
"""
PLAIN: Final = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
NEW_TYPES: Final = {
    "Seat": "A place at the table, counted from 0.",
    "Figure": "A figure on the track: a player's has the number of their seat, Leon's the next.",
}
GAME_ALIASES: Final = {
    "OutspeedAction": ("What can be chosen in OUTSPEED.", outspeed_state.Action),
    "OutspeedEvent": ("What can happen in OUTSPEED.", outspeed_events.AnyEvent),
    "WhyFirstAction": ("What can be chosen in Why First?.", why_first_state.Action),
    "WhyFirstEvent": ("What can happen in Why First?.", why_first_events.AnyEvent),
}
WRITTEN: Final = {
    "Action": ("What can be chosen, whatever the game.", "OutspeedAction | WhyFirstAction"),
    "GameEvent": ("What can happen, whatever the game.", "OutspeedEvent | WhyFirstEvent"),
    "Config": ("What is agreed before a game.", "OutspeedConfig | WhyFirstConfig"),
    "GameView": (
        "What a viewer knows of a game; the config is in the `Welcome`.",
        'Omit<OutspeedView, "config"> | Omit<WhyFirstView, "config">',
    ),
    "GameProspects": (
        "What the options may lead to, whatever the game.",
        "OutspeedProspects | WhyFirstProspects",
    ),
}
SEAT_SHOWN: Final = """\
/** Who is on a seat: nobody, a player or a bot. `stood_in`: a bot plays until they return. */
export interface SeatShown {
  readonly name: string | null;
  readonly bot: string | null;
  readonly ready: boolean;
  readonly stood_in: boolean;
}
"""
ANY_FIELDS: Final = {
    ("Choose", "action"): "Action",
    ("Welcome", "status"): "Status",
    ("Welcome", "options"): "Options",
    ("Welcome", "config"): "Config",
    ("News", "entry"): "Entry",
    ("Look", "status"): "Status",
    ("Look", "seats"): "readonly SeatShown[]",
    ("Look", "view"): "GameView | null",
    ("Look", "options"): "readonly Action[]",
    ("Look", "prospects"): "GameProspects | null",
    ("Look", "my_choice"): "Action | null",
    ("Look", "result"): "GameOver | null",
    ("TableInfo", "status"): "Status",
    ("Replay", "status"): "Status",
    ("Replay", "options"): "Options",
    ("Replay", "config"): "Config",
    ("Replay", "result"): "GameOver | null",
    ("ReplayStep", "choices"): "{ readonly [seat: string]: Action | null } | null",
    ("ReplayStep", "events"): "readonly GameEvent[]",
    ("ReplayStep", "view"): "GameView | null",
    ("ReplayStep", "options"): "readonly Action[]",
    ("ReplayStep", "prospects"): "GameProspects | null",
    ("CatalogGame", "deck"): "OutspeedDeck | WhyFirstDeck",
    ("DeckChecked", "deck"): "OutspeedDeck | WhyFirstDeck | null",
    ("Chose", "action"): "Action | null",
    ("Revealed", "inputs"): "null",
    ("Revealed", "events"): "readonly (readonly GameEvent[])[]",
}
"""What Python leaves open, because the wire knows no game, and what a client is really sent."""


class Writer:
    """Collects declarations, each after nothing in particular: TypeScript needs no order."""

    def __init__(self) -> None:
        self.names = _names()
        self.known = {id(alias): name for name, alias in _protocol_aliases().items()}
        self.text: dict[str, str] = {}

    # Types

    def type_of(self, hint: Any) -> str:
        """A type of Python as TypeScript writes it."""
        if id(hint) in self.known:
            return self.known[id(hint)]
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, typing.NewType):
            return self._new_type(hint)
        if isinstance(hint, type) and issubclass(hint, enum.Enum | msgspec.Struct):
            return self.declare(hint)
        return self._generic(hint)

    def _generic(self, hint: Any) -> str:
        origin, inside = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            return self.type_of(inside[0])
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(map(self.type_of, inside)))
        if origin is typing.Literal:
            return " | ".join(f'"{value}"' for value in inside)
        if origin is dict:
            return f"{{ readonly [key: string]: {self.type_of(inside[1])} }}"
        if origin in (tuple, frozenset, list):
            if origin is tuple and inside[-1] is not Ellipsis:
                return f"readonly [{', '.join(map(self.type_of, inside))}]"
            return f"readonly {self._item(inside[0])}[]"
        raise TypeError(f"how is {hint!r} written in TypeScript?")

    def _item(self, hint: Any) -> str:
        found = self.type_of(hint)
        return f"({found})" if " " in found else found

    def _new_type(self, hint: Any) -> str:
        name = str(hint.__name__)
        self.alias(name, NEW_TYPES[name], self.type_of(hint.__supertype__))
        return name

    # Declarations

    def alias(self, name: str, about: str, meaning: str) -> None:
        """A name for a type."""
        line = f"export type {name} = {meaning};"
        if len(line) > MOST and " | " in meaning:
            parts = "".join(f"\n  | {part}" for part in meaning.split(" | "))
            line = f"export type {name} ={parts};"
        self.text[name] = f"{_comment(about)}{line}\n"

    def declare(self, cls: type[Any]) -> str:
        """An enumeration or a struct; its name."""
        name = self.names.get(cls, cls.__name__)
        if name not in self.text:
            self.text[name] = ""  # what refers to itself finds itself here
            if issubclass(cls, enum.Enum):
                values = [f'"{m.value}"' if isinstance(m.value, str) else str(m.value) for m in cls]
                self.alias(name, _about(cls), " | ".join(values))
            else:
                self._struct(name, cls)
        return name

    def _struct(self, name: str, cls: type[Any]) -> None:
        config = cls.__struct_config__
        hints = typing.get_type_hints(cls, include_extras=True)
        fields = [(field, hints[field.name]) for field in msgspec.structs.fields(cls)]
        if config.array_like:
            inside = ", ".join(f"{f.encode_name}: {self.type_of(hint)}" for f, hint in fields)
            self.alias(name, _about(cls), f"readonly [{inside}]")
            return
        from_client = cls.__module__ == protocol.__name__ and config.forbid_unknown_fields
        lines = [f'  readonly type: "{config.tag}";'] if config.tag else []
        for field, hint in fields:
            may_miss = not field.required and (from_client or config.omit_defaults)
            meaning = ANY_FIELDS.get((name, field.name)) or self.type_of(hint)
            lines.append(f"  readonly {field.encode_name}{'?' * may_miss}: {meaning};")
        body = "\n".join(lines)
        self.text[name] = f"{_comment(_about(cls))}export interface {name} {{\n{body}\n}}\n"


def written() -> str:
    """The whole file."""
    writer = Writer()
    chapters = [
        ("Values", _aliases),
        ("Messages of a client and of the server, and bodies over HTTP", _messages),
        ("What stands in a table's log, as one viewer is told it", _entries),
        ("The games", _games),
    ]
    parts = [HEAD]
    for title, add in chapters:
        before = set(writer.text)
        add(writer)
        fresh = [text for name, text in writer.text.items() if name not in before]
        parts += [f"// {title}\n", *fresh]
    return "\n".join(parts)


def _aliases(writer: Writer) -> None:
    for name, alias in _protocol_aliases().items():
        inside, *metas = typing.get_args(alias)
        limits = [meta for meta in metas if isinstance(meta, msgspec.Meta)]
        writer.alias(name, _limits(limits[0]), PLAIN[inside])
    writer.declare(matches.Status)
    for name, (about, meaning) in WRITTEN.items():
        writer.alias(name, about, meaning)
    writer.text["SeatShown"] = SEAT_SHOWN


def _messages(writer: Writer) -> None:
    for cls in _structs_of(protocol):
        writer.declare(cls)
    for name, about in {
        "Request": "What a client asks for, with a key of its own choosing.",
        "FromClient": "Everything that a client may send.",
        "FromServer": "Everything that a client is sent.",
    }.items():
        hint = getattr(protocol, name)
        writer.alias(name, about, writer.type_of(hint))


def _entries(writer: Writer) -> None:
    writer.alias("Entry", "Any of the entries below.", writer.type_of(entries.Entry))


def _games(writer: Writer) -> None:
    writer.declare(GameOver)
    for name, (about, alias) in GAME_ALIASES.items():
        writer.alias(name, about, writer.type_of(alias))
    for cls in (outspeed_view.View, why_first_view.View):
        writer.declare(cls)
    for told in (outspeed_prospects.Prospects, why_first_prospects.Prospects):
        writer.declare(told)


def _structs_of(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines, in its order."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
    ]


def _protocol_aliases() -> dict[str, Any]:
    """Key, Hex, Text and so on: what the protocol has a name for."""
    found = vars(protocol).items()
    return {name: value for name, value in found if typing.get_origin(value) is typing.Annotated}


def _names() -> dict[type[Any], str]:
    """Types that both games have are called after their game."""
    games = {"Outspeed": "paddock.games.outspeed", "WhyFirst": "paddock.games.why_first"}
    both = ("Config", "Deck", "Phase", "Prospects", "View")
    modules = (
        *(outspeed_state, outspeed_view, outspeed_prospects),
        *(why_first_state, why_first_view, why_first_prospects),
    )
    return {
        vars(module)[name]: prefix + name
        for prefix, package in games.items()
        for module in modules
        if module.__name__.startswith(package)
        for name in both
        if name in vars(module)
    }


def _about(cls: type[Any]) -> str:
    return inspect.getdoc(cls) or ""


def _limits(meta: msgspec.Meta) -> str:
    told = [
        f"{name.replace('_', ' ')} {value}"
        for name in ("ge", "le", "min_length", "max_length", "pattern")
        if (value := getattr(meta, name)) is not None
    ]
    words = ", ".join(told).replace("ge ", "at least ").replace("le ", "at most ")
    return words.replace("min length", "length at least").replace("max length", "length at most")


def _comment(about: str) -> str:
    """The docstring as a comment; Python's None is null here."""
    lines = (
        about.replace("`None`", "null").replace(" None", " null").replace("*/", "* /").split("\n")
    )
    if lines == [""]:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


if __name__ == "__main__":
    TARGET.write_text(written(), "utf-8")
    print(TARGET)
