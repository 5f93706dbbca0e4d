"""Many games of one kind side by side, as a learner plays them: all seats with one net.

A table is a game, a number of players and a variant. Games that are over start again at once.
"""

from enum import Enum, auto
from functools import cached_property, partial
from math import ceil
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from paddock.train.game_training import Games, Regulars, training_of
from paddock.train.net import Params, forward

NEVER: Final = -1e9
"""The logit of an action that is not legal."""
HARDLY: Final = 1e-30
"""What a Regular never does gets this weight, so that its logarithm is a number."""
A_NET, RANDOM, REGULARS = range(3)
"""Who plays the other seats of a duel."""


class LastChoice(Enum):
    """Who makes the last choice of a game: the net, or what the game has to work it out.

    Where a best response is trained, it makes its own, and the others' are worked out.
    """

    OF_THE_NET = auto()
    WORKED_OUT = auto()
    WORKED_OUT_FOR_OTHERS = auto()


class Played(NamedTuple):
    """What happened in a number of steps, [step, game, seat, ...]."""

    numbers: Array
    legal: Array  # by slot
    slot: Array
    log_chance: Array
    value: Array
    result: Array
    over: Array  # [step, game]
    asked: Array


class Table:
    """Pure functions of the games of one kind."""

    def __init__(  # noqa: PLR0913 - what a table is
        self,
        game: str,
        players: int,
        variants: tuple[str | None, ...],
        decks: list[Any],
        *,
        half: bool,
        last: LastChoice = LastChoice.OF_THE_NET,
        steps: int = 48,
    ) -> None:
        self.game, self.players, self.half, self.last = game, players, half, last
        self._variant = None if len(variants) > 1 else variants[0]
        self.name = "-".join([game, str(players), *([self._variant] if self._variant else [])])
        self._training, self._decks = training_of(game), decks
        self.module = self._training.features
        entry = self._training.entry
        configs = [entry.config(players, deck, variant=self._variant) for deck in decks]
        self._engines = self._training.engines(configs, variants)
        self.engine = self._engines.engine
        self.slots = np.asarray(self.module.slots(configs[0]))
        self._steps = self._training.steps(self.engine, steps)
        self._action_of = np.full(self.module.SLOTS, -1, np.int32)
        self._action_of[self.slots] = np.arange(len(self.slots))

    # One game

    def start(self, key: Array) -> Games:
        """One new game."""
        for_deck, for_variant, own = jax.random.split(key, 3)
        deck = jax.random.randint(for_deck, (), 0, len(self._decks))
        variant = self._engines.variant(for_variant)
        engine, _ = self._engines.of(deck, variant)
        outcomes = self._engines.outcomes(engine, own, engine.setup(), variant)
        return Games(engine.start(outcomes), deck, variant)

    def see(self, game: Games) -> tuple[Array, Array]:
        """[seat, number] What each seat knows, and [seat, action] what it may do."""
        engine, context = self._engines.of(game.deck, game.variant)
        seen = engine.observe(game.states).astype(jnp.int32)
        numbers = self.module.compact(jnp, context, seen)
        return numbers.astype(jnp.int16), engine.legal(game.states)

    def step(self, game: Games, actions: Array, key: Array) -> Games:
        """The choices of all seats."""
        engine, _ = self._engines.of(game.deck, game.variant)
        outcomes = self._engines.outcomes(engine, key, game.states, game.variant)
        return game._replace(states=engine.apply(game.states, actions, outcomes))

    def results(self, game: Games) -> tuple[Array, Array]:
        """Whether a game is over, and what each seat has won by then."""
        over = self.engine.is_over(game.states)
        return over, jnp.where(over, self.engine.returns(game.states), 0.0)

    def step_on(self, game: Games, actions: Array, key: Array) -> tuple[Games, Array, Array]:
        """The same; a game that is over then starts again."""
        for_step, for_start = jax.random.split(key)
        after = self.step(game, actions, for_step)
        over, result = self.results(after)
        new = self.start(for_start)
        after = jax.tree.map(lambda one, other: jnp.where(over, one, other), new, after)
        return after, over, result

    # Nets

    def by_slot(self, legal: Array) -> Array:
        """[..., slot] What is legal, in the order of a net's output."""
        return jnp.where(self._action_of >= 0, legal[..., self._action_of], False)  # noqa: FBT003

    def actions_of(self, slot: Array) -> Array:
        """[...] The action that stands at a place of a net's output."""
        return jnp.asarray(self._action_of)[slot]

    def think(self, params: Params, numbers: Array) -> tuple[Array, Array]:
        """[..., slot] logits and [...] values."""
        inputs = self.module.features(jnp, numbers.astype(jnp.int32))
        return forward(params, inputs, half=self.half)

    @cached_property
    def regulars(self) -> Regulars | None:
        """Regulars for arrays; their tables of a deck are made when they are first asked for."""
        return self._training.regulars(self.engine, self._decks)

    def as_regulars(self, regulars: Regulars, games: Games, legal: Array) -> Array:
        """[game, seat, slot] What Regulars would do, as logits."""
        weights = jax.vmap(regulars.weights)(games.states, games.deck, legal)
        by_slot = jnp.where(self._action_of >= 0, weights[..., self._action_of], 0.0)
        return jnp.log(jnp.maximum(by_slot, HARDLY))

    def _last_choices(self, games: Games, key: Array, *, held: bool = False) -> tuple[Array, Array]:
        """[game, 1, 1] Whether the last choice is worked out, and [game, seat, slot] as logits."""
        count, found = games.deck.shape[0], self._training.last_choices
        if found is None or self.last is LastChoice.OF_THE_NET:
            return jnp.zeros((count, 1, 1), bool), jnp.float32(0)
        weights = found.weights(self._engine_of, games, key, held=held)
        by_slot = jnp.where(self._action_of >= 0, weights[..., self._action_of], 0.0)
        waiting = found.waits(games.states)[:, None, None]
        return waiting, jnp.log(jnp.maximum(by_slot, HARDLY))

    def _engine_of(self, game: Games) -> Any:
        return self._engines.of(game.deck, game.variant)[0]

    def _last_choices_when_due(
        self, games: Games, key: Array, number: Array
    ) -> tuple[Array, Array, Array]:
        """The same at one step of some; [game] tells which games are held until then."""
        count, found = games.deck.shape[0], self._training.last_choices
        if found is None or self.last is LastChoice.OF_THE_NET:
            return *self._last_choices(games, key), jnp.zeros(count, bool)
        waiting, due = found.waits(games.states), number % found.EVERY == 0
        is_last, last = jax.lax.cond(
            due,
            lambda: self._last_choices(games, key, held=True),
            lambda: (
                waiting[:, None, None],
                jnp.zeros((count, self.players, self.module.SLOTS)),
            ),
        )
        return is_last, last, waiting & ~due

    # Many games

    def steps(self) -> int:
        """Of an update."""
        return self._steps

    def games(self, samples: int, *, one_learns: bool) -> int:
        """How many games give about so many decisions of those who learn in an update."""
        asked = self._training.seats_asked(self.engine, self.players, self._variant)
        if one_learns:
            asked /= self.players
        return 8 * ceil(samples / (self.steps() * asked) / 8)

    def begin(self, key: Array, games: int) -> Games:
        """So many new games."""
        started: Games = jax.vmap(self.start)(jax.random.split(key, games))
        return started

    def rollout(
        self, params: Params, other: Params | None, games: Games, key: Array
    ) -> tuple[Games, Played, Array]:
        """Steps of all games; `other` plays all seats but one, if it is given.

        Also gives the values of the last position, from which the rest is estimated.
        """
        count = games.deck.shape[0]
        seats = jnp.arange(self.players)
        learns = seats == (jnp.arange(count) % self.players)[:, None]

        def once(now: Games, step: tuple[Array, Array]) -> tuple[Games, Played]:
            number, own = step
            for_choice, for_step, for_last = jax.random.split(own, 3)
            numbers, legal = jax.vmap(self.see)(now)
            logits, value = self.think(params, numbers)
            allowed = self.by_slot(legal)
            is_last, last, held = self._last_choices_when_due(now, for_last, number)
            played = logits
            if other is not None:
                theirs = jnp.where(is_last, last, self.think(other, numbers)[0])
                played = jnp.where(learns[..., None], logits, theirs)
            if self.last is LastChoice.WORKED_OUT:
                played = jnp.where(is_last, last, played)
            masked = jnp.where(allowed, played, NEVER)
            slot = jax.random.categorical(for_choice, masked)
            chances = jax.nn.log_softmax(jnp.where(allowed, logits, NEVER))
            chosen = jnp.take_along_axis(chances, slot[..., None], -1)[..., 0]
            asked = jnp.sum(legal, -1) > 1
            if other is not None:
                asked = asked & learns
            if self.last is LastChoice.WORKED_OUT:
                asked = asked & ~is_last[..., 0]
            asked = asked & ~held[:, None]
            actions = self.actions_of(slot)
            keys = jax.random.split(for_step, count)
            after, over, result = jax.vmap(self.step_on)(now, actions, keys)
            after = jax.tree.map(partial(_where, held), now, after)
            over, result = over & ~held, jnp.where(held[:, None], 0.0, result)
            small = slot.astype(jnp.int8)
            return after, Played(numbers, allowed, small, chosen, value, result, over, asked)

        steps = (jnp.arange(self.steps()), jax.random.split(key, self.steps()))
        games, played = jax.lax.scan(once, games, steps)
        last = self.think(params, jax.vmap(self.see)(games)[0])[1]
        return games, played, last

    # Evaluation

    def duel(self, params: Params, other: Params, rival: Array, key: Array, deals: int) -> Array:
        """[deal] What one player wins among others, in the mean of all seats.

        A deal is played once from every seat with the same dice, tiles and cards. `rival` says who
        the others are: the net `other`, `RANDOM` for any legal action, each as likely, or Regulars.
        """
        players, count = self.players, deals * self.players
        seat = jnp.tile(jnp.arange(players), deals)
        mine = jnp.arange(players) == seat[:, None]
        of_deals, for_choices = jax.random.split(key)
        deal_keys = jnp.repeat(jax.random.split(of_deals, deals), players, axis=0)
        games: Games = jax.vmap(self.start)(deal_keys)

        def once(now: tuple[Games, Array, Array], number: Array) -> Any:
            games, won, ended = now
            numbers, legal = jax.vmap(self.see)(games)
            logits, _ = self.think(params, numbers)
            own = jax.random.fold_in(for_choices, number)
            is_last, last = self._last_choices(games, jax.random.fold_in(own, 1))
            if self.last is LastChoice.WORKED_OUT:
                logits = jnp.where(is_last, last, logits)
            ways = [
                lambda: jnp.where(is_last, last, self.think(other, numbers)[0]),
                lambda: jnp.zeros_like(logits),
            ]
            if (regulars := self.regulars) is not None:
                ways.append(lambda: self.as_regulars(regulars, games, legal))
            theirs = jax.lax.switch(rival, ways)
            masked = jnp.where(
                self.by_slot(legal), jnp.where(mine[..., None], logits, theirs), NEVER
            )
            actions = self.actions_of(jax.random.categorical(own, masked))
            keys = jax.vmap(partial(jax.random.fold_in, data=number))(deal_keys)
            after = jax.vmap(self.step)(games, actions, keys)
            over, result = jax.vmap(self.results)(after)
            now_over = over & ~ended
            won = won + jnp.where(now_over, jnp.sum(result * mine, -1), 0.0)
            kept = jax.tree.map(partial(_where, ended), games, after)
            return (kept, won, ended | over), None

        start = (games, jnp.zeros(count), jnp.zeros(count, bool))
        (_, won, _), _ = jax.lax.scan(once, start, jnp.arange(1, self.engine.horizon + 1))
        return won.reshape(deals, players).mean(1)


def _where(condition: Array, yes: Array, no: Array) -> Array:
    return jnp.where(condition.reshape(condition.shape + (1,) * (no.ndim - 1)), yes, no)
