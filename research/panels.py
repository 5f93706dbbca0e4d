"""Panels of dots side by side as one SVG picture."""

from collections.abc import Sequence
from typing import Final

LEFT: Final = 62
TOP: Final = 48
GAP: Final = 24
BOTTOM: Final = 50
"""What is left around the panels."""


def side_by_side(panels: Sequence[str], size: tuple[int, int], legend: str, label: str) -> str:
    """Panels of one width and height, with a legend above them and a label for those who listen."""
    step = LEFT + size[0] + GAP
    width, height = len(panels) * step, TOP + size[1] + BOTTOM
    drawn = "".join(
        f'<g transform="translate({number * step + LEFT} {TOP})">{panel}</g>'
        for number, panel in enumerate(panels)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" font-family="sans-serif" font-size="12" '
        f'fill="#1b1b1f" aria-label="{label}">'
        f'<rect width="{width}" height="{height}" fill="#fdfcf8"/>{legend}{drawn}</svg>\n'
    )
