"""Who has opened which tables, as far as they are not played to their end."""

from collections import OrderedDict
from typing import Final

from starlette.exceptions import HTTPException

from paddock.server.match import Status
from paddock.server.store.base import NoSuchTableError, Store

MOST_ADDRESSES: Final = 4096
_UNFINISHED: Final = frozenset({Status.LOBBY, Status.SEEDING, Status.PLAYING})


class OpenedTables:
    """At most so many unfinished ones an address. It is forgotten when the server stops."""

    def __init__(self, store: Store, most: int) -> None:
        self._store, self._most = store, most
        self._opened: OrderedDict[str, dict[str, None]] = OrderedDict()

    async def check(self, address: str) -> None:
        """Refuse, if they should finish some first; what they have is looked at only then."""
        opened = self._opened.get(address, {})
        if len(opened) < self._most:
            return
        for code in tuple(opened):
            if not await self._unfinished(code):
                opened.pop(code, None)
        if len(opened) >= self._most:
            raise HTTPException(429, "too-many-tables")

    def add(self, address: str, code: str) -> None:
        """They have opened this one. Who came longest ago is forgotten."""
        self._opened.setdefault(address, {})[code] = None
        self._opened.move_to_end(address)
        if len(self._opened) > MOST_ADDRESSES:
            self._opened.popitem(last=False)

    async def _unfinished(self, code: str) -> bool:
        try:
            return (await self._store.match(code)).status in _UNFINISHED
        except NoSuchTableError:
            return False
