"""The one place where a table ends: how its game ended, then what was secret."""

from collections.abc import Sequence

from msgspec import UNSET, Struct

from paddock.core import GameOver
from paddock.proof import entry as e
from paddock.protocol.reasons import Reason
from paddock.server.table.errors import Refused
from paddock.server.table.log_writer import LogWriter
from paddock.server.table.match import Match


class FinishedSeat(Struct, frozen=True):
    """The owner of a seat at the end; the hash of the token says whose seat it was."""

    name: str | None
    bot: str | None
    token_hash: str | None


class Finished(Struct, frozen=True):
    """The record of a table whose log is removed."""

    options: e.Options
    result: GameOver | None
    seats: tuple[FinishedSeat, ...]


def finished(match: Match) -> Finished:
    """Return the record of a table that has ended."""
    seats = [FinishedSeat(seat.name, seat.bot, seat.token_hash) for seat in match.seats]
    return Finished(match.options, match.ended, tuple(seats))


def finish(log: LogWriter) -> None:
    """Write how the game ended, if it has, and what was secret but for a luck that others share."""
    result = log.match.pending
    if isinstance(result, GameOver):
        log.write(e.Ended.with_result(result))
        if log.match.luck is None:
            disclose(log)


def disclose(log: LogWriter) -> None:
    """Write what was secret of a game that is over, once."""
    match = log.match
    if match.ended is None:
        raise Refused(Reason.GAME_NOT_OVER)
    if not match.disclosed:
        luck = UNSET if match.luck is None else match.luck.hex()
        log.write(e.Disclosed(match.secret.hex(), luck))


def is_finished(match: Match, lines: Sequence[e.AnyLine]) -> bool:
    """Whether a game is over by its log, so that nothing of it but a shared luck is secret."""
    last = e.Disclosed if match.luck is None else e.Ended
    return any(isinstance(line.entry, last) for line in lines)
