"""The Champion: a net trained by self-play, and a look ahead where a game has one. It needs NumPy.

A decision of the net takes about a millisecond. In a game without a look ahead the last choice is
searched: self-play teaches one answer to it, and all who give the same answer stand in a crowd.
"""

import logging
from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeAlias, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from paddock.arrays import NUMPY, Array, ArrayModule, numpy_array
from paddock.bots.bot import AgreedConfig, NamedDeck, SeatView, Sight
from paddock.bots.foresight import Foresight
from paddock.bots.mixed_bot import pick
from paddock.bots.net import Floats, Net, UnreadableNetError, digest_of
from paddock.bots.search import AnyInsight, Budget, Search
from paddock.core import AnyGame
from paddock.core.memory import remember_last
from paddock.core.pending import ActionT

LOG: Final = logging.getLogger(__name__)


ContextT = TypeVar("ContextT")


class Features(Protocol[ContextT]):
    """A game's `features` module."""

    VERSION: int

    SLOTS: int
    NUMBERS: int

    def context(self, config: AgreedConfig, /) -> ContextT: ...

    def slots(self, config: AgreedConfig, /) -> NDArray[np.int32]: ...

    def compact(self, xp: ArrayModule, around: ContextT, seen: Array, /) -> Array: ...

    def features(self, xp: ArrayModule, numbers: Array, /) -> Array: ...


AnyFeatures: TypeAlias = Features[Any]
"""The features of a game that the reader does not know."""


class Senses:
    """How a game's views become the inputs of a net, and its outputs the weights of options."""

    def __init__(
        self,
        features: AnyFeatures,
        observe: Callable[[SeatView], Sequence[int]],
        number: Callable[[SeatView, tuple[Hashable, ...]], Sequence[int]],
    ) -> None:
        self._features, self._observe, self._number = features, observe, number
        self.version = features.VERSION
        self._slots = remember_last(features.slots)

    def inputs(self, view: SeatView) -> Floats:
        """What a net is given of a view."""
        seen = np.array(self._observe(view), np.int32)
        return self._inputs(view.config, seen)

    def inputs_of(self, views: Sequence[SeatView]) -> Floats:
        """[view, input] The same for many views of one game."""
        seen = np.array([self._observe(view) for view in views], np.int32)
        return self._inputs(views[0].config, seen)

    def _inputs(self, config: AgreedConfig, seen: NDArray[np.int32]) -> Floats:
        around = self._features.context(config)
        numbers = self._features.compact(NUMPY, around, numpy_array(seen))
        return cast("Floats", self._features.features(NUMPY, numbers))

    def places(self, view: SeatView, options: tuple[Hashable, ...]) -> NDArray[np.int32]:
        """Where in the output of a net the options stand."""
        return self._slots(view.config)[[*self._number(view, options)]]


class Endgame:
    """Searches the choices after which nobody chooses any more."""

    SECONDS: Final = 0.05
    """How long that may take: up to 20 ms were measured (docs/bots.md)."""

    def __init__(
        self,
        game: AnyGame,
        insight: AnyInsight,
        is_last: Callable[[SeatView], bool],
        budget: Budget,
    ) -> None:
        self._game, self._insight, self.is_last = game, insight, is_last
        self._budget = budget

    def weigh(self, view: SeatView, options: tuple[Hashable, ...], rng: Random) -> list[float]:
        """How often to play each option, by a short search."""
        search = Search(self._game, self._insight, view, options, rng)
        search.run(self._budget)
        found = dict(zip(search.root.options, search.advice(), strict=True))
        total = sum(found.values())
        return [found.get(option, 0.0) / total for option in options]


class Champion:
    """Plays any game whose features a net was trained on."""

    def __init__(
        self,
        senses: Senses,
        nets: Sequence[Net],
        endgame: Endgame | None = None,
        foresight: Foresight | None = None,
    ) -> None:
        self._senses, self._nets = senses, nets
        self._endgame, self._foresight = endgame, foresight
        self._digest = remember_last(digest_of)
        self._strange_decks: set[str] = set()
        for net in nets:
            if net.about.features != senses.version:
                why = f"features {net.about.features}, not {senses.version}"
                raise UnreadableNetError(why)

    def slow(self, view: SeatView) -> float:
        """The net takes a millisecond, the look ahead three; only the last choice is searched."""
        last = self._endgame is not None and self._endgame.is_last(view)
        return Endgame.SECONDS if last else 0.0

    def net_for(self, config: AgreedConfig) -> Net:
        """The net that was trained for this variant and number of players, or comes closest."""
        return max(
            self._nets,
            key=lambda net: (
                config.variant in net.about.variants,
                config.players in net.about.players,
            ),
        )

    def choose(self, sight: Sight[ActionT], rng: Random) -> ActionT:
        """Pick by the mixture of the net, corrected by a look ahead or replaced by a search."""
        return sight.options[pick(self.weigh(sight.view(), sight.options, rng), rng)]

    def weigh(
        self, view: SeatView, options: tuple[Hashable, ...], rng: Random | None = None
    ) -> list[float]:
        """How often to play each option."""
        net = self.net_for(view.config)
        self._warn_of_another_deck(net, view.config.deck)
        rng = rng or Random(0)
        if self._endgame is not None and self._endgame.is_last(view):
            return self._endgame.weigh(view, options, rng)
        logits, _ = net(self._senses.inputs(view))
        chosen = logits[self._senses.places(view, options)]
        weights = np.exp(chosen - chosen.max())
        found: list[float] = (weights / weights.sum()).tolist()
        if self._foresight is None or len(options) == 1:
            return found
        return self._foresight.weigh(view, options, found, self.values, rng)

    def _warn_of_another_deck(self, net: Net, deck: NamedDeck) -> None:
        """Log once that the net plays a deck that it was not trained on."""
        digest = self._digest(deck)
        if digest != net.about.deck_digest and digest not in self._strange_decks:
            self._strange_decks.add(digest)
            LOG.warning("the Champion was not trained on the deck %r", deck.name)

    def weigh_all(
        self, views: Sequence[SeatView], options: Sequence[tuple[Hashable, ...]]
    ) -> list[list[float]]:
        """How often the net plays each option of each view; all views are of one game."""
        logits, _ = self._judged(views)
        found: list[list[float]] = []
        for view, offer, row in zip(views, options, logits, strict=True):
            chosen = row[self._senses.places(view, offer)]
            weights = np.exp(chosen - chosen.max())
            found.append((weights / weights.sum()).tolist())
        return found

    def values(self, views: Sequence[SeatView]) -> list[float]:
        """The share of the victory to expect in each view, less an equal share."""
        _, values = self._judged(views)
        found: list[float] = values.tolist()
        return found

    def _judged(self, views: Sequence[SeatView]) -> tuple[Floats, Floats]:
        return self.net_for(views[0].config)(self._senses.inputs_of(views))

    def value(self, view: SeatView) -> float:
        """The share of the victory to expect, less an equal share."""
        _, value = self.net_for(view.config)(self._senses.inputs(view))
        return float(value)


def knows_deck(net: Net, deck: NamedDeck) -> bool:
    """Whether the net was trained on this deck."""
    return digest_of(deck) == net.about.deck_digest
