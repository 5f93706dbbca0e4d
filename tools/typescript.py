"""Write web/src/lib/protocol/types.ts: every message and what the games put into it.

`make types`. The file is in the repository, and a test says when it is not fresh.
"""

import enum
import inspect
import types
import typing
from collections import Counter, abc
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, TypeAlias

import msgspec

from paddock import protocol
from paddock.catalog import GAMES
from paddock.coach import Analysis, Hint
from paddock.core import GameOver
from paddock.game_entry import Constant, GameEntry
from paddock.proof import entry as entries
from paddock.protocol import http, socket
from paddock.protocol.reasons import NOT_DONE, Reason
from paddock.words import Words

TARGET: Final = (
    Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol" / "types.ts"
)
MOST: Final = 100
"""Letters of a line."""

HEAD: Final = """\
/**
 * Every message on the wire, and what the games put into them. docs/protocol.md tells how they are
 * used. Made from src/paddock/protocol by tools/typescript.py: `make types`. Do not edit.
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
UNIONS: Final = {
    "ActionT": ("Action", "What can be chosen, whatever the game."),
    "OutcomeT": ("Outcome", "What chance can give, whatever the game."),
    "EventT": ("GameEvent", "What can happen, whatever the game."),
    "ConfigT": ("Config", "What is agreed before a game."),
    "ViewT": ("GameView", "What a viewer knows of a game; the config is in the `Welcome`."),
    "ProspectsT": ("GameProspects", "What the options may lead to, whatever the game."),
    "DeckT": ("Deck", "What a game is played with."),
}
"""Where Python has a type variable, a client that knows all games has a union of theirs."""


OURS: Final = [game for game in GAMES.values() if game.words.package == "paddock"]
"""The games that the browser has."""


Fields: TypeAlias = Sequence[tuple[str, str, bool]]
"""The name and the type of each field, and whether it may be missing."""


class Writer:
    """Collects declarations, each after nothing in particular: TypeScript needs no order."""

    READONLY: ClassVar = "readonly "
    """What stands before the type of an array."""

    def __init__(self) -> None:
        self.names = _names()
        self.known = {id(alias): name for name, alias in _protocol_aliases().items()}
        self.text: dict[str, str] = {}

    # Types

    def type_of(self, hint: Any) -> str:
        """A type of Python as TypeScript writes it."""
        if id(hint) in self.known:
            return self.known[id(hint)]
        if typing.get_origin(hint) is typing.Annotated:
            hint = typing.get_args(hint)[0]
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, typing.NewType | typing.TypeVar):
            return self._named(hint)
        if isinstance(hint, type) and issubclass(hint, enum.Enum | msgspec.Struct):
            return self.declare(hint)
        return self._generic(hint)

    def _generic(self, hint: Any) -> str:
        origin, inside = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Union, types.UnionType):
            return "Entry" if _kinds(hint) == _kinds(entries.Entry) else self.union(inside)
        if origin is typing.Literal:
            return " | ".join(f'"{value}"' for value in inside)
        if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
            return self.declare(origin)
        if origin in (dict, abc.Mapping, tuple, frozenset, list):
            return self._collection(origin, inside)
        raise TypeError(f"how is {hint!r} written in TypeScript?")

    def _collection(self, origin: Any, inside: Sequence[Any]) -> str:
        if origin in (dict, abc.Mapping):
            return f"{{ readonly [key: string]: {self.type_of(inside[1])} }}"
        if origin is tuple and inside[-1] is not Ellipsis:
            return f"readonly [{', '.join(map(self.type_of, inside))}]"
        return f"readonly {self._item(inside[0])}[]"

    def union(self, inside: Sequence[Any]) -> str:
        """One of these. What is unset is not there: that is said by the field."""
        named = [each for each in inside if each is not msgspec.UnsetType]
        return " | ".join(dict.fromkeys(map(self.type_of, named)))

    def _item(self, hint: Any) -> str:
        found = self.type_of(hint)
        return f"({found})" if " " in found else found

    def _named(self, hint: Any) -> str:
        name = str(hint.__name__)
        if isinstance(hint, typing.TypeVar):
            return UNIONS[name][0]
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

    def constants(self, name: str, about: str, numbers: Mapping[str, Constant]) -> None:
        """Numbers, or lists of them, by their names, as a value."""
        lines = "".join(f"  {key}: {_literal(number)},\n" for key, number in numbers.items())
        self.text[name] = f"{_comment(about)}export const {name} = {{\n{lines}}} as const;\n"

    def choice(self, name: str, about: str, kind: str, values: Sequence[str]) -> None:
        """Some of the values of an enumeration, as a value."""
        lines = "".join(f'  "{value}",\n' for value in values)
        head = f"export const {name}: ReadonlySet<string> = new Set<{kind}>([\n"
        self.text[name] = f"{_comment(about)}{head}{lines}]);\n"

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
            self.alias(name, _about(cls), f"{self.READONLY}[{inside}]")
            return
        from_client = cls.__module__.startswith(protocol.__name__) and config.forbid_unknown_fields
        described = []
        for field, hint in fields:
            unset = field.default is msgspec.UNSET
            may_miss = unset or (not field.required and (from_client or config.omit_defaults))
            described.append((str(field.encode_name), self.type_of(hint), may_miss))
        self.text[name] = self.struct(name, _about(cls), config.tag, described)

    def struct(self, name: str, about: str, tag: str | None, fields: Fields) -> str:
        """A struct with its tag and its fields."""
        lines = [f'  readonly type: "{tag}";'] if tag else []
        for field, kind, may_miss in fields:
            lines.append(f"  readonly {field}{'?' * may_miss}: {kind};")
        body = "\n".join(lines)
        return f"{_comment(about)}export interface {name} {{\n{body}\n}}\n"


def written() -> str:
    """The whole file."""
    writer = Writer()
    chapters = [
        ("Values", _aliases),
        ("Messages of a client and of the server, and bodies over HTTP", _messages),
        ("Reasons for refusals", _reasons),
        ("What stands in a table's log, as one viewer may see it", _entries),
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
    for variable, (name, about) in UNIONS.items():
        each = [_of_game(writer, variable, game) for game in OURS]
        writer.alias(name, about, " | ".join(dict.fromkeys(each)))


def _of_game(writer: Writer, variable: str, game: GameEntry) -> str:
    """What a type variable stands for in one game. A view is sent without its config."""
    prefix = _prefix(game)
    match variable:
        case "ActionT":
            return f"{prefix}Action"
        case "EventT":
            return f"{prefix}Event"
        case "OutcomeT":
            return f"{prefix}Outcome"
        case "ViewT":
            return f'Omit<{prefix}View, "config">'
        case _:
            return f"{prefix}{variable.removesuffix('T')}"


def _messages(writer: Writer) -> None:
    structs: list[type[Any]] = [*_structs_of(socket), *_structs_of(http), Hint, Analysis]
    for cls in structs:
        writer.declare(cls)
    for name, about in {
        "Request": "What a client asks for, with a key of its own choosing.",
        "FromClient": "Everything that a client may send.",
        "FromServer": "Everything that a client is sent.",
    }.items():
        hint = getattr(protocol, name)
        writer.alias(name, about, writer.type_of(hint))


def _reasons(writer: Writer) -> None:
    writer.declare(Reason)
    about = "Reasons after which nothing was written, whatever the status of the answer."
    writer.choice("NOT_DONE", about, Reason.__name__, [why for why in Reason if why in NOT_DONE])


def _entries(writer: Writer) -> None:
    every = writer.union(typing.get_args(entries.Entry))
    writer.alias("Entry", "Any of the entries above.", every)


def _games(writer: Writer) -> None:
    writer.declare(GameOver)
    for game in OURS:
        prefix, name = _prefix(game), _title(game)
        for what, about, alias in (
            ("Action", "What can be chosen in", game.rules.action_type),
            ("Event", "What can happen in", game.rules.event_type),
            ("Outcome", "What chance can give in", game.rules.outcome_type),
        ):
            writer.alias(prefix + what, f"{about} {name}.", writer.type_of(alias))
        about = f"Numbers in the rules of {name}."
        writer.constants(game.name.upper(), about, game.faces.constants)
        for cls in (game.rules.view_type, *_returned(game)):
            writer.declare(cls)


def _returned(game: GameEntry) -> tuple[type[Any], ...]:
    """What a game's functions give: its prospects and its deck."""
    functions = (game.rules.prospects, game.rules.house_deck)
    return tuple(typing.get_type_hints(function)["return"] for function in functions)


def _prefix(game: GameEntry) -> str:
    return "".join(part.capitalize() for part in game.name.split("_"))


def _title(game: GameEntry) -> str:
    return Words("en").say(game.title)


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
    found = vars(socket).items()
    return {name: value for name, value in found if typing.get_origin(value) is typing.Annotated}


def _names() -> dict[type[Any], str]:
    """Types of the same name in several games are called after their game."""
    reached = {game.name: _reached(game) for game in OURS}
    counts = Counter(cls.__name__ for classes in reached.values() for cls in classes)
    return {
        cls: _prefix(game) + cls.__name__
        for game in OURS
        for cls in reached[game.name]
        if counts[cls.__name__] > 1
    }


def _reached(game: GameEntry) -> set[type[Any]]:
    """Every struct and enumeration of a game's own that a client may meet."""
    found: set[type[Any]] = set()
    own = game.rules.view_type.__module__.rpartition(".")[0]
    ahead = [
        game.rules.action_type,
        game.rules.outcome_type,
        game.rules.event_type,
        game.rules.view_type,
        *_returned(game),
    ]
    while ahead:
        hint = ahead.pop()
        ahead += typing.get_args(hint)
        if isinstance(hint, type) and hint.__module__.startswith(own):
            if hint not in found and issubclass(hint, msgspec.Struct):
                ahead += typing.get_type_hints(hint).values()
            found.add(hint)
    return found


def _kinds(union: Any) -> set[Any]:
    """What a union is of, whatever it is of that."""
    return {typing.get_origin(each) or each for each in typing.get_args(union)}


def _about(cls: type[Any]) -> str:
    return inspect.getdoc(cls) or ""


def _limits(meta: msgspec.Meta) -> str:
    named = [
        f"{name.replace('_', ' ')} {value}"
        for name in ("ge", "le", "min_length", "max_length", "pattern")
        if (value := getattr(meta, name)) is not None
    ]
    words = ", ".join(named).replace("ge ", "at least ").replace("le ", "at most ")
    return words.replace("min length", "length at least").replace("max length", "length at most")


def _literal(number: Constant) -> str:
    return str(number) if isinstance(number, int) else str([*number])


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
