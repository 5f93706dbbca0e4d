"""The panels that every game has: what can be chosen, the lobby, the history, the help line."""

from collections.abc import Sequence
from typing import Final, assert_never

from rich.console import Console
from rich.text import Text

from paddock.core.message import Message, message
from paddock.protocol import Status
from paddock.terminal.clock import HURRY, time_left
from paddock.terminal.marks import COLOURS, GOOD, QUIET, WARNING
from paddock.terminal.picker import LETTERS, Picker
from paddock.terminal.picture import Brush
from paddock.terminal.session import Scene
from paddock.terminal.stage import Line, LineKind, Stage

_LINES: Final = Console(width=80, file=None, color_system=None)


def choice(stage: Stage, picker: Picker, *, warned: bool, tall: bool = False) -> list[Text]:
    """The options, and what the one under the cursor may lead to; on a tall screen, all others."""
    brush, picture = stage.brush, stage.picture()
    lines = _chips(brush, picker)
    place = picker.place()
    for danger in picture.dangers(picker.scene, place):
        warning = Text(brush.say(danger), WARNING)
        if warned:
            warning.append(" " + brush.tell("web-os-press-again"), "bold reverse")
        lines.append(warning)
    held = [Text(line.plain, QUIET) for line in waiting(stage)]
    others = [at for at in picker.beside() if at != place] if tall else []
    compared = [part for at in others for part in (Text(), _preview(stage, picker, at))]
    return [*lines, _preview(stage, picker, place), *compared, Text(), *held]


def _preview(stage: Stage, picker: Picker, place: int) -> Text:
    """An option in bold, and what it may lead to."""
    scene, brush, picture = picker.scene, stage.brush, stage.picture()
    about = Text()
    about.append(picture.label(scene.options[place], scene, brush) + ". ", "bold")
    about.append(" ".join(brush.say(each) for each in picture.preview(scene, place)))
    return about


def _chips(brush: Brush, picker: Picker) -> list[Text]:
    grid, chosen = picker.grid, picker.chosen()
    across = Text()
    for number, (key, label) in enumerate(zip(grid.keys, grid.columns, strict=True)):
        mine = chosen is not None and chosen[1] == number
        across.append_text(_chip(brush, key, label, here=number == picker.column, mine=mine))
    if not grid.rows:
        return [across]
    down = Text()
    for number, label in enumerate(grid.rows):
        mine = chosen is not None and chosen[0] == number
        here = number == picker.row
        down.append_text(_chip(brush, LETTERS[number], label, here=here, mine=mine))
    return [across, down]


def _chip(brush: Brush, key: str, label: Text, *, here: bool, mine: bool) -> Text:
    """A label with its key: in brackets where the cursor is, ticked where the choice is."""
    chip = Text()
    chip.append("[" if here else " ", "bold")
    if label.plain != key:
        chip.append(f"{key} ", QUIET)
    chip.append_text(label)
    if mine:
        chip.append(brush.marks.locked, GOOD)
    chip.append("]" if here else " ", "bold")
    if here:
        chip.stylize("bold reverse")
    return chip + " "


def waiting(stage: Stage) -> list[Text]:
    """What one holds, while there is nothing to choose."""
    if stage.shown is None:
        return []
    return [Text(stage.brush.say(each)) for each in stage.picture().hand(stage.shown)]


def headline(stage: Stage, width: int) -> Text:
    """What to do, and on the right the time that is left for it: that is never cut."""
    scene = stage.scene
    line = Text(f" {stage.status()}", "bold", no_wrap=True)
    if scene is None or scene.clock is None or scene.status is not Status.PLAYING:
        return line
    left = scene.clock.left()
    style = f"bold reverse {WARNING}" if left <= HURRY else "bold"
    clock = Text(f" {stage.brush.say(time_left(left))} ", style)
    line.truncate(max(0, width - clock.cell_len), overflow="ellipsis", pad=True)
    return line + clock


def lobby(scene: Scene, brush: Brush, level: str) -> list[Text]:
    """Who sits where, and who is ready."""
    lines = [_seat(scene, brush, number) for number in range(len(scene.seats))]
    about = Text()
    about.append(f"\n{brush.tell('web-bot-level')}: ", QUIET)
    about.append(brush.tell(f"web-bot-{level}"), "bold")
    about.append(f" {brush.marks.dot} {brush.tell(f'web-bot-{level}-means')}", QUIET)
    return [*lines, about]


def _seat(scene: Scene, brush: Brush, number: int) -> Text:
    seat = scene.seats[number]
    line = Text()
    line.append(f" {number + 1}  ", QUIET)
    if seat.free():
        line.append_text(brush.mark(number))
        line.append(f" {brush.tell('web-seat-free')}", QUIET)
        return line
    line.append_text(brush.called(number, 28))
    if seat.bot is not None:
        line.append(f" {brush.tell(f'web-bot-{seat.bot}')}")
    elif seat.ready:
        line.append(f" {brush.marks.locked} {brush.tell('web-ready')}", GOOD)
    else:
        line.append(f" {brush.tell('web-not-ready')}", WARNING)
    if number == scene.seat:
        line.append(f" ({brush.tell('web-you')})", QUIET)
    return line


def history(lines: Sequence[Line], width: int, height: int) -> Text:
    """The newest lines that fit."""
    rows: list[Text] = []
    for line in reversed(lines):
        wrapped = _styled(line).wrap(_LINES, max(width, 10))
        rows = [*wrapped, *rows]
        if len(rows) >= height:
            break
    return Text("\n").join(rows[-height:])


def _styled(line: Line) -> Text:
    match line.kind:
        case LineKind.ROUND:
            return Text(line.text, "bold")
        case LineKind.CHAT:
            style = "italic" if line.seat is None else f"italic {COLOURS[line.seat]}"
            return Text(line.text, style)
        case LineKind.NOTE:
            return Text(line.text, QUIET)
        case LineKind.EVENT:
            return Text(line.text)
        case _:
            assert_never(line.kind)


def help_line(stage: Stage, *, talks: bool, small: bool) -> str:
    """The keys that do something now."""
    brush = stage.brush
    if small:
        return brush.tell("play-small")
    keys = [brush.say(key) for key in _keys(stage, talks=talks)]
    return f" {brush.marks.dot} ".join(keys).replace("<>", brush.marks.across)


def _keys(stage: Stage, *, talks: bool) -> list[Message]:
    scene = stage.scene
    chat = [message("play-key-talk")] if talks else []
    if scene is None:
        return [message("play-key-leave")]
    if scene.status is Status.LOBBY:
        seated = [] if scene.seat is None else _LOBBY
        return [*seated, *chat, message("play-key-rules"), message("play-key-leave")]
    if stage.shown is not None and not stage.shown.settled:
        return [
            message("play-key-skip"),
            message("play-key-pace"),
            message("play-key-rules"),
            message("play-key-leave"),
        ]
    if scene.status is Status.OVER:
        again = [] if scene.seat is None else [message("play-key-again")]
        return [
            *again,
            message("play-key-history"),
            *chat,
            message("play-key-rules"),
            message("play-key-leave"),
        ]
    keys = [message("play-key-choose"), message("play-key-lock")] if scene.asks_me() else []
    return [
        *keys,
        message("play-key-words"),
        message("play-key-history"),
        *chat,
        message("play-key-rules"),
        message("play-key-leave"),
    ]


_LOBBY: Final = [
    message("play-key-ready"),
    message("play-key-bots"),
    message("play-key-level"),
    message("play-key-free"),
    message("play-key-start"),
]
