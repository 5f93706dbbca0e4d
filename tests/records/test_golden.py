"""Games on paper, one for every way a game can end: they replay byte for byte."""

from pathlib import Path

import pytest

from paddock.catalog import GAMES
from paddock.core import GameOver, replay
from paddock.games.why_first.state import State as WhyFirst
from paddock.record_file import read_record, write_record
from tests.records.make_golden import FOLDER, WAYS, ended, find

FILES = sorted(FOLDER.glob("*.json"))

every_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


def test_there_is_a_record_for_every_way_and_none_besides() -> None:
    assert [file.stem for file in FILES] == sorted(WAYS)


@every_file
def test_a_record_replays_to_the_same_events_and_the_same_end(file: Path) -> None:
    record = read_record(file.read_bytes())
    game, way = GAMES[record.game].rules.game, WAYS[file.stem]
    *_, last = steps = [*replay(game, record)]

    assert tuple(step.events for step in steps) == record.events
    assert isinstance(over := game.pending(last.state), GameOver)
    assert way.holds(ended(record))
    assert way.variant == record.config.variant
    assert record.config.players in way.players
    assert over.places == ended(record).last.places[: record.config.players]
    assert isinstance(last.state, WhyFirst) or over.winners == ended(record).last.winners


@every_file
def test_a_record_written_again_has_the_same_bytes(file: Path) -> None:
    data = file.read_bytes()

    assert write_record(read_record(data)) == data


def test_the_search_finds_the_same_game_again() -> None:
    name = "why_first-tactical-leon-shared"

    assert write_record(find(WAYS[name])) == (FOLDER / f"{name}.json").read_bytes()
