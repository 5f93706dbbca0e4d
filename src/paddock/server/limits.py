"""How much of anything one client gets. Numbers from docs/reliability.md; time comes in."""

from typing import Final

from msgspec import Struct

FRAME_BYTES: Final = 8 * 1024
BODY_BYTES: Final = 128 * 1024
BODY_SECONDS: Final = 10.0


class Limits(Struct, frozen=True):
    """What a server grants; tests and measurements may grant more or less."""

    hello_seconds: float = 5.0
    messages: int = 100
    message_seconds: float = 20.0
    malformed: int = 3
    sockets_a_seat: int = 4
    send_seconds: float = 5.0
    """How long a client may take no bytes at all before it is let go."""
    connects: int = 120
    connect_seconds: float = 10.0
    """How many sockets one address may open in so many seconds."""
    sockets: int = 500
    """How many sockets one address may have open."""
    opens: int = 30
    open_seconds: float = 60.0
    """How many tables one address may open, and seats take, in so many seconds."""
    tables: int = 100
    """How many tables that one address opened may be unfinished."""
    checks: int = 60
    check_seconds: float = 60.0
    """How many decks one address may have checked in so many seconds."""
    games: int = 240
    game_seconds: float = 60.0
    """How many records and replays of finished games one address may get in so many seconds."""


class Window:
    """At most so many in any span of so many seconds."""

    __slots__ = ("_most", "_seconds", "_times")

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._times: list[float] = []  # a deque of none at all takes 600 bytes of every socket

    def allows(self, now: float) -> bool:
        """Count one more, if it is within the limit."""
        while self._times and now - self._times[0] >= self._seconds:
            del self._times[0]
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True

    def idle(self, now: float) -> bool:
        """Whether nothing within the span is left to remember."""
        return not self._times or now - self._times[-1] >= self._seconds


class Addresses:
    """A window for every address that came lately."""

    FORGET_ABOVE: Final = 4096

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._windows: dict[str, Window] = {}

    def allows(self, address: str, now: float) -> bool:
        """Count one more from this address, if it is within the limit."""
        if len(self._windows) > self.FORGET_ABOVE:
            self._windows = {a: w for a, w in self._windows.items() if not w.idle(now)}
        window = self._windows.get(address)
        if window is None:
            window = self._windows[address] = Window(self._most, self._seconds)
        return window.allows(now)
