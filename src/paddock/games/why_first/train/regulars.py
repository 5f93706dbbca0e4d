"""The Regular of Why First? for arrays, one game at a time: `vmap` makes it many.

The weights are those of `games/why_first/bots/regular.py`, decision by decision.
"""

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from paddock.games.why_first.bots import outlook, regular
from paddock.games.why_first.layout import (
    CARDS,
    FIRST_FIELD,
    LAST_FIELD,
    NO_CARD,
    RACES,
    ROUNDS,
    Layout,
)
from paddock.games.why_first.vector.state import State, card_values

FIELDS: Final = np.arange(FIRST_FIELD, LAST_FIELD + 1)
STYLES: Final = (regular.BOLD, regular.CAREFUL)
LEAST: Final = -999
"""Less than any total."""


class Regulars:
    """Plays every seat: bold and careful ones in turn. `values` are those of the cards."""

    def __init__(self, layout: Layout, values: Any) -> None:
        self._layout, self._values = layout, np.asarray(values, np.int32)
        seats = range(layout.players)
        styles = [STYLES[seat % len(STYLES)] for seat in seats]
        self._doubt = np.array([style.doubt for style in styles], np.float32)
        self._meddling = np.array([style.meddling for style in styles], np.float32)
        self._seen = np.array([layout.seen_from(seat) for seat in seats])
        self._own = np.eye(layout.figures, dtype=np.int32)[: layout.players]
        known = [np.array(outlook.futures(layout.figures, left)) for left in range(RACES)]
        most = max(map(len, known))
        padded = [np.pad(one, ((0, most - len(one)), (0, 0))) for one in known]
        self._futures = np.stack(padded).astype(np.int32)
        self._lengths = np.array([len(one) for one in known])
        self._trust = np.array(outlook.TRUST[:RACES], np.float32)

    def weights(self, state: State, deck: Array, legal: Array) -> Array:
        """[player, action] How often each seat does what is legal; there is one deck."""
        worth = self._moves(state) if self._layout.tactical else self._lays(state)
        worth = jnp.concatenate([worth, jnp.zeros((len(worth), 1))], axis=1)
        best = jnp.max(jnp.where(legal, worth, -1e9), axis=1, keepdims=True)
        near = jnp.minimum(worth - best, 0.0) / self._doubt[:, None]
        return jnp.where(legal, jnp.exp(near), 0.0)

    # 3. The usual game

    def _lays(self, state: State) -> Array:
        """[player, lay] What each lay is worth, as `regular.weigh` has it."""
        layout = self._layout
        hands, size = card_values(self._values, state.hands), jnp.sum(state.hands < NO_CARD, 1)
        rest = (jnp.sum(hands, 1)[:, None] - hands) / jnp.maximum(size - 1, 1)[:, None]
        start = self._expected_places(state, jnp.sum(hands, 1), size)
        own = start[:, None] + rest[..., None] * self._own[:, None]
        before = np.eye(layout.figures, dtype=np.int32)[self._seen]
        places = own[:, :, None] + hands[:, :, None, None] * before[:, None]
        rounds = ROUNDS - state.round
        chance = self._if_it_drifts_on(state, places, self._cards_to_come(rounds))
        meddles = np.where(self._seen == self._seen[:, :1], 0.0, self._meddling[:, None])
        return (chance + meddles[:, None]).reshape(layout.players, layout.lays)

    def _expected_places(self, state: State, held: Array, size: Array) -> Array:
        """[player, figure] As `regular.expected_places`."""
        turned_up = state.played < NO_CARD
        shown = jnp.sum(card_values(self._values, state.played))
        left = CARDS - size - jnp.sum(turned_up)
        unseen = ((self._values.sum() - held - shown) / left)[:, None]
        places: Array = state.fields + unseen * (1 - self._own)
        if self._layout.leon:
            places = places.at[:, -1].add(unseen[:, 0] * (ROUNDS - 1 - state.round))
        return places

    # 7. The tactical game

    def _moves(self, state: State) -> Array:
        """[player, lay or move] What the best move with a card is worth, and what each move is."""
        players = self._layout.players
        waiting = jnp.sum(state.laid < NO_CARD) - 1
        hands = card_values(self._values, state.hands)
        with_cards = self._moved(state, hands, jnp.int32(0)).max(-1)
        turned_up = card_values(self._values, jnp.min(state.laid))
        value = jnp.broadcast_to(turned_up, (players, 1))
        moved = self._moved(state, value, waiting)[:, 0]
        seen = jnp.take_along_axis(moved, self._seen, 1)
        return jnp.concatenate([with_cards, seen], axis=1)

    def _moved(self, state: State, values: Array, waiting: Array) -> Array:
        """[player, card, figure] The chance to win after moving each figure by a card's value."""
        figures = self._layout.figures
        steps = values[..., None, None] * np.eye(figures, dtype=np.int32)
        places = jnp.clip(state.fields + steps, FIRST_FIELD, LAST_FIELD)
        to_come = waiting / figures + self._cards_to_come(ROUNDS - state.round) - 1
        drifting = self._if_it_drifts_on(state, places, jnp.maximum(to_come, 1e-6))
        return jnp.where(to_come > 0, drifting, self._if_scored(state, places))

    # What a place is worth, as `outlook` has it

    def _cards_to_come(self, rounds: Array) -> Array:
        return 1 + rounds * (self._layout.players - 1) / self._layout.figures * 1.2

    def _if_it_drifts_on(self, state: State, places: Array, cards_to_come: Array) -> Array:
        """[player, ...] The chance to win from [player, ..., figure] these places."""
        figures = self._layout.figures
        spread = outlook.spread(figures, 1.0) * jnp.sqrt(cards_to_come)
        steep = jnp.exp(jnp.clip(places / spread, -30.0, 30.0))
        mine = steep[..., None]
        above_all = 2.0 * jnp.prod(mine / (mine + steep[..., None, :]), -1)
        seconds = above_all * (jnp.sum(steep, -1, keepdims=True) - steep) / steep
        seconds = seconds / jnp.sum(seconds, -1, keepdims=True)
        fields = jnp.clip(jnp.round(places), FIRST_FIELD, LAST_FIELD).astype(jnp.int32)
        ways = self._ways(state)[: self._layout.players]
        player = np.arange(len(ways)).reshape(-1, *[1] * (places.ndim - 1))
        found = ways[player, np.arange(figures), fields - FIRST_FIELD]
        return jnp.sum(jnp.where(seconds > outlook.UNLIKELY, seconds * found, 0.0), -1)

    def _ways(self, state: State) -> Array:
        """[figure, scorer, field] Everyone's chance to win, once the scorer has scored."""
        scored = np.eye(self._layout.figures, dtype=np.int32)[:, None] * FIELDS[:, None]
        after = self._chances_to_win(_totals(state) + scored, RACES - state.race)
        return jnp.moveaxis(after, -1, 0)

    def _if_scored(self, state: State, fields: Array) -> Array:
        """4.1 [player, ...] The chance to win, once the race has ended on these fields."""
        below = fields < jnp.max(fields, -1, keepdims=True)
        second = jnp.max(jnp.where(below, fields, LEAST), -1, keepdims=True)
        totals = _totals(state) + jnp.where(fields == second, fields, 0)
        chances = self._chances_to_win(totals, RACES - state.race)
        own = self._own.reshape(-1, *[1] * (fields.ndim - 2), self._layout.figures)
        return jnp.sum(chances * own, -1)

    def _chances_to_win(self, totals: Array, left: Array) -> Array:
        """5.1 [..., figure] As `outlook.chances_to_win`, one future after the other."""
        left = jnp.clip(left, 0, RACES - 1)
        length, futures = jnp.asarray(self._lengths)[left], jnp.asarray(self._futures)[left]

        def add(found: Array, future: tuple[Array, Array]) -> tuple[Array, None]:
            number, brought = future
            after = totals + brought
            below = after < jnp.max(after, -1, keepdims=True)
            second = jnp.max(jnp.where(below, after, LEAST), -1, keepdims=True)
            wins = (after == second) | ~jnp.any(below, -1, keepdims=True)
            share = wins / jnp.sum(wins, -1, keepdims=True)
            return found + jnp.where(number < length, share, 0.0), None

        start = jnp.zeros(totals.shape, jnp.float32)
        numbers = jnp.arange(len(self._futures[0]))
        found, _ = jax.lax.scan(add, start, (numbers, futures))
        trust = jnp.asarray(self._trust)[left]
        return (1 - trust) / self._layout.figures + trust * found / length


def _totals(state: State) -> Array:
    return jnp.sum(state.points, axis=0)
