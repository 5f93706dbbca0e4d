"""What was used last, by the code of its table. Of tables that have ended, only a few."""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Final, Generic, TypeVar

from paddock.protocol import Status
from paddock.server.table.match import Match

KeptT = TypeVar("KeptT")

ENDED_AT_HAND: Final = 64
"""A finished game takes 100 to 200 KiB of memory, and hardly anybody comes to see it."""
_ENDED: Final = frozenset({Status.OVER, Status.FROZEN, Status.ARCHIVED})


class Recent(Generic[KeptT]):
    """At most so many tables, and among them only a few that have ended."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[str, KeptT] = OrderedDict()
        self._ended: OrderedDict[str, None] = OrderedDict()

    def __iter__(self) -> Iterator[str]:
        return iter(self._kept)

    def get(self, code: str) -> KeptT | None:
        """What is kept of a table; it was used just now."""
        kept = self._kept.get(code)
        if kept is not None:
            self._kept.move_to_end(code)
            if code in self._ended:
                self._ended.move_to_end(code)
        return kept

    def put(self, match: Match, kept: KeptT) -> None:
        """Keep this of a table, and no longer what was used least."""
        self._kept[match.code] = kept
        self._kept.move_to_end(match.code)
        if match.status in _ENDED:
            self._ended[match.code] = None
            self._ended.move_to_end(match.code)
            if len(self._ended) > ENDED_AT_HAND:
                self.drop(next(iter(self._ended)))
        if len(self._kept) > self._size:
            self.drop(next(iter(self._kept)))

    def drop(self, code: str) -> None:
        """Keep nothing of this table."""
        self._kept.pop(code, None)
        self._ended.pop(code, None)
