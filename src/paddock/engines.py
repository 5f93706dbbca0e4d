"""The vector engines of the games. JAX is imported when one is asked for, not before."""

from importlib.util import find_spec
from typing import Any

from paddock.catalog import GAMES
from paddock.game_entry import research_of


class NoEngineError(ValueError):
    """A game without a vector engine was asked for one."""


def are_installed() -> bool:
    """Whether JAX is there: it comes with the extra [vector]."""
    return find_spec("jax") is not None


def engine_of(game: str, config: Any) -> Any:
    """The vector engine of a game with these players and this deck."""
    make = research_of(GAMES[game]).engine
    if make is None:
        raise NoEngineError(f"{game} has no vector engine")
    return make(config)
