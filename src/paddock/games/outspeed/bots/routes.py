"""What a route brings, when nobody knows who else will be on it.

The others are thought of as pilots like oneself, who see the same tile and mix. `expected_mix` is
the mixture in which nobody who is a little unsure would like to change theirs (a logit equilibrium
of this one round).
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from math import comb, exp
from typing import Final

from msgspec import Struct

from paddock.games.outspeed.bots.outlook import A_TOKEN, worth_of_fuel
from paddock.games.outspeed.state import ROUNDS
from paddock.games.outspeed.tiles import Amount, Deck, Face, Route, Side

DOUBT_OF_OTHERS: Final = 0.7
"""In zones: how unsure the others are thought to be."""
STEPS: Final = 16
FUEL_OF_OTHERS: Final = 8
LOSS: Final = 14.0
"""In zones, what it costs to be out of the race."""
MAX_FUEL: Final = 14
"""From here on more fuel changes nothing in the choice of a route."""


class Question(Struct, frozen=True, cache_hash=True):
    """A face in a round, with so many rivals: all that the mixture of the others depends on."""

    face: Face
    yellow: tuple[int, ...]
    blue: tuple[int, ...]
    rivals: int
    rounds_left: int
    lonely: bool


class Prospect(Struct, frozen=True):
    """One way in which a route may go: how likely, and what comes of it."""

    chance: float
    cost: int
    zones: float
    fuel: float
    token: bool


def question(deck: Deck, face: Face, rivals: int, round_: int, *, lonely: bool) -> Question:
    """What there is to ask about this face."""
    return Question(face, deck.yellow, deck.blue, rivals, ROUNDS - round_, lonely)


@lru_cache(maxsize=2048)
def expected_mix(asked: Question) -> Mapping[Side, float]:
    """How often one of the others takes each lit route."""
    lit = asked.face.lit()
    mix = {side: 1 / len(lit) for side in lit}
    for step in range(STEPS):
        gains = {side: _gain_in(asked, side, mix, FUEL_OF_OTHERS) for side in lit}
        best = max(gains.values())
        weights = {side: exp((gain - best) / DOUBT_OF_OTHERS) for side, gain in gains.items()}
        total, slow = sum(weights.values()), 2 / (step + 3)
        mix = {s: mix[s] + slow * (weights[s] / total - mix[s]) for s in lit}
    return mix


@lru_cache(maxsize=16384)
def gain(asked: Question, side: Side, fuel: int) -> float:
    """What this route is expected to bring, in zones, to someone with so much fuel."""
    return _gain_in(asked, side, expected_mix(asked), fuel)


def _gain_in(asked: Question, side: Side, mix: Mapping[Side, float], fuel: int) -> float:
    have = worth_of_fuel(fuel, asked.rounds_left)
    return sum(
        [
            prospect.chance * _worth(asked, prospect, fuel, have)
            for prospect in _prospects(asked, side, mix)
        ]
    )


def _worth(asked: Question, prospect: Prospect, fuel: int, have: float) -> float:
    """7.4 Who has no fuel left is out; 7.5 on the finish tile exactly 0 is safe."""
    left, finish = fuel - prospect.cost, asked.rounds_left == 0
    if prospect.cost and (left < 0 or (left == 0 and not finish)):
        return -LOSS
    fuel_after = worth_of_fuel(round(left + prospect.fuel), asked.rounds_left)
    token = A_TOKEN if prospect.token and not finish else 0.0
    return prospect.zones + fuel_after - have + token


def prospects(asked: Question, side: Side) -> tuple[Prospect, ...]:
    """All the ways in which this route may go, if the others mix as expected."""
    return _known_prospects(asked, side)


@lru_cache(maxsize=2048)
def _known_prospects(asked: Question, side: Side) -> tuple[Prospect, ...]:
    return tuple(_prospects(asked, side, expected_mix(asked)))


def _prospects(asked: Question, side: Side, mix: Mapping[Side, float]) -> Iterator[Prospect]:
    route, mine = asked.face.lit()[side], mix[side]
    for company in range(asked.rivals + 1):
        chance = _binomial(asked.rivals, company, mine)
        if route.room is not None and company >= route.room:
            yield Prospect(chance, 0, 0, 0, token=False)
            continue
        counts = _counts(asked, side, mix, company)
        if asked.lonely and company:
            yield from _pays_only(asked, route, counts, chance)
        else:
            free = asked.lonely and not company
            yield from _drives(asked, route, counts, chance, free=free)


def _binomial(tries: int, hits: int, chance: float) -> float:
    return comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits)


def _counts(
    asked: Question, side: Side, mix: Mapping[Side, float], company: int
) -> dict[Side, float]:
    """1.6 How many are on each route, if so many others are on mine."""
    elsewhere = max(1e-9, 1 - mix[side])
    others = asked.rivals - company
    return {s: company + 1 if s is side else others * mix[s] / elsewhere for s in mix}


def _drives(
    asked: Question, route: Route, counts: Mapping[Side, float], chance: float, *, free: bool
) -> Iterator[Prospect]:
    zones = _mean(route.zones, asked.blue, counts)
    fuel = _mean(route.fuel, asked.yellow, counts)
    for share, cost in [(1.0, 0)] if free else _costs(asked, route, counts):
        moved = zones + cost if route.zones.dial else zones
        yield Prospect(chance * share, cost, moved, fuel, route.token)


def _pays_only(
    asked: Question, route: Route, counts: Mapping[Side, float], chance: float
) -> Iterator[Prospect]:
    """7.9 Those in company pay and gain nothing."""
    for share, cost in _costs(asked, route, counts):
        yield Prospect(chance * share, cost, 0, 0, token=False)


def _costs(asked: Question, route: Route, counts: Mapping[Side, float]) -> list[tuple[float, int]]:
    """What the route may cost, and how likely. 7.8 A dial is thought of as set to 4."""
    amount = route.cost
    fixed = amount.number + round(sum([counts[side] for side in amount.counts]))
    fixed += 4 if amount.dial else 0
    rolls = [*map(sum, product(asked.yellow, repeat=min(2, amount.dice)))]
    return [(rolls.count(roll) / len(rolls), fixed + roll) for roll in {*rolls}]


def _mean(amount: Amount, die: tuple[int, ...], counts: Mapping[Side, float]) -> float:
    rolled = amount.dice * sum(die) / len(die)
    return amount.number + rolled + sum([counts[side] for side in amount.counts])
