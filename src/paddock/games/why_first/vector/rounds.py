"""Rulebook, chapters 3, 6 and 7: a round, with Leon and in the tactical game."""

import jax.numpy as jnp
from jax import Array

from paddock.games.why_first.layout import (
    FIRST_FIELD,
    HAND,
    LAST_FIELD,
    LAY,
    MOVE,
    NO_CARD,
    ROUNDS,
    Layout,
)
from paddock.games.why_first.vector.racing import score_race
from paddock.games.why_first.vector.state import State, Values, as_set, card_values, choose

# 3.1, 7.1 Laying cards


def lay(layout: Layout, values: Values, state: State, actions: Array, leon: Array) -> State:
    """3.1 Each player lays a card of their hand before somebody. 7.1 Tactical: before oneself.

    6.2 Leon's card is turned up before himself, together with the others.
    """
    place, target = actions // layout.targets, actions % layout.targets
    chosen = jnp.arange(HAND) == place[:, None]
    cards = jnp.sum(jnp.where(chosen, state.hands, 0), axis=1, dtype=jnp.int32)
    seats = jnp.arange(layout.players)
    before = seats if layout.tactical else _counted_from(layout, seats, target)
    after = state._replace(hands=_without(state.hands, place))
    if layout.leon:
        after = after._replace(aside=state.aside & ~as_set(leon))
        cards = jnp.append(cards, leon)
        before = jnp.append(before, layout.figures - 1)
    after = _move_all(layout, values, _turn_up(after, cards), cards, before)
    return choose(state.phase == LAY, after, state)


def _counted_from(layout: Layout, seat: Array, number: Array) -> Array:
    """The figure of this number, as a seat counts them: itself is 0, Leon is last."""
    around = seat + number
    around = jnp.where(around >= layout.players, around - layout.players, around)
    return jnp.where(number < layout.players, around, number)


def _without(hands: Array, place: Array) -> Array:
    """The hands less the card at this place of each; those behind it move up."""
    moved_up = jnp.concatenate([hands[:, 1:], jnp.full_like(hands[:, :1], NO_CARD)], axis=1)
    return jnp.where(jnp.arange(HAND) < place[:, None], hands, moved_up)


def _turn_up(state: State, cards: Array) -> State:
    """3.2 All cards are turned up. 3.5 They are open and stay aside for the race."""
    this_round = (jnp.arange(ROUNDS) == state.round - 1)[:, None]
    return state._replace(played=jnp.where(this_round, cards, state.played))


def _lay_the_last_card(layout: Layout, state: State) -> tuple[State, Array]:
    """3.4 In the fifth round the last card goes before its owner. 6.2 Leon plays none."""
    cards = state.hands[:, 0]
    if layout.leon:
        cards = jnp.append(cards, NO_CARD)
    empty = jnp.full_like(state.hands, NO_CARD)
    return _turn_up(state._replace(hands=empty), cards), cards


def _move_all(layout: Layout, values: Values, state: State, cards: Array, before: Array) -> State:
    if layout.tactical:
        return _begin_moves(layout, values, state, cards)
    moved = _move_by_sums(values, state, cards, before)
    return choose(
        state.round == ROUNDS - 1,
        _run_the_last_round(layout, values, _next_round(moved)),
        _next_round(moved),
    )


def _next_round(state: State) -> State:
    """2.2 Five rounds, each with a card less."""
    return state._replace(phase=jnp.int32(LAY), round=state.round + 1)


# 3.2 Moving by sums


def _move_by_sums(values: Values, state: State, cards: Array, before: Array) -> State:
    """3.2 Each figure moves by the sum of the cards before its player."""
    figures = jnp.arange(state.fields.shape[0])
    lies_before = before[None, :] == figures[:, None]
    worth = card_values(values, cards)
    sums = jnp.sum(jnp.where(lies_before, worth, 0), axis=1, dtype=jnp.int32)
    return state._replace(fields=_within_the_track(state.fields + sums))


def _within_the_track(field: Array) -> Array:
    """3.3 No figure passes 16 or -12: the sum is taken first, then it stops at the edge."""
    return jnp.clip(field, FIRST_FIELD, LAST_FIELD)


def _run_the_last_round(layout: Layout, values: Values, state: State) -> State:
    """3.4 Nobody is asked, then 4. the race is scored."""
    after, cards = _lay_the_last_card(layout, state)
    return score_race(_move_by_sums(values, after, cards, jnp.arange(layout.figures)))


# 7. The tactical game


def _begin_moves(layout: Layout, values: Values, state: State, cards: Array) -> State:
    """7.2 From the highest white number down."""
    return _let_leon_move(layout, values, state._replace(phase=jnp.int32(MOVE), laid=cards))


def mover(state: State) -> Array:
    """7.2 Whose card is next, by figure: the highest white number is the lowest card."""
    return (state.laid == jnp.min(state.laid)) & (state.laid < NO_CARD)


def move(layout: Layout, values: Values, state: State, actions: Array) -> State:
    """7.2 The owner of the next card moves any one figure. 7.4 In the fifth round too."""
    chosen = _counted_from(layout, jnp.arange(layout.players), actions - layout.lays)
    figure = jnp.sum(jnp.where(mover(state)[: layout.players], chosen, 0))
    moved = _let_leon_move(layout, values, _move_one(values, state, figure))
    after = choose(jnp.any(moved.laid < NO_CARD), moved, _end_moves(layout, moved))
    return choose(state.phase == MOVE, after, state)


def _move_one(values: Values, state: State, figure: Array) -> State:
    """7.3 Each move stops at the edges by itself."""
    worth = card_values(values, jnp.min(state.laid))
    moved = _within_the_track(state.fields + worth)
    here = jnp.arange(state.fields.shape[0]) == figure
    return state._replace(
        fields=jnp.where(here, moved, state.fields),
        laid=jnp.where(mover(state), NO_CARD, state.laid),
    )


def _let_leon_move(layout: Layout, values: Values, state: State) -> State:
    """7.5 Leon's card moves Leon, at its place in the order."""
    if not layout.leon:
        return state
    leon = layout.figures - 1
    return choose(mover(state)[leon], _move_one(values, state, jnp.int32(leon)), state)


def _end_moves(layout: Layout, state: State) -> State:
    """7.4 In the fifth round the last card is laid by itself; after it the race is scored."""
    next_round = _next_round(state)
    last, cards = _lay_the_last_card(layout, next_round)
    last = last._replace(phase=jnp.int32(MOVE), laid=cards)
    further = choose(state.round == ROUNDS - 1, last, next_round)
    return choose(state.round == ROUNDS, score_race(state), further)
