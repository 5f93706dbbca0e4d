"""What each seat may do and what it knows, as numbers. `encoding` makes the same from a view."""

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from paddock.games.why_first.layout import HAND, LAY, MOVE, NO_CARD, ROUNDS, Layout
from paddock.games.why_first.vector.racing import totals
from paddock.games.why_first.vector.rounds import mover
from paddock.games.why_first.vector.state import State, Values, card_values


def legal(layout: Layout, state: State) -> Array:
    """[player, action] Who may do what; a seat that is not asked may only pass."""
    parts = [may_lay(layout, state), may_move(layout, state)]
    asked = jnp.concatenate(parts, axis=1)
    return jnp.concatenate([asked, ~jnp.any(asked, axis=1, keepdims=True)], axis=1)


def may_lay(layout: Layout, state: State) -> Array:
    """[player, lay] 3.1 Any card of the hand, before anyone. 7.1 Tactical: before oneself."""
    held = (state.hands < NO_CARD) & (state.phase == LAY)
    return jnp.repeat(held, layout.targets, axis=1)


def may_move(layout: Layout, state: State) -> Array:
    """[player, figure] 7.2 The next card's owner moves any one figure."""
    turn = mover(state)[: layout.players] & (state.phase == MOVE)
    return jnp.broadcast_to(turn[:, None], (layout.players, layout.moves))


def observe(layout: Layout, values: Values, state: State) -> Array:
    """[player, number] 8.1 What each seat knows; the order is that of `encoding.observation`.

    All numbers of the game stand in one row, and each seat is given those that it may know.
    """
    cards = jnp.concatenate([state.hands.ravel(), state.played.ravel(), state.laid])
    now = jnp.stack([state.phase, state.race, state.round])
    row = jnp.concatenate(
        [now, card_values(values, cards), NO_CARD - cards, state.fields, totals(state)]
    )
    return row[_places_in_row(layout)]


def _places_in_row(layout: Layout) -> NDArray[np.int32]:
    """[player, number] Where in the row that number of a player's observation stands."""
    hands, played, laid = layout.players * HAND, ROUNDS * layout.figures, layout.figures
    values_at = 3
    whites_at = values_at + hands + played + laid
    fields_at = whites_at + hands + played + laid
    totals_at = fields_at + layout.figures
    return np.array(
        [
            [0, 1, 2]
            + [at + seat * HAND + place for at in (values_at, whites_at) for place in range(HAND)]
            + [
                at + hands + race_round * layout.figures + figure
                for at in (values_at, whites_at)
                for race_round in range(ROUNDS)
                for figure in layout.seen_from(seat)
            ]
            + [at + figure for at in (fields_at, totals_at) for figure in layout.seen_from(seat)]
            + [
                at + hands + played + figure
                for at in (values_at, whites_at)
                for figure in layout.seen_from(seat)
            ]
            for seat in range(layout.players)
        ],
        np.int32,
    )


def observation_size(layout: Layout) -> int:
    """How many numbers a seat sees."""
    return 3 + 2 * HAND + (2 * ROUNDS + 4) * layout.figures
