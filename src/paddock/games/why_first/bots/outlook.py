"""What a place on the track, or in the totals, is worth: the chance to end up second.

Everyone who has to look ahead uses these: they are closed formulas, no search and no dice.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Final, Protocol

from paddock.games.why_first.cards import Card
from paddock.games.why_first.state import FIRST_FIELD, LAST_FIELD, RACES, ROUNDS, Config, Lay

SPREAD_OF_TOTALS: Final = 2.6
"""How far two totals drift apart in one race, as the scale of a logistic curve."""
SPREAD_OF_A_CARD: Final = 1.3
"""The same for two figures and one card before either."""


class Track(Protocol):
    """What everyone sees of a game. A view has it, and so has a state."""

    @property
    def config(self) -> Config: ...
    @property
    def race(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def played(self) -> tuple[Card, ...]: ...
    @property
    def fields(self) -> tuple[int, ...]: ...
    @property
    def laid(self) -> tuple[Lay, ...]: ...
    @property
    def points(self) -> tuple[tuple[int, ...], ...]: ...


def totals_of(track: Track) -> tuple[int, ...]:
    """The points of the races so far, figure by figure."""
    if not track.points:
        return (0,) * len(track.fields)
    return tuple([sum(of_one) for of_one in zip(*track.points)])


def chances_of_second(places: Sequence[float], spread: float) -> list[float]:
    """How likely each is to end up second, if all of them may still drift by `spread`.

    Second is who has exactly one above: pairs are compared as if they did not know of each other.
    """
    steep = [exp(max(-30.0, min(30.0, place / spread))) for place in places]
    seconds: list[float] = []
    for i, mine in enumerate(steep):
        below_all, odds = 1.0, 0.0
        for j, other in enumerate(steep):
            if i != j:
                below_all *= mine / (mine + other)
                odds += other / mine
        seconds.append(below_all * odds)
    total = sum(seconds)
    return [second / total for second in seconds]


@lru_cache(maxsize=65536)
def chances_to_win(totals: tuple[int, ...], races_left: int) -> tuple[float, ...]:
    """5.1 How likely each total is to be the second at the end; without races left it is known."""
    if races_left:
        middle = sum(totals) / len(totals)
        spread = SPREAD_OF_TOTALS * sqrt(races_left)
        return tuple(chances_of_second([total - middle for total in totals], spread))
    ranking = sorted({*totals}, reverse=True)
    winning = ranking[1] if len(ranking) > 1 else ranking[0]
    share = 1 / totals.count(winning)
    return tuple([share if total == winning else 0.0 for total in totals])


@lru_cache(maxsize=65536)
def chances_if_scoring(
    totals: tuple[int, ...], figure: int, field: int, races_left: int
) -> tuple[float, ...]:
    """How likely each is to win once this figure has scored this field."""
    after = (*totals[:figure], totals[figure] + field, *totals[figure + 1 :])
    return chances_to_win(after, races_left)


def outlook(track: Track, places: Sequence[float], cards_to_come: float) -> list[float]:
    """Each figure's chance to win the game, if the race now drifts on from these places."""
    totals, left = totals_of(track), RACES - track.race
    chances = [0.0] * len(places)
    seconds = chances_of_second(places, SPREAD_OF_A_CARD * sqrt(cards_to_come))
    for figure, (place, second) in enumerate(zip(places, seconds)):
        if second > 0.01:
            field = max(FIRST_FIELD, min(LAST_FIELD, round(place)))
            for i, chance in enumerate(chances_if_scoring(totals, figure, field, left)):
                chances[i] += second * chance
    return chances


def cards_to_come(track: Track, rounds: int) -> float:
    """How many cards may still meet a figure, if so many rounds of free choice are to come."""
    others = track.config.players - 1
    return 1 + rounds * others / len(track.fields) * 1.2


def free_rounds(track: Track) -> int:
    """Rounds from now on in which cards go where their owners like, this one included."""
    return ROUNDS - track.round + (1 if track.config.tactical else 0)
