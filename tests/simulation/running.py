"""One seed from its beginning to its end."""

import traceback
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from paddock.games.outspeed.rules import reveal
from paddock.games.why_first.rules import scoring
from paddock.server.table import decide
from tests.simulation.plan import Plan
from tests.simulation.witness import CHAT_LINES, LOG_LINES
from tests.simulation.world import Build, Change, World


class SeedError(AssertionError):
    """A seed under which a promise was broken: run it again, and it breaks at the same place."""


@contextmanager
def short_games(plan: Plan) -> Iterator[None]:
    """Games of one race, or of a few tiles: many seeds of them tell more than a few long ones.

    Logs are full sooner, for the same reason.
    """
    with ExitStack() as stack:
        stack.enter_context(patch.object(scoring, "RACES", plan.races))
        stack.enter_context(patch.object(reveal, "ROUNDS", plan.rounds))
        stack.enter_context(patch.object(decide, "MAX_CHAT_LINES", CHAT_LINES))
        stack.enter_context(patch.object(decide, "MAX_LINES", LOG_LINES))
        yield


def play(
    seed: int, build: Build | None = None, change: Change | None = None, *, record: bool = False
) -> World:
    """Everything that happens under a seed; SeedError, if anything happens that should not."""
    world = World(seed, build or Build(), change, record=record)
    try:
        with short_games(world.plan):
            world.run()
    except Exception as error:
        where = "".join(traceback.format_exception(error)[-3:])
        raise SeedError(f"seed {seed} after {world.loop.now:.3f} s: {error}\n{where}") from error
    return world
