"""The seats of a table before its game, as the log tells it: who sits, pledges and contributes.

The referee says when an entry may come; this says whether it fits the seats.
"""

from typing import Final, assert_never

from msgspec import UNSET, Struct

from paddock.core import Seat
from paddock.core.message import message
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.proof.findings import Found, unlawful

_CALLS: Final = 2
"""How often players are asked for the seed before the start is called off."""


class LobbySeat(Struct):
    """A seat, and the lines at which it was taken, pledged, and gave its part of the seed."""

    taken: int | None = None
    person: bool = False
    pledged: int | None = None
    pledge: str | None = None
    ready: bool = False
    given: int | None = None
    contribution: str | None = None
    away: bool = False


class Lobby:
    """All seats of one table. `follows`: it is a rematch, where people keep their seats."""

    def __init__(self, players: int, *, follows: bool) -> None:
        self.seats = [LobbySeat() for _ in range(players)]
        self._follows, self._calls = follows, 0

    def seat(self, line: int, entry: e.AnyEntry, seat: Seat) -> LobbySeat:
        """Return the seat of an entry, if there is one."""
        if not 0 <= seat < len(self.seats):
            raise unlawful(line, entry)
        return self.seats[seat]

    def follow(self, line: int, entry: e.Sat | e.BotSat | e.Left | e.Readied) -> None:
        """Follow one line of the lobby."""
        match entry:
            case e.Sat():
                self._sat(line, entry)
            case e.BotSat():
                self._take(line, entry, LobbySeat(taken=line, ready=True))
            case e.Left():
                self._left(line, entry)
            case e.Readied():
                self._readied(line, entry)
            case _:
                assert_never(entry)

    def _sat(self, line: int, entry: e.Sat) -> None:
        """Check a seat: it needs a pledge, unless it was kept for a rematch."""
        if entry.pledge is None and not self._follows:
            raise unlawful(line, entry)
        pledged = None if entry.pledge is None else line
        self._take(
            line,
            entry,
            LobbySeat(taken=line, person=True, pledged=pledged, pledge=entry.pledge),
        )

    def _take(self, line: int, entry: e.Sat | e.BotSat, now: LobbySeat) -> None:
        if self.seat(line, entry, entry.seat).taken:
            raise unlawful(line, entry)
        self.seats[entry.seat] = now

    def _left(self, line: int, entry: e.Left) -> None:
        if not self.seat(line, entry, entry.seat).taken:
            raise unlawful(line, entry)
        self.seats[entry.seat] = LobbySeat()

    def _readied(self, line: int, entry: e.Readied) -> None:
        """Check readiness: a pledge is given once, and needed."""
        seat = self.seat(line, entry, entry.seat)
        if entry.pledge is not UNSET:
            if seat.pledge is not None:
                raise unlawful(line, entry)
            seat.pledge, seat.pledged = entry.pledge, line
        if not seat.person or (entry.ready and seat.pledge is None):
            raise unlawful(line, entry)
        seat.ready = entry.ready

    def call(self, line: int, entry: e.Called, *, first: bool) -> None:
        """Check a call of the start: the lobby is ready; again only while nobody contributed."""
        ready = all(seat.taken and seat.ready for seat in self.seats)
        if not (ready if first else self._calls == 1 and self._nothing_given()):
            raise unlawful(line, entry)
        self._calls = 1 if first else _CALLS

    def call_off(self, line: int, entry: e.CalledOff) -> None:
        """After the second call, and while nobody contributed; all pledges are void."""
        if self._calls != _CALLS or not self._nothing_given():
            raise unlawful(line, entry)
        for seat in self.seats:
            if seat.person:
                seat.ready, seat.pledge, seat.pledged = False, None, None

    def _nothing_given(self) -> bool:
        return all(seat.given is None for seat in self.seats)

    def all_have_given(self) -> bool:
        """Whether everybody who pledged has contributed to the seed."""
        return all(seat.pledge is None or seat.given for seat in self.seats)

    def contribute(self, line: int, entry: e.Contributed, found: Found) -> None:
        """Take a part of the seed, once and after its pledge; note whether it fits."""
        seat = self.seat(line, entry, entry.seat)
        if seat.given or seat.pledge is None:
            raise unlawful(line, entry)
        found.contributions += 1
        seat.given, seat.contribution = line, entry.contribution
        try:
            fits = fair.pledge(bytes.fromhex(entry.contribution)) == seat.pledge
        except ValueError:
            fits = False
        if not fits:
            why = message("verify-pledge-broken", line=line, seat=entry.seat + 1)
            found.miss("pledges", line, why)
