"""Many games of random play by the vector engines. Needs JAX, which is imported when asked for."""

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any, Final

from paddock.games.outspeed import encoding as outspeed
from paddock.games.outspeed.state import Config as OutspeedConfig
from paddock.games.why_first import encoding as why_first
from paddock.games.why_first.state import Config as WhyFirstConfig
from paddock.lab.simulation import Counts, Plan


def is_installed() -> bool:
    """Whether JAX is there: it comes with the extra [vector]."""
    return find_spec("jax") is not None


def simulate(plan: Plan, progress: Callable[[int], None]) -> Counts:
    """Play all games of the plan and count them; every bot plays at random, whatever its name."""
    from paddock.vector.batches import play_many  # noqa: PLC0415 - JAX only where it is wanted

    return play_many(engine_of(plan.game, plan.config), plan.games, plan.seed, progress)


def engine_of(game: str, config: Any) -> Any:
    """The vector engine of a game with these players and this deck."""
    return _ENGINES[game](config)


def _outspeed(config: OutspeedConfig) -> Any:
    from paddock.games.outspeed.vector import Engine  # noqa: PLC0415 - as above

    tables = outspeed.deck_tables(config.deck)
    return Engine(config.players, tables, first_race=config.first_race)


def _why_first(config: WhyFirstConfig) -> Any:
    from paddock.games.why_first.vector import Engine  # noqa: PLC0415 - as above

    return Engine(config.players, why_first.card_values(config.deck), tactical=config.tactical)


_ENGINES: Final[Mapping[str, Callable[[Any], Any]]] = {
    "outspeed": _outspeed,
    "why_first": _why_first,
}
