"""How bots run, and what the Expert's search has to know."""

from collections.abc import Sequence
from random import Random
from typing import Final

from dash.rules import View
from dash.state import ROUNDS, Action, State
from paddock.core import Seat

OPTIONS_ARE_PUBLIC: Final = True
CANDIDATES: Final = 2


def evenly(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """Either, as often."""
    return [1.0] * len(options)


def boldly(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """Leaps, mostly."""
    return [1.0 if run.gait == "step" else 4.0 for run in options]


def sharpness(players: int) -> float:
    """As the search found it."""
    return 1.0


def weigh(state: State, seat: Seat, options: tuple[Action, ...]) -> Sequence[float]:
    """As the careful do."""
    return [1.0] * len(options)


hurry = weigh


def far_enough(start: State, state: State) -> bool:
    """At the end."""
    return state.round > ROUNDS


def chances(state: State) -> Sequence[float]:
    """The farthest is likeliest to win."""
    weights = [1.0 + field for field in state.fields]
    return [weight / sum(weights) for weight in weights]
