"""Plants a mistake in the package and runs tests against it, in a process of their own.

Nothing is copied: the process, and each that it starts, compiles the changed text where Python
would read the file (`startup/sitecustomize.py`). All other modules come from the usual cache.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

import pytest

import paddock

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = Path(paddock.__file__).parent
PASSED, FAILED = pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED

OPTIONS: Final = "-x -q --no-header --tb=line --noconftest"
ENVIRONMENT: Final = {
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    "PYTHONPATH": os.pathsep.join([str(Path(__file__).with_name("startup")), str(SOURCE.parent)]),
}
"""The guarding tests need no plugins, and to load them takes as long as the tests."""
INHERITED: Final = ("PYTHONPYCACHEPREFIX", "PYTHONDONTWRITEBYTECODE")


def assert_noticed(file: str, old: str, new: str, *tests: Path) -> None:
    """Plant a mistake in a file of the package: one of these tests has to fail."""
    text = (SOURCE / file).read_text("utf-8")
    assert text.count(old) == 1, f"{old!r} is not in {file} once"

    code, output = run(*tests, file=file, text=text.replace(old, new))

    assert code == FAILED, output
    assert "1 failed" in output.splitlines()[-1], output


def run(*tests: Path, file: str = "", text: str = "") -> tuple[int, str]:
    """Run these tests with another text of one file: the exit code, and what was printed."""
    inherited = {name: os.environ[name] for name in INHERITED if name in os.environ}
    with NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as changed:
        changed.write(text)
        changed.flush()
        planted = {
            "PADDOCK_PLANTED_FILE": str(SOURCE / file) if file else "",
            "PADDOCK_PLANTED_TEXT": changed.name,
        }
        done = subprocess.run(  # noqa: S603 - our own interpreter, our own tests
            [sys.executable, "-m", "pytest", *OPTIONS.split(), *map(str, tests)],
            cwd=ROOT,
            env=ENVIRONMENT | inherited | planted,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
    return done.returncode, done.stdout + done.stderr
