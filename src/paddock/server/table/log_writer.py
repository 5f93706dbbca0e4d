"""Builds the hash-chained lines of one decision."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from paddock.proof import entry as e
from paddock.proof import fair
from paddock.proof.entry import leaf_of
from paddock.server.table.match import Match, after_line, due_at

TableRow: TypeAlias = tuple[str, int, str, int, float | None]
"""Code, head, status, free seats and due time of a table."""


class Decided(Struct, frozen=True, gc=False):
    """The lines to be written, and the table as it will be once they are."""

    match: Match
    lines: tuple[e.AnyLine, ...]

    def row(self) -> TableRow:
        """By what a store finds the table without adding up its log."""
        match = self.match
        free = sum([seat.name is None and seat.bot is None for seat in match.seats])
        return match.code, match.head, match.status, free, due_at(match)


class LogWriter:
    """Writes lines for one decision, each chained to the one before."""

    def __init__(self, match: Match, now: float) -> None:
        self.match, self.now = match, now
        self.lines: list[e.AnyLine] = []

    def write(self, entry: e.AnyEntry, known: Match | None = None) -> None:
        """Add an entry; `known` is what the table becomes, where that is worked out already.

        Only a reveal comes with it. `fold` would run the rules once more over its inputs: 51 of
        195 microseconds for a choice of four players. Everything else is folded.
        """
        number = self.match.head + 1
        line = e.Line(number, self.now, entry, leaf_of(self.match.secret, number, entry))
        chain = fair.link(self.match.chain, line.leaf)
        if known is None:
            self.match = after_line(self.match, line, chain)
        else:
            self.match = replace(known, head=number, chain=chain, at=self.now)
        self.lines.append(line)

    def done(self) -> Decided:
        """All that was written."""
        return Decided(self.match, tuple(self.lines))
