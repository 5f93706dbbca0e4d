"""A game of rules and words alone: it is played and counted, and what it lacks is said."""

from typing import cast

import pytest
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.game_entry import Faces, GameEntry
from tests.cli.running import Shell


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = replace(GAMES["why_first"], bots=None, research=None, faces=Faces())
    monkeypatch.setitem(cast("dict[str, GameEntry]", GAMES), "why_first", entry)


def test_it_is_simulated_at_random_and_its_deck_is_shown(shell: Shell) -> None:
    ran = shell("simulate", "why_first", "--games", "3", "--json")
    assert ran.code == 0
    assert '"games": 3' in ran.out
    assert '"cards": [' in shell("deck", "show", "--game", "why_first").out


@pytest.mark.parametrize(
    "command",
    [
        "simulate why_first --engine vector",
        "train why_first",
        "play why_first --plain",
        "deck print --game why_first",
        "analyse {record}",
    ],
)
def test_what_it_lacks_is_refused_in_a_sentence(
    shell: Shell, command: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("records")
    shell("simulate", "why_first", "--games", "1", "--save", str(folder))
    record = next(folder.glob("*.json"))
    ran = shell(*command.format(record=record).split())
    assert ran.code == 2, ran.err
    assert "Traceback" not in ran.err
