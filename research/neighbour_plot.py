"""Neighbours of a set of tiles as SVG: how often Champions are out early, by number of players."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from research.panels import LEFT, side_by_side

SIZE: Final = 260
TICKS: Final = (0, 10, 20, 30, 40, 50, 60, 70)
TARGET: Final = 12
SINGLE: Final = "#3566b8"
WHOLE: Final = "#c26a1b"
HOUSE: Final = "#1b1b1f"
AIM: Final = "#b4442c"


class Dot(NamedTuple):
    """A set: shares in per cent with the smaller and the larger number of players."""

    few: float
    many: float
    is_whole: bool
    """Whether all tiles of the face are changed, not one."""


class Panel(NamedTuple):
    """The sets of one face, and the house set among them."""

    players: tuple[int, int]
    house: Dot
    dots: Sequence[Dot]


def plot(panels: Sequence[Panel]) -> str:
    """A panel for each face. What meets the targets lies in the lower left corner."""
    label = "Neighbours of the house set: how often a Champion is out before round 8"
    return side_by_side([_panel(one) for one in panels], (SIZE, SIZE), _legend(), label)


def _legend() -> str:
    return (
        f'<g transform="translate({LEFT} 14)">{_cross(6, 0)}'
        f'<text x="18" y="4">house set</text>'
        f'<circle cx="98" r="4" fill="{SINGLE}"/><text x="108" y="4">one tile changed</text>'
        f'<path d="M226 -4l8 8m-8 0l8-8" stroke="{WHOLE}" stroke-width="2"/>'
        '<text x="242" y="4">all tiles of the face changed</text>'
        f'<path d="M424 0h22" stroke="{AIM}" stroke-width="2" stroke-dasharray="5 4"/>'
        '<text x="454" y="4">target: at most 12 %</text></g>'
    )


def _panel(one: Panel) -> str:
    few, many = one.players
    grid = "".join(_tick(value) for value in TICKS)
    x, y = _x(TARGET), _y(TARGET)
    dots = "".join(map(_dot, sorted(one.dots, key=lambda dot: dot.is_whole)))
    dots += _cross(_x(one.house.few), _y(one.house.many))
    title = f"{few} and {many} Champions"
    return (
        f'<text x="{SIZE / 2}" y="-10" text-anchor="middle" font-weight="bold">'
        f'{title}</text>{grid}<path d="M{x:.1f} 0V{SIZE}M0 {y:.1f}H{SIZE}" stroke="{AIM}" '
        f'stroke-width="2" stroke-dasharray="5 4"/>{dots}'
        f'<text x="{SIZE / 2}" y="{SIZE + 38}" text-anchor="middle">'
        f"out before round 8 with {few} players, %</text>"
        f'<text transform="translate(-38 {SIZE / 2}) rotate(-90)" text-anchor="middle">'
        f"out before round 8 with {many} players, %</text>"
    )


def _x(share: float) -> float:
    return SIZE * share / TICKS[-1]


def _y(share: float) -> float:
    return SIZE * (1 - share / TICKS[-1])


def _tick(value: int) -> str:
    x, y = _x(value), _y(value)
    return (
        f'<path d="M{x:.1f} 0V{SIZE}M0 {y:.1f}H{SIZE}" stroke="#d8d6cf"/>'
        f'<text x="{x:.1f}" y="{SIZE + 18}" text-anchor="middle">{value}</text>'
        f'<text x="-8" y="{y + 4:.1f}" text-anchor="end">{value}</text>'
    )


def _dot(dot: Dot) -> str:
    x, y = _x(dot.few), _y(dot.many)
    if dot.is_whole:
        return (
            f'<path d="M{x - 4:.1f} {y - 4:.1f}l8 8m-8 0l8-8" stroke="{WHOLE}" stroke-width="2"/>'
        )
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{SINGLE}" fill-opacity="0.6"/>'


def _cross(x: float, y: float) -> str:
    return (
        f'<path d="M{x - 6:.1f} {y:.1f}h12M{x:.1f} {y - 6:.1f}v12" stroke="{HOUSE}" '
        'stroke-width="2.5"/>'
    )
