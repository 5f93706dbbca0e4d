"""What can be wrong with a deck, and where."""

import tomllib
from datetime import date, datetime, time
from typing import Final, TypeAlias, Union, cast

from msgspec import Struct

Toml: TypeAlias = Union[  # noqa: UP007 - `|` takes no name of what is not yet there
    str, int, float, bool, datetime, date, time, list["Toml"], dict[str, "Toml"]
]
"""What can stand in a TOML file."""
TomlTable: TypeAlias = dict[str, Toml]

MAX_DECK_BYTES: Final = 16 * 1024
"""Of a deck file. The largest box takes 6 KiB."""
MAX_DECK_NAME: Final = 60
MAX_FAULTS: Final = 100
"""A deck with more of them is not read on."""
MAX_DETAIL: Final = 80
"""Characters of a deck file that a fault repeats."""
MAX_DOTS: Final = 100
"""In one line. A key of hundreds of parts takes the square of their number to read."""


class Place(Struct, frozen=True):
    """Tile, face, route and field: as much of it as the fault is about."""

    tile: int | None = None
    face: str | None = None
    route: str | None = None
    field: str | None = None

    def at(self, field: str) -> "Place":
        """A field of this route."""
        return Place(self.tile, self.face, self.route, field)


class Fault(Struct, frozen=True):
    """A fault or, where a real box may differ from rule 13.2, a warning.

    `code` names the sentence in the message catalogue that says it.
    """

    code: str
    place: Place
    details: tuple[tuple[str, str], ...] = ()
    warning: bool = False


class Faults:
    """The faults found so far, the first `MAX_FAULTS` of them."""

    def __init__(self) -> None:
        self._found: list[Fault] = []

    def add(self, code: str, place: Place, **details: str) -> None:
        """The deck cannot be played like this."""
        self._add(code, place, details, warning=False)

    def warn(self, code: str, place: Place, **details: str) -> None:
        """The deck can be played, but its owner should know."""
        self._add(code, place, details, warning=True)

    def found(self) -> tuple[Fault, ...]:
        """All of them, in the order of the file."""
        return tuple(self._found)

    def _add(self, code: str, place: Place, details: dict[str, str], *, warning: bool) -> None:
        if len(self._found) >= MAX_FAULTS:
            return
        parts = tuple((name, _shortened(detail)) for name, detail in details.items())
        self._found.append(Fault(code, place, parts, warning=warning))


def _shortened(text: str) -> str:
    return text if len(text) <= MAX_DETAIL else f"{text[: MAX_DETAIL - 1]}…"


def read_toml(text: str, faults: Faults) -> TomlTable | None:
    """The document in a file, or None and the reason why there is none.

    Python reads neither endless numbers nor endless nesting.
    """
    if len(text.encode(errors="replace")) > MAX_DECK_BYTES:
        faults.add("long-deck", Place(), most=str(MAX_DECK_BYTES // 1024))
        return None
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MAX_DOTS:
            faults.add("many-dots", Place(), line=str(number), most=str(MAX_DOTS))
            return None
    try:
        document = cast("TomlTable", tomllib.loads(text))
        repr(document)  # a number that is read can still be too long to be shown
    except tomllib.TOMLDecodeError as error:
        faults.add("not-toml", Place(), detail=str(error))
    except RecursionError:
        faults.add("too-deep", Place())
    except ValueError:
        faults.add("long-number", Place())
    else:
        return document
    return None


def read_name(document: TomlTable, faults: Faults) -> str:
    """The name of a deck; the beginning of one that is too long."""
    name = document.get("name")
    if not isinstance(name, str) or not name.strip():
        faults.add("no-name", Place(field="name"))
    elif len(name) > MAX_DECK_NAME:
        faults.add("long-name", Place(field="name"), most=str(MAX_DECK_NAME))
    return name[:MAX_DECK_NAME] if isinstance(name, str) else ""


def as_list(value: object) -> list[Toml]:
    """What stands in a file where a list should be; nothing, if it is none."""
    return [*cast("list[Toml]", value)] if isinstance(value, list) else []


class DeckError(ValueError):
    """A deck that cannot be played, with everything that is wrong with it."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(f"{len(faults)} faults in the deck, the first: {faults[0]}")
        self.faults = faults
