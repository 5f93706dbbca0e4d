"""The finished part of long work, in a file if one is named: a later run goes on from there.

The first line of the file says what the work is; each line after it is one numbered piece.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec


class Numbered(Protocol):
    """A finished piece of work."""

    @property
    def number(self) -> int: ...


PieceT = TypeVar("PieceT", bound=Numbered)


class ResumeError(Exception):
    """The file is of other work, or of none."""


class Ledger(Generic[PieceT]):
    """The finished pieces of `work`, all of one kind; those of the file are there at once."""

    def __init__(self, work: Any, kind: type[PieceT], file: Path | None) -> None:
        self._file = file
        self._done = {} if file is None else _read(msgspec.json.encode(work), kind, file)

    def finished(self) -> list[PieceT]:
        """In the order of their numbers, not of their completion."""
        return [self._done[number] for number in sorted(self._done)]

    def missing(self, count: int) -> list[int]:
        """Return the numbers below `count` of what is still to be done."""
        return [number for number in range(count) if number not in self._done]

    def add(self, pieces: Sequence[PieceT]) -> None:
        """Add finished shares."""
        self._done.update({piece.number: piece for piece in pieces})
        if self._file is not None:
            with self._file.open("ab") as log:
                log.writelines(msgspec.json.encode(piece) + b"\n" for piece in pieces)


def _read(opening: bytes, kind: type[PieceT], file: Path) -> dict[int, PieceT]:
    """Return the pieces in the file, which begins with the work; a new file is started."""
    if not file.exists():
        file.write_bytes(opening + b"\n")
        return {}
    first, *lines = file.read_bytes().split(b"\n")
    if first != opening:
        raise ResumeError
    whole, torn = lines[:-1], lines[-1] if lines else b""
    if torn:
        # Killed while writing: what is torn is done again.
        file.write_bytes(b"\n".join([first, *whole]) + b"\n")
    try:
        pieces = [msgspec.json.decode(line, type=kind) for line in whole]
    except msgspec.DecodeError as error:
        raise ResumeError from error
    return {piece.number: piece for piece in pieces}
