"""How a server is set up."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from paddock.server.play.cleanup import Retention
from paddock.server.web.limits import Limits

DATABASE_FILE: Final = "paddock.sqlite"
_EVERYWHERE: Final = frozenset({"0.0.0.0", "::", ""})  # noqa: S104 - compared with, not bound to


class Settings(Struct, frozen=True):
    """The options of `paddock serve`. `database` is a file, a postgresql:// URL or None."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    data_dir: str = "paddock-data"
    public_url: str | None = None
    allowed_origins: tuple[str, ...] = ()
    log_format: str = "text"
    workers: int = 1
    """Processes that serve the port together; more than one need PostgreSQL."""
    limits: Limits = Limits()
    keeping: Retention = Retention()
    client: str | None = None
    """The folder with the browser client, if there is one."""

    def url(self) -> str:
        """Where browsers find the server."""
        if self.public_url is not None:
            return self.public_url.rstrip("/")
        host = "localhost" if self.host in _EVERYWHERE else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    def secure(self) -> bool:
        """Whether browsers come through TLS."""
        return self.url().startswith("https://")

    def origins(self) -> frozenset[str]:
        """Return the pages that may talk to the server."""
        own = {origin(self.url())}
        if self.public_url is None:
            own |= {f"http://{name}:{self.port}" for name in ("localhost", "127.0.0.1", "[::1]")}
        return frozenset(own | {origin(allowed) for allowed in self.allowed_origins})

    def on_postgres(self) -> bool:
        """Whether the database is a PostgreSQL server."""
        return (self.database or "").startswith(("postgresql://", "postgres://"))

    def file(self) -> Path:
        """Return the SQLite file."""
        return Path(self.data_dir, DATABASE_FILE) if self.database is None else Path(self.database)


def limits_from(environment: Mapping[str, str]) -> Limits:
    """PADDOCK_LIMIT_CONNECTS, _OPENS, _TABLES, _LOBBIES: for measurements, and for schools."""
    usual = Limits()
    connects = _number(environment.get("PADDOCK_LIMIT_CONNECTS"), usual.connects)
    sockets = max(usual.sockets, connects)
    opens = _number(environment.get("PADDOCK_LIMIT_OPENS"), usual.opens)
    return Limits(
        connects=connects,
        sockets=sockets,
        address_messages=usual.address_messages * sockets // usual.sockets,
        opens=opens,
        day_opens=usual.day_opens * opens // usual.opens,
        tables=_number(environment.get("PADDOCK_LIMIT_TABLES"), max(usual.tables, opens)),
        lobbies=_number(
            environment.get("PADDOCK_LIMIT_LOBBIES"),
            opens if opens > usual.opens else usual.lobbies,
        ),
    )


def _number(text: str | None, otherwise: int) -> int:
    return int(text) if text is not None and text.isdecimal() else otherwise


def origin(url: str) -> str:
    """Scheme, host and port of a URL, as browsers write them in the Origin header."""
    parts = urlsplit(url.strip().lower())
    port = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return f"{parts.scheme}://{parts.netloc.removesuffix(port) if port else parts.netloc}"
