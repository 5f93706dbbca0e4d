"""Tables at any store, as in `paddock.testing.scenes`, and what only our tests need."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

from paddock.core import Seat
from paddock.server.table.requests import Key
from paddock.testing.scenes import (
    ADAS,
    act,
    choices,
    create,
    failing,
    fill,
    log,
    opened,
    part_of,
    play,
    play_to_the_end,
    say,
    secret_of,
    several,
    transact,
)

__all__ = [
    "ADAS",
    "act",
    "child",
    "choices",
    "create",
    "failing",
    "fill",
    "in_a_loop",
    "key",
    "log",
    "opened",
    "part_of",
    "play",
    "play_to_the_end",
    "say",
    "secret_of",
    "several",
    "transact",
]

P = ParamSpec("P")


def in_a_loop(law: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    @wraps(law)
    def running(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(law(*args, **kwargs))

    return running


def key(number: int) -> Key:
    return Key(Seat(0), f"{number}", "digest")


# Other processes


def child(code: str, path: Path) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-c", code, str(path)]
    return subprocess.Popen(  # noqa: S603 - our own code
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
