"""The picture of a race: all that `terminal.picture.Picture` asks for."""

from paddock.terminal.outspeed.drawing import board, grid, left, result, right, title
from paddock.terminal.outspeed.staging import after, lasts
from paddock.terminal.outspeed.wording import (
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
