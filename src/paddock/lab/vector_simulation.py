"""Games of random play by the vector engines. Needs JAX, which is imported when asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.catalog import GAMES
from paddock.game_entry import engine_of

if TYPE_CHECKING:
    from paddock.lab.simulation import Counts, Plan
    from paddock.vector.batches import Games


class VectorCounter:
    """Counts random games, and keeps those of the last plan compiled.

    Compiling takes seconds, and a plan is counted share by share.
    """

    def __init__(self) -> None:
        self._compiled: tuple[Plan, Games] | None = None

    def count_games(self, plan: Plan, numbers: range) -> Counts:
        """Play the games of these numbers and count them; every seat plays at random."""
        return self._games_of(plan).count(numbers, lambda _: None)

    def _games_of(self, plan: Plan) -> Games:
        if self._compiled is None or self._compiled[0] != plan:
            self._compiled = plan, _compile(plan)
        return self._compiled[1]


def _compile(plan: Plan) -> Games:
    from paddock.vector.batches import Games, games_at_once  # noqa: PLC0415 - JAX where it is wanted

    size = min(games_at_once(), plan.games)
    return Games(engine_of(GAMES[plan.game], plan.config), plan.seed, size)
