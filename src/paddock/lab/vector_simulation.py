"""Games of random play by the vector engines. Needs JAX, which is imported when asked for."""

from typing import Any, Final

import msgspec

from paddock.engines import engine_of
from paddock.lab.simulation import Counts, Plan

_COMPILED: Final[dict[bytes, Any]] = {}
"""The games of the last plan. Compiling takes seconds, and a plan is counted share by share."""


def count_games(plan: Plan, numbers: range) -> Counts:
    """Play the games of these numbers and count them; every seat plays at random."""
    counts: Counts = _games_of(plan).count(numbers, lambda _: None)
    return counts


def _games_of(plan: Plan) -> Any:
    key = msgspec.json.encode(plan)
    if key not in _COMPILED:
        _COMPILED.clear()
        _COMPILED[key] = _compile(plan)
    return _COMPILED[key]


def _compile(plan: Plan) -> Any:
    from paddock.vector.batches import Games, games_at_once  # noqa: PLC0415 - JAX where it is wanted

    size = min(games_at_once(), plan.games)
    return Games(engine_of(plan.game, plan.config), plan.seed, size)
