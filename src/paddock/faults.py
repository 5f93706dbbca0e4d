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

MAX_DOTS: Final = 200
"""In one line. A key of thousands of parts keeps Python's reader busy for half a minute."""


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
    """The faults found so far."""

    def __init__(self) -> None:
        self._found: list[Fault] = []

    def add(self, code: str, place: Place, **details: str) -> None:
        """The deck cannot be played like this."""
        self._found.append(Fault(code, place, tuple(details.items())))

    def warn(self, code: str, place: Place, **details: str) -> None:
        """The deck can be played, but its owner should know."""
        self._found.append(Fault(code, place, tuple(details.items()), warning=True))

    def found(self) -> tuple[Fault, ...]:
        """All of them, in the order of the file."""
        return tuple(self._found)


def read_toml(text: str, faults: Faults) -> TomlTable | None:
    """The document in a file, or None and the reason why there is none.

    Python reads neither endless numbers nor endless nesting.
    """
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


def as_list(value: object) -> list[Toml]:
    """What stands in a file where a list should be; nothing, if it is none."""
    return [*cast("list[Toml]", value)] if isinstance(value, list) else []


class DeckError(ValueError):
    """A deck that cannot be played, with everything that is wrong with it."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(f"{len(faults)} faults in the deck, the first: {faults[0]}")
        self.faults = faults
