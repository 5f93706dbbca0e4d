"""A local game as a file: a record (`paddock replay` reads it too), and who plays it."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from paddock.catalog import BOTS, GAMES
from paddock.client.private_files import write_private
from paddock.core import Chosen, Decision, Record, steps_of
from paddock.core.message import message
from paddock.record_file import RecordError, parse_record, write_record
from paddock.words import LANGUAGES


class Setting(Struct, frozen=True):
    """A game against bots before it begins: all that follows comes from it and from the choices.

    `bots` are those on the seats after the human's, who sits on the first. With a number of
    `simulations` Experts do not think for a time, and the same seed gives the same game.
    """

    game: str
    config: Any
    name: str
    bots: tuple[str, ...]
    seed: int
    simulations: int | None = None
    language: str | None = None


class _Play(Struct, frozen=True):
    name: str
    bots: tuple[str, ...]
    seed: int
    simulations: int | None
    language: str | None = None


class _File(Struct):
    play: _Play


def save(path: Path, setting: Setting, inputs: tuple[Any, ...]) -> None:
    """Write the game so far."""
    entry = GAMES[setting.game]
    events = tuple(step.events for step in steps_of(entry.rules.game, setting.config, inputs))
    record: Record[Any, Any, Any, Any] = Record(
        setting.game, entry.rules.version, setting.config, inputs, events
    )
    file = msgspec.json.decode(write_record(record))
    play = _Play(setting.name, setting.bots, setting.seed, setting.simulations, setting.language)
    file["play"] = msgspec.to_builtins(play)
    write_private(path, msgspec.json.encode(file))


def load(data: bytes) -> tuple[Setting, tuple[Any, ...]]:
    """A game that was saved, and the inputs so far; or a RecordError."""
    record = parse_record(data)
    try:
        play = msgspec.json.decode(data, type=_File).play
    except msgspec.ValidationError as error:
        raise RecordError(message("play-not-saved-by-play")) from error
    seats_fit = len(play.bots) == record.config.players - 1 and {*play.bots} <= {*BOTS}
    if not seats_fit or not _can_be_played(record):
        raise RecordError(message("record-damaged", detail="play"))
    language = play.language if play.language in LANGUAGES else None
    setting = Setting(
        record.game, record.config, play.name, play.bots, play.seed, play.simulations, language
    )
    return setting, record.inputs


def _can_be_played(record: Record[Any, Any, Any, Any]) -> bool:
    """Whether the rules allow every input."""
    game = GAMES[record.game].rules.game
    state = game.setup(record.config)
    try:
        for given, step in zip(record.inputs, steps_of(game, record.config, record.inputs)):
            chosen = isinstance(given, Chosen)
            if chosen != isinstance(game.pending(state), Decision):
                return False
            state = step.state
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        return False
    return True
