"""`paddock replay`."""

import json
from pathlib import Path

import pytest

from paddock.record_file import read_record
from paddock.words import LANGUAGES, Words
from tests.cli.running import Shell


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["record", "duel"])
def test_a_game_is_said_from_beginning_to_end(
    shell: Shell, request: pytest.FixtureRequest, game: str, language: str
) -> None:
    ran = shell("replay", request.getfixturevalue(game), "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert not ran.out.startswith("\n")
    *_, ended, last = ran.out.rstrip().splitlines()
    # Why First? names only the winners.
    if game == "record":
        assert "1. " in last
    else:
        assert (game_over(language), "1. " in last) == (ended, False)
    assert "\n\n\n" not in ran.out


def game_over(language: str) -> str:
    return Words(language)("game-ended")


def test_one_round_is_a_part_of_the_whole(shell: Shell, record: Path) -> None:
    whole = shell("replay", record).out
    rounds = [shell("replay", record, "--round", number).out for number in range(1, 4)]
    assert all(text.startswith(f"Round {number}.") for number, text in enumerate(rounds, 1))
    assert whole.startswith("\n".join(rounds))


def test_a_round_that_was_not_played_is_refused(shell: Shell, record: Path) -> None:
    ran = shell("replay", record, "--round", 25)
    assert ran.refused_in_one_line()
    assert "There is no round 25" in ran.err


def test_a_seat_hears_its_own_secrets_and_no_others(shell: Shell, record: Path) -> None:
    said = [shell("replay", record, "--seat", seat).out for seat in range(1, 5)]
    colours = ("Red", "Blue", "Green", "Yellow")
    for text, own in zip(said, colours, strict=True):
        looked = [line for line in text.splitlines() if " looks at " in line]
        assert looked
        for line in looked:
            assert ("2 tokens" in line) is not line.startswith(own)
        kept = [line for line in text.splitlines() if " keeps " in line]
        assert {line.endswith("keeps a token.") for line in kept if not line.startswith(own)} == {
            True
        }
        assert not [line for line in kept if line.startswith(own) and line.endswith("a token.")]


def test_a_seat_holds_only_its_own_cards(shell: Shell, duel: Path) -> None:
    said = shell("replay", duel, "--seat", 2).out
    assert said.count("Blue holds") == 5
    assert "Red holds" not in said


def test_a_seat_that_nobody_had_is_refused(shell: Shell, record: Path) -> None:
    ran = shell("replay", record, "--seat", 6)
    assert ran.refused_in_one_line()
    assert ran.err == "There is no seat 6 in this game of 4.\n"


def test_a_game_that_has_not_ended_is_said_as_far_as_it_goes(shell: Shell, record: Path) -> None:
    tree = json.loads(record.read_bytes())
    whole = shell("replay", record).out
    record.write_text(
        json.dumps(tree | {"inputs": tree["inputs"][:9], "events": tree["events"][:9]})
    )
    first_part = shell("replay", record)
    assert first_part.code == 0
    assert first_part.out
    assert whole.startswith(first_part.out)


def test_a_game_that_has_not_begun_is_said_in_no_words(shell: Shell, record: Path) -> None:
    tree = json.loads(record.read_bytes())
    record.write_text(json.dumps(tree | {"inputs": [], "events": []}))
    assert read_record(record.read_bytes()).inputs == ()
    ran = shell("replay", record)
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert shell("replay", record, "--round", 1).refused_in_one_line()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("content", "about"),
    [
        (b"", "JSON"),
        (b"\x00\xff", "JSON"),
        (b'{"paddock": 1, "game": ', "JSON"),
        (b"[1, 2]", "Paddock"),
        (b'{"hello": "world"}', "Paddock"),
        (b'{"paddock": 1, "game": "chess\\n\\u001b[31m", "rules_version": 1}', "chess"),
        (b'{"paddock": 1, "game": "outspeed", "rules_version": 7}', "7"),
        (b'{"paddock": 9, "game": "outspeed", "rules_version": 1}', "9"),
        (b'{"paddock": 1, "game": "outspeed", "rules_version": 0}', "0"),
        (b'{"paddock": 1, "game": "outspeed", "rules_version": 1}', "config"),
        (b'{"paddock": 1, "game": "outspeed", "rules_version": 1, "x": ' + b"[" * 99999, "Paddock"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(
    shell: Shell, tmp_path: Path, content: bytes, about: str, language: str
) -> None:
    path = tmp_path / "some.json"
    path.write_bytes(content)
    ran = shell("replay", path, "--lang", language)
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
    assert about in ran.err
    assert "\x1b" not in ran.err


def test_a_record_that_was_tampered_with_is_refused(shell: Shell, record: Path) -> None:
    tree = json.loads(record.read_bytes())
    tree["events"][0][0]["round"] = 2
    record.write_text(json.dumps(tree))
    ran = shell("replay", record)
    assert ran.refused_in_one_line()
    assert "input 1 " in ran.err


def test_a_file_that_cannot_be_opened_is_refused(shell: Shell, tmp_path: Path) -> None:
    missing, folder = shell("replay", tmp_path / "none.json"), shell("replay", tmp_path)
    assert missing.err == f"There is no file {tmp_path}/none.json.\n"
    assert folder.err == f"{tmp_path} is a folder, not a file.\n"
    assert missing.refused_in_one_line()
    assert folder.refused_in_one_line()
    assert shell("replay", "a\x00b").refused_in_one_line()
    assert shell("replay", "x" * 5000).refused_in_one_line()
