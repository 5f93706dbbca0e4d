"""Games between the Champion's nets, whose positions the small nets of Why First? are fitted to.

One choice of twenty is any choice. A position is one before a round: of the usual game before each
choice, of the tactical game before cards are laid or, in the fifth round, moved.
"""

from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from paddock.catalog import GAMES
from paddock.games.why_first.layout import NO_CARD, RACES, ROUNDS
from paddock.games.why_first.vector.rounds import mover
from paddock.train.net import params_of
from paddock.train.table import NEVER, Table

PACKAGE: Final = Path("src/paddock/games/why_first")
GAMES_AT_ONCE: Final = 2048
EXPLORED: Final = 0.05
NETS: Final = {None: "net.npz", "tactical": "tactical.npz"}


class Players:
    """The Champion's net in all seats of many games."""

    def __init__(self, players: int, variant: str | None) -> None:
        decks = [GAMES["why_first"].rules.house_deck()]
        self.table = Table("why_first", players, (variant,), decks, half=False)
        self._params = params_of(str(PACKAGE / "champion" / NETS[variant]))
        self._values = jnp.append(jnp.asarray(self.table.engine.values), 0)

    def choose(self, now: Any, key: Array) -> tuple[Any, dict[str, Array]]:
        """A step in which every seat is asked, and the position before it."""
        for_choice, for_step, for_doubt, _ = jax.random.split(key, 4)
        numbers, legal = jax.vmap(self.table.see)(now)
        logits, value = self.table.think(self._params, numbers)
        actions = self._picked(logits, legal, for_choice, for_doubt)
        return self._step(now, actions, for_step), self.position(now, value)

    def move(self, now: Any, key: Array) -> Any:
        """7.2 A step in which one seat is asked: only its net has to think."""
        for_choice, for_step, for_doubt = jax.random.split(key, 3)
        numbers, legal = jax.vmap(self.table.see)(now)
        asked = jnp.argmax(jax.vmap(mover)(now.states)[:, : self.table.players], -1)
        mine = jnp.arange(len(asked)), asked
        logits, _ = self.table.think(self._params, numbers[mine])
        chosen = self._picked(logits, legal[mine], for_choice, for_doubt)
        passing = self.table.engine.layout.passing
        actions = jnp.full(legal.shape[:2], passing).at[mine].set(chosen)
        return self._step(now, actions, for_step)

    def seen(self, now: Any) -> dict[str, Array]:
        """The position of a moment, without a step."""
        return self.position(
            now, self.table.think(self._params, jax.vmap(self.table.see)(now)[0])[1]
        )

    def _picked(self, logits: Array, legal: Array, for_choice: Array, for_doubt: Array) -> Array:
        explores = jax.random.uniform(for_doubt, logits.shape[:-1]) < EXPLORED
        liked = jnp.where(explores[..., None], 0.0, logits)
        masked = jnp.where(self.table.by_slot(legal), liked, NEVER)
        return self.table.actions_of(jax.random.categorical(for_choice, masked))

    def _step(self, now: Any, actions: Array, key: Array) -> Any:
        keys = jax.random.split(key, GAMES_AT_ONCE)
        return jax.vmap(self.table.step)(now, actions, keys)

    def position(self, now: Any, value: Array) -> dict[str, Array]:
        """What can be known of all games before a round. Cards that are laid count as held."""
        state, players = now.states, self.table.players
        laid = state.laid[:, :players, None]
        hands = jnp.where(
            (laid < NO_CARD) & (jnp.arange(state.hands.shape[-1]) == 0), laid, state.hands
        )
        seen = {
            "race": state.race,
            "round": state.round,
            "hands": self._values[hands],
            "held": hands < NO_CARD,
            "whites": jnp.where(hands < NO_CARD, NO_CARD - hands, 0),
            "fields": state.fields,
            "totals": state.points.sum(1),
        }
        small = {name: numbers.astype(jnp.int8) for name, numbers in seen.items()}
        return {**small, "value": value.astype(jnp.float16)}

    # Whole games

    def usual(self, now: Any, key: Array) -> tuple[Any, dict[str, Array]]:
        """All choices of a game, and the positions before them."""
        return jax.lax.scan(self.choose, now, jax.random.split(key, self.table.engine.horizon))

    def tactical(self, now: Any, key: Array) -> tuple[Any, dict[str, Array]]:
        """The same of the tactical game."""

        def moves(now: Any, key: Array) -> Any:
            keys = jax.random.split(key, self.table.players)
            return jax.lax.scan(lambda games, own: (self.move(games, own), None), now, keys)[0]

        def one_round(now: Any, key: Array) -> Any:
            for_cards, for_moves = jax.random.split(key)
            laid, position = self.choose(now, for_cards)
            return moves(laid, for_moves), position

        def one_race(now: Any, key: Array) -> Any:
            *keys, last = jax.random.split(key, ROUNDS)
            now, positions = jax.lax.scan(one_round, now, jnp.stack(keys))
            position = jax.tree.map(lambda one: one[None], self.seen(now))
            joined = jax.tree.map(lambda *parts: jnp.concatenate(parts), positions, position)
            return moves(now, last), joined

        now, races = jax.lax.scan(one_race, now, jax.random.split(key, RACES))
        return now, jax.tree.map(lambda one: one.reshape(-1, *one.shape[2:]), races)


def play(players: int, variant: str | None, seed: int, batches: int) -> dict[str, Any]:
    """Positions before every round, [step, game, ...], and [game, figure] how the games ended."""
    those = Players(players, variant)
    whole = those.usual if variant is None else those.tactical

    @jax.jit
    def batch(key: Array) -> Any:
        for_start, for_steps = jax.random.split(key)
        games, seen = whole(those.table.begin(for_start, GAMES_AT_ONCE), for_steps)
        won = jax.vmap(those.table.engine.winners)(games.states)
        return seen, won / won.sum(-1, keepdims=True)

    parts, shares = list[Any](), list[Any]()
    for number in range(batches):
        seen, share = batch(jax.random.key(seed * 1000 + number))
        parts.append({name: np.asarray(array) for name, array in seen.items()})
        shares.append(np.asarray(share, np.float32))
    joined = {name: np.concatenate([part[name] for part in parts], 1) for name in parts[0]}
    return {**joined, "share": np.concatenate(shares)}
