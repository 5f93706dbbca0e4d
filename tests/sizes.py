"""How long the long tests are, and which of them a change needs.

`make test-full` runs a share of each, and `make test-all` the whole. `.ci/run` runs the tests of
tests (planted mistakes, layout in every language) only for what has changed: PADDOCK_CHANGED=1.
"""

import os
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

FULL: Final = os.environ.get("PADDOCK_FULL") == "1"
ONLY_CHANGED: Final = os.environ.get("PADDOCK_CHANGED") == "1" and not FULL

ROOT: Final = Path(__file__).parents[1]


def changed(*paths: str) -> bool:
    """Whether a file, or one in a folder, of these differs from the tree before the change.

    Everything counts as changed unless `.ci/run` asks, and where git cannot tell.
    """
    if not ONLY_CHANGED:
        return True
    found = files_since(_base())
    return found is None or touches(found, paths)


def touches(files: Sequence[str], paths: Sequence[str]) -> bool:
    """Whether one of these files is one of these paths, or is in a folder of them."""
    return any(file == path or file.startswith(f"{path}/") for file in files for path in paths)


@cache
def files_since(base: str | None) -> tuple[str, ...] | None:
    """The files that differ from a commit, new ones too; None if git cannot tell."""
    if base is None:
        return None
    differ = _git("diff", "--name-only", "--no-renames", base)
    new = _git("ls-files", "--others", "--exclude-standard")
    return None if differ is None or new is None else (*differ.splitlines(), *new.splitlines())


@cache
def _base() -> str | None:
    """The commit before the change: where a branch left origin/main; on main, that of a day ago."""
    head, left = _git("rev-parse", "HEAD"), _git("merge-base", "HEAD", "origin/main")
    if left is not None and left != head:
        return left
    return _git("rev-list", "-1", "--before=1 day ago", "HEAD") or None


def _git(*words: str) -> str | None:
    try:
        done = subprocess.run(  # noqa: S603 - git itself, with our words
            ["git", *words],  # noqa: S607 - wherever it is installed
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()


def first_seed() -> int:
    """Where the seeds of this commit begin: each commit tries others, and repeats its own."""
    return int((_git("rev-parse", "HEAD") or "0")[:6], 16)


LOCKSTEP_GAMES: Final = 2000 if FULL else 500
"""Of each game and number of players, by the rules and by the vector engine."""
SEEDS: Final = 2000 if FULL else 500
"""Worlds of the simulated server; `make soak-server` runs 100,000."""
KILLS: Final = 200 if FULL else 80
"""Times that the server's process is killed under load."""
LUCK_RACES: Final = 10_000 if FULL else 300
"""Races over which luck has to be 0 in the mean."""
