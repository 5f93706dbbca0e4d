"""Chance in arrays falls as the rules' odds say, by chi-square over many draws."""

from math import sqrt
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from paddock.core import Chance, Chosen, Decision
from paddock.games.outspeed import rules as outspeed
from paddock.games.outspeed.state import Phase
from paddock.games.outspeed.tiles import TOKENS
from paddock.vector import chance
from paddock.vector.chance import TICKET_BITS, TICKETS
from tests.contract.playouts import draw
from tests.differential.inputs import ticket_for
from tests.differential.subjects import SUBJECTS

DRAWS = 60_000


def fits(found: Any, odds: Any) -> bool:
    """Whether counts fit weights: chi-square within five of its standard deviations."""
    found, odds = np.asarray(found, float), np.asarray(odds, float)
    if found[odds == 0].any():
        return False
    found, odds = found[odds > 0], odds[odds > 0]
    wanted = odds / odds.sum() * found.sum()
    freedom = len(odds) - 1
    return bool(((found - wanted) ** 2 / wanted).sum() <= freedom + 5 * sqrt(2 * max(freedom, 1)))


def drawn_tickets(seed: int) -> Any:
    return chance.tickets(chance.words(jax.random.key(seed), DRAWS))


def test_the_chi_square_finds_a_loaded_die() -> None:
    assert fits([1000, 1010, 990, 1005, 1000, 995], [1] * 6)
    assert not fits([1200, 950, 950, 950, 950, 1000], [1] * 6)
    assert not fits([1000, 1], [1, 0])


@pytest.mark.parametrize("count", [1, 2, 3, 5, 12, 22, 32])
def test_a_ticket_draws_each_thing_as_often(count: int) -> None:
    picked = chance.pick(drawn_tickets(1), count)
    assert fits(np.bincount(picked, minlength=count), [1] * count)


def test_no_ticket_is_out_of_reach_and_none_beyond() -> None:
    for count in (1, 7, 594, chance.MOST_THINGS):
        assert chance.pick(jnp.int32(TICKETS - 1), count) == count - 1
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
    for seat in range(3):
        assert fits(np.bincount(hands[:, seat].ravel(), minlength=32), [1] * 32)
    pairs = np.bincount(hands[:, 0, 0] * 32 + hands[:, 1, 0], minlength=1024)
    mirrored = pairs.reshape(32, 32)
    upper, lower = mirrored[np.triu_indices(32, 1)], mirrored.T[np.triu_indices(32, 1)]
    assert abs(int(upper.sum()) - int(lower.sum())) < 5 * sqrt(DRAWS)


def test_leon_turns_up_any_card_that_lies_aside() -> None:
    engine = SUBJECTS["why_first-2"].engine
    aside = [0, 3, 5, 17, 30, 31]
    state = engine.setup()._replace(aside=jnp.uint32(sum(1 << card for card in aside)))
    keys = jax.random.split(jax.random.key(5), DRAWS)
    outcomes = jax.jit(jax.vmap(lambda key: engine.sample_outcomes(key, state, None)))(keys)
    assert fits(np.bincount(outcomes.leon, minlength=32), [card in aside for card in range(32)])


def test_tiles_and_dice_fall_as_the_rules_say() -> None:
    engine = SUBJECTS["outspeed-3"].engine
    left = [1, 4, 5, 12]
    state = engine.setup()._replace(tiles=jnp.uint32(sum(1 << (tile - 1) for tile in left)))
    keys = jax.random.split(jax.random.key(6), DRAWS)
    sample = jax.jit(jax.vmap(engine.sample_outcomes, in_axes=(0, None, None)))
    outcomes = sample(keys, state, None)
    assert fits(np.bincount(outcomes.tile, minlength=17), [tile in left for tile in range(17)])
    assert fits(np.bincount(outcomes.cost_dice.ravel(), minlength=5), [0, 2, 2, 2, 0])
    assert fits(np.bincount(outcomes.zone_dice.ravel(), minlength=5), [0, 1, 2, 2, 1])
    last = sample(keys, state._replace(tiles=jnp.uint32(0)), None)
    assert fits(np.bincount(last.tile, minlength=17), [tile > 12 for tile in range(17)])


def test_the_first_race_is_in_order() -> None:
    engine = SUBJECTS["outspeed-3-first_race"].engine
    state = engine.setup()
    for tile in range(1, 14):
        assert int(engine.sample_outcomes(jax.random.key(tile), state, None).tile) == tile
        state = state._replace(tiles=state.tiles & ~(jnp.uint32(1) << (tile - 1)))


def test_tokens_are_drawn_by_what_is_in_the_pile() -> None:
    subject = SUBJECTS["outspeed-3"]
    state = _about_to_draw(subject)
    pile = jnp.array(state.stack.pile)
    kinds = jax.vmap(lambda ticket: chance.pick_weighted(ticket, pile))(drawn_tickets(7))
    odds = outspeed.pending(state).odds  # type: ignore[union-attr]
    assert fits(np.bincount(kinds, minlength=6), [odds.get(token, 0) for token in TOKENS])


def _about_to_draw(subject: Any) -> Any:
    rng, state = Random(3), outspeed.setup(subject.config)
    while state.phase is not Phase.DRAW_TOKENS:
        match outspeed.pending(state):
            case Chance() as waiting:
                state = outspeed.apply_chance(state, draw(rng, waiting)).state
            case Decision(options):
                choices = Chosen({seat: rng.choice(offer) for seat, offer in options.items()})
                state = outspeed.apply_choices(state, choices.choices).state
    return state
