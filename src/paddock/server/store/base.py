"""What a store is: append-only logs, one a table, with one place where each table is written."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from paddock.catalog import GAMES
from paddock.core import Seat
from paddock.server.entry import Line
from paddock.server.match import Match
from paddock.server.pen import Decided


class StoreError(Exception):
    """The store cannot do it now; nothing was written. `why` is the name of a message."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class NoSuchTableError(StoreError):
    """There is no table of this code."""

    def __init__(self) -> None:
        super().__init__("no-such-table")


class Key(Struct, frozen=True):
    """A client's own name for a command, unique for a seat at a table, and what the command was."""

    seat: Seat | None
    key: str
    digest: str


class Written(Struct, frozen=True):
    """What a transaction led to, once it is durable.

    `number` is the line that the command wrote first; `again` says that it had been written before.
    """

    match: Match
    lines: tuple[Line, ...]
    number: int
    again: bool = False


def rules_of(game: str, version: int) -> str:
    """Which rules a table was opened under."""
    return f"{game}/{version}"


def current_rules() -> list[str]:
    """The rules that tables can be played under now: others are only shown."""
    return [rules_of(name, game.rules_version) for name, game in GAMES.items()]


Decide: TypeAlias = Callable[[Match], Decided]
"""What to write, worked out from the table as it is inside the transaction; pure."""


class Store(Protocol):
    """The four promises of docs/reliability.md rest on this."""

    async def create(self, code: str, secret: bytes, first: Decided) -> None:
        """Begin a log with the lines of a newly opened table."""
        ...

    async def transact(self, code: str, decide: Decide, key: Key | None = None) -> Written:
        """Write what `decide` says, all of it or nothing, alone with this table.

        A key that was used before with the same digest writes nothing and gives the same answer;
        with another digest it is refused. Returns only when the lines are on the disk.
        """
        ...

    async def match(self, code: str) -> Match:
        """The table as its log adds up to it now."""
        ...

    async def lines(self, code: str, after: int, most: int | None = None) -> Sequence[Line]:
        """The lines of a log with higher numbers than `after`, in order; the first `most`."""
        ...

    async def due(self, now: float) -> Sequence[str]:
        """The tables at which time has run out, as far as the store knows: to be re-checked."""
        ...

    async def open_tables(self, limit: int) -> Sequence[Match]:
        """Public tables that still wait for players, the newest first."""
        ...

    async def live(self) -> Sequence[str]:
        """The tables whose games are under way."""
        ...

    async def alive(self, now: float) -> None:
        """The service is alive; written down every few seconds."""
        ...

    async def last_alive(self) -> float | None:
        """When a service on this store was last known to be alive."""
        ...

    async def idle(self, status: str, before: float, most: int) -> Sequence[str]:
        """Tables of this status whose last line was written before that time; some, if many."""
        ...

    async def remove(self, code: str, status: str, before: float) -> bool:
        """Remove a table with its log, if it still is idle like that: all of it or nothing."""
        ...

    def health(self) -> str | None:
        """Why nothing could be done the last time, as the name of a message; None: all is well."""
        ...

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        ...
