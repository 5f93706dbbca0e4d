"""The curves of a run as a page that needs nothing but itself."""

from collections.abc import Sequence
from html import escape
from itertools import cycle
from typing import Any, Final

from paddock.bots.net import About
from paddock.charts import COLOURS, Frame, figure, ticks
from paddock.lab.page import command, heading, page, paragraph, table

HEIGHT: Final = 240
LEFT: Final = 56
BOTTOM: Final = 48
MAX_POINTS: Final = 200

Row = dict[str, Any]


def curves(about: About, history: Sequence[Row]) -> str:
    """What was measured while a net was trained."""
    updates = [row for row in history if "entropy" in row]
    duels = [row for row in history if "against" in row]
    players = ", ".join(map(str, about.players))
    title = f"{about.game}, {players} players"
    parts = [
        paragraph(
            f"{about.updates} updates, {about.games} games, {about.minutes} minutes on "
            f"{about.device}. Seed {about.seed}, {about.decks} decks, commit {about.commit}."
        ),
        command(about.command),
        heading("Strength"),
        paragraph(
            "Percentage points above an equal share, one seat among others, duplicate deals."
        ),
        *[_plot(name, series) for name, series in _strengths(duels)],
        table(
            ("table", "against", "done", "deals", "above equal, %", "95 %"),
            [_duel(row) for row in duels[-4 * max(1, len(about.players)) :]],
        ),
        heading("Learning"),
        *[
            _plot(label, _by_table(updates, name))
            for name, label in (
                ("entropy", "Entropy of a decision, nats"),
                ("value_error", "Squared error of the value"),
                ("pull", "KL divergence from the slow copy, nats"),
            )
        ],
    ]
    return page("en", title, parts)


def _duel(row: Row) -> list[str]:
    return [
        row["table"],
        row["against"],
        f"{100 * row['done']:.0f} %",
        str(row["deals"]),
        f"{row['gain']:+.1f}",
        f"± {row['margin']:.1f}",
    ]


def _strengths(duels: Sequence[Row]) -> list[tuple[str, dict[str, list[tuple[float, float]]]]]:
    kinds = {
        "random": "Against random play",
        "regulars": "Against Regulars",
        "earlier": "Against an earlier self",
        "answer": "What a short answer gains from the net: a rise shows that the run breaks",
        "target": "Against the net that is answered: a lower bound of its exploitability",
    }
    found = []
    for kind, label in kinds.items():
        rows = [row for row in duels if row["against"].startswith(kind)]
        if rows:
            found.append((label, _by_table(rows, "gain")))
    return found


def _by_table(rows: Sequence[Row], name: str) -> dict[str, list[tuple[float, float]]]:
    series: dict[str, list[tuple[float, float]]] = {}
    for row in rows:
        series.setdefault(row["table"], []).append((row["update"], row[name]))
    return {label: points[:: 1 + len(points) // MAX_POINTS] for label, points in series.items()}


def _plot(title: str, series: dict[str, list[tuple[float, float]]]) -> str:
    """A line for each table; its last value is said in words too."""
    points = [point for line in series.values() for point in line]
    if not points:
        return ""
    xs, ys = zip(*points, strict=True)
    grid = ticks(min(0.0, *ys), max(0.0, *ys))
    frame = Frame(HEIGHT, grid[0], grid[-1], max(xs), LEFT, bottom=BOTTOM)
    drawn = [frame.grid(y, f"{y:g}") for y in grid]
    drawn += [frame.mark(0, "0", "start"), frame.mark(max(xs), f"{max(xs):g} updates", "end")]
    legend, words = float(LEFT), []
    for (label, line), colour in zip(series.items(), cycle(COLOURS), strict=False):
        drawn.append(frame.line(line, colour))
        style = f'style="fill: {colour}"'  # stronger than the page's rule for all texts
        drawn.append(f'<text x="{legend}" y="{HEIGHT - 8}" {style}>{escape(label)}</text>')
        legend += 9 * len(label) + 14
        words.append(f"{label}: {line[-1][1]:.3g} after {line[-1][0]} updates")
    return figure(title, words, HEIGHT, drawn)
