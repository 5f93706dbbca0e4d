"""The Champion's weights: their size, and processor time for a decision.

python -m bench.champion_speed
"""

from collections.abc import Iterator
from importlib.resources import files
from random import Random
from time import thread_time
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from paddock.bots.bot import Sight
from paddock.bots.playing import play
from paddock.catalog import CHAMPION, GAMES, bot
from paddock.game_entry import GameEntry, bots_of

GAMES_OF_A_ROW: Final = 6
WARM_UP: Final = 1
MAX_MEGABYTES: Final = 6.0
MAX_MILLISECONDS: Final = 3.0


class Timed:
    """A bot with a watch."""

    def __init__(self, plays: Any, seconds: list[float]) -> None:
        self._plays, self._seconds = plays, seconds

    def choose(self, sight: Sight[Any], rng: Random) -> Any:
        """As the bot does."""
        began = thread_time()
        action = self._plays.choose(sight, rng)
        self._seconds.append(thread_time() - began)
        return action


def times(entry: GameEntry, players: int, variant: str | None) -> list[float]:
    """Seconds of all decisions of some games between Champions, the fastest first."""
    config, seconds = entry.config(players, variant=variant), list[float]()
    for number in range(WARM_UP + GAMES_OF_A_ROW):
        if number == WARM_UP:
            seconds.clear()
        bots = [Timed(bot(entry.name, CHAMPION, seat), seconds) for seat in range(players)]
        play(entry.rules.game, config, bots, Random(number))
    return sorted(seconds)


def sizes() -> Iterator[tuple[str, int]]:
    """The files of all nets, and their bytes."""
    for entry in GAMES.values():
        if bots_of(entry).nets:
            for file in sorted(files(bots_of(entry).nets).joinpath("champion").iterdir(), key=str):
                yield f"{entry.name}/{file.name}", len(file.read_bytes())


def bench_champion() -> None:
    """Print sizes and times."""
    found = [*sizes()]
    listed = ", ".join(f"{name} {size / 1e6:.2f}" for name, size in found)
    total = sum(size for _, size in found) / 1e6
    table = Table(title="The Champion: processor time of a decision in ms")
    for column in ("game", "players", "decisions", "p50", "p95", f"aim ≤ {MAX_MILLISECONDS:.0f}"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for entry in GAMES.values():
        if bots_of(entry).features is None:
            continue
        for variant in (None, *entry.rules.variants):
            for players in (entry.rules.players[0], entry.rules.players[-1]):
                seconds = times(entry, players, variant)
                p50, p95 = (1e3 * seconds[len(seconds) * part // 100] for part in (50, 95))
                met = "met" if p95 <= MAX_MILLISECONDS else "MISSED"
                name = f"{entry.name}, {variant}" if variant else entry.name
                figures = (str(len(seconds)), f"{p50:.2f}", f"{p95:.2f}", met)
                table.add_row(name, str(players), *figures)
    Console().print(table)
    print(f"Weights: {listed}; {total:.2f} MB in all, aim ≤ {MAX_MEGABYTES:.0f}")


if __name__ == "__main__":
    bench_champion()
