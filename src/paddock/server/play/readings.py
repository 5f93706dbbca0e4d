"""Reads the log for viewers who are behind: once for all here who lack the same lines."""

import asyncio
from collections import OrderedDict
from typing import Final, TypeAlias

from paddock.server.play.delivery import Delivery
from paddock.server.store.base import Store

MAX_LINES_AT_ONCE: Final = 32
KEPT: Final = 256
"""Deliveries that are kept for the next who lack the same: four people come to a table at once."""

Place: TypeAlias = tuple[str, bytes, int]
"""A table with its secret, and the line after which somebody reads on.

A table that was removed may be opened again under its code, and is another one then.
"""


class Readings:
    """What was read last, and what is being read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[Place, Delivery] = OrderedDict()
        self._going: dict[Place, asyncio.Task[Delivery]] = {}

    async def after(self, place: Place, known: int) -> Delivery:
        """Some lines after a place, and the table. It has at least the line `known`.

        Who knows of no line that they lack gets the table as it is now.
        """
        if self._store.shared and known > place[-1]:
            return await self._shared(place, known)
        return await self._read(place)

    async def _shared(self, place: Place, known: int) -> Delivery:
        """The store is asked once, however many viewers of this process have heard the same."""
        kept = self._kept.get(place)
        if kept is not None and kept.match.head >= known:
            return kept
        if place in self._going:
            found = await asyncio.shield(self._going[place])
            if found.match.head >= known:
                return found
        if place not in self._going:
            going = self._going[place] = asyncio.create_task(self._read(place))
            going.add_done_callback(lambda task: self._ended(place, task))
        return await asyncio.shield(self._going[place])  # started after that line was heard of

    def _ended(self, place: Place, task: "asyncio.Task[Delivery]") -> None:
        del self._going[place]
        if not task.cancelled():
            task.exception()  # everybody who waited for it may have gone

    async def _read(self, place: Place) -> Delivery:
        code, secret, cursor = place
        match = await self._store.match(code)
        kept = self._kept.get(place)
        if kept is not None and kept.match is match:
            return kept
        lines = await self._store.lines(code, cursor, MAX_LINES_AT_ONCE)
        delivery = Delivery(match, [line for line in lines if line.number <= match.head])
        if match.secret == secret:
            self._kept[place] = delivery
            self._kept.move_to_end(place)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return delivery
