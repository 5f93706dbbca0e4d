"""The picture of a game: all that `terminal.picture.Picture` asks for."""

from paddock.games.why_first.terminal.drawing import board, grid, left, result, right, title
from paddock.games.why_first.terminal.staging import after, lasts
from paddock.games.why_first.terminal.wording import (
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
