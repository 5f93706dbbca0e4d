"""Signs and colours: a shape and a colour for everybody, as in the browser."""

import os
import sys
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

COLOURS: Final = ("#ff6b6b", "#5ca8ff", "#3fd07a", "#ffd23f", "#c88bff", "#ffffff")
"""Red, blue, green, yellow, purple, white: light enough for a dark screen."""
WARNING: Final = "bold #ff8c69"
QUIET: Final = "dim"
GOOD: Final = "bold #3fd07a"


class Marks(Struct, frozen=True):
    """The signs that a terminal can show."""

    pilots: str
    lit: str
    dark: str
    locked: str
    thinking: str
    away: str
    field: str
    leaving: str
    full: str
    empty: str
    arrows: Mapping[str, str]
    lane: str
    second: str
    winner: str
    edge: str
    dot: str
    across: str
    ascii: bool = False

    def spelled(self, text: str) -> str:
        """A text in signs that the terminal has, each for one other."""
        return text.translate(_PLAIN_SIGNS) if self.ascii else text


_PLAIN_SIGNS: Final = str.maketrans("\u2212\u2013\u2026\u201c\u201d\u00b7\u00a0", '--.""- ')

UNICODE: Final = Marks(
    pilots="●■▲◆★⬢",
    lit="●",
    dark="○",
    locked="✓",
    thinking="…",
    away="⊘",
    field="≋",
    leaving="░",
    full="█",
    empty="░",
    arrows={"left": "◂", "middle": "▴", "right": "▸"},
    lane="·",
    second="2",
    winner="♛",
    edge="│",
    dot="·",
    across="←→",
)
ASCII: Final = Marks(
    pilots="O#AV*X",
    lit="o",
    dark="-",
    locked="+",
    thinking="?",
    away="/",
    field="=",
    leaving=":",
    full="#",
    empty=".",
    arrows={"left": "<", "middle": "^", "right": ">"},
    lane=".",
    second="2",
    winner="@",
    edge="|",
    dot="-",
    across="<>",
    ascii=True,
)


def marks_for(encoding: str | None, environment: Mapping[str, str]) -> Marks:
    """Signs for this terminal: the Linux console has no stars, and not every locale is UTF-8."""
    utf8 = (encoding or "ascii").lower().replace("-", "").replace("_", "") == "utf8"
    # Python writes UTF-8 in the locale C, too; a terminal that was set to it expects ASCII.
    locale = environment.get("LC_ALL") or environment.get("LC_CTYPE") or environment.get("LANG")
    plain = locale in ("C", "POSIX") or environment.get("TERM") in ("linux", "dumb")
    return UNICODE if utf8 and not plain else ASCII


def marks_here() -> Marks:
    """Signs for the terminal that this process writes to."""
    return marks_for(sys.stdout.encoding, os.environ)
