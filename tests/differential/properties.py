"""What holds of the engines by themselves: secrets, seats, and the ways of running them.

A subject's engine may be one with a planted mistake.
"""

from functools import lru_cache
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from paddock.games.outspeed.layout import BY_SEAT, KINDS, NO_BURIED, NO_TOKEN
from paddock.vector.chance import pick_legal, tickets, words
from tests.differential.inputs import Subject

GAMES = 256
STEPS = (3, 12, 25)


def choices(engine: Any, key: Any, state: Any) -> Any:
    return pick_legal(tickets(words(key, engine.players)), engine.legal(state))


@lru_cache
def games_under_way(engine: Any) -> list[Any]:
    """Batches of states after so many random steps, with a key for each game."""

    def step(state: Any, key: Any) -> Any:
        for_choices, for_outcomes = jax.random.split(key)
        actions = choices(engine, for_choices, state)
        return engine.apply(state, actions, engine.sample_outcomes(for_outcomes, state, actions))

    stepping = jax.jit(jax.vmap(step))
    keys = jax.random.split(jax.random.key(1), (max(STEPS) + 1, GAMES))
    begin: Any = jax.vmap(
        lambda key: engine.start(engine.sample_outcomes(key, engine.setup(), None))
    )
    state, found = begin(keys[0]), []
    for number in range(1, max(STEPS) + 1):
        state = stepping(state, keys[number])
        if number in STEPS:
            found.append(state)
    return found


# 8.1, 11. Secrets


def secrets_are_kept(subject: Subject) -> None:
    """What a seat may not know changes neither its sight nor its options."""
    engine = subject.engine
    hide = _other_hands if subject.name.startswith("why_first") else _other_tokens
    asked = jax.jit(jax.vmap(lambda one: (engine.observe(one), engine.legal(one))))
    changed = 0
    for state in games_under_way(engine):
        for seat in range(engine.players):
            other = jax.vmap(lambda one, seat=seat: hide(engine, one, seat))(state)
            for before, after in zip(asked(state), asked(other), strict=True):
                np.testing.assert_array_equal(before[:, seat], after[:, seat])
            changed += int((_secrets(state) != _secrets(other)).any())
    assert changed > 0


def _secrets(state: Any) -> Any:
    return np.asarray(state.hands if hasattr(state, "hands") else state.tokens)


def _other_hands(engine: Any, state: Any, seat: int) -> Any:
    """8.1 The other players exchange their hands, if these are equally large."""
    others = [other for other in range(engine.players) if other != seat]
    order = jnp.arange(engine.players).at[jnp.array(others)].set(jnp.array(others[::-1]))
    return state._replace(hands=state.hands[order])


def _other_tokens(engine: Any, state: Any, seat: int) -> Any:
    """11.1, 11.4 Every token that the seat does not know is of the next kind instead."""
    mine = jnp.arange(engine.players) == seat

    def turned(tokens: Any) -> Any:
        return jnp.where(tokens < NO_TOKEN, (tokens + 1) % KINDS, tokens)

    kind, by = state.bottom % BY_SEAT, state.bottom // BY_SEAT
    other_bottom = jnp.where(by == seat, state.bottom, (kind + 1) % KINDS + BY_SEAT * by)
    return state._replace(
        tokens=jnp.where(mine[:, None], state.tokens, jnp.roll(state.tokens, 1, axis=1)),
        pile=jnp.roll(state.pile, 1),
        laid=jnp.where(mine, state.laid, turned(state.laid)),
        looked_at=jnp.where(mine[:, None], state.looked_at, turned(state.looked_at)),
        bottom=jnp.where(state.bottom > NO_BURIED, other_bottom, state.bottom),
    )


# Seats


def seats_are_alike(subject: Subject) -> None:
    """Seats that change places take their game with them.

    Only 7.7, drawing within a zone, asks which seat is first: such races are left out.
    """
    engine, order = subject.engine, _another_order(subject)
    keys = jax.random.split(jax.random.key(2), GAMES)

    def both(state: Any, key: Any) -> Any:
        actions = choices(engine, key, state)
        outcomes = engine.sample_outcomes(jax.random.fold_in(key, 1), state, actions)
        after = engine.apply(state, actions, outcomes)
        moved = _reseated(subject, state, order)
        other = engine.apply(
            moved, _actions_for(subject, actions, order), _reseated(subject, outcomes, order)
        )
        return after, _reseated(subject, after, order), other, _serves_by_seat(state, after)

    compared, at_both_tables = 0, jax.jit(jax.vmap(both))
    for state in games_under_way(engine):
        _, wanted, found, unfair = at_both_tables(state, keys)
        fair = ~np.asarray(unfair)
        compared += int(fair.sum())
        for field, one, other in zip(wanted._fields, wanted, found, strict=True):
            np.testing.assert_array_equal(np.asarray(one)[fair], np.asarray(other)[fair], field)
    assert compared > GAMES // 4


def _another_order(subject: Subject) -> Any:
    players = subject.engine.players
    return np.array([(seat * (players - 1) + 1) % players for seat in range(players)])


def _reseated(subject: Subject, value: Any, order: Any) -> Any:
    """The same state or outcomes, seen from a table where seat `i` is who was seat `order[i]`."""
    players, back = subject.engine.players, np.argsort(order)
    fields = {}
    for name, numbers in value._asdict().items():
        if name in ("played", "points"):
            fields[name] = numbers[:, order]
        elif name == "bottom":
            kind, by = numbers % BY_SEAT, numbers // BY_SEAT
            fields[name] = jnp.where(
                numbers > NO_BURIED, kind + BY_SEAT * jnp.array(back)[by], numbers
            )
        elif numbers.ndim and numbers.shape[0] == players and name not in _NOT_BY_SEAT:
            fields[name] = numbers[order]
        else:
            fields[name] = numbers
    return type(value)(**fields)


_NOT_BY_SEAT = ("pile", "discard", "markers", "scored")


def _actions_for(subject: Subject, actions: Any, order: Any) -> Any:
    """The same choices at the other table: a figure has moved along with its player."""
    if not subject.name.startswith("why_first"):
        return actions[order]
    layout, back = subject.engine.layout, jnp.array(np.argsort(order))
    seats = jnp.arange(layout.players)

    def moved_along(number: Any) -> Any:
        """A figure as the seat counts it, here and then there."""
        here = jnp.where(number < layout.players, (seats + number) % layout.players, number)
        there = back[jnp.clip(here, 0, layout.players - 1)]
        return jnp.where(number < layout.players, (there - back[seats]) % layout.players, number)

    place, target = actions // layout.targets, actions % layout.targets
    lays = actions if layout.tactical else place * layout.targets + moved_along(target)
    is_move = (actions >= layout.lays) & (actions < layout.passing)
    moves = layout.lays + moved_along(actions - layout.lays)
    return jnp.where(is_move, moves, jnp.where(actions == layout.passing, actions, lays))[order]


def _serves_by_seat(before: Any, after: Any) -> Any:
    """7.7 Whether seats of one zone draw in this step, or did before it."""
    if not hasattr(before, "draw_place"):
        return jnp.bool_(False)  # noqa: FBT003 - an array, not a switch
    unfair = jnp.bool_(False)  # noqa: FBT003 - as above
    for state in (before, after):
        level = state.zones[:, None] == state.zones[None]
        racing = state.racing()
        level = level & racing[:, None] & racing[None] & ~jnp.eye(len(racing), dtype=bool)
        unfair = unfair | jnp.any(level)
    return unfair


# Ways of running


def ways_are_alike(subject: Subject) -> None:
    """Compiled or not, alone or in a batch: it is the same game."""
    engine = subject.engine
    batch = games_under_way(engine)[0]
    keys = jax.random.split(jax.random.key(3), GAMES)

    def step(state: Any, key: Any) -> Any:
        actions = choices(engine, key, state)
        after = engine.apply(state, actions, engine.sample_outcomes(key, state, actions))
        return after, engine.legal(after), engine.observe(after)

    together = jax.jit(jax.vmap(step))(batch, keys)
    alone = jax.jit(step)
    for game in (0, 1):
        state, key = jax.tree.map(lambda values, game=game: values[game], batch), keys[game]
        wanted = jax.tree.map(lambda values, game=game: np.asarray(values[game]), together)
        with jax.disable_jit():
            slowly = step(state, key)
        for found in (alone(state, key), slowly):
            jax.tree.map(np.testing.assert_array_equal, wanted, found)
