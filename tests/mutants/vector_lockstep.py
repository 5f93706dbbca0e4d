"""Engines with planted mistakes in lockstep with the rules: which are noticed. Run by a test.

One process plants them one after the other, for one subject: the games are played by the rules
once, and each mistaken engine is given their inputs. What is wanted comes as JSON on the standard
input, as does the answer on the standard output.
"""

import importlib
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.differential.inputs import Subject
from tests.differential.lockstep import differences_of, play_by_the_rules
from tests.differential.subjects import SUBJECTS, engine_of

GAMES: Final = 60


class Planted(msgspec.Struct, frozen=True):
    """In this file of the engine the old text becomes the new one; no file: nothing is changed."""

    file: str | None
    old: str = ""
    new: str = ""


class Wanted(msgspec.Struct, frozen=True):
    """Mistakes, each to be planted alone in the engine of a subject."""

    subject: str
    mistakes: tuple[Planted, ...]


def noticed(wanted: Wanted) -> list[str | None]:
    """What differs first by each of the mistakes, None if nothing does."""
    subject = SUBJECTS[wanted.subject]
    games = range(GAMES)
    inputs, expected = play_by_the_rules(subject, games, GAMES, 1)
    found: list[str | None] = []
    for mistake in wanted.mistakes:
        with tempfile.TemporaryDirectory() as folder:
            engine = mistaken_engine(subject, mistake, Path(folder))
            differences = differences_of(engine, inputs, expected, games)
        found.append(differences[0] if differences else None)
    return found


def mistaken_engine(subject: Subject, mistake: Planted, folder: Path) -> Any:
    """The engine of a copy, in which the mistake is: its package is looked for there first."""
    package = importlib.import_module(f"paddock.games.{subject.name.partition('-')[0]}")
    name = f"{package.__name__}.vector"
    copy = Path(shutil.copytree(Path(package.__path__[0]) / "vector", folder / "vector"))
    if mistake.file is not None:
        file = copy / mistake.file
        text = file.read_text("utf-8")
        assert text.count(mistake.old) == 1, f"{mistake.old!r} is not in {mistake.file} once"
        file.write_text(text.replace(mistake.old, mistake.new), "utf-8")
    for module in [module for module in sys.modules if f"{module}.".startswith(f"{name}.")]:
        del sys.modules[module]
    package.__path__.insert(0, str(folder))
    try:
        vector = importlib.import_module(name)
        assert str(vector.__file__).startswith(str(folder)), vector.__file__
        return engine_of(vector.Engine, subject.config)
    finally:
        package.__path__.remove(str(folder))


def main() -> None:
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Wanted)
    sys.stdout.buffer.write(msgspec.json.encode(noticed(wanted)))


if __name__ == "__main__":
    main()
