"""Names and chat: what people may call themselves and say."""

import unicodedata
from typing import Final

from paddock.server.pen import Refused

MOST_OF_A_NAME: Final = 24
MOST_OF_A_TEXT: Final = 300
_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control, format (bidi, zero-width), surrogates, private, unassigned, line separators."""


def clean_name(text: str) -> str:
    """A name: NFKC, 1 to 24 characters as people count them, none of them invisible."""
    name = " ".join(unicodedata.normalize("NFKC", text).split(" ")).strip()
    if any(unicodedata.category(sign) in _HIDDEN for sign in name):
        raise Refused("name-has-hidden-signs")
    if not 1 <= _seen(name) <= MOST_OF_A_NAME or len(name) > 4 * MOST_OF_A_NAME:
        raise Refused("name-length")
    return name


def clean_text(text: str) -> str:
    """Chat: text only, at most 300 characters, no control signs but spaces."""
    said = unicodedata.normalize("NFC", text).strip()
    if any(unicodedata.category(sign) in _HIDDEN - {"Cf"} for sign in said):
        raise Refused("text-has-hidden-signs")
    if not 1 <= len(said) <= MOST_OF_A_TEXT:
        raise Refused("text-length")
    return said


def _seen(text: str) -> int:
    """How many signs a reader sees: marks stand on the letter before them."""
    return sum(not unicodedata.category(sign).startswith("M") for sign in text)
