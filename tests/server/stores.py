"""A world on every store in turn: `pytestmark = pytest.mark.usefixtures("each_store")`.

A test module asks for it with `pytest_plugins = ["tests.postgres", "tests.server.stores"]`.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest

from paddock.protocol.reasons import Reason
from paddock.server.store.base import Decide, OnWritten, Store, StoreError
from paddock.server.store.postgres.store import PostgresStore
from paddock.server.store.sqlite.store import SqliteStore
from paddock.server.table.log_writer import Decided
from paddock.server.table.requests import Key
from tests.server.memory_store import MemoryStore
from tests.server.world import World

STORES: Final = ("memory", "sqlite", "postgres")


class Troubled:
    """A store that works, until a test says that nothing can be written for this reason."""

    def __init__(self, store: Store, opening: Callable[[], Awaitable[Store]]) -> None:
        self._store, self._opening = store, opening
        self.trouble: str | None = None

    async def open_again(self) -> None:
        """As after a restart: nothing is left in memory."""
        if not isinstance(self._store, MemoryStore):
            await self._store.close()
            self._store = await self._opening()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def create(self, code: str, secret: bytes, first: Decided) -> None:
        self._check()
        await self._store.create(code, secret, first)

    def submit(self, code: str, decide: Decide, key: Key | None, then: OnWritten) -> None:
        if self.trouble is not None:
            then(StoreError(Reason(self.trouble)))
        else:
            self._store.submit(code, decide, key, then)

    async def alive(self, now: float) -> None:
        self._check()
        await self._store.alive(now)

    def health(self) -> str | None:
        return self.trouble or self._store.health()

    def _check(self) -> None:
        if self.trouble is not None:
            raise StoreError(Reason(self.trouble))


async def _memory() -> Store:
    return MemoryStore()


_open: Callable[[], Awaitable[Store]] = _memory


@pytest.fixture(params=STORES)
def each_store(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """`run` runs a test on this store."""
    if request.param == "postgres":
        url = request.getfixturevalue("postgres_url")
        opening: Callable[[], Awaitable[Store]] = lambda: PostgresStore.open(url)  # noqa: E731
    elif request.param == "sqlite":
        opening = lambda: SqliteStore.open(tmp_path / "paddock.db")  # noqa: E731
    else:
        opening = _memory
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("tests.server.stores._open", opening)
        yield request.param


def run(test: Callable[[World], Awaitable[None]], **settings: Any) -> None:
    """Run a test in a world of its own, on the store of the day."""

    async def play() -> None:
        store = Troubled(await _open(), _open)
        try:
            async with World(store=store, **settings) as world:
                await test(world)
        finally:
            await store.close()

    asyncio.run(play())
