"""A log's lines as bytes, and back with a game's own types in them: the edge of store and file.

Inside, actions, inputs and events are structs of their game. Only a game of rules that are gone is
read as plain values: nobody can say any more what they mean.
"""

from functools import cache, lru_cache
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from paddock.catalog import GAMES
from paddock.core import Event
from paddock.proof import entry as e

write_line: Final = msgspec.json.Encoder().encode
_read_plain_line: Final = msgspec.json.Decoder(e.AnyLine).decode


class Codec(Struct, frozen=True):
    """Decoders for the lines, entries, events and actions of a game."""

    line: msgspec.json.Decoder[e.AnyLine]
    entry: msgspec.json.Decoder[e.AnyEntry]
    events: Any
    action: Any


@cache
def codec_of(game: str) -> Codec:
    """Return the codec of a game by its name."""
    known = GAMES[game]
    types = (known.rules.action_type, known.rules.outcome_type, known.rules.event_type)
    line, entry, several = cast("Any", e.Line), cast("Any", e.Entry), cast("Any", tuple)
    return Codec(
        line=msgspec.json.Decoder(line[types]),
        entry=msgspec.json.Decoder(entry[types]),
        events=_holder(several[several[known.rules.event_type, ...], ...]),
        action=_holder(known.rules.action_type),
    )


def _holder(kind: Any) -> Any:
    """Return a struct around a type: msgspec analyses a struct once, a union every time."""
    return msgspec.defstruct("Holder", [("held", kind)])


def game_of(opened: e.Opened) -> str | None:
    """Return the game whose types a log is read with; None if it was played under other rules.

    A deck that is refused today was accepted under other rules, too.
    """
    game, deck = GAMES[opened.options.game], opened.options.deck
    if opened.rules_version != game.rules.version:
        return None
    return game.name if deck is None or deck_of(game.name, deck) is not None else None


@lru_cache(maxsize=64)
def deck_of(game: str, text: str) -> Any:
    """Return the deck in the options of a table; None if nobody may play with it."""
    deck, faults = GAMES[game].rules.examine_deck(text)
    return deck if all(fault.warning for fault in faults) else None


def read_line(body: bytes | str, game: str | None) -> e.AnyLine:
    """Return a line as it was stored, with the types of this game in it."""
    return _read_plain_line(body) if game is None else codec_of(game).line.decode(body)


def read_first_line(body: bytes | str) -> e.AnyLine:
    """Return the first line of a log: it says which game the others are of."""
    return _read_plain_line(body)


def read_entry(body: str, game: str) -> e.AnyEntry | None:
    """Return an entry as it was published; None unless it is written just as we would write it."""
    try:
        found = codec_of(game).entry.decode(body)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return found if e.body_of(found) == body.encode() else None


def read_action(game: str, stored: object) -> Any:
    """Return an action of the game from plain values."""
    return msgspec.convert({"held": stored}, codec_of(game).action, str_keys=True).held


def old_events(game: str, events: object) -> tuple[tuple[Event, ...], ...]:
    """Events that were written under other rules, if they mean the very same today; or else none.

    Whether a viewer may see them, only an event can say that is understood.
    """
    try:
        steps = msgspec.convert({"held": events}, codec_of(game).events, str_keys=True).held
    except msgspec.ValidationError:
        return ()
    return steps if as_json(steps) == as_json(events) else ()


def as_json(value: object) -> bytes:
    """Return a value as the log writes it, so that two of them can be compared."""
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True), order="deterministic")
