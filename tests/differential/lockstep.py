"""Two engines, the same inputs: what differs after any of them, in any field, mask or sight.

The games are played by the rules; a vector engine is then given all their inputs, step by step
for all games at once. `python -m tests.differential.lockstep` does it for as many games as wanted.
"""

import sys
import time
from functools import cache
from random import Random
from typing import Any, Final

import jax
import numpy as np

from paddock.core import Chance, GameOver, Seat
from tests.contract.playouts import draw
from tests.differential.inputs import Subject, inputs_of
from tests.differential.subjects import SUBJECTS

MOST_AT_ONCE: Final = 250
"""Games: what is expected of more of them would take too much memory."""


class Expected:
    """What the rules say after each step of each game."""

    def __init__(self) -> None:
        self.at: list[tuple[int, int]] = []
        self.fields: list[dict[str, Any]] = []
        self.legal: list[list[list[int]]] = []
        self.observations: list[list[list[int]]] = []
        self.results: dict[tuple[int, int], GameOver] = {}


def differences(subject: Subject, games: int, seed: int = 1) -> list[str]:
    """All that differs between the rules and the engine, in words. None is right."""
    found: list[str] = []
    size = min(games, MOST_AT_ONCE)
    for first in range(0, games, size):
        found += _differences(subject, range(first, min(first + size, games)), size, seed)
    return found


def _differences(subject: Subject, games: range, size: int, seed: int) -> list[str]:
    """Of these games, in arrays of this size: only one size has to be compiled."""
    inputs, expected = play_by_the_rules(subject, games, size, seed)
    steps = 1 + max(step for step, _ in expected.at)
    return compare(subject.engine, expected, run_engine(subject.engine, inputs, steps))


def play_by_the_rules(subject: Subject, games: range, size: int, seed: int) -> tuple[Any, Expected]:
    """Random games: their inputs as arrays, and what is expected after each."""
    inputs, expected = inputs_of(subject, 1 + subject.engine.horizon, size), Expected()
    for place, game in enumerate(games):
        _play_one(subject, inputs, expected, place, Random(f"{seed}/{game}"))
    return inputs, expected


def _play_one(subject: Subject, inputs: Any, expected: Expected, game: int, rng: Random) -> None:
    rules, state, step = subject.game, subject.game.setup(subject.config), 0
    while True:
        at = (step, game)
        while isinstance(waiting := rules.pending(state), Chance):
            drawn = draw(rng, waiting)
            inputs.chance(at, state, drawn, rng)
            after = rules.apply_chance(state, drawn)
            inputs.told(game, after.events)
            state = after.state
        _expect(subject, inputs, expected, at, state)
        if isinstance(waiting, GameOver):
            return
        choices = {seat: rng.choice(offer) for seat, offer in waiting.options.items()}
        step += 1
        for seat, action in choices.items():
            inputs.choice((step, game), state, seat, action)
        after = rules.apply_choices(state, choices)
        inputs.told(game, after.events)
        state = after.state


def _expect(
    subject: Subject, inputs: Any, expected: Expected, at: tuple[int, int], state: Any
) -> None:
    waiting = subject.game.pending(state)
    seats = [Seat(seat) for seat in range(subject.config.players)]
    expected.at.append(at)
    expected.fields.append(inputs.fields(at[1], state))
    expected.legal.append([inputs.legal(state, waiting, seat) for seat in seats])
    views = [subject.game.view(state, seat) for seat in seats]
    expected.observations.append([inputs.observation(view) for view in views])
    if isinstance(waiting, GameOver):
        expected.results[at] = waiting


def run_engine(engine: Any, inputs: Any, steps: int) -> list[Any]:
    """All states of all games, step by step, with masks, sights and results."""
    start, apply, sight = _compiled(engine)
    state, states = start(_at(inputs.outcomes, 0)), []
    for step in range(steps):
        if step:
            state = apply(state, inputs.actions[step], _at(inputs.outcomes, step))
        states.append(jax.tree.map(np.asarray, (state, *sight(state))))
    return states


@cache
def _compiled(engine: Any) -> tuple[Any, Any, Any]:
    """Its functions for many games at once; they are compiled when they are first called."""
    start = jax.jit(jax.vmap(engine.start))
    apply = jax.jit(jax.vmap(engine.apply))
    sight = jax.jit(jax.vmap(lambda state: asked_of(engine, state)))
    return start, apply, sight


def _at(outcomes: Any, step: int) -> Any:
    return jax.tree.map(lambda values: values[step], outcomes)


def asked_of(engine: Any, state: Any) -> tuple[Any, ...]:
    """What is asked of a state: who may do what, who knows what, and the result."""
    result = (engine.is_over(state), engine.places(state), engine.returns(state))
    return engine.legal(state), engine.observe(state), *result


def compare(engine: Any, expected: Expected, states: list[Any]) -> list[str]:
    """Every field, mask, sight and result at every step that a game has reached."""
    steps, games = np.array(expected.at).T
    state, legal, sights, over, places, returns = jax.tree.map(
        lambda *values: np.stack(values)[steps, games], *states
    )
    found: list[str] = []
    for name in state._fields:
        wanted = np.array([fields[name] for fields in expected.fields])
        found += _different(expected, name, wanted, getattr(state, name))
    found += _different(expected, "legal", _mask(expected, legal.shape), legal)
    found += _different(expected, "observation", np.array(expected.observations), sights)
    ended = np.array([at in expected.results for at in expected.at])
    found += _different(expected, "over", ended, over)
    for row in map(int, np.flatnonzero(ended)):
        result = expected.results[expected.at[row]]
        if [*result.places] != [*places[row]]:
            found.append(f"places {expected.at[row]}: {result.places}, not {places[row]}")
        if not np.allclose(shares(result, engine.players), returns[row]):
            found.append(f"returns {expected.at[row]}: {returns[row]}")
    return found


def _mask(expected: Expected, shape: tuple[int, int, int]) -> Any:
    """What is legal by the rules: a row for each position, in it a seat, in it an action."""
    _, seats, actions = shape
    marked = [
        (row * seats + seat) * actions + action
        for row, of_seats in enumerate(expected.legal)
        for seat, of_seat in enumerate(of_seats)
        for action in of_seat
    ]
    mask = np.zeros(shape, bool)
    mask.reshape(-1)[marked] = True
    return mask


def shares(result: GameOver, players: int) -> list[float]:
    """What each player gets of a victory, less an even share; nothing if nobody wins."""
    if not result.winners:
        won_by_nobody = result.rated
        return [-1 / players if won_by_nobody else 0.0] * players
    share = 1 / len(result.winners)
    return [share * (seat in result.winners) - 1 / players for seat in range(players)]


def _different(expected: Expected, name: str, wanted: Any, found: Any) -> list[str]:
    if wanted.shape != found.shape:
        return [f"{name}: {wanted.shape} wanted, {found.shape} found"]
    rows = np.flatnonzero((wanted != found).reshape(len(wanted), -1).any(axis=1))
    return [
        f"{name} at (step, game) {expected.at[row]}: {wanted[row].tolist()} by the rules, "
        f"{found[row].tolist()} by the engine"
        for row in rows[:1]
    ]


def main(arguments: list[str]) -> int:
    """So many games in all, as many of each subject, some at a time; says how far it is."""
    each = -(-int(arguments[0] if arguments else 1_000_000) // len(SUBJECTS))
    size, wrong, began = min(each, MOST_AT_ONCE), 0, time.monotonic()
    for first in range(0, each, size):
        games = range(first, min(first + size, each))
        for subject in SUBJECTS.values():
            found = _differences(subject, games, size, 1)
            wrong += len(found)
            for difference in found:
                _say(f"{subject.name} {difference}")
        played = games.stop * len(SUBJECTS)
        rate = played / (time.monotonic() - began)
        _say(f"{played} of {each * len(SUBJECTS)} games, {rate:.0f} a second: {wrong} differences")
    return min(wrong, 1)


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - this is what it is for


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
