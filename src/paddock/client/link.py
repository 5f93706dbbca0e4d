"""The link of a table, however it was copied."""

import re
from urllib.parse import quote, urlsplit

from msgspec import Struct


class Link(Struct, frozen=True):
    """A table on a server: where, and its code."""

    server: str
    code: str

    def page(self) -> str:
        """Return the link that people pass on."""
        return f"{self.server}/t/{self.code}"

    def api(self, path: str = "") -> str:
        """Return an address of the HTTP interface."""
        return f"{self.server}/api/tables/{quote(self.code)}{path}"

    def socket(self, seat: int | None) -> str:
        """Return the address of the socket, for a seat or to watch."""
        viewer = "" if seat is None else f"?seat={seat}"
        return self.api("/socket").replace("http", "ws", 1) + viewer

    def to(self, code: str) -> "Link":
        """Another table of the same server."""
        return Link(self.server, code)


def parse_link(text: str) -> Link | None:
    """Return a link such as http://host/t/CODE; None if it is none."""
    try:
        parts = urlsplit(text.strip())
    except ValueError:
        return None
    found = re.fullmatch(r"/(?:t|api/tables)/([A-Za-z0-9_-]{1,64})(?:/.*)?", parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None:
        return None
    return Link(f"{parts.scheme}://{parts.netloc}", found[1].upper())
