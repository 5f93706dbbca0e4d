"""The store: append-only logs, one a table, with one place where each table is written."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from enum import StrEnum
from typing import Protocol, TypeAlias, TypeVar

from msgspec import Struct

from paddock.catalog import GAMES
from paddock.proof.entry import AnyLine
from paddock.protocol.reasons import Reason
from paddock.server.table.finisher import Finished
from paddock.server.table.log_writer import Decided
from paddock.server.table.match import Match
from paddock.server.table.requests import Key


class StoreFault(StrEnum):
    """Reasons that only the operator or the service learns; never on the wire."""

    IN_USE = "database-in-use"
    FOREIGN = "database-foreign"
    NEWER = "database-newer"
    RESTORE_UNFINISHED = "restore-unfinished"
    FILE_EXISTS = "file-exists"
    CODE_TAKEN = "code-taken"


class StoreError(Exception):
    """The store cannot do it now. `why` is what the client or the operator is told.

    After "busy" and "disk-error" it may have been written all the same: its key brings the truth.
    """

    def __init__(self, why: Reason | StoreFault) -> None:
        super().__init__(why)
        self.why = why


class NoSuchTableError(StoreError):
    """No table has this code."""

    def __init__(self) -> None:
        super().__init__(Reason.NO_SUCH_TABLE)


class Written(Struct, frozen=True, gc=False):
    """The outcome of a transaction, once it is durable.

    `number` is the line that the command wrote first; `again` says that it had been written before.
    """

    match: Match
    lines: tuple[AnyLine, ...]
    number: int
    again: bool = False


class EndedTable(Struct, frozen=True):
    """A table that has ended, by its place among all that have; `kept` when its log is gone."""

    sequence: int
    code: str
    at: float
    kept: Finished | None = None


def rules_of(game: str, version: int) -> str:
    """Which rules a table was opened under."""
    return f"{game}/{version}"


def current_rules() -> list[str]:
    """Return the rules that tables can be played under now: others are only shown."""
    return [rules_of(name, game.rules.version) for name, game in GAMES.items()]


def game_under(rules: str) -> str | None:
    """Return the game whose types read a log under these rules; None if they are gone."""
    return rules.partition("/")[0] if rules in current_rules() else None


Decide: TypeAlias = Callable[[Match], Decided]
"""Works out what to write from the table as it is then. Pure: a store may ask twice."""


Hear: TypeAlias = Callable[[str, int], None]
"""Is called with a code and the number of the last line there."""
HearWord: TypeAlias = Callable[[str], None]
"""Is called with a word that a process has announced."""


ResultT = TypeVar("ResultT")
Then: TypeAlias = Callable[[ResultT | Exception], None]
"""Is called once, with what came of something or why nothing did. It must not raise."""
OnWritten: TypeAlias = Then[Written]


class Store(Protocol):
    """The promises of docs/fault-cases.md rest on this: nothing lost, nothing done twice."""

    async def create(self, code: str, secret: bytes, first: Decided) -> None:
        """Begin a log with the lines of a newly opened table."""
        ...

    def submit(self, code: str, decide: Decide, key: Key | None, then: OnWritten) -> None:
        """Write what `decide` says, all of it or nothing, alone with this table.

        A key that was used before with the same digest writes nothing and gives the same answer;
        with another digest it is refused. Calls `then` only when the lines are on the disk.
        """
        ...

    async def match(self, code: str) -> Match:
        """Return the table as its log adds up to it now."""
        ...

    async def lines(self, code: str, after: int, most: int | None = None) -> Sequence[AnyLine]:
        """Return the lines with higher numbers than `after`, in order; the first `most`."""
        ...

    async def due(self, now: float) -> Sequence[str]:
        """Return the tables at which time has run out by what the store knows: to be re-checked."""
        ...

    async def open_tables(self, limit: int) -> Sequence[Match]:
        """Public tables that still wait for players, the newest first."""
        ...

    async def lobbies(self) -> Sequence[str]:
        """Return the tables that wait in the lobby, private ones too, the oldest first."""
        ...

    async def timed(self) -> Sequence[str]:
        """Return the tables where something happens by itself, the next first."""
        ...

    async def alive(self, now: float) -> None:
        """Write down that the service is alive, every few seconds."""
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

    async def ended(self, after: int, most: int) -> Sequence[EndedTable]:
        """Return ended tables in the order of their sequences, after this one; the first `most`.

        None gets a lower sequence than one that was returned, whoever writes meanwhile. A row
        outlives its table.
        """
        ...

    async def heads(self, codes: Collection[str]) -> Mapping[str, int]:
        """Return the number of the last line of each of these tables that there are."""
        ...

    @property
    def shared(self) -> bool:
        """Whether other processes may use the store at the same time."""
        ...

    @property
    def accompanied(self) -> bool:
        """Whether another process was alive when this one last wrote down that it is."""
        ...

    async def now(self) -> float | None:
        """Return the time by the clock that all processes on a shared store have; else None."""
        ...

    async def listen(self, hear: Hear, hear_word: HearWord | None = None) -> None:
        """Call back when another process has written to a log or announced. Calls may be lost."""
        ...

    def announce(self, word: str) -> None:
        """Send a word of at most 7,900 bytes to all processes on a shared store, soon."""
        ...

    def health(self) -> str | None:
        """Why nothing could be done the last time, as the name of a message; None: all is well."""
        ...

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        ...


async def awaited(begin: Callable[[Then[ResultT]], None]) -> ResultT:
    """Begin something that calls back, and wait for it. It goes on though its caller may not."""
    answer: asyncio.Future[ResultT] = asyncio.get_running_loop().create_future()

    def answered(found: ResultT | Exception) -> None:
        if answer.done():
            return
        if isinstance(found, Exception):
            answer.set_exception(found)
        else:
            answer.set_result(found)

    begin(answered)
    return await answer


async def call_back(work: Callable[[], Awaitable[ResultT]], then: Then[ResultT]) -> None:
    """Do some work, and call back with what came of it."""
    try:
        found: ResultT | Exception = await work()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is for the caller
        found = error
    then(found)
