"""Whole races between array policies, and what is measured of them.

A race is known by its number. Two decks meet the same dice and the same order of tiles in it, so
their figures differ by the decks alone (common random numbers).
"""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from paddock.games.outspeed.lab.tuning import policies as p
from paddock.games.outspeed.lab.tuning.tables import Tables
from paddock.games.outspeed.layout import NO_SIDE, PROGRAM, ROUNDS, SIDES, ZONES_OF_A_BOARD
from paddock.games.outspeed.vector import Engine
from paddock.games.outspeed.vector.drawing import may_keep
from paddock.games.outspeed.vector.programming import may_program
from paddock.games.outspeed.vector.resolution import may_dial
from paddock.games.outspeed.vector.sampling import outcomes_from
from paddock.games.outspeed.vector.state import State, total, wide
from paddock.vector.batches import batch_last, seed_key
from paddock.vector.chance import TICKET_BITS, tickets, words

MAX_COST_DICE: Final = 2
MAX_ZONE_DICE: Final = 2
"""13.4 Of one colour, and only on tile 14."""


class Round(NamedTuple):
    """What is kept of a round, race by race."""

    tile: Array
    face: Array
    routes: Array  # [side] how many programmed it
    crowded: Array  # whether a route was over-full (7.2)
    played: Array  # whether the round was played at all
    boards: Array  # how many boards were added in it
    tokens: Array  # how many were kept
    leader: Array  # the seat that is alone in front, or -1
    racing: Array  # [player] who is left after it


class Race(NamedTuple):
    """What is kept of a race."""

    rounds: Round  # each with the round as first axis
    loss: Array  # [player] why a seat left (layout.LOSSES), 0 for who did not
    winners: Array  # [player]
    round: Array  # the last one


class Races:
    """Races of so many players by array policies: compiled once, for any deck and any seating."""

    def __init__(self, players: int, tables: Mapping[str, Any], seed: int) -> None:
        self.players, self._key = players, seed_key(seed)
        self._engine = Engine(players, tables)
        self._play = jax.jit(self._batch)

    def play(self, tables: Tables, seating: np.ndarray, numbers: np.ndarray) -> Race:
        """Races of these numbers; `seating` is [race, player]. The race is the last axis."""
        played = self._play(
            tables.routes, p.views_of(tables), jnp.asarray(seating.T), jnp.asarray(numbers)
        )
        found: Race = jax.tree.map(np.asarray, played)
        return found

    def _batch(self, routes: Array, views: p.Views, seating: Array, numbers: Array) -> Race:
        traced: Any = routes
        dice: Any = {"cost_dice": MAX_COST_DICE, "zone_dice": MAX_ZONE_DICE, "fuel_dice": 0}
        engine = _with_deck(self._engine, self._engine.deck._replace(routes=traced, **dice))
        keys = jax.vmap(partial(jax.random.fold_in, self._key))(numbers)
        race: Race = batch_last(partial(_play_race, engine, views))(keys, seating)
        return race


def _with_deck(engine: Engine, deck: Any) -> Engine:
    """The engine of another deck: same dice and tokens, other routes."""
    other = object.__new__(Engine)
    other.__dict__.update(engine.__dict__)
    other.deck = deck
    dice = engine.players * (deck.most_dice() - engine.deck.most_dice())
    other.words_for_outcomes = engine.words_for_outcomes + dice
    return other


class _Table(NamedTuple):
    """Who plays with what: the same for all rounds of a race."""

    engine: Engine
    views: p.Views
    policy: Array
    key: Array


def _play_race(engine: Engine, views: p.Views, key: Array, policy: Array) -> Race:
    table = _Table(engine, views, policy, key)
    final, rounds = jax.lax.scan(partial(_play_round, table), engine.setup(), jnp.arange(ROUNDS))
    known = wide(final)
    return Race(rounds, known.loss, engine.winners(final), known.round)


def _play_round(table: _Table, start: State, number: Array) -> tuple[State, Round]:
    """3.1 As `vector.playing`, but each seat chooses by its policy."""
    engine, views, policy, key = table
    players, for_outcomes = engine.players, engine.words_for_outcomes
    drawn = words(key, for_outcomes + (4 + SIDES) * players, number)
    outcomes = outcomes_from(engine.deck, players, drawn[:for_outcomes], start, first_race=False)
    own = tickets(drawn[for_outcomes:]).reshape(4 + SIDES, players)
    noise = own[4:].astype(jnp.float32).T / (1 << TICKET_BITS)

    up = engine.turn_up_tile(start, outcomes.tile)
    playable = engine.may_declare_in_turn(up)
    answers = p.pick(own[0], p.token_weights(policy, wide(up), playable))
    turned = engine.turn_up_tokens(engine.declare_all(up, answers))
    seen = wide(turned)
    open_ = may_program(engine.deck, seen)
    sides = p.pick(own[1], p.route_weights(views, policy, seen, p.Open(open_, noise)))
    revealed = engine.reveal_routes(turned, sides)
    dials = p.pick(own[2], p.dial_weights(policy, may_dial(engine.deck, wide(revealed))))
    resolved = engine.resolve(engine.set_dials(revealed, dials), outcomes)
    keepable = may_keep(wide(resolved))
    kept = engine.keep(resolved, p.pick(own[3], p.keep_weights(policy, keepable)))
    after = engine.end_round(kept)
    choosing = jnp.any(open_, axis=1) & (seen.phase == PROGRAM)
    on_it = (sides[:, None] == jnp.arange(SIDES)) & choosing[:, None]
    return after, _kept(wide(start), seen, wide(revealed), wide(after), on_it)


def _kept(start: State, seen: State, revealed: State, after: State, on_it: Array) -> Round:
    players = start.zones.shape[0]
    lost = (revealed.routes < NO_SIDE) & ~revealed.driving & (seen.phase == PROGRAM)
    zones = after.zones
    front = jnp.max(zones)
    ahead = (zones == front) & (front > 0)
    alone = total(ahead) == 1
    seat = total(jnp.where(ahead, jnp.arange(players), 0))
    return Round(
        tile=seen.tile,
        face=seen.face,
        routes=jnp.sum(on_it, axis=0, dtype=jnp.int32),
        crowded=jnp.any(lost),
        played=total(start.racing()) > 1,
        boards=(after.rear - start.rear) // ZONES_OF_A_BOARD + after.boards_added,
        tokens=jnp.sum(jnp.maximum(after.tokens - seen.tokens, 0), dtype=jnp.int32),
        leader=jnp.where(alone, seat, -1),
        racing=after.racing(),
    )
