"""Names of bots, as the browser gives them: they follow from the table's code and the seat.

The twin of web/src/lib/bots/characters.ts. People at one table call a bot by the same name.
"""

from typing import Final

BOLD: Final = ("vega", "kit", "zip")
CAREFUL: Final = ("otto", "nova", "gale")
"""The server seats a Regular who plays boldly on even seats and carefully on odd ones."""
BASIS: Final = 0x811C9DC5
PRIME: Final = 0x01000193


def character(code: str, seat: int) -> str:
    """The character of a bot at a table."""
    group = CAREFUL if seat % 2 else BOLD
    return group[(seat // 2 + _digest(code)) % len(group)]


def _digest(code: str) -> int:
    """The FNV-1a hash of a code in 32 bits."""
    digest = BASIS
    for sign in code:
        digest = (digest ^ ord(sign)) * PRIME & 0xFFFFFFFF
    return digest
