"""The rules of Why First?, a module a part of the rulebook (docs/rules/why_first.md).

This package is the game. One input goes in here. The parts pass the step on to each other, its
state and what has happened, until the game waits for somebody or for chance again.
"""

from collections.abc import Mapping
from types import MappingProxyType

from paddock.core import (
    Chance,
    Decision,
    GameOver,
    IllegalInputError,
    Pending,
    Seat,
    Step,
    accept_drawn,
)
from paddock.core.memory import remember_last
from paddock.games.why_first.rules.rounds import (
    MOVES,
    accept_lays,
    accept_move,
    lay,
    lay_options,
    move,
    move_options,
    turn_up_leon,
)
from paddock.games.why_first.rules.scoring import places, winners
from paddock.games.why_first.rules.setup import deal, next_to_be_dealt, setup
from paddock.games.why_first.state import FIGURES, HAND, Action, Outcome, Phase, State
from paddock.games.why_first.view import determinize, view

__all__ = [
    "RULES_VERSION",
    "apply_chance",
    "apply_choices",
    "default_choice",
    "determinize",
    "next_to_be_dealt",
    "pending",
    "setup",
    "view",
]

RULES_VERSION = 1
"""Raised whenever the same inputs could lead to another game."""

_LAY, _MOVE, _DEAL, _LEON = Phase.LAY, Phase.MOVE, Phase.DEAL, Phase.TURN_UP_LEON


@remember_last
def pending(state: State) -> Pending[Action, Outcome]:
    """What the game waits for."""
    phase = state.phase
    if phase is _LAY:
        return Decision(MappingProxyType(lay_options(state)))
    if phase is _DEAL:
        return Chance(MappingProxyType(dict.fromkeys(state.aside, 1)), HAND)
    if phase is _LEON:
        return Chance(MappingProxyType(dict.fromkeys(state.aside, 1)))
    if phase is _MOVE:
        return Decision(MappingProxyType(move_options(state)))
    return _result(state)


def _result(state: State) -> GameOver:
    """5.1 The result as every game gives it: of the players; Leon has none to be events."""
    players = state.config.players
    return GameOver(
        reason="five_races",
        winners=tuple(Seat(figure) for figure in winners(state.totals()) if figure < players),
        places=places(state.totals())[:players],
        scores=state.totals()[:players],
    )


def apply_choices(state: State, choices: Mapping[Seat, Action]) -> Step[State]:
    """Turn up and resolve the choices of all seats that are asked."""
    if state.phase is _LAY:
        return lay(Step(state), accept_lays(state, choices))
    if state.phase is _MOVE:
        return move(Step(state), accept_move(state, choices))
    raise IllegalInputError(f"nobody chooses in phase {state.phase.value!r}")


def apply_chance(state: State, drawn: tuple[Outcome, ...]) -> Step[State]:
    """Resolve the hand that was dealt or the card that Leon turned up."""
    waiting = pending(state)
    if type(waiting) is not Chance:
        raise IllegalInputError(f"nothing is drawn in phase {state.phase.value!r}")
    drawn = accept_drawn(waiting.odds, drawn, waiting.draws)
    if state.phase is _DEAL:
        return deal(Step(state), drawn)
    return turn_up_leon(Step(state), drawn[0])


def default_choice(state: State, seat: Seat) -> Action:
    """For the absent: their smallest card before themselves, of two such the plus; their figure."""
    if state.phase is _MOVE:
        return MOVES[seat]
    own = [lay for lay in lay_options(state)[seat] if lay.before == FIGURES[seat]]
    return min(own, key=lambda lay: (abs(lay.card.value), -lay.card.value))
