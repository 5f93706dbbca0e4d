"""A whole game between bots, reproducible from a seed on any machine.

Only `Random.random` is used: its sequence is the one that Python promises to keep.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from paddock.bots.bot import Bot, Peek
from paddock.core import (
    AnyGame,
    Chance,
    Chosen,
    Decision,
    Drawn,
    Event,
    GameOver,
    Seat,
    as_seen_by,
)

Draw: TypeAlias = Callable[[Any, Chance[Any]], tuple[Any, ...]]
"""Answers a chance that a state waits for."""


class Played(Struct):
    """A game that was played: how it ended, what was put in, what was told."""

    config: Any
    result: GameOver
    inputs: tuple[Chosen[Any] | Drawn[Any], ...]
    events: tuple[tuple[Event, ...], ...]


def play(
    game: AnyGame, config: Any, bots: Sequence[Bot[Any]], rng: Random, answer: Draw | None = None
) -> Played:
    """Play a game to its end, one bot a seat. `answer` deals and rolls instead of `rng`."""
    state = game.setup(config)
    inputs: list[Chosen[Any] | Drawn[Any]] = []
    events: list[tuple[Event, ...]] = []
    waiting = game.pending(state)
    while not isinstance(waiting, GameOver):
        if isinstance(waiting, Decision):
            sights = _sights(game, state, waiting, events)
            choices = {seat: _choice(bots[seat], sight, rng) for seat, sight in sights.items()}
            step = game.apply_choices(state, choices)
            inputs.append(Chosen(choices))
        else:
            drawn = draw(waiting, rng) if answer is None else answer(state, waiting)
            step = game.apply_chance(state, drawn)
            inputs.append(Drawn(drawn))
        state = step.state
        events.append(step.events)
        waiting = game.pending(state)
    return Played(config, waiting, tuple(inputs), tuple(events))


def _sights(
    game: AnyGame, state: Any, decision: Decision[Any], events: list[tuple[Event, ...]]
) -> dict[Seat, Peek[Any]]:
    return {
        seat: Peek(options, game, state, seat, partial(_told, seat, events))
        for seat, options in decision.options.items()
    }


def _choice(bot: Bot[Any], sight: Peek[Any], rng: Random) -> Any:
    """What a bot chooses; who has only one option is not asked."""
    return sight.options[0] if len(sight.options) == 1 else bot.choose(sight, rng)


def _told(seat: Seat, events: list[tuple[Event, ...]]) -> tuple[Event, ...]:
    return as_seen_by(seat, chain.from_iterable(events))


def draw(chance: Chance[Any], rng: Random) -> tuple[Any, ...]:
    """Answer a chance: weights are how many there are, and none is put back."""
    odds = chance.odds
    if sum(odds.values()) == len(odds):
        pool = [*odds]
    else:
        pool = [outcome for outcome, weight in odds.items() for _ in range(weight)]
    if chance.draws == 1:
        return (pool[int(rng.random() * len(pool))],)
    return tuple([pool.pop(int(rng.random() * len(pool))) for _ in range(chance.draws)])
