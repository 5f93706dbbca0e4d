"""Lines for the log, each chained to the one before; and the word for what is not written."""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from paddock.server import entry as e
from paddock.server import fair
from paddock.server.match import Match, fold


class Refused(Exception):  # noqa: N818 - nothing is wrong with the server
    """A command that cannot be done now; `why` is the name of a message."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Decided(Struct, frozen=True):
    """The lines to be written, and the table as it will be once they are."""

    match: Match
    lines: tuple[e.Line, ...]


class Pen:
    """Writes lines for one decision, each chained to the one before."""

    def __init__(self, match: Match, now: float) -> None:
        self.match, self.now = match, now
        self.lines: list[e.Line] = []

    def write(self, entry: e.Entry, known: Match | None = None) -> None:
        """Add an entry; `known` is what the table becomes, where that is worked out already."""
        number = self.match.head + 1
        line = e.Line(number, self.now, entry, leaf_of(self.match.secret, number, entry))
        if known is None:
            self.match = fold(self.match, line)
        else:
            chain = fair.link(self.match.chain, line.leaf)
            self.match = replace(known, head=number, chain=chain, at=self.now)
        self.lines.append(line)

    def done(self) -> Decided:
        """All that was written."""
        return Decided(self.match, tuple(self.lines))


def leaf_of(secret: bytes, number: int, entry: e.Entry) -> str:
    """What the log publishes of an entry at once, also of one that is still hidden."""
    return fair.leaf(fair.salt(secret, number), body_of(entry))


def body_of(entry: e.Entry) -> bytes:
    """An entry as it is hashed, and published once the game is over: without a token's hash."""
    told = replace(entry, token_hash=None) if isinstance(entry, e.Sat) else entry
    return msgspec.json.encode(told, order="deterministic")
