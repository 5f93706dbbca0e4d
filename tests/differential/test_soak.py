"""The long run goes on where it was stopped, and says what differs."""

from pathlib import Path

import pytest

from tests.differential import soak
from tests.differential.inputs import Subject
from tests.differential.subjects import SUBJECTS

Played = list[tuple[str, range]]


@pytest.fixture(autouse=True)
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    """What is played, without playing it; `outspeed-4` differs in its games from 2 on."""
    games_played: Played = []

    def differ(subject: Subject, games: range, size: int) -> list[str]:
        games_played.append((subject.name, games))
        return ["a difference"] if subject.name == "outspeed-4" and games.start >= 2 else []

    monkeypatch.setattr(soak, "differences_in", differ)
    monkeypatch.setattr(soak, "MAX_AT_ONCE", 2)
    return games_played


def test_every_game_of_every_subject_is_played_once(tmp_path: Path, played: Played) -> None:
    shares = soak.soak(4 * len(SUBJECTS), 1, tmp_path)
    assert sorted(played, key=str) == sorted(
        [(name, games) for name in SUBJECTS for games in (range(2), range(2, 4))], key=str
    )
    assert sum(share.games for share in shares) == 4 * len(SUBJECTS)
    assert [share.subject for share in shares if share.differences] == ["outspeed-4"]


def test_what_is_done_is_not_done_again(tmp_path: Path, played: Played) -> None:
    soak.soak(2 * len(SUBJECTS), 1, tmp_path)
    played.clear()
    shares = soak.soak(4 * len(SUBJECTS), 1, tmp_path)
    assert {games for _, games in played} == {range(2, 4)}
    assert len(shares) == 2 * len(SUBJECTS)


def test_what_differed_before_still_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(soak, "LEDGERS", tmp_path)
    games = str(4 * len(SUBJECTS))
    assert soak.main([str(2 * len(SUBJECTS)), "--jobs", "1"]) == 0
    assert soak.main([games, "--jobs", "1"]) == 1
    capsys.readouterr()
    assert soak.main([games, "--jobs", "1"]) == 1
    assert (
        capsys.readouterr().out == f"a difference\n{games} of {games} games, 0 a second: 1 differ\n"
    )


def test_other_code_begins_anew(
    tmp_path: Path, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    soak.soak(len(SUBJECTS), 1, tmp_path)
    played.clear()
    monkeypatch.setattr(soak, "digest_of_code", lambda: "other")
    soak.soak(len(SUBJECTS), 1, tmp_path)
    assert len(played) == len(SUBJECTS)


def test_the_digest_is_of_the_rules_and_the_engines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = soak.digest_of_code()
    assert soak.digest_of_code() == before
    for folder in soak.WHAT_COUNTS:
        assert (soak.ROOT / folder).is_dir()
    monkeypatch.setattr(soak, "ROOT", tmp_path)
    rules = tmp_path / "src" / "paddock" / "games" / "rules.py"
    rules.parent.mkdir(parents=True)
    rules.write_text("one", "utf-8")
    one = soak.digest_of_code()
    rules.write_text("other", "utf-8")
    assert soak.digest_of_code() != one
