"""One Champion among Experts: play the rows of docs/bots.md and write its table.

    python -m research.champion_rows play --minutes 30 --jobs 2 [--rows outspeed-3 why_first-2]
    python -m research.champion_rows table [--write]

Each finished deal is a line of a file in the folder, so a run can be stopped and continued. Rows
take turns, a few deals each: whenever it ends, no row has been forgotten. `table` prints what is
there; `--write` puts it into docs/bots.md. A row without a deal says "not measured".
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from paddock.catalog import GAMES
from paddock.lab.arena import Deal, Plan, play_deal
from paddock.lab.ledger import Ledger
from paddock.lab.strength import strengths
from paddock.lab.work import spread
from research.docs_table import markdown, replace_part

FOLDER: Final = Path(".cache/champion_rows")
PAGE: Final = Path("docs/bots.md")
PART: Final = "champion"
DEALS_AT_ONCE: Final = 4
MAX_DEALS: Final = 1000
"""Of a row. It is part of a row's plan, so that one file can grow up to this."""
SIMULATIONS: Final = {"outspeed": 30, "why_first": 100}
TITLES: Final = {"outspeed": "OUTSPEED", "why_first": "Why First?"}
VARIANTS: Final = {"first_race": ", first race", "tactical": ", tactical"}
COLUMNS: Final = (
    "game",
    "players",
    "deals",
    "simulations",
    "win share",
    "above 1/n",
    "interval",
    "aim",
)


class Row(NamedTuple):
    """An arena. `aim` is in points above an equal share."""

    game: str
    players: int
    deals: int
    aim: float
    variant: str | None = None

    def name(self) -> str:
        """For files and the command line."""
        return "-".join([self.game, str(self.players), *([self.variant] if self.variant else [])])

    def plan(self, bot: str) -> Plan:
        """The arena, with this bot as the Champion."""
        bots = (bot, *["expert"] * (self.players - 1))
        config = GAMES[self.game].config(self.players, variant=self.variant)
        return Plan(self.game, config, MAX_DEALS, 1, bots, SIMULATIONS[self.game])


ROWS: Final = (
    Row("outspeed", 3, 200, 8),
    Row("outspeed", 4, 160, 10),
    Row("outspeed", 5, 100, 10),
    Row("outspeed", 6, 80, 10),
    Row("outspeed", 4, 160, 8, "first_race"),
    Row("why_first", 2, 300, 5),
    Row("why_first", 3, 300, 4),
    Row("why_first", 4, 240, 4),
    Row("why_first", 5, 100, 3),
    Row("why_first", 6, 160, 3),
    Row("why_first", 3, 200, 4, "tactical"),
    Row("why_first", 4, 160, 4, "tactical"),
)


def play_rows(rows: Sequence[Row], folder: Path, bot: str, seconds: float, jobs: int) -> None:
    """Play deals of all rows in turn until the time is over or every row has its deals."""
    end = time.monotonic() + seconds
    folder.mkdir(parents=True, exist_ok=True)
    waiting = [*rows]
    while waiting:
        for row in [*waiting]:
            if time.monotonic() >= end:
                return
            plan = row.plan(bot)
            ledger = Ledger(plan, Deal, folder / f"{row.name()}.jsonl")
            numbers = ledger.missing(row.deals)[: DEALS_AT_ONCE * jobs]
            for deal in spread(_play, [(plan, number) for number in numbers], jobs):
                ledger.add([deal])
            if not ledger.missing(row.deals):
                waiting.remove(row)
            print(_line(row, plan, ledger.finished()), flush=True)


def _play(work: tuple[Plan, int]) -> Deal:
    return play_deal(*work)


def _line(row: Row, plan: Plan, deals: Sequence[Deal]) -> str:
    return f"{row.name():24} " + " ".join(_cells(row, plan, deals)[2:])


def table(folder: Path, bot: str) -> str:
    """The rows as Markdown."""
    found: list[Sequence[str]] = []
    for row in ROWS:
        plan, file = row.plan(bot), folder / f"{row.name()}.jsonl"
        deals = Ledger(plan, Deal, file).finished() if file.exists() else []
        found.append(_cells(row, plan, deals))
    return markdown(COLUMNS, found)


def _cells(row: Row, plan: Plan, deals: Sequence[Deal]) -> tuple[str, ...]:
    name = TITLES[row.game] + VARIANTS.get(row.variant or "", "")
    start, aim = (name, str(row.players)), f"{row.aim:+.0f}"
    if not deals:
        return *start, "0", str(plan.simulations), "", "not measured", "", aim
    (own,) = [one for one in strengths(plan, deals) if one.bot == plan.bots[0]]
    return (
        *start,
        str(len(deals)),
        str(plan.simulations),
        f"{100 * own.win_share:.1f} %",
        f"{100 * own.gain:+.1f}",
        f"{100 * own.low:+.1f} … {100 * own.high:+.1f}",
        aim,
    )


def main() -> None:
    """Play rows or print the table."""
    parser = argparse.ArgumentParser(prog="python -m research.champion_rows", description=__doc__)
    parser.add_argument("what", choices=("play", "table"))
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--rows", nargs="+", help="names of rows, such as outspeed-3")
    parser.add_argument("--bot", default="champion", help="or a net of your own, FILE.npz")
    parser.add_argument("--write", action="store_true", help=f"put the table into {PAGE}")
    given = parser.parse_args()
    if given.what == "play":
        rows = [row for row in ROWS if given.rows is None or row.name() in given.rows]
        play_rows(rows, given.folder, given.bot, 60 * given.minutes, given.jobs)
    found = table(given.folder, given.bot)
    print(found)
    if given.write:
        replace_part(PAGE, PART, found)


if __name__ == "__main__":
    main()
