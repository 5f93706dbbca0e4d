"""The rules of Dash. This module is the game."""

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from dash.events import GroundShown, Moved, RaceOver
from dash.state import PLAYERS, ROUNDS, Action, Config, Gait, Outcome, Run, State
from paddock.core import (
    SPECTATOR,
    Chance,
    Decision,
    Event,
    GameOver,
    IllegalInputError,
    Pending,
    Seat,
    Step,
    Viewer,
    accept_choices,
    accept_drawn,
)

RULES_VERSION: Final = 1
RUNS: Final = tuple(map(Run, Gait))


class View(Struct, frozen=True):
    """A race as one viewer knows it: all but the choices that wait for the die."""

    config: Config
    seat: Seat | None
    round: int
    fields: tuple[int, ...]
    die_falls: bool = False
    """2.2 All have chosen, and nobody knows how before the die has fallen."""


def setup(config: Config) -> State:
    """1.1 Two to four runners start on field 0."""
    if config.players not in PLAYERS:
        raise IllegalInputError(f"Dash is for 2 to 4 runners, not {config.players}")
    return State(config, 1, (0,) * config.players)


def pending(state: State) -> Pending[Action, Outcome]:
    """2.1 All choose, 2.2 a die falls, and 3.1 after three rounds it is over."""
    if state.gaits:
        die = state.config.deck.die
        return Chance({face: die.count(face) for face in die})
    if state.round > ROUNDS:
        return result(state)
    return Decision({Seat(seat): RUNS for seat in range(len(state.fields))})


def result(state: State) -> GameOver:
    """3.1 The runner who is farthest wins. Level runners share the victory."""
    winners = tuple(Seat(s) for s, f in enumerate(state.fields) if f == max(state.fields))
    places = tuple(1 + sum(other > field for other in state.fields) for field in state.fields)
    return GameOver("three_rounds", winners, places, state.fields)


def apply_choices(state: State, choices: Mapping[Seat, Action]) -> Step[State]:
    """2.1 All runners choose in secret and at once."""
    waiting = pending(state)
    if not isinstance(waiting, Decision):
        raise IllegalInputError("nobody chooses now")
    runs = accept_choices(waiting.options, choices)
    return Step(replace(state, gaits=tuple(run.gait for run in runs.values())))


def apply_chance(state: State, drawn: tuple[Outcome, ...]) -> Step[State]:
    """2.2 On 1 the ground is wet, and leaps do not count. 2.3 Steps always move by 1."""
    waiting = pending(state)
    if not isinstance(waiting, Chance):
        raise IllegalInputError("nothing is drawn now")
    (wet,) = accept_drawn(waiting.odds, drawn)
    events: list[Event] = [GroundShown(state.round, wet, state.gaits)]
    fields = list(state.fields)
    for seat, gait in enumerate(state.gaits):
        fields[seat] += 1 if gait is Gait.STEP else 0 if wet else 2
        events.append(Moved(Seat(seat), fields[seat]))
    after = State(state.config, state.round + 1, tuple(fields))
    if after.round > ROUNDS:
        events.append(RaceOver(result(after).winners))
    return Step(after, tuple(events))


def view(state: State, viewer: Viewer) -> View:
    """Everything but the choices that wait."""
    seat = None if viewer is SPECTATOR else viewer
    return View(state.config, seat, state.round, state.fields, bool(state.gaits))


def determinize(view: View, rng: Random) -> State:
    """Only the choices that wait for the die are hidden."""
    gaits = tuple(rng.choice([*Gait]) for _ in view.fields) if view.die_falls else ()
    return State(view.config, view.round, view.fields, gaits)


def default_choice(state: State, seat: Seat) -> Action:
    """A step for the absent."""
    return RUNS[0]
