"""The curves of a run as a page that needs nothing but itself."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from paddock.bots.net import About
from paddock.lab.page import command, heading, page, paragraph, table

WIDTH: Final = 640
HEIGHT: Final = 220
LEFT: Final = 56
BOTTOM: Final = 28
COLOURS: Final = ("var(--bar)", "var(--mark)", "#3a8f5c", "#a05ac0", "#c09030", "#4a9ab0")
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
    low, high = min(0.0, *ys), max(0.0, *ys)

    def place(x: float, y: float) -> str:
        across = LEFT + (WIDTH - LEFT - 8) * x / (max(xs) or 1)
        down = 8 + (HEIGHT - BOTTOM - 8) * (high - y) / ((high - low) or 1)
        return f"{across:.1f} {down:.1f}"

    drawn = [
        f'<path d="M{place(0, y)}H{WIDTH - 8}" stroke="var(--line)" stroke-width=".5"/>'
        f'<text x="{LEFT - 6}" y="{float(place(0, y).split()[1]) + 4:.1f}" '
        f'text-anchor="end">{y:.3g}</text>'
        for y in (low, (low + high) / 2, high)
    ]
    legend, words = LEFT, []
    for number, (label, line) in enumerate(series.items()):
        colour = COLOURS[number % len(COLOURS)]
        path = "L".join(place(*point) for point in line)
        drawn.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn.append(f'<text x="{legend}" y="{HEIGHT - 8}" fill="{colour}">{escape(label)}</text>')
        legend += 9 * len(label) + 14
        words.append(f"{label}: {line[-1][1]:.3g} after {line[-1][0]} updates")
    return (
        f"<figure><figcaption>{escape(title)}</figcaption>"
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(title)}. {escape("; ".join(words))}">{"".join(drawn)}</svg></figure>'
    )
