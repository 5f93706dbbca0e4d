"""The last route of OUTSPEED, worked out for many races at once."""

from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from paddock.catalog import GAMES
from paddock.champions import features_of
from paddock.games.outspeed.layout import PROGRAMS, SIDES
from paddock.games.outspeed.train import last_route
from paddock.train.game_training import Games
from paddock.train.net import new_params
from paddock.train.table import LastChoice, Table

RACES, STEPS = 48, 34
MODULE: Any = features_of(GAMES["outspeed"])


@cache
def table_where(last: LastChoice) -> Table:
    deck = GAMES["outspeed"].rules.house_deck()
    return Table("outspeed", 3, (None,), [deck], half=False, last=last)


@cache
def races() -> Games:
    """Races between players at random, some of which wait for their last route."""
    table = table_where(LastChoice.OF_THE_NET)

    def once(games: Games, key: Array) -> tuple[Games, None]:
        for_choice, for_step = jax.random.split(key)
        _, legal = jax.vmap(table.see)(games)
        actions = jax.random.categorical(for_choice, jnp.where(legal, 0.0, -1e9))
        keys = jax.random.split(for_step, RACES)
        after = jax.vmap(table.step)(games, actions, keys)
        waiting = last_route.waits(games.states)

        def kept(new: Array, old: Array) -> Array:
            return jnp.where(waiting.reshape(-1, *[1] * (new.ndim - 1)), old, new)

        return jax.tree.map(kept, after, games), None

    begun = jax.jit(table.begin, static_argnums=1)(jax.random.key(3), RACES)
    keys = jax.random.split(jax.random.key(4), 2 * STEPS)
    found: Games = jax.jit(lambda: jax.lax.scan(once, begun, keys)[0])()
    return found


def gain(worth: Array, mixtures: Array) -> float:
    """What all together would gain by their best answers."""
    brings = last_route.brought(worth, mixtures)
    return float(jnp.sum(brings.max(1) - (mixtures * brings).sum(1)))


def test_mixtures_leave_little_to_gain_with_other_dice() -> None:
    games, engine = races(), table_where(LastChoice.OF_THE_NET).engine
    waiting = np.flatnonzero(last_route.waits(games.states))
    assert len(waiting) > 5
    mixtures_of = jax.jit(partial(last_route.mixtures_of, engine))
    worth_of = jax.jit(partial(last_route._worth, engine))
    worked_out, even = [], []
    for number in waiting:
        state = jax.tree.map(lambda one, at=number: one[at], games.states)
        legal = np.asarray(engine.legal(state))[:, PROGRAMS : PROGRAMS + SIDES]
        if not legal.any(1).all():
            continue
        found = mixtures_of(state, jax.random.key(1))
        assert not np.asarray(found)[~legal].any()
        worth = worth_of(state, jax.random.key(2))
        worked_out.append(gain(worth, found))
        even.append(gain(worth, jnp.asarray(legal / legal.sum(1, keepdims=True))))
    assert np.mean(worked_out) < 0.05
    assert np.mean(even) > 3 * np.mean(worked_out)


def test_only_races_that_wait_are_worked_out_and_all_of_them() -> None:
    games = races()
    waiting = last_route.waits(games.states)
    keys = jax.random.split(jax.random.key(5), RACES)

    def number(game: Games, _: Array) -> Array:
        return jnp.full((3, 3), 1.0 + game.states.round)

    found = jax.jit(partial(last_route.mixtures_of_all, number))(games, waiting, keys)
    assert waiting.any()
    np.testing.assert_array_equal(found[waiting], 14.0)


@pytest.mark.parametrize("last", LastChoice)
def test_a_net_learns_no_last_choice_that_is_worked_out_for_it(last: LastChoice) -> None:
    table, games = table_where(last), races()
    inputs = MODULE.features(np, np.zeros(MODULE.NUMBERS, np.int32)).shape[0]
    net = new_params(jax.random.key(0), inputs, 8, 1, MODULE.SLOTS)
    other = net if last is LastChoice.WORKED_OUT_FOR_OTHERS else None
    copied = jax.tree.map(jnp.copy, games)
    _, played, _ = jax.jit(table.rollout)(net, other, copied, jax.random.key(6))
    asked = played.asked[0][last_route.waits(games.states)]
    assert asked.any() == (last is not LastChoice.WORKED_OUT)
