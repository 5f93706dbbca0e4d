"""From sampled states every joint choice, and for each of them everything that chance can give.

What the rules make of each branch is compared with what the vector engine makes of it. Where one
chance is a whole hand or a tile, one of each is enough: they change nothing but themselves.
"""

from collections.abc import Iterator
from itertools import islice, permutations, product
from random import Random
from typing import Any

import jax
import numpy as np
import pytest

from paddock.core import Chance, Decision
from tests.contract.playouts import playout
from tests.differential.inputs import Subject, inputs_of
from tests.differential.subjects import SUBJECTS
from tests.sizes import FULL

STATES = 250 if FULL else 8
MOST_JOINT = 400
MOST_OUTCOMES = 60
BATCH = 4096
NOT_IN_A_STATE = ("loss", "scored")
"""The rules keep these in events, so a state that was come upon does not tell them."""


@pytest.mark.parametrize(
    "name", ["outspeed-3-stress", "outspeed-4", "why_first-2", "why_first-3-tactical"]
)
def test_every_branch_leads_to_the_same_state(name: str) -> None:
    subject = SUBJECTS[name]
    branches = 0
    for state in sampled_states(subject, STATES):
        found = list(islice(every_branch(subject, state), BATCH))
        branches += len(found)
        compare(subject, state, found)
    assert branches > 2 * STATES


def sampled_states(subject: Subject, count: int) -> Iterator[Any]:
    """Decisions of random games, any of each game."""
    for seed in range(count):
        rng = Random(seed)
        moments = playout(subject.game, subject.game.setup(subject.config), rng)
        yield rng.choice([m.state for m in moments if isinstance(m.waiting, Decision)])


Branch = tuple[dict[Any, Any], list[tuple[Any, tuple[Any, ...]]], Any]
"""The choices, the chances with what they gave, and the state that the rules come to."""


def every_branch(subject: Subject, state: Any) -> Iterator[Branch]:
    waiting = subject.game.pending(state)
    options = waiting.options if isinstance(waiting, Decision) else {}
    rng = Random(1)
    joint = [dict(zip(options, choice, strict=True)) for choice in product(*options.values())]
    for choices in joint if len(joint) <= MOST_JOINT else rng.sample(joint, MOST_JOINT):
        after = subject.game.apply_choices(state, choices).state
        for drawn, end in islice(_by_chance(subject, after, rng), MOST_OUTCOMES):
            yield choices, drawn, end


def _by_chance(subject: Subject, state: Any, rng: Random) -> Iterator[Any]:
    waiting = subject.game.pending(state)
    if not isinstance(waiting, Chance):
        yield [], state
        return
    for drawn in _every_draw(waiting, rng):
        after = subject.game.apply_chance(state, drawn).state
        for later, end in _by_chance(subject, after, rng):
            yield [(state, drawn), *later], end


def _every_draw(chance: Chance[Any], rng: Random) -> list[tuple[Any, ...]]:
    """All that it can give; of hands and tiles, which lead nowhere else, any one."""
    pool = [outcome for outcome, weight in chance.odds.items() for _ in range(weight)]
    if chance.draws > 2 or (chance.draws == 1 and len(pool) == len(chance.odds) == 12):
        return [tuple(rng.sample(pool, chance.draws))]
    return [*dict.fromkeys(permutations(pool, chance.draws))]


def compare(subject: Subject, state: Any, branches: list[Branch]) -> None:
    engine, rng = subject.engine, Random(2)
    inputs: Any = inputs_of(subject, 1, BATCH)
    for number, (choices, drawn, _) in enumerate(branches):
        for seat, action in choices.items():
            inputs.choice((0, number), state, seat, action)
        for before, outcome in drawn:
            inputs.chance((0, number), before, outcome, rng)
    start = _as_state(engine, inputs.fields(0, state))
    outcomes = jax.tree.map(lambda values: values[0], inputs.outcomes)
    after = _applied(subject.name)(start, inputs.actions[0], outcomes)
    wanted = [inputs.fields(0, end) for _, _, end in branches]
    for name in after._fields:
        if name not in NOT_IN_A_STATE:
            found = np.asarray(getattr(after, name))[: len(branches)]
            np.testing.assert_array_equal(found, np.array([w[name] for w in wanted]), name)


def _as_state(engine: Any, fields: dict[str, Any]) -> Any:
    empty = engine.setup()
    return type(empty)(
        **{
            name: np.asarray(fields[name]).astype(getattr(empty, name).dtype)
            for name in empty._fields
        }
    )


_COMPILED: dict[str, Any] = {}


def _applied(name: str) -> Any:
    if name not in _COMPILED:
        _COMPILED[name] = jax.jit(jax.vmap(SUBJECTS[name].engine.apply, (None, 0, 0)))
    return _COMPILED[name]
