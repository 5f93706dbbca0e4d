"""Limits how many unfinished tables one address may have, and at how many lobbies it may sit."""

from collections import OrderedDict
from typing import Final

from starlette.exceptions import HTTPException

from paddock.protocol import Status
from paddock.protocol.reasons import Reason
from paddock.server.store.base import NoSuchTableError, Store

MAX_ADDRESSES: Final = 4096
_UNFINISHED: Final = frozenset({Status.LOBBY, Status.SEEDING, Status.PLAYING})


class TableQuota:
    """At most so many unfinished ones an address. It is forgotten when the server stops."""

    def __init__(self, store: Store, most: int) -> None:
        self._store, self._most = store, most
        self._opened: OrderedDict[str, dict[str, None]] = OrderedDict()

    async def check(self, address: str, wanted: str | None) -> None:
        """Refuse, if they should finish some first; what they have is looked at only then.

        Who asks again for the table `wanted`, which they have opened already, opens no other.
        """
        opened = self._opened.get(address, {})
        if len(opened) < self._most or wanted in opened:
            return
        for code in tuple(opened):
            if not await self._unfinished(code):
                opened.pop(code, None)
        if len(opened) >= self._most:
            raise HTTPException(429, Reason.TOO_MANY_TABLES)

    def add(self, address: str, code: str) -> None:
        """Count a table that an address opened; the address that came longest ago is forgotten."""
        self._opened.setdefault(address, {})[code] = None
        self._opened.move_to_end(address)
        if len(self._opened) > MAX_ADDRESSES:
            self._opened.popitem(last=False)

    async def _unfinished(self, code: str) -> bool:
        try:
            return (await self._store.match(code)).status in _UNFINISHED
        except NoSuchTableError:
            return False


class SeatQuota:
    """Limits at how many public tables in the lobby one address may sit, whatever its seats there.

    Private tables do not count: only somebody with their code can sit there. It is forgotten when
    the server stops.
    """

    def __init__(self, store: Store, most: int) -> None:
        self._store, self._most = store, most
        self._sat: OrderedDict[str, dict[str, set[str]]] = OrderedDict()
        """The hashes of the seats' tokens, by address and by table."""

    async def reserve(self, address: str, code: str) -> bool:
        """Count this table before anybody sits down there, or refuse; whether it counts."""
        match = await self._store.match(code)
        if match.options.private or match.status is not Status.LOBBY:
            return False
        tables = self._sat.setdefault(address, {})
        if code in tables:
            return True
        if len(tables) >= self._most:
            for other in tuple(tables):
                if not await self._still_waits(other, tables[other]):
                    tables.pop(other, None)
        if len(tables) >= self._most:
            raise HTTPException(429, Reason.TOO_MANY_SEATS)
        tables[code] = set()
        self._sat[address] = tables
        self._sat.move_to_end(address)
        if len(self._sat) > MAX_ADDRESSES:
            self._sat.popitem(last=False)
        return True

    def add(self, address: str, code: str, token_hash: str) -> None:
        """Count a seat that an address took."""
        self._sat.setdefault(address, {}).setdefault(code, set()).add(token_hash)

    def release(self, address: str, code: str) -> None:
        """Release a reservation: without another seat there the table does not count."""
        tables = self._sat.get(address, {})
        if not tables.get(code, True):
            del tables[code]

    async def _still_waits(self, code: str, tokens: set[str]) -> bool:
        """Return whether a table counts; one without a token is just being joined."""
        try:
            match = await self._store.match(code)
        except NoSuchTableError:
            return False
        sits = not tokens or any(seat.token_hash in tokens for seat in match.seats)
        return match.status is Status.LOBBY and sits
