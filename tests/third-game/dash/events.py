"""What can happen. All of it is public."""

from typing import TypeAlias

from dash.state import Gait
from paddock.core import PublicEvent, Seat


class GroundShown(PublicEvent, frozen=True):
    """2.2 The die fell."""

    round: int
    wet: int
    gaits: tuple[Gait, ...]


class Moved(PublicEvent, frozen=True):
    """2.3 A runner reached a field."""

    seat: Seat
    field: int


class RaceOver(PublicEvent, frozen=True):
    """3.1 Who won."""

    winners: tuple[Seat, ...]


AnyEvent: TypeAlias = GroundShown | Moved | RaceOver
