"""Random games a second on one core: our rules and OpenSpiel's goofspiel, driven alike.

    python -m bench.rules [--seconds S] [--processor-time]

On a busy machine, `--processor-time` counts only the seconds in which the measured process ran.
"""

import argparse
from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, TypeAlias

import pyspiel
from rich.console import Console
from rich.table import Table

from paddock.bots.mixed_bot import RandomBot
from paddock.bots.playing import play
from paddock.catalog import GAMES

PLAYERS = (3, 4, 6)
REPEATS = 5
Clock: TypeAlias = Callable[[], float]


def main() -> None:
    """Measure the rules alone."""
    parser = argparse.ArgumentParser(prog="python -m bench.rules", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one run (default 1)")
    parser.add_argument("--processor-time", action="store_true", help="for a busy machine")
    given = parser.parse_args()
    bench_rules(given.seconds, process_time if given.processor_time else perf_counter)


def bench_rules(seconds: float, clock: Clock = perf_counter) -> None:
    """Print the table: games a second, the median of five runs of so many seconds."""
    rate = partial(_rate, seconds=seconds, clock=clock)
    table = Table(title=f"Random games a second on one core (median of {REPEATS})")
    table.add_column("game")
    for players in PLAYERS:
        table.add_column(f"{players} players", justify="right")
    for name in GAMES:
        table.add_row(f"paddock {name}", *[rate(_paddock(name, n)) for n in PLAYERS])
    tactical = [rate(_paddock("why_first", n, variant="tactical")) for n in PLAYERS]
    table.add_row("paddock why_first, tactical", *tactical)
    goofspiel = [rate(_goofspiel(n)) for n in PLAYERS]
    table.add_row("OpenSpiel goofspiel, 13 cards, from Python", *goofspiel)
    Console().print(table)


def _paddock(name: str, players: int, *, variant: str | None = None) -> Callable[[int], object]:
    entry = GAMES[name]
    config, bots = entry.config(players, variant=variant), [RandomBot()] * players
    return lambda seed: play(entry.rules.game, config, bots, Random(seed))


def _goofspiel(players: int) -> Callable[[int], object]:
    game = pyspiel.load_game(
        "goofspiel",
        {"players": players, "num_cards": 13, "imp_info": True, "points_order": "random"},
    )
    return lambda seed: _play_goofspiel(game, players, Random(seed))


def _play_goofspiel(game: Any, players: int, rng: Random) -> Any:
    """The same loop as ours: chance from its odds, everyone's choice at random."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
        else:
            offers = [state.legal_actions(player) for player in range(players)]
            state.apply_actions([offer[int(rng.random() * len(offer))] for offer in offers])
    return state.returns()


def _rate(play_one: Callable[[int], object], seconds: float, clock: Clock) -> str:
    rates: list[float] = []
    for run in range(REPEATS):
        seeds, games = count(1_000_000 * run), 0
        started = clock()
        while clock() - started < seconds:
            play_one(next(seeds))
            games += 1
        rates.append(games / (clock() - started))
    return f"{median(rates):,.0f}"


if __name__ == "__main__":
    main()
