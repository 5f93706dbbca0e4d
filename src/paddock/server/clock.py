"""The time as the service knows it: it never jumps, whatever is done to the clock on the wall."""

import time
from typing import Protocol


class Clock(Protocol):
    """Seconds since 1970, as far as anyone can tell."""

    def now(self) -> float:
        """The time now; never less than it was before."""
        ...


class SteadyClock:
    """The wall clock as it was when the service began, carried on by the steady one."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        """The time now."""
        return time.monotonic() + self._offset
