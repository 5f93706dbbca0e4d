"""Case 42: every message that leaves has a maximum, which the fullest game of any deck keeps."""

from collections import Counter
from functools import cache
from typing import Any, Final

import msgspec
import pytest

from paddock import protocol as p
from paddock.core import SPECTATOR, Seat, Viewer
from paddock.faults import MAX_DECK_BYTES
from paddock.game_entry import GameEntry
from paddock.lab.simulation import Plan, play_one, record_of
from paddock.proof import entry as e
from paddock.record_file import parse_record, write_record
from paddock.server.play.delivery import look_of
from paddock.server.table import replay
from paddock.server.table.errors import Refused
from paddock.server.table.match import Match, begin, fold, news
from paddock.server.table.publish import published
from paddock.server.table.replay import MAX_REPLAY_BYTES, replay_as_json
from tests.attack.bounds import bounds, put
from tests.attack.hostile_decks import fullest_deck
from tests.attack.test_bounds import OURS, config_of
from tests.server.whole_games import CODE, SECRET, Played, Table, whole_game

KIB: Final = 1024
SENT: Final = {
    "Welcome": 48 * KIB,
    "News": 40 * KIB,
    "Look": 8 * KIB,
    "Ack": 1 * KIB,
    "Refusal": 1 * KIB,
    "Pong": 1 * KIB,
    "Presence": 1 * KIB,
}
"""The largest message of each kind, over a socket."""
MAX_INPUTS: Final = 3000
"""Draws and decisions of a game."""
MAX_RECORD: Final = 1024 * KIB
"""A game that is over, with its proof."""
FULLEST: Final = (0, 1, 9)
"""How far a blue die moves."""


@cache
def fullest_game(zones: int) -> Played:
    text = fullest_deck(zones)
    assert len(text.encode()) <= MAX_DECK_BYTES
    table = Table(e.Options("outspeed", 6, deck=text))
    table.gather(bots=0)
    table.start()
    return table.play()


def viewers(match: Match) -> list[Viewer]:
    return [SPECTATOR, *(Seat(seat) for seat in range(match.options.players))]


def sent_of(played: Played) -> Counter[str]:
    """The largest message of each kind that anybody was sent in a game, in bytes."""
    opened = played.lines[0].entry
    assert isinstance(opened, e.Opened)
    match, found = begin(CODE, SECRET, opened), Counter[str]()
    for line in played.lines:
        match = fold(match, line)
        for viewer in viewers(match):
            for message in (
                p.News(line.number, line.at, line.leaf, news(match, line.entry, viewer)),
                look_of(match, viewer),
            ):
                kind = type(message).__name__
                found[kind] = max(found[kind], len(msgspec.json.encode(message)))
    welcome = p.Welcome(
        CODE, Seat(0), match.status, match.options, match.config, "0" * 64, match.head, 1e9
    )
    found["Welcome"] = len(msgspec.json.encode(welcome))
    return found


def test_case_42_no_kind_of_message_is_forgotten_here() -> None:
    kinds = [getattr(kind, "__origin__", kind) for kind in p.AnyFromServer.__args__]
    assert SENT.keys() == {kind.__name__ for kind in kinds}


@pytest.mark.parametrize("zones", FULLEST)
def test_case_42_every_message_of_the_fullest_game_keeps_its_maximum(zones: int) -> None:
    played = fullest_game(zones)
    assert played.match.table is not None
    assert 200 < len(played.match.table.inputs) <= MAX_INPUTS
    for kind, size in sent_of(played).items():
        assert size <= SENT[kind], kind


@pytest.mark.parametrize("zones", FULLEST)
def test_case_42_the_fullest_game_can_be_replayed_and_kept(zones: int) -> None:
    match, lines = fullest_game(zones).match, fullest_game(zones).lines
    for viewer in viewers(match):
        assert len(replay_as_json(match, lines, viewer)) <= MAX_REPLAY_BYTES
    assert len(published(match, lines)) <= MAX_RECORD


def test_case_42_a_replay_that_would_be_longer_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    played = whole_game("why_first")
    size = len(replay_as_json(played.match, played.lines, SPECTATOR))
    monkeypatch.setattr(replay, "MAX_REPLAY_BYTES", size // 2)
    with pytest.raises(Refused, match="replay-too-long"):
        replay_as_json(played.match, played.lines, SPECTATOR)


def test_case_42_a_replay_is_the_same_step_by_step() -> None:
    played = whole_game("why_first")
    whole = replay.replayed(played.match, played.lines, Seat(0))
    assert replay_as_json(played.match, played.lines, Seat(0)) == msgspec.json.encode(whole)


def _fields(game: GameEntry) -> list[Any]:
    """Each bounded field of a config at its largest, in all its places."""
    tree, found = config_of(game), list[Any]()
    for bound in bounds(game.rules.config_type):
        path, value = bound.path, bound.largest
        if path[-2:-1] and path[-2] in ("cost", "zones", "fuel"):
            path, value = path[:-1], {path[-1]: value}  # nothing else is summed there
        found.append((".".join(bound.path), put(tree, path, value)))
    return found


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_case_42_no_field_of_a_record_at_its_largest_makes_a_game_too_long(
    game: GameEntry,
) -> None:
    played = 0
    for name, tree in _fields(game):
        config = msgspec.convert(tree, game.rules.config_type)
        plan = Plan(game.name, config, 1, 11, ("random",))
        try:
            record = record_of(game.name, play_one(plan, 0))
        except (ArithmeticError, AssertionError, LookupError, ValueError):
            continue  # a deck that nobody can play with, as a record may hold
        played += 1
        data = write_record(record)
        assert len(record.inputs) <= MAX_INPUTS, name
        assert len(data) <= MAX_RECORD, name
        assert parse_record(data) == record
    assert played >= 2
