"""`paddock play` by its options, and output that cannot be written."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from paddock.words import Words
from tests.cli.running import PADDOCK, Ran, Shell


def paddock(home: Path, *arguments: str, typed: str = "") -> Ran:
    """Play in a process of its own, with a home of its own."""
    environment = {**os.environ, "PADDOCK_LANG": "en", "XDG_STATE_HOME": str(home)}
    done = subprocess.run(  # noqa: S603 - our own command
        [*PADDOCK, *arguments],
        input=typed,
        capture_output=True,
        check=False,
        env=environment,
        encoding="utf-8",
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def left(home: Path, *more: str) -> str:
    """The file of a game that was started and left, and the command to come back."""
    ran = paddock(home, "play", "why_first", "--players", "3", "--plain", *more, typed="1\n")
    found = re.search(r"paddock (play --resume \S+.*)$", ran.out.strip())
    assert found is not None, ran.out
    return found[1]


def test_a_game_goes_on_in_the_language_it_started_in(tmp_path: Path) -> None:
    command = left(tmp_path, "--lang", "ru")
    assert command.endswith("--lang ru")
    file = command.split()[2]
    assert Words("ru")("web-why-asked-lay") in paddock(tmp_path, "play", "--resume", file).out
    assert (
        Words("en")("web-why-asked-lay")
        in paddock(tmp_path, "play", "--resume", file, "--lang", "en").out
    )


def test_a_file_of_another_game_than_the_one_named_is_refused(tmp_path: Path) -> None:
    file = left(tmp_path).split()[2]
    ran = paddock(tmp_path, "play", "outspeed", "--resume", file)
    assert ran.refused_in_one_line()
    assert "Why First?" in ran.err


@pytest.mark.parametrize("option", ["--players", "--seed"])
def test_an_option_of_a_new_game_beside_resume_is_refused(tmp_path: Path, option: str) -> None:
    file = left(tmp_path).split()[2]
    ran = paddock(tmp_path, "play", "--resume", file, option, "4")
    assert ran.refused_in_one_line()
    assert option in ran.err


def test_more_bots_than_seats_are_refused(shell: Shell) -> None:
    ran = shell("play", "outspeed", "--players", 4, "--bots", "rookie,bold,careful,expert")
    assert ran.refused_in_one_line()


def test_a_bot_in_a_file_that_is_not_there_says_so(shell: Shell) -> None:
    ran = shell("simulate", "outspeed", "--bots", "nofile.py:MyBot")
    assert ran.code == 2
    assert "There is no such file" in ran.err


def test_a_bot_in_a_file_without_the_name_of_its_class_says_so(
    shell: Shell, tmp_path: Path
) -> None:
    (tmp_path / "bad.py").write_text("class MyBot: ...\n", "utf-8")
    ran = shell("simulate", "outspeed", "--bots", tmp_path / "bad.py")
    assert ran.code == 2
    assert f"Name the class in it: {tmp_path}/bad.py:MyBot" in ran.err
    assert "There is no such file" in shell("simulate", "outspeed", "--bots", "none.py").err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_output_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(  # noqa: S603 - our own command
            [*PADDOCK, "demo", "--seed", "1"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            env={**os.environ, "PADDOCK_LANG": "en"},
            encoding="utf-8",
        )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


def test_ctrl_c_while_it_is_being_loaded_is_no_traceback() -> None:
    code = (
        "import sys, builtins, runpy\n"
        "real = builtins.__import__\n"
        "def stop(name, *more):\n"
        "    if name == 'paddock.cli': raise KeyboardInterrupt\n"
        "    return real(name, *more)\n"
        "builtins.__import__ = stop\n"
        "from paddock.__main__ import main\n"
        "sys.exit(main())\n"
    )
    done = subprocess.run(  # noqa: S603 - our own Python
        [PADDOCK[0], "-c", code], capture_output=True, check=False, encoding="utf-8"
    )
    assert (done.returncode, done.stderr) == (130, "")
