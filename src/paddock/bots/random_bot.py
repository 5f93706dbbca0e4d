"""A bot that picks any of its options, each as likely as the other."""

from random import Random
from typing import Any

from paddock.bots.bot import Sight


class RandomBot:
    """Plays by the rules, and by nothing else."""

    def choose(self, sight: Sight[Any], rng: Random) -> Any:
        """Pick any option."""
        return sight.options[int(rng.random() * len(sight.options))]
