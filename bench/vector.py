"""The vector engines beside their peers, on whatever device JAX finds.

`python -m bench.vector`, or on a machine with JAX and nothing else of ours:
`PYTHONPATH=src python -m bench.vector`. Pgx and OpenSpiel are measured where they are installed.
Every figure is the median of five runs with fresh keys, compiled beforehand and waited for.
"""

import argparse
import os
import platform
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from bench import decks
from bench.vector_peers import goofspiel, pgx_games
from paddock.games.outspeed.vector import Engine as Outspeed
from paddock.games.why_first.vector import Engine as WhyFirst
from paddock.vector.batches import batch_last, games_at_once
from paddock.vector.chance import pick_legal, tickets, words

REPEATS = 5


class Work(NamedTuple):
    """What one call of a measured function does."""

    games: float
    steps: float
    decisions: float


class Measured(NamedTuple):
    """Seconds of compiling, and of the median call."""

    compiling: float
    seconds: float


def measure(function: Callable[[Any], Any], keys: Callable[[int], Any]) -> tuple[Measured, Any]:
    """Compile, warm up, then five calls with a key of their own each."""
    began = time.perf_counter()
    compiled = jax.jit(function).lower(keys(0)).compile()
    compiling = time.perf_counter() - began
    result = jax.block_until_ready(compiled(keys(0)))
    taken: list[float] = []
    for run in range(1, REPEATS + 1):
        fresh = jax.block_until_ready(keys(run))
        began = time.perf_counter()
        result = jax.block_until_ready(compiled(fresh))
        taken.append(time.perf_counter() - began)
    return Measured(compiling, median(taken)), result


def batch_of_keys(batch: int, run: int) -> Any:
    """A key for each game."""
    return jax.random.split(jax.random.key(run), batch)


# Whole games, part by part of the rulebook


def whole_games(engine: Any, batch: int) -> tuple[Measured, Work]:
    """Random legal play to the end; what is asked of players on the way is counted apart."""

    def play(key: Any) -> Any:
        final, _ = engine.play_randomly(key)
        return engine.returns(final), engine.is_over(final)

    measured, (_, over) = measure(batch_last(play), partial(batch_of_keys, batch))
    if not bool(over.all()):
        raise RuntimeError("a game has not ended")
    steps, decisions = steps_of_a_game(engine)
    return measured, Work(batch, batch * steps, batch * decisions)


def steps_of_a_game(engine: Any, games: int = 512) -> tuple[float, float]:
    """Joint decisions of a random game, and answers of single players in it, on average."""

    def play(key: Any) -> Any:
        def step(now: Any, number: Any) -> Any:
            state, steps, decisions = now
            legal = engine.legal(state)
            asked = ~legal[:, -1]
            after = one_step(engine, state, jax.random.fold_in(key, number))
            return (after, steps + jnp.any(asked), decisions + jnp.sum(asked)), None

        start = engine.start(engine.sample_outcomes(key, engine.setup(), None))
        begin = (start, jnp.int32(0), jnp.int32(0))
        (_, steps, decisions), _ = jax.lax.scan(step, begin, jnp.arange(engine.horizon))
        return steps, decisions

    steps, decisions = jax.jit(batch_last(play))(batch_of_keys(games, 7))
    return float(steps.mean()), float(decisions.mean())


# Steps of games that are at different points, as a learner takes them


def one_step(engine: Any, state: Any, key: Any) -> Any:
    """Random legal choices of all seats, and what comes of them."""
    for_choices, for_outcomes = jax.random.split(key)
    drawn = tickets(words(for_choices, engine.players))
    actions = pick_legal(drawn, engine.legal(state))
    return engine.apply(state, actions, engine.sample_outcomes(for_outcomes, state, actions))


def single_steps(engine: Any, batch: int, *, observing: bool) -> tuple[Measured, Work]:
    """A fixed number of steps; a game that is over starts again.

    With observations, those of all seats are written at every step: the loop carries them.
    """
    steps = 64

    def play(key: Any) -> Any:
        def fresh(key: Any) -> Any:
            return engine.start(engine.sample_outcomes(key, engine.setup(), None))

        def step(now: Any, number: Any) -> Any:
            state, _, useful = now
            own = jax.random.fold_in(key, number)
            asked = ~engine.legal(state)[:, -1]
            after = one_step(engine, state, own)
            after = jax.lax.cond(engine.is_over(after), lambda _: fresh(own), _same, after)
            seen = engine.observe(after) if observing else jnp.int32(0)
            return (after, seen, useful + jnp.sum(asked)), None

        start = fresh(key)
        seen = engine.observe(start) if observing else jnp.int32(0)
        now, _ = jax.lax.scan(step, (start, seen, jnp.int32(0)), jnp.arange(steps))
        return now

    measured, (_, _, decisions) = measure(batch_last(play), partial(batch_of_keys, batch))
    return measured, Work(0, batch * steps, float(decisions.sum()))


def _same(state: Any) -> Any:
    return state


def compile_a_step(engine: Any, batch: int) -> tuple[float, float]:
    """Seconds that one step of a batch takes to trace and compile, and those of processors in it.

    Compiling uses all cores: on busy ones only the second number can be compared.
    """
    keys = batch_of_keys(batch, 0)
    start = batch_last(lambda _: engine.setup())(keys)
    began, busy = time.perf_counter(), time.process_time()
    jax.jit(batch_last(partial(one_step, engine))).lower(start, keys).compile()
    return time.perf_counter() - began, time.process_time() - busy


# The table


def engines(players: int) -> Iterator[tuple[str, Any]]:
    """Both games, the tactical one too."""
    yield "why_first", WhyFirst(players, decks.read("why_first"))
    yield "why_first, tactical", WhyFirst(players, decks.read("why_first"), tactical=True)
    yield "outspeed", Outspeed(players, decks.read("outspeed"))


def show(name: str, measured: Measured, work: Work) -> None:
    """One row: games, joint steps and agent decisions a second."""
    rates = [f"{count / measured.seconds:16,.0f}" if count else " " * 16 for count in work]
    print(f"{name:44}", *rates, f"{measured.compiling:10.1f}", flush=True)


def bench_vector(players: int, batch: int, only: str = "", *, games_only: bool = False) -> None:
    """Say what machine this is, then measure."""
    device = jax.devices()[0]
    print(f"JAX {jax.__version__}, {device.device_kind} ({device.platform}), ", end="")
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores")
    print(f"{players} players, batch {batch:,}, median of {REPEATS}")
    heads = ("games/s", "joint steps/s", "decisions/s")
    print(f"{'random legal play':44}", *(f"{head:>16}" for head in heads), " compile s")
    for name, engine in engines(players):
        if name.startswith(only):
            show(f"{name}: whole games", *whole_games(engine, batch))
            if games_only:
                continue
            show(f"{name}: steps", *single_steps(engine, batch, observing=False))
            show(f"{name}: steps, observed", *single_steps(engine, batch, observing=True))
            seconds, busy = compile_a_step(engine, batch)
            print(f"{name}: one step compiles in {seconds:.1f} s, {busy:.1f} s of processors")
    if "peers".startswith(only) and not games_only:
        bench_peers(players, batch)


def bench_peers(players: int, batch: int) -> None:
    """Those of the other engines that are installed."""
    for name, function, steps in pgx_games(batch):
        measured, _ = measure(function, partial(batch_of_keys, batch))
        show(f"pgx {name}: steps, observed", measured, Work(0, steps, steps))
    for name, seconds, games in goofspiel(players):
        print(f"{name:44} {games / seconds:16,.0f}")


def main() -> None:
    """One table."""
    parser = argparse.ArgumentParser(prog="python -m bench.vector", description=__doc__)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--batch", type=int, default=games_at_once())
    parser.add_argument("--only", default="", help="rows whose names begin like this, or peers")
    parser.add_argument("--games-only", action="store_true", help="no single steps, no peers")
    parsed = parser.parse_args()
    names = [*[name for name, _ in engines(parsed.players)], "peers"]
    if not any(name.startswith(parsed.only) for name in names):
        parser.error(f"--only: no row begins with {parsed.only!r}, only {'; '.join(names)}")
    bench_vector(parsed.players, parsed.batch, parsed.only, games_only=parsed.games_only)


if __name__ == "__main__":
    main()
