"""What a training run is asked to do."""

from typing import Any, Final

from msgspec import Struct

HOUSE, RANDOM = "house", "random"
"""Decks to train on: the house deck, or also variations of it."""
MAGNET_EVERY: Final = 25
"""Updates after which the slow copy of the policy follows."""


class Sizes(Struct, frozen=True):
    """How large the net is, and how much an update learns from."""

    width: int
    layers: int
    samples: int
    """Decisions that an update learns from."""
    minibatches: int
    epochs: int = 2
    deals: int = 512
    """Deals of an evaluation; each is played once from every seat."""


SIZES: Final = {
    "gpu": Sizes(width=512, layers=3, samples=1 << 19, minibatches=8, deals=2048),
    "cpu": Sizes(width=128, layers=2, samples=1 << 13, minibatches=4, deals=64),
}
"""By device. A processor has a smaller net, so that a run of minutes shows something."""


class Rates(Struct, frozen=True):
    """How fast it learns; all but the last two fall while it trains."""

    learning: float = 5e-4
    learning_end: float = 5e-5
    entropy: float = 0.03
    entropy_end: float = 0.004
    magnet: float = 0.02
    """Weight of the KL term towards the slow copy."""
    decay: float = 0.97
    """Lambda of the advantage estimate, by a seat's own decisions."""

    def at(self, done: float) -> tuple[float, float]:
        """The learning rate and the weight of the entropy after this share of the run."""
        learning = self.learning + (self.learning_end - self.learning) * done
        entropy = self.entropy * (self.entropy_end / self.entropy) ** done
        return learning, entropy


class Setting(Struct, frozen=True):
    """A run. Two runs of the same setting on the same device give the same net."""

    game: str
    players: tuple[int, ...]
    variants: tuple[str | None, ...]
    decks: str
    seed: int
    sizes: Sizes
    rates: Rates
    start: str = ""
    """A net to begin with."""
    against: str = ""
    """A net in all seats but one: a best response to it is trained."""
    last_worked_out: bool = False
    """Whether the last choice is worked out, in a game that has what it takes."""


class Limit(Struct, frozen=True):
    """When a run ends: after so many updates in all, or so many minutes in all."""

    updates: int | None = None
    minutes: float | None = None

    def done(self, updates: int, seconds: float) -> float:
        """Which share of the run lies behind, from 0 to 1."""
        if self.updates is not None:
            return min(1.0, updates / self.updates)
        return min(1.0, seconds / (60 * (self.minutes or 1.0)))


Arrays = dict[str, Any]
