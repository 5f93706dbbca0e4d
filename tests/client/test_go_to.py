"""The client goes on at a rematch over the same socket, or over a new one where it has to."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from paddock import protocol as p
from paddock.client.connection import Connection, LinkState
from paddock.client.link import Link
from paddock.core import Seat
from paddock.proof import entry as e

PATIENCE = 20.0
OPTIONS = e.Options("why_first", 2)

Answer = Callable[["Server", ServerConnection, dict[str, Any]], Awaitable[None]]


class Server:
    """Welcomes whoever says Hello; a test says how it answers anything else."""

    def __init__(self, answer: Answer) -> None:
        self.paths: list[str] = []
        self.received: list[dict[str, Any]] = []
        self._answer = answer

    async def talk(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        self.paths.append(socket.request.path)
        async for text in socket:
            message = msgspec.json.decode(text)
            self.received.append(message)
            if message["type"] == "Hello":
                await welcome(socket, self.paths[-1].split("/")[3])
            else:
                await self._answer(self, socket, message)


async def send(socket: ServerConnection, message: p.AnyFromServer) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def welcome(socket: ServerConnection, code: str) -> None:
    await send(socket, p.Welcome(code, Seat(0), p.Status.LOBBY, OPTIONS, None, "", 0, 0.0))


class Client:
    """A connection, and what it heard."""

    def __init__(self, url: str) -> None:
        self.heard: list[p.AnyFromServer] = []
        self.links: list[LinkState] = []
        self.changed = asyncio.Condition()
        self.link = Link(url, "FIRST")
        self.connection = Connection(self.link, 0, "", self._hear, self._change)
        self.running = asyncio.ensure_future(self.connection.run())

    def _hear(self, heard: p.AnyFromServer) -> None:
        self.heard.append(heard)

    def _change(self, link: LinkState, why: str | None) -> None:
        self.links.append(link)

    def codes(self) -> list[str]:
        return [heard.code for heard in self.heard if isinstance(heard, p.Welcome)]


@asynccontextmanager
async def running(answer: Answer) -> AsyncIterator[tuple[Server, Client]]:
    server = Server(answer)
    async with serve(server.talk, "127.0.0.1", 0) as serving:
        port = next(iter(serving.sockets)).getsockname()[1]
        client = Client(f"http://127.0.0.1:{port}")
        await until(lambda: client.codes() == ["FIRST"])
        try:
            yield server, client
        finally:
            client.connection.let_go()
            client.running.cancel()
            await asyncio.gather(client.running, return_exceptions=True)


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():  # noqa: ASYNC110 - a test without an event to wait for
            await asyncio.sleep(0.01)


def run(answer: Answer, test: Callable[[Server, Client], Awaitable[None]]) -> None:
    async def play() -> None:
        async with running(answer) as (server, client):
            await test(server, client)

    asyncio.run(play())


def test_case_39_a_client_reaches_the_rematch_over_the_same_socket() -> None:
    gate = asyncio.Event()

    async def answer(server: Server, socket: ServerConnection, message: dict[str, Any]) -> None:
        if message["type"] == "GoTo":
            await send(socket, p.News(9, 0.0, "", e.Rematched("NEXT")))
            await gate.wait()
            await welcome(socket, message["table"])
        else:
            await send(socket, p.Ack(message["key"], 2))

    async def test(server: Server, client: Client) -> None:
        client.connection.go_to(client.link.to("NEXT"))
        asked = asyncio.ensure_future(client.connection.ask(p.Start("k")))
        await until(lambda: len(server.received) == 2)
        assert client.connection.cursor == 0, "what came of the table before is not counted"
        gate.set()
        async with asyncio.timeout(PATIENCE):
            assert await asked is None
        assert client.codes() == ["FIRST", "NEXT"]
        assert not any(isinstance(heard, p.News) for heard in client.heard)
        assert [message["type"] for message in server.received] == ["Hello", "GoTo", "Start"]
        assert len(server.paths) == 1
        assert client.links == [LinkState.OPEN, LinkState.OPEN]

    run(answer, test)


@pytest.mark.parametrize("closes", [False, True])
def test_case_39_a_new_socket_leads_there_where_this_one_cannot(*, closes: bool) -> None:
    """An older server does not know the message; cookies may be younger than the socket."""

    async def answer(server: Server, socket: ServerConnection, message: dict[str, Any]) -> None:
        if closes:
            await socket.close(4401)
        else:
            await send(socket, p.Refusal(None, "malformed"))

    async def test(server: Server, client: Client) -> None:
        client.connection.go_to(client.link.to("NEXT"))
        await until(lambda: client.codes() == ["FIRST", "NEXT"])
        assert [path.split("/")[3] for path in server.paths] == ["FIRST", "NEXT"]
        assert [message["type"] for message in server.received] == ["Hello", "GoTo", "Hello"]
        assert LinkState.REFUSED not in client.links

    run(answer, test)


def test_what_was_asked_at_the_table_before_is_not_asked_again() -> None:
    async def answer(server: Server, socket: ServerConnection, message: dict[str, Any]) -> None:
        if message["type"] == "GoTo":
            await welcome(socket, message["table"])

    async def test(server: Server, client: Client) -> None:
        asked = asyncio.ensure_future(client.connection.ask(p.Start("k")))
        await until(lambda: len(server.received) == 2)
        client.connection.go_to(client.link.to("NEXT"))
        async with asyncio.timeout(PATIENCE):
            assert await asked is None
        await until(lambda: client.codes() == ["FIRST", "NEXT"])
        assert [message["type"] for message in server.received] == ["Hello", "Start", "GoTo"]

    run(answer, test)
