"""Lines of text: through pipes, through a terminal, and with nonsense."""

import asyncio
import io
import os
import re
import subprocess
from pathlib import Path
from random import Random

import pytest

from paddock.terminal.marks import UNICODE
from paddock.terminal.plain import Lines, PlainTable
from paddock.words import Words
from tests.cli.running import PADDOCK
from tests.terminal.pseudo_terminal import Terminal
from tests.terminal.tables import local


def _played(
    game: str, typed: str, language: str = "en", players: int = 4, seed: int = 7
) -> list[str]:
    """What is written to somebody who types this."""

    async def table() -> list[str]:
        written: list[str] = []
        session = local(game, players, seed=seed)
        lines = Lines(io.StringIO(typed))
        await PlainTable(session, Words(language), UNICODE, lines, written.append).run()
        await session.close()
        return written

    return asyncio.run(table())


@pytest.mark.parametrize(("game", "language"), [("outspeed", "pl"), ("why_first", "en")])
def test_a_whole_game_through_a_pipe(game: str, language: str) -> None:
    over = Words(language)("web-over")
    written = _played(game, "1\n" * 400, language)
    assert any(line.startswith(over) for line in written), written[-5:]
    assert not any("\x1b" in line for line in written)


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_a_game_begins_with_its_goal(game: str) -> None:
    aim = Words("de")(f"web-aim-{game.replace('_', '-')}")
    first, *more = _played(game, "1\n1\n", "de")
    assert first == aim
    assert aim not in more


def test_a_pipe_that_ends_early_leaves_the_table() -> None:
    written = _played("outspeed", "1\n")
    assert any(line.startswith("Routes") for line in written)
    assert not any("The game is over" in line for line in written)


def test_every_option_comes_with_its_consequences() -> None:
    written = "\n".join(_played("outspeed", ""))
    assert re.search(r"^1\. left\. Fuel to pay: .* You land in zone \d+", written, re.MULTILINE)


def test_cards_of_one_number_are_one_option() -> None:
    """In a hand with two of them, playing either on the same figure is one option."""
    written = _played("why_first", "o\n1\n" * 30)
    prompts = "\n".join(written).split(Words("en")("web-why-asked-lay"))[1:]
    said = [re.findall(r"^\d+\. (.*)$", prompt, re.MULTILINE) for prompt in prompts]
    assert len(said) > 5
    assert all(len(set(options)) == len(options) for options in said)
    most = [re.search(r"from 1 to (\d+)", prompt) for prompt in prompts]
    assert any(found and int(found[1]) > len(options) for found, options in zip(most, said))


def test_the_table_in_words_a_rule_and_help() -> None:
    written = "\n".join(_played("why_first", "w\n?\n?4.1\n? 99.9\nh\no\nx\n0\n77\n", "en"))
    assert "Ada: field 0, total 0." in written
    assert "3.1 Each player secretly chooses a card" in written
    assert "4.1 " in written
    assert "There is no rule 99.9" in written
    assert "Type a number to choose." in written
    assert written.count("Type a number from 1 to 20") > 2


def test_what_may_end_the_race_is_asked_twice() -> None:
    """6.3 The game warns you."""
    written = _played("outspeed", "1\n" * 400, seed=2)
    warned = [at for at, line in enumerate(written) if line.startswith("This may empty your tank")]
    assert warned
    assert written[warned[0] + 1].startswith("Type 1 again")


@pytest.mark.parametrize("game", ["outspeed", "why_first"])
def test_no_line_ends_it(game: str) -> None:
    rng = Random(5)
    signs = "0123456789abcdghijklmnoprstuvwxyz?. \t-+*/\\\"'{}[]()$%&\x00\x1b\x7fäł\u202e\U0001f3c1"
    nonsense = ["".join(rng.choices(signs, k=rng.randrange(12))) for _ in range(300)]
    lines = [line for line in nonsense if line.strip().lower().partition(" ")[0] != "q"]
    lines += ["9" * 5000, "?" * 3000, "1" * 700, "\ud800".encode("utf-8", "replace").decode()]
    written = _played(game, "\n".join(lines) + "\n" + "1\n" * 400)
    assert any(line.startswith("The game is over.") for line in written)


@pytest.mark.slow
def test_the_command_through_pipes_and_how_to_come_back(tmp_path: Path) -> None:
    environment = {**os.environ, "PADDOCK_LANG": "en", "XDG_STATE_HOME": str(tmp_path)}
    command = [*PADDOCK, "play", "outspeed", "--bots", "rookie", "--seed", "3", "--name", "Zoë"]
    left = subprocess.run(  # noqa: S603 - our own command
        command, input="1\n1\n", capture_output=True, check=True, env=environment, encoding="utf-8"
    )
    assert left.stderr == ""
    found = re.search(r"To come back: paddock (play --resume \S+)$", left.stdout.strip())
    assert found is not None, left.stdout
    again = subprocess.run(  # noqa: S603 - our own command
        [*PADDOCK, *found[1].split()],
        input="1\n" * 300,
        capture_output=True,
        check=True,
        env=environment,
        encoding="utf-8",
    )
    assert "Zoë" in again.stdout
    assert "The game is over." in again.stdout
    assert not [*(tmp_path / "paddock" / "games").iterdir()]


@pytest.mark.slow
def test_in_a_terminal_of_its_own_and_ctrl_c(tmp_path: Path) -> None:
    table = Terminal(
        *("play", "why_first", "--plain", "--players", "2", "--bots", "rookie"),
        XDG_STATE_HOME=str(tmp_path),
    )
    table.wait_for("Type a number")
    table.type("1\n")
    table.wait_for("Race 1, round 1.")
    table.type("\x03")
    # A terminal in a session of its own has nobody to send the signal on to.
    table.process.send_signal(2)
    table.wait_for("To come back: paddock play --resume")
    assert table.close() == 130
    assert "\x1b[" not in table.seen
    assert "Traceback" not in table.seen


def test_other_commands_load_nothing_of_it() -> None:
    """Textual takes its time to load: other commands do not wait for it."""
    code = (
        "import sys; from paddock.cli import main; main(['rules', 'outspeed', '4.9']);"
        "print([name for name in ('textual', 'websockets', 'asyncio') if name in sys.modules])"
    )
    ran = subprocess.run(  # noqa: S603 - our own command
        [PADDOCK[0], "-c", code], capture_output=True, check=True, encoding="utf-8"
    )
    assert ran.stdout.rstrip().endswith("[]")
