"""What chance gives: hands (2.1) and the card that Leon turns up (6.2)."""

import jax.numpy as jnp
from jax import Array

from paddock.games.why_first.layout import CARDS, HAND, Layout
from paddock.games.why_first.vector.state import State
from paddock.vector.chance import as_bits, count_bits, pick_bit, places_of_shuffled, tickets

WORDS_FOR_HANDS = CARDS
WORDS_FOR_LEON = 1


def hands_from(layout: Layout, words: Array) -> Array:
    """2.1 All 32 cards are shuffled, and each player takes 5, in order."""
    owner = places_of_shuffled(words) // HAND
    left = as_bits(owner[None, :] == jnp.arange(layout.players)[:, None])
    hand: list[Array] = []
    for _ in range(HAND):
        hand.append(_lowest(left))
        left = left & (left - 1)
    return jnp.stack(hand, axis=1)


def _lowest(cards: Array) -> Array:
    """The lowest card of a set: as many as there are below it."""
    below = (cards & -cards) - 1
    return count_bits(below)


def leon_from(word: Array, state: State) -> Array:
    """6.2 Any card that nobody has may be Leon's top card."""
    return pick_bit(tickets(word), state.aside)
