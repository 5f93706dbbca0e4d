"""Two engines, the same inputs: what differs after any of them, in any field, mask or sight.

The games are played by the rules; a vector engine is then given all their inputs, step by step
for all games at once. `python -m tests.differential.lockstep` does it for as many games as wanted.
"""

import sys
from random import Random
from typing import Any

import jax
import numpy as np

from paddock.core import Chance, GameOver, Seat
from tests.contract.playouts import draw
from tests.differential.inputs import Subject, inputs_of
from tests.differential.subjects import SUBJECTS


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
    inputs, expected = play_by_the_rules(subject, games, seed)
    steps = 1 + max(step for step, _ in expected.at)
    states = run_engine(subject.engine, inputs, steps)
    return compare(subject.engine, expected, states)


def play_by_the_rules(subject: Subject, games: int, seed: int) -> tuple[Any, Expected]:
    """Random games: their inputs as arrays, and what is expected after each."""
    inputs, expected = inputs_of(subject, 1 + subject.engine.horizon, games), Expected()
    for game in range(games):
        _play_one(subject, inputs, expected, game, Random(f"{seed}/{game}"))
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
    start = jax.jit(jax.vmap(engine.start))
    apply = jax.jit(jax.vmap(engine.apply))
    sight = jax.jit(jax.vmap(lambda state: asked_of(engine, state)))
    state, states = start(_at(inputs.outcomes, 0)), []
    for step in range(steps):
        if step:
            state = apply(state, inputs.actions[step], _at(inputs.outcomes, step))
        states.append(jax.tree.map(np.asarray, (state, *sight(state))))
    return states


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
    mask = np.zeros(legal.shape, bool)
    for row, of_seats in enumerate(expected.legal):
        for seat, actions in enumerate(of_seats):
            mask[row, seat, actions] = True
    found += _different(expected, "legal", mask, legal)
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
    """So many games of each subject, a thousand at a time."""
    games = int(arguments[0]) if arguments else 1_000_000
    wrong = 0
    for done in range(0, games, 1000):
        for subject in SUBJECTS.values():
            for difference in differences(subject, min(1000, games - done), done + 1):
                wrong += 1
                print(subject.name, difference)  # noqa: T201 - this is what it is for
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
