"""A seat's game as parts of a page: the curve of its win chances and a table of its decisions."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

from paddock.charts import Frame, figure

HEIGHT: Final = 264
LEFT: Final = 68
TOP: Final = 18
BOTTOM: Final = 44
RIGHT: Final = 14
STYLE: Final = """
figure { margin: 1rem 0; }
svg .turn { fill: var(--paper); font-weight: bold; font-size: 14px; }
ol { padding-left: 1.4rem; }
.decisions td, .decisions th { text-align: left; vertical-align: top; padding: .2rem .4rem; }
.decisions td:last-child, .decisions thead th:last-child { text-align: right; white-space: nowrap; }
.decisions tbody th { white-space: nowrap; font-weight: normal; }
.decisions .turn td:last-child { color: var(--mark); font-weight: bold; }
.decisions .every td { text-align: left; white-space: normal; }
.decisions tr:has(+ .every) :is(td, th) { border-bottom: 0; }
.every ul { margin: .2rem 0; padding-left: 1.4rem; }
@media (max-width: 40rem) {
  svg text, svg .turn { font-size: 20px; } svg .middle { display: none; }
  .decisions, .decisions tbody, .decisions tr, .decisions tbody th { display: block; }
  .decisions thead { display: none; }
  .decisions tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .decisions td, .decisions tbody th { border: 0; padding: 0; }
  .decisions td, .decisions td:last-child { display: flex; gap: 1rem; text-align: right;
    justify-content: space-between; white-space: normal; }
  .decisions td:has(span:empty) { display: none; }
  .decisions .every td { display: block; text-align: left; }
  .decisions tr:has(+ .every) { padding-bottom: 0; border-bottom: 0; }
  .decisions .every { padding-top: 0; }
  .decisions td::before { content: attr(data-column); text-align: left; font-weight: normal;
    color: var(--ink); opacity: .75; }
  .decisions tbody th { font-weight: bold; }
}
"""
"""Narrow screens show a decision as a card, so that nothing has to be pushed sideways."""

Percent = Callable[[float], str]


def curve(
    title: str,
    chances: Sequence[float],
    labels: Sequence[str],
    turns: Sequence[int],
    percent: Percent,
) -> str:
    """Draw one point per decision; the turning points are numbered."""
    frame = Frame(HEIGHT, 0.0, 1.0, max(1, len(chances) - 1), LEFT, TOP, RIGHT, BOTTOM)
    points = [*enumerate(chances)]
    drawn = [frame.grid(part, percent(part)) for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
    drawn += [*_moments(frame, labels), frame.line(points, "var(--bar)", 2.5)]
    drawn += [frame.dot(*point) for point in points if point[0] not in turns]
    drawn += [_turn(frame, *points[place], number) for number, place in enumerate(turns, 1)]
    said = [f"{label}: {percent(part)}" for label, part in zip(labels, chances, strict=True)]
    return figure(title, said, HEIGHT, drawn)


def numbered(sentences: Sequence[str]) -> str:
    """The turning points, with the numbers that they have in the curve."""
    return f"<ol>{''.join(f'<li>{escape(one)}</li>' for one in sentences)}</ol>"


class Every(NamedTuple):
    """The values of all options of a decision; `chosen` is the place of what was taken."""

    title: str
    options: Sequence[str]
    chosen: int


def decisions(
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    turns: Sequence[int],
    every: Sequence[Every],
) -> str:
    """A row for each decision, and one below it that opens to show every option.

    Each cell knows its column, for screens without room for columns.
    """
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "\n".join(
        _row(columns, row, turn=place in turns) + _every(options, len(columns))
        for place, (row, options) in enumerate(zip(rows, every, strict=True))
    )
    return (
        f'<table class="decisions">\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table>"
    )


def _row(columns: Sequence[str], row: Sequence[str], *, turn: bool) -> str:
    cells = "".join(
        f'<td data-column="{escape(column)}"><span>{escape(cell)}</span></td>'
        for column, cell in zip(columns[1:], row[1:], strict=True)
    )
    marked = ' class="turn"' if turn else ""
    return f'<tr{marked}><th scope="row">{escape(row[0])}</th>{cells}</tr>'


def _every(shown: Every, columns: int) -> str:
    words = [escape(one) for one in shown.options]
    words[shown.chosen] = f"<strong>{words[shown.chosen]}</strong>"
    items = "".join(f'<li class="option">{one}</li>' for one in words)
    return (
        f'<tr class="every"><td colspan="{columns}"><details><summary>{escape(shown.title)}'
        f"</summary><ul>{items}</ul></details></td></tr>"
    )


def _moments(frame: Frame, labels: Sequence[str]) -> list[str]:
    """When the first, a middle and the last point are; a narrow screen has no room for three."""
    last = len(labels) - 1
    places = {0: "start", last // 2: "middle", last: "end"} if last > 1 else {0: "start"}
    return [frame.mark(at, labels[at], anchor, anchor) for at, anchor in places.items()]


def _turn(frame: Frame, place: float, chance: float, number: int) -> str:
    x, y = frame.across(place), frame.down(chance)
    return frame.dot(place, chance, 11, "var(--mark)") + (
        f'<text class="turn" x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle">{number}</text>'
    )
