"""Writes tests/vectors/scenes-*.json: games as one viewer saw them, with a view to settle on.

The browser shows events and then settles on views: whatever jumps there was shown wrongly. Its
tests play these files, which `make sentences` takes from golden records.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.catalog import GAMES
from paddock.core import SPECTATOR, Chance, Decision, Seat, Viewer, as_seen_by, replay
from paddock.record_file import parse_record

TESTS: Final = Path(__file__).resolve().parent.parent / "tests"
SEEN: Final[dict[str, tuple[tuple[str, Viewer], ...]]] = {
    "outspeed": (
        ("shuffled-large-shared", Seat(1)),
        ("shuffled-large-no_ship", Seat(0)),
        ("shuffled-small-dial", SPECTATOR),
    ),
    "why_first": (
        ("basic-many-winner", Seat(1)),
        ("basic-leon-shared", Seat(0)),
        ("tactical-leon-winner", SPECTATOR),
        ("tactical-many-shared", Seat(2)),
    ),
}


def target(game: str) -> Path:
    """The file of a game."""
    return TESTS / "vectors" / f"scenes-{game}.json"


def scenes(game: str) -> str:
    """The text of the file: for each game its settings, and decision by decision what was seen."""
    seen = [_seen(game, name, viewer) for name, viewer in SEEN[game]]
    return "[\n" + ",\n".join(seen) + "\n]\n"


def _seen(game: str, name: str, viewer: Viewer) -> str:
    record = parse_record((TESTS / "records" / f"{game}-{name}.json").read_bytes())
    steps = ",\n".join(map(_line, _steps(game, record, viewer)))
    return f'{{"record": "{name}", "players": {record.config.players}, "steps": [\n{steps}\n]}}'


def _steps(game: str, record: Any, viewer: Viewer) -> Iterator[dict[str, Any]]:
    """What was seen between two decisions, the view that came with it, and who is asked next."""
    rules, events = GAMES[game].rules.game, list[Any]()
    for step in replay(rules, record):
        events += as_seen_by(viewer, step.events)
        waiting = rules.pending(step.state)
        if not isinstance(waiting, Chance):
            view = _plain(rules.view(step.state, viewer))
            del view["config"]
            asked = sorted(waiting.options) if isinstance(waiting, Decision) else []
            seen = [_plain(event) for event in events]
            yield {"events": seen, "view": view, "asked": asked}
            events = []


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


if __name__ == "__main__":
    for name in GAMES:
        target(name).write_text(scenes(name), "utf-8")
        print(target(name))
