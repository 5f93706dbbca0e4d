"""Sees every line at the moment when it becomes durable, and knows what must never happen."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from paddock.core import Chosen as Input
from paddock.core import GameOver, Seat
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.proof.entry import leaf_of
from paddock.protocol import Status
from paddock.server.table.match import (
    MAX_SECONDS_TO_SEE,
    MISSED_UNTIL_STAND_IN,
    SEEDING_SECONDS,
    Match,
    begin,
    due_at,
    fold,
)
from tests.simulation.disk import Transaction

CHAT_LINES: Final = 25
LOG_LINES: Final = 60
"""How much chat a log takes, and how many lines in all before it takes only what games need."""
SLACK: Final = 1e-3
LATEST: Final = 200.0
"""Seconds after which a deadline must have been kept, whatever the disk was doing."""


class ViolationError(AssertionError):
    """One of the promises was broken."""


class Chosen(Struct, frozen=True):
    """Who chose what in the decision that is open."""

    action: Any
    by: str


class Truth:
    """The log of one table as it is on the disk, and what it says about the decision now open."""

    def __init__(self, first: Transaction, uptime: Callable[[float], float]) -> None:
        assert first.secret is not None
        self.code, self.secrets, self._uptime = first.code, first.secret, uptime
        self.secret, self.luck = first.match.secret, first.match.luck
        self.options, self.config = as_json(first.match.options), as_json(first.match.config)
        self.lines: list[e.AnyLine] = []
        self.matches: dict[int, Match] = {}
        self._last = first.match
        self.committed_at: list[float] = []
        self.keys: dict[tuple[Seat | None, str], int] = {}
        self.decision = 0
        self.over = False
        self._result: GameOver | None = None
        self._chat = 0
        self._opened = 0.0
        self._chosen: dict[Seat, Chosen] = {}
        self._missed: dict[Seat, int] = {}
        self._away: set[Seat] = set()

    def check_luck(self, frame: bytes) -> None:
        """A luck that others share is never sent: nobody opens one here."""
        if self.luck is not None and self.luck.hex().encode() in frame:
            broken(f"the luck of {self.code}, which others share, was sent")

    def last(self) -> Match:
        """The table after the last transaction."""
        return self._last

    def add(self, done: Transaction, now: float, offset: float) -> None:
        """These lines are durable; `offset` is how far the server's clock is ahead of true time."""
        for line in done.lines:
            if line.number != len(self.lines) + 1:
                broken(f"line {line.number} was written after line {len(self.lines)}")
            if line.key is not None:
                if (line.seat, line.key) in self.keys:
                    broken(f"the command {line.key} of seat {line.seat} was carried out twice")
                self.keys[line.seat, line.key] = line.number
            self.lines.append(line)
            self.committed_at.append(now)
            self._follow(line.entry, line.at - offset)
        if done.match.head != len(self.lines):
            broken(f"a table at line {done.match.head} was kept with {len(self.lines)} lines")
        self.matches[len(self.lines)] = self._last = done.match
        self._check_deadline(done.match)
        self._check_end(done.match)

    def _check_deadline(self, match: Match) -> None:
        """Nobody is given more time than everybody has to see what happened, and to decide."""
        due, clock = due_at(match), match.options.clock
        seeding = match.status is Status.SEEDING
        most = SEEDING_SECONDS if seeding else MAX_SECONDS_TO_SEE + (clock or 0.0)
        if due is not None and due - match.at > most + SLACK:
            broken(f"there are {due - match.at:.2f} s left at {self.code}, of {most}")

    def _follow(self, entry: e.AnyEntry, at: float) -> None:  # noqa: C901 - one case an entry
        match entry:
            case e.Called():
                self._opened = self._uptime(at)
            case e.Chose():
                self._chose(entry, at)
            case e.Revealed():
                self._revealed(entry, at)
            case e.StoodIn(seat):
                self._away.add(seat)
            case e.Returned(seat):
                self._away.discard(seat)
                self._missed[seat] = 0
            case e.Ended():
                self._ended(entry)
            case e.Disclosed():
                self._disclosed()
            case e.Said():
                self._chat += 1
                if self._chat > CHAT_LINES:
                    broken(f"{self._chat} lines of chat are in the log of {self.code}")
            case e.Failed():
                broken("the rules failed")
            case _:
                return

    def _ended(self, entry: e.Ended) -> None:
        """Told once, after the last reveal, and as the rules have it."""
        if self.over or self._chosen or not isinstance(self.lines[-2].entry, e.Revealed):
            broken(f"{self.code} ended after a {type(self.lines[-2].entry).__name__}")
        self.over, self._result = True, entry.result()

    def _disclosed(self) -> None:
        if self.luck is not None:
            broken(f"the luck of {self.code}, which others share, was disclosed")
        if not isinstance(self.lines[-2].entry, e.Ended):
            broken(f"the secret was disclosed after a {type(self.lines[-2].entry).__name__}")

    def _check_end(self, match: Match) -> None:
        """What the log tells of the end is what the rules say, and nothing before."""
        result = match.pending if isinstance(match.pending, GameOver) else None
        if self._result != result:
            broken(f"the log says that it ended with {self._result}, the rules say {result}")

    def _chose(self, entry: e.Chose[Any], at: float) -> None:
        seat = entry.seat
        if entry.decision != self.decision or self.over:
            broken(f"a choice for decision {entry.decision} was made in decision {self.decision}")
        before = self._chosen.get(seat)
        if entry.by != "owner" and before is not None:
            broken(f"the choice of seat {seat} by its {before.by} was overruled by {entry.by}")
        if (
            entry.by in ("bot", "stand-in")
            and self.last().seats[seat].bot is None
            and seat not in self._away
        ):
            broken(f"a bot chose for seat {seat} while its owner was there")
        if entry.by == "default":
            self._timed_out(seat, at)
        elif entry.by == "owner":
            self._missed[seat] = 0
        self._chosen[seat] = Chosen(entry.action, entry.by)

    def _timed_out(self, seat: Seat, at: float) -> None:
        clock = self.last().options.clock
        had = self._uptime(at) - self._opened
        if clock is None or had < clock - SLACK:
            broken(f"seat {seat} timed out in decision {self.decision} after {had:.2f} s")
        self._missed[seat] = self._missed.get(seat, 0) + 1
        alone = seat not in self._away and self.last().seats[seat].bot is None
        if alone and self._missed[seat] >= MISSED_UNTIL_STAND_IN:
            broken(f"seat {seat} was absent {self._missed[seat]} times and nobody stood in")

    def _revealed(self, entry: e.Revealed[Any, Any, Any], at: float) -> None:
        if entry.decision != self.decision:
            broken(f"decision {entry.decision} was revealed in decision {self.decision}")
        if self.decision == 0:
            self._begun(at)
        else:
            [first, *_] = entry.inputs or (Input({}),)
            counted = first.choices if isinstance(first, Input) else {}
            chosen = {seat: choice.action for seat, choice in self._chosen.items()}
            if counted != chosen:
                broken(f"chosen was {chosen}, revealed was {counted}")
            self._in_time(self.last().options.clock, at)
        self.decision += 1
        self._chosen = {}
        self._opened = self._uptime(at)

    def _begun(self, at: float) -> None:
        """The game begins with a part of the seed from everyone, or late enough."""
        given = {line.entry.seat for line in self.lines if isinstance(line.entry, e.Contributed)}
        players = {Seat(n) for n, seat in enumerate(self.last().seats) if seat.bot is None}
        had = self._uptime(at) - self._opened
        if self.luck is None and given != players and had < SEEDING_SECONDS - SLACK:
            broken(f"the seed was made without {players - given} after {had:.2f} s")
        self._in_time(SEEDING_SECONDS, at)

    def _in_time(self, clock: float | None, at: float) -> None:
        had = self._uptime(at) - self._opened
        if clock is not None and had > clock + LATEST:
            broken(f"decision {self.decision} was open for {had:.2f} s instead of {clock}")

    # At the end

    def check(self) -> None:
        """The log adds up to the table as it was kept, and the proof of its shuffle holds."""
        opened, last = self.lines[0].entry, self.last()
        assert isinstance(opened, e.Opened)
        if fair.commitment(self.secret, self.code) != opened.commitment:
            broken("the secret is not the one that was committed to")
        match = begin(self.code, self.secrets, opened)
        for line in self.lines:
            if leaf_of(self.secret, line.number, line.entry) != line.leaf:
                broken(f"the leaf of line {line.number} does not bind it")
            match = fold(match, line)
        if match != last:
            broken(f"the log of {self.code} adds up to another table than the one played at")


def as_json(value: Any) -> Any:
    """A value as it is after a journey over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def broken(what: str) -> None:
    """Say which promise was broken, and stop."""
    raise ViolationError(what)
