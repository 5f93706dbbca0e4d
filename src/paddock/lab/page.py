"""A page with tables and plots that needs nothing but itself: no script, no style from elsewhere.

Plots are SVG in the page. Each has its numbers in words too, for those who do not see it.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from msgspec import Struct

from paddock.charts import WIDTH, figure

ROW: Final = 26
LABEL: Final = 190
NUMBER: Final = 80
"""The right-hand column: no bar and no line reaches into it."""
_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1b1b1f; --paper: #fdfcf8; --bar: #3566b8; --line: #9a9a9a;
  --mark: #b4442c; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececec; --paper: #17181c; --bar: #82aaf0;
  --line: #707070; --mark: #ff9a80; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 13px; }
code { white-space: pre-wrap; overflow-wrap: anywhere; }
"""


class Bar(Struct, frozen=True):
    """One row of a bar chart; `low` and `high` are its interval, if it has one."""

    label: str
    value: float
    shown: str
    low: float | None = None
    high: float | None = None


class Mark(Struct, frozen=True):
    """A line across a chart: what a bar is to be compared with."""

    value: float
    label: str


def page(language: str, title: str, parts: Iterable[str], style: str = "") -> str:
    """Return a whole page, with rules of style besides those of all pages."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}{style}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def heading(text: str) -> str:
    """Return the heading of a part."""
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str) -> str:
    """Return a sentence or two."""
    return f"<p>{escape(text)}</p>"


def command(text: str) -> str:
    """Return the command that makes the same page."""
    return f"<p><code>{escape(text)}</code></p>"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows under columns; the first column names the row."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "\n".join(f"<tr>{_cells(row)}</tr>" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def _cells(row: Sequence[str]) -> str:
    first, *others = row
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in others)
    return f'<th scope="row">{escape(first)}</th>{cells}'


def bars(title: str, rows: Sequence[Bar], mark: Mark | None = None) -> str:
    """Return a bar a row, with its interval and a line to compare it with."""
    place = _scale(rows, mark)
    height = ROW * len(rows) + ROW
    drawn = [] if mark is None else [_mark(mark, place, height)]
    drawn += [_bar(at, row, place) for at, row in enumerate(rows)]
    return figure(title, [f"{row.label}: {row.shown}" for row in rows], height, drawn)


class _Scale(Struct, frozen=True):
    least: float
    most: float

    def __call__(self, value: float) -> float:
        room = WIDTH - LABEL - NUMBER
        return LABEL + room * (value - self.least) / ((self.most - self.least) or 1.0)


def _scale(rows: Sequence[Bar], mark: Mark | None) -> _Scale:
    values = [0.0] if mark is None else [0.0, mark.value]
    for row in rows:
        values += [value for value in (row.value, row.low, row.high) if value is not None]
    return _Scale(min(values), max(values))


def _bar(at: int, row: Bar, place: _Scale) -> str:
    top, zero, end = ROW * at + 4, place(0), place(row.value)
    middle = top + ROW / 2 - 4
    drawn = (
        f'<text x="{LABEL - 8}" y="{middle + 5:.1f}" text-anchor="end">{escape(row.label)}</text>'
        f'<rect x="{min(zero, end):.1f}" y="{top}" width="{abs(end - zero):.1f}" '
        f'height="{ROW - 8}" fill="var(--bar)"/>'
    )
    if row.low is not None and row.high is not None:
        low, high = place(row.low), place(row.high)
        drawn += (
            f'<path d="M{low:.1f} {middle:.1f}H{high:.1f}M{low:.1f} {top + 2}v{ROW - 12}'
            f'M{high:.1f} {top + 2}v{ROW - 12}" stroke="var(--ink)" stroke-width="2"/>'
        )
    shown = escape(row.shown)
    return drawn + f'<text x="{WIDTH - 4}" y="{middle + 5:.1f}" text-anchor="end">{shown}</text>'


def _mark(mark: Mark, place: _Scale, height: int) -> str:
    at = place(mark.value)
    return (
        f'<path d="M{at:.1f} 0V{height - ROW + 4}" stroke="var(--mark)" stroke-width="2" '
        f'stroke-dasharray="4 3"/><text x="{at:.1f}" y="{height - 6}" text-anchor="middle">'
        f"{escape(mark.label)}</text>"
    )
