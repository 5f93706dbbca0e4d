"""Players and spectators: they choose, change their minds, resend, go away and come back.

A client is driven by what it hears and by its timers. Everything random about it comes from its own
generators. What it chooses comes from one, how it behaves from another, so that a hidden choice can
be changed without changing anything else.
"""

from collections.abc import Callable, Sequence
from functools import reduce
from random import Random
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from paddock.core import Seat
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.protocol import (
    Ack,
    AnyLook,
    AnyNews,
    AnyRequest,
    AnyWelcome,
    Choose,
    Contribute,
    FreeSeat,
    Hello,
    Look,
    News,
    Ping,
    Ready,
    Refusal,
    Rematch,
    Say,
    SeatBot,
    Start,
    Welcome,
)
from tests.simulation.loop import SimLoop
from tests.simulation.network import Wire
from tests.simulation.oracle import read_frame
from tests.simulation.witness import broken

HEARTBEAT: Final = 5.0
SILENCE: Final = 10.0
"""After so many seconds without a word, a connection counts as dead (case 17)."""
ECHOES: Final = 40.0
"""How long an answer may still come that was asked for before."""
TRY_AGAIN: Final = frozenset({"busy", "disk-full", "store-failed", "disk-error"})
NOT_WRITTEN: Final = frozenset({"disk-full", "store-failed"})
"""After these a client may forget its request: docs/protocol.md says that it was not done."""
NO_ROOM: Final = frozenset({"chat-full", "log-full"})
TOO_LATE: Final = frozenset({"other-decision", "no-decision-open", "no-seed-wanted"})
IN_VAIN: Final = frozenset({"game-has-begun", "not-all-ready", "nothing-to-leave", "seats-free"})
AT_A_REMATCH: Final = frozenset({"not-your-seat", "seat-free", "seat-taken", "too-early"})
"""Where several people fill the seats of those who do not come back."""
WAIT_FOR_OTHERS: Final = 30.0


class Temper(Struct, frozen=True):
    """How a player is."""

    pace: float
    wavers: float
    """How often they change their mind."""
    repeats: float
    """How often they send a thing twice."""
    absences: float
    """How often they are gone when they are asked."""
    leaves: float
    """How often they hand their seat to a bot."""
    pranks: float
    chats: float
    brink: float
    """How often they wait for the very last moment."""


class Person(Struct, frozen=True):
    """Who sits where, and what only they know."""

    code: str
    seat: Seat | None
    name: str
    token: str
    contribution: str
    clock: float | None
    host: bool = False
    again: bool = False
    """Whether it is a rematch, to which everybody brings a new pledge."""


class Home(Protocol):
    """What a client needs of the world."""

    loop: SimLoop

    def dial(self, client: "Client | Flooder", /) -> Wire | None:
        """A connection to the server, if there is one."""

    def choose(self, client: "Client", options: Sequence[Any], decision: int, turn: int, /) -> Any:
        """What the player picks: the one thing about them that is secret."""

    def asleep(self, wire: Wire, /) -> bool:
        """Whether the server has forgotten to tell this connection what is new."""

    def finished(self, client: "Client", /) -> None:
        """This client knows how its game ended, or will never come back."""

    def plays_again(self, client: "Client", /) -> bool:
        """Whether the people at this table want a rematch."""

    def follow(self, client: "Client", code: str, /) -> None:
        """This client goes on at another table."""

    def turned_away(self, client: "Client", /) -> None:
        """This client learned that its seat is not its own."""

    def fail(self, error: BaseException, /) -> None:
        """Something happened that never should."""


class Asked(Struct):
    """A request without an answer so far, and what may be answered."""

    request: AnyRequest
    frame: bytes
    prank: frozenset[str] = frozenset()
    sent: int = 0


class Acked(Struct, frozen=True):
    """A request that was accepted: in which line, and when the client heard of it."""

    request: AnyRequest
    number: int
    at: float


class Client:
    """One device: a player's or a spectator's."""

    def __init__(self, home: Home, person: Person, temper: Temper, rng: Random, tab: str) -> None:
        self.home, self.loop, self.person, self.temper = home, home.loop, person, temper
        self._rng, self.tab = rng, tab
        self.wire: Wire | None = None
        self.log: list[AnyNews] = []
        self._genesis = ""
        self._skew = 0.0
        self.look: AnyLook | None = None
        self.asked: dict[str, Asked] = {}
        self.acked: dict[str, Acked] = {}
        self.forgotten: list[str] = []
        """Keys of requests of which the server said that nothing was written."""
        self.finished = self.gone = False
        self._sent_at = 0.0
        self._keys = self._turn = 0
        self._planned: int | None = None
        self._contributed = self._readied = self._rematching = False

    def chain(self) -> str:
        """The head of the log, as this client works it out from what it received."""
        return reduce(fair.link, (line.leaf for line in self.log), self._genesis)

    # The connection

    def connect(self) -> None:
        """Dial until somebody answers, then say how much is known already."""
        if self.wire is not None or self.finished or self.gone:
            return
        self.wire = self.home.dial(self)
        if self.wire is None:
            self.loop.call_later(0.3 + self._rng.random(), self.connect)
            return
        self._sent_at = self.loop.now
        self.wire.to_server(msgspec.json.encode(Hello(len(self.log))))
        for key in [*self.asked]:
            self._resend(key)
        self.loop.call_later(HEARTBEAT, self._beat, self.wire)

    def lose(self, wire: Wire) -> None:
        if wire is not self.wire:
            return
        self.wire = None
        if wire.turned_away:
            self.home.turned_away(self)
            self._finish()
        else:
            self.loop.call_later(self._rng.random(), self.connect)

    def disappear(self, seconds: float | None) -> None:
        """Go away for so long, or for good."""
        self.gone = True
        if self.wire is not None:
            self.wire.cut()
            self.wire = None
        if seconds is None:
            self._finish()
        else:
            self.loop.call_later(seconds, self._come_back)

    def _come_back(self) -> None:
        self.gone = False
        self._planned = None
        self.connect()

    def _beat(self, wire: Wire) -> None:
        """Resend what has no answer; give up on a connection that is silent for too long."""
        if wire is not self.wire or self.finished:
            return
        if self.loop.now - self._sent_at > SILENCE:
            wire.cut()
            self.lose(wire)
            return
        if self.home.asleep(wire):
            broken(f"{self.person.name} does not receive what happens")
        for key in [*self.asked]:
            self._resend(key)
        wire.to_server(msgspec.json.encode(Ping(self.loop.now)))
        self.loop.call_later(HEARTBEAT, self._beat, wire)

    # What is heard

    def hear(self, wire: Wire, frame: bytes) -> None:
        if wire is not self.wire:
            return
        self._sent_at = self.loop.now
        match read_frame(frame):
            case Welcome() as received:
                self._welcomed(received)
            case News() as received:
                self._heard(received)
            case Look() as received:
                self._looked(received)
            case Ack(key, number):
                self._acked(key, number)
            case Refusal(key, why):
                self._refused(key or "", why)
            case _:
                pass

    def _welcomed(self, received: AnyWelcome) -> None:
        if received.head < len(self.log):
            broken(f"{self.person.name} knows {len(self.log)} lines, and there are {received.head}")
        if not self.log:
            self._genesis = fair.genesis(received.code, received.commitment)
        self._skew = received.now - self.loop.now

    def _heard(self, received: AnyNews) -> None:
        if received.number <= len(self.log):
            if received != self.log[received.number - 1]:
                broken(f"line {received.number} came twice, and differs from the first time")
            return
        if received.number != len(self.log) + 1:
            broken(f"line {received.number} came after line {len(self.log)}")
        self.log.append(received)
        if isinstance(received.entry, e.CalledOff):
            self._contributed = False
            self._soon(self._pledge)
        if getattr(received.entry, "seat", None) == self.person.seat:
            self._heard_of_self(received.entry)

    def _heard_of_self(self, entry: e.AnyEntry) -> None:
        """A "not ready" that found no disk is sent again, and may come after the "ready"."""
        match entry:
            case e.Contributed():
                self._contributed = True
            case e.Readied(ready=False):
                self._soon(self._pledge)
            case _:
                pass

    def _looked(self, received: AnyLook) -> None:
        if received.head != len(self.log):
            broken(
                f"a look at line {received.head} is all {self.person.name} has at {len(self.log)}"
            )
        self.look = received
        if received.status == "over":
            self._leave_or_play_again(received)
        elif self.person.seat is not None:
            self._follow(received)

    def _leave_or_play_again(self, look: AnyLook) -> None:
        if self.person.seat is None or not self.home.plays_again(self):
            self._finish()
        elif look.rematch is not None:
            self.home.follow(self, look.rematch)
            self._finish()
        elif not self._rematching:
            self._rematching = True
            self._soon(self._ask, Rematch)

    def _finish(self) -> None:
        if not self.finished:
            self.finished = True
            if self.wire is not None:
                self.wire.cut()
            self.home.finished(self)

    def _acked(self, key: str, number: int) -> None:
        asked = self.asked.pop(key, None)
        if asked is None:
            return
        if asked.prank:
            broken(f"{asked.request} was accepted")
        self.acked[key] = Acked(asked.request, number, self.loop.now)
        if isinstance(asked.request, Choose) and self._rng.random() < self.temper.wavers:
            self._soon(self._choose, asked.request.decision)

    def _refused(self, key: str, why: str) -> None:
        asked = self.asked.get(key)
        if asked is None:
            return
        if why in NOT_WRITTEN and self._forgets(asked):
            return
        if why in TRY_AGAIN:
            self._soon(self._resend, key)
            return
        expected = TOO_LATE | IN_VAIN | (AT_A_REMATCH if self.person.again else frozenset())
        if isinstance(asked.request, Say):
            expected |= NO_ROOM
        if why not in (asked.prank or expected):
            broken(f"{asked.request} was refused: {why}")
        del self.asked[key]

    def _forgets(self, asked: Asked) -> bool:
        """Now and then somebody takes "not written" at its word, and asks for something new."""
        request = asked.request
        if asked.sent > 1 or asked.prank or not isinstance(request, Choose):
            return False
        if self._rng.random() < 0.5:
            return False
        del self.asked[request.key]
        self.forgotten.append(request.key)
        self._soon(self._choose, request.decision)
        return True

    # What is done

    def _follow(self, look: AnyLook) -> None:
        match look.status:
            case "lobby":
                self._get_ready(look)
            case "seeding" if not self._contributed:
                self._contributed = True
                self._soon(self._ask, Contribute, self.person.contribution)
                if self._rng.random() < self.temper.absences:
                    self.disappear(20 * self._rng.random())
            case "playing" if self.person.seat in look.waiting_for:
                if self._planned != look.decision:
                    self._planned = look.decision
                    self._be_asked(look)
            case _:
                pass

    def _get_ready(self, look: AnyLook) -> None:
        if not self._readied:
            self._readied = True
            self._come_in()
            return
        calling = any(isinstance(asked.request, Start) for asked in self.asked.values())
        if self.person.host and not calling and all(seat.ready for seat in look.seats):
            self._ask(Start)

    def _come_in(self) -> None:
        if not self.person.again:
            self._soon(self._ask, Ready)
            return
        if self._rng.random() < 0.3:
            self._pledge(ready=False)
        self._soon(self._pledge)
        self.loop.call_later(WAIT_FOR_OTHERS, self._fill_seats)

    def _pledge(self, *, ready: bool = True) -> None:
        pledge = fair.pledge(bytes.fromhex(self.person.contribution))
        self._send(Ready(self._new_key(), ready, pledge))

    def _fill_seats(self) -> None:
        """Who has not come by now is not waited for: a bot takes the seat."""
        look = self.look
        if look is None or look.status != "lobby" or self.finished:
            return
        for number, seat in enumerate(look.seats):
            if seat.bot is None and not seat.pledged:
                if seat.name is not None:
                    self._ask(FreeSeat, number)
                self._soon(self._ask, SeatBot, number, "random")
        self.loop.call_later(WAIT_FOR_OTHERS, self._fill_seats)

    def _be_asked(self, look: AnyLook) -> None:
        drawn, clock, decision = self._rng.random(), self.person.clock, look.decision
        if drawn < self.temper.absences:
            lasting = clock is not None and self._rng.random() < 0.2
            away = self._rng.random() * (5 * (clock or 4.0))
            delay = self._rng.random()
            if delay < 0.7:  # choose, and close the lid
                self._choose(decision)
                delay *= 0.3
            self.loop.call_later(delay, self.disappear, None if lasting else away)
        elif drawn < self.temper.absences + self.temper.leaves:
            self._ask(FreeSeat, self.person.seat)
            self.loop.call_later(0.5, self.disappear, 1 + 10 * self._rng.random())
        elif look.deadline is not None and self._rng.random() < self.temper.brink:
            left = look.deadline - self._skew - self.loop.now
            self.loop.call_later(max(left, 0) + self._rng.random() - 0.2, self._choose, decision)
        else:
            self._soon(self._choose, decision)
        if self._rng.random() < self.temper.chats:
            self._soon(self._ask, Say, "Hallo, wie läuft's?")
        if self._rng.random() < self.temper.pranks:
            self._soon(self._play_a_prank, decision)

    def _choose(self, decision: int) -> None:
        look = self.look
        if look is None or look.decision != decision or not look.options:
            return
        self._turn += 1
        self._ask(Choose, decision, self.home.choose(self, look.options, decision, self._turn))

    def _play_a_prank(self, decision: int) -> None:
        """Things that nobody should get away with."""
        look = self.look
        if look is None or not look.options:
            return
        action = look.options[0]
        longer_ago = self.loop.now - ECHOES
        used = [key for key, acked in self.acked.items() if acked.at < longer_ago]
        if used and self._rng.random() < 0.5:
            request = Choose(self._rng.choice(used), decision + 1, action)
            self._send(request, frozenset({"key-reused"}))
        else:
            stale = frozenset({"other-decision", "no-decision-open"})
            self._send(Choose(self._new_key(), decision - 1, action), stale)

    # Sending

    def _soon(self, do: Callable[..., None], *parts: Any) -> None:
        self.loop.call_later(self.temper.pace * self._rng.random() + 1e-3, do, *parts)

    def _ask(self, kind: Callable[..., AnyRequest], *parts: Any) -> None:
        self._send(kind(self._new_key(), *parts))

    def _new_key(self) -> str:
        self._keys += 1
        return f"{self.tab}-{self._keys}"

    def _send(self, request: AnyRequest, prank: frozenset[str] = frozenset()) -> None:
        if self.finished:
            return
        self.asked[request.key] = Asked(request, msgspec.json.encode(request), prank)
        self._resend(request.key)
        if self._rng.random() < self.temper.repeats:
            self._soon(self._resend, request.key)

    def _resend(self, key: str) -> None:
        if self.wire is not None and key in self.asked:
            self.asked[key].sent += 1
            self.wire.to_server(self.asked[key].frame)


class Flooder:
    """A tab of somebody's seat that sends all it may, closes, and comes back for more."""

    MESSAGES: Final = 50
    TIMES: Final = 3

    def __init__(self, home: Home, person: Person) -> None:
        self.home, self.person = home, person
        self._sent = self._times = 0

    def flood(self) -> None:
        """Say everything at once, on a socket of its own."""
        wire = self.home.dial(self)
        if wire is None:
            return
        wire.to_server(msgspec.json.encode(Hello(0)))
        for _ in range(self.MESSAGES):
            self._sent += 1
            wire.to_server(msgspec.json.encode(Say(f"flood-{self._sent}", "more")))
        self._times += 1
        self.home.loop.call_later(1.0, wire.cut)
        if self._times < self.TIMES:
            self.home.loop.call_later(1.5, self.flood)

    def hear(self, wire: Wire, frame: bytes) -> None:
        """Whatever it is."""

    def lose(self, wire: Wire) -> None:
        """That is no reason to stop."""
