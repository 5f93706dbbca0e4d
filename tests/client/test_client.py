"""`paddock.client` at a real server: sitting down, playing, a rematch, answers of a proxy."""

import asyncio
import sqlite3
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from paddock import protocol as p
from paddock.bots.bot import Shown
from paddock.client import (
    Connection,
    KeptSeat,
    Link,
    RefusedError,
    fetch_table,
    held_seat,
    new_key,
    open_table,
    parse_link,
    play,
    sit_down,
)
from paddock.core import GameOver
from tests.cli.running import Shell
from tests.server.serving import Server

PATIENCE = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def at_random(sight: Shown[Any]) -> Any:
    return Random(len(sight.events())).choice(sight.options)


class Host:
    """Somebody who sits at a table and calls for things, but leaves playing to `play`."""

    def __init__(self, link: Link, seat: KeptSeat) -> None:
        self._look: asyncio.Queue[p.AnyLook] = asyncio.Queue()
        self._wire = Connection(link, seat.seat, seat.cookie, self._hear, lambda *_: None)
        self._running = asyncio.ensure_future(self._wire.run())

    def _hear(self, heard: p.AnyFromServer) -> None:
        if isinstance(heard, p.Look):
            self._look.put_nowait(heard)

    async def ask(self, request: p.AnyRequest) -> str | None:
        return await self._wire.ask(request)

    async def until_ready(self, seats: int) -> None:
        while True:
            look = await self._look.get()
            shown = msgspec.to_builtins(look)["seats"]
            if sum(seat["ready"] for seat in shown) == seats:
                return

    async def until_rematch(self) -> str:
        while True:
            if (look := await self._look.get()).rematch is not None:
                return look.rematch

    async def leave(self) -> None:
        """Until the socket is closed: a loop that ends sooner would leave it open."""
        self._wire.let_go()
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)


async def started(server: Server) -> tuple[Link, Host, list[KeptSeat], list[Any]]:
    """A game of two that plays itself."""
    link = await open_table(server.url, p.OpenTable("why_first", 2))
    seats = [await sit_down(link, name) for name in ("Ada", "Ben")]
    games = [asyncio.ensure_future(play(link, seat, at_random)) for seat in seats]
    host = Host(link, seats[0])
    await host.until_ready(2)
    assert await host.ask(p.Start(new_key())) is None
    return link, host, seats, games


def test_two_clients_play_a_game_to_its_end(server: Server) -> None:
    async def test() -> None:
        _, host, _, games = await started(server)
        one, two = await asyncio.gather(*games)
        assert isinstance(one, GameOver)
        assert one == two
        await host.leave()

    asyncio.run(asyncio.wait_for(test(), PATIENCE))


def test_a_seat_whose_token_is_known_is_played_at_the_rematch_too(server: Server) -> None:
    """Its cookie is named after the first table, not after the rematch."""

    async def test() -> None:
        link, host, seats, games = await started(server)
        await asyncio.gather(*games)
        assert await host.ask(p.Rematch(new_key())) is None
        there = link.to(await host.until_rematch())
        assert (await fetch_table(there)).root == link.code
        await host.leave()
        again = [await held_seat(there, n, seats[n].cookie.partition("=")[2]) for n in (0, 1)]
        games = [asyncio.ensure_future(play(there, seat, at_random)) for seat in again]
        host = Host(there, again[0])
        await host.until_ready(2)
        assert await host.ask(p.Start(new_key())) is None
        one, two = await asyncio.gather(*games)
        assert one == two
        await host.leave()

    asyncio.run(asyncio.wait_for(test(), 2 * PATIENCE))


def test_a_foreign_token_is_refused(server: Server) -> None:
    async def test() -> None:
        link = await open_table(server.url, p.OpenTable("why_first", 2))
        await sit_down(link, "Ada", 0)
        with pytest.raises(RefusedError, match="not-your-seat"):
            await play(link, await held_seat(link, 0, "nonsense"), at_random)
        with pytest.raises(RefusedError, match="seat-taken"):
            await sit_down(link, "Ben", 0)

    asyncio.run(asyncio.wait_for(test(), PATIENCE))


def test_what_a_bot_raises_ends_its_game_and_is_raised(server: Server) -> None:
    def fails(sight: Shown[Any]) -> Any:
        raise ZeroDivisionError

    async def test() -> None:
        link = await open_table(server.url, p.OpenTable("why_first", 2))
        seats = [await sit_down(link, name) for name in ("Ada", "Ben")]
        games = [asyncio.ensure_future(play(link, seat, fails)) for seat in seats]
        host = Host(link, seats[0])
        await host.until_ready(2)
        assert await host.ask(p.Start(new_key())) is None
        raised = await asyncio.gather(*games, return_exceptions=True)
        assert [type(one) for one in raised] == [ZeroDivisionError] * 2
        await host.leave()

    asyncio.run(asyncio.wait_for(test(), PATIENCE))


class Proxy(BaseHTTPRequestHandler):
    """Answers everything with a page of its own, as a proxy does whose server is away."""

    def do_POST(self) -> None:
        self.send_response(502)
        self.end_headers()
        self.wfile.write(b"<html>Bad gateway</html>")

    do_GET = do_POST  # noqa: N815 - a name of the library

    def log_message(self, *args: object) -> None:
        """Say nothing."""


class Losing(BaseHTTPRequestHandler):
    """Hands a request on, and loses the first answers as a proxy may."""

    behind = ""
    losses = 0
    bodies: ClassVar[list[bytes]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.bodies.append(body)
        headers = {"Content-Type": "application/json"}
        asked = urllib.request.Request(self.behind + self.path, body, headers)  # noqa: S310 - ours
        with urllib.request.urlopen(asked) as answer:  # noqa: S310
            content = answer.read()
        lost = len(self.bodies) <= self.losses
        self.send_response(504 if lost else 201)
        self.end_headers()
        self.wfile.write(b"<html>Gateway timeout</html>" if lost else content)

    def log_message(self, *args: object) -> None:
        """Say nothing."""


@pytest.mark.parametrize(("losses", "opens"), [(0, True), (2, True), (3, False)])
def test_case_35_a_table_is_opened_once_though_answers_are_lost(
    server: Server, losses: int, *, opens: bool
) -> None:
    class Between(Losing):
        behind = server.url
        bodies: ClassVar[list[bytes]] = []

    Between.losses = losses

    async def test(url: str) -> None:
        before = codes(server)
        wanted = p.OpenTable("outspeed", 6)
        if opens:
            link = await open_table(url, wanted)
            assert codes(server) - before == {link.code}
        else:
            with pytest.raises(RefusedError) as refused:
                await open_table(url, wanted)
            assert refused.value.in_doubt
            assert len(codes(server) - before) == 1

    with ThreadingHTTPServer(("127.0.0.1", 0), Between) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        asyncio.run(test(f"http://127.0.0.1:{served.server_port}"))
        served.shutdown()
    assert len(Between.bodies) == min(losses + 1, 3)
    assert len(set(Between.bodies)) == 1


def codes(server: Server) -> set[str]:
    """All tables, those that nobody sits at included."""
    with closing(sqlite3.connect(server.data_dir / "paddock.sqlite")) as database:
        return {code for (code,) in database.execute("SELECT code FROM tables")}


@pytest.fixture
def proxy() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Proxy) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{served.server_port}"
        served.shutdown()


@pytest.mark.parametrize("more", [(), ("--seat", "1", "--token", "abc")])
def test_a_page_of_a_proxy_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    proxy: str,
    more: tuple[str, ...],
) -> None:
    monkeypatch.setenv("PADDOCK_LANG", "en")
    ran = Shell(capsys)("bot", f"{proxy}/t/KESTREL42ABC", *more)
    assert ran.refused_in_one_line(), ran.err


def test_a_link_is_understood_however_it_was_copied() -> None:
    assert parse_link(" http://host:1/t/kestrel42abc ") == Link("http://host:1", "KESTREL42ABC")
    assert parse_link("ftp://host/t/KESTREL42ABC") is None
