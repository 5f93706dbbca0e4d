"""A game as text (`ansi`) and as a picture (`rgb_array`): the track, a row for each figure.

No words, so there is nothing to translate: numbers, and a mark where a figure stands.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paddock.games.outspeed.state import ZONES_OF_A_BOARD
from paddock.games.outspeed.state import State as OutspeedState
from paddock.games.why_first.state import FIRST_FIELD, LAST_FIELD

CELL: Final = 16
EDGE: Final = 1
BACKGROUND: Final = (24, 26, 32)
FIELD: Final = (58, 62, 74)
MARKER: Final = (150, 110, 210)
COLOURS: Final = (
    (214, 70, 62),
    (66, 133, 214),
    (88, 170, 92),
    (232, 184, 64),
    (160, 96, 190),
    (226, 132, 60),
)


def track_of(state: Any) -> tuple[range, list[int | None], list[int], set[int]]:
    """The fields there are, where each figure is, a number for each, and where markers stand."""
    if isinstance(state, OutspeedState):
        length = ZONES_OF_A_BOARD * (2 + state.boards_added)
        fields = range(state.rear, state.rear + length)
        return fields, [*state.zones], [*state.fuel], {*state.markers}
    fields = range(FIRST_FIELD, LAST_FIELD + 1)
    return fields, [*state.fields], [*state.totals()], set()


def as_text(state: Any) -> str:
    """A line for each figure: its number, the track, and its fuel or its total."""
    fields, places, numbers, markers = track_of(state)
    rows: list[str] = []
    for figure, (place, number) in enumerate(zip(places, numbers, strict=True), 1):
        track = "".join(
            str(figure) if field == place else "#" if field in markers else "." for field in fields
        )
        rows.append(f"{figure} |{track}| {number}")
    return "\n".join(rows)


def as_picture(state: Any) -> NDArray[np.uint8]:
    """The same as a picture, a square a field, in the colours of the figures."""
    fields, places, _, markers = track_of(state)
    picture = np.empty((CELL * len(places), CELL * len(fields), 3), np.uint8)
    picture[:] = BACKGROUND
    for row, place in enumerate(places):
        for column, field in enumerate(fields):
            colour = MARKER if field in markers else FIELD
            _fill(picture, row, column, COLOURS[row] if field == place else colour)
    return picture


def _fill(picture: NDArray[np.uint8], row: int, column: int, colour: tuple[int, int, int]) -> None:
    top, left, size = row * CELL + EDGE, column * CELL + EDGE, CELL - 2 * EDGE
    picture[top : top + size, left : left + size] = colour


def render(state: Any, mode: str | None) -> str | NDArray[np.uint8] | None:
    """What an environment shows in this mode."""
    if mode == "ansi":
        return as_text(state)
    return as_picture(state) if mode == "rgb_array" else None
