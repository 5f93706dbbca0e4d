"""Help, languages, what is not understood, and how a command is stopped."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from paddock.cli import simulations
from paddock.words import LANGUAGES, Words
from tests.cli.running import PADDOCK, Shell, run_apart

OPTIONS = {
    "demo": ("--players", "--bots", "--deck", "--variant", "--seed"),
    "simulate": (
        *("GAME", "--players", "--bots", "--deck", "--variant"),
        *("--games", "--seed", "--jobs", "--json", "--save"),
    ),
    "replay": ("FILE", "--round", "--seat"),
    "deck check": ("FILE",),
    "deck show": ("FILE", "--tile", "--game"),
    "rules": ("GAME", "NUMBER"),
    "serve": (
        *("--host", "--port", "--database", "--data-dir"),
        *("--public-url", "--allowed-origin", "--log-format"),
        *("--lobby-days", "--keep-days"),
    ),
    "backup": ("FILE", "--database", "--data-dir"),
    "restore": ("FILE", "--database", "--data-dir"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", "deck", *OPTIONS])
def test_every_command_has_help_in_every_language(
    shell: Shell, command: str, language: str
) -> None:
    ran = shell(*command.split(), "--help", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(Words(language)("help-usage"))
    for option in ("--lang", *OPTIONS.get(command, ())):
        assert option in ran.out
    english = ("usage:", "options:", "positional arguments", "show this help")
    assert language == "en" or not [word for word in english if word in ran.out]


def test_help_names_all_commands(shell: Shell) -> None:
    help_text = shell("--help").out
    assert all(f"\n    {name} " in help_text for name in ("demo", "simulate", "replay", "deck"))


def test_the_version_is_printed(shell: Shell) -> None:
    ran = shell("--version")
    assert (ran.code, ran.out.split()[0]) == (0, "paddock")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        ("", "COMMAND"),
        ("foo", "foo"),
        ("deck", "COMMAND"),
        ("deck foo", "foo"),
        ("simulate", "GAME"),
        ("simulate chess", "chess"),
        ("simulate outspeed --players nine", "nine"),
        ("simulate outspeed --players 1", "--players"),
        ("simulate outspeed --players 7", "--players"),
        ("simulate outspeed --players", "--players"),
        ("simulate outspeed --games 0", "--games"),
        ("simulate outspeed --games -3", "--games"),
        ("simulate outspeed --games 1.5", "1.5"),
        ("simulate outspeed --seed -1", "--seed"),
        ("simulate outspeed --jobs 0", "--jobs"),
        ("simulate outspeed --bots random,clever", "clever"),
        ("simulate outspeed --bots ,", "--bots"),
        ("simulate outspeed --json=yes", "--json"),
        ("simulate outspeed --player 3", "--player"),
        ("simulate outspeed extra", "extra"),
        ("replay", "FILE"),
        ("replay a.json --seat 0", "--seat"),
        ("replay a.json --round x", "--round"),
        ("deck show --tile 17", "--tile"),
        ("rules chess", "chess"),
        ("rules", "GAME"),
        ("demo --lang xx", "xx"),
    ],
)
def test_what_is_not_understood_is_said_in_two_lines(
    shell: Shell, arguments: str, about: str, language: str
) -> None:
    given = arguments.split() if "--lang" in arguments else [*arguments.split(), "--lang", language]
    ran = shell(*given)
    assert (ran.code, ran.out) == (2, "")
    complaint, hint = ran.err.splitlines()
    words = Words("en" if "--lang" in arguments else language)
    assert (words("help-command") if about == "COMMAND" else about) in complaint
    assert "--help" in hint
    assert not [english for english in ("invalid", "expected", "required") if english in complaint]


def test_line_breaks_and_escapes_are_not_passed_on(shell: Shell) -> None:
    ran = shell("simulate", "\x1b[31mred\nline")
    assert len(ran.err.splitlines()) == 2
    assert "\x1b" not in ran.err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"PADDOCK_LANG": "pl"}, "pl"),
        ({"PADDOCK_LANG": "", "LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"PADDOCK_LANG": "", "LANG": "ru_RU.UTF-8"}, "ru"),
        ({"PADDOCK_LANG": "xx", "LANG": "C"}, "en"),
        ({"PADDOCK_LANG": "ru", "LANG": "de_DE"}, "ru"),
    ],
)
def test_the_language_is_that_of_the_environment(
    shell: Shell,
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    language: str,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert shell("--help").out.startswith(Words(language)("help-usage"))
    assert shell("--lang=de", "--help").out.startswith("Aufruf:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ctrl_c_stops_with_a_word(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulations, "simulate_run", interrupted)
    ran = shell("simulate", "outspeed", "--lang", language)
    assert (ran.code, ran.out, ran.err) == (130, "", Words(language)("interrupted") + "\n")


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_in_a_terminal_stops_all_processes_without_a_traceback(
    jobs: str, tmp_path: Path
) -> None:
    arguments = ["simulate", "why_first", "--games", "1000000", "--jobs", jobs]
    arguments += ["--lang", "en", "--save", str(tmp_path)]
    with subprocess.Popen(  # noqa: S603 - our own command
        [*PADDOCK, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    ) as running:
        while running.poll() is None and not [*tmp_path.glob("*.json")]:
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        try:
            out, err = running.communicate(timeout=30)
        finally:
            if running.poll() is None:  # one that ignores Ctrl-C does not hold up the tests
                os.killpg(running.pid, signal.SIGKILL)
    assert (running.returncode, out, err) == (130, "", "Stopped.\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ["demo", "outspeed", "--seed", "1"],
        ["rules", "outspeed"],
        ["simulate", "outspeed", "--games", "20"],
        ["deck", "show"],
        ["--help"],
    ],
)
def test_a_reader_who_leaves_early_is_no_error(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen(  # noqa: S603 - our own command
        [*PADDOCK, *arguments], stdout=writing, stderr=subprocess.PIPE, encoding="utf-8"
    ) as running:
        os.close(writing)
        _, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (0, "")


def test_a_terminal_without_the_letters_gets_others() -> None:
    ran = run_apart("replay", "нет.json", "--lang", "ru", PYTHONIOENCODING="ascii")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith(".json.\n")


def test_a_command_runs_in_a_process_of_its_own(record: Path) -> None:
    ran = run_apart("replay", str(record), "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Round 1.")
