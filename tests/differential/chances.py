"""Does what an engine draws fall as the rules' odds say? By chi-square, over many draws."""

from collections.abc import Iterator
from math import comb, sqrt
from random import Random
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from paddock.core import Chosen, Decision
from paddock.games.outspeed import rules as outspeed
from paddock.games.outspeed.state import Phase
from paddock.games.outspeed.tiles import die_odds
from paddock.games.why_first.encoding import card_number
from paddock.games.why_first.layout import CARDS, HAND
from tests.contract.playouts import Moment, playout
from tests.differential.inputs import Subject, inputs_of

DRAWS: Final = 60_000
RAREST: Final = 5
"""Things that are expected less often than this are counted together."""
MAX_DEVIATIONS: Final = 5


def fits(found: Any, odds: Any) -> bool:
    """Whether counts fit weights: chi-square within five of its standard deviations."""
    found, odds = np.asarray(found, float), np.asarray(odds, float)
    if found[odds == 0].any():
        return False
    wanted = odds / odds.sum() * found.sum()
    rare = wanted < RAREST
    found = np.append(found[~rare], found[rare].sum())
    wanted = np.append(wanted[~rare], wanted[rare].sum())
    found, wanted = found[wanted > 0], wanted[wanted > 0]
    freedom = len(wanted) - 1
    most = freedom + MAX_DEVIATIONS * sqrt(2 * max(freedom, 1))
    return bool(((found - wanted) ** 2 / wanted).sum() <= most)


def chance_is_fair(subject: Subject) -> None:
    """Every kind of chance that the game has, against the exact odds of its rules."""
    tests = _of_outspeed(subject) if subject.game is outspeed else _of_why_first(subject)
    for what, found, odds in tests:
        assert fits(found, odds), f"{what}: {np.asarray(found).tolist()}, not {odds}"


Test = tuple[str, Any, Any]
"""What is drawn, how often each thing came, and by what odds it should."""


def sampled(engine: Any, state: Any) -> Any:
    keys = jax.random.split(jax.random.key(6), DRAWS)
    return jax.jit(jax.vmap(lambda key: engine.sample_outcomes(key, state, None)))(keys)


# Why First?


def _of_why_first(subject: Subject) -> Iterator[Test]:
    engine, start = subject.engine, subject.game.setup(subject.config)
    hands = np.asarray(sampled(engine, engine.setup()).hands)
    odds = _odds_by_number(subject.game.pending(start))
    for seat in range(engine.players):
        yield f"cards of seat {seat}", np.bincount(hands[:, seat].ravel(), minlength=CARDS), odds
        lowest = [comb(CARDS - 1 - card, HAND - 1) for card in range(CARDS)]
        yield "lowest card", np.bincount(hands[:, seat].min(axis=1), minlength=CARDS), lowest
    lower = (hands[:, 0].min(axis=1) < hands[:, 1].min(axis=1)).sum()
    yield "lower hand", [lower, DRAWS - lower], [1, 1]
    if engine.layout.leon:
        odds = next(
            _odds_by_number(moment.waiting)
            for moment in _moments(subject)
            if moment.state.phase.name == "TURN_UP_LEON"
        )
        aside = jnp.uint32(sum(1 << card for card in range(CARDS) if odds[card]))
        leon = sampled(engine, engine.setup()._replace(aside=aside)).leon
        yield "Leon's card", np.bincount(leon, minlength=CARDS), odds


def _odds_by_number(chance: Any) -> list[int]:
    odds = [0] * CARDS
    for card, weight in chance.odds.items():
        odds[card_number(card)] = weight
    return odds


# OUTSPEED


def _of_outspeed(subject: Subject) -> Iterator[Test]:
    engine, deck = subject.engine, subject.config.deck
    rounds = {
        moment.state.round: moment
        for moment in _moments(subject)
        if moment.state.phase is Phase.TURN_UP_TILE
    }
    for moment in (rounds[1], rounds[4], rounds[max(rounds)]):
        tiles = jnp.uint32(sum(1 << (tile - 1) for tile in moment.state.tiles))
        tile = sampled(engine, engine.setup()._replace(tiles=tiles)).tile
        odds = [moment.waiting.odds.get(number, 0) for number in range(17)]
        yield f"tile of round {moment.state.round}", np.bincount(tile, minlength=17), odds
    outcomes = sampled(engine, engine.setup())
    for name, faces in [
        ("cost_dice", deck.yellow),
        ("zone_dice", deck.blue),
        ("fuel_dice", deck.yellow),
    ]:
        dice, size = np.asarray(getattr(outcomes, name)), 1 + max(faces)
        odds = [die_odds(faces).get(number, 0) for number in range(size)]
        for place in range(dice.shape[2]):
            for seat in range(engine.players):
                yield (
                    f"{name} of seat {seat}",
                    np.bincount(dice[:, seat, place], minlength=size),
                    odds,
                )
            both = dice[:, 0, place] * size + dice[:, 1, place]
            found = np.bincount(both, minlength=size**2)
            yield f"{name} of two seats", found, np.outer(odds, odds).ravel()
    yield from _tokens(subject)


def _tokens(subject: Subject) -> Iterator[Test]:
    """7.7 The pair that a seat looks at, after a step in which nothing came by chance before."""
    step = next((moment for moment in _moments(subject) if _leads_to_tokens(subject, moment)), None)
    if step is None:
        return
    assert step.step is not None
    assert isinstance(step.given, Chosen)
    drawing: Any = step.step.state
    state, actions = _as_arrays(subject, step.state, step.given)

    def look(key: Any) -> Any:
        outcomes = subject.engine.sample_outcomes(key, state, actions)
        return subject.engine.apply(state, actions, outcomes).looked_at

    keys = jax.random.split(jax.random.key(7), DRAWS)
    looked_at = np.asarray(jax.jit(jax.vmap(look))(keys)).astype(int)
    first, second = looked_at[:, drawing.drawing.order[drawing.drawing.served]].T
    pile = drawing.stack.pile
    odds = [one * (other - (i == j)) for i, one in enumerate(pile) for j, other in enumerate(pile)]
    yield "two tokens", np.bincount(first * len(pile) + second, minlength=len(odds)), odds


def _leads_to_tokens(subject: Subject, moment: Moment) -> bool:
    """Whether choices alone lead to two tokens that are drawn from the pile."""
    if not isinstance(moment.waiting, Decision) or moment.step is None:
        return False
    after = moment.step.state
    waiting: Any = subject.game.pending(after)
    return after.phase is Phase.DRAW_TOKENS and waiting.draws == 2


def _as_arrays(subject: Subject, state: Any, given: Chosen[Any]) -> tuple[Any, Any]:
    """A state of the rules and everyone's choices in it, as an engine takes them."""
    inputs: Any = inputs_of(subject, 1, 1)
    for seat, action in given.choices.items():
        inputs.choice((0, 0), state, seat, action)
    fields, empty = inputs.fields(0, state), subject.engine.setup()
    numbers = [
        jnp.asarray(np.array(fields[name]), start.dtype).reshape(start.shape)
        for name, start in empty._asdict().items()
    ]
    return type(empty)(*numbers), jnp.asarray(inputs.actions[0, 0])


def _moments(subject: Subject) -> Iterator[Moment]:
    """Those of a few random games."""
    for seed in range(20):
        yield from playout(subject.game, subject.game.setup(subject.config), Random(seed))
