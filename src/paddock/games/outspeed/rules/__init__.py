"""The rules of OUTSPEED, a module a chapter of the rulebook (docs/rules/outspeed.md).

This package is the game. One input goes in here. The chapters pass the step on in the order of a
round, its state and what has happened, until the race waits for somebody or for chance again.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from paddock.core import (
    Chance,
    Decision,
    IllegalInputError,
    Pending,
    Seat,
    Step,
    accept_choices,
    accept_drawn,
)
from paddock.core.memory import remember_last
from paddock.games.outspeed.rules.bonus import NO, begin_bonus, declare, declare_options
from paddock.games.outspeed.rules.drawing import (
    draw_from_the_pile,
    draw_odds,
    draws_from_the_pile,
    keep,
    keep_options,
)
from paddock.games.outspeed.rules.end import game_over
from paddock.games.outspeed.rules.programming import program_options, safest_program
from paddock.games.outspeed.rules.resolution import (
    DIALS,
    dial_options,
    reveal_routes,
    roll,
    roll_odds,
    set_dials,
)
from paddock.games.outspeed.rules.reveal import tile_odds, turn_up_tile
from paddock.games.outspeed.rules.setup import setup
from paddock.games.outspeed.rules.worlds import determinize
from paddock.games.outspeed.state import Action, Outcome, Phase, State
from paddock.games.outspeed.view import view

__all__ = [
    "RULES_VERSION",
    "apply_chance",
    "apply_choices",
    "default_choice",
    "determinize",
    "pending",
    "setup",
    "view",
]

RULES_VERSION = 1
"""Raised whenever the same inputs could lead to another race."""


_DECISIONS: Mapping[Phase, Callable[[State], dict[Seat, tuple[Any, ...]]]] = {
    Phase.DECLARE: declare_options,
    Phase.PROGRAM: program_options,
    Phase.SET_DIAL: dial_options,
    Phase.KEEP_TOKEN: keep_options,
}
_CHOSEN: Mapping[Phase, Callable[[Step[State], Mapping[Seat, Any]], Step[State]]] = {
    Phase.DECLARE: declare,
    Phase.PROGRAM: reveal_routes,
    Phase.SET_DIAL: set_dials,
    Phase.KEEP_TOKEN: keep,
}
_CHANCES: Mapping[Phase, Callable[[State], Chance[Any]]] = {
    Phase.TURN_UP_TILE: lambda state: Chance(MappingProxyType(tile_odds(state))),
    Phase.ROLL_COSTS: lambda state: Chance(roll_odds(state)),
    Phase.ROLL_REWARDS: lambda state: Chance(roll_odds(state)),
    Phase.DRAW_TOKENS: lambda state: Chance(
        MappingProxyType(draw_odds(state)), draws_from_the_pile(state)
    ),
}
_DRAWN: Mapping[Phase, Callable[[Step[State], tuple[Any, ...]], Step[State]]] = {
    Phase.TURN_UP_TILE: lambda step, drawn: _turn_up(step, drawn[0]),
    Phase.ROLL_COSTS: lambda step, drawn: roll(step, drawn[0]),
    Phase.ROLL_REWARDS: lambda step, drawn: roll(step, drawn[0]),
    Phase.DRAW_TOKENS: draw_from_the_pile,
}


@remember_last
def pending(state: State) -> Pending[Action, Outcome]:
    """3.1 What the race waits for, in the order of a round."""
    phase = state.phase
    if phase in _DECISIONS:
        return Decision(MappingProxyType(_DECISIONS[phase](state)))
    if phase in _CHANCES:
        return _CHANCES[phase](state)
    return game_over(state)


def apply_choices(state: State, choices: Mapping[Seat, Action]) -> Step[State]:
    """Reveal and resolve the choices of all seats that are asked."""
    waiting = pending(state)
    if type(waiting) is not Decision:
        raise IllegalInputError(f"nobody chooses in phase {state.phase.value!r}")
    return _CHOSEN[state.phase](Step(state), accept_choices(waiting.options, choices))


def apply_chance(state: State, drawn: tuple[Outcome, ...]) -> Step[State]:
    """Resolve the tile, the die or the tokens that were drawn."""
    waiting = pending(state)
    if type(waiting) is not Chance:
        raise IllegalInputError(f"nothing is drawn in phase {state.phase.value!r}")
    return _DRAWN[state.phase](Step(state), accept_drawn(waiting.odds, drawn, waiting.draws))


def _turn_up(step: Step[State], tile: int) -> Step[State]:
    """9. The Reveal ends a round, and 4. the Bonus phase begins the next."""
    return begin_bonus(turn_up_tile(step, tile))


def default_choice(state: State, seat: Seat) -> Action:
    """10.4 For the absent: no token, the safest route, nothing dialled, the first token."""
    match state.phase:
        case Phase.DECLARE:
            return NO
        case Phase.PROGRAM:
            return safest_program(state, seat)
        case Phase.SET_DIAL:
            return DIALS[0]
        case _:
            return keep_options(state)[seat][0]
