"""`paddock bot`: a bot at a table of a running server, over the protocol that everybody uses.

It sits down like a player, or shows the token of a seat, and learns what that seat learns.
"""

import asyncio
import re
from argparse import Namespace
from random import SystemRandom
from typing import Any, Final
from urllib.parse import urlsplit

from paddock.bots.bot import Bot, Shown
from paddock.bots.search import within
from paddock.catalog import GAMES, bot
from paddock.cli.errors import refuse
from paddock.cli.tables import bot_label
from paddock.client import Choose, KeptSeat, Link, RefusedError, held_seat, play, sit_down
from paddock.protocol.reasons import OwnReason
from paddock.words import Words

THINKING_SECONDS: Final = 0.3
MAX_NAME_LETTERS: Final = 24


def play_remotely(parsed: Namespace, words: Words) -> int:
    """Sit down, play until the game is over, and print how it went."""
    from paddock.terminal.status import why_not  # noqa: PLC0415 - slow to import, seldom needed

    link = _link(parsed)
    if parsed.token and parsed.seat is None:
        raise refuse("bot-needs-seat")
    try:
        return asyncio.run(_sit_and_play(parsed, words, link))
    except RefusedError as refused:
        if refused.why in (OwnReason.OFFLINE, OwnReason.NOT_A_TABLE_SERVER):
            raise refuse("bot-no-server", url=link.server) from refused
        raise refuse("bot-refused", why=why_not(refused.why)) from refused


def _link(parsed: Namespace) -> Link:
    parts = urlsplit(parsed.url)
    code = parsed.table or parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not re.fullmatch(r"[A-Z2-7]{12}", code):
        raise refuse("bot-no-server", url=parsed.url)
    return Link(f"{parts.scheme}://{parts.netloc}", code)


async def _sit_and_play(parsed: Namespace, words: Words, link: Link) -> int:
    seat = await _seat(parsed, words, link)
    assert seat.seat is not None  # noqa: S101 - it was taken
    label = bot_label(words, parsed.bot)
    print(words("bot-sits", bot=label, seat=seat.seat + 1, table=link.code), flush=True)
    result = await play(link, seat, chooser(parsed.bot))
    print(words("bot-over", place=result.places[seat.seat]))
    return 0


async def _seat(parsed: Namespace, words: Words, link: Link) -> KeptSeat:
    """Return the seat of the token, or a free one."""
    wanted = None if parsed.seat is None else parsed.seat - 1
    if parsed.token and wanted is not None:
        return await held_seat(link, wanted, parsed.token)
    name = parsed.name or bot_label(words, parsed.bot)[-MAX_NAME_LETTERS:]
    return await sit_down(link, name, wanted)


def chooser(name: str) -> Choose:
    """Choose as the bot of this name does, in its own time."""
    rng = SystemRandom()

    def choose(sight: Shown[Any]) -> Any:
        view = sight.view()
        game = next(entry for entry in GAMES.values() if isinstance(view, entry.rules.view_type))
        player: Bot[Any] = bot(game.name, name, view.seat, within(THINKING_SECONDS))
        return player.choose(sight, rng)

    return choose
