"""Search for the Expert: simultaneous-move Monte Carlo tree search with regret matching.

Each simulation draws a world that the seat's view allows and plays into it. In the tree every seat
mixes by the regrets of what it has tried so far under what *it* sees there; nobody uses what it
may not know. Below the tree all play by the game's insight, and where that says that it is far
enough, its chances to win are the result. At the root each candidate of the searching seat is
played in the same world, against the same choices, with the same dice: what differs is its doing.

The same seed and the same number of simulations give the same mixture.
"""

import sys
from collections.abc import Callable, Hashable, Mapping, Sequence
from math import inf
from random import Random
from time import monotonic
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct

from paddock.bots.bot import SeatView, Sight
from paddock.bots.mixed_bot import pick
from paddock.bots.playing import draw
from paddock.core import Chance, Decision, Game, GameOver, Seat
from paddock.core.game import StateT
from paddock.core.pending import ActionT

KnownStateT = TypeVar("KnownStateT", contravariant=True)
KnownActionT = TypeVar("KnownActionT", contravariant=True)
PlainGame: TypeAlias = Game[Any, StateT, ActionT, Any, Any]
"""A game whose configs, outcomes and views are not looked into."""

TREE_DEPTH: Final = 2
"""Decisions from the root on for which regrets are kept."""
EXPLORATION: Final = 0.05
PRIOR_TRIES: Final = 10.0
"""How many simulations the insight's weights count for, before regrets take over."""
PRIOR_OF_ADVICE: Final = 20.0
"""The same for the advice at the end."""


class Insight(Protocol[KnownStateT, KnownActionT]):
    """What a game teaches the search. A module with these functions is one."""

    @property
    def OPTIONS_ARE_PUBLIC(self) -> bool:  # noqa: N802 - a constant of the module
        """Whether others' options say nothing of what they hide: then they learn at the root."""
        ...

    @property
    def CANDIDATES(self) -> int:  # noqa: N802 - the same
        """How many options, those with the most weight, the searching seat looks into."""
        ...

    def sharpness(self, players: int, /) -> float:
        """How much more often to play what is played often: a short search blurs its mixture."""
        ...

    def weigh(
        self, state: KnownStateT, seat: Seat, options: tuple[KnownActionT, ...], /
    ) -> Sequence[float]:
        """How often a good player takes each option, knowing only what the seat knows."""
        ...

    def hurry(
        self, state: KnownStateT, seat: Seat, options: tuple[KnownActionT, ...], /
    ) -> Sequence[float]:
        """The same, if not quite as well, found within a few microseconds."""
        ...

    def far_enough(self, start: KnownStateT, state: KnownStateT, /) -> bool:
        """Whether `state`, reached from `start`, may be judged by its chances."""
        ...

    def chances(self, state: KnownStateT, /) -> Sequence[float]:
        """How likely each seat is to win from here."""
        ...


AnyInsight: TypeAlias = Insight[Any, Any]
"""The insight of a game that the reader does not know."""


class Budget(Struct, frozen=True):
    """When to stop: after so many simulations, or as soon as `stop` says so."""

    simulations: int
    stop: Callable[[], bool] = lambda: False


def within(seconds: float) -> Budget:
    """As many simulations as can start in this time."""
    end = monotonic() + seconds
    return Budget(sys.maxsize, lambda: monotonic() >= end)


class Node(Generic[ActionT]):
    """What one seat has learnt where it sees the same."""

    __slots__ = ("mixture", "options", "prior", "regrets", "tries")

    def __init__(self, options: tuple[ActionT, ...], prior: Sequence[float]) -> None:
        total = sum(prior)
        self.options = options
        self.prior = [weight / total for weight in prior]
        self.regrets = [0.0] * len(options)
        self.mixture = [0.0] * len(options)
        self.tries = 0

    def matched(self) -> list[float]:
        """Regret matching: what was missed most is played most."""
        total = sum(self.regrets)
        return [regret / total for regret in self.regrets] if total else self.prior

    def strategy(self) -> list[float]:
        """Regret matching: what was missed most is played most; at first, what looks good."""
        total = sum(self.regrets)
        if not total:
            return self.prior
        trust = self.tries / (self.tries + PRIOR_TRIES)
        return [
            trust * regret / total + (1 - trust) * weight
            for regret, weight in zip(self.regrets, self.prior)
        ]

    def advice(self, sharpness: float) -> list[float]:
        """Weights for the options: the mixture of all tries, sharpened, and what looked good."""
        if not self.tries:
            return self.prior
        trust = self.tries / (self.tries + PRIOR_OF_ADVICE)
        total = sum(self.mixture)
        return [
            weight ** (1 - trust) * (share / total) ** (sharpness * trust)
            for weight, share in zip(self.prior, self.mixture)
        ]

    def learn_all(self, values: Sequence[float]) -> None:
        """What each option would have brought."""
        strategy = self.strategy()
        mean = sum([weight * value for weight, value in zip(strategy, values)])
        self._add([value - mean for value in values])
        self.mixture = [m + self.tries * w for m, w in zip(self.mixture, self.matched())]

    def learn_one(self, chosen: int, chance: float, value: float) -> None:
        """What the option that was taken, with this chance, brought; the others are not known."""
        worth, strategy = value / chance, self.strategy()
        self._add([(worth if at == chosen else 0.0) - w * worth for at, w in enumerate(strategy)])

    def _add(self, regrets: Sequence[float]) -> None:
        """Regrets never fall below nothing: what becomes good again is found again soon."""
        self.tries += 1
        for at, regret in enumerate(regrets):
            self.regrets[at] = max(0.0, self.regrets[at] + regret)


class Trodden(Struct, Generic[ActionT]):
    """A choice in the tree, to learn from when the result is known."""

    node: Node[ActionT]
    seat: Seat
    chosen: int
    chance: float


class Search(Generic[StateT, ActionT]):
    """One search for one decision of one seat."""

    def __init__(
        self,
        game: PlainGame[StateT, ActionT],
        insight: Insight[StateT, ActionT],
        view: SeatView,
        options: tuple[ActionT, ...],
        rng: Random,
    ) -> None:
        self._game, self._insight, self._view, self._rng = game, insight, view, rng
        self._seat = view.seat
        self._nodes: dict[tuple[Seat, Hashable], Node[ActionT]] = {}
        weights = insight.weigh(game.determinize(view, rng), self._seat, options)
        best = sorted(range(len(options)), key=weights.__getitem__)[-insight.CANDIDATES :]
        self.root = Node(tuple([options[at] for at in best]), [weights[at] for at in best])

    def run(self, budget: Budget) -> None:
        """Simulate until the budget is used up."""
        for _ in range(budget.simulations):
            if budget.stop():
                return
            self._simulate()

    def advice(self) -> list[float]:
        """How often to play each candidate, as weights."""
        return self.root.advice(self._insight.sharpness(self._view.config.players))

    def _simulate(self) -> None:
        """One world, one choice of each other seat, every option of mine."""
        world = self._game.determinize(self._view, self._rng)
        asked = cast("Decision[ActionT]", self._game.pending(world)).options
        trodden: list[Trodden[ActionT]] = []
        others = {
            seat: self._tread(self._node(options, world, seat, options), seat, trodden, self._rng)
            if self._insight.OPTIONS_ARE_PUBLIC
            else self._play(world, seat, options, self._rng)
            for seat, options in asked.items()
            if seat != self._seat
        }
        seed = self._rng.random()
        results = [
            self._result(world, {**others, self._seat: option}, seed)
            for option in self.root.options
        ]
        weights = self.root.strategy()
        self.root.learn_all([result[self._seat] for result in results])
        for step in trodden:
            value = sum([weight * r[step.seat] for weight, r in zip(weights, results)])
            step.node.learn_one(step.chosen, step.chance, value)

    def _result(
        self, world: StateT, choices: Mapping[Seat, ActionT], seed: float
    ) -> Sequence[float]:
        """Every seat's utility after these choices: its chance to win, less an equal share."""
        state, depth = self._game.apply_choices(world, choices).state, 1
        trodden: list[Trodden[ActionT]] = []
        dice: Random | None = None
        while not self._insight.far_enough(world, state):
            waiting = self._game.pending(state)
            if isinstance(waiting, GameOver):
                return self._learnt(trodden, shares(waiting))
            # Made only when it is needed: that takes as long as a step of a game.
            dice = Random(seed) if dice is None else dice
            if isinstance(waiting, Chance):
                state = self._game.apply_chance(state, draw(waiting, dice)).state
            else:
                choices = self._choices(state, waiting, trodden, dice, in_tree=depth < TREE_DEPTH)
                state, depth = self._game.apply_choices(state, choices).state, depth + 1
        chances = self._insight.chances(state)
        return self._learnt(trodden, [chance - 1 / len(chances) for chance in chances])

    def _choices(
        self,
        state: StateT,
        decision: Decision[ActionT],
        trodden: list[Trodden[ActionT]],
        rng: Random,
        *,
        in_tree: bool,
    ) -> dict[Seat, ActionT]:
        """What everyone does below the root."""
        return {
            seat: self._tread(self._seen(state, seat, options), seat, trodden, rng)
            if in_tree and len(options) > 1
            else self._play(state, seat, options, rng)
            for seat, options in decision.options.items()
        }

    @staticmethod
    def _learnt(trodden: list[Trodden[ActionT]], result: Sequence[float]) -> Sequence[float]:
        for step in trodden:
            step.node.learn_one(step.chosen, step.chance, result[step.seat])
        return result

    def _play(
        self, state: StateT, seat: Seat, options: tuple[ActionT, ...], rng: Random
    ) -> ActionT:
        """A choice below the tree, where there is no time to think."""
        if len(options) == 1:
            return options[0]
        return options[pick(self._insight.hurry(state, seat, options), rng)]

    def _seen(self, state: StateT, seat: Seat, options: tuple[ActionT, ...]) -> Node[ActionT]:
        """What a seat has learnt where it sees this."""
        return self._node(self._game.view(state, seat), state, seat, options)

    def _node(
        self, known: Hashable, state: StateT, seat: Seat, options: tuple[ActionT, ...]
    ) -> Node[ActionT]:
        """At the root a seat is known by what it may choose from: more of it is not public."""
        node = self._nodes.get((seat, known))
        if node is None:
            node = Node(options, self._insight.weigh(state, seat, options))
            self._nodes[seat, known] = node
        return node

    def _tread(
        self, node: Node[ActionT], seat: Seat, trodden: list[Trodden[ActionT]], rng: Random
    ) -> ActionT:
        """A choice in the tree: mostly what was good, now and then anything."""
        explored = EXPLORATION / len(node.options)
        weights = [(1 - EXPLORATION) * weight + explored for weight in node.strategy()]
        chosen = pick(weights, rng)
        trodden.append(Trodden(node, seat, chosen, weights[chosen]))
        return node.options[chosen]


def shares(over: GameOver) -> list[float]:
    """1/k to each of k winners, less an equal share."""
    seats, winners = len(over.places), over.winners
    share = 1 / len(winners) if winners else 0.0
    return [(share if seat in winners else 0.0) - 1 / seats for seat in range(seats)]


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
