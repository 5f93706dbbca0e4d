"""How OUTSPEED is trained: many decks and both variants in one table, the last route worked out."""

from collections.abc import Sequence
from copy import copy
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from paddock.game_entry import engine_of
from paddock.games.outspeed.layout import LOOKED_AT
from paddock.games.outspeed.state import Config
from paddock.games.outspeed.tiles import Deck
from paddock.games.outspeed.train import last_route
from paddock.games.outspeed.train.decks import variations
from paddock.games.outspeed.train.regulars import Regulars
from paddock.train.game_training import Engines, GameTraining

DECISIONS_A_STEP: Final = {3: 1.75, 4: 2.0, 5: 2.3, 6: 2.5}
"""How many seats are asked in a joint step: measured between nets, and a tenth more.

So a tenth of the samples are positions of seats that are not asked, which the value learns from.
"""
FIRST_RACES: Final = 4
"""Where both variants are trained, one race of so many is a first race."""


class RaceEngines(Engines):
    """Races that may differ in their tiles, and be first races or not."""

    def __init__(
        self, engines: Sequence[Any], contexts: Sequence[Any], *, variant: bool, mixed: bool
    ) -> None:
        super().__init__(_with_room_for_all(engines), contexts[0], variant=variant)
        self._decks, self._contexts = [engine.deck for engine in engines], contexts
        self._first_race = None
        if mixed:
            self._first_race = copy(self.engine)
            self._first_race.first_race = True

    def variant(self, key: Array) -> Array:
        """Whether a new race is a first race."""
        if self._first_race is None:
            return super().variant(key)
        return jax.random.randint(key, (), 0, FIRST_RACES) == 0

    def of(self, deck: Array, variant: Array) -> tuple[Any, Any]:
        """The engine and the context of a race, with its tiles."""
        engine, context = super().of(deck, variant)
        if self._first_race is not None:
            context = context._replace(variant=variant)
        if len(self._decks) > 1:
            engine = copy(engine)
            engine.deck = engine.deck._replace(
                routes=_stacked([one.routes for one in self._decks])[deck],
                printed=_stacked([one.printed for one in self._decks])[deck],
            )
            context = context._replace(
                summary=_stacked([one.summary for one in self._contexts])[deck],
            )
        return engine, context

    def outcomes(self, engine: Any, key: Array, state: Any, variant: Array) -> Any:
        """What chance gives: a first race has its first tile from another pile."""
        drawn = super().outcomes(engine, key, state, variant)
        if self._first_race is None:
            return drawn
        first = super().outcomes(self._first_race, key, state, variant)
        return drawn._replace(tile=jnp.where(variant, first.tile, drawn.tile))


class Training(GameTraining):
    """How races are trained."""

    mixes_variants = True
    varies_decks = True
    last_choices = last_route

    def decks(self, house: Deck, seed: int) -> list[Deck]:
        """The house deck and its variations."""
        return variations(house, seed)

    def engines(self, configs: Sequence[Config], variants: Sequence[str | None]) -> Engines:
        """Races with these sets of tiles, and of both variants if both are trained."""
        return RaceEngines(
            [engine_of(self.entry, config) for config in configs],
            [self.features.context(config) for config in configs],
            variant=configs[0].first_race,
            mixed=len(variants) > 1,
        )

    def steps(self, engine: Any, wanted: int) -> int:
        """As many as are wanted: races are not equally long."""
        return wanted

    def seats_asked(self, engine: Any, players: int, variant: str | None) -> float:
        """As measured."""
        return DECISIONS_A_STEP[players]

    def regulars(self, engine: Any, decks: list[Deck]) -> Regulars:
        """Bold and careful ones in turn."""
        return Regulars(engine.players, decks)


def _stacked(arrays: list[Any]) -> Array:
    return jnp.asarray(np.stack(arrays))


def _with_room_for_all(engines: Sequence[Any]) -> Any:
    """An engine whose dice are enough for every deck."""
    if len(engines) == 1:
        return engines[0]
    first = copy(engines[0])
    most = {
        name: max(getattr(engine.deck, name) for engine in engines)
        for name in ("cost_dice", "zone_dice", "fuel_dice")
    }
    first.deck = first.deck._replace(**most)
    dice = sum(most.values())
    first.words_for_outcomes = 1 + first.players * (dice + LOOKED_AT)
    return first
