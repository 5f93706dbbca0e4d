"""Bots that mix: nobody can foresee them, not even themselves."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, TypeAlias

from paddock.bots.bot import Sight
from paddock.core.game import ViewT
from paddock.core.pending import ActionT

Weigh: TypeAlias = Callable[[ViewT, tuple[ActionT, ...], Random], Sequence[float]]
"""How often to play each option, as weights, from what the seat knows."""
AnyWeigh: TypeAlias = Weigh[Any, Any]
"""The same for a game that the reader does not know."""


class RandomBot:
    """Plays by the rules, and by nothing else."""

    def choose(self, sight: Sight[ActionT], rng: Random) -> ActionT:
        """Pick any option, each as likely as the other."""
        return sight.options[int(rng.random() * len(sight.options))]


class MixedBot(Generic[ViewT, ActionT]):
    """Plays each option as often as it weighs."""

    def __init__(self, weigh: Weigh[ViewT, ActionT]) -> None:
        self.weigh = weigh

    def choose(self, sight: Sight[ActionT], rng: Random) -> ActionT:
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
