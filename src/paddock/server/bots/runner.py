"""Bots at a table: each is shown its own seat's options and view, and nothing else.

Who chooses within a millisecond does so in a thread. A search runs in its own process, so that
neither the event loop nor the store waits for it. Where it takes too long, the bot that stands in
for the absent chooses.
"""

import asyncio
import logging
from itertools import chain
from random import SystemRandom
from typing import Final

from paddock.bots.bot import Peek, Shown
from paddock.catalog import SEARCHING, STAND_IN, bot
from paddock.core import Decision, Event, Seat, as_seen_by, steps_of
from paddock.game_entry import Action
from paddock.proof.entry import By
from paddock.server.bots.interface import Thought
from paddock.server.bots.search_pool import THINKING_SECONDS, SearchPool, TooLateError
from paddock.server.table.match import Match

_log: Final = logging.getLogger("paddock.bots")
_dice: Final = SystemRandom()


class BotRunner:
    """Chooses for bots, in time."""

    def __init__(self, seconds: float = THINKING_SECONDS, workers: int | None = None) -> None:
        self.searches = SearchPool(seconds, workers)

    async def __call__(self, match: Match, seat: Seat) -> Thought:
        """A bot's choice for a seat; if its search fails or comes too late, a quick one."""
        level = match.seats[seat].bot or STAND_IN
        if level not in SEARCHING:
            return Thought(await asyncio.to_thread(choose, match, seat, level))
        try:
            game, shown = match.options.game, shown_to(match, seat)
            return Thought(await self.searches.find(game, level, seat, shown))
        except TooLateError:
            pass
        except Exception:  # noqa: BLE001 - whatever it is, the table goes on
            _log.exception("a search failed at %s", match.options.game)
        return Thought(await asyncio.to_thread(choose, match, seat, STAND_IN), By.STAND_IN)

    def close(self) -> None:
        """Nobody needs an answer any more."""
        self.searches.close()


def shown_to(match: Match, seat: Seat) -> Shown[Action]:
    """What a seat may choose from and what it knows: all that leaves this process."""
    peek = _peek(match, seat)
    return Shown(peek.options, peek.view())


def _peek(match: Match, seat: Seat) -> Peek[Action]:
    assert match.table is not None
    game, table = match.game().game, match.table
    pending = game.pending(table.state)
    assert isinstance(pending, Decision)

    def events() -> tuple[Event, ...]:
        steps = steps_of(game, match.config, table.inputs)
        return as_seen_by(seat, chain.from_iterable(step.events for step in steps))

    return Peek(pending.options[seat], game, table.state, seat, events)


def choose(match: Match, seat: Seat, level: str) -> Action:
    """A bot's choice; if the bot fails, the game's default."""
    action: Action
    try:
        action = bot(match.options.game, level, seat).choose(_peek(match, seat), _dice)
    except Exception:  # noqa: BLE001 - whatever it is, the table goes on
        _log.exception("a bot failed at %s", match.options.game)
        assert match.table is not None
        action = match.game().game.default_choice(match.table.state, seat)
    return action
