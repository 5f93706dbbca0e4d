"""NOTIFY and LISTEN: hints between processes that a log has grown. A lost hint does no harm."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from paddock.server.store.base import Hear, HearWord, StoreError
from paddock.server.store.postgres.connections import (
    AWAY,
    Connection,
    Connections,
    connect,
)

HEARTBEAT: Final = 10.0
RECONNECT: Final = 0.5
MAX_WORDS: Final = 1_000
LISTEN: Final = "LISTEN paddock"
NOTIFY: Final = "SELECT pg_notify('paddock', payload) FROM unnest(%s::text[]) AS hint (payload)"
WORD: Final = "word "
"""How the payload of an announcement begins; that of a hint begins with a number."""

_log: Final = logging.getLogger(__name__)


class Hints:
    """Tells the other processes what was written here, and hears what was written anywhere.

    Telling comes after the commit, several at once: a transaction with a NOTIFY in it would keep
    every other one from committing at the same time.
    """

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._unsent: dict[str, int] = {}
        self._words: list[str] = []
        self._telling: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._hearers: list[Hear] = []
        self._word_hearers: list[HearWord] = []
        self._up = asyncio.Event()

    def send(self, code: str, head: int) -> None:
        """Let the others know, soon."""
        self._unsent[code] = head
        self._send_soon()

    def announce(self, word: str) -> None:
        """Send a word to all processes, soon. None are kept for a database that is away."""
        if len(self._words) < MAX_WORDS:
            self._words.append(word)
        self._send_soon()

    def _send_soon(self) -> None:
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def listen(self, hear: Hear, hear_word: HearWord | None = None) -> None:
        """Call back for every hint and word from now on, also for those of this process."""
        self._hearers.append(hear)
        if hear_word is not None:
            self._word_hearers.append(hear_word)
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
        while self._unsent or self._words:
            hints, self._unsent = self._unsent, {}
            words, self._words = self._words, []
            payloads = [f"{head} {code}" for code, head in hints.items()]
            payloads += [f"{WORD}{word}" for word in words]
            try:
                await self._connections.run(partial(_notify, payloads))
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
        head, _, rest = payload.partition(" ")
        calls: list[Callable[[], None]] = []
        if head.isdecimal():
            calls = [partial(hear, rest, int(head)) for hear in self._hearers]
        elif payload.startswith(WORD):
            calls = [partial(hear, rest) for hear in self._word_hearers]
        for call in calls:
            try:
                call()
            except Exception:  # noqa: BLE001 - one listener must not make others deaf
                _log.exception("a hint could not be used")


async def _notify(payloads: list[str], connection: Connection) -> None:
    await connection.execute(NOTIFY, (payloads,))
