"""Calibration of the coach: how many of the decisions rated 30 % were won.

    python -m research.coach play [--games 60] [--every 4] [--only why_first-champion]
    python -m research.coach table [--write]

`play` plays games between Champions and games between Regulars. It rates every K-th decision as the
coach does, from the view of the seat alone. It notes the win chance of the option that was taken
beside the share of the win that came of it. A finished game is a line of a file in the folder, so a
run can be stopped, continued, and shared out: the same number is always the same game.

`table` prints what is there; `--write` puts scores into docs/bots.md, bands into research/NOTES.md
and the plot into docs/pictures.
Intervals are a bootstrap over games: the decisions of one game share its end.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from paddock.bots.bot import Peek
from paddock.bots.playing import draw
from paddock.catalog import GAMES, bot
from paddock.coach import WORLDS, Judge, judge_for, judge_options
from paddock.coach.analysis import share_of_win
from paddock.core import Chance, GameOver, Seat
from paddock.game_entry import GameEntry
from research.docs_table import markdown, replace_part
from research.reliability_plot import Curve, Point, plot

LEVELS: Final = ("champion", "regular")
TITLES: Final = {"outspeed": "OUTSPEED", "why_first": "Why First?"}
TABLES: Final = (*product(TITLES, LEVELS),)
PLAYERS: Final = 4
FOLDER: Final = Path(".cache/coach")
BANDS: Final = 10
MIN_IN_A_BAND: Final = 30
RESAMPLES: Final = 400
MAX_SEED: Final = 1 << 30
PAGE: Final = Path("docs/bots.md")
NOTES: Final = Path("research/NOTES.md")
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
    game, judge = entry.rules.game, judge_for(entry)
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
    (mine,) = judge_options(
        entry.rules.game, judge, sight.view(), (chosen,), worlds=WORLDS, seed=seed
    )
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
            low, high = _interval([game for game in games if game], _won)
            shown = sum(one.chance for one in found) / len(found)
            yield Point(shown, _won(found), low, high, len(found))


def _band(one: Rated) -> int:
    return min(BANDS - 1, int(one.chance * BANDS))


def _won(found: Sequence[Rated]) -> float:
    return sum(one.won for one in found) / len(found)


def _interval(
    games: Sequence[Sequence[Rated]], of: Callable[[Sequence[Rated]], float]
) -> tuple[float, float]:
    """95 %, by drawing games with replacement."""
    rng = Random(1)
    found = sorted(
        of([one for game in rng.choices(games, k=len(games)) for one in game])
        for _ in range(RESAMPLES)
    )
    return found[RESAMPLES // 40], found[-1 - RESAMPLES // 40]


def _score(sample: Sample) -> tuple[str, ...]:
    """How much less the coach misses than an equal share does, and how sure that is."""

    def better(rated: Sequence[Rated]) -> float:
        return brier([Rated(1 / sample.players, one.won) for one in rated]) - brier(rated)

    rated = sample.decisions()
    low, high = _interval([game for game in sample.games if game], better)
    return (
        sample.title(),
        str(len(sample.games)),
        str(len(rated)),
        f"{brier(rated):.3f}",
        f"{brier(rated) + better(rated):.3f}",
        f"{better(rated):+.3f}",
        f"{low:+.3f} … {high:+.3f}",
    )


def tables(samples: Sequence[Sample]) -> tuple[str, str]:
    """A table of Brier scores, and one of the bands."""
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
    first = ("table", "games", "decisions", "Brier score", "equal share", "better by", "interval")
    second = ("table", "decisions", "rated", "won", "interval")
    scores = [_score(sample) for sample in samples]
    return markdown(first, scores), markdown(second, bands)


# Files


def play(name: str, level: str, given: argparse.Namespace) -> None:
    """Play the games of one table that are not there yet."""
    file = given.folder / f"{name}-{level}.jsonl"
    known = {number for number, _ in _finished(file)}
    for number in range(given.first, given.games):
        if number in known:
            continue
        rng = Random(f"{given.seed}/{name}/{level}/{number}")
        rated = rate_game(GAMES[name], level, PLAYERS, given.every, rng)
        with file.open("a", encoding="utf-8") as opened:
            opened.write(json.dumps([number, rated]) + "\n")


def _finished(file: Path) -> list[tuple[int, list[Rated]]]:
    if not file.exists():
        return []
    lines = map(json.loads, file.read_text("utf-8").splitlines())
    return [(number, [Rated(*one) for one in rated]) for number, rated in lines]


def samples_in(folder: Path) -> Iterator[Sample]:
    """What was played, table by table."""
    for name, level in TABLES:
        games = sorted(_finished(folder / f"{name}-{level}.jsonl"), key=itemgetter(0))
        if games:
            yield Sample(name, level, PLAYERS, [rated for _, rated in games])


def main() -> None:
    """Play and rate, or print."""
    parser = argparse.ArgumentParser(prog="python -m research.coach", description=__doc__)
    parser.add_argument("what", choices=("play", "table"))
    parser.add_argument("--games", type=int, default=60, help="of each level in each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--every", type=int, default=4, help="rate one of so many decisions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", help="names of tables, such as outspeed-regular")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--write", action="store_true", help=f"into {PAGE} and {PICTURE}")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.what == "play":
        for name, level in TABLES:
            if given.only is None or f"{name}-{level}" in given.only:
                play(name, level, given)
    samples = [*samples_in(given.folder)]
    scores, bands = tables(samples)
    print(scores, bands, sep="\n\n")
    if given.write:
        replace_part(PAGE, PART, scores)
        replace_part(NOTES, PART, bands)
        PICTURE.write_text(plot([Curve(one.title(), [*points(one)]) for one in samples]), "utf-8")


if __name__ == "__main__":
    main()
