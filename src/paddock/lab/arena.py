"""Bots against bots, fairly: the same deals for all, and every seat for everyone.

A deal is what chance gives, by round and player. It is played once for each way of turning the
bots round the table, so that luck, like the seat, falls to each of them in turn. What a deal
brought is one line of a file, if one is named: an interrupted arena goes on from there.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any, Final

from msgspec import Struct

from paddock.bots.bot import Bot, Sight
from paddock.bots.playing import Played, draw, play
from paddock.bots.search import Budget
from paddock.catalog import GAMES, bot
from paddock.coach import ChancesOfAll, judge_for
from paddock.core import Chance, Seat
from paddock.game_entry import GameEntry
from paddock.lab.ledger import Ledger
from paddock.lab.work import spread
from paddock.results.luck_adjusted import luck_adjusted

DEALS_AT_ONCE: Final = 4


class Plan(Struct, frozen=True, omit_defaults=True):
    """The plan of an arena. `bots` are seated from seat 0 on, over and over.

    `luck_adjusted`: whether the luck of each seat is worked out, too.
    """

    game: str
    config: Any
    deals: int
    seed: int
    bots: tuple[str, ...]
    simulations: int
    luck_adjusted: bool = False

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


class Deal(Struct, frozen=True, omit_defaults=True):
    """The results of a deal: winners and places of each seating, and the time of each bot.

    `luck` is what each seat's luck brought in each seating, if that was worked out.
    """

    number: int
    winners: tuple[tuple[int, ...], ...]
    places: tuple[tuple[int, ...], ...]
    took: dict[str, Took]
    luck: tuple[tuple[float, ...], ...] = ()


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
    played = [
        _play_seating(plan, number, turn, names, took) for turn, names in enumerate(plan.seatings())
    ]
    results = [game.result for game, _ in played]
    return Deal(
        number,
        tuple([tuple([int(seat) for seat in result.winners]) for result in results]),
        tuple([result.places for result in results]),
        took,
        tuple([luck for _, luck in played]) if plan.luck_adjusted else (),
    )


def _play_seating(
    plan: Plan, number: int, turn: int, names: tuple[str, ...], took: dict[str, Took]
) -> tuple[Played, tuple[float, ...]]:
    entry, budget = GAMES[plan.game], Budget(plan.simulations)
    bots = [bot(plan.game, name, seat, budget) for seat, name in enumerate(names)]
    timed = [
        Timed(one, Random(f"{plan.seed}/{number}/{turn}/{seat}")) for seat, one in enumerate(bots)
    ]

    def answer(state: Any, chance: Chance[Any]) -> tuple[Any, ...]:
        return draw(chance, Random(f"{plan.seed}/{number}/{entry.rules.name_of_chance(state)}"))

    played = play(entry.rules.game, plan.config, timed, Random(0), answer)
    for name, one in zip(names, timed):
        took[name].add(one.took.decisions, one.took.seconds, one.took.longest)
    if not plan.luck_adjusted:
        return played, ()
    return played, _luck(entry, played, bots, f"{plan.seed}/{number}/{turn}")


def _luck(
    entry: GameEntry, played: Played, bots: Sequence[Bot[Any]], seed: str
) -> tuple[float, ...]:
    """Work out the luck of each seat: draws, and the choices of bots that say how they mix."""
    mixtures = {
        Seat(seat): one.weigh
        for seat, one in enumerate(bots)
        if hasattr(one, "weigh")  # An Expert would have to search again.
    }
    values = ChancesOfAll(entry.rules.game, judge_for(entry))
    return luck_adjusted(
        entry.rules.game, played.config, played.inputs, values, mixtures, seed=seed
    ).luck


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
