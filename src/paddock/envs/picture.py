"""A game as text (`ansi`) and as a picture (`rgb_array`): what is up, and a row for each figure.

The caption is the game's own, in English signs and short words; the rest are numbers and marks.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from paddock.game_entry import Track

Picture: TypeAlias = NDArray[np.uint8]
Colour: TypeAlias = tuple[int, int, int]

MODES: Final = ("ansi", "rgb_array")

CELL: Final = 16
EDGE: Final = 1
DOT: Final = 2
LETTER: Final = 4 * DOT
LINE: Final = 7 * DOT
WIDTH: Final = 512
CAPTION_LINES: Final = 4
"""Room for every house tile and both tracks: all frames of a video must be of one size."""
BACKGROUND: Final = (24, 26, 32)
FIELD: Final = (58, 62, 74)
MARKER: Final = (150, 110, 210)
INK: Final = (226, 228, 234)
COLOURS: Final = (
    (214, 70, 62),
    (66, 133, 214),
    (88, 170, 92),
    (232, 184, 64),
    (160, 96, 190),
    (226, 132, 60),
)
SIGNS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+-=>.,:/|"
DOTS: Final = (
    "75557 26227 71747 71717 55711 74717 74757 71122 75757 75717 75755 65656 74447 65556 74647 "
    "74644 74557 55755 72227 11157 55655 44447 57755 65555 75557 75744 75571 75655 34216 72222 "
    "55557 55552 55775 55255 55222 71247 02720 00700 07070 42124 00002 00024 02020 11244 22222"
)
GLYPHS: Final = dict(zip(SIGNS, DOTS.split(), strict=True))
"""Three by five dots for each sign: a row is one octal digit."""


def as_text(track: Track) -> str:
    """The caption, then a line for each figure: its number, the track, its fuel or its total.

    Tokens follow: `2T` is two of them.
    """
    rows = [*track.caption, f"  |{_scale(track.fields)}|"]
    for figure, (place, beside) in enumerate(zip(track.places, _beside(track), strict=True), 1):
        row = "".join(
            str(figure) if field == place else "#" if field in track.markers else "."
            for field in track.fields
        )
        rows.append(f"{figure} |{row}| {beside}")
    return "\n".join(rows)


def _beside(track: Track) -> list[str]:
    """What stands beside each figure's row."""
    notes = track.notes or ("",) * len(track.numbers)
    return [f"{number} {note}".rstrip() for number, note in zip(track.numbers, notes, strict=True)]


def _scale(fields: range) -> str:
    """The numbers of fields, each beginning above its field, as many as there is room for."""
    scale = ""
    for column, field in enumerate(fields):
        if column >= len(scale) and (column == 0 or field % 5 == 0):
            number = str(field)
            scale = f"{scale:<{column}}{number} "
    return f"{scale[: len(fields)]:<{len(fields)}}"


def as_picture(track: Track) -> Picture:
    """The same as a picture: squares with every other number above, fuel or total beside."""
    top, texts = LINE * max(CAPTION_LINES, len(track.caption)), _beside(track)
    needed = CELL * len(track.fields) + LETTER * (1 + max(map(len, texts)))
    width = max(WIDTH, needed, *(LETTER * len(line) for line in track.caption))
    picture = np.empty((top + CELL * (1 + len(track.places)), width, 3), np.uint8)
    picture[:] = BACKGROUND
    for number, line in enumerate(track.caption):
        _write(picture, LINE * number + DOT, 0, line)
    for column, field in enumerate(track.fields):
        if field % 2 == 0:
            _write(picture, top + 3, column * CELL + EDGE, str(field))
    for row, (place, beside) in enumerate(zip(track.places, texts, strict=True)):
        upper = top + CELL * (row + 1)
        for column, field in enumerate(track.fields):
            colour = MARKER if field in track.markers else FIELD
            _fill(picture, upper, column * CELL, COLOURS[row] if field == place else colour)
        _write(picture, upper + 3, CELL * len(track.fields) + LETTER // 2, beside)
    return picture


def _fill(picture: Picture, top: int, left: int, colour: Colour) -> None:
    size = CELL - 2 * EDGE
    picture[top + EDGE : top + EDGE + size, left + EDGE : left + EDGE + size] = colour


def _write(picture: Picture, top: int, left: int, text: str) -> None:
    """Draw letters, digits and signs; what has no glyph is a gap."""
    for place, sign in enumerate(text.upper()):
        for row, bits in enumerate(GLYPHS.get(sign, "")):
            for column in range(3):
                if int(bits) >> (2 - column) & 1:
                    y, x = top + row * DOT, left + place * LETTER + column * DOT
                    picture[y : y + DOT, x : x + DOT] = INK


def check_mode(mode: str | None, modes: Sequence[str] = MODES) -> None:
    """Refuse a mode that shows nothing."""
    if mode is not None and mode not in modes:
        raise ValueError(f"render_mode {mode!r} is none of {', '.join(modes)}")


def render(track: Track, mode: str | None) -> str | Picture | None:
    """What an environment shows in this mode."""
    if mode == "ansi":
        return as_text(track)
    return as_picture(track) if mode == "rgb_array" else None
