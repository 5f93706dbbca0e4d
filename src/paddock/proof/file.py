"""The file of a finished game: its record, and the proof that nobody chose or changed anything.

What is in it, and what it proves, is in docs/shuffle-proof.md. `verify` checks it.
"""

from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from paddock.core import GameOver
from paddock.core.message import message
from paddock.core.record import AnyRecord
from paddock.proof.claims import Luck, Offer
from paddock.record_file import RecordError, write_record

SCHEME: Final = "paddock/1"

Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Given: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


class ProofLine(Struct, frozen=True):
    """A line of the log. `body` is the entry as it was hashed, letter by letter.

    `at` is the server's time. No leaf holds it, so it is stated and not proven.
    """

    number: Number
    at: float
    leaf: Hash
    body: str


class SharedLuck(Luck, frozen=True):
    """A shared luck, as files may hold it."""

    commitment: Hash
    secret: Hash | None


class Proof(Struct, frozen=True):
    """Everything that was kept secret, and everything that it can be held against.

    Pledges and contributions are in the order of seats, odds in that of the record's inputs: None
    where somebody chose. `head` is the one after the last line. Where the rules have changed since,
    nobody can tell the odds any more without the old ones: then they are None. So is the result, if
    the log does not tell it.
    """

    scheme: Literal["paddock/1"]
    table: str
    commitment: Hash
    secret: Hash
    pledges: tuple[str | None, ...]
    contributions: tuple[Given | None, ...]
    result: GameOver | None
    odds: tuple[Offer | None, ...] | None
    lines: tuple[ProofLine, ...]
    head: Hash
    luck: SharedLuck | None = None


class _WithProof(Struct):
    proof: Proof | None = None


def write_file(record: AnyRecord, proof: Proof) -> bytes:
    """Return a record and its proof as one file."""
    return write_record(record).removesuffix(b"\n}\n") + _laid_out(proof) + b"\n}\n"


def _laid_out(proof: Proof) -> bytes:
    """One line of text for each line of the log, and for each chance."""
    fields = [
        f'\n  "{name}": {_listed(value) if name in ("odds", "lines") and value else _text(value)}'
        for name, value in msgspec.structs.asdict(proof).items()
    ]
    return (',\n "proof": {' + ",".join(fields) + "\n }").encode()


def _listed(values: Sequence[object]) -> str:
    return "[" + ",".join(f"\n   {_text(value)}" for value in values) + "\n  ]"


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def proof_in(data: bytes) -> Proof | None:
    """Return the proof in a file; None if it is only a record."""
    try:
        return msgspec.json.decode(data, type=_WithProof).proof
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(message("record-damaged", detail=str(error))) from error
