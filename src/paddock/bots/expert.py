"""The Expert: searches over worlds that its view allows, and mixes as the search advises."""

from random import Random
from typing import Any

from paddock.bots.bot import Sight
from paddock.bots.mixed_bot import pick
from paddock.bots.search import Budget, Insight, Search
from paddock.core import AnyGame


class Expert:
    """Plays any game that has an insight to offer."""

    def __init__(self, game: AnyGame, insight: Insight, budget: Budget) -> None:
        self._game, self._insight, self._budget = game, insight, budget

    def choose(self, sight: Sight[Any], rng: Random) -> Any:
        """Search, then pick by the mixture found."""
        search = Search(self._game, self._insight, sight.view(), sight.options, rng)
        search.run(self._budget)
        return search.root.options[pick(search.advice(), rng)]
