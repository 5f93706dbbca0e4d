"""The counters of a server, as Prometheus reads them: counts only, nothing of any table."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Final

COUNTERS: Final[Mapping[str, str]] = {
    "requests": "HTTP requests answered, by status.",
    "connects": "WebSockets accepted.",
    "denied": "WebSocket handshakes answered with an error, by status.",
    "closes": "WebSockets closed by the server, by code.",
    "accepted": "Requests from sockets that were done.",
    "refused": "Requests from sockets that were refused.",
    "removed": "Tables that were removed because nobody was there any more, by how far they came.",
    "hasty": "Choices of a quicker bot, because a search would not have ended in time.",
    "failures": "Things that went wrong inside the server.",
}
BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Seconds; the aim is that 99 of 100 choices are acked within 0.05."""


class Times:
    """How long something took: how often up to so many seconds, and all in all."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """One more took so long."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str, about: str) -> Iterator[str]:
        """As Prometheus reads it: each bucket counts the smaller ones too."""
        yield f"# HELP {name} {about}"
        yield f"# TYPE {name} histogram"
        so_far = list(accumulate(self._counts))
        for most, count in zip((*BUCKETS, "+Inf"), so_far, strict=True):
            yield f'{name}_bucket{{le="{most}"}} {count}'
        # To the millisecond: how long one single choice took is for nobody else to know.
        yield f"{name}_sum {self._sum:.3f}"
        yield f"{name}_count {so_far[-1]}"


class Metrics:
    """Counters that only grow."""

    def __init__(self) -> None:
        self._counts: dict[str, Counter[str]] = {name: Counter() for name in COUNTERS}
        self.choices = Times()

    def count(self, name: str, label: object = "") -> None:
        """One more of these."""
        self._counts[name][str(label)] += 1

    def value(self, name: str, label: object = "") -> int:
        """How many there were."""
        return self._counts[name][str(label)]

    def text(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        """Everything, in Prometheus' text format."""
        lines = [line for name in COUNTERS for line in self._counter(name)]
        lines += self.choices.lines("paddock_choice_seconds", "From a choice to its ack.")
        for name, (about, value) in gauges.items():
            lines += [f"# HELP paddock_{name} {about}", f"# TYPE paddock_{name} gauge"]
            lines.append(f"paddock_{name} {value:g}")
        return "\n".join(lines) + "\n"

    def _counter(self, name: str) -> Iterator[str]:
        full = f"paddock_{name}_total"
        yield f"# HELP {full} {COUNTERS[name]}"
        yield f"# TYPE {full} counter"
        counted = self._counts[name] or {"": 0}
        for label, value in sorted(counted.items()):
            yield f'{full}{{kind="{label}"}} {value}' if label else f"{full} {value}"
