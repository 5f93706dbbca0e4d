"""Bots at a table: each is shown its own seat's options and view, and nothing else."""

import asyncio
import logging
from random import SystemRandom
from typing import Any, Final

from paddock.bots.bot import Peek
from paddock.catalog import STAND_IN, bot
from paddock.core import Decision, Seat
from paddock.server.match import Match

_log: Final = logging.getLogger("paddock.bots")
_dice: Final = SystemRandom()


async def think(match: Match, seat: Seat) -> Any:
    """A bot's choice for a seat, made off the event loop."""
    return await asyncio.to_thread(choose, match, seat)


def choose(match: Match, seat: Seat) -> Any:
    """A bot's choice; if the bot fails, the game's default."""
    assert match.table is not None
    game, state = match.game().game, match.table.state
    pending = game.pending(state)
    assert isinstance(pending, Decision)
    player = bot(match.options.game, match.seats[seat].bot or STAND_IN, seat)
    try:
        return player.choose(Peek(pending.options[seat], game, state, seat), _dice)
    except Exception:  # noqa: BLE001 - whatever it is, the table goes on
        _log.exception("a bot failed at %s", match.options.game)
        return game.default_choice(state, seat)
