"""What the client does about a server that cannot say whether it did what was asked."""

import asyncio
from typing import Any

import pytest
from msgspec import json

from paddock import protocol as p
from paddock.client.connection import Connection
from paddock.client.link import parse_link


class Server:
    """The other end of a socket: it keeps what is sent to it."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    async def send(self, text: str) -> None:
        self.sent.append(json.decode(text))


@pytest.mark.parametrize(
    ("answers", "received"),
    [
        ([p.Refusal("k", "busy"), p.Ack("k", 10)], None),
        ([p.Refusal("k", "busy"), p.Refusal("k", "too-late")], "too-late"),
        ([p.Refusal("k", "busy"), p.Refusal("k", "busy")], "busy"),
    ],
)
def test_case_4_a_busy_server_is_asked_once_more_with_the_same_key(
    answers: list[Any], received: str | None
) -> None:
    async def test() -> None:
        server: Any = Server()
        link = parse_link("http://localhost:8000/t/KESTREL42ABC")
        assert link is not None
        connection = Connection(link, 0, "", lambda _: None, lambda *_: None)
        connection._socket = server
        asked = asyncio.ensure_future(connection.ask(p.Start("k")))
        await asyncio.sleep(0)
        for answer in answers:
            await connection._take(server, answer)
        assert await asyncio.wait_for(asked, 1) == received
        assert server.sent == [{"type": "Start", "key": "k"}] * 2

    asyncio.run(test())
