"""Rulebook, 7.7: drawing bonus tokens."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from paddock.games.outspeed.layout import (
    BY_SEAT,
    END_ROUND,
    KEEP_TOKEN,
    KINDS,
    LOOKED_AT,
    NO_BURIED,
    NO_TOKEN,
)
from paddock.games.outspeed.vector.state import State, choose, kinds_of, total
from paddock.vector.chance import pick_weighted


def begin_drawing(state: State, draws: Array, tickets: Array) -> State:
    """7.7 All pairs are dealt first, from the front-most ship backwards, then by seat.

    `draws` are those who draw a token. One token alone is kept, with none there is nothing; if
    nobody has two to choose from, the round ends.
    """
    dealt = _deal_pairs(state._replace(draw_place=_places(state, draws)), tickets)
    first, second = dealt.looked_at[:, 0], dealt.looked_at[:, 1]
    somebody_chooses = jnp.any(second < NO_TOKEN)
    by_itself = kinds_of(jnp.where(somebody_chooses, NO_TOKEN, first))
    return dealt._replace(
        phase=jnp.where(somebody_chooses, KEEP_TOKEN, END_ROUND).astype(jnp.int32),
        tokens=state.tokens + by_itself,
    )


def _places(state: State, draws: Array) -> Array:
    """[player] 7.7 When each is served: the front-most ship first, within a zone by seat."""
    seats = jnp.arange(state.zones.shape[0])
    ahead = state.zones[None] > state.zones[:, None]
    beside = (state.zones[None] == state.zones[:, None]) & (seats[None] < seats[:, None])
    earlier = total((ahead | beside) & draws[None])
    return jnp.where(draws, earlier, state.zones.shape[0])


class _Dealing(NamedTuple):
    """The stack while pairs are dealt: `from_bottom` tokens of the bottom are gone."""

    pile: Array
    discard: Array
    buried: Array
    from_bottom: Array
    looked_at: Array


def _deal_pairs(state: State, tickets: Array) -> State:
    """7.7 One seat after the other looks at two tokens."""
    players = state.zones.shape[0]
    start = _Dealing(
        state.pile,
        state.discard,
        total(state.bottom > NO_BURIED),
        jnp.zeros_like(state.moments),
        state.looked_at,
    )

    def serve(place: int, now: _Dealing) -> _Dealing:
        served = state.draw_place == place
        own = jnp.sum(jnp.where(served[:, None], tickets, 0), axis=0, dtype=jnp.int32)
        return choose(jnp.any(served), _serve(state, now, served, own), now)

    done: _Dealing = jax.lax.fori_loop(0, players, serve, start)
    return state._replace(
        pile=done.pile,
        discard=done.discard,
        bottom=_without_the_first(state.bottom, done.from_bottom, done.buried),
        looked_at=done.looked_at,
    )


def _serve(state: State, now: _Dealing, served: Array, tickets: Array) -> _Dealing:
    """7.7 Look at the top two: what was left on top of a refilled stack, the pile, the bottom."""
    now, first = _refill(state, now)
    now, first = _take(state, now, first, tickets[0])
    now, second = _take(state, now, jnp.full_like(first, NO_TOKEN), tickets[1])
    pair = jnp.stack([first, second])
    return now._replace(looked_at=jnp.where(served[:, None], pair, now.looked_at))


def _refill(state: State, now: _Dealing) -> tuple[_Dealing, Array]:
    """7.7 With fewer than two left, the discard is shuffled and goes under what is left.

    What is left on top of it is drawn at once, so it is returned and not put back.
    """
    in_pile, at_bottom = total(now.pile), now.buried - now.from_bottom
    refilled = (in_pile + at_bottom < LOOKED_AT) & (total(now.discard) > 0)
    alone_in_pile = total(now.pile * jnp.arange(KINDS))
    left = jnp.where(in_pile > 0, alone_in_pile, _first_of_bottom(state, now))
    something_left = refilled & (in_pile + at_bottom > 0)
    new = now._replace(
        pile=now.discard, discard=jnp.zeros_like(now.discard), from_bottom=now.buried
    )
    return choose(refilled, new, now), jnp.where(something_left, left, NO_TOKEN)


def _first_of_bottom(state: State, now: _Dealing) -> Array:
    """The kind of the top-most token of the bottom that is still there."""
    within_reach = state.bottom[: LOOKED_AT * state.zones.shape[0]]
    here = jnp.arange(within_reach.shape[0]) == now.from_bottom
    return total(jnp.where(here, within_reach, 0)) % BY_SEAT


def _take(state: State, now: _Dealing, known: Array, ticket: Array) -> tuple[_Dealing, Array]:
    """The next token: one that is known already, or from the pile, or the first of the bottom."""
    drawn = pick_weighted(ticket, now.pile)
    unknown = known == NO_TOKEN
    from_pile = unknown & (total(now.pile) > 0)
    from_bottom = unknown & ~from_pile & (now.from_bottom < now.buried)
    token = jnp.where(from_bottom, _first_of_bottom(state, now), known)
    token = jnp.where(from_pile, drawn, token)
    after = now._replace(
        pile=now.pile - kinds_of(jnp.where(from_pile, drawn, NO_TOKEN)),
        from_bottom=now.from_bottom + from_bottom,
    )
    return after, token


def _without_the_first(bottom: Array, count: Array, buried: Array) -> Array:
    """The bottom less its first tokens; those after them move up.

    Of the first tokens no more than a pair for each player goes; a refill leaves none at all.
    """
    place = jnp.arange(bottom.shape[0])
    moved_up = bottom
    for step in (1, 2, 4, 8, 16):
        if step < bottom.shape[0]:
            nothing = jnp.full_like(bottom[:step], NO_BURIED)
            further = jnp.concatenate([moved_up[step:], nothing])
            moved_up = jnp.where((count & step) > 0, further, moved_up)
    return jnp.where(place < buried - count, moved_up, NO_BURIED)


# Keeping


def may_keep(state: State) -> Array:
    """[player, kind] 7.7 Keep one of two."""
    chooses = state.looked_at[:, 1:] < NO_TOKEN
    either = kinds_of(state.looked_at[:, 0]) + kinds_of(state.looked_at[:, 1])
    return chooses & (either > 0)


def keep(state: State, kinds: Array) -> State:
    """7.7 The others go to the bottom of the stack, in the order in which they were dealt."""
    first, second = state.looked_at[:, 0], state.looked_at[:, 1]
    chooses = second < NO_TOKEN
    kept = jnp.where(chooses, kinds, first)
    returned = jnp.where(kept == first, second, first)
    return state._replace(
        phase=jnp.full_like(state.phase, END_ROUND),
        tokens=state.tokens + kinds_of(kept),
        bottom=_bury(state, chooses, returned),
    )


def _bury(state: State, returns: Array, tokens: Array) -> Array:
    """7.7 Under the stack, after what lies there."""
    seats = jnp.arange(state.zones.shape[0])
    earlier = total((state.draw_place[None] < state.draw_place[:, None]) & returns[None])
    place = total(state.bottom > NO_BURIED) + earlier
    buried = tokens + BY_SEAT * seats
    here = (jnp.arange(state.bottom.shape[0])[:, None] == place[None]) & returns[None]
    found = total(jnp.where(here, buried[None] + 1, 0))
    return jnp.where(jnp.any(here, axis=1), found - 1, state.bottom)
