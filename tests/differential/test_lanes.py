"""Games side by side in the last axis are the same games as by `jax.vmap`."""

import sys
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from paddock.vector import batches
from paddock.vector.chance import pick_legal, tickets, words
from paddock.vector.lanes import lanes
from tests.differential.subjects import SUBJECTS

GAMES = 64
NAMES = ("why_first-2", "why_first-3-tactical", "outspeed-4", "outspeed-6-stress")


def equal(found: Any, wanted: Any) -> None:
    """The game is the last axis of what `lanes` gives, and the first of what `jax.vmap` gives."""
    by_game = jax.tree.map(lambda array: jnp.moveaxis(array, -1, 0), found)
    jax.tree.map(np.testing.assert_array_equal, by_game, wanted)


@pytest.mark.parametrize("name", NAMES)
def test_whole_games_are_the_same(name: str) -> None:
    engine = SUBJECTS[name].engine
    keys = jax.random.split(jax.random.key(1), GAMES)

    def play(key: Any) -> Any:
        final, facts = engine.play_randomly(key)
        return final, engine.tally(final, facts)

    equal(jax.jit(lanes(play))(keys), jax.jit(jax.vmap(play))(keys))


def test_every_operation_that_an_engine_uses_is_the_same() -> None:
    """Each in a small function of its own, so that a new version of JAX is found out here."""
    numbers = jax.random.randint(jax.random.key(2), (GAMES, 4), -9, 9)
    table = np.arange(24).reshape(6, 4)

    def counted(one: Any) -> Any:
        return jax.lax.fori_loop(0, 3, lambda step, sums: sums + one * step, one)

    def scanned(one: Any) -> Any:
        return jax.lax.scan(lambda total, number: (total + number, total * 2), one[0], one)

    def chosen(one: Any) -> Any:
        pair = (one, one[0])
        return jax.lax.cond(one[1] > 2, lambda both: (both[0] * 2, both[1]), lambda b: b, pair)

    def never(one: Any) -> Any:
        return jax.lax.cond(one[1] > 99, lambda same: same * 2, lambda same: same - 1, one)

    for function in (
        counted,
        scanned,
        chosen,
        never,
        lambda one: jnp.where(one[0] > 0, one, 7),
        lambda one: jnp.clip(one, -2, 2) % 3 + one // 2,
        lambda one: jnp.concatenate([one, jnp.zeros_like(one)])[::2].reshape(2, 2).T,
        lambda one: jnp.stack([one.max(), one.min(), one.sum(), jnp.any(one > 3).astype(int)]),
        lambda one: jnp.take(table, jnp.abs(one) % 6, axis=0, mode="clip"),
        lambda one: jnp.take(table, jnp.abs(one[0]) % 6, axis=0, mode="clip"),
        lambda one: one[jnp.abs(one) % 4],
        lambda one: jax.lax.population_count(one) + jax.lax.clz(one),
        lambda one: (one[:, None] == jnp.arange(5)) & ~(one[None, :1] > 0).T,
        lambda one: jnp.argmax(one) + jnp.sort(one),
        lambda _: jnp.int32(3),
        lambda one: pick_legal(jnp.abs(one), jnp.ones((4, 5), bool)),
    ):
        equal(lanes(function)(numbers.T), jax.vmap(function)(numbers))
    keys = jax.random.split(jax.random.key(3), GAMES)
    equal(lanes(lambda key: words(key, 7, 2))(keys), jax.vmap(lambda key: words(key, 7, 2))(keys))


@pytest.mark.parametrize("name", ["outspeed-4", "outspeed-6-stress"])
def test_to_declare_at_once_is_to_declare_zone_by_zone(name: str) -> None:
    """4.2 In the middle of random races: the same answers lead to the same state."""
    engine = SUBJECTS[name].engine

    def declare(key: Any) -> Any:
        state = engine.play_randomly(key, rounds=5)[0]
        outcomes = engine.sample_outcomes(key, state, None)
        up = engine.turn_up_tile(state, outcomes.tile)
        answers = pick_legal(
            tickets(words(key, engine.players, 99)), engine.may_declare_in_turn(up)
        )
        now = up
        for _ in range(engine.players):
            now = engine.declare(now, answers)
        return engine.declare_all(up, answers), now, jnp.any(answers > 0)

    keys = jax.random.split(jax.random.key(4), 256)
    at_once, one_by_one, played = jax.jit(lanes(declare))(keys)
    jax.tree.map(np.testing.assert_array_equal, at_once, one_by_one)
    assert played.sum() > 50


def test_a_jax_that_nobody_has_read_gives_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = SUBJECTS["why_first-2"].engine
    keys = jax.random.split(jax.random.key(3), GAMES)

    def play(key: Any) -> Any:
        return engine.play_randomly(key)[0]

    read = jax.jit(batches.batch_last(play))(keys)
    monkeypatch.setattr(batches, "UNREAD_JAX", jax.__version_info__)
    monkeypatch.setitem(sys.modules, "paddock.vector.lanes", None)
    unread = jax.jit(batches.batch_last(play))(keys)
    jax.tree.map(np.testing.assert_array_equal, read, unread)
