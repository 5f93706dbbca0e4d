"""Which planted mistakes of a vector engine the test that is for them notices. Run by a test.

One process plants them one after the other, for one subject. For the lockstep the games are played
by the rules once, and each mistaken engine is given their inputs. What is wanted comes as JSON on
the standard input, and the answer goes to the standard output.
"""

import importlib
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.differential.chances import chance_is_fair
from tests.differential.inputs import Subject
from tests.differential.lockstep import differences_of, play_by_the_rules
from tests.differential.properties import seats_are_alike, secrets_are_kept, ways_are_alike
from tests.differential.subjects import SUBJECTS, engine_of

GAMES: Final = 60


class Planted(msgspec.Struct, frozen=True):
    """In this file of the engine the old text becomes the new one; this test should notice."""

    file: str
    old: str
    new: str
    by: str


class Wanted(msgspec.Struct, frozen=True):
    """Mistakes, each to be planted alone in the engine of a subject."""

    subject: str
    mistakes: tuple[Planted, ...]


def noticed(wanted: Wanted) -> list[str | None]:
    """What differs first by each of the mistakes, None if nothing does."""
    subject = SUBJECTS[wanted.subject]
    found: list[str | None] = []
    for mistake in wanted.mistakes:
        with tempfile.TemporaryDirectory() as folder:
            engine = mistaken_engine(subject, mistake, Path(folder))
            found.append(_caught_by(TESTS[mistake.by], subject._replace(engine=engine)))
    return found


def _caught_by(test: Callable[[Subject], None], subject: Subject) -> str | None:
    try:
        test(subject)
    except AssertionError as failure:
        return str(failure)
    return None


def in_lockstep(subject: Subject) -> None:
    """A few games, the same for every engine."""
    inputs, expected = _played(subject.name)
    assert not (found := differences_of(subject.engine, inputs, expected, range(GAMES))), found[0]


@cache
def _played(name: str) -> tuple[Any, Any]:
    return play_by_the_rules(SUBJECTS[name], range(GAMES), GAMES, 1)


TESTS: Final[Mapping[str, Callable[[Subject], None]]] = {
    "lockstep": in_lockstep,
    "chance": chance_is_fair,
    "secrets": secrets_are_kept,
    "seats": seats_are_alike,
    "ways": ways_are_alike,
}


def mistaken_engine(subject: Subject, mistake: Planted, folder: Path) -> Any:
    """The engine of a copy, in which the mistake is: its package is looked for there first."""
    package = importlib.import_module(f"paddock.games.{subject.name.partition('-')[0]}")
    name = f"{package.__name__}.vector"
    copy = Path(shutil.copytree(Path(package.__path__[0]) / "vector", folder / "vector"))
    file = copy / mistake.file
    text = file.read_text("utf-8")
    if text.count(mistake.old) != 1:
        raise ValueError(f"{mistake.old!r} is not in {mistake.file} once")
    file.write_text(text.replace(mistake.old, mistake.new), "utf-8")
    for module in [module for module in sys.modules if f"{module}.".startswith(f"{name}.")]:
        del sys.modules[module]
    package.__path__.insert(0, str(folder))
    try:
        vector = importlib.import_module(name)
        if not str(vector.__file__).startswith(str(folder)):
            raise ValueError(f"{vector.__file__} is not the copy")
        return engine_of(vector.Engine, subject.config)
    finally:
        package.__path__.remove(str(folder))


def main() -> None:
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Wanted)
    sys.stdout.buffer.write(msgspec.json.encode(noticed(wanted)))


if __name__ == "__main__":
    main()
