"""The time that is left for a decision, counted by this machine's own clock, in words."""

import math
import time
from typing import Final

from msgspec import Struct

from paddock.core.message import Message, message

HURRY: Final = 10
"""Seconds from which on it is time to hurry."""
UNITS: Final = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))


class Clock(Struct, frozen=True):
    """When a decision ends, by `time.monotonic`, and the seconds that everybody has for it.

    A server adds the time that it takes to see what happened: more than `most` is never shown.
    """

    ends: float
    most: int

    def left(self) -> int:
        """Whole seconds that are left now."""
        return min(self.most, max(0, math.ceil(self.ends - time.monotonic())))


def time_left(seconds: int) -> Message:
    """What is left, in the two largest units of it."""
    parts: list[tuple[str, int]] = []
    for unit, size in UNITS:
        count, seconds = divmod(seconds, size)
        parts.append((unit, count))
    first = next((at for at, (_, count) in enumerate(parts) if count), len(parts) - 1)
    left = [
        message(f"play-left-{unit}", count=count)
        for unit, count in parts[first : first + 2]
        if count
    ]
    return message("play-time-left", left=left or [message("play-left-seconds", count=0)])
