"""Chance in arrays falls as the rules' odds say, by chi-square over many draws."""

from math import sqrt
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from paddock.vector import chance
from paddock.vector.chance import TICKET_BITS
from tests.differential.chances import DRAWS, chance_is_fair, fits
from tests.differential.inputs import ticket_for
from tests.differential.subjects import SUBJECTS


def drawn_tickets(seed: int) -> Any:
    return chance.tickets(chance.words(jax.random.key(seed), DRAWS))


def test_the_chi_square_finds_a_loaded_die() -> None:
    assert fits([1000, 1010, 990, 1005, 1000, 995], [1] * 6)
    assert not fits([1200, 950, 950, 950, 950, 1000], [1] * 6)
    assert not fits([1000, 1], [1, 0])
    assert fits([100, 1, 0, 0], [100, 0.2, 0.2, 0.2])
    assert not fits([100, 30, 0, 0], [100, 0.2, 0.2, 0.2])


@pytest.mark.parametrize("count", [1, 2, 3, 5, 12, 22, 32])
def test_a_ticket_draws_each_thing_as_often(count: int) -> None:
    picked = chance.pick(drawn_tickets(1), count)
    assert fits(np.bincount(picked, minlength=count), [1] * count)


def test_no_ticket_is_out_of_reach_and_none_beyond() -> None:
    for count in (1, 7, 594, chance.MAX_THINGS):
        assert chance.pick(jnp.int32((1 << TICKET_BITS) - 1), count) == count - 1
        assert chance.pick(jnp.int32(0), count) == 0


def test_a_ticket_for_a_thing_draws_that_thing() -> None:
    rng = Random(1)
    for count in (1, 2, 9, 32, 594):
        for number in range(count):
            ticket = ticket_for(number, count, rng)
            assert ticket * count >> TICKET_BITS == number


def test_weights_are_kept() -> None:
    weights = [7, 0, 1, 3, 0, 2]
    picked = jax.vmap(lambda ticket: chance.pick_weighted(ticket, jnp.array(weights)))(
        drawn_tickets(2)
    )
    assert fits(np.bincount(picked, minlength=6), weights)


def test_every_legal_action_is_as_likely() -> None:
    mask = np.array([0, 1, 1, 0, 0, 1, 0, 1, 1], bool)
    picked = jax.vmap(lambda ticket: chance.pick_legal(ticket, jnp.array(mask)))(drawn_tickets(3))
    assert fits(np.bincount(picked, minlength=9), mask)


def test_the_bits_of_a_word_are_found_in_order() -> None:
    rng = Random(2)
    for _ in range(200):
        members = sorted(rng.sample(range(32), rng.randint(1, 32)))
        bits = jnp.uint32(sum(1 << member for member in members))
        number = rng.randrange(len(members))
        assert int(chance.nth_bit(bits, jnp.int32(number))) == members[number]


def test_more_than_a_word_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bits"):
        chance.as_bits(jnp.ones(33, bool))


def test_words_of_neighbours_have_nothing_to_do_with_each_other() -> None:
    """The top bits of words that follow each other, of one game, of parts and of games."""
    keys = jax.random.split(jax.random.key(8), DRAWS)
    two = jax.jit(jax.vmap(lambda key: jnp.stack([chance.words(key, 9, part) for part in (3, 4)])))
    top = np.asarray(two(keys) >> 28).astype(int)
    for one, other in [((0, 0), (0, 1)), ((0, 3), (0, 4)), ((0, 2), (1, 2)), ((0, 8), (1, 0))]:
        both = 16 * top[:, *one] + top[:, *other]
        assert fits(np.bincount(both, minlength=256), [1] * 256)
    ahead = 16 * top[:-1, 0, 0] + top[1:, 0, 0]
    assert fits(np.bincount(ahead, minlength=256), [1] * 256)


def test_no_bit_of_a_word_leans_to_either_side() -> None:
    drawn = np.asarray(jax.jit(lambda key: chance.words(key, DRAWS))(jax.random.key(9)))
    for bit in range(32):
        ones = int(((drawn >> bit) & 1).sum())
        assert fits([ones, DRAWS - ones], [1, 1]), bit


def test_the_lowest_and_the_highest_of_a_set() -> None:
    rng = Random(3)
    for _ in range(50):
        members = sorted(rng.sample(range(32), rng.randint(1, 32)))
        bits = jnp.uint32(sum(1 << member for member in members))
        assert int(chance.lowest_bit(bits)) == members[0]
        assert int(chance.highest_bit(bits)) == members[-1]
    assert int(chance.lowest_bit(jnp.uint32(0))) == 32
    assert int(chance.highest_bit(jnp.uint32(0))) == -1
    below = [int(chance.bits_below(jnp.int32(number))) for number in (-2, 0, 1, 14, 99)]
    assert below == [0, 0, 1, (1 << 14) - 1, (1 << 31) - 1]


def test_every_card_comes_to_every_hand_and_place_in_order() -> None:
    engine = SUBJECTS["why_first-3"].engine
    keys = jax.random.split(jax.random.key(4), DRAWS)
    outcomes = jax.jit(jax.vmap(lambda key: engine.sample_outcomes(key, engine.setup(), None)))(
        keys
    )
    hands = np.asarray(outcomes.hands)
    assert (np.diff(hands, axis=2) > 0).all()
    assert all(len({*hand}) == 15 for hand in hands.reshape(DRAWS, -1)[:500].tolist())
    pairs = np.bincount(hands[:, 0, 0] * 32 + hands[:, 1, 0], minlength=1024)
    mirrored = pairs.reshape(32, 32)
    upper, lower = mirrored[np.triu_indices(32, 1)], mirrored.T[np.triu_indices(32, 1)]
    assert abs(int(upper.sum()) - int(lower.sum())) < 5 * sqrt(DRAWS)


@pytest.mark.parametrize(
    "name", ["why_first-2", "why_first-3", "outspeed-3", "outspeed-4-stress", "outspeed-6-fields"]
)
def test_every_chance_falls_by_the_exact_odds_of_the_rules(name: str) -> None:
    chance_is_fair(SUBJECTS[name])


def test_the_first_race_is_in_order() -> None:
    engine = SUBJECTS["outspeed-3-first_race"].engine
    state = engine.setup()
    for tile in range(1, 14):
        assert int(engine.sample_outcomes(jax.random.key(tile), state, None).tile) == tile
        state = state._replace(tiles=state.tiles & ~(jnp.uint32(1) << (tile - 1)))
