"""A game on paper: the inputs that were given to the rules, and how to give them again."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from paddock.core.event import Event
from paddock.core.game import AnyGame, Step
from paddock.core.pending import ActionT, OutcomeT
from paddock.core.seat import Seat

ConfigT = TypeVar("ConfigT")
EventT = TypeVar("EventT", bound=Event)


class Chosen(Struct, Generic[ActionT], frozen=True, gc=False, tag=True):
    """All choices of one decision, revealed together."""

    choices: Mapping[Seat, ActionT]


class Drawn(Struct, Generic[OutcomeT], frozen=True, gc=False, tag=True):
    """What one chance gave, in order."""

    drawn: tuple[OutcomeT, ...]


Input: TypeAlias = Chosen[ActionT] | Drawn[OutcomeT]
AnyInput: TypeAlias = Input[Any, Any]


class Record(Struct, Generic[ConfigT, ActionT, OutcomeT, EventT], frozen=True, gc=False, tag=True):
    """Inputs are the game; the events are there to be checked against them.

    `rules_version` names the law that it was played under.
    """

    game: str
    rules_version: int
    config: ConfigT
    inputs: tuple[Chosen[ActionT] | Drawn[OutcomeT], ...]
    events: tuple[tuple[EventT, ...], ...] = ()


AnyRecord: TypeAlias = Record[Any, Any, Any, Any]


def apply_input(game: AnyGame, state: Any, given: AnyInput) -> Step[Any]:
    """Give the rules one input."""
    if isinstance(given, Chosen):
        return game.apply_choices(state, given.choices)
    return game.apply_chance(state, given.drawn)


def replay(game: AnyGame, record: AnyRecord) -> Iterator[Step[Any]]:
    """Every step of the game, again."""
    return steps_of(game, record.config, record.inputs)


def steps_of(game: AnyGame, config: Any, inputs: Iterable[AnyInput]) -> Iterator[Step[Any]]:
    """Every step that these inputs lead to."""
    state = game.setup(config)
    for given in inputs:
        step = apply_input(game, state, given)
        yield step
        state = step.state
