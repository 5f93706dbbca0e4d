"""How a net learns from what was played: PPO with a pull towards a slow copy of the policy.

The slow copy (the magnet) keeps self-play from running round in circles. Games of simultaneous
choice have mixed equilibria, and a policy that only answers its last self never comes to rest.
"""

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from paddock.train.adam import Moments, descend
from paddock.train.net import Params, forward
from paddock.train.table import NEVER, Played

CLIP_LOW: Final = 0.8
CLIP_HIGH: Final = 1.25
VALUE_WEIGHT: Final = 2.0


class Samples(NamedTuple):
    """Decisions to learn from, [sample, ...]."""

    numbers: Array
    legal: Array
    slot: Array
    log_chance: Array
    gain: Array
    target: Array
    asked: Array


class Seen(NamedTuple):
    """What is shown of an update."""

    entropy: Array
    value_error: Array
    pull: Array
    """The KL divergence from the slow copy."""
    asked: Array
    """The share of samples that are decisions."""


def advantages(played: Played, last: Array, decay: float) -> tuple[Array, Array]:
    """[step, game, seat] How much better than expected it went on, and what to expect.

    A seat's estimate goes from decision to decision of its own. A step in which it is not asked
    hands on what follows.
    """

    def back(following: tuple[Array, Array], step: tuple[Array, ...]) -> Any:
        value_after, gain_after = following
        value, result, over, asked = step
        ended = over[:, None]
        value_after = jnp.where(ended, result, value_after)
        gain_after = jnp.where(ended, 0.0, gain_after)
        gain = value_after - value + decay * gain_after
        target = jnp.where(asked, value + gain, value_after + gain_after)
        carried = (jnp.where(asked, value, value_after), jnp.where(asked, gain, gain_after))
        return carried, (gain, target)

    steps = (played.value, played.result, played.over, played.asked)
    begin = (last, jnp.zeros_like(last))
    _, (gains, targets) = jax.lax.scan(back, begin, steps, reverse=True)
    return gains, targets


def choose_samples(played: Played, gains: Array, targets: Array, count: int, key: Array) -> Samples:
    """So many decisions in random order; if there are too few, positions of seats not asked.

    Those teach the value alone.
    """
    asked = played.asked.ravel()
    order = jax.random.uniform(key, asked.shape) + ~asked
    chosen = jnp.argsort(order)[:count]

    def taken(array: Array) -> Array:
        return array.reshape(-1, *array.shape[3:])[chosen]

    weight = asked[chosen].astype(jnp.float32)
    gain = taken(gains)
    total = weight.sum() + 1e-6
    mean = (gain * weight).sum() / total
    spread = jnp.sqrt(((gain - mean) ** 2 * weight).sum() / total) + 1e-6
    return Samples(
        taken(played.numbers),
        taken(played.legal),
        taken(played.slot),
        taken(played.log_chance),
        (gain - mean) / spread,
        taken(targets),
        weight,
    )


class Learner:
    """The update of a net, the same for every table of a game."""

    def __init__(self, module: Any, minibatches: int, epochs: int, *, half: bool) -> None:
        self._module, self._half = module, half
        self._minibatches, self._epochs = minibatches, epochs

    def update(  # noqa: PLR0913, PLR0917 - all that a step depends on
        self,
        params: Params,
        moments: Moments,
        magnet: Params,
        samples: Samples,
        key: Array,
        learning: Array,
        entropy: Array,
        pull: Array,
    ) -> tuple[Params, Moments, Seen]:
        """Some epochs over the samples, in minibatches."""
        count = samples.gain.shape[0]
        size = count // self._minibatches

        def part(numbers: Array) -> Array:
            return self._log_chances(magnet, numbers[0], numbers[1])

        rows = jax.tree.map(
            lambda array: array.reshape(self._minibatches, size, *array.shape[1:]),
            (samples.numbers, samples.legal),
        )
        slow = jax.lax.map(part, rows).reshape(count, -1)

        def minibatch(now: tuple[Params, Moments], chosen: Array) -> Any:
            params, moments = now
            batch = jax.tree.map(lambda array: array[chosen], (samples, slow))
            gradient, seen = jax.grad(self._loss, has_aux=True)(params, *batch, entropy, pull)
            return descend(params, gradient, moments, learning), seen

        def epoch(now: tuple[Params, Moments], own: Array) -> Any:
            order = jax.random.permutation(own, count).reshape(self._minibatches, size)
            return jax.lax.scan(minibatch, now, order)

        keys = jax.random.split(key, self._epochs)
        (params, moments), seen = jax.lax.scan(epoch, (params, moments), keys)
        shown: Seen = jax.tree.map(lambda values: values.mean(), seen)
        return params, moments, shown

    def _log_chances(self, params: Params, numbers: Array, legal: Array) -> Array:
        logits, _ = self._think(params, numbers)
        return jax.nn.log_softmax(jnp.where(legal, logits, NEVER))

    def _think(self, params: Params, numbers: Array) -> tuple[Array, Array]:
        inputs = self._module.features(jnp, numbers.astype(jnp.int32))
        return forward(params, inputs, half=self._half)

    def _loss(
        self, params: Params, samples: Samples, slow: Array, entropy_weight: Array, pull: Array
    ) -> tuple[Array, Seen]:
        logits, value = self._think(params, samples.numbers)
        chances = jax.nn.log_softmax(jnp.where(samples.legal, logits, NEVER))
        slot = samples.slot.astype(jnp.int32)[:, None]
        chosen = jnp.take_along_axis(chances, slot, -1)[:, 0]
        ratio = jnp.exp(chosen - samples.log_chance)
        clipped = jnp.clip(ratio, CLIP_LOW, CLIP_HIGH)
        surrogate = jnp.minimum(ratio * samples.gain, clipped * samples.gain)
        likely = jnp.where(samples.legal, jnp.exp(chances), 0.0)
        entropy = -jnp.sum(likely * chances, -1)
        apart = jnp.sum(likely * (chances - slow), -1)
        error = (value - samples.target) ** 2
        asked = samples.asked
        total = asked.sum() + 1e-6
        policy = -surrogate - entropy_weight * entropy + pull * apart
        loss = (policy * asked).sum() / total + VALUE_WEIGHT * error.mean()
        seen = Seen(
            (entropy * asked).sum() / total,
            error.mean(),
            (apart * asked).sum() / total,
            asked.mean(),
        )
        return loss, seen
