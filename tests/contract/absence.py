"""A table at which nobody answers in time."""

from typing import Any

from paddock.core import AnyGame, Decision, Draw, Event, Table, commit


def commit_for_the_absent(
    game: AnyGame, table: Table[Any, Any], draw: Draw
) -> tuple[Table[Any, Any], tuple[Event, ...]]:
    """Commit the default choice of every seat that the table still waits for."""
    waiting = game.pending(table.state)
    if not isinstance(waiting, Decision):
        return table, ()
    events: tuple[Event, ...] = ()
    for seat in sorted(waiting.options.keys() - table.committed.keys()):
        action = game.default_choice(table.state, seat)
        table, seen = commit(game, table, seat, action, draw)
        events += seen
    return table, events
