"""Names and chat: what people may call themselves and say."""

import re
import unicodedata
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Final

from paddock.catalog import BOTS
from paddock.protocol.reasons import Reason
from paddock.server.table.errors import Refused
from paddock.words import LANGUAGES

MAX_NAME: Final = 24
MAX_TEXT: Final = 300
MAX_MARKS: Final = 3
"""Marks in a row: more of them climb over the lines above."""
_TITLE: Final = re.compile(rf"^bot-(?:{'|'.join(BOTS)}) = (.+)$", re.MULTILINE)
"""A line of a catalogue that names a level of bots."""
_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control, format (bidi, zero-width), surrogates, private, unassigned, line separators."""
_INVISIBLE: Final = frozenset(
    [
        *(0x034F, 0x17B4, 0x17B5, 0x3164, 0xFFA0),
        *range(0x115F, 0x1161),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0x1D173, 0x1D17B),
        *range(0xE0000, 0xE1000),
        *(0x2800, 0xFFFC),
    ]
)
"""Unicode's Default_Ignorable_Code_Point beyond category Cf, the empty Braille cell and the
object replacement character. Python's unicodedata has no such property."""
_BIDI: Final = frozenset([0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
_LOOKS_LIKE: Final = str.maketrans(
    "аеорсухкмтвніјѕԁһӏԛԝαεορνικτβηγχυζμ01|iı",  # noqa: RUF001 - the ambiguous letters
    "aeopcyxkmtbhljsdhlqwaeopvlktbnyxuzmollll",
)
"""Cyrillic and Greek letters and digits that look like a Latin letter, once their case is folded.
A capital I and a small l are one and the same in many typefaces. Our four languages write with
Latin and Cyrillic; UTS 39 has thousands more."""


def clean_name(text: str) -> str:
    """Return a name: NFKC, 1 to 24 characters as people count them, none of them invisible."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if any(map(_is_hidden, name)):
        raise Refused(Reason.NAME_HAS_HIDDEN_SIGNS)
    if _marks_in_a_row(name) > MAX_MARKS:
        raise Refused(Reason.NAME_HAS_TOO_MANY_MARKS)
    if not 1 <= _seen(name) <= MAX_NAME or len(name) > 4 * MAX_NAME:
        raise Refused(Reason.NAME_LENGTH)
    return name


def skeleton(name: str) -> str:
    """Return a name as it looks at a glance: two names of one table may not look the same."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return plain.replace(" ", "").translate(_LOOKS_LIKE)


@cache
def names_of_bots() -> frozenset[str]:
    """Return the skeletons of all levels of bots, in every language: nobody passes for one."""
    catalogues = files("paddock") / "locale"
    titles = list(BOTS)
    for language in LANGUAGES:  # without `Words`: to read four whole languages takes half a second
        titles += _TITLE.findall((catalogues / language / "lab.ftl").read_text("utf-8"))
    return frozenset(map(skeleton, titles))


def clean_text(text: str) -> str:
    """Chat: text only, at most 300 characters, no control signs but spaces, no bidi controls."""
    seen = "".join(sign for sign in text if ord(sign) not in _BIDI)
    said = unicodedata.normalize("NFC", seen).strip()
    if any(unicodedata.category(sign) in _HIDDEN - {"Cf"} for sign in said):
        raise Refused(Reason.TEXT_HAS_HIDDEN_SIGNS)
    if not said or len(said) > MAX_TEXT or all(map(_is_hidden, said)):
        raise Refused(Reason.TEXT_LENGTH)
    return said


def _is_hidden(sign: str) -> bool:
    return unicodedata.category(sign) in _HIDDEN or ord(sign) in _INVISIBLE


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign).startswith("M")


def _marks_in_a_row(text: str) -> int:
    """Return the longest run of marks, those of composed letters included."""
    plain = unicodedata.normalize("NFD", text)
    return max((len([*run]) for mark, run in groupby(plain, _is_mark) if mark), default=0)


def _seen(text: str) -> int:
    """How many signs a reader sees: marks stand on the letter before them."""
    return sum(not _is_mark(sign) for sign in text)
