"""What a place on the track, or in the totals, is worth: the chance to end up second.

Everyone who has to look ahead uses these: they are closed formulas, no search and no dice.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp, sqrt
from random import Random
from typing import Final, Protocol

from paddock.games.why_first.cards import Card
from paddock.games.why_first.state import FIRST_FIELD, LAST_FIELD, RACES, ROUNDS, Config, Lay

POINTS: Final = (-1, 1, 1, 2, 3, 3, 5, 6)
"""What the second field is worth in eight races of three figures; one more for each figure more."""
TRUST: Final = (1.0, 0.85, 0.7, 0.6, 0.5, 0.4)
"""How far to believe in such futures, by how many races they tell of."""
UNLIKELY: Final = 0.01
SPREAD: Final = 1.0
SPREAD_OF_A_FIGURE: Final = 0.2
"""How far one card takes two figures apart, and how much more each figure more does.

They are scales of a logistic curve, fitted to races between Regulars.
"""


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
    everyone = sum(steep)
    seconds: list[float] = []
    for mine in steep:
        # Who is compared with themselves is as likely above as below: hence the 2.
        above_all = 2.0
        for other in steep:
            above_all *= mine / (mine + other)
        seconds.append(above_all * (everyone - mine) / mine)
    total = sum(seconds)
    return [second / total for second in seconds]


@lru_cache(maxsize=16384)
def chances_to_win(totals: tuple[int, ...], races_left: int) -> tuple[float, ...]:
    """5.1 How likely each total is to be the second at the end; without races left it is known."""
    chances = [0.0] * len(totals)
    known = futures(len(totals), races_left)
    for future in known:
        after = [total + more for total, more in zip(totals, future)]
        ranking = sorted({*after})
        winning = ranking[-2] if len(ranking) > 1 else ranking[0]
        share = 1 / after.count(winning)
        for figure, total in enumerate(after):
            if total == winning:
                chances[figure] += share
    trust = TRUST[races_left]
    even = (1 - trust) / len(totals)
    return tuple([even + trust * chance / len(known) for chance in chances])


@lru_cache(maxsize=64)
def futures(figures: int, races: int) -> tuple[tuple[int, ...], ...]:
    """What so many races may bring everyone: a sample, the same for each figure.

    In a race mostly one figure scores, any of them, and as much as POINTS say.
    """
    if not races:
        return ((0,) * figures,)
    rng, found = Random(figures * races), list[tuple[int, ...]]()
    for points in POINTS * (1 if races < 3 else 2):
        brought = [0] * figures
        brought[0] = points + figures - 3
        for _ in range(races - 1):
            more = POINTS[int(rng.random() * len(POINTS))] + figures - 3
            brought[int(rng.random() * figures)] += more
        found += [(*brought[turn:], *brought[:turn]) for turn in range(figures)]
    return tuple(found)


@lru_cache(maxsize=16384)
def chances_if_scoring(
    totals: tuple[int, ...], figure: int, field: int, races_left: int
) -> tuple[float, ...]:
    """How likely each is to win once this figure has scored this field."""
    after = (*totals[:figure], totals[figure] + field, *totals[figure + 1 :])
    return chances_to_win(after, races_left)


def spread(figures: int, cards_to_come: float) -> float:
    """How far figures may drift apart, until so many cards have met each."""
    return (SPREAD + SPREAD_OF_A_FIGURE * figures) * sqrt(cards_to_come)


class Outlook:
    """The chances to win a game whose race drifts on, until so many cards have met each figure."""

    def __init__(self, totals: tuple[int, ...], races_left: int, cards_to_come: float) -> None:
        self._totals, self._left = totals, races_left
        self._spread = spread(len(totals), cards_to_come)

    def of(self, figure: int, places: Sequence[float]) -> float:
        """One figure's chance, if the race drifts on from these places."""
        return sum([second * chances[figure] for second, chances in self._ways(places)])

    def of_all(self, places: Sequence[float]) -> list[float]:
        """Everyone's."""
        ways = [*self._ways(places)]
        return [sum([s * chances[figure] for s, chances in ways]) for figure in range(len(places))]

    def _ways(self, places: Sequence[float]) -> Iterator[tuple[float, tuple[float, ...]]]:
        """Who may be second, how likely, and what everyone's chances are then."""
        seconds = chances_of_second(places, self._spread)
        for figure, (place, second) in enumerate(zip(places, seconds)):
            if second > UNLIKELY:
                field = max(FIRST_FIELD, min(LAST_FIELD, round(place)))
                yield second, chances_if_scoring(self._totals, figure, field, self._left)


def outlook_on(track: Track, cards_to_come: float) -> Outlook:
    """The outlook on this race, with so many cards to come."""
    return Outlook(totals_of(track), RACES - track.race, cards_to_come)


def cards_to_come(track: Track, rounds: int) -> float:
    """How many cards may still meet a figure, if so many rounds of free choice are to come."""
    others = track.config.players - 1
    return 1 + rounds * others / len(track.fields) * 1.2


def free_rounds(track: Track) -> int:
    """Rounds from now on in which cards go where their owners like, this one included."""
    return ROUNDS - track.round + (1 if track.config.tactical else 0)
