"""A game drawn with signs: a lane for each figure, the second place marked, and the score pad."""

from typing import Final

from rich.text import Text

from paddock.games.why_first.events import CardsTurnedUp, LeonTurnedUp
from paddock.games.why_first.state import (
    FIRST_FIELD,
    LAST_FIELD,
    RACES,
    ROUNDS,
    Lay,
    Phase,
)
from paddock.games.why_first.terminal.wording import as_held, card_label, field_name, outlook
from paddock.games.why_first.text import card_name
from paddock.games.why_first.view import View
from paddock.terminal.marks import COLOURS, GOOD, QUIET
from paddock.terminal.picture import Brush, Grid, Shown, in_a_row, keys_from
from paddock.terminal.session import Scene

FIELDS: Final = range(FIRST_FIELD, LAST_FIELD + 1)
SECOND: Final = "on #4a3b00"
NAME: Final = 16
TOTAL: Final = 7
NARROW, WIDE, WIDEST = 2, 3, 4


def title(shown: Shown, brush: Brush) -> str:
    """The race and the round."""
    view: View = shown.view
    now = brush.tell("web-why-round", race=view.race, races=RACES, round=view.round, rounds=ROUNDS)
    return f"{brush.tell('game-why-first')} {brush.marks.dot} {now}"


# The track


def board(shown: Shown, brush: Brush, width: int) -> list[Text]:
    """The fields of the track, a lane a figure, and the field that scores marked in all of them."""
    cell = next((c for c in (WIDEST, WIDE) if NAME + 4 + c * len(FIELDS) <= width), NARROW)
    return [
        _numbers(shown, cell),
        *(_lane(shown, brush, figure, cell) for figure in range(len(shown.view.fields))),
    ]


def _numbers(shown: Shown, cell: int) -> Text:
    """Every second field has its number where there is no room for all."""
    second = shown.prospects.second
    step = 1 if cell == WIDEST else 2
    line = Text(" " * (NAME - step + 1))
    for field in FIELDS[::step]:
        number = field_name(field)
        line.append(" " * (cell + step - 1 - len(number)))
        line.append(number, f"bold {SECOND}" if field == second else QUIET)
        line.append(" " * (cell - 1) * (step - 1))
    return line


def _lane(shown: Shown, brush: Brush, figure: int, cell: int) -> Text:
    view, second = shown.view, shown.prospects.second
    line = Text()
    line.append_text(_state(shown, brush, figure))
    line.append_text(brush.called(figure, NAME - 2))
    for field in FIELDS:
        scores = SECOND if field == second else ""
        here = view.fields[figure] == field
        sign = brush.mark(figure) if here else Text(_ground(brush, field), QUIET)
        space = Text(" " * (cell - 1))
        both = space + sign
        both.stylize(scores)
        line.append_text(both)
    if view.fields[figure] == second:
        line.append(f" {brush.marks.second}.", f"bold {COLOURS[3]}")
    return line


def _ground(brush: Brush, field: int) -> str:
    return brush.marks.edge if field == 0 else brush.marks.lane


def _state(shown: Shown, brush: Brush, figure: int) -> Text:
    """Whether they have locked in."""
    scene = shown.scene
    if not shown.settled or not scene.waiting_for or figure >= len(scene.seats):
        return Text("  ")
    if figure in scene.waiting_for:
        return Text(f"{brush.marks.thinking} ", QUIET)
    return Text(
        "  " if shown.view.config.tactical and shown.view.laid else f"{brush.marks.locked} ", GOOD
    )


# The result


def result(scene: Scene, brush: Brush) -> list[Text]:
    """The winners, then everybody else by their totals: the game names no further places."""
    if scene.prospects is None:
        return []
    totals, winners = scene.prospects.totals, scene.prospects.would_win
    lines: list[Text] = []
    for figure in sorted(
        range(len(totals)), key=lambda figure: (figure not in winners, -totals[figure])
    ):
        line = Text(f"{brush.marks.winner} " if figure in winners else "  ", GOOD)
        line.append_text(brush.called(figure, 24))
        line.append(field_name(totals[figure]).rjust(4), "bold")
        lines.append(line)
    return [*lines, Text(brush.tell("web-why-second-wins"), QUIET)]


# The score pad


def left(shown: Shown, brush: Brush, width: int) -> tuple[str, list[Text]]:
    """The points of every race and the total; in brackets, as this race would leave them."""
    view, now = shown.view, shown.prospects
    running = view.phase not in (Phase.DEAL, Phase.OVER)
    name_width = min(24, width - 4 * RACES - TOTAL - 2)
    head = Text(" " * name_width)
    for race in range(1, RACES + 1):
        head.append(f"{race:>4}", "bold" if race == view.race and running else QUIET)
    head.append(brush.tell("web-why-total")[: TOTAL - 1].rjust(TOTAL), QUIET)
    lines = [head]
    for figure in range(len(view.fields)):
        line = Text()
        line.append_text(brush.called(figure, name_width))
        for race in range(RACES):
            line.append_text(_points(shown, race, figure, running=running))
        line.append_text(_total(shown, figure, running=running))
        line.append(f" {brush.marks.winner}" if figure in now.would_win else "", GOOD)
        lines.append(line)
    return brush.tell("web-why-pad"), lines


def _total(shown: Shown, figure: int, *, running: bool) -> Text:
    """What the mark beside it speaks of: the sum of the row, brackets and all."""
    would = shown.prospects.would_score[figure] if running else 0
    total = field_name(shown.prospects.totals[figure] + would)
    return Text((f"({total})" if would else total).rjust(TOTAL), "bold")


def _points(shown: Shown, race: int, figure: int, *, running: bool) -> Text:
    view = shown.view
    if race < len(view.points):
        return Text(field_name(view.points[race][figure]).rjust(4))
    if running and race == view.race - 1:
        would = shown.prospects.would_score[figure]
        return Text((f"({field_name(would)})" if would else "").rjust(4), QUIET)
    return Text("    ")


# What lies on the table


def right(shown: Shown, brush: Brush, width: int) -> tuple[str, list[Text]]:
    """Who is second, who would win, and the cards of the last round."""
    lines = [Text(brush.say(sentence)) for sentence in outlook(shown)]
    if shown.view.config.tactical and shown.view.laid:
        lines.append(_order(shown, brush))
    elif laid := _last_round(shown):
        lines.append(_before(brush, laid, len(shown.view.fields)))
    return brush.tell("play-standing"), lines


def _last_round(shown: Shown) -> list[Lay]:
    laid: list[Lay] = []
    leon = len(shown.view.fields) - 1
    for event in shown.events:
        if isinstance(event, CardsTurnedUp):
            laid = [*event.lays.values()]
        if isinstance(event, LeonTurnedUp):
            laid.append(Lay(event.card, type(laid[0].before)(leon)))
    return laid


def _before(brush: Brush, laid: list[Lay], figures: int) -> Text:
    """The cards before each figure."""
    line = Text()
    line.append(brush.tell("web-why-last-round"), QUIET)
    for figure in range(figures):
        cards = [card_name(lay.card) for lay in laid if lay.before == figure]
        if cards:
            line.append("  ")
            line.append_text(brush.mark(figure))
            line.append(",".join(cards))
    return line


def _order(shown: Shown, brush: Brush) -> Text:
    """7.2 From the highest white number down."""
    line = Text()
    line.append(brush.tell("web-why-order") + ":", QUIET)
    for lay in shown.view.laid:
        line.append("  ")
        line.append_text(brush.mark(lay.before))
        line.append(card_label(lay.card, tactical=True).replace(" ", ""))
    return line


# What is chosen


def grid(scene: Scene, brush: Brush) -> Grid:
    """A card and whom to lay it before; in the tactical game a card, or a figure to move."""
    figures = tuple(brush.mark(figure) for figure in range(len(scene.view.fields)))
    if not isinstance(scene.options[0], Lay):
        return in_a_row(figures)
    tactical = scene.config.tactical
    cards = as_held([*dict.fromkeys(option.card for option in scene.options)], tactical=tactical)
    labels = tuple(Text(card_label(card, tactical=tactical)) for card in cards)
    if tactical:
        return in_a_row(labels)
    places = {
        (int(option.before), cards.index(option.card)): place
        for place, option in enumerate(scene.options)
    }
    return Grid(keys_from(1, len(cards)), labels, figures, places)
