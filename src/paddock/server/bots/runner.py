"""Bots at a table: each is shown its own seat's options and view, and nothing else.

Quick bots choose in a thread. What a bot itself calls slow runs in a process of its own, so that
neither the event loop nor the store waits for it. Where it takes too long, the bot that stands in
for the absent chooses.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from random import SystemRandom
from typing import Final, TypeAlias, TypeVar

from msgspec import Struct

from paddock.bots.bot import Peek, Shown, seconds_needed
from paddock.catalog import STAND_IN, bot
from paddock.core import Decision, Event, Seat, as_seen_by, steps_of
from paddock.game_entry import Action
from paddock.proof.entry import By
from paddock.server.bots.search_pool import THINKING_SECONDS, SearchPool, TooLateError
from paddock.server.table.match import Match

FoundT = TypeVar("FoundT")
MAX_THREADS: Final = 4

_log: Final = logging.getLogger("paddock.bots")
_dice: Final = SystemRandom()


class Thought(Struct, frozen=True):
    """A choice for a bot's seat. `by` says if that bot made it, or a quicker one in its place."""

    action: Action
    by: By = By.BOT


Think: TypeAlias = Callable[[Match, Seat], Awaitable[Thought]]
"""A choice for a seat, made from what that seat may know, off the event loop."""


class Slow(Struct, frozen=True):
    """A choice that is not made yet, because it may take so many seconds."""

    shown: Shown[Action]
    seconds: float


class BotRunner:
    """Chooses for bots, in time."""

    def __init__(self, seconds: float = THINKING_SECONDS, workers: int | None = None) -> None:
        self.searches = SearchPool(seconds, workers)
        # Threads of their own: work that strangers ask for never takes them.
        self._threads = ThreadPoolExecutor(MAX_THREADS, "paddock-bots")

    async def __call__(self, match: Match, seat: Seat) -> Thought:
        """Return a bot's choice for a seat; if its search fails or comes too late, a quick one."""
        level = match.seats[seat].bot or STAND_IN
        found = await self._in_thread(choose, match, seat, level)
        if not isinstance(found, Slow):
            return Thought(found)
        try:
            game = match.options.game
            action = await self.searches.find(game, level, seat, found.shown, found.seconds)
            return Thought(action)
        except TooLateError:
            pass
        except Exception:  # noqa: BLE001 - whatever it is, the table goes on
            _log.exception("a search failed at %s", match.options.game)
        return Thought(await self._in_thread(_stand_in, match, seat), By.STAND_IN)

    def close(self) -> None:
        """Shut down the processes; pending requests are dropped."""
        self.searches.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _in_thread(self, work: Callable[..., FoundT], *given: object) -> FoundT:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)


def _peek(match: Match, seat: Seat) -> Peek[Action]:
    assert match.table is not None
    game, table = match.game().rules.game, match.table
    pending = game.pending(table.state)
    assert isinstance(pending, Decision)

    def events() -> tuple[Event, ...]:
        steps = steps_of(game, match.config, table.inputs)
        return as_seen_by(seat, chain.from_iterable(step.events for step in steps))

    return Peek(pending.options[seat], game, table.state, seat, events)


def choose(match: Match, seat: Seat, level: str) -> Action | Slow:
    """Return a bot's choice, unless it is slow; if the bot fails, the game's default."""
    action: Action
    try:
        peek, chooser = _peek(match, seat), bot(match.options.game, level, seat)
        seconds = seconds_needed(chooser, peek.view())
        if seconds > 0:
            return Slow(Shown(peek.options, peek.view()), seconds)
        action = chooser.choose(peek, _dice)
    except Exception:  # noqa: BLE001 - whatever it is, the table goes on
        _log.exception("a bot failed at %s", match.options.game)
        action = _default(match, seat)
    return action


def _stand_in(match: Match, seat: Seat) -> Action:
    action = choose(match, seat, STAND_IN)
    return _default(match, seat) if isinstance(action, Slow) else action


def _default(match: Match, seat: Seat) -> Action:
    assert match.table is not None
    action: Action = match.game().rules.game.default_choice(match.table.state, seat)
    return action
