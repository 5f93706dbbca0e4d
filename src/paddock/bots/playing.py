"""A whole game between bots, reproducible from a seed on any machine.

Only `Random.random` is used: its sequence is the one that Python promises to keep.
"""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from random import Random
from typing import Any

from msgspec import Struct

from paddock.bots.bot import Bot, Peek
from paddock.core import (
    AnyGame,
    Chance,
    Decision,
    DrawIn,
    Event,
    GameOver,
    Seat,
    advance,
    as_seen_by,
)
from paddock.core.pending import OutcomeT
from paddock.core.record import AnyInput


class Played(Struct):
    """A game that was played: its result, its inputs and the events of each."""

    config: Any
    result: GameOver
    inputs: tuple[AnyInput, ...]
    events: tuple[tuple[Event, ...], ...]


def play(
    game: AnyGame, config: Any, bots: Sequence[Bot[Any]], rng: Random, answer: DrawIn | None = None
) -> Played:
    """Play a game to its end, one bot a seat. `answer` deals and rolls instead of `rng`."""
    draw_in = answer or (lambda _, chance: draw(chance, rng))
    inputs: list[AnyInput] = []
    events: list[tuple[Event, ...]] = []
    now = advance(game, game.setup(config), draw_in)
    while isinstance(now.waiting, Decision):
        inputs += now.inputs
        events += now.events
        choices: dict[Seat, Any] = {}
        for seat, options in now.waiting.options.items():
            if len(options) == 1:  # nothing to choose: no bot is asked
                choices[seat] = options[0]
            else:
                sight = Peek(options, game, now.state, seat, partial(_seen, seat, events))
                choices[seat] = bots[seat].choose(sight, rng)
        now = advance(game, now.state, draw_in, choices)
    return Played(config, now.waiting, (*inputs, *now.inputs), (*events, *now.events))


def _seen(seat: Seat, events: list[tuple[Event, ...]]) -> tuple[Event, ...]:
    return as_seen_by(seat, chain.from_iterable(events))


def draw(chance: Chance[OutcomeT], rng: Random) -> tuple[OutcomeT, ...]:
    """Answer a chance: weights are how many there are, and none is put back."""
    odds = chance.odds
    if sum(odds.values()) == len(odds):
        pool = [*odds]
    else:
        pool = [outcome for outcome, weight in odds.items() for _ in range(weight)]
    if chance.draws == 1:
        return (pool[int(rng.random() * len(pool))],)
    return tuple([pool.pop(int(rng.random() * len(pool))) for _ in range(chance.draws)])
