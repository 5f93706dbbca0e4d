"""The Expert: searches over worlds that its view allows, and mixes as the search advises."""

from math import inf
from random import Random
from typing import Generic

from paddock.bots.bot import Sight
from paddock.bots.mixed_bot import pick
from paddock.bots.search import Budget, Insight, PlainGame, Search
from paddock.core.game import StateT
from paddock.core.pending import ActionT


class Expert(Generic[StateT, ActionT]):
    """Plays any game that has an insight to offer."""

    def __init__(
        self, game: PlainGame[StateT, ActionT], insight: Insight[StateT, ActionT], budget: Budget
    ) -> None:
        self._game, self._insight, self._budget = game, insight, budget

    def slow(self, view: object) -> float:
        """All the time that it is given."""
        return inf

    def choose(self, sight: Sight[ActionT], rng: Random) -> ActionT:
        """Search, then pick by the mixture found."""
        search = Search(self._game, self._insight, sight.view(), sight.options, rng)
        search.run(self._budget)
        return search.root.options[pick(search.advice(), rng)]
