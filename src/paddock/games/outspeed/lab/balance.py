"""The balance of a set of OUTSPEED tiles, measured in races between bots, against its targets."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from paddock.catalog import SIMULATIONS
from paddock.games.outspeed.lab import targets as t
from paddock.games.outspeed.lab.measure import measure
from paddock.games.outspeed.state import Config
from paddock.games.outspeed.statistics import tally
from paddock.lab.intervals import Z_OF_SEVERAL, Interval, farthest_from, mean, share
from paddock.lab.ledger import Ledger
from paddock.lab.simulation import Counts, play_one
from paddock.lab.simulation import Plan as Games
from paddock.lab.work import spread

RACES_AT_ONCE: Final = 50
MAX_PLAYERS: Final = 6
ROOKIE: Final = "rookie"
FIRST_TIMER: Final = "first-timer-"
"""How the bots begin that play as a person in a first race, with one idea."""
MET, MISSED, UNCLEAR = "met", "missed", "unclear"


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
        config, bots = Config(players, self.deck), self.bots
        if newcomer(bots) is not None:
            bots = (*bots, *[ROOKIE] * (players - 1))
        turn = number % len(bots)
        bots = bots[turn:] + bots[:turn]
        return Games("outspeed", config, self.races, self.seed, bots, simulations=self.simulations)

    def targets(self, players: int) -> list[t.Target]:
        """What races between these bots should be like."""
        idea = newcomer(self.bots)
        if idea is not None:
            return [*t.IDEAS[idea]]
        wanted = t.OF_ROOKIES if {*self.bots} == {ROOKIE} else t.OF_SKILLED
        return [one for one in wanted if one.only_players in (None, players)]


def newcomer(bots: Sequence[str]) -> str | None:
    """The idea of a first-timer, if it is one who is to sit among Rookies."""
    name = bots[0].removeprefix(FIRST_TIMER)
    return name if len(bots) == 1 and name != bots[0] else None


class Figure(Struct, frozen=True):
    """Something measured with its interval, and what it should be."""

    name: str
    value: float
    low: float
    high: float
    target: float
    at_most: bool

    def verdict(self) -> str:
        """Met or missed, if the whole interval says so; or else nobody can tell yet."""
        best, worst = (self.low, self.high) if self.at_most else (self.high, self.low)
        if self._holds(worst):
            return MET
        return UNCLEAR if self._holds(best) else MISSED

    def _holds(self, value: float) -> bool:
        return value <= self.target if self.at_most else value >= self.target


class Report(Struct, frozen=True):
    """What was measured with so many players. `routes` are shares by tile, face and side."""

    players: int
    figures: tuple[Figure, ...]
    seats: tuple[Interval, ...]
    first_out: dict[str, Interval]
    causes: dict[str, Interval]
    routes: dict[str, dict[str, dict[str, Interval]]]


class Part(Struct, frozen=True):
    """Races with so many players, and what was counted in them."""

    players: int
    first: int
    races: int
    counts: list[tuple[tuple[str, ...], int]]

    @property
    def number(self) -> int:
        return _number(self.players, self.first)


def _number(players: int, first: int) -> int:
    return MAX_PLAYERS * first + players


def balance(
    plan: Plan, jobs: int, progress: Callable[[int], None], file: Path | None = None
) -> list[Report]:
    """Race, and report for each number of players. Parts in the file are not raced again.

    The file is for this deck, seed and these bots, whatever the number of races and players.
    """
    ledger = Ledger(replace(plan, players=(), races=0), Part, file)
    parts = {part.number: part for part in ledger.finished()}
    missing = []
    for work in _work(plan):
        part = parts.get(_number(work[1], work[2][0]))
        if part is None or part.races != len(work[2]):
            missing.append(work)
        else:
            progress(part.races)
    for part in spread(_race, missing, jobs):
        ledger.add([part])
        parts[part.number] = part
        progress(part.races)
    totals: dict[int, Counts] = {players: Counter() for players in plan.players}
    for _, players, races in _work(plan):
        totals[players].update(dict(parts[_number(players, races[0])].counts))
    return [report(plan, players, counts) for players, counts in totals.items()]


def _work(plan: Plan) -> Iterator[tuple[Plan, int, range]]:
    """Every number of players in turn: interrupted, a file has about as many races of each."""
    for at in range(0, plan.races, RACES_AT_ONCE):
        for players in plan.players:
            yield plan, players, range(at, min(at + RACES_AT_ONCE, plan.races))


def _race(work: tuple[Plan, int, range]) -> Part:
    plan, players, numbers = work
    counts = Counts()
    for number in numbers:
        games = plan.games(players, number)
        events = tuple(chain.from_iterable(play_one(games, number).events))
        measured = measure(games.config, events)
        counts.update(measured)
        counts.update(_newcomer_of(games.bots, measured))
        counts.update(
            {
                path: count
                for path, count in tally(games.config, events).items()
                if path[0] == "routes"
            }
        )
    return Part(players, numbers[0], len(numbers), [*counts.items()])


def _newcomer_of(bots: Sequence[str], measured: Counts) -> Counts:
    """When the first-timer of a race was out, if there was one."""
    seats = [str(seat + 1) for seat, name in enumerate(bots) if name.startswith(FIRST_TIMER)]
    out = [int(path[2]) for path in measured if path[0] == "out" and path[1] in seats]
    early = [round_ for round_ in out if round_ < t.EARLY_FOR_A_FIRST_TIMER]
    return Counter({("newcomer_out",): len(out), ("newcomer_out_early",): len(early)})


def report(plan: Plan, players: int, counts: Counts) -> Report:
    """What was measured, from what was counted."""
    races = counts["races",]
    wins = [counts["wins", str(seat + 1)] for seat in range(players)]
    won = sum(wins)
    seats = tuple([share(count, won, Z_OF_SEVERAL) for count in wins])
    routes = _routes(plan, counts)
    causes = _shares_of(counts, "causes")
    first_out = {path[1]: share(counts[path], races) for path in counts if path[0] == "first_out"}
    measured = {
        **_of_races(counts, players),
        **_of_newcomers(plan, counts),
        "out-before-5": share(_out_before(counts, t.EARLY_FOR_ROOKIES), races),
        "out-before-8": share(_out_before(counts, t.EARLY_FOR_SKILLED), races),
        "seats": farthest_from(1 / players, [*seats]),
        "least-route": _least(routes),
        "one-cause": max(causes.values(), key=lambda one: one.value, default=share(0, 0)),
    }
    figures = [
        Figure(one.name, found.value, found.low, found.high, one.limit, one.at_most)
        for one in plan.targets(players)
        for found in [measured[one.name]]
    ]
    return Report(players, tuple(figures), seats, first_out, causes, routes)


def _of_races(counts: Counts, players: int) -> dict[str, Interval]:
    """What is a mean over races, or a share of them or of their rounds."""
    races = counts["races",]

    def average(name: str, parts: int = 1) -> Interval:
        return mean(counts[name,], counts["squares", name], races, parts)

    return {
        "finished": average("finished", players),
        "crowded": share(counts["crowded_rounds",], counts["rounds",]),
        "tokens": average("tokens", players),
        "many-tokens": average("tokens", players),
        "fourth-board": share(counts["fourth_board",], races),
        "lead-changes": average("lead_changes"),
        "decided-late": share(counts["decided_late",], races),
        "leader-wins": share(counts["led_early_and_won",], counts["led_early",]),
    }


def _of_newcomers(plan: Plan, counts: Counts) -> dict[str, Interval]:
    idea, races = newcomer(plan.bots), counts["races",]
    return {
        f"{idea}-out-early": share(counts["newcomer_out_early",], races),
        f"{idea}-finished": share(races - counts["newcomer_out",], races),
    }


def _out_before(counts: Counts, round_: int) -> int:
    """In how many races somebody was out before this round."""
    return sum([counts["first_out", str(early)] for early in range(1, round_)])


def _shares_of(counts: Counts, name: str) -> dict[str, Interval]:
    total = sum([count for path, count in counts.items() if path[0] == name])
    return {path[1]: share(counts[path], total) for path in counts if path[0] == name}


def _least(routes: Mapping[str, Mapping[str, Mapping[str, Interval]]]) -> Interval:
    every = [s for faces in routes.values() for sides in faces.values() for s in sides.values()]
    return min(every, key=lambda one: one.value)


def _routes(plan: Plan, counts: Counts) -> dict[str, dict[str, dict[str, Interval]]]:
    """How often each lit route of each face that came up was taken."""
    found: dict[str, dict[str, dict[str, Interval]]] = {}
    for tile in plan.deck.tiles:
        for name, face in (("3-4", tile.face34), ("5-6", tile.face56)):
            taken = {s: counts["routes", str(tile.number), name, s] for s in face.lit()}
            total = sum(taken.values())
            if total:
                shares = {str(side): share(count, total) for side, count in taken.items()}
                found.setdefault(str(tile.number), {})[name] = shares
    return found
