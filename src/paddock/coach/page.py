"""A seat's game as parts of a page: the curve of its win chances and a table of its decisions."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 640
HEIGHT: Final = 264
LEFT: Final = 68
TOP: Final = 18
BOTTOM: Final = 44
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
    points = [(_across(place, len(chances)), _down(chance)) for place, chance in enumerate(chances)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    grid = "".join(_grid(part, percent) for part in (0.0, 0.25, 0.5, 0.75, 1.0))
    dots = "".join(_dot(x, y) for place, (x, y) in enumerate(points) if place not in turns)
    marks = "".join(_turn(*points[place], number) for number, place in enumerate(turns, 1))
    said = [f"{label}: {percent(part)}" for label, part in zip(labels, chances, strict=True)]
    words = escape("; ".join(said))
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><svg viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="img" aria-label="{escape(title)}. {words}">{grid}{_moments(labels)}'
        f'<polyline points="{line}" fill="none" stroke="var(--bar)" stroke-width="2.5"/>'
        f"{dots}{marks}</svg></figure>"
    )


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


def _across(place: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - 14) * (place / max(1, count - 1))


def _down(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _grid(chance: float, percent: Percent) -> str:
    y = _down(chance)
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDTH}" stroke="var(--line)" stroke-width="0.6"/>'
        f'<text x="{LEFT - 6}" y="{y + 5:.1f}" text-anchor="end">{percent(chance)}</text>'
    )


def _moments(labels: Sequence[str]) -> str:
    """When the first, a middle and the last point are; a narrow screen has no room for three."""
    last = len(labels) - 1
    places = {0: "start", last // 2: "middle", last: "end"} if last > 1 else {0: "start"}
    return "".join(
        f'<text class="{anchor}" x="{_across(at, len(labels)):.1f}" y="{HEIGHT - 12}" '
        f'text-anchor="{anchor}">{escape(labels[at])}</text>'
        for at, anchor in places.items()
    )


def _dot(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="var(--bar)"/>'


def _turn(x: float, y: float, number: int) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="var(--mark)"/>'
        f'<text class="turn" x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle">{number}</text>'
    )
