"""A whole game between bots, reproducible from a seed on any machine.

Only `Random.random` is used: its sequence is the one that Python promises to keep.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from paddock.bots.bot import Bot, Sight
from paddock.core import AnyGame, Chance, Chosen, Decision, Drawn, Event, GameOver


class Played(Struct):
    """A game that was played: how it ended, what was put in, what was told."""

    config: Any
    result: GameOver
    inputs: tuple[Chosen[Any] | Drawn[Any], ...]
    events: tuple[tuple[Event, ...], ...]


def play(game: AnyGame, config: Any, bots: Sequence[Bot[Any]], rng: Random) -> Played:
    """Play a game to its end, one bot a seat."""
    state = game.setup(config)
    inputs: list[Chosen[Any] | Drawn[Any]] = []
    events: list[tuple[Event, ...]] = []
    waiting = game.pending(state)
    while not isinstance(waiting, GameOver):
        if isinstance(waiting, Decision):
            choices = {
                seat: bots[seat].choose(Sight(options, game, state, seat), rng)
                if len(options) > 1
                else options[0]
                for seat, options in waiting.options.items()
            }
            step = game.apply_choices(state, choices)
            inputs.append(Chosen(choices))
        else:
            drawn = draw(waiting, rng)
            step = game.apply_chance(state, drawn)
            inputs.append(Drawn(drawn))
        state = step.state
        events.append(step.events)
        waiting = game.pending(state)
    return Played(config, waiting, tuple(inputs), tuple(events))


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
