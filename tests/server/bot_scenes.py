"""A table at which bots are asked."""

from typing import Any

from paddock.bots.bot import Shown
from paddock.core import Decision, Seat
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.server.bots.runner import Slow, choose
from paddock.server.table import commands as c
from paddock.server.table.match import Match
from tests.server.whole_games import TOKEN_HASH, Table, contribution_of

BOT = Seat(1)


def started(level: str, game: str = "why_first") -> Match:
    """A game for three, and bots of this level are asked."""
    table = Table(e.Options(game, 3))
    table.do(c.Sit(Seat(0), "Ada", fair.pledge(contribution_of(0)), TOKEN_HASH))
    table.do(c.GetReady(Seat(0), ready=True))
    table.do(c.SeatBot(Seat(1), level))
    table.do(c.SeatBot(Seat(2), level))
    table.start()
    return table.match


def shown_to(match: Match, seat: Seat) -> Shown[Any]:
    """What a slow bot gets."""
    found = choose(match, seat, "expert")
    assert isinstance(found, Slow)
    return found.shown


def options_of(match: Match, seat: Seat = BOT) -> Any:
    """What a seat may choose from."""
    assert match.table is not None
    pending = match.game().rules.game.pending(match.table.state)
    assert isinstance(pending, Decision)
    return pending.options[seat]
