"""What a server counts, as Prometheus reads it. Counts only: nothing of any table is told here."""

from collections import Counter
from collections.abc import Iterator, Mapping
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


class Metrics:
    """Counters that only grow."""

    def __init__(self) -> None:
        self._counts: dict[str, Counter[str]] = {name: Counter() for name in COUNTERS}

    def count(self, name: str, label: object = "") -> None:
        """One more of these."""
        self._counts[name][str(label)] += 1

    def value(self, name: str, label: object = "") -> int:
        """How many there were."""
        return self._counts[name][str(label)]

    def text(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        """Everything, in Prometheus' text format."""
        lines = [line for name in COUNTERS for line in self._counter(name)]
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
