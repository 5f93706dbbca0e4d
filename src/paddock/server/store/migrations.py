"""Numbered migrations: what leads from each version of a store's schema to the next.

`sqlite/migrations` and `postgres/migrations` hold them as `0001.sql`, `0002.sql` and so on, from an
empty database on. A file is never changed after a release. The version of a database is how many of
them it has had; each store runs the rest in one transaction when it opens.
"""

from importlib.resources import files


def migrations(store: str) -> tuple[str, ...]:
    """Return the scripts of a store, in order and without a gap."""
    folder = files(f"paddock.server.store.{store}") / "migrations"
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    expected = [f"{number:04}.sql" for number in range(1, len(found) + 1)]
    if found != expected:
        raise RuntimeError(f"migrations of {store} are {found}, not {expected}")
    return tuple((folder / name).read_text("utf-8") for name in found)
