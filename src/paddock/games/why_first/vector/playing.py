"""Whole games of random legal play: a fixed number of races, rounds and moves.

Every game of a batch is at the same point of the rulebook at the same time, so only what is due is
worked out.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from paddock.games.why_first.layout import RACES, ROUNDS
from paddock.games.why_first.vector.observing import may_lay, may_move
from paddock.games.why_first.vector.rounds import mover
from paddock.games.why_first.vector.sampling import (
    WORDS_FOR_LEON,
    hands_from,
    leon_from,
    words_for_hands,
)
from paddock.games.why_first.vector.state import State
from paddock.vector.chance import pick_legal, tickets, words

if TYPE_CHECKING:
    from paddock.games.why_first.vector.engine import Engine


PARTS_OF_A_RACE: Final = 2 * (ROUNDS + 1)
"""What is drawn at once: the hands, then for each round its cards and its moves."""


class Facts(NamedTuple):
    """What is counted of a race that its state does not keep: how often whose figure was chosen."""

    own: Array
    another: Array
    leon: Array


def play_randomly(engine: "Engine", key: Array) -> tuple[State, Facts]:
    """A whole game, every choice as likely as the other; the facts are added up."""

    def race(state: State, number: Array) -> tuple[State, Facts]:
        return _play_race(engine, key, PARTS_OF_A_RACE * number, state)

    final, facts = jax.lax.scan(race, engine.setup(), jnp.arange(RACES))
    return final, jax.tree.map(lambda counts: jnp.sum(counts, dtype=jnp.int32), facts)


def _play_race(engine: "Engine", key: Array, part: Array, state: State) -> tuple[State, Facts]:
    """2.1 The hands are dealt, 2.2 then come five rounds; in the last one nobody lays a card."""
    hands = hands_from(engine.layout, words(key, words_for_hands(engine.layout), part))
    state = engine.deal(state, hands)

    def one_round(now: State, number: Array) -> tuple[State, Facts]:
        return _play_round(engine, key, part + 2 * number, now)

    state, facts = jax.lax.scan(one_round, state, jnp.arange(1, ROUNDS))
    if engine.layout.tactical:
        state, last = _play_moves(engine, key, part + 2 * ROUNDS, state)
        facts = jax.tree.map(jnp.append, facts, last)
    return state, jax.tree.map(lambda counts: jnp.sum(counts, dtype=jnp.int32), facts)


def _play_round(engine: "Engine", key: Array, part: Array, state: State) -> tuple[State, Facts]:
    """3.1 All lay a card; 7.2 in the tactical game they then move in turn."""
    drawn = words(key, engine.players + WORDS_FOR_LEON, part)
    actions = pick_legal(tickets(drawn[: engine.players]), may_lay(engine.layout, state))
    after = engine.lay(state, actions, leon_from(drawn[-1], state))
    if engine.layout.tactical:
        return _play_moves(engine, key, part + 1, after)
    return after, _targets(engine, actions % engine.layout.targets)


def _play_moves(engine: "Engine", key: Array, part: Array, state: State) -> tuple[State, Facts]:
    """7.2 Each player moves a figure, in the order of the white numbers."""
    drawn = tickets(words(key, engine.players, part))

    def one_move(now: State, ticket: Array) -> tuple[State, Facts]:
        figure = pick_legal(ticket, may_move(engine.layout, now))
        turn = mover(now)[: engine.players]
        moved = jnp.sum(jnp.where(turn, figure, 0))
        after = engine.move(now, figure + engine.layout.lays)
        return after, _targets(engine, moved[None])

    state, facts = jax.lax.scan(one_move, state, drawn)
    return state, jax.tree.map(lambda counts: jnp.sum(counts, dtype=jnp.int32), facts)


def _targets(engine: "Engine", figures: Array) -> Facts:
    """Whose figures were chosen; each is counted from the seat that chose it."""
    own, leon = figures == 0, figures >= engine.players
    return Facts(*(jnp.sum(kind, dtype=jnp.int32) for kind in (own, ~own & ~leon, leon)))
