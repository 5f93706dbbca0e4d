"""Whole OUTSPEED races in which every seat plays by the Champion's net, on the vector engine.

Two decks meet the same tiles and dice in the race of the same number (common random numbers).
Only the seats that are asked are put to the net: about 400 races a second of processor time. The
Champion also searches its last choice; here the net makes that one, too.
"""

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from paddock.catalog import GAMES
from paddock.game_entry import engine_of
from paddock.games.outspeed.lab.tuning.races import MAX_COST_DICE, MAX_ZONE_DICE
from paddock.games.outspeed.layout import OVER, ROUNDS
from paddock.games.outspeed.tiles import Deck
from paddock.games.outspeed.vector.sampling import WORDS_FOR_TILE, words_for_resolution
from paddock.games.outspeed.vector.state import State
from paddock.train.net import Params, params_of
from paddock.train.table import NEVER, Table
from research.race_diary import Diary, Log, Now

NET: Final = "src/paddock/games/outspeed/champion/net.npz"
ROWS: Final = 256
"""The net is compiled for multiples of so many rows."""
PHASES: Final = 8
READ: Final = (
    "phase",
    "round",
    "tile",
    "face",
    "zones",
    "fuel",
    "tokens",
    "rear",
    "boards_added",
    "loss",
)
Asked = NDArray[np.int64]
"""[row, 2] The race and the seat of each question."""
Logits = NDArray[np.float32]
Tilt = Callable[[Now, Asked, Logits], Logits]
"""Changes what the net makes of the seats that are asked."""


class Tables(NamedTuple):
    """A deck as the engine and the features of the net take it."""

    routes: Any
    printed: Any
    summary: Any


class NetRaces:
    """Races of so many players by the Champion's net: compiled once, for any deck of these dice."""

    def __init__(self, players: int, deck: Deck) -> None:
        self.players = players
        self._params: Params = params_of(NET)
        self._table = Table("outspeed", players, (None,), [deck], half=False)
        self._engine = self._table.engine
        dice = {"cost_dice": MAX_COST_DICE, "zone_dice": MAX_ZONE_DICE, "fuel_dice": 0}
        self._deck = self._engine.deck._replace(**dice)
        self._context = self._table.module.context(_config(players, deck))
        self._start = jax.jit(jax.vmap(self._first))
        self._see = jax.jit(jax.vmap(self._seen, (0, None)))
        self._step = jax.jit(jax.vmap(self._next, (0, 0, 0, None)))
        self._think = jax.jit(self._table.think)

    def play(self, deck: Deck, seed: int, races: int, tilt: Tilt | None = None) -> Log:
        """Race so many times. The seed fixes tiles, dice and the tickets of all choices."""
        tables = self._tables(deck)
        keys = jax.random.split(jax.random.key(seed), races)
        states = self._start(keys)
        shape = (ROUNDS + 1, PHASES, races, self.players)
        luck = np.random.default_rng(seed).random(shape, np.float32)
        diary = Diary(races, self.players, deck)
        while True:
            now = _read(states)
            if (now["phase"] == OVER).all():
                won = jax.vmap(self._engine.winners)(states)
                return diary.log(now, np.asarray(won))
            actions = self._choose(self._see(states, tables), now, luck, tilt)
            states = self._step(states, jnp.asarray(actions), keys, tables)
            diary.note(now, actions, _read(states))

    def _choose(
        self,
        seen: Sequence[jax.Array],
        now: Now,
        luck: NDArray[np.float32],
        tilt: Tilt | None,
    ) -> NDArray[np.int32]:
        """[race, seat] What each seat does: the only legal action, or one by the net's mixture."""
        numbers, legal = map(np.asarray, seen)
        actions: NDArray[np.int32] = np.argmax(legal, -1).astype(np.int32)
        asked = np.argwhere(legal.sum(-1) > 1)
        race, seat = asked.T
        rows = numbers[race, seat]
        padding = np.zeros((-len(rows) % ROWS, rows.shape[1]), rows.dtype)
        logits = np.asarray(self._think(self._params, np.concatenate([rows, padding]))[0])
        logits = logits[: len(rows)]
        if tilt is not None:
            logits = tilt(now, asked, logits)
        masked = np.where(legal[race, seat], logits, NEVER)
        weights = np.exp(masked - masked.max(-1, keepdims=True)).cumsum(-1)
        ticket = luck[now["round"][race], now["phase"][race], race, seat]
        picked = (weights <= ticket[:, None] * weights[:, -1:]).sum(-1)
        last = legal.shape[-1] - 1 - np.argmax(legal[race, seat][:, ::-1], -1)
        actions[race, seat] = np.minimum(picked, last)
        return actions

    # One race

    def _first(self, key: jax.Array) -> State:
        engine, start = self._engine, self._engine.setup()
        drawn = engine.sample_outcomes(jax.random.fold_in(key, 0), start, None)
        started: State = engine.start(drawn)
        return started

    def _seen(self, state: State, tables: Tables) -> tuple[jax.Array, jax.Array]:
        engine, context = self._with(tables), self._context._replace(summary=tables.summary)
        seen = engine.observe(state).astype(jnp.int32)
        return self._table.module.compact(jnp, context, seen), engine.legal(state)

    def _next(self, state: State, actions: jax.Array, key: jax.Array, tables: Tables) -> State:
        """Dice, tokens and the next tile belong to the round, however many steps it has."""
        engine = self._with(tables)
        own = jax.random.fold_in(key, state.round.astype(jnp.int32))
        after: State = engine.apply(state, actions, engine.sample_outcomes(own, state, actions))
        return after

    def _with(self, tables: Tables) -> Any:
        """The engine of a deck."""
        engine = copy(self._engine)
        engine.deck = self._deck._replace(routes=tables.routes, printed=tables.printed)
        words = words_for_resolution(engine.deck, self.players)
        engine.words_for_outcomes = WORDS_FOR_TILE + words
        return engine

    def _tables(self, deck: Deck) -> Tables:
        config = _config(self.players, deck)
        own = engine_of(GAMES["outspeed"], config).deck
        return Tables(own.routes, own.printed, self._table.module.context(config).summary)


def _config(players: int, deck: Deck) -> Any:
    return GAMES["outspeed"].config(players, deck)


def _read(state: State) -> Now:
    return {name: np.asarray(getattr(state, name)) for name in READ}
