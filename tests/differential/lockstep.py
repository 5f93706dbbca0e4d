"""Two engines, the same inputs: what differs after any of them, in any field, mask or sight.

The games are played by the rules; a vector engine is then given all their inputs, step by step
for all games at once. `python -m tests.differential.soak` does it for as many games as wanted.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

import jax
import numpy as np

from paddock.core import Chance, GameOver
from tests.contract.playouts import draw
from tests.differential.expected import Expected, Step
from tests.differential.inputs import Subject, inputs_of

MAX_AT_ONCE: Final = 500
"""Games: what is expected of more of them would take too much memory."""


def differences(subject: Subject, games: int, seed: int = 1) -> list[str]:
    """All that differs between the rules and the engine, in words. None is right."""
    found: list[str] = []
    size = min(games, MAX_AT_ONCE)
    for first in range(0, games, size):
        found += differences_in(subject, range(first, min(first + size, games)), size, seed)
    return found


def differences_in(subject: Subject, games: range, size: int, seed: int = 1) -> list[str]:
    """Of these games, in arrays of this size: only one size has to be compiled."""
    inputs, expected = play_by_the_rules(subject, games, size, seed)
    found = differences_of(subject.engine, inputs, expected, games)
    return [f"{subject.name}, seed {seed}, {difference}" for difference in found]


def differences_of(engine: Any, inputs: Any, expected: Expected, games: range) -> list[str]:
    """Between what is expected after these inputs and what an engine makes of them."""
    states = run_engine(engine, inputs, 1 + expected.last_step())
    return compare(expected.steps(), states, games)


def play_by_the_rules(subject: Subject, games: range, size: int, seed: int) -> tuple[Any, Expected]:
    """Random games: their inputs as arrays, and what is expected after each."""
    inputs, expected = inputs_of(subject, 1 + subject.engine.horizon, size), Expected(subject)
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
            inputs.record(game, after.events)
            state = after.state
        expected.add(at, state, waiting, inputs)
        if isinstance(waiting, GameOver):
            return
        choices = {seat: rng.choice(offer) for seat, offer in waiting.options.items()}
        step += 1
        for seat, action in choices.items():
            inputs.choice((step, game), state, seat, action)
        after = rules.apply_choices(state, choices)
        inputs.record(game, after.events)
        state = after.state


def run_engine(engine: Any, inputs: Any, steps: int) -> Iterator[Any]:
    """The states of all games step by step, with masks, sights and results."""
    start, apply, sight = _compiled(engine)
    state = start(_at(inputs.outcomes, 0))
    for step in range(steps):
        if step:
            state = apply(state, inputs.actions[step], _at(inputs.outcomes, step))
        yield jax.tree.map(np.asarray, (state, *sight(state)))


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


def compare(expected: Iterator[Step], states: Iterator[Any], games: range) -> list[str]:
    """Every field, mask, sight and result at every step that a game has reached.

    Of each that differs, the first step and game in which it does.
    """
    found: dict[str, str] = {}
    for number, (step, engine) in enumerate(zip(expected, states, strict=True)):
        for name, rows, by_rules, by_engine in _pairs(step, engine):
            row = _first_difference(by_rules, by_engine)
            if row is not None and name not in found:
                game = games[int(step.games[rows][row])]
                found[name] = (
                    f"game {game}, step {number}, {name}: {by_rules[row].tolist()} by the rules, "
                    f"{by_engine[row].tolist()} by the engine"
                )
    return [*found.values()]


Pair = tuple[str, Any, Any, Any]
"""A name, the rows that have it, what the rules say and what the engine says."""


def _pairs(step: Step, engine: Any) -> Iterator[Pair]:
    """All that is compared in a step."""
    state, legal, sights, over, places, returns = (
        jax.tree.map(lambda values: values[step.games], part) for part in engine
    )
    every, ended = slice(None), [*step.results]
    assert {*step.fields} == {*state._fields}
    for name, numbers in step.fields.items():
        yield name, every, numbers, getattr(state, name).reshape(len(numbers), -1)
    yield "legal", every, step.legal, legal
    yield "observation", every, step.observations, sights
    yield "over", every, np.isin(np.arange(len(over)), ended), over
    results = [*step.results.values()]
    if results:
        yield "places", ended, np.array([result.places for result in results]), places[ended]
        shared = np.array([shares(result, len(result.places)) for result in results], np.float32)
        yield "returns", ended, shared, returns[ended]


def _first_difference(by_rules: Any, by_engine: Any) -> int | None:
    """The first row that differs. Shares of a victory are fractions: they need only be near."""
    if np.array_equal(by_rules, by_engine):
        return None
    if by_rules.shape != by_engine.shape:
        return 0
    same = np.isclose(by_rules, by_engine) if by_rules.dtype.kind == "f" else by_rules == by_engine
    rows = np.flatnonzero(~same.reshape(len(same), -1).all(axis=1))
    return int(rows[0]) if len(rows) else None


def shares(result: GameOver, players: int) -> list[float]:
    """What each player gets of a victory, less an even share; nothing if nobody wins."""
    if not result.winners:
        won_by_nobody = result.rated
        return [-1 / players if won_by_nobody else 0.0] * players
    share = 1 / len(result.winners)
    return [share * (seat in result.winners) - 1 / players for seat in range(players)]
