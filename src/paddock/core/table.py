"""A game being played: choices are gathered here in secret until all are in.

The rules never see half of a simultaneous decision, so they cannot leak it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from paddock.core.drive import Advance, advance
from paddock.core.event import Event
from paddock.core.game import Game, IllegalInputError, StateT, ViewT, offered
from paddock.core.pending import ActionT, Chance, Decision, OutcomeT, Pending
from paddock.core.record import AnyInput
from paddock.core.seat import SPECTATOR, Seat, Viewer

Draw: TypeAlias = Callable[[Chance[Any]], tuple[Any, ...]]
"""Answers a chance: a seeded generator in play, a proof on a server, a script in tests."""


class Table(Struct, Generic[StateT, ActionT], frozen=True, gc=False):
    """A state, the choices committed so far, and every input that led here."""

    state: StateT
    committed: Mapping[Seat, ActionT] = {}
    inputs: tuple[AnyInput, ...] = ()


class TableView(Struct, Generic[ViewT, ActionT], frozen=True, gc=False):
    """All that one viewer may know of a table. A server sends it as a `Look`."""

    view: ViewT
    options: tuple[ActionT, ...]
    my_choice: ActionT | None
    waiting_for: frozenset[Seat]
    version: int


def open_table(
    game: Game[Any, StateT, ActionT, OutcomeT, Any], start: StateT, draw: Draw
) -> tuple[Table[StateT, ActionT], tuple[Event, ...]]:
    """Sit down: everything that chance deals before the first decision is dealt."""
    return _moved_on(Table(state=start), advance(game, start, lambda _, chance: draw(chance)))


def commit(
    game: Game[Any, StateT, ActionT, OutcomeT, Any],
    table: Table[StateT, ActionT],
    seat: Seat,
    action: ActionT,
    draw: Draw,
) -> tuple[Table[StateT, ActionT], tuple[Event, ...]]:
    """Commit a seat to an action; with the last one in, reveal and resolve them all.

    A seat may change its mind until then.
    """
    waiting = game.pending(table.state)
    if not isinstance(waiting, Decision):
        raise IllegalInputError(f"seat {seat} cannot choose {action!r} now")

    committed = {**table.committed, seat: offered(waiting.offered_to(seat), action, seat)}
    if committed.keys() < waiting.options.keys():
        return replace(table, committed=committed), ()

    choices = {asked: committed[asked] for asked in waiting.options}
    after = advance(game, table.state, lambda _, chance: draw(chance), choices)
    return _moved_on(table, after)


def choice_of(table: Table[StateT, ActionT], viewer: Viewer) -> ActionT | None:
    """What the viewer has chosen in the decision that is open: nobody knows more than their own."""
    return None if viewer is SPECTATOR else table.committed.get(viewer)


def look(
    game: Game[Any, StateT, ActionT, Any, ViewT],
    table: Table[StateT, ActionT],
    viewer: Viewer,
    pending: Pending[ActionT, Any] | None = None,
) -> TableView[ViewT, ActionT]:
    """What one viewer may know of the table now.

    `pending` is what its state waits for, where that is known already.
    """
    match game.pending(table.state) if pending is None else pending:
        case Decision() as decision:
            options, deciding = decision.offered_to(viewer), frozenset(decision.options)
        case _:
            options, deciding = (), frozenset[Seat]()
    return TableView(
        view=game.view(table.state, viewer),
        options=options,
        my_choice=choice_of(table, viewer),
        waiting_for=deciding - table.committed.keys(),
        version=len(table.inputs),
    )


def _moved_on(
    table: Table[StateT, ActionT], after: Advance[StateT, ActionT]
) -> tuple[Table[StateT, ActionT], tuple[Event, ...]]:
    events = tuple([event for step in after.events for event in step])
    return Table(state=after.state, inputs=(*table.inputs, *after.inputs)), events
