"""What a position between two rounds, or two races, is worth: small nets judge many at once.

The nets were fitted to games between Champions (`python -m research.appraisal`). For each number of
players there is one for the totals before a race, and one for a track with cards still in hand.
The tactical game has nets of its own for some numbers of players.
The second corrects the closed formula of `outlook`, which is one of its inputs. Figures are counted
from the seat that asks. It needs NumPy; to fit the nets, the same is done in JAX.
"""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from paddock.arrays import NUMPY, Array, ArrayModule, as_numpy, numpy_array
from paddock.games.why_first.bots import outlook
from paddock.games.why_first.layout import FIRST_FIELD, LAST_FIELD, RACES, ROUNDS, Layout

FILE: Final = ("champion", "appraisal.nets")
START, RACE = "start", "race"
APART: Final = 14
"""Differences of totals up to this much have an input each."""
GAP: Final = 9
"""The same for fields."""
OWN: Final = 9
"""So many inputs are of one's own figure; others have one for each gap besides."""
ROWS: Final = 24
"""Rows multiplied at once: with more, OpenBLAS would wait for threads of a busy machine."""
SURE: Final = 1e-3
"""Chances closer to none or all count as this far from it."""

LEAST: Final = -999
"""Less than any total."""

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Layers = tuple[tuple[Array, Array], ...]
"""Weights and biases, layer by layer."""


class Race(NamedTuple):
    """Tracks between two rounds. Cards are those in hand: their mean, lowest and highest.

    In the tactical game only one's own are known, [..., 1], and the mean of their white numbers.
    """

    fields: Array  # [..., figure]
    mean: Array  # [..., figure]
    low: Array  # [..., figure]
    high: Array  # [..., figure]
    totals: Array  # [..., figure]
    left: Array  # [...] races after this one
    round: Array  # [...] the next one
    white: Array | None = None  # [..., 1]


class Appraiser:
    """Judges positions of so many players. `xp` is NumPy, or JAX while the nets are fitted."""

    NAME = ""
    CARDS_TO_COME = (1, ROUNDS)
    """That each figure gets by itself; and the first round that brings no others."""

    def __init__(self, players: int, xp: ArrayModule = NUMPY) -> None:
        self._xp, self._leon = xp, Layout(players, tactical=False).leon
        figures = Layout(players, tactical=False).figures
        own, free = self.CARDS_TO_COME
        cards = [own + (free - now) * (players - 1) / figures * 1.2 for now in range(ROUNDS + 1)]
        spreads = [outlook.spread(figures, to_come) for to_come in cards]
        self.spreads = xp.asarray(numpy_array(np.array(spreads, np.float32)))

    # Between races

    def at_start(self, layers: Layers, totals: Array, left: Array) -> Array:
        """[...] The chance to win with [..., figure] totals and so many races to come."""
        judged = self._share(self.through(layers, self.start_inputs(totals, left)))
        return self._xp.where(left > 0, judged, self._at_the_end(totals))

    def start_inputs(self, totals: Array, left: Array) -> Array:
        """[..., input] How far others are ahead, who is first comes first; Leon keeps his place."""
        ahead = totals[..., 1:] - totals[..., :1]
        if not self._leon:
            ahead = -self._xp.sort(-ahead, -1)
        parts = [
            _row(self._hot(ahead, -APART, APART)),
            self._xp.clip(ahead, -25, 25) / 10.0,
            self._hot(left, 1, RACES - 1),
        ]
        return self._joined(parts)

    def _at_the_end(self, totals: Array) -> Array:
        """5.1 The seat's share, if these totals are the last. 5.2 If all are equal, all share."""
        below = totals < totals.max(-1, keepdims=True)
        second = self._xp.where(below, totals, LEAST).max(-1, keepdims=True)
        wins = (totals == second) | ~below.any(-1, keepdims=True)
        return wins[..., 0] / wins.sum(-1)

    # Between rounds

    def in_race(self, layers: Layers, race: Race, ways: Array) -> Array:
        """[...] The chance to win. `ways` [..., figure] is that chance if this figure scores."""
        inputs, formula = self.race_inputs(race, ways)
        return self._share(formula + self.through(layers, inputs))

    def race_inputs(self, race: Race, ways: Array) -> tuple[Array, Array]:
        """[..., input] And [...] the logit of the closed formula, which the net corrects."""
        xp, fields, places = self._xp, race.fields, self._places(race)
        seconds, chance, formula = self._by_formula(race, ways)
        apart = fields - fields[..., :1]
        columns = [
            apart / 8.0,
            race.mean / 3.0,
            race.low / 4.0,
            race.high / 4.0,
            seconds,
            ways * 2.0,
            seconds * ways * 4.0,
            xp.clip(race.totals - race.totals[..., :1], -25, 25) / 10.0,
            (places - places[..., :1]) / 6.0,
        ]
        wide = [xp.broadcast_to(column, fields.shape) for column in columns]
        numbers = xp.stack([column.astype(xp.float32) for column in wide], -1)
        figures = xp.concatenate([numbers, self._hot(apart, -GAP, GAP)], -1)
        others = figures[..., 1:, :]
        if not self._leon:
            order = xp.argsort(-places[..., 1:], -1)
            others = xp.take_along_axis(others, order[..., None], -2)
        parts = [
            figures[..., 0, :OWN],
            _row(others),
            formula[..., None],
            chance[..., None],
            fields[..., :1] / 8.0,
            self._hot(race.round, 2, ROUNDS - 1),
            self._hot(race.left, 0, RACES - 1),
        ]
        return self._joined(parts), formula

    def _by_formula(self, race: Race, ways: Array) -> tuple[Array, Array, Array]:
        """[..., figure] How likely each is to score; the chance to win by that, and its logit."""
        seconds = self._seconds(self._places(race), self.spreads[race.round])
        chance = (seconds * ways).sum(-1)
        held = self._xp.clip(chance, SURE, 1 - SURE)
        return seconds, chance, self._xp.log(held / (1 - held))

    def _places(self, race: Race) -> Array:
        """[..., figure] Where the figures are expected to end."""
        return race.fields + race.mean

    def _seconds(self, places: Array, spread: Array) -> Array:
        """[..., figure] How likely each is to end up second, if all may drift by `spread`."""
        steep = self._xp.exp(self._xp.clip(places / spread[..., None], -30.0, 30.0))
        mine = steep[..., None]
        above_all = 2.0 * self._xp.prod(mine / (mine + steep[..., None, :]), -1)
        seconds = above_all * (steep.sum(-1, keepdims=True) - steep) / steep
        return seconds / seconds.sum(-1, keepdims=True)

    def expected_fields(self, race: Race) -> Array:
        """[..., figure] Where each figure would score, counted from the first field."""
        places = self._xp.rint(self._places(race))
        held = self._xp.clip(places, FIRST_FIELD, LAST_FIELD)
        return held.astype(self._xp.int32) - FIRST_FIELD

    # Parts of nets

    def through(self, layers: Layers, inputs: Array) -> Array:
        """[...] What a net makes of [..., input] its inputs."""
        now = inputs
        for number, (weights, biases) in enumerate(layers):
            now = now @ weights + biases
            if number + 1 < len(layers):
                now = self._xp.maximum(now, 0)
        return now[..., 0]

    def _share(self, logit: Array) -> Array:
        return 1 / (1 + self._xp.exp(-logit))

    def _hot(self, numbers: Array, lowest: int, highest: int) -> Array:
        """A one for the value that a number has. What lies outside counts as the nearest."""
        near = self._xp.clip(numbers, lowest, highest)
        values = self._xp.arange(lowest, highest + 1)
        return (near[..., None] == values).astype(self._xp.float32)

    def _joined(self, parts: list[Array]) -> Array:
        xp, lead = self._xp, parts[0].shape[:-1]
        wide = [xp.broadcast_to(part, (*lead, part.shape[-1])) for part in parts]
        return xp.concatenate([part.astype(xp.float32) for part in wide], -1)


def _row(parts: Array) -> Array:
    return parts.reshape(*parts.shape[:-2], parts.shape[-2] * parts.shape[-1])


class TacticalAppraiser(Appraiser):
    """The same for the tactical game: no card is played by itself, and hands of others are hidden.

    What nobody holds for sure says little: a card may move any figure.
    """

    NAME = "tactical-"
    CARDS_TO_COME = (0, ROUNDS + 1)

    def _places(self, race: Race) -> Array:
        return race.fields

    def race_inputs(self, race: Race, ways: Array) -> tuple[Array, Array]:
        """[..., input] And [...] the logit of the closed formula, which the net corrects."""
        xp, fields = self._xp, race.fields
        seconds, chance, formula = self._by_formula(race, ways)
        apart = fields - fields[..., :1]
        columns = [
            apart / 8.0,
            seconds,
            ways * 2.0,
            seconds * ways * 4.0,
            xp.clip(race.totals - race.totals[..., :1], -25, 25) / 10.0,
        ]
        wide = [xp.broadcast_to(column, fields.shape) for column in columns]
        numbers = xp.stack([column.astype(xp.float32) for column in wide], -1)
        figures = xp.concatenate([numbers, self._hot(apart, -GAP, GAP)], -1)
        others = figures[..., 1:, :]
        if not self._leon:
            order = xp.argsort(-fields[..., 1:], -1)
            others = xp.take_along_axis(others, order[..., None], -2)
        assert race.white is not None
        parts = [
            figures[..., 0, 1 : len(columns)],
            _row(others),
            race.mean / 3.0,
            race.low / 4.0,
            race.high / 4.0,
            race.white / 16.0 - 1.0,
            formula[..., None],
            chance[..., None],
            fields[..., :1] / 8.0,
            self._hot(race.round, 2, ROUNDS),
            self._hot(race.left, 0, RACES - 1),
        ]
        return self._joined(parts), formula


class Trained(Appraiser):
    """With the nets that come with the game."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        wide = {name: array.astype(np.float32) for name, array in stored().items()}
        self._start = layers_of(wide, f"{self.NAME}{players}-{START}")
        self._race = layers_of(wide, f"{self.NAME}{players}-{RACE}")
        self._ways = lru_cache(maxsize=64)(self._ways_to_score)

    def layers(self, part: str) -> Layers:
        """Of one of the two nets."""
        return self._race if part == RACE else self._start

    def after_race(self, totals: Ints, left: int) -> Floats:
        """[row] The chance to win with [row, figure] these totals."""
        distinct, places = np.unique(totals, axis=0, return_inverse=True)
        judged = self.at_start(self._start, numpy_array(distinct), numpy_array(np.array(left)))
        return as_numpy(judged)[places.ravel()]

    def after_round(self, race: Race) -> Floats:
        """[...] The chance to win; the totals are [figure], and all tracks are in one round."""
        totals, fields = as_numpy(race.totals), cast("Ints", self.expected_fields(race))
        table = self._ways(tuple(totals.tolist()), int(as_numpy(race.left)))
        ways = table[np.arange(len(totals)), fields]
        return as_numpy(self.in_race(self._race, race, numpy_array(ways)))

    def _ways_to_score(self, totals: tuple[int, ...], left: int) -> Floats:
        """[scorer, field] The chance to win, once the scorer has scored the field."""
        fields = np.arange(FIRST_FIELD, LAST_FIELD + 1)
        scored = np.eye(len(totals), dtype=np.int64)[:, None] * fields[:, None]
        after = numpy_array(np.array(totals) + scored)
        return as_numpy(self.at_start(self._start, after, numpy_array(np.array(left))))

    def through(self, layers: Layers, inputs: Array) -> Array:
        """A few rows at a time: then no product is shared out to threads."""
        lead, size = inputs.shape[:-1], inputs.shape[-1]
        rows = as_numpy(inputs).reshape(-1, size)
        padded = np.zeros((-(-len(rows) // ROWS) * ROWS, size), np.float32)
        padded[: len(rows)] = rows
        found = super().through(layers, numpy_array(padded.reshape(-1, ROWS, size)))
        return numpy_array(as_numpy(found).ravel()[: len(rows)].reshape(lead))


class TrainedTactical(TacticalAppraiser, Trained):
    """The nets of the tactical game."""


@lru_cache(maxsize=2)
def players(*, tactical: bool = False) -> frozenset[int]:
    """For how many players there are nets."""
    name = TacticalAppraiser.NAME if tactical else Appraiser.NAME
    found = [one.removeprefix(name).split("-")[0] for one in stored() if one.startswith(name)]
    return frozenset(int(number) for number in found if number.isdigit())


@lru_cache(maxsize=16)
def trained(players: int, *, tactical: bool = False) -> Trained:
    """The nets for so many players: they keep nothing but tables, so one serves all."""
    return TrainedTactical(players) if tactical else Trained(players)


def layers_of(arrays: Mapping[str, Array], name: str) -> Layers:
    """The layers of a net among arrays by name."""
    found: list[tuple[Array, Array]] = []
    while f"{name}-weights{len(found)}" in arrays:
        at = len(found)
        found.append((arrays[f"{name}-weights{at}"], arrays[f"{name}-biases{at}"]))
    return tuple(found)


def stored() -> dict[str, Array]:
    """The arrays of all nets, in float16."""
    return {name: array for name, array in _file().items() if name != "about"}


def about() -> str:
    """What made the nets, by the number of players, as JSON."""
    return str(_file()["about"])


@lru_cache(maxsize=1)
def _file() -> Mapping[str, Array]:
    file = files("paddock.games.why_first").joinpath(*FILE)
    with file.open("rb") as opened, np.load(opened, allow_pickle=False) as arrays:
        return {name: arrays[name] for name in arrays.files}
