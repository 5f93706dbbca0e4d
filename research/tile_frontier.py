"""What a change of the lead costs: the sets that the searches for tiles kept, by their figures.

    python -m research.tile_frontier [LOG ...] [--write]

Reads files that `paddock lab tune --resume FILE` wrote; without a name, those of the searches that
led to the house set (`tile_search`). A set *misses* what its figures lack of the targets for
kindness and for a game about the others (13.4, 13.5), each on the scale of the search. A set with
*odd routes* breaks the rules of today's search, for example by a route that costs what it gives.
"""

import argparse
import lzma
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from paddock.games.outspeed.lab import targets as t
from paddock.games.outspeed.lab.tuning.figures import targets_of
from paddock.games.outspeed.lab.tuning.mutation import is_house_set
from paddock.games.outspeed.lab.tuning.search import (
    FINE_SCALE,
    SCALE,
    USUAL_SCALE,
    Candidate,
    Generation,
    Plan,
)
from paddock.games.outspeed.tiles import Players
from research.docs_table import markdown, replace_part
from research.frontier_plot import Dot, Panel, plot

LOGS: Final = Path("research/tile_search")
PAGE: Final = Path("docs/house-tiles.md")
PICTURE: Final = Path("docs/pictures/tile-frontier.svg")
PART: Final = "frontier"
STEPS: Final = (2.2, 2.3, 2.35, 2.4, 2.45, 2.5)
LEADS: Final = "regulars/lead-changes"
IGNORED: Final = "seats"
"""A search has too few races to tell seats apart."""
COLUMNS: Final = (
    "face",
    "changes of the lead, at least",
    "sets",
    "plain and nothing missed",
    "odd routes, nothing missed",
    "least missed by a plain set",
)


class Found(NamedTuple):
    """A set that a search kept. `leads` is for the number of players that has the fewest."""

    face: Players
    leads: float
    missed: float
    is_plain: bool


def found_in(log: Path) -> Iterator[Found]:
    """Every set of a log, once."""
    stored = log.read_bytes()
    first, *lines = (lzma.decompress(stored) if log.suffix == ".xz" else stored).splitlines()
    face = msgspec.json.decode(first, type=Plan).face()
    kept = {
        one.deck: one for line in lines for one in msgspec.json.decode(line, type=Generation).best
    }
    for one in kept.values():
        leads = min(figures[LEADS] for figures in one.figures.values())
        yield Found(face, leads, _missed(one), is_house_set(one.deck))


def _missed(one: Candidate) -> float:
    """What the set lacks of the targets that go before drama."""
    total = 0.0
    for players, figures in one.figures.items():
        for name, target in targets_of(int(players)):
            short = name.split("/")[1]
            if target.tier == t.DRAMA or short == IGNORED or name not in figures:
                continue
            scale = FINE_SCALE.get(short) or SCALE.get(short, USUAL_SCALE)
            total += max(0.0, target.missed_by(figures[name])) / scale
    return total


def table(found: Sequence[Found]) -> str:
    """How many sets reach so many changes of the lead, and what they miss."""
    rows: list[Sequence[str]] = []
    for face in Players:
        for step in STEPS:
            sets = [one for one in found if one.face is face and one.leads >= step]
            good = [one for one in sets if not one.missed]
            plain = [one.missed for one in sets if one.is_plain]
            rows.append(
                (
                    "3–4" if face is Players.UP_TO_4 else "5–6",  # noqa: RUF001 - a range
                    f"{step:.2f}",
                    str(len(sets)),
                    str(sum(one.is_plain for one in good)),
                    str(sum(not one.is_plain for one in good)),
                    f"{min(plain):.2f}" if plain else "no such set",
                )
            )
    return markdown(COLUMNS, rows)


def picture(found: Sequence[Found]) -> str:
    """Every set as a point, face by face."""
    titles = {Players.UP_TO_4: "3 and 4 pilots", Players.UP_TO_6: "5 and 6 pilots"}
    panels = [
        Panel(title, [Dot(*one[1:]) for one in found if one.face is face])
        for face, title in titles.items()
    ]
    return plot(panels)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m research.tile_frontier", description=__doc__)
    parser.add_argument("logs", nargs="*", type=Path)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE} and {PICTURE}")
    given = parser.parse_args()
    logs = given.logs or sorted(LOGS.glob("*.jsonl.xz"))
    sets = [one for log in logs for one in found_in(log)]
    print(table(sets))
    if given.write:
        replace_part(PAGE, PART, table(sets))
        PICTURE.write_text(picture(sets), "utf-8")


if __name__ == "__main__":
    main()
