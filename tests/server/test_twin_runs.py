"""Two runs that differ only in what one seat hides: nobody else gets one byte that differs.

The leaf of a hidden choice is the exception that proves the choice afterwards: a salted hash, which
nobody can tell from any other. Everything else is compared as it went over the wire.
"""

import re

import pytest

from paddock.proof import entry as e
from tests.server.hearing import Heard
from tests.server.world import CONTRIBUTION, run

HIDDEN_LEAF = re.compile(r'"leaf":"[0-9a-f]{64}"(?=,"entry":{"type":"Chose"[^}]*"action":null)')


def heard(game: str, players: int, choices: tuple[int, ...]) -> dict[str, str]:
    run_ = Heard(game, players, choices)
    run(run_)
    assert CONTRIBUTION.hex() in run_.bytes["socket 1"] or "socket 1" not in run_.bytes
    return {name: HIDDEN_LEAF.sub('"leaf":""', text) for name, text in run_.bytes.items()}


TABLES = [("why_first", 2), ("why_first", 4), ("outspeed", 3), ("outspeed", 5)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_case_24_what_one_seat_hides_changes_no_byte_of_the_others(game: str, players: int) -> None:
    one, other = heard(game, players, (0, 1)), heard(game, players, (1, 0))
    assert len(one) > 20
    assert one == other


def test_the_same_run_twice_is_the_same() -> None:
    assert heard("why_first", 3, (0, 1)) == heard("why_first", 3, (0, 1))


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(e.Chose, "seen_by", e.Said.seen_by)
    assert heard("why_first", 3, (0, 1)) != heard("why_first", 3, (1, 0))
