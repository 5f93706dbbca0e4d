"""The shape of a game. A `rules` module with these functions *is* a game (PEP 544)."""

from collections.abc import Hashable, Mapping
from random import Random
from typing import Annotated, Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Meta, Struct

from paddock.core.event import Event
from paddock.core.pending import ActionT, OutcomeT, Pending
from paddock.core.seat import Seat, Viewer

ConfigT = TypeVar("ConfigT", contravariant=True)
StateT = TypeVar("StateT", bound=Hashable)
ViewT = TypeVar("ViewT", bound=Hashable)
DeckName: TypeAlias = Annotated[str, Meta(max_length=60)]
"""What the box is called that a game is played with."""


class IllegalInputError(ValueError):
    """A choice or an outcome that the rules do not allow now. The state is unchanged."""


class Step(Struct, Generic[StateT], frozen=True, gc=False):
    """The state after an input, and the facts that led there, in order."""

    state: StateT
    events: tuple[Event, ...] = ()

    def then(self, state: StateT, *events: Event) -> "Step[StateT]":
        """Return this step with another state, and with more facts."""
        return Step(state, self.events + events)


class Game(Protocol[ConfigT, StateT, ActionT, OutcomeT, ViewT]):
    """Pure functions. Nothing here rolls dice, reads clocks, waits, logs or stores."""

    def setup(self, config: ConfigT, /) -> StateT:
        """The state before anything is dealt or turned up."""
        ...

    def pending(self, state: StateT, /) -> Pending[ActionT, OutcomeT]:
        """What the state waits for."""
        ...

    def apply_choices(self, state: StateT, choices: Mapping[Seat, ActionT], /) -> Step[StateT]:
        """Reveal and resolve one choice from every seat in the pending decision."""
        ...

    def apply_chance(self, state: StateT, drawn: tuple[OutcomeT, ...], /) -> Step[StateT]:
        """Resolve the pending chance with what was drawn, in order."""
        ...

    def view(self, state: StateT, viewer: Viewer, /) -> ViewT:
        """What the viewer knows: built from what they may see, never by removing secrets."""
        ...

    def determinize(self, view: ViewT, rng: Random, /) -> StateT:
        """A full state that the view allows, the hidden parts drawn at random."""
        ...

    def default_choice(self, state: StateT, seat: Seat, /) -> ActionT:
        """What is played for a seat that does not answer in time."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def accept_choices(
    options: Mapping[Seat, tuple[ActionT, ...]], choices: Mapping[Seat, object]
) -> dict[Seat, ActionT]:
    """Return the offered actions that equal the choices, in the order of the options.

    Rules compare by identity, so they use what was offered, never an equal that came in.
    """
    if options.keys() != choices.keys():
        raise IllegalInputError(f"asked are seats {sorted(options)}, not {sorted(choices)}")
    accepted: dict[Seat, ActionT] = {}
    for seat, offer in options.items():
        accepted[seat] = offered(offer, choices[seat], seat)
    return accepted


def offered(offer: tuple[ActionT, ...], action: object, seat: Seat) -> ActionT:
    """Return the offered action that equals this one, or refuse it."""
    try:
        return offer[offer.index(action)]
    except ValueError:
        raise IllegalInputError(f"seat {seat} may not choose {action!r} now") from None


def accept_drawn(
    odds: Mapping[OutcomeT, int], drawn: tuple[OutcomeT, ...], draws: int = 1
) -> tuple[OutcomeT, ...]:
    """Return what was drawn, as the outcomes of the odds that equal it.

    Refuse a draw of the wrong size, or of more than there is: a weight is how many there are.
    """
    if len(drawn) != draws:
        raise IllegalInputError(f"{draws} must be drawn, not {len(drawn)}")
    kinds = {*drawn}
    if len(kinds) != draws or not odds.keys() >= kinds:
        for outcome in drawn:
            if drawn.count(outcome) > odds.get(outcome, 0):
                raise IllegalInputError(f"{outcome!r} cannot be drawn now")
    # Equal outcomes of one type are the same to the rules, and draws are nearly always of it.
    kind = type(next(iter(odds)))
    for outcome in drawn:
        if type(outcome) is not kind:
            known = dict(zip(odds, odds))
            return tuple([known[each] for each in drawn])
    return drawn
