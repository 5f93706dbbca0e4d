"""The loop that every driver of a game shares: run chance until somebody must choose."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias

from msgspec import Struct

from paddock.core.event import Event
from paddock.core.game import Game, StateT
from paddock.core.pending import ActionT, Chance, Decision, GameOver, OutcomeT
from paddock.core.record import AnyInput, Chosen, Drawn
from paddock.core.seat import Seat

DrawIn: TypeAlias = Callable[[Any, Chance[Any]], tuple[Any, ...]]
"""Answers the chance that a state waits for."""


class Advance(Struct, Generic[StateT, ActionT], gc=False):
    """A game at its next decision or its end: the inputs that led there, the events of each."""

    state: StateT
    waiting: Decision[ActionT] | GameOver
    inputs: list[AnyInput]
    events: list[tuple[Event, ...]]


def advance(
    game: Game[Any, StateT, ActionT, OutcomeT, Any],
    state: StateT,
    draw: DrawIn,
    choices: Mapping[Seat, ActionT] | None = None,
) -> Advance[StateT, ActionT]:
    """Give the rules the choices, if there are any, then what chance gives, to the next decision.

    At the start of a game there are no choices: all before the first decision is dealt.
    """
    inputs: list[AnyInput] = []
    events: list[tuple[Event, ...]] = []
    if choices is not None:
        step = game.apply_choices(state, choices)
        inputs.append(Chosen(choices))
        events.append(step.events)
        state = step.state
    waiting = game.pending(state)
    while isinstance(waiting, Chance):
        drawn = draw(state, waiting)
        step = game.apply_chance(state, drawn)
        inputs.append(Drawn(drawn))
        events.append(step.events)
        state, waiting = step.state, game.pending(step.state)
    return Advance(state, waiting, inputs, events)
