"""Corrects the mixture of a net by what each option leads to. It needs NumPy.

Two looks ahead. A game's `Lookahead` plays the round in many worlds at once and estimates win
chances by closed formulas or small nets. Where a seat moves alone in sight of all, the net itself
judges the position after each option. Both are cheap: a decision stays within three milliseconds.
"""

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from paddock.bots.bot import SeatView
from paddock.bots.playing import draw
from paddock.bots.search import AnyInsight, Node, shares
from paddock.core import AnyGame, DrawIn, GameOver, advance

CANDIDATES: Final = 6
"""So many options are looked into, those that the net likes best."""
LAST_ROWS: Final = 20
"""Worlds for the last choice: with more of them all crowd on one answer, and can be foreseen."""
FLOOR: Final = 1e-4
"""What the net never plays gets this much, so that the look ahead can find it."""
DOUBT_OF_THE_NET: Final = 0.012
"""How far apart two values of the net must be to count."""

Chances: TypeAlias = NDArray[np.float64]
Values: TypeAlias = Callable[[Sequence[SeatView]], list[float]]
"""The share of the victory to expect in each view, less an equal share."""


KnownViewT = TypeVar("KnownViewT", contravariant=True)
KnownActionT = TypeVar("KnownActionT", contravariant=True)


class Lookahead(Protocol[KnownViewT, KnownActionT]):
    """A game's `lookahead` module."""

    def outcomes(
        self, view: KnownViewT, options: Sequence[KnownActionT], rng: Random, /
    ) -> Chances:
        """[world, option] The seat's chance to win after the round."""
        ...

    def doubt(self, view: KnownViewT, /) -> float | None:
        """How far apart chances must be to count; None: mix by regrets, as choices are secret."""
        ...

    def is_open(self, view: KnownViewT, /) -> bool:
        """Whether the seat moves alone, in sight of all."""
        ...


AnyLookahead: TypeAlias = Lookahead[Any, Any]
"""The look ahead of a game that the reader does not know."""


class Foresight:
    """Looks ahead from any choice of a game."""

    def __init__(
        self,
        game: AnyGame,
        insight: AnyInsight,
        look: AnyLookahead,
        is_last: Callable[[SeatView], bool],
    ) -> None:
        self._game, self._insight, self._look, self._is_last = game, insight, look, is_last

    def weigh(
        self,
        view: SeatView,
        options: tuple[Hashable, ...],
        mixture: Sequence[float],
        values: Values,
        rng: Random,
    ) -> list[float]:
        """How often to play each option, from how often the net plays it."""
        if self._is_last(view):
            # Self-play teaches one answer to the last choice, and everybody crowds there.
            world = self._game.determinize(view, rng)
            mixture = self._insight.weigh(world, view.seat, options)
        best = sorted(range(len(options)), key=mixture.__getitem__)[-CANDIDATES:]
        chosen = tuple([options[at] for at in best])
        prior = [mixture[at] + FLOOR for at in best]
        rows = self._look.outcomes(view, chosen, rng)
        if self._is_last(view):
            rows = rows[:LAST_ROWS]
        doubt = self._look.doubt(view)
        if doubt is None:
            weights = self._by_regrets(view, chosen, prior, rows)
        else:
            weights = np.array(prior) * _tilt(rows.mean(0), doubt)
            if self._look.is_open(view):
                weights *= _tilt(self._judged(view, chosen, values, rng), DOUBT_OF_THE_NET)
        found = [0.0] * len(options)
        for at, weight in zip(best, (weights / weights.sum()).tolist(), strict=True):
            found[at] = weight
        return found

    def _by_regrets(
        self, view: SeatView, options: tuple[Hashable, ...], prior: list[float], rows: Chances
    ) -> Chances:
        """Mix as the Expert's search does, with a world for each simulation."""
        node = Node(options, prior)
        for row in rows.tolist():
            node.learn_all(row)
        return np.array(node.advice(self._insight.sharpness(view.config.players)))

    def _judged(
        self, view: SeatView, options: tuple[Hashable, ...], values: Values, rng: Random
    ) -> Chances:
        """[option] The seat's expected share at the next choice of anybody, less an equal one."""
        world, luck = self._game.determinize(view, rng), rng.random()
        found, waiting = np.zeros(len(options)), dict[int, SeatView]()
        for at, option in enumerate(options):
            moved = self._game.apply_choices(world, {view.seat: option}).state
            after = advance(self._game, moved, _drawn_with(Random(luck)))
            if isinstance(after.waiting, GameOver):
                found[at] = shares(after.waiting)[view.seat]
            else:
                waiting[at] = self._game.view(after.state, view.seat)
        if waiting:
            found[[*waiting]] = values([*waiting.values()])
        return found


def _drawn_with(dice: Random) -> DrawIn:
    return lambda _, chance: draw(chance, dice)


def _tilt(chances: Chances, doubt: float) -> Chances:
    """Weights that favour the better, the more so the less doubt there is."""
    weights: Chances = np.exp((chances - chances.max()) / doubt)
    return weights
