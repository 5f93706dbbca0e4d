"""Many people at many tables, in one process: as fast as they are answered, or at a steady pace."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from bench.prepared import cookie_of
from bench.wire import Wire, connect

AT_ONCE: Final = 50
HELLO: Final = b'{"type":"Hello","cursor":%d}'


class Look(Struct):
    """As much of a Look as a player in a hurry reads."""

    status: str
    decision: int
    options: list[Raw]
    my_choice: Any
    head: int


class Ack(Struct):
    """Which of the choices was accepted: the next one may be under way by then."""

    key: str


_ack: Final = msgspec.json.Decoder(Ack)
_look: Final = msgspec.json.Decoder(Look)


class Measured(Struct):
    """What came of a run."""

    seconds: float
    acks: int
    waits: list[float]
    busy: float
    """How much of the time this process itself was at work."""
    refused: int = 0
    worked: float = 0.0
    """Seconds of processor time of the server."""

    def a_second(self) -> float:
        return self.acks / self.seconds

    def quantile(self, part: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.waits) or [0.0]
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000


class Crowd:
    """Four at each table. `pace` choices a second altogether, or None: as fast as they can."""

    def __init__(self, port: int, codes: Sequence[str], reserve: Sequence[str]) -> None:
        self.port, self._codes = port, codes
        self.pace: float | None = None
        self.measuring = False
        self.waits: list[float] = []
        self.refused = 0
        self._reserve = list(reserve)
        self._ready: deque[tuple[_Seat, bytes]] = deque()
        self._seats: list[_Seat] = []
        self._moving: set[asyncio.Task[None]] = set()
        self._left: dict[str, int] = {}
        self._ran_out = False

    async def come(self) -> None:
        """Everybody connects."""
        for at in range(0, len(self._codes), AT_ONCE):
            some = self._codes[at : at + AT_ONCE]
            await asyncio.gather(*[self._sit(code) for code in some])

    def go(self) -> None:
        for task in self._moving:
            task.cancel()
        for seat in self._seats:
            if seat.wire is not None:
                seat.wire.close()

    async def _sit(self, code: str) -> None:
        for number in range(4):
            seat = _Seat(self, code, number)
            self._seats.append(seat)
            await seat.come()

    def over(self, code: str) -> None:
        """A game has ended: its players go on at another table."""
        if code not in self._left:
            self._left[code] = 1
            if not self._reserve:
                self._ran_out = True
                return
            task = asyncio.ensure_future(self._sit(self._reserve.pop()))
            self._moving.add(task)
            task.add_done_callback(self._moving.discard)

    def wishes(self, seat: "_Seat", message: bytes) -> None:
        if self.pace is None:
            seat.choose(message)
        else:
            self._ready.append((seat, message))

    async def measure(
        self,
        seconds: float,
        pace: float | None = None,
        worked: Callable[[], float] = lambda: 0.0,
    ) -> Measured:
        """How it went for so long, after a moment to warm up."""
        self.pace = pace
        keeping = asyncio.ensure_future(self._keep_pace())
        await asyncio.sleep(min(2.0, seconds / 4))
        self.waits, self.refused, self.measuring = [], 0, True
        began, mine, before = time.perf_counter(), time.process_time(), worked()
        await asyncio.sleep(seconds)
        took, work = time.perf_counter() - began, time.process_time() - mine
        self.measuring = False
        keeping.cancel()
        if self._ran_out:
            raise RuntimeError("no table was left for players whose game had ended")
        return Measured(
            took, len(self.waits), self.waits, work / took, self.refused, worked() - before
        )

    async def _keep_pace(self) -> None:
        began, sent = time.perf_counter(), 0
        while True:
            await asyncio.sleep(0.002)
            due = int((time.perf_counter() - began) * (self.pace or 0))
            while self._ready and (self.pace is None or sent < due):
                seat, message = self._ready.popleft()
                seat.choose(message)
                sent += 1
            if self.pace is not None and not self._ready:
                sent = due  # nobody has anything to say: what is lost is not made up for


class _Seat:
    def __init__(self, crowd: Crowd, code: str, number: int) -> None:
        self.wire: Wire | None = None
        self._crowd, self._code, self._number = crowd, code, number
        self._rng = Random(f"{code}/{number}")
        self._chosen_for, self._key = -1, ""
        self._sent_at: dict[str, float] = {}

    async def come(self) -> None:
        path = f"/api/tables/{self._code}/socket?seat={self._number}"
        cookie = cookie_of(self._code, self._number)
        self.wire = await connect(self._crowd.port, path, cookie, self._heard)
        self.wire.send(HELLO % 0)

    def choose(self, message: bytes) -> None:
        self._sent_at[self._key] = time.perf_counter()
        if self.wire is not None:
            self.wire.send(message)

    def _heard(self, wire: Wire, payload: bytes) -> None:
        if payload.startswith(b'{"type":"Look"'):
            self._settle(_look.decode(payload))
        elif payload.startswith(b'{"type":"Ack"'):
            sent_at = self._sent_at.pop(_ack.decode(payload).key)
            if self._crowd.measuring:
                self._crowd.waits.append(time.perf_counter() - sent_at)
        elif payload.startswith(b'{"type":"Refusal"'):
            self._crowd.refused += 1

    def _settle(self, look: Look) -> None:
        if look.status == "over":
            self._crowd.over(self._code)
        elif look.options and look.decision != self._chosen_for:
            self._chosen_for = look.decision
            action = bytes(self._rng.choice(look.options))
            self._key = f"c{look.decision}"
            choose = b'{"type":"Choose","key":"%b","decision":%d,"action":%b}'
            self._crowd.wishes(self, choose % (self._key.encode(), look.decision, action))


class Watchers:
    """People who only look on: each is there once it was shown the table."""

    def __init__(self, port: int, codes: Sequence[str], count: int) -> None:
        self._port, self._codes, self._count = port, codes, count
        self.there = 0
        self._wires: list[Wire] = []
        self._all = asyncio.Event()

    async def come(self) -> float:
        """How long it takes until all are there, also where many have to try again."""
        began = time.perf_counter()
        queue = deque(range(self._count))
        await asyncio.gather(*[self._some(queue) for _ in range(AT_ONCE)])
        async with asyncio.timeout(120):
            await self._all.wait()
        return time.perf_counter() - began

    async def _some(self, queue: deque[int]) -> None:
        while queue:
            code = self._codes[queue.popleft() % len(self._codes)]
            path = f"/api/tables/{code}/socket"
            wire = await connect(self._port, path, "", self._heard)
            wire.send(HELLO % 1_000_000)
            self._wires.append(wire)

    def _heard(self, wire: Wire, payload: bytes) -> None:
        if payload.startswith(b'{"type":"Look"'):
            self.there += 1
            if self.there == self._count:
                self._all.set()

    def go(self) -> None:
        for wire in self._wires:
            wire.close()


class Rooms:
    """The ceiling's clients: four in each room, one message at a time each."""

    def __init__(self, port: int, rooms: int) -> None:
        self._port, self._rooms = port, rooms
        self.acks = 0
        self._wires: list[Wire] = []

    async def measure(self, seconds: float) -> Measured:
        for number in range(self._rooms * 4):
            path = f"/api/tables/room{number % self._rooms}/socket"
            wire = await connect(self._port, path, "", self._heard)
            wire.send(HELLO % 0)
            self._wires.append(wire)
        await asyncio.sleep(0.5)
        for wire in self._wires:
            wire.send(b'"choice"')
        await asyncio.sleep(1)
        self.acks, began, worked = 0, time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        took, work = time.perf_counter() - began, time.process_time() - worked
        for wire in self._wires:
            wire.close()
        return Measured(took, self.acks, [], work / took)

    def _heard(self, wire: Wire, payload: bytes) -> None:
        if payload.startswith(b'{"type":"Ack"'):
            self.acks += 1
            wire.send(b'"choice"')
