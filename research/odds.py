"""Calibration of the chance to be out that a route shows, and what one estimate costs.

    python -m research.odds [--races N] [--players 4] [--seed 1]

Plays races of Rookies and of Regulars. At each choice of a route it notes the chance shown for the
route that was taken and whether the ship was out at the end of the round.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, Final

from paddock import catalog
from paddock.bots.bot import Peek
from paddock.bots.playing import draw
from paddock.core import Chance, Decision, GameOver, Seat
from paddock.games.outspeed import rules
from paddock.games.outspeed.odds import prospects_with_odds
from paddock.games.outspeed.state import Phase, State

EDGES: Final = (0.0, 0.001, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9, 1.001)


class Sample:
    """What was shown, and what it took."""

    def __init__(self) -> None:
        self.shown: list[tuple[float, bool]] = []
        self.seconds: list[float] = []


def race(level: str, players: int, rng: Random, sample: Sample) -> None:
    """Play one race and add its choices of routes."""
    bots = [catalog.bot("outspeed", level, seat) for seat in range(players)]
    state: State = rules.setup(catalog.GAMES["outspeed"].config(players))
    pending: dict[Seat, float] = {}
    while not isinstance(waiting := rules.pending(state), GameOver):
        if pending and state.phase not in (Phase.SET_DIAL, Phase.ROLL_COSTS, Phase.ROLL_REWARDS):
            sample.shown += [(shown, state.zones[s] is None) for s, shown in pending.items()]
            pending = {}
        if isinstance(waiting, Chance):
            state = rules.apply_chance(state, draw(waiting, rng)).state
            continue
        choices = _choices(bots, state, waiting, rng)
        if state.phase is Phase.PROGRAM:
            pending = dict(_shown(state, waiting, choices, sample))
        state = rules.apply_choices(state, choices).state
    sample.shown += [(shown, state.zones[seat] is None) for seat, shown in pending.items()]


def _choices(bots: list[Any], state: State, waiting: Decision[Any], rng: Random) -> dict[Seat, Any]:
    return {
        seat: bots[seat].choose(Peek(options, rules, state, seat), rng)
        if len(options) > 1
        else options[0]
        for seat, options in waiting.options.items()
    }


def _shown(
    state: State, waiting: Decision[Any], choices: dict[Seat, Any], sample: Sample
) -> Iterator[tuple[Seat, float]]:
    for seat, options in waiting.options.items():
        view = rules.view(state, seat)
        began = time.process_time()
        known = prospects_with_odds(view, options)
        sample.seconds.append(time.process_time() - began)
        route: Any = known.options[options.index(choices[seat])]
        yield seat, route.out_chance


def table(sample: Sample) -> Iterator[str]:
    """One line for each band of chances."""
    for low, high in pairwise(EDGES):
        band = [out for shown, out in sample.shown if low <= shown < high]
        if band:
            mean = sum(shown for shown, _ in sample.shown if low <= shown < high) / len(band)
            rate = sum(band) / len(band)
            error = 1.96 * (rate * (1 - rate) / len(band)) ** 0.5
            yield (
                f"  {low:5.1%} to {min(high, 1):6.1%}: {len(band):6d} choices, shown {mean:5.1%}, "
                f"out {rate:5.1%} ± {error:4.1%}"
            )
    brier = sum((shown - out) ** 2 for shown, out in sample.shown) / len(sample.shown)
    times = sorted(sample.seconds)
    p50, p95 = times[len(times) // 2], times[len(times) * 95 // 100]
    yield f"  Brier score {brier:.4f}; a decision takes {p50 * 1e3:.2f} ms, p95 {p95 * 1e3:.2f} ms"


def main() -> None:
    """Print a table for each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=300)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for level in ("rookie", "regular"):
        sample, rng = Sample(), Random(asked.seed)
        for _ in range(asked.races):
            race(level, asked.players, rng, sample)
        print(f"{level}, {asked.players} players, {asked.races} races")
        print("\n".join(table(sample)))


if __name__ == "__main__":
    main()
