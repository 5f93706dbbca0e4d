"""NOTIFY and LISTEN: hints between processes that a log has grown. A lost hint does no harm."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

from paddock.server.store.base import Hear, StoreError
from paddock.server.store.postgres.connections import (
    AWAY,
    Connection,
    Connections,
    connect,
)

HEARTBEAT: Final = 10.0
RECONNECT: Final = 0.5
LISTEN: Final = "LISTEN paddock"
NOTIFY: Final = """
SELECT pg_notify('paddock', head || ' ' || code)
FROM unnest(%s::bigint[], %s::text[]) AS hint (head, code)
"""

_log: Final = logging.getLogger(__name__)


class Hints:
    """Tells the other processes what was written here, and hears what was written anywhere.

    Telling comes after the commit, several at once: a transaction with a NOTIFY in it would keep
    every other one from committing at the same time.
    """

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._unsent: dict[str, int] = {}
        self._telling: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._hearers: list[Hear] = []
        self._up = asyncio.Event()

    def tell(self, code: str, head: int) -> None:
        """Let the others know, soon."""
        self._unsent[code] = head
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def listen(self, hear: Hear) -> None:
        """Call back for every hint from now on, also for those of this process."""
        self._hearers.append(hear)
        if self._hearing is None:
            self._hearing = asyncio.create_task(self._keep_listening())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._up.wait(), HEARTBEAT)

    async def close(self) -> None:
        """Tell what is left to tell, and hear no more."""
        if self._telling is not None:
            await self._telling
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)

    async def _tell(self) -> None:
        while self._unsent:
            hints, self._unsent = self._unsent, {}
            try:
                await self._connections.run(partial(_notify, hints))
            except StoreError as error:
                _log.warning("hints were not sent: %s", error.why)

    async def _keep_listening(self) -> None:
        while True:
            try:
                async with await connect(self._connections.url) as connection:
                    await self._hear(connection)
            except AWAY as error:
                _log.warning("PostgreSQL is away: %s", str(error).partition("\n")[0])
            await asyncio.sleep(RECONNECT)

    async def _hear(self, connection: Connection) -> None:
        await connection.execute(LISTEN)
        self._up.set()
        while True:
            async for notification in connection.notifies(timeout=HEARTBEAT):
                self._pass_on(notification.payload)
            await connection.execute("SELECT 1")

    def _pass_on(self, payload: str) -> None:
        head, _, code = payload.partition(" ")
        if not head.isdecimal():
            return
        for hear in self._hearers:
            try:
                hear(code, int(head))
            except Exception:  # noqa: BLE001 - one listener must not make others deaf
                _log.exception("a hint could not be used")


async def _notify(hints: dict[str, int], connection: Connection) -> None:
    await connection.execute(NOTIFY, (list(hints.values()), list(hints)))
