"""Counts the messages of each seat and each address: a new socket does not start a new count."""

from collections.abc import Container

from paddock.server.web.limits import Bucket, Limits, Window


class MessageCounts:
    """The counts of one process. They outlive sockets, and are dropped when nothing is left."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._seats: dict[tuple[str, int], Window] = {}
        self._addresses: dict[str, Bucket] = {}
        self._cleaned = 0.0

    def of_seat(self, place: tuple[str, int]) -> Window:
        """The count of one seat at one table."""
        window = self._seats.get(place)
        if window is None:
            window = Window(self._limits.messages, self._limits.message_seconds)
            self._seats[place] = window
        return window

    def of_address(self, address: str) -> Bucket:
        """The count of one address, over all its seats and sockets."""
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
