"""The whole engine: what a game of so many players with these cards is, in arrays."""

from collections.abc import Mapping, Sequence
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array

from paddock.games.why_first.layout import CARDS, MOVE, OVER, RACES, ROUNDS, Layout
from paddock.games.why_first.vector import counting, observing, playing, racing, rounds
from paddock.games.why_first.vector.playing import Facts
from paddock.games.why_first.vector.sampling import (
    WORDS_FOR_LEON,
    hands_from,
    leon_from,
    words_for_hands,
)
from paddock.games.why_first.vector.state import Outcomes, State, choose, setup
from paddock.vector.chance import words
from paddock.vector.counting import Counts, Tally


class Engine:
    """Pure functions of one game. `values` are those of the cards, highest white number first."""

    def __init__(self, players: int, values: Sequence[int], *, tactical: bool = False) -> None:
        self.layout = Layout(players, tactical)
        self.players, self.actions = players, self.layout.actions
        self.values = np.array(values, np.int32)
        assert self.values.shape == (CARDS,)
        self.observation_size = observing.observation_size(self.layout)
        lays, moves = ROUNDS - 1, players * ROUNDS if tactical else 0
        self.horizon = RACES * (lays + moves)

    # One step

    def start(self, outcomes: Outcomes) -> State:
        """2.1 A game whose first hands are dealt."""
        return racing.deal(setup(self.layout), outcomes.hands)

    def sample_outcomes(self, key: Array, state: State, actions: Array) -> Outcomes:
        """All cards that this step may need, whatever is chosen."""
        drawn = words(key, words_for_hands(self.layout) + WORDS_FOR_LEON)
        hands = hands_from(self.layout, drawn[:-WORDS_FOR_LEON])
        return Outcomes(hands, leon_from(drawn[-1], state))

    def apply(self, state: State, actions: Array, outcomes: Outcomes) -> State:
        """Turn up and resolve the choices of all seats, then deal if a race begins."""
        chosen = self.choose(state, actions, outcomes.leon)
        return racing.deal(chosen, outcomes.hands)

    # Its parts

    def setup(self) -> State:
        """2.1 Before the first hands are dealt."""
        return setup(self.layout)

    def choose(self, state: State, actions: Array, leon: Array) -> State:
        """The choices of all seats; what is dealt afterwards is not dealt yet."""
        laid = self.lay(state, actions, leon)
        if not self.layout.tactical:
            return laid
        return choose(state.phase == MOVE, self.move(state, actions), laid)

    def lay(self, state: State, actions: Array, leon: Array) -> State:
        return rounds.lay(self.layout, self.values, state, actions, leon)

    def move(self, state: State, actions: Array) -> State:
        return rounds.move(self.layout, self.values, state, actions)

    def deal(self, state: State, hands: Array) -> State:
        return racing.deal(state, hands)

    # What is asked of a state

    def legal(self, state: State) -> Array:
        """[player, action] Who may do what."""
        return observing.legal(self.layout, state)

    def observe(self, state: State) -> Array:
        """[player, number] What each seat knows."""
        return observing.observe(self.layout, self.values, state)

    def is_over(self, state: State) -> Array:
        return state.phase == OVER

    def places(self, state: State) -> Array:
        """10.1 Of the players, if the game were over now."""
        return racing.places(self.layout, state)[: self.players]

    def winners(self, state: State) -> Array:
        """5.1 [figure] Leon is the last."""
        return racing.winners(state)

    def returns(self, state: State) -> Array:
        """[player] A share of the victory less that of an even chance; before the end nothing."""
        won = self.winners(state)[: self.players]
        share = won / jnp.maximum(jnp.sum(won), 1) - 1 / self.players
        return jnp.where(self.is_over(state), share, 0.0)

    # Whole games

    def play_randomly(self, key: Array) -> tuple[State, Facts]:
        """A game of random legal play, and what is counted of it beside its state."""
        return playing.play_randomly(self, key)

    def tally(self, final: State, facts: Facts) -> Tally:
        return counting.tally(self, final, facts)

    def name_counts(self, totals: Mapping[str, Any]) -> Counts:
        return counting.name_counts(self.layout, totals)
