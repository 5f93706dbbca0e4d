"""The whole engine: what a race of so many pilots with these tiles is, in arrays."""

from collections.abc import Mapping
from typing import Any

import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import (
    ACTIONS,
    DECLARE,
    DECLARES,
    DIALS,
    END_ROUND,
    KEEP_TOKEN,
    KEEPS,
    OVER,
    PROGRAM,
    PROGRAMS,
    ROLL_COSTS,
    ROUNDS,
    SET_DIAL,
    TURN_UP_TILE,
    TURN_UP_TOKENS,
    bottom_size,
)
from paddock.games.outspeed.vector import (
    bonus,
    counting,
    drawing,
    end,
    observing,
    playing,
    resolution,
    reveal,
)
from paddock.games.outspeed.vector.deck import deck_of
from paddock.games.outspeed.vector.playing import Facts
from paddock.games.outspeed.vector.sampling import (
    WORDS_FOR_TILE,
    outcomes_from,
    words_for_resolution,
)
from paddock.games.outspeed.vector.state import Outcomes, State, setup, when, wide
from paddock.vector.chance import words
from paddock.vector.counting import Counts, Tally


class Engine:
    """Pure functions of one race. `tables` is the deck, as `encoding.deck_tables` makes it."""

    def __init__(
        self, players: int, tables: Mapping[str, Any], *, first_race: bool = False
    ) -> None:
        self.players, self.actions = players, ACTIONS
        self.deck, self.first_race = deck_of(tables), first_race
        bottom = bottom_size(players, int(self.deck.tokens.sum()))
        self.observation_size = observing.observation_size(self.deck, players, bottom)
        self.words_for_outcomes = WORDS_FOR_TILE + words_for_resolution(self.deck, players)
        declares, program, keep, dial = players, 1, 1, 1
        self.horizon = ROUNDS * (declares + program + keep) + dial

    # One step

    def start(self, outcomes: Outcomes) -> State:
        """2. A race whose first tile is up."""
        return self.turn_up_tokens(self.turn_up_tile(self.setup(), outcomes.tile))

    def sample_outcomes(self, key: Array, state: State, actions: Array) -> Outcomes:
        """All dice, tokens and tiles that this step may need, whatever is chosen."""
        drawn = words(key, self.words_for_outcomes)
        return outcomes_from(self.deck, self.players, drawn, state, first_race=self.first_race)

    def apply(self, state: State, actions: Array, outcomes: Outcomes) -> State:
        """Reveal and resolve the choices of all seats, then all that follows by itself.

        Each part concerns only the races that wait for it. Choices come in the reverse order of a
        round, so that none is taken for an answer to the question that follows it.
        """
        state = self.keep(state, actions - KEEPS)
        state = self.set_dials(state, actions - DIALS)
        state = self.reveal_routes(state, actions - PROGRAMS)
        state = self.declare(state, actions - DECLARES)
        state = self.resolve(state, outcomes)
        state = self.end_round(state)
        state = self.turn_up_tile(state, outcomes.tile)
        return self.turn_up_tokens(state)

    # Its parts, in the order of a round, each for the races that wait for it

    def setup(self) -> State:
        """2. Before the first tile is turned up."""
        return setup(self.deck, self.players)

    def turn_up_tile(self, state: State, tile: Array) -> State:
        waits = state.phase == TURN_UP_TILE
        return when(waits, lambda now: reveal.turn_up_tile(now, tile), state)

    def declare(self, state: State, answers: Array) -> State:
        waits = state.phase == DECLARE
        return when(waits, lambda now: bonus.declare(now, answers), state)

    def declare_all(self, state: State, answers: Array) -> State:
        waits = state.phase == DECLARE
        return when(waits, lambda now: bonus.declare_all(now, answers), state)

    def turn_up_tokens(self, state: State) -> State:
        waits = state.phase == TURN_UP_TOKENS
        return when(waits, lambda now: bonus.turn_up_tokens(self.deck, now), state)

    def reveal_routes(self, state: State, sides: Array) -> State:
        waits = state.phase == PROGRAM
        return when(waits, lambda now: resolution.reveal_routes(self.deck, now, sides), state)

    def set_dials(self, state: State, values: Array) -> State:
        waits = state.phase == SET_DIAL
        return when(waits, lambda now: resolution.set_dials(self.deck, now, values), state)

    def resolve(self, state: State, outcomes: Outcomes) -> State:
        waits = state.phase == ROLL_COSTS
        return when(waits, lambda now: resolution.resolve(self.deck, now, outcomes), state)

    def keep(self, state: State, kinds: Array) -> State:
        waits = state.phase == KEEP_TOKEN
        return when(waits, lambda now: drawing.keep(now, kinds), state)

    def end_round(self, state: State) -> State:
        return when(state.phase == END_ROUND, reveal.end_round, state)

    # What is asked of a state

    def may_declare_in_turn(self, state: State) -> Array:
        """[player, answer] What each may answer when its zone is asked."""
        return bonus.may_declare_in_turn(wide(state))

    def legal(self, state: State) -> Array:
        """[player, action] Who may do what."""
        return observing.legal(self.deck, wide(state))

    def observe(self, state: State) -> Array:
        """[player, number] What each seat knows."""
        return observing.observe(self.deck, wide(state))

    def is_over(self, state: State) -> Array:
        return state.phase == OVER

    def places(self, state: State) -> Array:
        """10.3 If the race were over now."""
        return end.places(wide(state))

    def winners(self, state: State) -> Array:
        """[player] 10.1 Who wins."""
        return end.winners(wide(state))

    def returns(self, state: State) -> Array:
        """[player] A share of the victory less that of an even chance; before the end nothing.

        10.2 If nobody wins, nobody gains or loses.
        """
        won = self.winners(state)
        share = won / jnp.maximum(jnp.sum(won), 1) - 1 / self.players
        return jnp.where(self.is_over(state) & jnp.any(won), share, 0.0)

    # Whole races

    def play_randomly(self, key: Array, rounds: int = ROUNDS) -> tuple[State, Facts]:
        """A race of random legal play, and what is counted of it beside its state."""
        return playing.play_randomly(self, key, rounds)

    def tally(self, final: State, facts: Facts) -> Tally:
        return counting.tally(self, wide(final), facts)

    def name_counts(self, totals: Mapping[str, Any]) -> Counts:
        return counting.name_counts(totals)
