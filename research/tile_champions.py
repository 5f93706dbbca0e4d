"""The Champion's net on a set of OUTSPEED tiles: the figures of `lab report`, in many races.

    python -m research.tile_champions [--players 3,4,5,6] [--races 20480] [--write]

The races are those of `research.champion_races`. The net makes the last choice, too, which the
Champion searches; so what the finish tiles decide is that of the net alone.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from paddock.games.outspeed.deck_file import house_deck
from paddock.games.outspeed.lab.balance import MISSED, Figure, Plan, Report, report
from paddock.games.outspeed.tiles import Deck
from paddock.lab.simulation import Counts
from research.champion_races import NetRaces, Tilt
from research.docs_table import markdown, replace_part
from research.race_diary import Log, counts_of

PAGE: Final = Path("docs/house-tiles.md")
PART: Final = "champions"
AT_ONCE: Final = 512
BOTS: Final = ("champion",)
NAMES: Final = {
    "finished": "ships at the finish",
    "out-before-8": "somebody out before round 8",
    "seats": "farthest seat from an equal share",
    "crowded": "rounds with an overcrowded route",
    "least-route": "the least chosen lit route",
    "one-cause": "the most frequent cause of elimination",
    "tokens": "tokens earned by a player",
    "fourth-board": "races that need a fourth board",
    "lead-changes": "changes of the lead",
    "decided-late": "races decided on the last three tiles",
    "leader-wins": "the leader before round 8 wins",
}
NOT_SHARES: Final = ("tokens", "lead-changes")
FINE: Final = ("fourth-board",)


def logs(
    races: NetRaces, deck: Deck, count: int, *, seed: int = 1, tilt: Tilt | None = None
) -> Iterator[Log]:
    """So many races, a batch at a time."""
    for batch in range(-(-count // AT_ONCE)):
        yield races.play(deck, 1000 * seed + batch, AT_ONCE, tilt)


def measured(races: NetRaces, deck: Deck, count: int) -> Report:
    """The report of so many races."""
    total: Counts = Counter()
    for log in logs(races, deck, count):
        total.update(counts_of(log))
    plan = Plan(deck, (races.players,), count, 1, BOTS)
    return report(plan, races.players, total)


def shown(one: Figure) -> str:
    """A figure with its interval; bold where it misses its target for certain."""
    if one.name in NOT_SHARES:
        text = f"{one.value:.2f} ({one.low:.2f}–{one.high:.2f})"  # noqa: RUF001 - a range
    else:
        digits = 2 if one.name in FINE else 1
        value, low, high = (f"{100 * x:.{digits}f}" for x in (one.value, one.low, one.high))
        text = f"{value} % ({low}–{high})"  # noqa: RUF001 - a range
    return f"**{text}**" if one.verdict() == MISSED else text


def wanted(one: Figure) -> str:
    """The target of a figure."""
    sign = "≤" if one.at_most else "≥"
    if one.name == "tokens":
        return "2 to 4"
    return f"{sign} {one.target:g}" if one.name in NOT_SHARES else f"{sign} {100 * one.target:g} %"


def table(reports: Sequence[Report]) -> str:
    """Figures by number of players."""
    found = {one.players: {figure.name: figure for figure in one.figures} for one in reports}
    rows: list[Sequence[str]] = []
    for name, text in NAMES.items():
        by_players = [figures.get(name) for figures in found.values()]
        first = next((one for one in by_players if one is not None), None)
        if first is None:
            continue
        cells = ["–" if one is None else shown(one) for one in by_players]  # noqa: RUF001 - none
        rows.append([text, wanted(first), *cells])
    columns = ["", "target", *(f"{players} players" for players in found)]
    return markdown(columns, rows)


def main() -> None:
    """Race, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m research.tile_champions", description=__doc__)
    parser.add_argument("--players", default="3,4,5,6")
    parser.add_argument("--races", type=int, default=20_480)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE}")
    given = parser.parse_args()
    deck, reports = house_deck(), []
    for players in map(int, given.players.split(",")):
        reports.append(measured(NetRaces(players, deck), deck, given.races))
        print(table(reports[-1:]), flush=True)
    if given.write:
        replace_part(PAGE, PART, table(reports))


if __name__ == "__main__":
    main()
