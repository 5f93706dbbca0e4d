"""Fit the small nets with which the Champion of Why First? judges positions of its look ahead.

    python -m research.appraisal play [--players 2 3]   games between nets, into .cache/appraisal
    python -m research.appraisal fit [--players 2 3]    the nets, from those games
    python -m research.appraisal score              how far they miss the results of other games

`--variant tactical` does the same for the tactical game. An eighth of the games is kept for
`score`. What a net learns is the mean of two things: the share that the seat had in the end, and
what the Champion's net thinks one round later. The same seed gives the same nets.
On two busy cores `play` took about 25 minutes and `fit` about ten.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from paddock.bots.net import digest_of
from paddock.catalog import GAMES
from paddock.games.why_first.bots import appraisal
from paddock.games.why_first.bots.appraisal import (
    RACE,
    START,
    Appraiser,
    Layers,
    Race,
    TacticalAppraiser,
    layers_of,
    trained,
)
from paddock.games.why_first.layout import FIRST_FIELD, RACES, Layout
from paddock.train.about import commit_of
from paddock.train.adam import descend, no_moments
from research.appraisal_games import NETS, PACKAGE, play

FOLDER: Final = Path(".cache/appraisal")
BATCHES: Final[Mapping[str | None, Mapping[int, int]]] = {
    None: {2: 70, 3: 70, 4: 36, 5: 20, 6: 20},
    "tactical": {3: 20, 4: 10},
}
"""Of games, by variant and players: more of them take longer, and show more positions."""
HELD_BACK: Final = 8
"""One game of so many is kept to score the nets."""
ROWS: Final = 4096
WIDTHS: Final = {START: (48, 32), RACE: (96, 48)}
STEPS: Final = {START: 2000, RACE: 6000}
RATES: Final = {START: 2e-3, RACE: 1.5e-3}
SEED: Final = 2
SMALL: Final = 0.05
MOST: Final = 9
"""More than any card is worth."""


# Positions


class Rows(NamedTuple):
    """Some positions, each from a seat, and what to learn of them."""

    race: Race
    goal: Any  # [row]
    share: Any  # [row] What the seat had in the end.


class Played:
    """The games of so many players."""

    def __init__(self, players: int, variant: str | None, arrays: Mapping[str, Any]) -> None:
        self.players, self.variant, self._arrays = players, variant, arrays
        self.steps, self.games = arrays["race"].shape
        layout = Layout(players, tactical=False)
        self._leon = layout.leon
        self._orders = np.array([layout.seen_from(seat) for seat in range(players)])
        rounds, races = arrays["round"][:, 0], arrays["race"][:, 0]
        self.starts = np.flatnonzero((rounds == 1) & (races > 1))
        self.between = np.flatnonzero(rounds > 1)

    def held_back(self) -> int:
        """The first so many games are for scoring."""
        return int(self.games // HELD_BACK)

    def some(self, part: str, dice: np.random.Generator) -> Rows:
        """Positions to learn from, drawn at random."""
        step = dice.choice(self.starts if part == START else self.between, ROWS)
        game = dice.integers(self.held_back(), self.games, ROWS)
        return self.rows(part, step, game, dice.integers(0, self.players, ROWS))

    def thought(self, step: Any, game: Any, seat: Any) -> Any:
        """[row] What the Champion's net took the seat's share to be."""
        value = self._arrays["value"][step, game, seat]
        return value.astype(np.float32) + np.float32(1 / self.players)

    def rows(self, part: str, step: Any, game: Any, seat: Any) -> Rows:
        """Positions before the steps, each from its seat."""
        of, order = self._arrays, self._orders[seat]
        fields, totals = (
            np.take_along_axis(of[name][step, game], order, 1).astype(np.int32)
            for name in ("fields", "totals")
        )
        left = RACES - of["race"][step, game].astype(np.int32) + (part == START)
        number = of["round"][step, game].astype(np.int32)
        share = of["share"][game, seat]
        later = step if part == START else np.minimum(step + 1, self.steps - 1)
        is_last = (part == RACE) & (step + 1 == self.steps)
        thought = np.where(is_last, share, self.thought(later, game, seat))
        goal = np.clip((share + thought) / 2, 0, 1)
        mean, low, high, white = self._cards(step, game, seat)
        return Rows(Race(fields, mean, low, high, totals, left, number, white), goal, share)

    def _cards(self, step: Any, game: Any, seat: Any) -> list[Any]:
        """What is in hand, [row, figure]; in the tactical game [row, 1] what is in one's own."""
        hands, held, whites = (
            self._arrays[name][step, game].astype(np.float32)
            for name in ("hands", "held", "whites")
        )
        holds, count = held > 0, held.sum(-1)
        cards = [
            np.where(holds, hands, 0).sum(-1) / count,
            np.where(holds, hands, MOST).min(-1),
            np.where(holds, hands, -MOST).max(-1),
        ]
        if self.variant is not None:
            own = [*cards, whites.sum(-1) / count]
            return [np.take_along_axis(array, seat[:, None], 1) for array in own]
        return [*(self._from_seat(array, self._orders[seat]) for array in cards), None]

    def _from_seat(self, cards: Any, order: Any) -> Any:
        if self._leon:
            cards = np.column_stack([cards, np.zeros(len(cards))])
        return np.take_along_axis(cards, order, 1)


# Fitting

Inputs = Callable[[Race], tuple[Any, Any]]
"""[row, input] What a net is given of positions, and [row] the logit that it corrects."""


def fit(played: Played, seed: int) -> dict[str, Any]:
    """The nets of so many players, by name."""
    own = _appraiser(played)
    start = _fitted(played, START, lambda race: _before_a_race(own, race), seed)
    known = layers_of(start, START)
    between = _fitted(played, RACE, lambda race: _between_rounds(own, known, race), seed)
    named = {**start, **between}
    name = f"{own.NAME}{played.players}"
    return {f"{name}-{part}": np.asarray(array) for part, array in named.items()}


def _appraiser(played: Played) -> Appraiser:
    kind = Appraiser if played.variant is None else TacticalAppraiser
    return kind(played.players, jnp)


def _before_a_race(own: Appraiser, race: Race) -> tuple[Any, Any]:
    return own.start_inputs(race.totals, race.left), 0.0


def _between_rounds(own: Appraiser, start: Layers, race: Race) -> tuple[Any, Any]:
    """The formula asks what it is worth if a figure scores where it is expected to."""
    fields = own.expected_fields(race) + FIRST_FIELD
    alone = np.eye(fields.shape[-1], dtype=np.int32)
    after = race.totals[..., None, :] + fields[..., None] * alone
    return own.race_inputs(race, own.at_start(start, after, race.left[..., None]))


def _fitted(played: Played, part: str, inputs: Inputs, seed: int) -> dict[str, Array]:
    """Steps of Adam over positions drawn at random; the rate falls as a cosine does."""
    dice = np.random.default_rng([seed, played.players, len(part)])
    own = _appraiser(played)
    size = inputs(played.some(part, dice).race)[0].shape[-1]
    params = _new(part, size, jax.random.key(seed))
    moments = no_moments(params)

    @jax.jit
    def step(params: Any, moments: Any, race: Race, goal: Array, rate: Array) -> Any:
        given, formula = inputs(race)

        def loss(now: Any) -> Array:
            logit = formula + own.through(layers_of(now, part), given)
            return jnp.mean(jnp.logaddexp(0.0, logit) - goal * logit)

        return descend(params, jax.grad(loss)(params), moments, rate)

    for number in range(STEPS[part]):
        rows = played.some(part, dice)
        rate = RATES[part] * (1 + np.cos(np.pi * number / STEPS[part])) / 2 + 1e-5
        params, moments = step(params, moments, rows.race, rows.goal, rate)
    return params


def _new(part: str, size: int, key: Array) -> dict[str, Array]:
    """Weights to begin with: He's, and small ones in the end, so that the formula holds."""
    params: dict[str, Array] = {}
    widths = (*WIDTHS[part], 1)
    for number, width in enumerate(widths):
        key, own = jax.random.split(key)
        scale = (2 / size) ** 0.5 * (SMALL if width == 1 else 1.0)
        params[f"{part}-weights{number}"] = scale * jax.random.normal(own, (size, width))
        params[f"{part}-biases{number}"] = jnp.zeros(width)
        size = width
    return params


# Scoring


def scores(played: Played) -> Iterator[tuple[int, int, tuple[float, ...]]]:
    """Race, round and mean squares of what estimates miss: an even share, the Champion's net, ours.

    The Champion's net knows the seat's own hand and is asked before a race too; ours do not get
    any hand there, and know all hands within a race.
    """
    own = trained(played.players, tactical=played.variant is not None)
    game = np.arange(played.held_back())
    seat = game % played.players
    for part, steps in ((START, played.starts), (RACE, played.between)):
        layers = own.layers(part)
        for step in steps:
            rows = played.rows(part, np.full_like(game, step), game, seat)
            race = rows.race
            if part == START:
                found = own.at_start(layers, race.totals, race.left)
            else:
                given, formula = _between_rounds(own, own.layers(START), race)
                found = 1 / (1 + np.exp(-formula - own.through(layers, given)))
            even = np.full_like(found, rows.share.mean())
            judged = (even, played.thought(step, game, seat), found)
            missed = tuple([float(np.mean((one - rows.share) ** 2)) for one in judged])
            yield int(RACES + (part == START) - race.left[0]), int(race.round[0]), missed


def print_scores(played: Played) -> None:
    """A line for every step, and their mean."""
    found = [*scores(played)]
    for race, number, missed in found:
        print(f"{played.players} players, race {race}, round {number}: " + _squares(missed))
    print(f"{played.players} players, mean: " + _squares(np.mean([one[2] for one in found], 0)))


def _squares(missed: Any) -> str:
    return "even {:.4f}, the Champion's net {:.4f}, small nets {:.4f}".format(*missed)


# Files


def _name(players: int, variant: str | None) -> str:
    return f"{players}-{variant}" if variant else str(players)


def _played(players: int, variant: str | None) -> Played:
    with np.load(FOLDER / f"{_name(players, variant)}.npz") as stored:
        return Played(players, variant, dict(stored))


def write(played: Played, nets: Mapping[str, Any], seed: int) -> None:
    """Into the package: nets of other numbers of players stay as they are."""
    file = PACKAGE.joinpath(*appraisal.FILE)
    kept: dict[str, Any] = {}
    if file.exists():
        with np.load(file) as stored:
            kept = dict(stored)
    device, variant = jax.devices()[0], played.variant
    command = f"python -m research.appraisal fit --players {played.players}"
    made = {
        "deck_digest": digest_of(GAMES["why_first"].rules.house_deck()),
        "seed": seed,
        "games": played.games,
        "commit": commit_of(),
        "command": f"{command} --variant {variant}" if variant else command,
        "device": f"{device.device_kind}, JAX {jax.__version__}",
    }
    known = json.loads(str(kept.pop("about", "{}")))
    text = json.dumps({**known, _name(played.players, variant): made})
    small = {name: np.asarray(array, np.float16) for name, array in nets.items()}
    arrays: dict[str, Any] = {"about": np.array(text), **kept, **small}
    with file.open("wb") as opened:
        np.savez_compressed(opened, **arrays)


def main() -> None:
    """One of the three, for some numbers of players."""
    parser = argparse.ArgumentParser(prog="python -m research.appraisal", description=__doc__)
    parser.add_argument("what", choices=("play", "fit", "score"))
    parser.add_argument("--players", type=int, nargs="+")
    parser.add_argument("--variant", choices=[*NETS][1:])
    parser.add_argument("--batches", type=int, help="fewer, to try it out")
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    batches = BATCHES[given.variant]
    for players in given.players or [*batches]:
        name = _name(players, given.variant)
        if given.what == "play":
            count = given.batches or batches[players]
            arrays = play(players, given.variant, given.seed, count)
            np.savez(FOLDER / f"{name}.npz", **arrays)
            print(f"{name} players: {len(arrays['share'])} games", flush=True)
        elif given.what == "fit":
            played = _played(players, given.variant)
            write(played, fit(played, given.seed), given.seed)
            print(f"{name} players: fitted to {played.games} games", flush=True)
        else:
            print_scores(_played(players, given.variant))


if __name__ == "__main__":
    main()
