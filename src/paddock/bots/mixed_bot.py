"""A bot that weighs its options and mixes: nobody can foresee it, not even itself."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from paddock.bots.bot import Sight

Weigh: TypeAlias = Callable[[Any, tuple[Any, ...], Random], Sequence[float]]
"""How often to play each option, as weights, from what the seat knows."""


class MixedBot:
    """Plays each option as often as it weighs."""

    def __init__(self, weigh: Weigh) -> None:
        self.weigh = weigh

    def choose(self, sight: Sight[Any], rng: Random) -> Any:
        """Pick an option by its weight."""
        weights = self.weigh(sight.view(), sight.options, rng)
        return sight.options[pick(weights, rng)]


def pick(weights: Sequence[float], rng: Random) -> int:
    """A place in the list, the likelier the more it weighs."""
    left = rng.random() * sum(weights)
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return max(range(len(weights)), key=weights.__getitem__)
