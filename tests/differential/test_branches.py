"""From sampled states every joint choice, and for each of them everything that chance can give.

What the rules make of each branch is compared with what the vector engine makes of it. Where one
chance is a whole hand or a tile, one of each is enough: they change nothing but themselves. Where
a choice has more outcomes than can be followed, so many are drawn at random.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations, product
from math import prod
from random import Random
from typing import Any, NamedTuple

import jax
import numpy as np
import pytest

from paddock.core import Chance, Decision
from tests.contract.playouts import draw, playout
from tests.differential.inputs import Subject, inputs_of
from tests.differential.subjects import SUBJECTS
from tests.sizes import FULL

MAX_OUTCOMES = 500 if FULL else 24
"""Of one joint choice. Six dice and three draws of two tokens would have millions."""
BATCH = 4096
RAREST = 10
"""States at least of every phase: few races come to a dial that leaves a choice."""
NOT_IN_A_STATE = ("loss", "scored")
"""The rules keep these in events, so a state that was come upon does not tell them."""


@pytest.mark.no_cover  # other tests reach every line, and to count them takes most of the time
@pytest.mark.parametrize(
    ("name", "states", "phases"),
    [
        ("outspeed-3-stress", 250, {"DECLARE", "PROGRAM", "SET_DIAL", "KEEP_TOKEN"}),
        ("outspeed-4", 200, {"DECLARE", "PROGRAM", "SET_DIAL", "KEEP_TOKEN"}),
        ("why_first-2", 150, {"LAY"}),
        ("why_first-3-tactical", 400, {"LAY", "MOVE"}),
    ],
)
def test_every_branch_leads_to_the_same_state(name: str, states: int, phases: set[str]) -> None:
    subject, found, branches = SUBJECTS[name], Counter[str](), 0
    wanted = (
        branch
        for state in sampled_states(subject, states, found)
        for branch in every_branch(subject, state)
    )
    while batch := [*islice(wanted, BATCH)]:
        branches += len(batch)
        compare(subject, batch)
    assert branches > 10 * states
    assert found.keys() == phases
    assert min(found.values()) >= RAREST


def sampled_states(subject: Subject, count: int, found: Counter[str]) -> Iterator[Any]:
    """Decisions of as many games: of the rarest phase that a game has, one with a choice in it."""
    for seed in range(count):
        rng = Random(seed)
        by_phase: dict[str, list[Any]] = {}
        for moment in playout(subject.game, subject.game.setup(subject.config), rng):
            if isinstance(moment.waiting, Decision) and _joint_choices(moment.waiting) > 1:
                by_phase.setdefault(moment.state.phase.name, []).append(moment.state)
        phase = min(by_phase, key=lambda name: found[name])
        found[phase] += 1
        yield rng.choice(by_phase[phase])


def _joint_choices(decision: Decision[Any]) -> int:
    return prod([len(offer) for offer in decision.options.values()])


Draws = list[tuple[Any, tuple[Any, ...]]]
"""The chances of a branch, each with what it gave."""


class Branch(NamedTuple):
    """From a state by choices and draws to the state that the rules come to."""

    before: Any
    choices: dict[Any, Any]
    draws: Draws
    after: Any


def every_branch(subject: Subject, state: Any) -> Iterator[Branch]:
    options = subject.game.pending(state).options  # type: ignore[union-attr]
    rng = Random(1)
    for choice in product(*options.values()):
        choices = dict(zip(options, choice, strict=True))
        after = subject.game.apply_choices(state, choices).state
        for draws, end in _every_outcome(subject, after, rng):
            yield Branch(state, choices, draws, end)


def _every_outcome(subject: Subject, state: Any, rng: Random) -> list[tuple[Draws, Any]]:
    every = [*islice(_by_chance(subject, state, rng), MAX_OUTCOMES + 1)]
    if len(every) <= MAX_OUTCOMES:
        return every
    return [_by_lot(subject, state, rng) for _ in range(MAX_OUTCOMES)]


def _by_chance(subject: Subject, state: Any, rng: Random) -> Iterator[tuple[Draws, Any]]:
    waiting = subject.game.pending(state)
    if not isinstance(waiting, Chance):
        yield [], state
        return
    for drawn in _every_draw(waiting, rng):
        after = subject.game.apply_chance(state, drawn).state
        for later, end in _by_chance(subject, after, rng):
            yield [(state, drawn), *later], end


def _by_lot(subject: Subject, state: Any, rng: Random) -> tuple[Draws, Any]:
    draws: Draws = []
    while isinstance(waiting := subject.game.pending(state), Chance):
        draws.append((state, draw(rng, waiting)))
        state = subject.game.apply_chance(*draws[-1]).state
    return draws, state


def _every_draw(chance: Chance[Any], rng: Random) -> list[tuple[Any, ...]]:
    """All that it can give; of hands and tiles, which lead nowhere else, any one."""
    pool = [outcome for outcome, weight in chance.odds.items() for _ in range(weight)]
    if chance.draws > 2 or (chance.draws == 1 and len(pool) == len(chance.odds) == 12):
        return [tuple(rng.sample(pool, chance.draws))]
    return [*dict.fromkeys(permutations(pool, chance.draws))]


def compare(subject: Subject, branches: list[Branch]) -> None:
    """All of them at once: a batch that is not full ends with the first branch, over and over."""
    rng = Random(2)
    inputs: Any = inputs_of(subject, 1, BATCH)
    for number, branch in enumerate(branches):
        for seat, action in branch.choices.items():
            inputs.choice((0, number), branch.before, seat, action)
        for before, drawn in branch.draws:
            inputs.chance((0, number), before, drawn, rng)
    outcomes = jax.tree.map(lambda values: values[0], inputs.outcomes)
    before = _as_states(subject, inputs, [branch.before for branch in branches])
    after = _applied(subject.name)(before, inputs.actions[0], outcomes)
    wanted = _as_states(subject, inputs, [branch.after for branch in branches])
    for name in after._fields:
        if name not in NOT_IN_A_STATE:
            found, expected = np.asarray(getattr(after, name)), getattr(wanted, name)
            different = (found != expected)[: len(branches)].reshape(len(branches), -1).any(1)
            assert not different.any(), (name, branches[int(different.argmax())])


def _as_states(subject: Subject, inputs: Any, states: list[Any]) -> Any:
    """A batch of the states as arrays. Those that stand together more than once are made once."""
    made: list[dict[str, Any]] = []
    at: list[int] = []
    for number, state in enumerate(states):
        if not number or state is not states[number - 1]:
            made.append(inputs.fields(0, state))
        at.append(len(made) - 1)
    at += [0] * (BATCH - len(at))
    empty = subject.engine.setup()
    return type(empty)(
        **{
            name: np.array([fields[name] for fields in made], start.dtype).reshape(
                len(made), *start.shape
            )[at]
            for name, start in empty._asdict().items()
        }
    )


_COMPILED: dict[str, Any] = {}


def _applied(name: str) -> Any:
    if name not in _COMPILED:
        _COMPILED[name] = jax.jit(jax.vmap(SUBJECTS[name].engine.apply))
    return _COMPILED[name]
