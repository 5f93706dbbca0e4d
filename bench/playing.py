"""Many people at many tables, in one process: as fast as they are answered, or at a steady pace."""

import asyncio
import re
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
GO_TO: Final = b'{"type":"GoTo","table":"%b"}'


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
    """Four at each table. `pace` choices a second altogether, or None: as fast as they can.

    Each of `series` is the tables of one group of four: a game, and the rematches after it. They
    have cookies from the first of them all, in `roots`.
    """

    def __init__(
        self, port: int, series: Sequence[Sequence[str]], roots: Sequence[str] | None = None
    ) -> None:
        self.port = port
        self.pace: float | None = None
        self.measuring = False
        self.waits: list[float] = []
        self.refused = 0
        firsts = [codes[0] for codes in series] if roots is None else roots
        self._groups = [_Group(self, *both) for both in zip(firsts, series, strict=True)]
        self._ready: deque[tuple[_Seat, bytes]] = deque()
        self.games = 0
        """How many games have ended."""
        self.ran_out = False

    async def come(self) -> None:
        """Everybody connects."""
        for at in range(0, len(self._groups), AT_ONCE):
            some = self._groups[at : at + AT_ONCE]
            await asyncio.gather(*[group.come() for group in some])

    def go(self) -> None:
        for group in self._groups:
            group.go()

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
        if self.ran_out:
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


class _Group:
    """Four people who play one game after the other."""

    def __init__(self, crowd: Crowd, root: str, codes: Sequence[str]) -> None:
        self.crowd, self.root = crowd, root
        self.code, self._later = codes[0], [*codes[:0:-1]]
        self._seats = [_Seat(self, number) for number in range(4)]

    async def come(self) -> None:
        for seat in self._seats:
            await seat.come()

    def go(self) -> None:
        for seat in self._seats:
            if seat.wire is not None:
                seat.wire.close()

    def over(self) -> None:
        """The game has ended: all four go on at the rematch, over the same sockets."""
        self.crowd.games += 1
        if not self._later:
            self.crowd.ran_out = True
            return
        self.code = self._later.pop()
        for seat in self._seats:
            seat.go_on()


class _Seat:
    def __init__(self, group: _Group, number: int) -> None:
        self.wire: Wire | None = None
        self._group, self._crowd, self._number = group, group.crowd, number
        self._rng = Random(f"{group.code}/{number}")
        self._moving = False
        """Whether what is heard is still of the table before."""
        self._begin()

    def _begin(self) -> None:
        self._chosen_for, self._key = -1, ""
        self._sent_at: dict[str, float] = {}

    async def come(self) -> None:
        path = f"/api/tables/{self._group.code}/socket?seat={self._number}"
        cookie = cookie_of(self._group.root, self._number)
        self.wire = await connect(self._crowd.port, path, cookie, self._heard)
        self.wire.send(HELLO % 0)

    def go_on(self) -> None:
        self._begin()
        self._moving = True
        if self.wire is not None:
            self.wire.send(GO_TO % self._group.code.encode())

    def choose(self, message: bytes) -> None:
        self._sent_at[self._key] = time.perf_counter()
        if self.wire is not None:
            self.wire.send(message)

    def _heard(self, wire: Wire, payload: bytes) -> None:
        if self._moving:
            self._moving = not payload.startswith(b'{"type":"Welcome"')
        elif payload.startswith(b'{"type":"Look"'):
            self._settle(_look.decode(payload))
        elif payload.startswith(b'{"type":"Ack"'):
            sent_at = self._sent_at.pop(_ack.decode(payload).key)
            if self._crowd.measuring:
                self._crowd.waits.append(time.perf_counter() - sent_at)
        elif payload.startswith(b'{"type":"Refusal"'):
            self._crowd.refused += 1

    def _settle(self, look: Look) -> None:
        if look.status == "over":
            self._group.over()
        elif look.options and look.decision != self._chosen_for:
            self._chosen_for = look.decision
            action = bytes(self._rng.choice(look.options))
            self._key = f"c{look.decision}"
            choose = b'{"type":"Choose","key":"%b","decision":%d,"action":%b}'
            self._crowd.wishes(self, choose % (self._key.encode(), look.decision, action))


async def visit(port: int, codes: Sequence[str]) -> None:
    """Have the server read these tables into memory."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for code in codes:
        writer.write(f"GET /api/tables/{code} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        found = re.search(rb"content-length: (\d+)", head)
        if found is None or not head.startswith(b"HTTP/1.1 200"):
            raise ConnectionError(head.decode())
        await reader.readexactly(int(found[1]))
    writer.close()


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
