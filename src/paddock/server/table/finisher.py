"""The one place where a table ends: how its game ended, then the secret."""

from collections.abc import Sequence

from paddock.core import GameOver
from paddock.proof import entry as e
from paddock.server.table.log_writer import LogWriter


def finish(log: LogWriter) -> None:
    """Write how the game ended, if the rules have ended it, and at once what was secret."""
    result = log.match.pending
    if isinstance(result, GameOver):
        log.write(e.Ended.with_result(result))
        log.write(e.Disclosed(log.match.secret.hex()))


def is_finished(lines: Sequence[e.AnyLine]) -> bool:
    """Whether nothing of a game is secret any more, by its log alone."""
    return any(isinstance(line.entry, e.Disclosed) for line in lines)
