"""The balance of a set of OUTSPEED tiles, measured in races between bots, against its targets."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, Final

from msgspec import Struct

from paddock.catalog import GAMES, SIMULATIONS
from paddock.games.outspeed.balance import measure
from paddock.games.outspeed.state import ROUNDS
from paddock.lab.simulation import Counts, play_one
from paddock.lab.simulation import Plan as Games
from paddock.lab.work import spread

RACES_AT_ONCE: Final = 50
MEASURED: Final = {
    "seats": 0.01,
    "first-out": 8,
    "finished": 0.6,
    "least-route": 0.05,
    "lead-changes": 3,
    "decided-late": 0.6,
    "tokens": 2,
}
"""What is measured, and what it should be: at least, but for an advantage of a seat."""


class Plan(Struct, frozen=True):
    """So many races for each number of players, with this set."""

    deck: Any
    players: tuple[int, ...]
    races: int
    seed: int
    bots: tuple[str, ...]
    simulations: int = SIMULATIONS.simulations

    def games(self, players: int, number: int) -> Games:
        """The race of this number. Who is in which seat changes from race to race."""
        config, turn = GAMES["outspeed"].config(players, self.deck), number % len(self.bots)
        bots = self.bots[turn:] + self.bots[:turn]
        return Games("outspeed", config, self.races, self.seed, bots, simulations=self.simulations)


class Figure(Struct, frozen=True):
    """Something measured, what it should be, and whether it is."""

    name: str
    value: float
    target: float
    at_most: bool = False

    def met(self) -> bool:
        """Whether the target is met."""
        return self.value <= self.target if self.at_most else self.value >= self.target


class Report(Struct, frozen=True):
    """What was measured with so many players. `routes` are shares by tile, face and side."""

    players: int
    figures: tuple[Figure, ...]
    seats: tuple[float, ...]
    first_out: dict[str, float]
    routes: dict[str, dict[str, dict[str, float]]]


def balance(plan: Plan, jobs: int, progress: Callable[[int], None]) -> list[Report]:
    """Race, and report for each number of players."""
    totals: dict[int, Counts] = {players: Counter() for players in plan.players}
    for players, counts in spread(_race, [*_work(plan)], jobs):
        totals[players].update(counts)
        progress(counts["races",])
    return [report(plan, players, counts) for players, counts in totals.items()]


def _work(plan: Plan) -> Iterator[tuple[Plan, int, range]]:
    for players in plan.players:
        for at in range(0, plan.races, RACES_AT_ONCE):
            yield plan, players, range(at, min(at + RACES_AT_ONCE, plan.races))


def _race(work: tuple[Plan, int, range]) -> tuple[int, Counts]:
    plan, players, numbers = work
    counts = Counts()
    for number in numbers:
        games = plan.games(players, number)
        events = tuple(chain.from_iterable(play_one(games, number).events))
        counts.update(measure(games.config, events))
        counts.update(
            {
                path: count
                for path, count in GAMES["outspeed"].tally(games.config, events).items()
                if path[0] == "routes"
            }
        )
    return players, counts


def report(plan: Plan, players: int, counts: Counts) -> Report:
    """What was measured, from what was counted."""
    races, ships = counts["races",], counts["ships",]
    won = sum([counts["wins", str(seat + 1)] for seat in range(players)]) or 1
    seats = tuple([counts["wins", str(seat + 1)] / won for seat in range(players)])
    routes = _routes(plan, counts)
    least = min(
        [s for faces in routes.values() for sides in faces.values() for s in sides.values()]
    )
    first_out = {path[1]: counts[path] / races for path in counts if path[0] == "first out"}
    measured = (
        max([abs(share - 1 / players) for share in seats]),
        _median_first_out(first_out),
        counts["finished",] / ships,
        least,
        counts["lead changes",] / races,
        counts["decided late",] / races,
        counts["tokens",] / ships,
    )
    figures = [
        Figure(name, value, target, at_most=name == "seats")
        for (name, target), value in zip(MEASURED.items(), measured, strict=True)
    ]
    return Report(players, tuple(figures), seats, first_out, routes)


def _median_first_out(shares: dict[str, float]) -> float:
    """The round in which the first ship is lost in the middle race; after the last, if never."""
    passed = 0.0
    for round_ in range(1, ROUNDS + 1):
        passed += shares.get(str(round_), 0.0)
        if passed >= 0.5:
            return round_
    return ROUNDS + 1


def _routes(plan: Plan, counts: Counts) -> dict[str, dict[str, dict[str, float]]]:
    """How often each lit route of each face that came up was taken."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    for tile in plan.deck.tiles:
        for name, face in (("3-4", tile.face34), ("5-6", tile.face56)):
            taken = {s: counts["routes", str(tile.number), name, s] for s in face.lit()}
            total = sum(taken.values())
            if total:
                shares = {str(side): count / total for side, count in taken.items()}
                found.setdefault(str(tile.number), {})[name] = shares
    return found
