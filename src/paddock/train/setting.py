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
    steps: int = 48
    """Joint steps of an update, in games whose length is not fixed."""


SIZES: Final = {
    "gpu": Sizes(width=512, layers=3, samples=1 << 19, minibatches=8, deals=2048),
    "cpu": Sizes(width=128, layers=2, samples=1 << 13, minibatches=4, deals=64),
}
"""By device. A processor has a smaller net, so that a run of minutes shows something."""
SETTLING: Final = {
    "gpu": Sizes(
        width=512, layers=3, samples=1 << 19, minibatches=4, epochs=1, deals=2048, steps=24
    ),
    "cpu": Sizes(width=128, layers=2, samples=1 << 13, minibatches=4, epochs=1, deals=64, steps=24),
}
"""Sizes of a run that settles: few steps an update.

All seats learn at once. Many steps on the same games overshoot, and all crowd one route.
"""
GAUGING: Final = {
    "gpu": Sizes(width=512, layers=3, samples=1 << 18, minibatches=8, deals=2048),
    "cpu": Sizes(width=128, layers=2, samples=1 << 13, minibatches=4, deals=64),
}
"""Sizes of the short answers beside a run. They stay the same, so that gains can be compared."""
EVALUATIONS: Final = 20
"""How often a run is evaluated on its way."""
SETTLING_EVALUATIONS: Final = 6
GAUGE_UPDATES: Final = {"gpu": 80, "cpu": 20}
"""Updates of a short answer."""


class Rates(Struct, frozen=True):
    """How fast it learns. The learning rate and the weight of the entropy fall while it trains."""

    learning: float = 5e-4
    learning_end: float = 5e-5
    entropy: float = 0.03
    entropy_end: float = 0.004
    magnet: float = 0.02
    """Weight of the KL term towards the slow copy."""
    decay: float = 0.97
    """Lambda of the advantage estimate, by a seat's own decisions."""
    mean: int = 0
    """Updates over which the weights are averaged; 0: the last weights are the result."""
    warm: int = 0
    """Updates over which the learning rate rises."""

    def at(self, done: float, updates: int) -> tuple[float, float]:
        """The learning rate and the weight of the entropy after this share of the run."""
        learning = self.learning + (self.learning_end - self.learning) * done
        entropy = self.entropy * (self.entropy_end / self.entropy) ** done
        return learning * min(1.0, (updates + 1) / max(1, self.warm)), entropy


CONTINUED: Final = Rates(learning=3e-4, entropy=0.01)
"""For a net that has learned before."""
ANSWER: Final = Rates(learning=3e-4, entropy=0.01, entropy_end=0.001, magnet=0.0, decay=0.9)
"""For a best response: nothing holds it back."""
SETTLE: Final = Rates(1e-4, 3e-6, entropy=0.03, entropy_end=0.005, decay=0.9, mean=300, warm=20)
"""For a net that plays, to make it hard to answer: small steps, and the mean of the weights."""


class Setting(Struct, frozen=True):
    """A run. Two runs of the same setting on the same device give the same net."""

    game: str
    players: tuple[int, ...]
    """The numbers of players in turn; one that stands here twice has two turns."""
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
