"""Invitations: five characters that people can say, for a table whose lobby is open. Pure.

The long code of a table stays its key. An invitation follows from it, and not the other way round.
"""

import hashlib
import re
from typing import Final

from paddock.protocol import Status
from paddock.server.table.match import Match

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without O, I, 0 and 1, which look alike: 32 of them, five bits each."""
LENGTH: Final = 5
_JOINABLE: Final = frozenset({Status.LOBBY, Status.SEEDING})
"""From `seeding` a table may come back to its lobby."""


def invitation_to(code: str) -> str:
    """Return the invitation to the table with this code."""
    number = int.from_bytes(hashlib.sha256(f"paddock invitation\n{code}".encode()).digest()[:4])
    return "".join([LETTERS[number >> 5 * place & 31] for place in range(LENGTH)])


def shown_invitation(match: Match) -> str | None:
    """Return the invitation to show at a table; none once its game has started."""
    return invitation_to(match.code) if match.status in _JOINABLE else None


def read_invitation(text: str) -> str | None:
    """Return an invitation as somebody typed it; None if it is none."""
    typed = text.upper()
    return typed if re.fullmatch(f"[{LETTERS}]{{{LENGTH}}}", typed) else None
