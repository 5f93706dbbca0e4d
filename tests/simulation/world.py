"""Server, clients, network, disk and clock under one seed."""

import asyncio
from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from paddock.core import Decision, Seat
from paddock.proof import entry as e
from paddock.proof import fair
from paddock.protocol import (
    AnyFromServer,
    Choose,
    OpenTable,
    Refusal,
    Rematch,
    Status,
    TakeSeat,
)
from paddock.server.bots.runner import Thought
from paddock.server.store.base import Store
from paddock.server.table import commands as c
from paddock.server.table import new_table
from paddock.server.table.match import Match
from paddock.server.table.requests import hash_of
from tests.simulation.clients import NOT_WRITTEN, Client, Flooder, Person, Temper
from tests.simulation.disk import Disk, SimStore, Transaction, Trap
from tests.simulation.loop import SimLoop
from tests.simulation.network import Network, Wire
from tests.simulation.oracle import Oracle
from tests.simulation.plan import LONGEST, Fault, Plan, TablePlan, draw_plan
from tests.simulation.server import LIMITS, SWEEP_EVERY, Parts, Server, Session, SimClock
from tests.simulation.witness import SLACK, Truth, ViolationError, as_json, broken

EPOCH: Final = 1_000_000.0
ON_A_LUCK: Final = 0.2
"""How many tables share their luck with others."""
SLEEP: Final = 20.0
"""Seconds after which everyone must have been woken: longer than a few stalls and a pause."""
JUMP: Final = 600.0
SPECTATOR_TEMPER: Final = Temper(0.5, 0, 0, 0, 0, 0, 0, 0)


class Frame(Struct, frozen=True):
    """Something that left the server."""

    at: float
    code: str
    viewer: int | None
    body: bytes


class Change(Struct, frozen=True):
    """What a twin does differently: this seat, in this decision, picks another option."""

    table: int
    seat: int
    decision: int


def as_drawn(plan: Plan) -> Plan:
    """A plan that no bug turns anywhere."""
    return plan


class Build(Struct, frozen=True):
    """Which parts a world is made of; a planted bug brings its own."""

    store: Callable[[Disk], Store] = SimStore
    session: type[Session] = Session
    server: type[Server] = Server
    bend: Callable[[Plan], Plan] = as_drawn
    """Turns the plan of a seed towards the faults that a bug needs to show."""


class World:
    """Everything there is under one seed."""

    def __init__(self, seed: int, build: Build, change: Change | None, *, record: bool) -> None:
        self.seed, self._build, self._change = seed, build, change
        self._rng = Random(f"{seed}/world")
        self.plan: Plan = build.bend(draw_plan(Random(f"{seed}/plan")))
        self.loop = SimLoop(Random(f"{seed}/order"))
        self.network = Network(self.loop, Random(f"{seed}/network"), self.plan.lag)
        self.oracle = Oracle()
        self.disk = Disk(self.loop, Random(f"{seed}/disk"), self, self.plan.stalls)
        self.disk.kill = self.kill
        self._server_bytes = Random(f"{seed}/server").randbytes
        self._downs: list[tuple[float, float]] = []
        self._died_at: float | None = None
        self._back_at = 0.0
        self._answered: dict[tuple[str, Seat], list[float]] = {}
        """When messages of each seat were answered by the present process."""
        self._stopping: asyncio.Task[None] | None = None
        self.codes: list[str] = []
        self._before: dict[str, str] = {}
        self.clients: list[Client] = []
        self.frames: list[Frame] | None = [] if record else None
        self.error: BaseException | None = None
        self.secret_turn: tuple[int, ...] | None = None
        self._wall = EPOCH
        self.server = self._new_server(self._wall)

    # The server

    def _new_server(self, offset: float) -> Server:
        clock = SimClock(self.loop, offset)
        parts = Parts(
            loop=self.loop,
            outside=self,
            open_store=lambda: self._build.store(self.disk),
            clock=clock,
            randomness=self._server_bytes,
            think=self._think,
            session=self._build.session,
        )
        return self._build.server(parts)

    def kill(self) -> float:
        """kill -9, now; the process comes back after a while, and this is when."""
        if self.server.dead:
            return self._back_at
        self._died_at = self.loop.now
        self.server.kill()
        self.disk.crash()
        self._back_at = self.loop.now + 0.1 + self._rng.random() * self.plan.down
        self.loop.call_at(self._back_at, self._restart)
        return self._back_at

    async def _stop(self) -> None:
        """SIGTERM: the same, but what is being written is finished."""
        stopping = self.server
        await stopping.stop()
        if self.server is stopping:
            self.kill()

    def _restart(self) -> None:
        assert self._died_at is not None
        self._downs.append((self._died_at, self.loop.now))
        if self.plan.jumps:
            self._wall += self._rng.choice((0.0, JUMP, -JUMP))
            if self._rng.random() < 0.6:  # again, when the first table has its time
                self.disk.trap = Trap.BEFORE_ACK
        self.server = self._new_server(self._wall)
        self._answered = {}
        self.server.boot()

    def restarts(self) -> list[tuple[float, float]]:
        """When there was no server."""
        return self._downs

    def uptime(self, until: float) -> float:
        """For how long there has been a server, up to this moment."""
        return until - sum(min(end, until) - start for start, end in self._downs if start < until)

    async def _think(self, match: Match, seat: Seat) -> Thought:
        await asyncio.sleep(self.plan.bot_pace * self._rng.random())
        assert match.table is not None
        pending = match.game().rules.game.pending(match.table.state)
        assert isinstance(pending, Decision)
        return Thought(self._pick(pending.options[seat], match.code, seat, match.decision, 0))

    # What everything else asks of the world

    def saw(self, done: Transaction) -> None:
        truth = self.oracle.truths.get(done.code)
        if truth is None:
            truth = self.oracle.truths[done.code] = Truth(done, self.uptime)
            self.codes.append(done.code)
        truth.add(done, self.loop.now, self.server.clock.offset)
        if truth.over:
            self._stop_when_done()

    def _check_not_written(self, session: Session, refusal: Refusal) -> None:
        """What waits for a sync may be on the disk after all: nobody can say that it is not."""
        waiting = {
            (given.code, line.seat, line.key) for given in self.disk.pending for line in given.lines
        }
        if (session.code, session.seat, refusal.key) in waiting:
            broken(f"{refusal} says that nothing was written, and it may have been")

    def check_share(self, session: Session) -> None:
        """However many sockets a seat has: it gets no more than its share."""
        if session.seat is None:
            return
        times, now = self._answered.setdefault((session.code, session.seat), []), self.loop.now
        times.append(now)
        lately = sum(now - time < LIMITS.message_seconds - SLACK for time in times)
        if lately > LIMITS.messages:
            broken(f"seat {session.seat} sent {lately} messages in {LIMITS.message_seconds} s")

    def check_frame(self, session: Session, received: AnyFromServer, frame: bytes) -> None:
        self.oracle.check(session.code, session.seat, received, frame)
        if isinstance(received, Refusal) and received.why in NOT_WRITTEN:
            self._check_not_written(session, received)
        if self.frames is not None:
            self.frames.append(Frame(self.loop.now, session.code, session.seat, frame))

    def fail(self, error: BaseException) -> None:
        self.error = self.error or error
        self.loop.stop()

    def dial(self, client: Client | Flooder) -> Wire | None:
        if not self.server.open:
            return None
        session = self.server.accept(client.person.code, client.person.seat, client.person.token)
        session.wire = self.network.connect(client, session)
        return session.wire

    def choose(self, client: Client, options: Sequence[Any], decision: int, turn: int) -> Any:
        assert client.person.seat is not None
        return self._pick(options, client.person.code, client.person.seat, decision, turn)

    def _pick(self, options: Any, code: str, seat: Seat, decision: int, turn: int) -> Any:
        """Any of the options, drawn for this very turn; a twin takes another one just as long."""
        table = self.codes.index(code)
        drawn = blake2b(f"{self.seed}/{table}/{seat}/{decision}/{turn}".encode(), digest_size=4)
        picked = options[int.from_bytes(drawn.digest(), "big") % len(options)]
        if self._change == Change(table, int(seat), decision):
            size = len(msgspec.json.encode(picked))
            same = [o for o in options if o != picked and len(msgspec.json.encode(o)) == size]
            if same:
                return same[0]
        return picked

    def asleep(self, wire: Wire) -> bool:
        """Whether a session has unsent lines for seconds and nobody has woken it."""
        session = wire.server
        assert isinstance(session, Session)
        if session.feed is None or not session.feed._news.awaited():
            return False
        lines = self.oracle.truths[session.code].committed_at[session.feed.cursor :]
        if not lines:
            return False
        known = self.uptime(max(lines[0], self.server.began_at))
        return self.uptime(self.loop.now) - known > SLEEP

    def finished(self, client: Client) -> None:
        self._stop_when_done()

    # Playing again

    def plays_again(self, client: Client) -> bool:
        played, code = 0, client.person.code
        while (before := self._before.get(code)) is not None:
            played, code = played + 1, before
        return played < self.plan.rematches

    def follow(self, client: Client, code: str) -> None:
        """On to the next table, with the token of before and new bytes for the seed."""
        self._before[code] = client.person.code
        person, label = client.person, f"{self.seed}/{self.codes.index(code)}/{client.person.seat}"
        given = Random(label).randbytes(16).hex()
        again = replace(person, code=code, contribution=given, host=True, again=True)
        rng = Random(f"{label}/{client.tab}")
        self.clients.append(Client(self, again, client.temper, rng, client.tab))
        self.clients[-1].connect()

    def turned_away(self, client: Client) -> None:
        """Only from a seat that somebody has freed."""
        person = client.person
        assert person.seat is not None
        seat = self.oracle.truths[person.code].last().seats[person.seat]
        if seat.token_hash == hash_of(person.token):
            broken(f"{person.name} was turned away from their own seat")

    def _stop_when_done(self) -> None:
        """Some have left for good: their games go on without them, and have to end, too.

        To a rematch nobody need come.
        """
        over = all(truth.over or _nobody_came(truth) for truth in self.oracle.truths.values())
        if over and all(client.finished for client in self.clients):
            self.loop.stop()

    # From the first seat to the last line

    async def _open(self) -> None:
        self.server.boot()
        for number, table in enumerate(self.plan.tables):
            await self._seat_people(number, table)
        spectator = self._rng.randrange(len(self.codes))
        person = Person(self.codes[spectator], None, "Zuschauerin", "", "", None)
        self.clients.append(Client(self, person, SPECTATOR_TEMPER, Random(0), "s"))
        for client in self.clients:
            client.connect()
        for fault in self.plan.faults:
            await asyncio.sleep(self._rng.expovariate(1 / self.plan.gap))
            self._strike(fault)

    async def _seat_people(self, number: int, table: TablePlan) -> None:
        service = self.server.service
        draws = Random(f"{self.seed}/{number}/luck")
        luck = draws.randbytes(32) if draws.random() < ON_A_LUCK else None
        wanted = OpenTable(table.game, table.players, table.variant, None, table.clock)
        opened = await service.open_table(wanted, luck)
        for seat in range(table.players):
            if seat in table.bots:
                await service.act(opened.code, c.SeatBot(Seat(seat), "random"))
                continue
            rng = Random(f"{self.seed}/{number}/{seat}")
            given, name = rng.randbytes(16), f"P{number}{seat}"
            place = await service.sit(opened.code, TakeSeat(name, fair.pledge(given), seat))
            clock, host = table.clock, seat == 0
            person = Person(
                opened.code, place.seat, name, place.token, given.hex(), clock, host=host
            )
            tabs = 2 if rng.random() < self.plan.second_tab else 1
            for tab in range(tabs):
                temper = self.plan.tempers[rng.randrange(len(self.plan.tempers))]
                own = Random(f"{self.seed}/{number}/{seat}/{tab}")
                self.clients.append(Client(self, person, temper, own, f"t{tab}"))

    def _strike(self, fault: Fault) -> None:  # noqa: C901, PLR0912 - one case a fault
        now, lasting = self.loop.now, 0.2 + 6 * self._rng.random()
        match fault:
            case Fault.KILL:
                self.kill()
            case Fault.KILL_INSIDE:
                self.disk.trap = Trap.INSIDE
            case Fault.KILL_BEFORE_ACK:
                self.disk.trap = Trap.BEFORE_ACK
            case Fault.KILL_THEN_FULL:
                self.disk.full_until = self.kill() + lasting / 3
            case Fault.STOP:
                if self.server.open:
                    self._stopping = self.loop.create_task(self._stop())
            case Fault.DISK_FULL:
                self.disk.full_until = now + lasting
            case Fault.DISK_BUSY:
                self.disk.busy_until = now + 2 * lasting
            case Fault.DISK_FAILS:
                self.disk.failing_until = now + 2 * lasting
            case Fault.PAUSE:
                self.loop.now += lasting / 2
            case Fault.STALL:
                self._stand_still(4 + 4 * lasting)
            case Fault.DISK_IN_DOUBT:
                self.disk.trap = Trap.IN_DOUBT
            case Fault.FLOOD:
                people = [
                    client.person for client in self.clients if client.person.seat is not None
                ]
                Flooder(self, self._rng.choice(people)).flood()
            case _:
                self._strike_wire(fault, lasting)

    def _stand_still(self, seconds: float) -> None:
        """A paused machine: nobody was there, and nobody can have chosen meanwhile.

        A server notices only how late the next turn of its loop is, which may have been asleep.
        """
        began = self.loop.now
        self.loop.now += seconds
        if self.server.open:
            self._downs.append((began, self.loop.now - SWEEP_EVERY))

    def _strike_wire(self, fault: Fault, lasting: float) -> None:
        wires = list(self.network.wires)
        if not wires:
            return
        wire = self._rng.choice(wires)
        match fault:
            case Fault.CUT:
                wire.cut()
            case Fault.HALF_OPEN:
                wire.dead_air = True
            case _:
                wire.stop_reading()
                self.loop.call_later(lasting, wire.read_on)

    def run(self) -> None:
        """Play everything to its end; raise what went wrong."""
        asyncio.set_event_loop(self.loop)
        self.loop.set_exception_handler(self._heard_of)
        opening = self.loop.create_task(self._open())
        opening.add_done_callback(self._opened)
        self.loop.call_at(LONGEST, self._too_long)
        try:
            self.loop.run_forever()
            if self.error is not None:
                raise self.error
            self.check()
        finally:
            self._tidy_up()

    def _opened(self, opening: "asyncio.Task[None]") -> None:
        if not opening.cancelled() and (error := opening.exception()) is not None:
            self.fail(error)

    def _too_long(self) -> None:
        waiting = [client.person.name for client in self.clients if not client.finished]
        self.fail(ViolationError(f"{waiting} have waited for an end for an hour"))

    def _heard_of(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.fail(context.get("exception") or RuntimeError(context["message"]))

    def _tidy_up(self) -> None:
        self.loop.set_exception_handler(lambda _loop, _context: None)
        self.server.dead = True
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.call_soon(self.loop.stop)
        self.loop.run_forever()
        asyncio.set_event_loop(None)
        self.loop.close()

    # At the end

    def check(self) -> None:
        for truth in self.oracle.truths.values():
            if not truth.over and not _nobody_came(truth):
                broken(f"the game at {truth.code} has no end")
            truth.check()
        self._check_rematches()
        for client in self.clients:
            self._check_client(client)

    def _check_rematches(self) -> None:
        """A table is followed by one other at most, and everybody is in the same seat there."""
        truths, followed = self.oracle.truths, 0
        for old in list(truths.values()):
            after = truths.get(new_table.rematch_code(old.last()))
            if after is not None:
                followed += 1
                kept = [line.entry for line in after.lines if isinstance(line.entry, e.Sat)]
                _check_kept(old, kept[: sum(s.name is not None for s in old.last().seats)])
            if old.last().rematch not in (None, after and after.code):
                broken(f"{old.code} is followed by {old.last().rematch}, which is not there")
        if len(truths) != len(self.plan.tables) + followed:
            broken("there are more tables than anybody has opened")

    def _check_client(self, client: Client) -> None:
        person, truth = client.person, self.oracle.truths[client.person.code]
        for line in client.log:
            if msgspec.json.encode(line) != self.oracle.news_of(
                person.code, line.number, person.seat
            ):
                broken(f"{person.name} remembers line {line.number} otherwise than it is")
        if len(client.log) == len(truth.lines) and client.chain() != truth.last().chain:
            broken(f"{person.name} has another chain than the server")
        for key in client.forgotten:
            if (person.seat, key) in truth.keys:
                broken(f"the server denied to have written {key} of {person.name}")
        for key, acked in client.acked.items():
            written = truth.lines[acked.number - 1]
            if isinstance(acked.request, Rematch) and isinstance(written.entry, e.Rematched):
                continue
            if (written.seat, written.key) != (person.seat, key):
                broken(f"{acked.request} is not in line {acked.number}, as it was acked")
            if isinstance(acked.request, Choose):
                _check_choice(truth, acked.request, acked.number, person.seat)


def _nobody_came(truth: Truth) -> bool:
    """Whether this is a rematch for which there is nobody left."""
    return truth.last().follows is not None and truth.last().status is Status.LOBBY


def _check_kept(old: Truth, kept: list[e.Sat]) -> None:
    people = [(n, s.name, s.token_hash) for n, s in enumerate(old.last().seats) if s.name]
    if [(entry.seat, entry.name, entry.token_hash) for entry in kept] != people:
        broken(f"not everybody of {old.code} is at its rematch")
    if any(entry.pledge is not None for entry in kept):
        broken(f"a pledge for {old.code} was taken along to its rematch")


def _check_choice(truth: Truth, request: Choose[Any], number: int, seat: Seat | None) -> None:
    """A choice is its own line, or the one after the line that says its owner is back."""
    entry = truth.lines[number - 1].entry
    if isinstance(entry, e.Returned):
        entry = truth.lines[number].entry
    expected = e.Chose(request.decision, seat or Seat(0), request.action, e.By.OWNER)
    if as_json(entry) != as_json(expected):
        broken(f"{request} was acked, and line {number} is {entry}")
