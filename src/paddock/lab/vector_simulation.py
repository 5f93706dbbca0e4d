"""Many games of random play by the vector engines. Needs JAX, which is imported when asked for."""

from collections.abc import Callable

from paddock.engines import engine_of
from paddock.lab.simulation import Counts, Plan


def simulate(plan: Plan, progress: Callable[[int], None]) -> Counts:
    """Play all games of the plan and count them; every seat plays at random."""
    from paddock.vector.batches import play_many  # noqa: PLC0415 - JAX only where it is wanted

    return play_many(engine_of(plan.game, plan.config), plan.games, plan.seed, progress)
