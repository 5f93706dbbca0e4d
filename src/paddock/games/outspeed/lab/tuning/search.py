"""The search for a better set: generations of small changes, halved again and again.

Each generation changes the best sets so far. All of them race a little, the better ones race
more, and the best are kept for the next generation. Every set meets the same races, so chance
favours none. A generation is known by the seed and its number: stopped, the search goes on.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct

from paddock.games.outspeed.lab import targets as t
from paddock.games.outspeed.lab.tuning.figures import Figures, Sums, targets_of
from paddock.games.outspeed.lab.tuning.mutation import mutated, symbols_of
from paddock.games.outspeed.lab.tuning.team import Team, Work
from paddock.games.outspeed.tiles import Deck, Players
from paddock.lab.ledger import Ledger

STAGES: Final = ((1, 3), (3, 3), (10, 2))
"""Batches that a set has raced after a stage, and one of how many goes on."""
KEPT: Final = 6
MAX_CHANGES: Final = 3
SCALE: Final[dict[str, float]] = {"lead-changes": 0.2, "tokens": 1.0, "many-tokens": 1.0}
USUAL_SCALE: Final = 0.1
FINE_SCALE: Final = {"fourth-board": 0.01, "seats": 1000.0, "least-route": 0.04}
MARGIN: Final = {
    "crowded": 0.02,
    "least-route": 0.06,
    "finished": 0.03,
    "out-before-5": 0.01,
    "out-before-8": 0.01,
    "one-cause": 0.04,
    "fourth-board": 0.002,
    "leader-wins": 0.03,
    "cheap-out-early": 0.015,
    "lead-changes": 0.03,
}
"""How much better than its target a figure should be, for what other players do differently."""
WEIGHT: Final = {t.KIND: 4.0, t.OTHERS: 2.0, t.DRAMA: 1.0}
A_SYMBOL: Final = 0.02
"""What a number or a symbol on a tile costs: of two sets that are as good, the plainer one."""
BREAK: Final = 0.5
"""What missing a target costs at once, beside by how much: per tier weight."""


class Plan(Struct, frozen=True):
    """A search that can be repeated: from this deck, for these players, with this seed."""

    deck: Deck
    players: tuple[int, ...]
    seed: int
    candidates: int

    def face(self) -> Players:
        """The face that these players see, and that is changed."""
        return Players.UP_TO_4 if max(self.players) <= Players.UP_TO_4 else Players.UP_TO_6


class Candidate(Struct, frozen=True):
    """A set, what it costs to miss its targets (the less the better), and its figures."""

    deck: Deck
    penalty: float
    figures: dict[str, Figures]


class Generation(Struct, frozen=True):
    """A finished step of the search."""

    number: int
    tried: int
    best: tuple[Candidate, ...]


def tune(
    plan: Plan,
    generations: int,
    jobs: int,
    tell: Callable[[Generation], None],
    file: Path | None = None,
) -> Candidate:
    """Search so many generations in all, and return the best set."""
    ledger = Ledger(plan, Generation, file)
    done = ledger.finished()
    best: Sequence[Candidate] = done[-1].best if done else ()
    with Team(plan.players, plan.deck, plan.seed, jobs) as team:
        for number in range(len(done), generations):
            step = _generation(plan, number, team, best)
            ledger.add([step])
            tell(step)
            best = step.best
    return best[0]


class _Trial:
    """A set that races on from stage to stage."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.sums: dict[int, dict[str, Sums]] = {}
        self.figures: dict[str, Figures] = {}
        self.penalty = 0.0


def _race(team: Team, plan: Plan, trials: Sequence[_Trial], batches: range) -> None:
    """All trials race these batches, with every number of players."""
    pairs = [(trial, players) for trial in trials for players in plan.players]
    work = [Work(trial.deck, n, batches, trial.sums.get(n, {})) for trial, n in pairs]
    for (trial, players), done in zip(pairs, team.race(work), strict=True):
        trial.sums[players] = done.sums
        trial.figures[str(players)] = done.figures
    for trial in trials:
        by_players = trial.figures.items()
        missed = sum(penalty(int(players), found) for players, found in by_players)
        trial.penalty = missed + A_SYMBOL * symbols_of(trial.deck, plan.face())


def _generation(plan: Plan, number: int, team: Team, best: Sequence[Candidate]) -> Generation:
    rng = Random(f"{plan.seed}/{number}")
    parents = [one.deck for one in best] or [plan.deck]
    decks = dict.fromkeys(parents)
    for at in range(plan.candidates):
        parent = parents[at % len(parents)] if rng.random() < 0.5 else parents[0]
        decks[mutated(parent, plan.face(), rng.randint(1, MAX_CHANGES), rng)] = None
    trials = [_Trial(deck) for deck in decks]
    tried, raced = len(trials), 0
    for batches, one_of in STAGES:
        _race(team, plan, trials, range(raced, batches))
        raced = batches
        trials.sort(key=lambda trial: trial.penalty)
        going_on = max(KEPT, len(trials) // one_of)
        # The first batches decide nothing about a set that has proved itself in many.
        proved = [trial for trial in trials[going_on:] if trial.deck in parents]
        trials = trials[:going_on] + proved
    trials.sort(key=lambda trial: trial.penalty)
    found = [Candidate(one.deck, one.penalty, one.figures) for one in trials[:KEPT]]
    return Generation(number, tried, tuple(found))


def penalty(players: int, found: Figures) -> float:
    """What it costs to miss targets, kindness most of all."""
    total = 0.0
    for name, target in targets_of(players):
        short = name.split("/")[1]
        scale = FINE_SCALE.get(short) or SCALE.get(short, USUAL_SCALE)
        missed = target.missed_by(found[name])
        wished = max(0.0, missed + MARGIN.get(short, 0.0)) / scale
        total += WEIGHT[target.tier] * (wished + (BREAK if missed > 0 and scale < 1000 else 0))
    return total
