"""Writes tests/vectors/sentences-*.json: events as clients are sent them, and what is said of them.

The browser tells events itself. It and Python are held to these files, which `make sentences`
takes from the golden records; a test says when they are not fresh.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.catalog import GAMES
from paddock.core import SPECTATOR, Event, Seat
from paddock.core.message import Message, Part, Pilot
from paddock.game_entry import GameEntry
from paddock.games.outspeed.events import StackRefilled
from paddock.record_file import parse_record
from paddock.words import Words, words_at

TESTS: Final = Path(__file__).resolve().parent.parent / "tests"
LANGUAGES: Final = ("en", "pl")
OF_A_KIND: Final = 12
"""Events with the same messages: more of them would show nothing new."""

SELDOM: Final[dict[str, tuple[Event, ...]]] = {
    "outspeed": (StackRefilled(1), StackRefilled(3), StackRefilled(12)),
    "why_first": (),
}
"""What happens in no golden game."""


def target(game: str) -> Path:
    """The file of a game."""
    return TESTS / "vectors" / f"sentences-{game}.json"


def sentences(game: str) -> str:
    """The text of the file: for each event the players at its table, its messages and sentences."""
    chosen, kinds = list[dict[str, Any]](), Counter[str]()
    for event, players in dict.fromkeys(_events(game)):
        one = _sentence(GAMES[game], event, players)
        kind = " ".join([one["event"]["type"], *(each["name"] for each in one["messages"])])
        kinds[kind] += 1
        if kinds[kind] <= OF_A_KIND:
            chosen.append(one)
    lines = ",\n".join([json.dumps(one, ensure_ascii=False, sort_keys=True) for one in chosen])
    return f"[\n{lines}\n]\n"


def _events(game: str) -> Iterator[tuple[bytes, int]]:
    """What happened in the golden games as it was sent to anyone, and how many played there."""
    for file in sorted((TESTS / "records").glob(f"{game}-*.json")):
        record = parse_record(file.read_bytes())
        players = record.config.players
        for step in record.events:
            for event in step:
                for viewer in (SPECTATOR, *map(Seat, range(players))):
                    seen = event.seen_by(viewer)
                    if seen is not None:
                        yield _sent(seen), players
    for event in SELDOM[game]:
        yield _sent(event), GAMES[game].rules.players.stop - 1


def _sent(event: Event) -> bytes:
    """As the server does it: seats are keys, and in order."""
    return msgspec.json.encode(msgspec.to_builtins(event, str_keys=True), order="deterministic")


def _sentence(entry: GameEntry, sent: bytes, players: int) -> dict[str, Any]:
    messages = [*entry.words.tell(msgspec.json.decode(sent, type=entry.rules.event_type))]
    said = {}
    for language in LANGUAGES:
        words = words_at(Words(language), entry, players)
        said[language] = [words.say(one) for one in messages]
    return {
        "players": players,
        "event": json.loads(sent),
        "messages": [_plain(one) for one in messages],
        **said,
    }


def _plain(part: Part) -> Any:
    """A message as the browser has it (web/src/lib/i18n/message.ts)."""
    match part:
        case Message(name, parts):
            return {"name": name, "parts": {key: _plain(value) for key, value in parts.items()}}
        case Pilot(number):
            return {"pilot": number}
        case list():
            return [_plain(one) for one in part]
        case _:
            return part


if __name__ == "__main__":
    for name in GAMES:
        target(name).write_text(sentences(name), "utf-8")
        print(target(name))
