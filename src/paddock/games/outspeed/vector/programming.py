"""Rulebook, chapter 6: Programming."""

import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import NO_ROUTE, PROGRAM
from paddock.games.outspeed.vector.deck import Deck, printed_on, read
from paddock.games.outspeed.vector.elimination import eliminate
from paddock.games.outspeed.vector.state import State, choose


def may_program(deck: Deck, state: State) -> Array:
    """[player, side] 6.2 A route whose cheapest possible cost exceeds your fuel may not be chosen.

    6.3 One that costs exactly all your fuel may be.
    """
    routes = read(printed_on(deck, state.tile, state.face))
    affordable = routes.lit[None] & (routes.least[None] <= state.fuel[:, None])
    return affordable & state.racing()[:, None]


def begin_programming(deck: Deck, state: State) -> State:
    """6.1 All players choose a lit route. 6.4 If nobody can, all are eliminated at once."""
    programming = state._replace(phase=jnp.full_like(state.phase, PROGRAM))
    stranded = eliminate(programming, state.racing(), jnp.int32(NO_ROUTE))
    return choose(jnp.any(may_program(deck, state)), programming, stranded)
