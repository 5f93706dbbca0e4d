"""Running commands as a user does, in this process or in one of their own."""

import os
import subprocess
import sys
from typing import Final

import pytest
from msgspec import Struct

from paddock.cli import main

PADDOCK: Final = [sys.executable, "-m", "paddock"]


class Ran(Struct):
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    def refused_in_one_line(self) -> bool:
        """Exit code 2, nothing printed, and one sentence of complaint."""
        one_line = self.err.count("\n") == 1 and self.err.rstrip()[-1] in ".!"
        return self.code == 2 and not self.out and one_line and "Traceback" not in self.err


class Shell:
    """Runs commands in this process, in English unless asked otherwise."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: object) -> Ran:
        self._capsys.readouterr()
        try:
            code: int | str | None = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            code = stop.code
        captured = self._capsys.readouterr()
        assert isinstance(code, int)
        return Ran(code, captured.out, captured.err)


def run_apart(*arguments: str, **environment: str) -> Ran:
    """Run a command in a process of its own."""
    done = subprocess.run(  # noqa: S603 - our own command
        [*PADDOCK, *arguments],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )
    return Ran(done.returncode, done.stdout, done.stderr)
