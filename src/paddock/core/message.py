"""A sentence to be said in any language: its name in the message catalogue, and what fills it."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from paddock.core.seat import Seat


class Pilot(Struct, frozen=True):
    """Somebody at the table, to be called by name; a figure of nobody has a number after theirs."""

    number: int


Part: TypeAlias = "str | int | Pilot | Message | list[Message] | list[Pilot]"


class Message(Struct, frozen=True):
    """`parts` are what the sentence speaks of: numbers, people, other messages, lists of them."""

    name: str
    parts: Mapping[str, Part] = {}


def message(name: str, /, **parts: Part) -> Message:
    """A message with its parts by name."""
    return Message(name, parts)


def pilots(seats: "Mapping[Seat, object] | tuple[Seat, ...] | list[Seat]") -> list[Pilot]:
    """The people in these seats."""
    return [Pilot(seat) for seat in seats]
