"""Charts as SVG in a page: one way of frames, axes and words for bars, curves and lines.

A chart needs no script and no library (decision 20). Its numbers are in words, too, for readers who
do not see it.
"""

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from msgspec import Struct

WIDTH: Final = 640
COLOURS: Final = ("var(--bar)", "var(--mark)", "#3a8f5c", "#a05ac0", "#c09030", "#4a9ab0")
EDGE: Final = 1e-9
"""A value so near to a tick is on it."""
STEPS: Final = (1, 2, 2.5, 5, 10)
"""Ticks stand at round numbers: multiples of one of these and a power of ten."""


def figure(title: str, words: Iterable[str], height: float, drawn: Iterable[str]) -> str:
    """A chart with its title above and its numbers in words."""
    said = f"{escape(title)}. {escape('; '.join(words))}"
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><svg viewBox="0 0 {WIDTH} {height}" '
        f'role="img" aria-label="{said}">{"".join(drawn)}</svg></figure>'
    )


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers from `low` or below to `high` or above, about `most` of them."""
    if high <= low:
        high = low + 1.0
    rough = (high - low) / (most - 1)
    power = 10.0 ** floor(log10(rough))
    step = next(one * power for one in STEPS if one * power >= rough * 0.999)
    return [
        float(f"{n * step:.10g}")
        for n in range(floor(low / step + EDGE), ceil(high / step - EDGE) + 1)
    ]


class Frame(Struct, frozen=True):
    """The room of a chart with a vertical and a horizontal axis."""

    height: float
    low: float
    high: float
    last: float
    """The value at the right edge; the left edge is 0."""
    left: float
    top: float = 8
    right: float = 8
    bottom: float = 28

    def across(self, x: float) -> float:
        """The place of a value on the horizontal axis."""
        return self.left + (WIDTH - self.left - self.right) * x / (self.last or 1)

    def down(self, y: float) -> float:
        """The place of a value on the vertical axis."""
        share = (self.high - y) / ((self.high - self.low) or 1)
        return self.top + (self.height - self.top - self.bottom) * share

    def grid(self, y: float, label: str) -> str:
        """A line across at a value, with its label at the left."""
        at = self.down(y)
        return (
            f'<path d="M{self.left} {at:.1f}H{WIDTH - self.right}" stroke="var(--line)" '
            f'stroke-width="0.6"/><text x="{self.left - 6}" y="{at + 5:.1f}" '
            f'text-anchor="end">{escape(label)}</text>'
        )

    def mark(self, x: float, label: str, anchor: str = "middle", name: str = "") -> str:
        """A label below the horizontal axis."""
        named = f' class="{name}"' if name else ""
        return (
            f'<text{named} x="{self.across(x):.1f}" y="{self.height - self.bottom + 20:.1f}" '
            f'text-anchor="{anchor}">{escape(label)}</text>'
        )

    def line(self, points: Sequence[tuple[float, float]], colour: str, width: float = 2) -> str:
        """A line through points."""
        placed = " ".join(f"{self.across(x):.1f},{self.down(y):.1f}" for x, y in points)
        return f'<polyline points="{placed}" fill="none" stroke="{colour}" stroke-width="{width}"/>'

    def dot(self, x: float, y: float, radius: float = 2.5, colour: str = COLOURS[0]) -> str:
        """A point."""
        return (
            f'<circle cx="{self.across(x):.1f}" cy="{self.down(y):.1f}" r="{radius}" '
            f'fill="{colour}"/>'
        )
