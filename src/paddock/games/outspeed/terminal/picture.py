"""The picture of a race: all that `terminal.picture.Picture` asks for."""

from paddock.games.outspeed.terminal.drawing import board, grid, left, result, right, title
from paddock.games.outspeed.terminal.staging import after, lasts
from paddock.games.outspeed.terminal.wording import (
    aim,
    asked,
    chapter,
    dangers,
    hand,
    label,
    outcome,
    preview,
    said,
)

__all__ = [
    "after",
    "aim",
    "asked",
    "board",
    "chapter",
    "dangers",
    "grid",
    "hand",
    "label",
    "lasts",
    "left",
    "outcome",
    "preview",
    "result",
    "right",
    "said",
    "title",
]
