"""How much of anything one client gets. The current time is a parameter."""

from collections import OrderedDict
from collections.abc import Container
from typing import Final

from msgspec import Struct

FRAME_BYTES: Final = 8 * 1024
BODY_BYTES: Final = 128 * 1024
BODY_SECONDS: Final = 10.0


class Limits(Struct, frozen=True):
    """The limits of a server; tests and measurements may grant more or less."""

    hello_seconds: float = 5.0
    messages: int = 100
    message_seconds: float = 20.0
    """How many messages one seat, or one spectator's socket, may send in so many seconds."""
    address_messages: int = 5_000
    """The same for all sockets of one address together: a school's are many."""
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
    day_opens: int = 1000
    day_seconds: float = 86400.0
    """How many tables one address may open, and seats take, in so many seconds and in a day.

    A rematch opens a table, too.
    """
    tables: int = 100
    """How many tables that one address opened may be unfinished."""
    lobbies: int = 8
    """At how many public tables in the lobby one address may sit."""
    guesses: int = 10
    site_guesses: int = 100
    all_guesses: int = 300
    guess_seconds: float = 60.0
    """How many wrong invitations one address, one site and all together may try in so many seconds.

    Where all together have tried too many, who was not wrong lately may still try one.
    """
    checks: int = 60
    check_seconds: float = 60.0
    """How many decks one address may have checked in so many seconds."""
    games: int = 240
    game_seconds: float = 60.0
    """How many records and replays of finished games one address may get in so many seconds."""
    requests: int = 100
    request_seconds: float = 1.0
    """How many requests over HTTP one address may send at once, and in so many seconds after that.

    Faster ones wait: a class of thirty has one address, and each page asks for forty files.
    """
    advice: int = 240
    advice_seconds: float = 60.0
    """How many estimates of open decisions one address may get in so many seconds."""


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

    def full(self, now: float) -> bool:
        """Whether one more would be beyond the limit."""
        return sum(now - time < self._seconds for time in self._times) >= self._most

    def idle(self, now: float) -> bool:
        """Whether nothing within the span is left to remember."""
        return not self._times or now - self._times[-1] >= self._seconds


class Bucket:
    """At most so many at once, and as many again in so many seconds.

    Unlike a `Window` it takes the same time and room however many it grants.
    """

    __slots__ = ("_at", "_left", "_most", "_seconds")

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._left, self._at = float(most), 0.0

    def allows(self, now: float) -> bool:
        """Count one more, if it is within the limit."""
        passed = max(0.0, now - self._at)
        self._left = min(float(self._most), self._left + passed * self._most / self._seconds)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def idle(self, now: float) -> bool:
        """Whether it is full again: a new one would be the same."""
        return self._left + (now - self._at) * self._most / self._seconds >= self._most


class Pace:
    """Makes an address wait that asks faster than `most` in so many seconds, after the first."""

    FORGET_ABOVE: Final = 4096

    def __init__(self, most: int, seconds: float) -> None:
        self._each, self._slack = seconds / most, seconds
        self._due: dict[str, float] = {}
        """When the next request of an address would be on time."""

    def delay(self, address: str, now: float) -> float:
        """Count one more request; how long it has to wait."""
        if len(self._due) > self.FORGET_ABOVE:
            self._due = {a: due for a, due in self._due.items() if due > now - self._slack}
        due = max(self._due.get(address, 0.0), now - self._slack) + self._each
        self._due[address] = due
        return max(0.0, due - now)


class Addresses:
    """A window for every address that came lately."""

    FORGET_ABOVE: Final = 4096

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._windows: dict[str, Window] = {}

    def full(self, address: str, now: float) -> bool:
        """Whether one more from this address would be beyond the limit."""
        window = self._windows.get(address)
        return window is not None and window.full(now)

    def idle(self, address: str, now: float) -> bool:
        """Whether nothing came from this address lately."""
        window = self._windows.get(address)
        return window is None or window.idle(now)

    def allows(self, address: str, now: float) -> bool:
        """Count one more from this address, if it is within the limit."""
        if len(self._windows) > self.FORGET_ABOVE:
            self._windows = {a: w for a, w in self._windows.items() if not w.idle(now)}
        window = self._windows.get(address)
        if window is None:
            window = self._windows[address] = Window(self._most, self._seconds)
        return window.allows(now)


class Guesses:
    """Limits wrong invitations, per address and in all. Right ones cost nothing."""

    def __init__(self, limits: Limits) -> None:
        self._all = Window(limits.all_guesses, limits.guess_seconds)
        self._each = Addresses(limits.guesses, limits.guess_seconds)
        self._sites = Addresses(limits.site_guesses, limits.guess_seconds)

    def allows(self, address: str, site: str, now: float) -> bool:
        """Whether this address may try one more."""
        if self._each.full(address, now) or self._sites.full(site, now):
            return False
        return not self._all.full(now) or self._each.idle(address, now)

    def missed(self, address: str, site: str, now: float) -> None:
        """Count a wrong guess."""
        self._all.allows(now)
        self._each.allows(address, now)
        self._sites.allows(site, now)


class MessageCounts:
    """Counts the messages of each seat and each address: a new socket does not start a new count.

    They outlive sockets, and are dropped when nothing is left.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._seats: dict[tuple[str, int], Window] = {}
        self._addresses: dict[str, Bucket] = {}
        self._cleaned = 0.0

    def of_seat(self, place: tuple[str, int]) -> Window:
        """Return the count of one seat at one table."""
        window = self._seats.get(place)
        if window is None:
            window = Window(self._limits.messages, self._limits.message_seconds)
            self._seats[place] = window
        return window

    def of_address(self, address: str) -> Bucket:
        """Return the count of one address, over all its seats and sockets."""
        bucket = self._addresses.get(address)
        if bucket is None:
            bucket = Bucket(self._limits.address_messages, self._limits.message_seconds)
            self._addresses[address] = bucket
        return bucket

    def drop_old(
        self, now: float, seats: Container[tuple[str, int]], addresses: Container[str]
    ) -> None:
        """Forget, now and then, who sends nothing any more; not those with a socket."""
        if abs(now - self._cleaned) < self._limits.message_seconds:
            return
        self._cleaned = now
        windows, buckets = self._seats.items(), self._addresses.items()
        self._seats = {p: w for p, w in windows if p in seats or not w.idle(now)}
        self._addresses = {a: b for a, b in buckets if a in addresses or not b.idle(now)}


class Opens:
    """Limits how many tables an address opens, in a minute and in a day."""

    FORGET_ABOVE: Final = 4096

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._lately = Addresses(limits.opens, limits.open_seconds)
        self._days: dict[str, Bucket] = {}
        self._rematches: OrderedDict[tuple[str, str], None] = OrderedDict()

    def allows(self, address: str, now: float) -> bool:
        """Count one more from this address, if it is within both limits."""
        return self._lately.allows(address, now) and self._day(address, now).allows(now)

    def allows_rematch(self, address: str, code: str, now: float) -> bool:
        """Count the rematch of a table, once for all who ask, if it is within both limits."""
        asked = (address, code)
        if asked in self._rematches:
            return True
        if not self.allows(address, now):
            return False
        self._rematches[asked] = None
        if len(self._rematches) > self.FORGET_ABOVE:
            self._rematches.popitem(last=False)
        return True

    def _day(self, address: str, now: float) -> Bucket:
        if len(self._days) > self.FORGET_ABOVE:
            self._days = {a: day for a, day in self._days.items() if not day.idle(now)}
        day = self._days.get(address)
        if day is None:
            limits = self._limits
            day = self._days[address] = Bucket(limits.day_opens, limits.day_seconds)
        return day
