"""Whole races of random legal play: thirteen rounds, each part of a round in its order.

A part concerns only the races that wait for it. So a race may be ahead of another by a question,
and all are together again when the next tile is turned up.
"""

from typing import TYPE_CHECKING, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import NO_SIDE, PROGRAM, SIDES
from paddock.games.outspeed.vector.drawing import may_keep
from paddock.games.outspeed.vector.programming import may_program
from paddock.games.outspeed.vector.resolution import may_dial
from paddock.games.outspeed.vector.sampling import outcomes_from
from paddock.games.outspeed.vector.state import State, kinds_of, total
from paddock.vector.chance import pick_legal, tickets, words

if TYPE_CHECKING:
    from paddock.games.outspeed.vector.engine import Engine


class Facts(NamedTuple):
    """What is counted of a round that its state does not keep."""

    tile: Array
    face: Array
    routes: Array  # [side]
    turns_lost: Array
    played: Array  # [kind]
    kept: Array  # [kind]
    left: Array


def play_randomly(engine: "Engine", key: Array, rounds: int) -> tuple[State, Facts]:
    """A whole race, every choice as likely as the other; the facts stand round by round."""

    def one_round(state: State, number: Array) -> tuple[State, Facts]:
        return _play_round(engine, key, number, state)

    final, facts = jax.lax.scan(one_round, engine.setup(), jnp.arange(rounds))
    return final, facts


def _play_round(engine: "Engine", key: Array, number: Array, start: State) -> tuple[State, Facts]:
    """3.1 Reveal (of the tile before it), Bonus, Programming, Resolution."""
    players, for_outcomes = engine.players, engine.words_for_outcomes
    drawn = words(key, for_outcomes + 4 * players, number)
    outcomes = outcomes_from(
        engine.deck, players, drawn[:for_outcomes], start, first_race=engine.first_race
    )
    declaring, programming, dialling, keeping = tickets(drawn[for_outcomes:]).reshape(4, players)

    up = engine.turn_up_tile(start, outcomes.tile)
    declared = engine.declare_all(up, pick_legal(declaring, engine.may_declare_in_turn(up)))
    tokens_up = engine.turn_up_tokens(declared)
    sides = pick_legal(programming, may_program(engine.deck, tokens_up))
    revealed = engine.reveal_routes(tokens_up, sides)
    dials = pick_legal(dialling, may_dial(engine.deck, revealed))
    resolved = engine.resolve(engine.set_dials(revealed, dials), outcomes)
    kept = engine.keep(resolved, pick_legal(keeping, may_keep(resolved)))
    after = engine.end_round(kept)

    return after, Facts(
        tile=tokens_up.tile,
        face=tokens_up.face,
        routes=_chosen(engine, tokens_up, sides),
        turns_lost=total((revealed.routes < NO_SIDE) & ~revealed.driving),
        played=jnp.sum(kinds_of(declared.laid), axis=0, dtype=jnp.int32),
        kept=_gained(tokens_up, after),
        left=total(start.racing()) - total(after.racing()),
    )


def _chosen(engine: "Engine", state: State, sides: Array) -> Array:
    """[side] 7.1 How often each route is programmed, by those who can."""
    choosing = jnp.any(may_program(engine.deck, state), axis=1) & (state.phase == PROGRAM)
    on_it = (sides[:, None] == jnp.arange(SIDES)) & choosing[:, None]
    return jnp.sum(on_it, axis=0, dtype=jnp.int32)


def _gained(before: State, after: State) -> Array:
    """[kind] The tokens that seats have more than before; a seat that has fewer was eliminated."""
    more = jnp.maximum(after.tokens - before.tokens, 0)
    return jnp.sum(more, axis=0, dtype=jnp.int32)
