"""The frontier between kindness and the lead as SVG: changes of the lead across, misses upwards."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from research.panels import LEFT, side_by_side

WIDTH: Final = 300
HEIGHT: Final = 220
LEADS: Final = (2.0, 2.1, 2.2, 2.3, 2.4, 2.5, 2.6)
TARGET: Final = 2.5
MISSES: Final = (0.0, 0.5, 1.0, 1.5)
TOP_MISS: Final = 1.5
"""Sets that miss more lie on the upper edge."""
PLAIN: Final = "#3566b8"
ODD: Final = "#c26a1b"


class Dot(NamedTuple):
    """A set: its changes of the lead, what it misses, and whether it is plain."""

    leads: float
    missed: float
    is_plain: bool


class Panel(NamedTuple):
    """All sets of one face."""

    title: str
    dots: Sequence[Dot]


def plot(panels: Sequence[Panel]) -> str:
    """A panel for each face. The dashed line is the target of the lead."""
    label = "Sets of tiles by changes of the lead and what they miss"
    return side_by_side([_panel(one) for one in panels], (WIDTH, HEIGHT), _legend(), label)


def _legend() -> str:
    return (
        f'<circle cx="{LEFT + 6}" cy="14" r="4" fill="{PLAIN}"/>'
        f'<text x="{LEFT + 16}" y="18">plain set</text>'
        f'<path d="M{LEFT + 92} 10l8 8m-8 0l8-8" stroke="{ODD}" stroke-width="2"/>'
        f'<text x="{LEFT + 106}" y="18">set with odd routes</text>'
        f'<path d="M{LEFT + 244} 14h22" stroke="#b4442c" stroke-width="2" stroke-dasharray="5 4"/>'
        f'<text x="{LEFT + 272}" y="18">target of the lead</text>'
    )


def _panel(one: Panel) -> str:
    grid = "".join(map(_lead_tick, LEADS)) + "".join(map(_miss_tick, MISSES))
    odd_first = sorted(one.dots, key=lambda dot: dot.is_plain)
    target = _x(TARGET)
    return (
        f'<text x="{WIDTH / 2}" y="-8" text-anchor="middle" font-weight="bold">{one.title}</text>'
        f'{grid}<path d="M{target:.1f} 0V{HEIGHT}" stroke="#b4442c" stroke-width="2" '
        f'stroke-dasharray="5 4"/>{"".join(map(_dot, odd_first))}'
        f'<text x="{WIDTH / 2}" y="{HEIGHT + 36}" text-anchor="middle">changes of the lead</text>'
        f'<text transform="translate(-36 {HEIGHT / 2}) rotate(-90)" text-anchor="middle">'
        "missed</text>"
    )


def _x(leads: float) -> float:
    return WIDTH * (leads - LEADS[0]) / (LEADS[-1] - LEADS[0])


def _y(missed: float) -> float:
    return HEIGHT * (1 - min(missed, TOP_MISS) / TOP_MISS)


def _lead_tick(leads: float) -> str:
    at = _x(leads)
    return (
        f'<path d="M{at:.1f} 0V{HEIGHT}" stroke="#d8d6cf"/>'
        f'<text x="{at:.1f}" y="{HEIGHT + 18}" text-anchor="middle">{leads:.1f}</text>'
    )


def _miss_tick(missed: float) -> str:
    at = _y(missed)
    shown = f"≥ {missed:.1f}" if missed == TOP_MISS else f"{missed:.1f}"
    return (
        f'<path d="M0 {at:.1f}H{WIDTH}" stroke="#d8d6cf"/>'
        f'<text x="-6" y="{at + 4:.1f}" text-anchor="end">{shown}</text>'
    )


def _dot(dot: Dot) -> str:
    x, y = _x(dot.leads), _y(dot.missed)
    if dot.is_plain:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{PLAIN}" fill-opacity="0.75"/>'
    return f'<path d="M{x - 3:.1f} {y - 3:.1f}l6 6m-6 0l6-6" stroke="{ODD}" stroke-width="1.2"/>'
