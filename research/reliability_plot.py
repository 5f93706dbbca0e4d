"""A reliability plot as SVG: what was rated across, what was won upwards."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

SIDE: Final = 230
LEFT: Final = 46
TOP: Final = 30
GAP: Final = 26
BOTTOM: Final = 44
COLUMNS: Final = 2
TICKS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
MIN_RADIUS: Final = 2.5


class Point(NamedTuple):
    """A band of ratings: their mean, the share that was won, its interval and their number."""

    shown: float
    won: float
    low: float
    high: float
    decisions: int


class Curve(NamedTuple):
    """One panel of the plot."""

    title: str
    points: Sequence[Point]


def plot(curves: Sequence[Curve]) -> str:
    """A panel for each curve. The dashed diagonal is perfect calibration."""
    rows = -(-len(curves) // COLUMNS)
    width = COLUMNS * (LEFT + SIDE + GAP)
    height = rows * (TOP + SIDE + BOTTOM)
    panels = "".join(
        f'<g transform="translate({number % COLUMNS * (LEFT + SIDE + GAP) + LEFT} '
        f'{number // COLUMNS * (TOP + SIDE + BOTTOM) + TOP})">{_panel(curve)}</g>'
        for number, curve in enumerate(curves)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="sans-serif" font-size="12" '
        'fill="#1b1b1f" aria-label="Rated win chance and share of wins">'
        f'<rect width="{width}" height="{height}" fill="#fdfcf8"/>{panels}</svg>\n'
    )


def _panel(curve: Curve) -> str:
    grid = "".join(_tick(value) for value in TICKS)
    line = " ".join(f"{SIDE * at.shown:.1f},{SIDE * (1 - at.won):.1f}" for at in curve.points)
    return (
        f'<text x="{SIDE / 2}" y="-10" text-anchor="middle" font-weight="bold">'
        f"{escape(curve.title)}</text>{grid}"
        f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#707070" stroke-dasharray="5 4"/>'
        f'<polyline points="{line}" fill="none" stroke="#3566b8" stroke-width="2"/>'
        f"{''.join(map(_dot, curve.points))}"
        f'<text x="{SIDE / 2}" y="{SIDE + 34}" text-anchor="middle">rated</text>'
        f'<text transform="translate(-36 {SIDE / 2}) rotate(-90)" text-anchor="middle">won</text>'
    )


def _tick(value: float) -> str:
    at = SIDE * value
    return (
        f'<path d="M{at:.1f} 0V{SIDE}M0 {at:.1f}H{SIDE}" stroke="#d8d6cf"/>'
        f'<text x="{at:.1f}" y="{SIDE + 16}" text-anchor="middle">{value:.0%}</text>'
        f'<text x="-5" y="{SIDE - at + 4:.1f}" text-anchor="end">{value:.0%}</text>'
    )


def _dot(at: Point) -> str:
    x = SIDE * at.shown
    radius = max(MIN_RADIUS, min(7.0, at.decisions**0.5 / 5))
    return (
        f'<path d="M{x:.1f} {SIDE * (1 - at.low):.1f}V{SIDE * (1 - at.high):.1f}" '
        'stroke="#1b1b1f" stroke-width="1.5"/>'
        f'<circle cx="{x:.1f}" cy="{SIDE * (1 - at.won):.1f}" r="{radius:.1f}" fill="#3566b8"/>'
    )
