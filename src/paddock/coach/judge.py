"""Who estimates play for the coach: how a good player mixes, and how likely a seat is to win."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from paddock.bots.search import AnyInsight
from paddock.champions import are_installed, champion_of, has_nets
from paddock.core import AnyGame, Seat
from paddock.game_entry import GameEntry, bots_of

if TYPE_CHECKING:
    from paddock.bots.champion import Champion


class Judge(Protocol):
    """Estimates from views alone. Both methods take many views at once, for speed."""

    @property
    def name(self) -> str:
        """The level of bot that it judges like."""
        ...

    def mix(self, views: Sequence[Any], options: Sequence[tuple[Any, ...]], /) -> list[list[float]]:
        """Return how often a good player takes each option; each list sums to 1."""
        ...

    def win_chances(self, views: Sequence[Any], /) -> list[float]:
        """Return how likely the viewer of each view is to win, 0 to 1."""
        ...


class InsightJudge:
    """Judges by the insight that the Expert's search uses: weaker than a trained net, always there.

    An insight reads states, so each view is completed to a world that it allows.
    """

    name = "expert"

    def __init__(self, game: AnyGame, insight: AnyInsight) -> None:
        self._game, self._insight = game, insight

    def mix(self, views: Sequence[Any], options: Sequence[tuple[Any, ...]]) -> list[list[float]]:
        """Return the insight's weights as shares."""
        return [
            _shares(self._insight.weigh(self._world(view), view.seat, offer))
            for view, offer in zip(views, options, strict=True)
        ]

    def win_chances(self, views: Sequence[Any]) -> list[float]:
        """Return the insight's chances."""
        return [self._insight.chances(self._world(view))[view.seat] for view in views]

    def _world(self, view: Any) -> Any:
        return self._game.determinize(view, Random(0))


def _shares(weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


class NetJudge:
    """Judges by the Champion's net: its mixture, and its estimate of the result."""

    name = "champion"

    def __init__(self, champion: "Champion", is_out: Callable[[Any], bool]) -> None:
        self._champion, self._is_out = champion, is_out

    def mix(self, views: Sequence[Any], options: Sequence[tuple[Any, ...]]) -> list[list[float]]:
        """Return the net's mixtures; of a single view, what the Champion would really play."""
        if len(views) == 1:
            return [self._champion.weigh(views[0], options[0])]
        return self._champion.weigh_all(views, options)

    def win_chances(self, views: Sequence[Any]) -> list[float]:
        """Return the net's values, which count from an equal share.

        The net learned from those who still choose; the eliminated have no chance.
        """
        equal = 1 / views[0].config.players
        return [
            0.0 if self._is_out(view) else min(1.0, max(0.0, value + equal))
            for view, value in zip(views, self._champion.values(views), strict=True)
        ]


class ChancesOfAll:
    """The win chances of all seats in states that wait for a choice."""

    def __init__(self, game: AnyGame, judge: Judge) -> None:
        self._game, self._judge = game, judge

    def __call__(self, states: Sequence[Any]) -> list[list[float]]:
        """Judge each state from the view of each seat."""
        players: int = states[0].config.players
        views = [self._game.view(state, Seat(seat)) for state in states for seat in range(players)]
        found = self._judge.win_chances(views)
        return [found[at : at + players] for at in range(0, len(found), players)]


def judge_for(entry: GameEntry) -> Judge:
    """Return the strongest judge there is for a game."""
    if has_nets(entry) and are_installed([entry]):
        return NetJudge(champion_of(entry), entry.rules.is_out)
    return InsightJudge(entry.rules.game, bots_of(entry).insight)
