"""A game's own values, read from the plain values that a server sends."""

from typing import Any

import msgspec

from paddock.core import Event, GameOver
from paddock.game_entry import GameEntry
from paddock.protocol import AnyLook


def events_in(entry: GameEntry, sent: Any) -> tuple[Event, ...]:
    """Return the events of a line, step after step."""
    several: Any = list
    steps = msgspec.convert(sent, several[several[entry.rules.event_type]], str_keys=True)
    return tuple(event for step in steps for event in step)


def config_in(entry: GameEntry, sent: Any) -> Any:
    """Return the config of the game."""
    return None if sent is None else msgspec.convert(sent, entry.rules.config_type, str_keys=True)


def view_in(entry: GameEntry, look: AnyLook, config: Any) -> Any:
    """Return the view. A look leaves out the config, which came with the welcome."""
    return msgspec.convert(
        {**(look.view or {}), "config": config}, entry.rules.view_type, str_keys=True
    )


def options_in(entry: GameEntry, look: AnyLook) -> tuple[Any, ...]:
    """Return the options of the viewer."""
    several: Any = tuple
    options: tuple[Any, ...] = msgspec.convert(look.options, several[entry.rules.action_type, ...])
    return options


def choice_in(entry: GameEntry, look: AnyLook) -> Any:
    """Return the viewer's own choice, or None."""
    return (
        None if look.my_choice is None else msgspec.convert(look.my_choice, entry.rules.action_type)
    )


def result_in(look: AnyLook) -> GameOver | None:
    """How the game ended, or None."""
    if look.result is None:
        return None
    return msgspec.convert(look.result, GameOver, str_keys=True, from_attributes=True)
