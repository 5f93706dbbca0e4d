"""Cases 20 and 29: a PostgreSQL that stands still, or that the network has cut off."""

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import psutil
import pytest
from psycopg.conninfo import conninfo_to_dict

from paddock.server.play import service
from paddock.server.store.base import StoreError
from paddock.server.store.postgres.store import PostgresStore
from tests.postgres import Postgres
from tests.server.world import World

pytest_plugins = ["tests.postgres"]
LONG: Final = 60.0
"""Whoever waits for the store itself waits so long, and the test fails."""


class Wire:
    """A TCP connection to a PostgreSQL, which can be cut: then nothing gets through, nor back."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._whole = asyncio.Event()
        self._whole.set()
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    @asynccontextmanager
    async def to(cls, url: str) -> AsyncIterator[tuple["Wire", str]]:
        """A wire to the server of this URL, and the URL at its other end."""
        parts = conninfo_to_dict(url)
        wire = cls(f"{parts['host']}/.s.PGSQL.5432")
        server = await asyncio.start_server(wire._forward, "127.0.0.1")
        port = server.sockets[0].getsockname()[1]
        try:
            yield wire, f"postgresql://postgres@127.0.0.1:{port}/{parts['dbname']}"
        finally:
            server.close()
            for task in wire._tasks:
                task.cancel()
            await asyncio.gather(*wire._tasks, return_exceptions=True)

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self._path)
        for source, target in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass_on(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                await self._whole.wait()
                target.write(data)
                await target.drain()
        except ConnectionError:
            pass
        finally:
            target.close()


@contextmanager
def standing_still(postgres: Postgres) -> Iterator[None]:
    """Every process of the server is stopped, as on a machine that is paused."""
    assert postgres.pid is not None
    main = psutil.Process(postgres.pid)
    stopped = [main, *main.children(recursive=True)]
    for process in stopped:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in stopped:
            process.send_signal(signal.SIGCONT)


async def health_does_not_wait(world: World) -> None:
    """It answers while the question to the store is still open."""
    async with asyncio.timeout(LONG / 2):
        answer = await world.http.get("/health")
    assert (answer.status_code, answer.json()) == (503, {"why": "busy"})
    probe = world.app.state.context.probe
    assert probe is not None
    assert not probe.done()


def test_case_29_health_answers_while_postgresql_stands_still(
    postgres: Postgres, postgres_url: str
) -> None:
    async def test() -> None:
        store = await PostgresStore.open(postgres_url, patience=LONG)
        async with World(store) as world:
            assert (await world.http.get("/health")).status_code == 200
            with standing_still(postgres):
                await health_does_not_wait(world)
                await health_does_not_wait(world)
        await store.close()

    asyncio.run(test())


def test_case_29_health_answers_while_postgresql_is_cut_off(postgres_url: str) -> None:
    async def test() -> None:
        async with Wire.to(postgres_url) as (wire, url):
            store = await PostgresStore.open(url, patience=LONG)
            async with World(store) as world:
                assert (await world.http.get("/health")).status_code == 200
                wire.cut()
                await health_does_not_wait(world)
                wire.mend()
                async with asyncio.timeout(LONG):
                    while (await world.http.get("/health")).status_code != 200:
                        pass
            await store.close()

    asyncio.run(test())


def test_case_20_a_store_does_not_wait_for_what_it_has_given_up(postgres_url: str) -> None:
    async def test() -> None:
        async with Wire.to(postgres_url) as (wire, url):
            store = await PostgresStore.open(url, patience=LONG)
            wire.cut()
            store._connections._patience = 0.2
            with pytest.raises(StoreError, match="busy"):
                await store.timed()
            assert store._connections._left, "psycopg is still asking its server to cancel"
            wire.mend()
            store._connections._patience = LONG
            async with asyncio.timeout(LONG):
                await asyncio.wait(store._connections._left)
            assert list(await store.timed()) == []
            await store.close()

    asyncio.run(test())


def test_case_20_a_request_on_a_cut_wire_is_answered_and_its_key_works_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "ASK_SECONDS", 0.2)

    async def test() -> None:
        async with Wire.to(postgres_url) as (wire, url):
            store = await PostgresStore.open(url, patience=LONG)
            async with World(store) as world:
                code = await world.open_table(players=3)
                await world.sit(code, "Ada")
                ada = await world.watch(code, 0)
                wire.cut()
                async with asyncio.timeout(LONG / 2):
                    refused = await ada.ask(type="Say", key="hello", text="hello")
                assert (refused["type"], refused["why"]) == ("Refusal", "busy")
                wire.mend()
                monkeypatch.setattr(service, "ASK_SECONDS", LONG)
                again = await ada.ask(type="Say", key="hello", text="hello")
                assert again["type"] == "Ack"
                texts = [
                    line.leaf for line in await store.lines(code, 0) if b"hello" in _body(line)
                ]
                assert len(texts) == 1
            await store.close()

    asyncio.run(test())


def _body(line: Any) -> bytes:
    return repr(line.entry).encode()
