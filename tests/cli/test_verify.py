"""`paddock verify`."""

from pathlib import Path

import msgspec
import pytest

from paddock.server.proof import published
from paddock.words import LANGUAGES
from tests.cli.running import Shell
from tests.server import tampering
from tests.server.tampering import CASES
from tests.server.whole_games import whole_game


@pytest.fixture(params=["outspeed", "why_first"])
def proven(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A finished game from a server."""
    played = whole_game(request.param)
    path = tmp_path / "game.json"
    path.write_bytes(published(played.match, played.lines))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_check_is_told_in_a_sentence_and_then_the_result(
    shell: Shell, proven: Path, language: str
) -> None:
    ran = shell("verify", proven, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == 10
    assert all(line.endswith(".") for line in ran.out.splitlines())
    assert msgspec.json.decode(proven.read_bytes())["proof"]["head"] in ran.out


def test_the_result_is_the_last_sentence(shell: Shell, proven: Path) -> None:
    assert shell("verify", proven).out.splitlines()[-1] == "Everything fits."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_line_that_does_not_fit_is_named(
    shell: Shell, proven: Path, language: str
) -> None:
    for case in CASES:
        tree = msgspec.json.decode(proven.read_bytes())
        line = case.tamper(tree)
        forged = proven.with_name("forged.json")
        forged.write_bytes(msgspec.json.encode(tree))
        ran = shell("verify", forged, "--lang", language)
        assert (ran.code, ran.err) == (1, ""), case.name
        assert f" {line} " in ran.out.splitlines()[-1], case.name
        assert "{" not in ran.out


def test_what_does_not_fit_is_said_of_its_check(shell: Shell, proven: Path) -> None:
    tree = msgspec.json.decode(proven.read_bytes())
    line = tampering.draw_everywhere(tree)
    proven.write_bytes(msgspec.json.encode(tree))
    told = shell("verify", proven).out.splitlines()
    assert [row for row in told if row.startswith(f"Draws: in line {line} input ")]
    assert told[0].startswith("Commitment: the secret is the one")
    assert told[-1] == f"Line {line} is the first that does not fit."


def test_a_game_from_a_server_is_told_like_any_other(shell: Shell, proven: Path) -> None:
    ran = shell("replay", proven)
    assert (ran.code, ran.err) == (0, "")
    assert "1. " in ran.out.splitlines()[-1]


def test_a_record_without_a_proof_says_so_and_is_replayed(shell: Shell, record: Path) -> None:
    ran = shell("verify", record)
    assert (ran.code, ran.err) == (0, "")
    absent, replayed = ran.out.splitlines()
    assert absent.startswith("This record has no proof")
    assert replayed == "Replay: every input leads to what is told of it."


def test_a_record_without_a_proof_that_is_untrue(shell: Shell, record: Path) -> None:
    tree = msgspec.json.decode(record.read_bytes())
    tree["events"][1].append(tree["events"][0][0])
    record.write_bytes(msgspec.json.encode(tree))
    ran = shell("verify", record)
    assert (ran.code, ran.err) == (1, "")
    assert "input 2 does not lead to what is told of it" in ran.out.splitlines()[-1]


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b'{"paddock": 1, "game": "chess"}'])
def test_what_is_no_record_is_refused(shell: Shell, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "some.json"
    path.write_bytes(content)
    assert shell("verify", path).refused_in_one_line()


def test_a_proof_that_cannot_be_read_is_refused(shell: Shell, proven: Path) -> None:
    tree = msgspec.json.decode(proven.read_bytes())
    tree["proof"]["head"] = "\x1b[31m"
    proven.write_bytes(msgspec.json.encode(tree))
    ran = shell("verify", proven)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("This record is damaged: ")
    assert "\x1b" not in ran.err


def test_a_file_that_is_not_there_is_refused(shell: Shell, tmp_path: Path) -> None:
    assert shell("verify", tmp_path / "none.json").refused_in_one_line()
    assert shell("verify").code == 2
