"""Sets of tiles near the house set, raced by the Champion's net and by the search's players.

    python -m research.tile_neighbours FILE [--races 512] [--finals 4096] [--write]

Every neighbour changes the track tiles of one face, within 13.2 to 13.4: one route of one tile, or
the same change on all tiles that allow it. All meet the same races. The best, by how seldom a
Champion is out before round 8, race more often, then with first-timers, Rookies and Regulars.
FILE holds what is done; stopped, it goes on from there. The net was not trained on these sets.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from paddock.games.outspeed.deck_file import house_deck
from paddock.games.outspeed.lab.balance import Plan, report
from paddock.games.outspeed.lab.tuning.figures import Figures, Measuring, Sums, targets_of
from paddock.games.outspeed.lab.tuning.mutation import is_house_set
from paddock.games.outspeed.tiles import TRACK_TILES, Amount, Deck, Players, Route, Side
from paddock.lab.ledger import Ledger
from paddock.lab.simulation import Counts
from research.champion_races import NetRaces
from research.docs_table import markdown, replace_part
from research.neighbour_plot import Dot, Panel, plot
from research.race_diary import counts_of
from research.tile_champions import NAMES as TEXTS
from research.tile_champions import NOT_SHARES, PAGE, logs

PART: Final = "neighbours"
PICTURE: Final = Path("docs/pictures/tile-neighbours.svg")
EVERYWHERE: Final = "every tile that may: "
HOUSE: Final = "the house set"
NAMES: Final = {Players.UP_TO_4: "face34", Players.UP_TO_6: "face56"}
COUNTS: Final = {Players.UP_TO_4: (3, 4), Players.UP_TO_6: (5, 6)}
FINALISTS: Final = 3
BATCHES: Final = 8
"""Of the search's races for a finalist: 192 of each of the five tables."""
LEFT_OUT: Final = ("seats", "lead-changes")
NUMBERS: Final = 1000
FINALS: Final = 500
"""A piece of work is known by its face and its place; finals come after the first races."""
Change = Callable[[Route], Route]


class Neighbour(Struct, frozen=True):
    """A set, and in words what is changed."""

    face: Players
    change: str
    deck: Deck


class Raced(Struct, frozen=True):
    """What came of a neighbour: figures of Champions by number of players, and of the others."""

    number: int
    face: Players
    change: str
    races: int
    champions: dict[str, Figures]
    others: dict[str, Figures]

    def early(self) -> float:
        """How often a Champion is out before round 8, in the mean of the numbers of players."""
        return sum(one["out-before-8"] for one in self.champions.values()) / len(self.champions)


# The neighbours


def _more(amount: Amount, by: int) -> Amount:
    return replace(amount, number=max(0, amount.number + by))


def _reach(route: Route) -> float:
    return route.zones.number + 2.5 * route.zones.dice + len(route.zones.counts)


def _leap(routes: dict[Side, Route]) -> list[Side]:
    return [max(routes, key=lambda side: _reach(routes[side]))]


def _slow(routes: dict[Side, Route]) -> list[Side]:
    return [min(routes, key=lambda side: _reach(routes[side]))]


def _narrow(routes: dict[Side, Route]) -> list[Side]:
    return [side for side, route in routes.items() if route.room is not None]


def _wider(route: Route) -> Route:
    return replace(route, room=None if route.room is None else route.room + 1)


def _narrower(route: Route) -> Route:
    return replace(route, room=None if route.room is None else max(1, route.room - 1))


CHANGES: Final[dict[str, tuple[Callable[[dict[Side, Route]], list[Side]], Change]]] = {
    "the leap is one zone shorter": (_leap, lambda r: replace(r, zones=_more(r.zones, -1))),
    "the leap costs one fuel more": (_leap, lambda r: replace(r, cost=_more(r.cost, 1))),
    "the slow route is one zone longer": (_slow, lambda r: replace(r, zones=_more(r.zones, 1))),
    "a route has room for one more": (_narrow, _wider),
    "a route has room for one less": (_narrow, _narrower),
}


def _changed(deck: Deck, face: Players, tile: int, side: Side, change: Change) -> Deck:
    old = deck.tiles[tile - 1]
    routes = old.face(face)
    other = replace(routes, **{side.value: change(routes.lit()[side])})
    new = replace(old, **{NAMES[face]: other})
    return replace(deck, tiles=(*deck.tiles[: tile - 1], new, *deck.tiles[tile:]))


def neighbours(deck: Deck, face: Players) -> Iterator[Neighbour]:
    """The set itself, then one change of one route, then one change wherever the law allows it."""
    yield Neighbour(face, HOUSE, deck)
    everywhere = dict.fromkeys(CHANGES, deck)
    for tile in TRACK_TILES:
        lit = dict(deck.tiles[tile - 1].face(face).lit())
        for text, (sides, change) in CHANGES.items():
            for side in sides(lit):
                other = _changed(deck, face, tile, side, change)
                if other == deck or not is_house_set(other):
                    continue
                yield Neighbour(face, f"tile {tile} {side}: {text}", other)
                both = _changed(everywhere[text], face, tile, side, change)
                everywhere[text] = both if is_house_set(both) else everywhere[text]
    for text, all_of_it in everywhere.items():
        if all_of_it != deck:
            yield Neighbour(face, f"{EVERYWHERE}{text}", all_of_it)


# Racing them


class Course:
    """Races neighbours with every number of players of a face."""

    def __init__(self, deck: Deck, face: Players, ledger: Ledger[Raced]) -> None:
        self._ledger = ledger
        self._done = {one.number: one for one in ledger.finished()}
        self._nets = [NetRaces(players, deck) for players in COUNTS[face]]
        self._deck, self._face = deck, face
        self._others: list[Measuring] = []

    def raced(self, number: int, one: Neighbour, races: int, *, others: bool) -> Raced:
        """The races of this number: from the ledger, or raced now."""
        number += NUMBERS * self._face
        if number not in self._done:
            self._done[number] = self._race(number, one, races, others=others)
            self._ledger.add([self._done[number]])
        return self._done[number]

    def _race(self, number: int, one: Neighbour, races: int, *, others: bool) -> Raced:
        """Champions, and the players of the search if they are asked for."""
        champions = {str(net.players): _figures(net, one.deck, races) for net in self._nets}
        found: dict[str, Figures] = {}
        if others:
            self._others = self._others or [
                Measuring(players, self._deck, 1) for players in COUNTS[self._face]
            ]
            for measuring in self._others:
                sums: dict[str, Sums] = {}
                figures = measuring.measure(one.deck, range(BATCHES), sums)
                found[str(measuring.players)] = figures
        return Raced(number, one.face, one.change, races, champions, found)


def _figures(net: NetRaces, deck: Deck, races: int) -> Figures:
    total: Counts = Counter()
    for log in logs(net, deck, races):
        total.update(counts_of(log))
    plan = Plan(deck, (net.players,), races, 1, ("champion",))
    return {one.name: one.value for one in report(plan, net.players, total).figures}


def missed(one: Raced) -> str:
    """Which targets first-timers, Rookies and Regulars miss, but for seats and the lead."""
    found = []
    for players, figures in one.others.items():
        for name, target in targets_of(int(players)):
            if target.missed_by(figures[name]) > 0 and target.name not in LEFT_OUT:
                who, text = name.split("/")[0], TEXTS.get(target.name, target.name)
                digits = (
                    f"{figures[name]:.2f}" if target.name in NOT_SHARES else _percent(figures[name])
                )
                found.append(f"{players} {who}: {text} {digits}")
    return "; ".join(found) or "nothing"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def table(raced: Sequence[Raced]) -> str:
    """The sets that raced often, with what they miss."""
    rows: list[Sequence[str]] = []
    for one in raced:
        early = [f"{100 * found['out-before-8']:.1f}" for found in one.champions.values()]
        home = [f"{100 * found['finished']:.1f}" for found in one.champions.values()]
        leads = [f"{found['regulars/lead-changes']:.2f}" for found in one.others.values()]
        face = "3–4" if one.face is Players.UP_TO_4 else "5–6"  # noqa: RUF001 - a range
        texts = [" and ".join(values) for values in (early, home, leads)]
        rows.append([face, one.change, *texts, missed(one)])
    columns = (
        "face",
        "change",
        "Champions: out before round 8, %",
        "at the finish, %",
        "Regulars: changes of the lead",
        "missed by the others",
    )
    return markdown(columns, rows)


def panel(first: Sequence[Raced]) -> Panel:
    """The first races of all neighbours of a face; the house set is the first of them."""
    few, many = map(int, first[0].champions)
    dots = []
    for one in first:
        x, y = (100 * found["out-before-8"] for found in one.champions.values())
        dots.append(Dot(x, y, is_whole=one.change.startswith(EVERYWHERE)))
    return Panel((few, many), dots[0], dots[1:])


def main() -> None:
    """Race all neighbours, then the best of them more often."""
    parser = argparse.ArgumentParser(prog="python -m research.tile_neighbours", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--races", type=int, default=512)
    parser.add_argument("--finals", type=int, default=4096)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE} and {PICTURE}")
    given = parser.parse_args()
    deck = house_deck()
    finals: list[Raced] = []
    panels: list[Panel] = []
    work = {"deck": deck, "races": given.races, "finals": given.finals}
    ledger: Ledger[Raced] = Ledger(work, Raced, given.file)
    for face in reversed(Players):
        course, near = Course(deck, face, ledger), [*neighbours(deck, face)]
        first = [course.raced(at, one, given.races, others=False) for at, one in enumerate(near)]
        panels.append(panel(first))
        order = sorted(range(1, len(near)), key=lambda at: first[at].early())
        finals += [
            course.raced(FINALS + place, near[at], given.finals, others=True)
            for place, at in enumerate([0, *order[:FINALISTS]])
        ]
        print(table(finals), flush=True)
    if given.write:
        replace_part(PAGE, PART, table(finals))
        PICTURE.write_text(plot(panels[::-1]), "utf-8")


if __name__ == "__main__":
    main()
