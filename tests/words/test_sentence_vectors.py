"""What the browser says and shows of events is held to files; they are what Python says."""

import json
import runpy
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from paddock.catalog import GAMES

ROOT: Final = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "make_sentences.py"))


@pytest.mark.parametrize("game", GAMES)
def test_the_sentences_are_fresh(tool: dict[str, Any], game: str) -> None:
    written = tool["target"](game).read_text("utf-8")
    assert written == tool["sentences"](game), "stale: make sentences"


@pytest.mark.parametrize("game", GAMES)
def test_the_scenes_are_fresh(game: str) -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "make_scenes.py"))
    assert tool["target"](game).read_text("utf-8") == tool["scenes"](game), "stale: make sentences"


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_is_among_them(tool: dict[str, Any], game: str) -> None:
    said = json.loads(tool["target"](game).read_text("utf-8"))
    kinds = {kind.__name__ for kind in get_args(GAMES[game].rules.event_type)}
    assert {one["event"]["type"] for one in said} == kinds
