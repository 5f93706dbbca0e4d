"""A bot that picks any of its options, each as likely as the other."""

from random import Random

from paddock.bots.bot import Sight
from paddock.core.pending import ActionT


class RandomBot:
    """Plays by the rules, and by nothing else."""

    def choose(self, sight: Sight[ActionT], rng: Random) -> ActionT:
        """Pick any option."""
        return sight.options[int(rng.random() * len(sight.options))]
