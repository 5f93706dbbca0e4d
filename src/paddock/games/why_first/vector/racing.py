"""Rulebook, chapters 2, 4, 5 and 10: the start of a race, its points, and the end."""

import jax.numpy as jnp
from jax import Array

from paddock.games.why_first.layout import DEAL, LAY, NO_CARD, OVER, RACES, Layout
from paddock.games.why_first.vector.state import State, as_set, choose


def deal(state: State, hands: Array) -> State:
    """2.1 Each player takes 5 cards in hand; the rest stay aside, unseen."""
    dealt = state._replace(phase=jnp.int32(LAY), hands=hands, aside=~as_set(hands))
    return choose(state.phase == DEAL, dealt, state)


def score_race(state: State) -> State:
    """2.2 After five rounds comes scoring, then the next race or, after five, the end."""
    field, found = second_highest(state.fields)
    points = jnp.where(found & (state.fields == field), state.fields, 0)
    this_race = jnp.arange(RACES) == state.race - 1
    scored = state._replace(
        points=jnp.where(this_race[:, None], points, state.points),
        scored=jnp.where(this_race & found, field, state.scored),
    )
    over = scored._replace(phase=jnp.int32(OVER))
    return choose(state.race < RACES, _begin_race(scored), over)


def _begin_race(state: State) -> State:
    """2.1 All figures start on 0. All 32 cards are shuffled, 2.2 anew for each race."""
    return state._replace(
        phase=jnp.int32(DEAL),
        race=state.race + 1,
        round=jnp.int32(1),
        hands=jnp.full_like(state.hands, NO_CARD),
        aside=jnp.uint32(2**32 - 1),
        played=jnp.full_like(state.played, NO_CARD),
        fields=jnp.zeros_like(state.fields),
    )


def second_highest(numbers: Array) -> tuple[Array, Array]:
    """4.1, 5.1 The second of the distinct numbers, and whether there is one (4.2, 5.2)."""
    highest = jnp.max(numbers)
    below = numbers < highest
    lowest = jnp.min(numbers)
    return jnp.max(jnp.where(below, numbers, lowest)), jnp.any(below)


def totals(state: State) -> Array:
    """The points of all races so far, figure by figure."""
    return jnp.sum(state.points, axis=0, dtype=jnp.int32)


def winners(state: State) -> Array:
    """5.1 The second-highest total wins; equals share. 5.2 All equal: all share. 6.3 Leon too."""
    all_totals = totals(state)
    second, found = second_highest(all_totals)
    return (all_totals == second) | ~found


def places(layout: Layout, state: State) -> Array:
    """10.1 Distinct totals in the order second, third, first, fourth, ...; equals are level.

    Of the figures; players come first, and Leon is the last one.
    """
    mine = totals(state)
    higher = mine[None, :] > mine[:, None]
    counted_before = jnp.tril(mine[None, :] == mine[:, None], -1)
    distinct = ~jnp.any(counted_before, axis=1)
    rank = jnp.sum(higher & distinct[None, :], axis=1)
    levels = jnp.sum(distinct)
    best_stands = jnp.minimum(2, levels - 1)
    order = jnp.where(rank == 0, best_stands, jnp.where(rank <= 2, rank - 1, rank))
    return 1 + jnp.sum(order[None, :] < order[:, None], axis=1, dtype=jnp.int32)
