"""Chance in arrays of fixed shape: tickets, picks and shuffles.

A ticket is a number below 2**20. Of `count` equal things it draws number `ticket * count >> 20`, in
whole numbers. So a CPU and a GPU draw the same, and one thing is likelier than another by less than
`count` in a million.
"""

from typing import Final

import jax
import jax.numpy as jnp
from jax import Array

TICKET_BITS: Final = 20
MAX_THINGS: Final = 2047
"""More than that, and a ticket times their number is no int32."""
MAX_BITS: Final = 32
WORDS_OF_A_BLOCK: Final = 4


def words(key: Array, count: int, part: Array | int = 0) -> Array:
    """So many random words. Another part of the same game has words of its own."""
    first, second = jax.random.key_data(key)
    blocks = jnp.arange(-(-count // WORDS_OF_A_BLOCK), dtype=jnp.uint32)
    hashed = _pcg4d(first, second, jnp.asarray(part).astype(jnp.uint32), blocks)
    return jnp.concatenate(hashed)[:count]


def _pcg4d(x: Array, y: Array, z: Array, w: Array) -> tuple[Array, ...]:
    """Four words out of four: M. Jarzynski and M. Olano, Hash Functions for GPU Rendering, 2020.

    JCGT vol. 9, no. 3. In whole numbers, so that every device draws the same; a quarter of the work
    of Threefry. Its high bits are the best, and tickets are made of those.
    """
    x, y, z, w = (one * jnp.uint32(1664525) + jnp.uint32(1013904223) for one in (x, y, z, w))
    x, y, z, w = _stirred(x, y, z, w)
    x, y, z, w = (one ^ (one >> 16) for one in (x, y, z, w))
    return _stirred(x, y, z, w)


def _stirred(x: Array, y: Array, z: Array, w: Array) -> tuple[Array, Array, Array, Array]:
    x = x + y * w
    y = y + z * x
    z = z + x * y
    w = w + y * z
    return x, y, z, w


def tickets(drawn: Array) -> Array:
    """A ticket out of each word."""
    return (drawn >> (32 - TICKET_BITS)).astype(jnp.int32)


def pick(ticket: Array, count: Array | int) -> Array:
    """Which of `count` things the ticket draws, from 0 on."""
    return (ticket * count) >> TICKET_BITS


# Sets of up to 32 things as one word, a bit each: no sorting, no running sums


def as_bits(members: Array) -> Array:
    """The set of the places that are marked along the last axis."""
    if members.shape[-1] > MAX_BITS:
        raise ValueError(f"a word has {MAX_BITS} bits, not {members.shape[-1]}")
    place = jnp.arange(members.shape[-1], dtype=jnp.uint32)
    bits = jnp.where(members, jnp.uint32(1) << place, jnp.uint32(0))
    return jnp.sum(bits, axis=-1, dtype=jnp.uint32)


def count_bits(bits: Array) -> Array:
    """How many there are in the set."""
    return jax.lax.population_count(bits).astype(jnp.int32)


def lowest_bit(bits: Array) -> Array:
    """The lowest member of a set: as many as there are below it. Of none it is 32."""
    return count_bits((bits & -bits) - 1)


def highest_bit(bits: Array) -> Array:
    """The highest member of a set. Of none it is -1."""
    above: Array = jax.lax.clz(bits).astype(jnp.int32)
    return MAX_BITS - 1 - above


def bits_below(number: Array) -> Array:
    """The set of all numbers from 0 on that are smaller, up to 30."""
    first_out: Array = jnp.clip(number, 0, MAX_BITS - 1).astype(jnp.uint32)
    power: Array = jnp.uint32(1) << first_out
    return power - 1


def nth_bit(bits: Array, number: Array) -> Array:
    """The member of this number, from the lowest on and from 0: the word is halved five times."""
    found = jnp.zeros_like(number)
    for half in (16, 8, 4, 2, 1):
        low = bits & jnp.uint32((1 << half) - 1)
        in_low = count_bits(low)
        higher = number >= in_low
        number = jnp.where(higher, number - in_low, number)
        bits = jnp.where(higher, bits >> half, low)
        found = found + half * higher
    return found


def pick_bit(ticket: Array, bits: Array) -> Array:
    """One member of the set, each as likely as the other."""
    return nth_bit(bits, pick(ticket, count_bits(bits)))


def pick_legal(ticket: Array, mask: Array) -> Array:
    """One of the places that are marked along the last axis, each as likely as the other."""
    return pick_bit(ticket, as_bits(mask))


def pick_weighted(ticket: Array, weights: Array) -> Array:
    """A place along the last axis, by weights that are whole numbers."""
    drawn = pick(ticket, jnp.sum(weights, axis=-1, dtype=jnp.int32))
    reached, place = jnp.zeros_like(drawn), jnp.zeros_like(drawn)
    for number in range(weights.shape[-1]):
        reached = reached + weights[..., number]
        place = place + (reached <= drawn)
    return place
