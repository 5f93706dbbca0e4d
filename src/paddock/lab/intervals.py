"""How far a figure can be trusted: 95 % intervals of shares and of means."""

from math import sqrt
from typing import Final

from msgspec import Struct

Z: Final = 1.96
"""Of a normal distribution, 95 % lie within so many standard errors."""


class Interval(Struct, frozen=True):
    """A measured value, and where the true one may lie."""

    value: float
    low: float
    high: float


Z_OF_SEVERAL: Final = 2.64
"""The same for six figures at once, of which only the worst is looked at."""


def share(hits: float, of: float, z: float = Z) -> Interval:
    """Return a share of independent trials, by Wilson's interval: it holds near 0 and 1 as well."""
    if not of:
        return Interval(0.0, 0.0, 1.0)
    part, bound = hits / of, z * z / of
    centre = (part + bound / 2) / (1 + bound)
    wide = z * sqrt(part * (1 - part) / of + bound / (4 * of)) / (1 + bound)
    return Interval(part, max(0.0, min(part, centre - wide)), min(1.0, max(part, centre + wide)))


def mean(total: float, squares: float, races: int, parts: int = 1) -> Interval:
    """Return a mean over races, from sum and sum of squares; each is divided by `parts`."""
    centre = total / races
    spread = sqrt(max(0.0, squares / races - centre * centre) / max(1, races - 1))
    low, high = centre - Z * spread, centre + Z * spread
    return Interval(centre / parts, low / parts, high / parts)


def farthest_from(even: float, shares: list[Interval]) -> Interval:
    """By how much the share that is farthest from an even one differs from it."""
    nearest = [max(0.0, one.low - even, even - one.high) for one in shares]
    farthest = [max(one.high - even, even - one.low) for one in shares]
    return Interval(max(abs(one.value - even) for one in shares), max(nearest), max(farthest))
