"""Adam, with the gradient cut to a greatest length.

Ten lines of our own instead of optax: the machine with a GPU that trains the Champion has JAX and
no other library, and no network to fetch one.
"""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from paddock.train.net import Params

FIRST: Final = 0.9
SECOND: Final = 0.99
SMALLEST: Final = 1e-7
MAX_LENGTH: Final = 0.5


class Moments(NamedTuple):
    """The running means of the gradient and of its square, and how many there were."""

    first: Params
    second: Params
    steps: Array


def no_moments(params: Params) -> Moments:
    """Before the first step."""
    nothing: Params = jax.tree.map(jnp.zeros_like, params)
    return Moments(nothing, jax.tree.map(jnp.copy, nothing), jnp.int32(0))


def descend(
    params: Params, gradient: Params, moments: Moments, rate: Array
) -> tuple[Params, Moments]:
    """One step."""
    length = jnp.sqrt(sum(jnp.sum(part * part) for part in jax.tree.leaves(gradient)))
    scale = jnp.minimum(1.0, MAX_LENGTH / (length + 1e-8))
    steps = moments.steps + 1
    first: Params = jax.tree.map(
        lambda mean, part: FIRST * mean + (1 - FIRST) * scale * part, moments.first, gradient
    )
    second: Params = jax.tree.map(
        lambda mean, part: SECOND * mean + (1 - SECOND) * (scale * part) ** 2,
        moments.second,
        gradient,
    )
    bias, spread = 1 - FIRST**steps, 1 - SECOND**steps
    after: Params = jax.tree.map(
        lambda old, m, s: old - rate * (m / bias) / (jnp.sqrt(s / spread) + SMALLEST),
        params,
        first,
        second,
    )
    return after, Moments(first, second, steps)
