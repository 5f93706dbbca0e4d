"""`paddock verify`."""

import re
from pathlib import Path

import msgspec
import pytest

from paddock.cli import errors
from paddock.core.message import Message, message
from paddock.proof import fair
from paddock.proof.findings import Found
from paddock.server.table.publish import published
from paddock.words import LANGUAGES, Words
from tests.cli.running import Shell
from tests.server import forging, tampering
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
def test_each_check_is_said_in_a_sentence_and_then_the_result(
    shell: Shell, proven: Path, language: str
) -> None:
    ran = shell("verify", proven, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == 10
    assert all(line.endswith(".") for line in ran.out.splitlines())
    assert msgspec.json.decode(proven.read_bytes())["proof"]["head"] in ran.out


def test_the_result_is_the_last_sentence(shell: Shell, proven: Path) -> None:
    assert shell("verify", proven).out.splitlines()[-1] == "Everything matches."


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
        assert str(line) in re.findall(r"\d+", ran.out.splitlines()[-1]), case.name
        assert "{" not in ran.out


def test_what_does_not_fit_is_said_of_its_check(shell: Shell, proven: Path) -> None:
    tree = msgspec.json.decode(proven.read_bytes())
    line = tampering.draw_everywhere(tree)
    proven.write_bytes(msgspec.json.encode(tree))
    printed = shell("verify", proven).out.splitlines()
    assert [row for row in printed if row.startswith(f"Draws: in line {line} input ")]
    assert printed[0].startswith("Commitment: the secret is the one")
    assert printed[-1] == f"Line {line} is the first that does not match."


def test_a_game_from_a_server_is_printed_like_any_other(shell: Shell, proven: Path) -> None:
    ran = shell("replay", proven)
    assert (ran.code, ran.err) == (0, "")
    *_, ended, last = ran.out.rstrip().splitlines()
    # Why First? names only the winners.
    assert ("1. " in last) is not (ended == Words("en")("game-ended"))


def test_case_38_a_record_without_a_proof_says_so_and_is_replayed(
    shell: Shell, record: Path
) -> None:
    ran = shell("verify", record)
    assert (ran.code, ran.err) == (3, "")
    absent, replayed = ran.out.splitlines()
    assert absent.startswith("This record has no proof")
    assert replayed == "Replay: every input leads to the recorded events."


def test_case_38_a_game_without_any_contribution_has_an_exit_code_of_its_own(
    shell: Shell, proven: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(found: Found) -> Message:
        return message("verify-pledges-none", count=0, players=found.players)

    monkeypatch.setattr(Found, "_pledges", nobody)
    ran = shell("verify", proven)
    assert ran.code == 4
    assert "Everything matches." not in ran.out


@pytest.mark.parametrize(
    ("name", "code", "sentence"),
    [
        ("why_first-luck", 4, "this table shares its luck with others"),
        ("why_first-closed", 5, "The shared luck is revealed once"),
    ],
)
def test_case_38_a_game_on_a_shared_luck_says_what_it_proves(
    shell: Shell, tmp_path: Path, name: str, code: int, sentence: str
) -> None:
    played, file = whole_game(name), tmp_path / "luck.json"
    file.write_bytes(published(played.match, played.lines))
    ran = shell("verify", file)
    assert (ran.code, ran.err) == (code, "")
    assert sentence in ran.out
    assert "Everything matches." not in ran.out


def test_a_record_without_a_proof_that_is_untrue(shell: Shell, record: Path) -> None:
    tree = msgspec.json.decode(record.read_bytes())
    tree["events"][1].append(tree["events"][0][0])
    record.write_bytes(msgspec.json.encode(tree))
    ran = shell("verify", record)
    assert (ran.code, ran.err) == (1, "")
    assert "input 2 does not lead to the recorded events" in ran.out.splitlines()[-1]


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


def heads_of(proven: Path) -> list[str]:
    """As a browser works them out, line by line, from what it receives."""
    proof = msgspec.json.decode(proven.read_bytes())["proof"]
    heads = [fair.genesis(proof["table"], proof["commitment"])]
    for line in proof["lines"]:
        heads.append(fair.link(heads[-1], line["leaf"]))
    return heads


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kept_head_is_found_after_its_line(shell: Shell, proven: Path, language: str) -> None:
    heads = heads_of(proven)
    for line in (1, 7, len(heads) - 1):
        ran = shell("verify", proven, "--head", heads[line], "--lang", language)
        assert (ran.code, ran.err) == (0, "")
        *_, printed, _ = ran.out.splitlines()
        assert f" {line} " in printed
        assert "{" not in printed
    plain = shell("verify", proven, "--lang", language).out.splitlines()
    assert [row for row in ran.out.splitlines() if row != printed] == plain


def test_a_head_is_understood_however_it_was_copied(shell: Shell, proven: Path) -> None:
    ran = shell("verify", proven, "--head", f" {heads_of(proven)[7].upper()}\n")
    assert ran.code == 0
    assert "Your hash: it is the one after line 7 of " in ran.out


def test_the_head_before_the_first_line(shell: Shell, proven: Path) -> None:
    ran = shell("verify", proven, "--head", heads_of(proven)[0])
    assert ran.code == 0
    assert "Your hash: it is the one before the first line." in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_head_of_another_log_does_not_occur(shell: Shell, proven: Path, language: str) -> None:
    plain = shell("verify", proven, "--lang", language).out.splitlines()
    ran = shell("verify", proven, "--head", "5e" * 32, "--lang", language)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.splitlines()[:-1] == plain[:-1], "nobody says that everything fits"
    assert ran.out.splitlines()[-1] not in plain


def test_a_game_that_was_made_anew_is_found_by_the_head_that_was_kept(
    shell: Shell, proven: Path
) -> None:
    """Who knows the secret can leave out a line of chat: all fits, but not what was kept."""
    kept, tree = heads_of(proven), msgspec.json.decode(proven.read_bytes())
    said = {"type": "Said", "seat": 0, "text": "gg", "emote": False}
    line = {"number": 0, "at": 0.0, "leaf": "", "body": msgspec.json.encode(said).decode()}
    tree["proof"]["lines"].insert(4, line)
    forging.seal(tree)
    proven.write_bytes(msgspec.json.encode(tree))
    assert shell("verify", proven).code == 0
    assert shell("verify", proven, "--head", kept[4]).code == 0, "before that it is the same"
    for head in kept[5:]:
        assert head not in heads_of(proven)
    assert shell("verify", proven, "--head", kept[-1]).code == 1


def test_what_does_not_fit_is_still_named(shell: Shell, proven: Path) -> None:
    tree = msgspec.json.decode(proven.read_bytes())
    line = tampering.draw_everywhere(tree)
    proven.write_bytes(msgspec.json.encode(tree))
    ran = shell("verify", proven, "--head", "5e" * 32)
    assert ran.code == 1
    assert ran.out.splitlines()[-1] == f"Line {line} is the first that does not match."


def test_without_a_proof_there_is_no_head(shell: Shell, record: Path) -> None:
    ran = shell("verify", record, "--head", "5e" * 32)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.splitlines()[-1].startswith("Your hash: it cannot be compared")


@pytest.mark.parametrize("head", ["", "5e", "xy" * 32, "5e" * 33])
def test_what_is_no_head_is_refused(shell: Shell, proven: Path, head: str) -> None:
    ran = shell("verify", proven, "--head", head)
    assert (ran.code, ran.out) == (2, "")
    assert "is not a hash" in ran.err


@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
def test_case_47_a_file_that_is_too_large_is_refused_before_it_is_read_whole(
    shell: Shell, proven: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errors, "MAX_FILE_BYTES", 1000)
    ran = shell(command, proven)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert "MiB" in ran.err
