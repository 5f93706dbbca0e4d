"""Calibration of the coach: how many of the decisions rated 30 % were won.

    python -m bench.coach [--games 60] [--players 4] [--every 4] [--write]

Plays games between Champions and games between Regulars. It rates every K-th decision as the coach
does, from the view of the seat alone. It notes the win chance of the option that was taken beside
the share of the win that came of it. `--write` puts the table into docs/bots.md and the plot into
docs/pictures. Intervals are a bootstrap over games: the decisions of one game share its end.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from bench.docs_table import markdown, replace_part
from bench.reliability_plot import Curve, Point, plot
from paddock.bots.bot import Peek
from paddock.bots.playing import draw
from paddock.catalog import GAMES, bot
from paddock.coach import WORLDS, Judge, judge_for, judge_options
from paddock.coach.analysis import share_of_win
from paddock.core import Chance, GameOver, Seat
from paddock.game_entry import GameEntry

LEVELS: Final = ("champion", "regular")
TITLES: Final = {"outspeed": "OUTSPEED", "why_first": "Why First?"}
BANDS: Final = 10
MIN_IN_A_BAND: Final = 30
RESAMPLES: Final = 400
MAX_SEED: Final = 1 << 30
PAGE: Final = Path("docs/bots.md")
PART: Final = "calibration"
PICTURE: Final = Path("docs/pictures/coach-calibration.svg")


class Rated(NamedTuple):
    """A decision: the win chance of what was chosen, and the share of the win in the end."""

    chance: float
    won: float


class Sample(NamedTuple):
    """The rated decisions of a level, game by game."""

    game: str
    level: str
    players: int
    games: list[list[Rated]]

    def decisions(self) -> list[Rated]:
        """Of all games."""
        return [one for game in self.games for one in game]

    def title(self) -> str:
        """For tables and plots."""
        return f"{TITLES[self.game]}, {self.level.capitalize()}s"


def rate_game(entry: GameEntry, level: str, players: int, every: int, rng: Random) -> list[Rated]:
    """Play one game and rate each `every`-th decision."""
    game, judge = entry.game, judge_for(entry)
    bots = [bot(entry.name, level, seat) for seat in range(players)]
    state: Any = game.setup(entry.config(players))
    rated: list[tuple[Seat, float]] = []
    while not isinstance(waiting := game.pending(state), GameOver):
        if isinstance(waiting, Chance):
            state = game.apply_chance(state, draw(waiting, rng)).state
            continue
        choices: dict[Any, Any] = {}
        for seat, options in waiting.options.items():
            sight = Peek(options, game, state, seat)
            choices[seat] = options[0] if len(options) == 1 else bots[seat].choose(sight, rng)
            if len(options) > 1 and rng.randrange(every) == 0:
                seed = rng.randrange(MAX_SEED)
                rated.append((seat, _chance(entry, judge, sight, choices[seat], seed)))
        state = game.apply_choices(state, choices).state
    return [Rated(chance, share_of_win(waiting, seat)) for seat, chance in rated]


def _chance(entry: GameEntry, judge: Judge, sight: Peek[Any], chosen: Any, seed: int) -> float:
    """The win chance of an option, as the coach shows it: other options would not change it."""
    (mine,) = judge_options(entry.game, judge, sight.view(), (chosen,), worlds=WORLDS, seed=seed)
    return sum(mine) / len(mine)


def brier(rated: Sequence[Rated]) -> float:
    """The mean square of what the rating missed."""
    return sum((one.chance - one.won) ** 2 for one in rated) / len(rated)


def points(sample: Sample) -> Iterator[Point]:
    """One point for each band of chances that has enough decisions."""
    for band in range(BANDS):
        games = [[one for one in game if _band(one) == band] for game in sample.games]
        found = [one for game in games for one in game]
        if len(found) >= MIN_IN_A_BAND:
            low, high = _interval([game for game in games if game])
            shown = sum(one.chance for one in found) / len(found)
            yield Point(shown, _won(found), low, high, len(found))


def _band(one: Rated) -> int:
    return min(BANDS - 1, int(one.chance * BANDS))


def _won(found: Sequence[Rated]) -> float:
    return sum(one.won for one in found) / len(found)


def _interval(games: Sequence[Sequence[Rated]]) -> tuple[float, float]:
    rng = Random(1)
    means = sorted(
        _won([one for game in rng.choices(games, k=len(games)) for one in game])
        for _ in range(RESAMPLES)
    )
    return means[RESAMPLES // 40], means[-1 - RESAMPLES // 40]


def tables(samples: Sequence[Sample]) -> str:
    """A table of Brier scores, and one of the bands."""
    scores = [
        (
            sample.title(),
            str(len(sample.games)),
            str(len(sample.decisions())),
            f"{brier(sample.decisions()):.3f}",
            f"{brier([Rated(1 / sample.players, one.won) for one in sample.decisions()]):.3f}",
        )
        for sample in samples
    ]
    bands = [
        (
            sample.title(),
            str(at.decisions),
            f"{at.shown:.0%}",
            f"{at.won:.0%}",
            f"{at.low:.0%} … {at.high:.0%}",
        )
        for sample in samples
        for at in points(sample)
    ]
    first = ("table", "games", "decisions", "Brier score", "of an equal share")
    second = ("table", "decisions", "rated", "won", "interval")
    return f"{markdown(first, scores)}\n\n{markdown(second, bands)}"


def main() -> None:
    """Play, rate and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.coach", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="of each level in each game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--every", type=int, default=4, help="rate one of so many decisions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"into {PAGE} and {PICTURE}")
    given = parser.parse_args()
    samples: list[Sample] = []
    for name, entry in GAMES.items():
        for level in LEVELS:
            rng = Random(f"{given.seed}/{name}/{level}")
            games = [
                rate_game(entry, level, given.players, given.every, rng) for _ in range(given.games)
            ]
            samples.append(Sample(name, level, given.players, games))
            print(f"{samples[-1].title()}: {brier(samples[-1].decisions()):.3f}", flush=True)
    found = tables(samples)
    print(found)
    if given.write:
        replace_part(PAGE, PART, found)
        PICTURE.write_text(plot([Curve(one.title(), [*points(one)]) for one in samples]), "utf-8")


if __name__ == "__main__":
    main()
