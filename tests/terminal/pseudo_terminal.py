"""A command in a terminal of its own."""

import os
import pty
import select
import subprocess
import time
from collections.abc import Sequence
from typing import Self

from tests.cli.running import PADDOCK


class Terminal:
    """A process in a terminal of its own."""

    def __init__(
        self, *arguments: str, program: Sequence[str] = PADDOCK, **environment: str
    ) -> None:
        mine, its = pty.openpty()
        self._mine, self._hung_up = mine, False
        self.seen = ""
        self.process = subprocess.Popen(  # noqa: S603 - our own command
            [*program, *arguments],
            stdin=its,
            stdout=its,
            stderr=its,
            env={**os.environ, "PADDOCK_LANG": "en", "TERM": "xterm", **environment},
            start_new_session=True,
        )
        os.close(its)

    def type(self, text: str) -> None:
        os.write(self._mine, text.encode())

    def wait_for(self, text: str, seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, self.seen
            if select.select([self._mine], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self._mine, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert text in self.seen, self.seen

    def hang_up(self) -> None:
        """Close the terminal under the process, as a lost connection does."""
        if not self._hung_up:
            self._hung_up = True
            os.close(self._mine)

    def close(self) -> int:
        """Wait for its end."""
        code = self.process.wait(20)
        self.hang_up()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        """End it, whatever happened: without its terminal it would run on."""
        self.process.kill()
        self.close()
