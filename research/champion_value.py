"""Fit the value of OUTSPEED's net again, to what comes of races between copies of it.

    python -m research.champion_value [--rounds 8] --out net.npz

The coach's win chances are this value. Blending nets (`champion_blend`) moves it: the answers
learned it in a seat that won more. Only the last layer of the value changes. The policy stays as it
is, and so does the Champion's play. The fit is by least squares with a pull towards the old
weights; races that it does not see decide how strong a pull.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
from jax import Array
from numpy.typing import NDArray

from paddock.bots.net import read_net, write_net
from paddock.catalog import GAMES
from paddock.train.about import commit_of
from paddock.train.net import Params, params_of
from paddock.train.table import LastChoice, Played, Table
from paddock.vector.batches import seed_key
from research.champion_tune import PACKAGED

VARIANTS: Final = (None, "first_race")
GAMES_AT_ONCE: Final = 96
PARTS: Final = 4
"""Rollouts in a row, so that most races end in them."""
TAKEN: Final = 5
"""One position of so many is looked at: neighbours say the same."""
TESTED: Final = 4
"""One round of so many is not fitted to."""
PULLS: Final = (1e1, 1e2, 1e3, 1e4, 1e5, 1e6)
Rows = NDArray[np.floating[Any]]


class Positions(NamedTuple):
    """Inputs of the value, with a 1 for its bias, and what came of each position."""

    inputs: Rows
    results: Rows


def play(table: Table, params: Params, rounds: Array) -> Iterator[Positions]:
    """Races, one round for each key: some positions of each."""
    rollout, think = jax.jit(table.rollout), jax.jit(partial(last_layer, table, params))
    for key in rounds:
        for_start, *keys = jax.random.split(key, 1 + PARTS)
        games, parts = table.begin(for_start, GAMES_AT_ONCE), list[Played]()
        for own in keys:
            games, played, _ = rollout(params, None, games, own)
            parts.append(jax.tree.map(np.asarray, played))
        yield positions(jax.tree.map(lambda *each: np.concatenate(each), *parts), think)


def last_layer(table: Table, params: Params, numbers: Array) -> Array:
    """What the heads of the net are given."""
    size = params["policy"].shape[0]
    bare = {**params, "policy": jnp.eye(size), "policy_biases": jnp.zeros(size)}
    return table.think(bare, numbers)[0]


def positions(played: Played, think: Callable[[Array], Array]) -> Positions:
    """Where a seat chooses, now or later, in races that end."""
    over, result, asked = played.over, played.result, played.asked
    ends, later = np.zeros_like(result), np.zeros(asked.shape, bool)
    settled, known = np.zeros(over.shape, bool), np.zeros(over.shape[1:], bool)
    end, still = np.zeros_like(result[0]), np.zeros_like(asked[0])
    for step in range(len(over) - 1, -1, -1):
        done = over[step]
        known |= done
        end = np.where(done[:, None], result[step], end)
        still = np.where(done[:, None], asked[step], still | asked[step])
        ends[step], later[step], settled[step] = end, still, known
    taken = later & settled[..., None] & (np.random.default_rng(1).random(later.shape) * TAKEN < 1)
    inputs = np.asarray(think(jnp.asarray(played.numbers[taken])), np.float64)
    return Positions(np.c_[inputs, np.ones(len(inputs))], np.asarray(ends[taken], np.float64))


def fit(known: Positions, old: Rows, pull: float) -> Rows:
    """Least squares for the change of the weights."""
    missed = known.results - known.inputs @ old
    square = known.inputs.T @ known.inputs + pull * np.eye(len(old))
    change = np.linalg.solve(square, known.inputs.T @ missed)
    new: Rows = old + change
    return new


def score(known: Positions, weights: Rows) -> tuple[float, float, float]:
    """The mean square of what is missed, the mean error, and the slope of results over values."""
    values = known.inputs @ weights
    missed = known.results - values
    slope = np.cov(values, known.results)[0, 1] / np.var(values)
    return float(np.mean(missed**2)), float(-np.mean(missed)), float(slope)


def _joined(found: list[Positions]) -> Positions:
    return Positions(*map(np.concatenate, zip(*found, strict=True)))


def main() -> None:
    """Play, fit, print what it changes, and write the net."""
    parser = argparse.ArgumentParser(prog="python -m research.champion_value", description=__doc__)
    parser.add_argument("--net", type=Path, default=Path(PACKAGED))
    parser.add_argument("--players", default="3,4,5,6")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    params, house = params_of(str(given.net)), [GAMES["outspeed"].rules.house_deck()]
    old = np.r_[np.asarray(params["value"])[:, 0], np.asarray(params["value_biases"])]
    old = old.astype(np.float64)
    learned: list[Positions] = []
    tested: dict[int, Positions] = {}
    for players in map(int, given.players.split(",")):
        table = Table("outspeed", players, VARIANTS, house, half=False, last=LastChoice.WORKED_OUT)
        own = jax.random.fold_in(seed_key(given.seed), players)
        rounds = [*play(table, params, jax.random.split(own, given.rounds))]
        learned += [one for number, one in enumerate(rounds) if number % TESTED]
        tested[players] = _joined(rounds[::TESTED])
        print(players, "players:", sum(len(one.results) for one in rounds), "positions", flush=True)
    known, unseen = _joined(learned), _joined([*tested.values()])
    fitted = {pull: fit(known, old, pull) for pull in PULLS}
    for pull, weights in fitted.items():
        print(f"pull {pull:g}: {score(unseen, weights)[0]:.5f}")
    best = min(PULLS, key=lambda pull: score(unseen, fitted[pull])[0])
    for players, one in tested.items():
        for name, weights in (("before", old), ("after", fitted[best])):
            square, bias, slope = score(one, weights)
            print(f"{players} players {name}: {square:.4f}, bias {bias:+.4f}, slope {slope:.3f}")
    new = fitted[best].astype(np.float32)
    params = {**params, "value": jnp.asarray(new[:-1, None]), "value_biases": jnp.asarray(new[-1:])}
    about = read_net(given.net).about
    words = " ".join(["python -m research.champion_value", *sys.argv[1:]])
    made = f"{words}, from the net of commit {about.commit[:7]} ({about.command})"
    write_net(given.out, msgspec.structs.replace(about, commit=commit_of(), command=made), params)


if __name__ == "__main__":
    main()
