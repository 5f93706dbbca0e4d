"""Other engines in the same harness: Pgx, and OpenSpiel's goofspiel. Each may be missing."""

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import jax
import jax.numpy as jnp

GAMES = ("connect_four", "leduc_holdem", "backgammon", "kuhn_poker")
STEPS = 64


def pgx_games(batch: int) -> Iterator[tuple[str, Callable[[Any], Any], int]]:
    """Each game, a function that takes 64 random legal steps of a batch, and how many that is."""
    try:
        import pgx  # noqa: PLC0415 - where it is installed
    except ImportError as missing:
        print(f"Pgx is not measured: {missing}")
        return
    for name in GAMES:
        yield name, _random_steps(pgx.make(name)), batch * STEPS


def _random_steps(env: Any) -> Callable[[Any], Any]:
    """Random legal play; a game that is over starts again. The loop carries the whole state."""

    def play(keys: Any) -> Any:
        def step(state: Any, number: Any) -> Any:
            own = jax.vmap(jax.random.fold_in, (0, None))(keys, number)
            drawn = jax.vmap(lambda key: jax.random.uniform(key, (env.num_actions,)))(own)
            actions = jnp.argmax(jnp.where(state.legal_action_mask, drawn, -1.0), axis=1)
            after = _stepped(env, state, actions, own)
            over = after.terminated | after.truncated
            new = jax.vmap(env.init)(own)
            return jax.tree.map(lambda one, other: _choose(over, one, other), new, after), None

        return jax.lax.scan(step, jax.vmap(env.init)(keys), jnp.arange(STEPS))[0]

    return play


def _stepped(env: Any, state: Any, actions: Any, keys: Any) -> Any:
    """Backgammon rolls dice and wants a key for them."""
    if env.id == "backgammon":
        return jax.vmap(env.step)(state, actions, keys)
    return jax.vmap(env.step)(state, actions)


def _choose(over: Any, new: Any, old: Any) -> Any:
    if jnp.issubdtype(old.dtype, jax.dtypes.prng_key):
        return old
    return jnp.where(over.reshape(over.shape + (1,) * (old.ndim - 1)), new, old)


def goofspiel(players: int) -> Iterator[tuple[str, float, int]]:
    """OpenSpiel's random simulation in C++ on one core, if it is there."""
    try:
        import pyspiel  # noqa: PLC0415 - where it is installed
    except ImportError as missing:
        print(f"OpenSpiel is not measured: {missing}")
        return
    game = pyspiel.load_game(
        "goofspiel",
        {"players": players, "num_cards": 13, "imp_info": True, "points_order": "random"},
    )
    began, games = time.perf_counter(), 0
    while time.perf_counter() - began < 1.0:
        _play_goofspiel(game, players, Random(games))
        games += 1
    yield "OpenSpiel goofspiel from Python, one core", time.perf_counter() - began, games


def _play_goofspiel(game: Any, players: int, rng: Random) -> None:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
        else:
            offers = [state.legal_actions(player) for player in range(players)]
            state.apply_actions([offer[int(rng.random() * len(offer))] for offer in offers])
