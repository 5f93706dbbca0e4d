"""Bots against bots, fairly: the same deals for all, and every seat for everyone.

A deal is what chance gives, by round and player. It is played once for each way of turning the
bots round the table, so that luck, like the seat, falls to each of them in turn. What a deal
brought is one line of a file, if one is named: an interrupted arena goes on from there.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any, Final

from msgspec import Struct

from paddock.bots.bot import Bot, Sight
from paddock.bots.playing import draw, play
from paddock.bots.search import Budget
from paddock.catalog import GAMES, bot
from paddock.core import Chance, GameOver
from paddock.lab.ledger import Ledger
from paddock.lab.work import spread

DEALS_AT_ONCE: Final = 4


class Plan(Struct, frozen=True):
    """The plan of an arena. `bots` are seated from seat 0 on, over and over."""

    game: str
    config: Any
    deals: int
    seed: int
    bots: tuple[str, ...]
    simulations: int

    def seating(self) -> tuple[str, ...]:
        """Return the seating of a deal before the bots rotate."""
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.config.players))

    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """Every different way of turning the bots round the table."""
        first = self.seating()
        turned = [first[-turn:] + first[:-turn] for turn in range(len(first))]
        return tuple(dict.fromkeys(turned))


class Took(Struct):
    """How much computing the decisions of a bot took: how many, and seconds."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, decisions: int, seconds: float, longest: float) -> None:
        """And so many more."""
        self.decisions += decisions
        self.seconds += seconds
        self.longest = max(self.longest, longest)


class Deal(Struct, frozen=True):
    """The results of a deal: winners and places of each seating, and the time of each bot."""

    number: int
    winners: tuple[tuple[int, ...], ...]
    places: tuple[tuple[int, ...], ...]
    took: dict[str, Took]


def play_arena(
    plan: Plan, jobs: int, progress: Callable[[int], None], file: Path | None = None
) -> list[Deal]:
    """Play all deals that the file does not have yet; `progress` hears of deals as they are done.

    The deals come back in order, not in that of their completion.
    """
    ledger = Ledger(plan, Deal, file)
    progress(len(ledger.finished()))
    work = [(plan, chunk) for chunk in _chunks(ledger.missing(plan.deals))]
    for deals in spread(_play_deals, work, jobs):
        ledger.add(deals)
        progress(len(deals))
    return ledger.finished()


def _chunks(numbers: list[int]) -> Iterator[list[int]]:
    for at in range(0, len(numbers), DEALS_AT_ONCE):
        yield numbers[at : at + DEALS_AT_ONCE]


def _play_deals(work: tuple[Plan, list[int]]) -> list[Deal]:
    plan, numbers = work
    return [play_deal(plan, number) for number in numbers]


def play_deal(plan: Plan, number: int) -> Deal:
    """One deal, with all seatings."""
    took: dict[str, Took] = {name: Took() for name in plan.seating()}
    results = [
        _play_seating(plan, number, turn, names, took) for turn, names in enumerate(plan.seatings())
    ]
    return Deal(
        number,
        tuple([tuple([int(seat) for seat in result.winners]) for result in results]),
        tuple([result.places for result in results]),
        took,
    )


def _play_seating(
    plan: Plan, number: int, turn: int, names: tuple[str, ...], took: dict[str, Took]
) -> GameOver:
    entry, budget = GAMES[plan.game], Budget(plan.simulations)
    timed = [
        Timed(bot(plan.game, name, seat, budget), Random(f"{plan.seed}/{number}/{turn}/{seat}"))
        for seat, name in enumerate(names)
    ]

    def answer(state: Any, chance: Chance[Any]) -> tuple[Any, ...]:
        return draw(chance, Random(f"{plan.seed}/{number}/{entry.rules.name_of_chance(state)}"))

    played = play(entry.rules.game, plan.config, timed, Random(0), answer)
    for name, one in zip(names, timed):
        took[name].add(one.took.decisions, one.took.seconds, one.took.longest)
    return played.result


class Timed:
    """A bot with a watch, and dice of its own: what others roll does not change what it rolls."""

    def __init__(self, plays: Bot[Any], rng: Random) -> None:
        self._plays, self._rng = plays, rng
        self.took = Took()

    def choose(self, sight: Sight[Any], rng: Random) -> Any:
        """As the bot does."""
        began = thread_time()
        action = self._plays.choose(sight, self._rng)
        seconds = thread_time() - began
        self.took.add(1, seconds, seconds)
        return action
