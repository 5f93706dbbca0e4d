"""A whole server in one event loop, its time and its randomness in the hands of a test."""

import asyncio
import hashlib
import itertools
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from random import Random
from typing import Any, Self

import httpx
import msgspec
from starlette.types import Message

from paddock.bots.bot import Peek
from paddock.bots.mixed_bot import RandomBot
from paddock.core import Decision, Seat
from paddock.proof import fair
from paddock.server.bots.runner import Thought
from paddock.server.play.service import Service
from paddock.server.store.base import Store
from paddock.server.table.match import Match
from paddock.server.web.app import create_app
from paddock.server.web.limits import Limits
from paddock.server.web.settings import Settings
from tests.server.following import after_choice
from tests.server.memory_store import MemoryStore

PATIENCE = 5.0
ORIGIN = "http://localhost:8000"
CONTRIBUTION = bytes(range(16))
PLEDGE = fair.pledge(CONTRIBUTION)


def run(test: Callable[["World"], Awaitable[None]], **settings: Any) -> None:
    """Run a test in a world of its own."""

    async def play() -> None:
        async with World(**settings) as world:
            await test(world)

    asyncio.run(play())


def in_a_thread() -> Executor:
    """Judging takes a process of its own; here a thread does, which starts at once."""
    return ThreadPoolExecutor(1)


class HandClock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time

    def not_before(self, moment: float) -> None:
        self.time = max(self.time, moment)


class World:
    """A service, its application, and clients that come and go."""

    def __init__(self, store: Store | None = None, seed: int = 1, **settings: Any) -> None:
        many = Limits(connects=10_000, opens=10_000, tables=10_000, lobbies=10_000, requests=10_000)
        limits = settings.pop("limits", many)
        self.store: Any = store or MemoryStore()
        self.clock: Any = settings.pop("clock", None) or HandClock()
        self.tasks: set[asyncio.Task[None]] = set()
        self._numbers, self._seed = itertools.count(), seed
        self._rng = Random(seed)
        self._settings = Settings(limits=limits, **settings)
        self.start_service()
        self.sockets: list[Socket] = []

    def start_service(self) -> None:
        """The service of a new process, for all who come from now on."""
        self.service = Service(self.store, self.clock, self.random_bytes, self.think, self.spawn)
        self.app = create_app(self.service, self._settings)
        self.app.state.context.coach.start_with(in_a_thread)

    async def __aenter__(self) -> Self:
        self.http = self.browser()
        return self

    async def __aexit__(self, *error: object) -> None:
        for socket in self.sockets:
            await socket.leave()
        self.app.state.context.coach.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def browser(self) -> httpx.AsyncClient:
        """Someone with cookies of their own."""
        transport = httpx.ASGITransport(self.app)
        return httpx.AsyncClient(transport=transport, base_url=ORIGIN)

    def random_bytes(self, count: int) -> bytes:
        label = f"{self._seed}/{next(self._numbers)}"
        return hashlib.shake_256(label.encode()).digest(count)

    async def think(self, match: Match, seat: Seat) -> Thought:
        assert match.table is not None
        game, state = match.game().rules.game, match.table.state
        pending = game.pending(state)
        assert isinstance(pending, Decision)
        shown = Peek(pending.options[seat], game, state, seat)
        return Thought(RandomBot().choose(shown, self._rng))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # What people do

    async def open_table(self, game: str = "why_first", players: int = 3, **more: Any) -> str:
        wanted = {"game": game, "players": players, **more}
        answer = await self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def sit(self, code: str, name: str, seat: int | None = None) -> httpx.Response:
        wanted = {"name": name, "pledge": PLEDGE, "seat": seat}
        return await self.http.post(f"/api/tables/{code}/seats", json=wanted)

    def cookies(self, path: str) -> str:
        """What a browser would send along to this path."""
        return str(self.http.build_request("GET", path).headers.get("cookie", ""))

    async def socket(self, code: str, seat: object = None, **more: Any) -> "Socket":
        """A socket before its hello."""
        query = "" if seat is None else f"seat={seat}"
        path = f"/api/tables/{code}/socket"
        more.setdefault("cookie", self.cookies(path))
        socket = Socket(self.app, path, query, **more)
        self.sockets.append(socket)
        return socket

    async def watch(self, code: str, seat: object = None, cursor: int = 0) -> "Socket":
        """A socket that was welcomed and knows where the table stands."""
        socket = await self.socket(code, seat)
        await socket.send(type="Hello", cursor=cursor)
        await socket.until("Look")
        return socket

    async def beside_a_bot(self) -> tuple[str, "Socket"]:
        """A lobby of Why First? with Ada, who is ready, and a bot; and Ada's socket."""
        code = await self.open_table(players=2)
        await self.sit(code, "Ada")
        ada = await self.watch(code, 0)
        await ada.ask(type="SeatBot", key="bot", seat=1, level="random")
        await ada.ask(type="Ready", key="ready")
        return code, ada

    async def started(
        self, players: int = 3, game: str = "why_first", **more: Any
    ) -> tuple[str, list["Socket"]]:
        """A table at which the first decision is open, and a socket for every seat."""
        code = await self.open_table(game, players, **more)
        for seat in range(players):
            assert (await self.sit(code, f"player {seat}", seat)).status_code == 201
        seats = [await self.watch(code, seat) for seat in range(players)]
        for number, socket in enumerate(seats):
            await socket.ask(type="Ready", key=f"ready-{number}")
        await seats[0].ask(type="Start", key="start")
        for socket in seats:
            await socket.ask(type="Contribute", key="seed", contribution=CONTRIBUTION.hex())
        for socket in seats:
            await socket.until_look(lambda look: look["status"] == "playing")
        return code, seats

    async def quiet(self) -> None:
        """Everything that can happen has happened."""
        for _ in range(200):
            await asyncio.sleep(0)


class Socket:
    """A WebSocket client without a network. `reading` off: it takes no more messages."""

    def __init__(
        self,
        app: Any,
        path: str,
        query: str,
        *,
        cookie: str = "",
        origin: str | None = ORIGIN,
        address: str = "192.0.2.1",
    ) -> None:
        headers = [(b"host", b"localhost:8000"), (b"cookie", cookie.encode())]
        headers += [] if origin is None else [(b"origin", origin.encode())]
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": (address, 1),
            "server": ("localhost", 8000),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        self.texts: list[str] = []
        self.accepted = False
        self.code: int | None = None
        self.reason = ""
        self.denied: int | None = None
        self.body = b""
        self.reading = asyncio.Event()
        self.reading.set()
        self.look: Any = None
        self._read = 0
        self._more = asyncio.Event()
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(scope, self._in.get, self._take))
        self._task.add_done_callback(lambda _: self._more.set())

    async def _take(self, message: Message) -> None:
        match message["type"]:
            case "websocket.accept":
                self.accepted = True
            case "websocket.send":
                await self.reading.wait()
                self.texts.append(message["text"])
            case "websocket.close":
                self.code, self.reason = message["code"], message["reason"]
            case "websocket.http.response.start":
                self.denied = message["status"]
            case _:
                self.body += message["body"]
        self._more.set()

    async def send(self, **message: Any) -> None:
        await self.send_text(msgspec.json.encode(message).decode())

    async def send_text(self, text: str) -> None:
        await self._in.put({"type": "websocket.receive", "text": text})

    async def send_bytes(self, content: bytes) -> None:
        await self._in.put({"type": "websocket.receive", "bytes": content})

    async def next(self) -> dict[str, Any]:
        """The next message."""
        while self._read >= len(self.texts):
            assert self.code is None, f"closed with {self.code}"
            self._more.clear()
            async with asyncio.timeout(PATIENCE):
                await self._more.wait()
        message: dict[str, Any] = msgspec.json.decode(self.texts[self._read])
        self._read += 1
        if message["type"] == "Look":
            self.look = message
        elif message["type"] == "News":
            self.look = after_choice(self.look, message["entry"])
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds."""
        while (message := await self.next())["type"] not in kinds:
            pass
        return message

    async def until_look(self, wanted: Callable[[Any], bool]) -> Any:
        while self.look is None or not wanted(self.look):
            await self.next()
        return self.look

    async def until_decision(self, number: int) -> Any:
        return await self.until_look(lambda look: look["decision"] >= number)

    async def ask(self, **request: Any) -> dict[str, Any]:
        """A request, and its answer."""
        await self.send(**request)
        while (answer := await self.until("Ack", "Refusal", "Pong")).get("key") != request["key"]:
            pass
        return answer

    async def choose(self, option: int = 0, key: str | None = None) -> dict[str, Any]:
        """One of the options of the last look."""
        look = self.look
        name = key or f"choice-{look['decision']}-{option}"
        action = look["options"][option]
        return await self.ask(type="Choose", key=name, decision=look["decision"], action=action)

    async def closed(self) -> int | None:
        """The code that the server closes with."""
        async with asyncio.timeout(PATIENCE):
            await self._task
        return self.code

    async def leave(self) -> None:
        await self._in.put({"type": "websocket.disconnect", "code": 1001})
        self.reading.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(self._task, return_exceptions=True)
