"""The seats that this user has at tables of servers: a file that only they may read."""

from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from paddock.client.link import Link
from paddock.client.private_files import state_folder, write_private


class KeptSeat(Struct, frozen=True):
    """A seat: its token as a cookie, and the 16 bytes that were pledged for the shuffle.

    Until the server has answered there is a `key` in the place of a cookie: with it the same seat
    can be asked for again.
    """

    name: str
    contribution: str
    key: str = ""
    wanted: int | None = None
    seat: int | None = None
    cookie: str = ""
    called_off: int = 0
    """The line after which the contribution was drawn, if the start was called off before."""


class KeptSeats:
    """Reads and writes the file."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = state_folder() / "seats.json" if path is None else path

    def get(self, link: Link) -> KeptSeat | None:
        """Return the seat at this table, if there is one."""
        return self._read().get(link.page())

    def put(self, link: Link, kept: KeptSeat) -> None:
        """Remember a seat."""
        self._write({**self._read(), link.page(): kept})

    def drop(self, link: Link) -> None:
        """Forget a seat: it is no longer ours."""
        self._write({page: kept for page, kept in self._read().items() if page != link.page()})

    def follow(self, link: Link, rematch: Link, contribution: str) -> KeptSeat | None:
        """At a rematch the same cookie counts; what is pledged is new."""
        if (there := self.get(rematch)) is not None:
            return there
        here = self.get(link)
        if here is None:
            return None
        kept = replace(here, contribution=contribution)
        self.put(rematch, kept)
        return kept

    def renew(self, link: Link, kept: KeptSeat, called_off: int, contribution: str) -> KeptSeat:
        """Return a seat after a start was called off: it draws a new contribution."""
        kept = self.get(link) or kept
        if kept.called_off < called_off:
            kept = replace(kept, contribution=contribution, called_off=called_off)
            self.put(link, kept)
        return kept

    def _read(self) -> dict[str, KeptSeat]:
        """Read the seats in a file; one that is missing or damaged holds none."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, KeptSeat])
        except (OSError, msgspec.MsgspecError, UnicodeError):
            return {}

    def _write(self, kept: dict[str, KeptSeat]) -> None:
        write_private(self.path, msgspec.json.encode(kept))
