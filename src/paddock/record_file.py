"""Records as files: one JSON object a game (docs/record-format.md).

A file that is damaged, foreign or too new raises a RecordError with one sentence.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from paddock.catalog import GAMES
from paddock.core import Event, Record, Step, replay
from paddock.core.message import Message, message
from paddock.game_entry import GameEntry

FORMAT: Final = 2
"""2: a log says how its game ended; draws may follow from a luck that several tables share."""
FORMATS: Final = range(1, FORMAT + 1)
"""All versions that can be read."""

_BROKEN: Final = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""What rules may raise over a config or an input that they would never have come to."""


class RecordError(ValueError):
    """A file that cannot be read as a record, and why, to be said in any language."""

    def __init__(self, why: Message) -> None:
        super().__init__(f"{why.name} {dict(why.parts)}")
        self.why = why


class _Head(msgspec.Struct):
    """Enough of any record to know what it is."""

    paddock: int
    game: str
    rules_version: int


def write_record(record: Record[Any, Any, Any, Any]) -> bytes:
    """The file of a record: the same bytes for the same game, always."""
    body = msgspec.to_builtins(record, str_keys=True)
    return msgspec.json.format(msgspec.json.encode({"paddock": FORMAT, **body}), indent=1) + b"\n"


def read_record(data: bytes) -> Record[Any, Any, Any, Any]:
    """The record in a file, replayed and found true; or a RecordError."""
    record = parse_record(data)
    _check_events(GAMES[record.game], record)
    return record


def parse_record(data: bytes) -> Record[Any, Any, Any, Any]:
    """The record in a file, be it true or not; or a RecordError."""
    entry = _entry(data)
    try:
        record: Record[Any, Any, Any, Any] = msgspec.json.decode(data, type=_record_type(entry))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(message("record-damaged", detail=str(error))) from error
    _check_config(entry, record.config)
    return record


def _entry(data: bytes) -> GameEntry:
    head = _head(data)
    if head.game not in GAMES:
        raise RecordError(message("record-unknown-game", game=head.game))
    entry = GAMES[head.game]
    version = {"format": str(head.paddock), "version": str(head.rules_version)}
    if head.paddock >= FORMATS.stop or head.rules_version > entry.rules.version:
        raise RecordError(message("record-newer", **version))
    if head.paddock not in FORMATS or head.rules_version < entry.rules.version:
        raise RecordError(message("record-older", **version))
    return entry


def _head(data: bytes) -> _Head:
    try:
        return msgspec.json.decode(data, type=_Head)
    except (msgspec.ValidationError, RecursionError) as error:
        raise RecordError(message("record-foreign")) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(message("record-not-json")) from error


def _record_type(entry: GameEntry) -> Any:
    generic: Any = Record
    return generic[
        entry.rules.config_type,
        entry.rules.action_type,
        entry.rules.outcome_type,
        entry.rules.event_type,
    ]


def _check_config(entry: GameEntry, config: Any) -> None:
    """A game can be set up with it. The types of a config bound every number in it."""
    try:
        entry.rules.game.setup(config)
    except _BROKEN as error:
        raise RecordError(message("record-damaged", detail=str(error))) from error


def _check_events(entry: GameEntry, record: Record[Any, Any, Any, Any]) -> None:
    """A record is true when its inputs are legal and lead to the events in it."""
    steps = replay(entry.rules.game, record)
    for number, events in enumerate(record.events, start=1):
        if _next_events(steps, number) != events:
            raise RecordError(message("record-untrue", number=number))
    if len(record.events) != len(record.inputs):
        raise RecordError(message("record-untrue", number=len(record.events) + 1))


def _next_events(steps: Iterator[Step[Any]], number: int) -> tuple[Event, ...]:
    try:
        return next(steps).events
    except (StopIteration, *_BROKEN) as error:
        raise RecordError(message("record-untrue", number=number)) from error
