"""What `paddock train` refuses before it trains."""

from typing import cast

import pytest
from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.game_entry import GameEntry
from tests.cli.running import Shell


@pytest.mark.parametrize("option", ["--work-out-last", "--decks random"])
def test_what_a_game_does_not_have_is_refused_by_its_name(shell: Shell, option: str) -> None:
    ran = shell("train", "why_first", *option.split())
    assert ran.refused_in_one_line()
    assert "Why First?" in ran.err
    assert option.split(maxsplit=1)[0] in ran.err


@pytest.mark.parametrize(
    ("part", "lacks", "said"),
    [("bots", "features", "what a net sees"), ("research", "engine", "no vector engine")],
)
def test_a_game_that_cannot_be_trained_is_refused_with_the_reason(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, part: str, lacks: str, said: str
) -> None:
    entry = GAMES["why_first"]
    bare = replace(entry, **{part: replace(getattr(entry, part), **{lacks: None})})
    monkeypatch.setitem(cast("dict[str, GameEntry]", GAMES), "why_first", bare)
    ran = shell("train", "why_first")
    assert ran.refused_in_one_line()
    assert said in ran.err
