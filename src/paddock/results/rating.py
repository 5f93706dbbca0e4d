"""Rates players from the places of their races: Plackett-Luce with a prior for each player.

400 points are odds of 10 to 1 in a pair. A race is one Newton search for the strengths that explain
it best, given what was known before; the inverse of the curvature there is what is known after.
Fixed players (bots measured in the arena) take part, and keep their strength.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations
from math import exp, factorial, log, prod, sqrt
from typing import Final, TypeAlias

from msgspec import Struct

POINTS_OF_TEN_TO_ONE: Final = 400.0
FIRST_MEAN: Final = 1500.0
FIRST_SD: Final = 300.0
MIN_SD: Final = 35.0
"""Below it a player who improves would be noticed too late.

Somebody who gains 200 points after 120 races of four has 107 of them 60 races later (median); with
a floor of 25 it is 66. The intervals then hold the truth in 99 of 100 cases instead of 95.
"""
RESTED_SD: Final = 110.0
"""An sd of 30 grows to this in two years without a race."""
VARIANCE_A_DAY: Final = (RESTED_SD**2 - 30.0**2) / 730
MAX_STEPS: Final = 80
"""Most races need three; a sure loser who wins needs more."""
SMALL_STEP: Final = 0.1
"""Points: a Newton step below this ends the search."""
LONGEST_STEP: Final = 200.0
"""Points at temperature 1. A longer step could jump over the best explanation, to and fro."""
MAX_ORDERS: Final = 720

Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[Vector]


class Rating(Struct, frozen=True):
    """A strength as far as it is known: `mean` and `sd` in points."""

    mean: float = FIRST_MEAN
    sd: float = FIRST_SD

    def interval(self) -> tuple[float, float]:
        """The strengths between which the true one lies in 95 of 100 cases."""
        return self.mean - 1.96 * self.sd, self.mean + 1.96 * self.sd


class Racer(Struct, frozen=True):
    """A player in a race to be rated."""

    rating: Rating
    place: int
    """From 1; equal for those who are tied."""
    fixed: bool = False
    """Whether the strength is taken as given, as that of a bot of the arena."""


def rested(rating: Rating, days: float) -> Rating:
    """Let a rating fade over days without a race: the same strength, known less surely."""
    variance = rating.sd**2 + VARIANCE_A_DAY * max(0.0, days)
    return Rating(rating.mean, min(FIRST_SD, sqrt(variance)))


def rated(racers: Sequence[Racer], temperature: float = 1.0, weight: float = 1.0) -> list[Rating]:
    """The ratings after a race.

    `temperature` says how much luck a game has with so many players: at 2, twice the difference in
    points gives the same odds. `weight` is how much the race tells, from 0 to 1: less where the
    same people meet again and again.
    """
    scale = log(10) / POINTS_OF_TEN_TO_ONE / temperature
    longest = LONGEST_STEP * temperature
    free = [number for number, racer in enumerate(racers) if not racer.fixed]
    means = [racer.rating.mean for racer in racers]
    orders = list(_orders([racer.place for racer in racers]))
    curvature: Matrix = []
    for _ in range(MAX_STEPS):
        slope, curvature = _derivatives(means, orders, scale, weight)
        for number in free:
            racer = racers[number]
            slope[number] += (racer.rating.mean - means[number]) / racer.rating.sd**2
            curvature[number][number] += 1 / racer.rating.sd**2
        step = _solve(_part(curvature, free), [slope[number] for number in free])
        for number, change in zip(free, step, strict=True):
            means[number] += max(-longest, min(longest, change))
        if max(map(abs, step), default=0.0) < SMALL_STEP:
            break
    spread = _inverse_diagonal(_part(curvature, free))
    after = [racer.rating for racer in racers]
    for number, variance in zip(free, spread, strict=True):
        after[number] = Rating(means[number], max(MIN_SD, sqrt(variance)))
    return after


def chance_of(means: Sequence[float], temperature: float = 1.0) -> list[float]:
    """How likely each of these strengths is to come first."""
    scale = log(10) / POINTS_OF_TEN_TO_ONE / temperature
    highest = max(means)
    weights = [exp((mean - highest) * scale) for mean in means]
    return [weight / sum(weights) for weight in weights]


def log_likelihood(
    means: Sequence[float], places: Sequence[int], temperature: float = 1.0
) -> float:
    """How well strengths explain the places of a race: the mean over the orders of the tied."""
    scale = log(10) / POINTS_OF_TEN_TO_ONE / temperature
    orders = list(_orders(places))
    return sum(_log_chance(means, order, scale) for order in orders) / len(orders)


def _orders(places: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every order of finish that the places allow: the tied in each of their orders."""
    tied = [
        [number for number, other in enumerate(places) if other == place]
        for place in sorted(set(places))
    ]
    if prod(factorial(len(group)) for group in tied) > MAX_ORDERS:
        raise ValueError(f"too many ties to rate: {places}")
    return _joined(tied)


def _joined(groups: Sequence[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    if not groups:
        yield ()
        return
    for first in permutations(groups[0]):
        for rest in _joined(groups[1:]):
            yield (*first, *rest)


def _log_chance(means: Sequence[float], order: Sequence[int], scale: float) -> float:
    total, left = 0.0, [means[number] * scale for number in order]
    for place in range(len(left) - 1):
        highest = max(left[place:])
        total += left[place] - highest - log(sum(exp(one - highest) for one in left[place:]))
    return total


def _derivatives(
    means: Sequence[float], orders: Sequence[Sequence[int]], scale: float, weight: float
) -> tuple[Vector, Matrix]:
    """The slope of the log-likelihood of the places, and its curvature with the sign turned."""
    size, share = len(means), weight / len(orders)
    slope: Vector = [0.0] * size
    curvature: Matrix = [[0.0] * size for _ in range(size)]
    highest = max(means)
    strength = [exp((mean - highest) * scale) for mean in means]
    for order in orders:
        for place in range(size - 1):
            left = order[place:]
            total = sum(strength[number] for number in left)
            slope[order[place]] += share * scale
            for one in left:
                chance = strength[one] / total
                slope[one] -= share * scale * chance
                curvature[one][one] += share * scale**2 * chance
                for other in left:
                    curvature[one][other] -= share * scale**2 * chance * strength[other] / total
    return slope, curvature


def _part(matrix: Matrix, rows: Sequence[int]) -> Matrix:
    return [[matrix[row][column] for column in rows] for row in rows]


def _solve(matrix: Matrix, right: Vector) -> Vector:
    """Solve a symmetric, positive system of at most six equations."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = rows[row][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[row][column] -= factor * rows[pivot][column]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found


def _inverse_diagonal(matrix: Matrix) -> Vector:
    size = range(len(matrix))
    return [_solve(matrix, [float(row == one) for row in size])[one] for one in size]
