"""Who sits where, and who is looking."""

from enum import Enum
from typing import Final, NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. Rules know seats; only a server knows people."""


class Spectator(Enum):
    """Someone who sees what is public and nothing else."""

    SPECTATOR = "spectator"

    # There is only one. Enum's own hash is a call of Python, at every look-up of a viewer.
    __hash__ = object.__hash__


SPECTATOR: Final = Spectator.SPECTATOR

Viewer: TypeAlias = Seat | Spectator
