"""The shapes of a printed tile, in millimetres: dice, fuel, zones, tokens, ships and text."""

from collections.abc import Sequence
from html import escape
from typing import Final

FONT: Final = "DejaVu Sans, Arial, Helvetica, sans-serif"
INK: Final = "#1c2030"
GREY: Final = "#8a8f9c"
PAPER: Final = "#ffffff"
YELLOW: Final = "#f5c518"
BLUE: Final = "#3d7de0"
RED: Final = "#c23b2b"
GREEN: Final = "#2f9e5b"
LEADING: Final = 1.25
PIPS: Final = ((-1.2, -1.2), (0.0, 0.0), (1.2, 1.2))


def text(  # noqa: PLR0913 - where, what, and how it looks
    x: float, y: float, words: str, size: float, *, bold: bool = False, ink: str = INK
) -> str:
    """Words around a point, set on their base line."""
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:.2f}" y="{y:.2f}" font-size="{size}" text-anchor="middle" '
        f'fill="{ink}"{weight}>{escape(words)}</text>'
    )


def number(x: float, y: float, value: int) -> str:
    """A printed number."""
    return text(x, y + 1.9, str(value), 5.2, bold=True)


def plus(x: float, y: float) -> str:
    """Between two terms of an amount."""
    cross = f"M{x - 0.8:.2f} {y:.2f}h1.6M{x:.2f} {y - 0.8:.2f}v1.6"
    return f'<path d="{cross}" stroke="{INK}" stroke-width="0.5"/>'


def minus(x: float, y: float) -> str:
    """In front of a cost: it is paid."""
    return text(x, y + 1.7, "\u2212", 4.4, bold=True, ink=RED)


def die(x: float, y: float, colour: str) -> str:
    """A die with three pips: the colour says what it is for."""
    pips = "".join(
        f'<circle cx="{x + dx:.2f}" cy="{y + dy:.2f}" r="0.5" fill="{INK}"/>' for dx, dy in PIPS
    )
    return (
        f'<rect x="{x - 2.3:.2f}" y="{y - 2.3:.2f}" width="4.6" height="4.6" rx="0.9" '
        f'fill="{colour}" stroke="{INK}" stroke-width="0.3"/>{pips}'
    )


def drop(x: float, y: float) -> str:
    """Fuel."""
    return (
        f'<path d="M{x:.2f} {y - 2.4:.2f}c1.2 1.7 1.9 2.6 1.9 3.5a1.9 1.9 0 0 1-3.8 0'
        f'c0-.9.7-1.8 1.9-3.5z" fill="{YELLOW}" stroke="{INK}" stroke-width="0.3"/>'
    )


def zones(x: float, y: float) -> str:
    """Zones forward."""
    arrow = "l1.7 2-1.7 2"
    return (
        f'<path d="M{x - 1.9:.2f} {y - 2:.2f}{arrow}M{x + 0.2:.2f} {y - 2:.2f}{arrow}" fill="none" '
        f'stroke="{BLUE}" stroke-width="0.9" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def token(x: float, y: float) -> str:
    """A bonus token."""
    points = " ".join(
        f"{x + dx:.2f},{y + dy:.2f}"
        for dx, dy in ((0, -2.5), (2.2, -1.2), (2.2, 1.2), (0, 2.5), (-2.2, 1.2), (-2.2, -1.2))
    )
    return (
        f'<polygon points="{points}" fill="{GREEN}" stroke="{INK}" stroke-width="0.3"/>'
        f"{text(x, y + 1.15, '★', 3.2, ink=PAPER)}"
    )


def ship(x: float, y: float, fill: str = INK) -> str:
    """A ship."""
    return f'<path d="M{x:.2f} {y - 2:.2f}l1.7 4-1.7-.9-1.7.9z" fill="{fill}"/>'


def count(x: float, y: float, arrow: str) -> str:
    """How many ships are on a route: a ship, and where it goes."""
    return (
        f'<rect x="{x - 2.9:.2f}" y="{y - 2.4:.2f}" width="5.8" height="4.8" rx="1" '
        f'fill="none" stroke="{INK}" stroke-width="0.3"/>{ship(x - 1.2, y)}'
        f"{text(x + 1.4, y + 1.2, arrow, 3.4, bold=True)}"
    )


def dial(x: float, y: float) -> str:
    """The middle dial."""
    return (
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="2.9" fill="none" stroke="{INK}" stroke-width="0.5"/>'
        f"{text(x, y + 0.9, '0–9', 2.3, bold=True)}"  # noqa: RUF001 - an en dash
    )


def light(x: float, y: float, *, lit: bool) -> str:
    """The light of a route."""
    fill = YELLOW if lit else "#3a3f4b"
    return (
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="2.2" fill="{fill}" stroke="{INK}" '
        'stroke-width="0.4"/>'
    )


def paragraph(x: float, y: float, lines: Sequence[str], size: float) -> str:
    """Lines below each other."""
    each = [text(x, y + LEADING * size * at, line, size) for at, line in enumerate(lines)]
    return "".join(each)
