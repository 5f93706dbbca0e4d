"""Games between bots by the Python rules, each of them known by its number, and what is counted.

Each game has a generator of its own, made from the seed and the number of the game: so nothing
depends on who played which game, or when.
"""

from collections import Counter
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from paddock.bots.playing import Played, play
from paddock.bots.search import Budget
from paddock.catalog import GAMES, SIMULATIONS, bot
from paddock.core import Record
from paddock.record_file import write_record

Counts = Counter[tuple[str, ...]]


class Plan(Struct, frozen=True):
    """The plan of a simulation. `bots` are seated from seat 0 on, over and over."""

    game: str
    config: Any
    games: int
    seed: int
    bots: tuple[str, ...]
    save: str | None = None
    simulations: int = SIMULATIONS.simulations
    """Search simulations per Expert decision."""


def count_games(plan: Plan, numbers: range) -> Counts:
    """Play the games of these numbers and count them."""
    counts: Counts = Counter()
    for number in numbers:
        played = play_one(plan, number)
        counts.update(_count(plan, played))
        if plan.save is not None:
            path = Path(plan.save) / f"{plan.game}-{plan.seed}-{number}.json"
            path.write_bytes(write_record(record_of(plan.game, played)))
    return counts


def play_one(plan: Plan, number: int) -> Played:
    """Return the game of this number."""
    entry = GAMES[plan.game]
    players = plan.config.players
    budget = Budget(plan.simulations)
    bots = [
        bot(plan.game, plan.bots[seat % len(plan.bots)], seat, budget) for seat in range(players)
    ]
    return play(entry.rules.game, plan.config, bots, Random(f"{plan.seed}/{number}"))


def record_of(game: str, played: Played) -> Record[Any, Any, Any, Any]:
    """Return a played game on paper."""
    version = GAMES[game].rules.version
    return Record(game, version, played.config, played.inputs, played.events)


def _count(plan: Plan, played: Played) -> Counts:
    result = played.result
    counts: Counts = Counter({("games",): 1})
    counts["without_a_single_winner",] += len(result.winners) != 1
    for seat, place in enumerate(result.places):
        counts["wins", str(seat + 1)] += seat in result.winners
        counts["places", str(seat + 1), str(place)] += 1
    counts.update(
        GAMES[plan.game].rules.tally(plan.config, tuple(chain.from_iterable(played.events)))
    )
    return counts


def as_tree(counts: Counts) -> dict[str, Any]:
    """Return the counts as nested objects, in order, for JSON."""
    tree: dict[str, Any] = {}
    for path, count in sorted(counts.items(), key=lambda item: _natural(item[0])):
        *parents, leaf = path
        node = tree
        for parent in parents:
            node = node.setdefault(parent, {})
        node[leaf] = count
    return tree


def _natural(path: tuple[str, ...]) -> list[tuple[int, int, str]]:
    """Numbers in the order of numbers, words in the order of words."""
    keys: list[tuple[int, int, str]] = []
    for part in path:
        number = part.removeprefix("-").isdecimal()
        keys.append((0, int(part), "") if number else (1, 0, part))
    return keys
