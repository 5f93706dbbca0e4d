"""Which extra of the package to install when a command lacks a library."""

from collections.abc import Mapping
from typing import Final

from paddock.cli.refusal import Refusal, refuse

EXTRAS: Final[Mapping[str, str]] = {
    "apsw": "server",
    "gymnasium": "envs",
    "h11": "server",
    "jax": "vector",
    "numpy": "play",
    "openskill": "arena",
    "pettingzoo": "envs",
    "psycopg": "postgres",
    "pyspiel": "envs",
    "ray": "cluster",
    "starlette": "server",
    "textual": "play",
    "uvicorn": "server",
    "websockets": "play",
}
"""The library by the name that it is imported by."""


def missing_extra(error: ModuleNotFoundError) -> Refusal | None:
    """Return a refusal that names the extra, or None for a library that comes with no extra."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRAS:
        return None
    return refuse("extra-missing", package=package, extra=EXTRAS[package])
