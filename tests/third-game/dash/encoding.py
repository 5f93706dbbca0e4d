"""States and actions as numbers. The last action is to pass."""

from collections.abc import Sequence
from typing import Any, Final

from dash.rules import RUNS, View
from dash.state import LAST_FIELD, ROUNDS, Action, Config, Gait, State
from paddock.core import Decision, Seat
from paddock.core.number import Number, several

VERSION: Final = 1
PASS: Final = len(RUNS)


def action_count(config: Config) -> int:
    """Step, leap, pass."""
    return PASS + 1


def action_names(config: Config) -> Sequence[str]:
    """Their names."""
    return [*Gait, "pass"]


def action_index(state: State, seat: Seat, action: Action) -> int:
    """The number of an action."""
    return RUNS.index(action)


def action_at(state: State, seat: Seat, index: int) -> Action:
    """The action of a number."""
    return RUNS[index]


def indices_in(view: View, options: tuple[Action, ...]) -> Sequence[int]:
    """The numbers of what is offered."""
    return [RUNS.index(run) for run in options]


def legal(state: State, waiting: Any, seat: Seat) -> list[int]:
    """What a seat may do; one that is not asked may pass."""
    asked = isinstance(waiting, Decision) and seat in waiting.options
    return [*range(PASS)] if asked else [PASS]


def describe(config: Config) -> Sequence[Number]:
    """The round, and the field of every runner, one's own first."""
    fields = several((f"field {n}" for n in range(config.players)), 0, LAST_FIELD)
    return [Number("round", 1, ROUNDS + 1), *fields]


def observation(view: View) -> list[int]:
    """What a viewer knows, as numbers."""
    own = view.seat or 0
    return [view.round, *view.fields[own:], *view.fields[:own]]
