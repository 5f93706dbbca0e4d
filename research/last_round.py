"""The last route of OUTSPEED: how often three Champions crowd it, and whether they should not.

    python -m research.last_round [--races 60]

Plays races between Champions up to the last choice. There it works out how each way of choosing
mixes and what every set of routes brings: Regulars play the rest of the race twelve times. From
both follow how often a route is overcrowded, and what all together would gain by best answers.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paddock.bots.bot import Peek
from paddock.bots.mixed_bot import pick
from paddock.bots.playing import draw
from paddock.bots.search import Budget, Search, shares
from paddock.catalog import GAMES, bot
from paddock.champions import champion_of
from paddock.core import Chance, Decision, GameOver, Seat
from paddock.game_entry import bots_of
from paddock.games.outspeed.events import TurnsLost

ENTRY: Final = GAMES["outspeed"]
PLAYERS: Final = 3
SEARCHES: Final = 4
ENDS: Final = 12
NET, SEARCHED = "the net alone", "the search (as it plays)"
PARTS: Final = (0.25, 0.5, 0.75)

Floats = NDArray[np.float64]
Mixes = list[Floats]
"""How each seat mixes its routes."""


class Last(NamedTuple):
    """The last choice of a race: [route, route, …] what it brings each seat, and if it crowds."""

    mixes: Mapping[str, Mixes]
    worth: Floats  # [..., seat]
    crowds: Floats

    def chances(self, mixes: Mixes) -> Floats:
        """[...] How likely each set of routes is."""
        found = np.ones(self.crowds.shape)
        for seat, mix in enumerate(mixes):
            found = found * mix.reshape([-1 if at == seat else 1 for at in range(len(mixes))])
        return found

    def crowding(self, name: str) -> float:
        """How likely a route gets more pilots than it has room for."""
        return float((self.chances(self.mixes[name]) * self.crowds).sum())

    def gain(self, name: str) -> float:
        """`nash_conv`: what all would gain by their best answers, added up."""
        chances, total = self.chances(self.mixes[name]), 0.0
        for seat in range(len(self.mixes[name])):
            others = tuple(at for at in range(chances.ndim) if at != seat)
            against = chances.sum(seat, keepdims=True) * self.worth[..., seat]
            played = float((chances * self.worth[..., seat]).sum())
            total += float(against.sum(others).max()) - played
        return total

    def among(self, name: str, others: str) -> float:
        """What one who chooses this way wins among others, in the mean of the seats."""
        seats, won = range(len(self.mixes[name])), 0.0
        for seat in seats:
            mixes = [self.mixes[name if at == seat else others][at] for at in seats]
            won += float((self.chances(mixes) * self.worth[..., seat]).sum())
        return won / len(seats)


def last_choices(races: int) -> Iterator[Last]:
    """One of each race that comes so far with at least two pilots."""
    bots = [bot(ENTRY.name, "champion", seat) for seat in range(PLAYERS)]
    for number in range(races):
        rng = Random(f"last round {number}")
        state: Any = ENTRY.rules.game.setup(ENTRY.config(PLAYERS))
        while not isinstance(waiting := ENTRY.rules.game.pending(state), GameOver):
            if isinstance(waiting, Chance):
                state = ENTRY.rules.game.apply_chance(state, draw(waiting, rng)).state
                continue
            views = {seat: ENTRY.rules.game.view(state, seat) for seat in waiting.options}
            if bots_of(ENTRY).is_last_choice(next(iter(views.values()))):
                if len(views) > 1:
                    yield _worked_out(state, waiting, number)
                break
            choices = {
                seat: bots[seat].choose(Peek(options, ENTRY.rules.game, state, seat), rng)
                for seat, options in waiting.options.items()
            }
            state = ENTRY.rules.game.apply_choices(state, choices).state


def _worked_out(state: Any, waiting: Decision[Any], number: int) -> Last:
    options = waiting.options
    shape = [len(offer) for offer in options.values()]
    worth, crowds = np.zeros((*shape, len(shape))), np.zeros(shape)
    for places in product(*map(range, shape)):
        chosen = {seat: options[seat][at] for seat, at in zip(options, places, strict=True)}
        step = ENTRY.rules.game.apply_choices(state, chosen)
        crowds[places] = any(isinstance(event, TurnsLost) for event in step.events)
        ends = [_to_the_end(step.state, Random(end)) for end in range(ENDS)]
        worth[places] = np.mean(ends, 0)[[*options]]
    net, searched = _by_net(state, options), _by_search(state, options, number)
    mixes = {NET: net, SEARCHED: searched}
    for part in PARTS:
        mixes[f"{part:.0%} the net, the rest the search"] = [
            part * one + (1 - part) * other for one, other in zip(net, searched, strict=True)
        ]
    return Last(mixes, worth, crowds)


def _by_net(state: Any, options: Mapping[Seat, tuple[Any, ...]]) -> Mixes:
    views = [ENTRY.rules.game.view(state, seat) for seat in options]
    found = champion_of(ENTRY).weigh_all(views, [*options.values()])
    return [np.array(weights) for weights in found]


def _by_search(state: Any, options: Mapping[Seat, tuple[Any, ...]], number: int) -> Mixes:
    """The mean of some searches, as a bot that searches mixes over its seeds as well."""
    return [
        np.mean(
            [
                _searched(state, seat, offer, Random(f"{number}/{seat}/{n}"))
                for n in range(SEARCHES)
            ],
            0,
        )
        for seat, offer in options.items()
    ]


def _searched(state: Any, seat: Seat, offer: tuple[Any, ...], rng: Random) -> list[float]:
    search = Search(
        ENTRY.rules.game, bots_of(ENTRY).insight, ENTRY.rules.game.view(state, seat), offer, rng
    )
    search.run(Budget(bots_of(ENTRY).last_choice_simulations))
    found = dict(zip(search.root.options, search.advice(), strict=True))
    total = sum(found.values())
    return [found.get(option, 0.0) / total for option in offer]


def _to_the_end(state: Any, rng: Random) -> Sequence[float]:
    """Every seat's share less an equal one, if Regulars make the choices that are left."""
    weigh = bots_of(ENTRY).weigh["careful"]
    while not isinstance(waiting := ENTRY.rules.game.pending(state), GameOver):
        if isinstance(waiting, Chance):
            state = ENTRY.rules.game.apply_chance(state, draw(waiting, rng)).state
            continue
        choices = {
            seat: offer[pick(weigh(ENTRY.rules.game.view(state, seat), offer, rng), rng)]
            for seat, offer in waiting.options.items()
        }
        state = ENTRY.rules.game.apply_choices(state, choices).state
    return shares(waiting)


def main() -> None:
    """Print a line for each way of choosing."""
    parser = argparse.ArgumentParser(prog="python -m research.last_round", description=__doc__)
    parser.add_argument("--races", type=int, default=60)
    found = [*last_choices(parser.parse_args().races)]
    print(f"{len(found)} last choices")
    for name in found[0].mixes:
        crowding = np.mean([last.crowding(name) for last in found])
        gain = np.mean([last.gain(name) for last in found])
        alone = [
            100 * np.mean([last.among(name, others) for last in found])
            for others in (NET, SEARCHED)
        ]
        print(
            f"{name}: overcrowded {crowding:.0%}, nash_conv {gain:.3f}, "
            f"among nets {alone[0]:+.1f}, among searches {alone[1]:+.1f}"
        )


if __name__ == "__main__":
    main()
