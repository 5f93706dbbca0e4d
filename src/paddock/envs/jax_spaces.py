"""Spaces with the members that JaxMARL's baselines use.

Where JaxMARL is installed they are its own: its `CTRolloutManager` refuses spaces of other classes.
"""

import jax
import jax.numpy as jnp
from jax import Array
from jax.typing import ArrayLike

try:
    from jaxmarl.environments.spaces import Box as TheirBox
    from jaxmarl.environments.spaces import Discrete as TheirDiscrete
except ImportError:
    TheirBox = TheirDiscrete = object


class Discrete(TheirDiscrete):
    """The whole numbers from 0 to n - 1."""

    def __init__(self, n: int) -> None:
        self.n, self.shape, self.dtype = n, (), jnp.int32

    def sample(self, key: Array) -> Array:
        """Draw one of them."""
        return jax.random.randint(key, self.shape, 0, self.n, self.dtype)

    def contains(self, x: ArrayLike) -> Array:
        """Whether a number is one of them."""
        number = jnp.asarray(x)
        return jnp.logical_and(number >= 0, number < self.n)


class Box(TheirBox):
    """Arrays of whole numbers between two arrays of bounds, both of them included."""

    def __init__(self, low: ArrayLike, high: ArrayLike) -> None:
        self.low, self.high = jnp.asarray(low, jnp.int32), jnp.asarray(high, jnp.int32)
        self.shape, self.dtype = self.low.shape, jnp.int32

    def sample(self, key: Array) -> Array:
        """Draw one of them."""
        return jax.random.randint(key, self.shape, self.low, self.high + 1, self.dtype)

    def contains(self, x: ArrayLike) -> Array:
        """Whether an array is one of them."""
        array = jnp.asarray(x)
        return jnp.all(jnp.logical_and(array >= self.low, array <= self.high))
