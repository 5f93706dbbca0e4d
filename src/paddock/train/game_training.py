"""How a game is trained: what suits every game, and what one may do otherwise.

A game names its own class in `GameEntry.training`; it overrides what it does otherwise.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import jax.numpy as jnp
from jax import Array

from paddock.catalog import GAMES
from paddock.champions import features_of
from paddock.game_entry import GameEntry, engine_of, research_of


class Games(NamedTuple):
    """Games under way: their states, the deck and the variant of each."""

    states: Any
    deck: Array
    variant: Array


class Regulars(Protocol):
    """Regulars in every seat of one game under way."""

    def weights(self, state: Any, deck: Array, legal: Array) -> Array:
        """[player, action] How often each seat does what is legal."""
        ...


class LastChoices(Protocol):
    """The last choice of many games, worked out instead of left to a net."""

    @property
    def EVERY(self) -> int:  # noqa: N802 - a constant of the module
        """Steps of a rollout after which last choices are worked out; games wait until then."""
        ...

    def waits(self, states: Any, /) -> Array:
        """[game] Whether a game waits for its last choice."""
        ...

    def weights(
        self, engine_of: Callable[[Games], Any], games: Games, key: Array, /, *, held: bool
    ) -> Array:
        """[game, seat, action] How often to play each action, in games that wait.

        `held`: games were held for this step, so that many wait.
        """
        ...


class Engines:
    """The rules of a table's games in arrays: all have the same deck and variant."""

    def __init__(self, engine: Any, context: Any, *, variant: bool) -> None:
        self.engine = engine
        """For what is equal in all games, as their horizon."""
        self._context, self._variant = context, variant

    def variant(self, key: Array) -> Array:
        """Whether a new game is one of the variant."""
        return jnp.asarray(self._variant)

    def of(self, deck: Array, variant: Array) -> tuple[Any, Any]:
        """The engine and the context of a game."""
        return self.engine, self._context

    def outcomes(self, engine: Any, key: Array, state: Any, variant: Array) -> Any:
        """What chance gives in the next step."""
        return engine.sample_outcomes(key, state, None)


class GameTraining:
    """How any game with features and a vector engine is trained."""

    mixes_variants = False
    """Whether a table has games of all variants, or each variant tables of its own."""
    varies_decks = False
    """Whether it can be trained on variations of its house deck, too."""
    last_choices: LastChoices | None = None

    def __init__(self, entry: GameEntry) -> None:
        self.entry = entry
        self.features: Any = features_of(entry)  # JAX has no `arrays.ArrayModule` for mypy

    def decks(self, house: Any, seed: int) -> list[Any]:
        """The house deck and, where it varies, its variations."""
        return [house]

    def engines(self, configs: Sequence[Any], variants: Sequence[str | None]) -> Engines:
        """The rules for games with these configs, which differ in their decks."""
        (config,) = configs
        engine = engine_of(self.entry, config)
        return Engines(engine, self.features.context(config), variant=variants[0] is not None)

    def steps(self, engine: Any, wanted: int) -> int:
        """Joint steps of an update: a whole game, however many are wanted."""
        steps: int = engine.horizon
        return steps

    def seats_asked(self, engine: Any, players: int, variant: str | None) -> float:
        """How many seats are asked in a joint step, on average."""
        return players

    def regulars(self, engine: Any, decks: list[Any]) -> Regulars | None:
        """Regulars for arrays, as opponents in evaluations."""
        return None


def training_of(game: str) -> GameTraining:
    """How this game is trained."""
    entry = GAMES[game]
    own = research_of(entry).training
    made: type[GameTraining] = GameTraining if own is None else own.load()
    return made(entry)
