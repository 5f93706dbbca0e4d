"""`paddock replay`: a recorded game in words, whole or as one seat saw it."""

from argparse import Namespace
from collections.abc import Iterable, Iterator

from paddock.catalog import GAMES
from paddock.cli.errors import Refusal, read_file, refuse
from paddock.core import Event, Seat
from paddock.game_entry import GameEntry
from paddock.record_file import RecordError, read_record
from paddock.words import Words, words_at


def replay_file(parsed: Namespace, words: Words) -> int:
    """Tell the game in a file."""
    try:
        record = read_record(read_file(parsed.file))
    except RecordError as error:
        raise Refusal(error.why) from error
    entry, players = GAMES[record.game], record.config.players
    if parsed.seat is not None and parsed.seat > players:
        raise refuse("no-such-seat", seat=parsed.seat, players=players)
    seat = None if parsed.seat is None else Seat(parsed.seat - 1)
    events = [event for step in record.events for event in step]
    if parsed.round is not None:
        events = _of_round(entry, events, parsed.round)
    tell(entry, events, words_at(words, entry, players), seat)
    return 0


def tell(entry: GameEntry, events: Iterable[Event], words: Words, seat: Seat | None) -> None:
    """Print the events of a game in sentences, a blank line between two rounds."""
    started = False
    for event in events:
        seen = event if seat is None else event.seen_by(seat)
        if entry.words.begins_round(event) is not None and started:
            print()
        for sentence in entry.words.tell(seen) if seen is not None else ():
            print(words.say(sentence))
            started = True


def _of_round(entry: GameEntry, events: list[Event], wanted: int) -> list[Event]:
    """Return the events of one round."""
    rounds = [*_rounds(entry, events)]
    of_it = [event for event, number in zip(events, rounds, strict=True) if number == wanted]
    if not of_it:
        raise refuse("no-such-round", round=wanted, rounds=max(rounds, default=0))
    return of_it


def _rounds(entry: GameEntry, events: list[Event]) -> Iterator[int]:
    """Yield the round that each event belongs to; 0 before the first."""
    now = 0
    for event in events:
        now = entry.words.begins_round(event) or now
        yield now
