"""The pieces of a game as arrays of fixed shape, and what chance gives."""

from typing import NamedTuple, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from paddock.games.why_first.layout import DEAL, HAND, NO_CARD, NO_FIELD, RACES, ROUNDS, Layout

PytreeT = TypeVar("PytreeT")
Values: TypeAlias = NDArray[np.int32]
"""1.2 What each card of the deck is worth."""


class State(NamedTuple):
    """A game, field by field that of the rules.

    Cards are numbers (see `layout`). `aside` is a set of cards, one bit each. `played` are the
    cards of this race by round and figure; `laid` are the tactical cards whose owners have yet to
    move, by figure. `scored` are the fields that scored; the rules have them in events. There is no
    chance in here.
    """

    phase: Array
    race: Array
    round: Array
    hands: Array  # [player, place]
    aside: Array
    played: Array  # [round, figure]
    fields: Array  # [figure]
    laid: Array  # [figure]
    points: Array  # [race, figure]
    scored: Array  # [race]


class Outcomes(NamedTuple):
    """What chance gives in a step, needed or not: the next race's hands, in order, Leon's card."""

    hands: Array  # [player, place]
    leon: Array


def setup(layout: Layout) -> State:
    """2.1 Before the first card is dealt."""
    return State(
        phase=jnp.int32(DEAL),
        race=jnp.int32(1),
        round=jnp.int32(1),
        hands=jnp.full((layout.players, HAND), NO_CARD, jnp.int32),
        aside=jnp.uint32(2**32 - 1),
        played=jnp.full((ROUNDS, layout.figures), NO_CARD, jnp.int32),
        fields=jnp.zeros(layout.figures, jnp.int32),
        laid=jnp.full(layout.figures, NO_CARD, jnp.int32),
        points=jnp.zeros((RACES, layout.figures), jnp.int32),
        scored=jnp.full(RACES, NO_FIELD, jnp.int32),
    )


def choose(condition: Array, yes: PytreeT, no: PytreeT) -> PytreeT:
    """One of two states or parts of them, game by game."""
    chosen: PytreeT = jax.tree.map(lambda one, other: jnp.where(condition, one, other), yes, no)
    return chosen


def card_values(values: Values, cards: Array) -> Array:
    """1.2 What cards are worth; no card is worth nothing."""
    return jnp.take(np.append(values, 0).astype(np.int32), cards, mode="clip")


def as_set(cards: Array) -> Array:
    """Different cards as one number, a bit each; no card is no bit."""
    bits = jnp.where(cards < NO_CARD, jnp.uint32(1) << cards.astype(jnp.uint32), jnp.uint32(0))
    return jnp.sum(bits, dtype=jnp.uint32)
