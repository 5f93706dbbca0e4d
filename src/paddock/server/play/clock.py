"""The time as the service knows it: it never jumps, whatever is done to the clock on the wall.

From one life of the process to the next it may jump ahead, and never back.
"""

import time
from typing import Protocol


class Clock(Protocol):
    """Seconds since 1970, by the clock of this machine."""

    def now(self) -> float:
        """Return the time now; never less than it was before."""
        ...

    def not_before(self, moment: float) -> None:
        """Somebody has seen this time already: should it be earlier, go on from there."""
        ...


class SteadyClock:
    """The wall clock as it was when the service began, carried on by the steady one.

    Processes that share a database take the time from there: one clock for all deadlines.
    """

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        """Return the time now."""
        return time.monotonic() + self._offset

    def begin_at(self, moment: float) -> None:
        """Take the time from somebody else's clock, before anybody has asked for it."""
        self._offset = moment - time.monotonic()

    def not_before(self, moment: float) -> None:
        """Go on from here, should the wall clock have been set back while nobody was there."""
        self._offset += max(0.0, moment - self.now())
