"""What chance gives: hands (2.1) and the card that Leon turns up (6.2)."""

import jax
import jax.numpy as jnp
from jax import Array

from paddock.games.why_first.layout import CARDS, HAND, Layout
from paddock.games.why_first.vector.state import State
from paddock.vector.chance import lowest_bit, pick_bit, tickets

WORDS_FOR_LEON = 1


def words_for_hands(layout: Layout) -> int:
    """A word for each card that is dealt."""
    return layout.players * HAND


def hands_from(layout: Layout, words: Array) -> Array:
    """2.1 Each player takes 5 of the cards that are left, any of them; hands are in order."""

    def take(left: Array, drawn: Array) -> tuple[Array, Array]:
        hand = jnp.zeros_like(left)
        for ticket in drawn:
            card = jnp.uint32(1) << pick_bit(ticket, left).astype(jnp.uint32)
            left, hand = left & ~card, hand | card
        return left, hand

    all_cards = jnp.uint32(2**CARDS - 1)
    drawn = tickets(words).reshape(layout.players, HAND)
    _, hands = jax.lax.scan(take, all_cards, drawn)
    return _in_order(hands)


def _in_order(hands: Array) -> Array:
    """[player, place] The cards of sets of five, from the lowest on."""
    cards: list[Array] = []
    for _ in range(HAND):
        cards.append(lowest_bit(hands))
        hands = hands & (hands - 1)
    return jnp.stack(cards, axis=1)


def leon_from(word: Array, state: State) -> Array:
    """6.2 Any card that nobody has may be Leon's top card."""
    return pick_bit(tickets(word), state.aside)
