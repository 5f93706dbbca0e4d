"""A bot of one's own, in a file: `my_bot.py:MyBot`."""

import re
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from paddock.bots.bot import Bot

_NAMED: Final = re.compile(r"(?P<file>.+\.py):(?P<name>\w+)")


class NoSuchBotError(Exception):
    """The file cannot be run, or has no such bot in it; says why."""


class NoSuchFileError(NoSuchBotError):
    """There is no such file."""


class NoClassNamedError(NoSuchBotError):
    """The name of a file without the name of a class in it."""


def is_own(name: str) -> bool:
    """Whether this names a bot in a file."""
    return _NAMED.fullmatch(name) is not None or name.endswith(".py")


def own_bot(name: str) -> Bot[Any]:
    """A new bot of the class that the name says."""
    made = _maker(name)()
    if not callable(getattr(made, "choose", None)):
        raise NoSuchBotError("choose(sight, rng)")
    bot: Bot[Any] = made
    return bot


@cache
def _maker(name: str) -> Any:
    """What makes the bot. The file is run once."""
    found = _NAMED.fullmatch(name)
    if not Path(name if found is None else found["file"]).is_file():
        raise NoSuchFileError(name)
    if found is None:
        raise NoClassNamedError(name)
    spec = spec_from_file_location(Path(found["file"]).stem, found["file"])
    if spec is None or spec.loader is None:
        raise NoSuchBotError(name)
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        return getattr(module, found["name"])
    except Exception as error:
        raise NoSuchBotError(f"{type(error).__name__}: {error}") from error
