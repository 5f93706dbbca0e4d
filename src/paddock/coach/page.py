"""The curve of a seat's win chances, as a picture in a page."""

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 240
LEFT: Final = 44
TOP: Final = 12
BOTTOM: Final = 28


def curve(title: str, chances: Sequence[float], labels: Sequence[str], marked: set[int]) -> str:
    """Draw one point per decision; the marked ones are turning points."""
    points = [(_across(place, len(chances)), _down(chance)) for place, chance in enumerate(chances)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    grid = "".join(_grid(part) for part in (0.0, 0.25, 0.5, 0.75, 1.0))
    dots = "".join(_dot(x, y, marked=place in marked) for place, (x, y) in enumerate(points))
    words = "; ".join(
        f"{label}: {chance:.0%}" for label, chance in zip(labels, chances, strict=True)
    )
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><svg viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="img" aria-label="{escape(title)}. {escape(words)}">{grid}'
        f'<polyline points="{line}" fill="none" stroke="var(--bar)" stroke-width="2.5"/>'
        f"{dots}</svg></figure>"
    )


def _across(place: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - 10) * (place / max(1, count - 1))


def _down(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _grid(chance: float) -> str:
    y = _down(chance)
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDTH}" stroke="var(--line)" stroke-width="0.6"/>'
        f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{chance:.0%}</text>'
    )


def _dot(x: float, y: float, *, marked: bool) -> str:
    if marked:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="var(--mark)"/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="var(--bar)"/>'
