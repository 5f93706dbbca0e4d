"""What a game's actions, inputs and events are, from what came over the wire or from the disk."""

from collections import OrderedDict
from functools import cache
from typing import Any, Final, TypeAlias, cast

import msgspec
from msgspec import Struct

from paddock.catalog import GAMES
from paddock.core import Chosen, Drawn, Event

EVENTS_AT_HAND: Final = 256


class Types(Struct, frozen=True):
    """What a game's actions, inputs and events are read as, by `read_as`."""

    action: Any
    inputs: Any
    events: Any


@cache
def types_of(game: str) -> Types:
    """The types of a game by its name."""
    known, several = GAMES[game], cast("Any", tuple)
    chosen, drawn = cast("Any", Chosen), cast("Any", Drawn)
    given = chosen[known.action_type] | drawn[known.outcome_type]
    return Types(
        _holder(known.action_type),
        _holder(several[given, ...]),
        _holder(several[several[known.event_type, ...], ...]),
    )


def _holder(kind: Any) -> Any:
    """A struct around a type: msgspec works out how to read a struct once, a union every time."""
    return msgspec.defstruct("Holder", [("held", kind)])


def read_as(holder: Any, stored: Any) -> Any:
    """Something of a game from what is stored."""
    return msgspec.convert({"held": stored}, holder, str_keys=True).held


def read_action(game: str, action: Any) -> Any:
    """An action of the game from what came over the wire or from the disk."""
    return read_as(types_of(game).action, action)


def read_inputs(game: str, inputs: Any) -> Any:
    """Inputs of the game from what is stored."""
    return read_as(types_of(game).inputs, inputs)


_Steps: TypeAlias = tuple[tuple[Event, ...], ...]
_known: Final[OrderedDict[int, tuple[Any, _Steps]]] = OrderedDict()


def read_events(game: str, events: Any) -> _Steps:
    """Events of the game from what is stored.

    All who watch a table ask for the same ones: they are read once.
    """
    known = _known.get(id(events))
    if known is not None and known[0] is events:
        return known[1]
    return know_events(events, read_as(types_of(game).events, events))


def know_events(stored: Any, events: _Steps) -> _Steps:
    """These events are stored like this: whoever will be told of them soon need not read them."""
    _known[id(stored)] = (stored, events)
    if len(_known) > EVENTS_AT_HAND:
        _known.popitem(last=False)
    return events


def old_events(game: str, events: Any) -> _Steps:
    """Events that were written under other rules, if they mean the very same today; or else none.

    Whether a viewer may see them, only an event can say that is understood.
    """
    try:
        steps = read_events(game, events)
    except msgspec.ValidationError:
        return ()
    return steps if _as_json(steps) == _as_json(events) else ()


def _as_json(value: Any) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True), order="deterministic")
