"""Why a command cannot be done, in one sentence, with exit code 2."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from paddock.core.message import Message, Part, message

MAX_FILE_BYTES: Final = 64 * 2**20
"""Of a file that is read whole. The largest game takes one MiB."""


class Refusal(Exception):  # noqa: N818 - it is no error of ours
    """A sentence for the user instead of a result."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.name)
        self.why = why


def refuse(name: str, /, **parts: Part) -> Refusal:
    """Return a refusal by the name of its message."""
    return Refusal(message(name, **parts))


def read_file(path: str) -> bytes:
    """Return the content of a file, or a refusal that says which file it is about."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except IsADirectoryError as error:
        raise refuse("file-is-a-folder", path=path) from error
    except FileNotFoundError as error:
        raise refuse("file-not-found", path=path) from error
    except (OSError, ValueError) as error:
        raise refuse("file-unreadable", path=path) from error
    if len(data) > MAX_FILE_BYTES:
        raise refuse("file-too-large", path=path, most=MAX_FILE_BYTES // 2**20)
    return data


def write_page(path: str, text: str) -> None:
    """Write a page, or refuse."""
    try:
        Path(path).write_text(text, "utf-8")
    except OSError as error:
        raise refuse("page-unwritable", path=path) from error


def read_text(path: str) -> str:
    """Return the text of a file, or a refusal."""
    try:
        return read_file(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refuse("file-not-text", path=path) from error


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
