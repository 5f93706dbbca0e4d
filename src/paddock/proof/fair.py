"""The shuffle proof: draws that nobody could choose, and a log that nobody could rewrite.

Pure: hashes of what is passed in, with no clock and no randomness of its own. The words and bytes
are those of docs/shuffle-proof.md; web/src/lib/proof/shuffle.ts does the same in the browser.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import count
from typing import Final

from paddock.core import Chance
from paddock.core.pending import OutcomeT

SECRET_BYTES: Final = 32
CONTRIBUTION_BYTES: Final = 16
SALT_BYTES: Final = 16
NUMBER_BYTES: Final = 8
HASH_BYTES: Final = 32
SPAN: Final = 1 << 8 * NUMBER_BYTES
"""How many different numbers a stream can give."""


def commitment(secret: bytes, table: str) -> str:
    """Return the commitment to a table's secret, published before anyone sits down."""
    check_size("a secret", secret, SECRET_BYTES)
    return hash_of("commitment", secret, table.encode())


def pledge(contribution: bytes) -> str:
    """Return the pledge of a player, published before any contribution is revealed."""
    check_size("a contribution", contribution, CONTRIBUTION_BYTES)
    return hash_of("pledge", contribution)


def seed(secret: bytes, table: str, contributions: Sequence[bytes | None]) -> bytes:
    """Return the seed of all draws of a table: its secret, and a contribution or None a seat."""
    for contribution in contributions:
        if contribution is not None:
            check_size("a contribution", contribution, CONTRIBUTION_BYTES)
    # A contribution is never empty, so an empty one can stand for none.
    given = [contribution or b"" for contribution in contributions]
    return keyed_hash(secret, "seed", table.encode(), *given)


def draw(seed: bytes, label: str, chance: Chance[OutcomeT]) -> tuple[OutcomeT, ...]:
    """Answer a chance: weights are how many there are, and none is put back.

    The label is the number of the chance among the inputs of the game, or on a shared luck its
    place. No label is used twice.
    """
    check_size("a seed", seed, HASH_BYTES)
    left = dict(chance.odds)
    if min(left.values(), default=0) < 0:
        raise ValueError(f"a weight is how many there are, not {min(left.values())}")
    return tuple(
        [
            _take(left, below(sum(left.values()), numbers(seed, label, single)))
            for single in range(chance.draws)
        ]
    )


def numbers(seed: bytes, label: str, single: int) -> Iterator[int]:
    """Yield the stream of one single draw: one SHAKE-256 a number, with a counter from 0."""
    before = _message("draw", seed, label.encode(), _number(single)) + _NUMBER_SIZE
    for counter in count():
        message = before + _number(counter)
        yield int.from_bytes(hashlib.shake_256(message).digest(NUMBER_BYTES), "big")


def below(size: int, stream: Iterable[int], span: int = SPAN) -> int:
    """Return a number from 0 to size - 1, each as likely as any other.

    The stream gives numbers below the span. Those that would favour some remainders, at its upper
    end, are passed over.
    """
    if not 0 < size <= span:
        raise ValueError(f"one of 1 to {span} can be drawn, not one of {size}")
    fair = span - span % size
    return next(number % size for number in stream if number < fair)


def salt(secret: bytes, number: int) -> bytes:
    """Return the salt that hides the body of an entry in its leaf until it is published."""
    return _keyed_digest(secret, _SALT_HEAD + _number(number))[:SALT_BYTES]


def leaf(salt: bytes, body: bytes) -> str:
    """Return the leaf that everybody receives of an entry, even if its body is hidden."""
    check_size("a salt", salt, SALT_BYTES)
    return hashlib.sha256(_LEAF_HEAD + salt + _number(len(body)) + body).hexdigest()


def genesis(table: str, commitment: str) -> str:
    """Return the head of a log without entries."""
    return hash_of("genesis", table.encode(), _unhex(commitment))


def link(previous: str, leaf: str) -> str:
    """Return the head of a log after one more entry."""
    message = _LINK_HEAD + _unhex(previous) + _HASH_SIZE + _unhex(leaf)
    return hashlib.sha256(message).hexdigest()


def _take(left: dict[OutcomeT, int], index: int) -> OutcomeT:
    """Take the piece at this index, where equal pieces lie side by side in the order of odds."""
    for outcome, there in left.items():
        if index < there:
            left[outcome] = there - 1
            return outcome
        index -= there
    raise IndexError(index)


def hash_of(purpose: str, *parts: bytes) -> str:
    """Return the hash of a message that serves this purpose alone."""
    return hashlib.sha256(_message(purpose, *parts)).hexdigest()


def keyed_hash(secret: bytes, purpose: str, *parts: bytes) -> bytes:
    """Return the same with a secret as its key."""
    return _keyed_digest(secret, _message(purpose, *parts))


def _keyed_digest(secret: bytes, message: bytes) -> bytes:
    check_size("a secret", secret, SECRET_BYTES)
    # HMAC of RFC 2104 by hand: 1.5 instead of 2.6 µs, and there are several for each line.
    # `hmac.digest` lets go of the interpreter, and has to queue for it again behind the event loop.
    block = secret.ljust(_BLOCK, b"\0")
    inner = hashlib.sha256(block.translate(_INNER) + message).digest()
    return hashlib.sha256(block.translate(_OUTER) + inner).digest()


def _message(purpose: str, *parts: bytes) -> bytes:
    """Each part after its length, the purpose first: different parts, different messages."""
    message = _beginning(purpose)
    for part in parts:
        message += len(part).to_bytes(NUMBER_BYTES, "big") + part
    return message


@cache
def _beginning(purpose: str) -> bytes:
    named = f"paddock/1/{purpose}".encode()
    return _number(len(named)) + named


def _number(number: int) -> bytes:
    return number.to_bytes(NUMBER_BYTES, "big")


def _unhex(text: str) -> bytes:
    """Return a hash from its 64 lower-case digits: there is one way to write it."""
    found = bytes.fromhex(text)
    if found.hex() != text:
        raise ValueError(f"a hash is written in lower-case digits without gaps, not {text!r}")
    check_size("a hash", found, HASH_BYTES)
    return found


def check_size(what: str, value: bytes, size: int) -> None:
    """Refuse a value of any other length."""
    if len(value) != size:
        raise ValueError(f"{what} has {size} bytes, not {len(value)}")


# The two pads of HMAC, as tables for `bytes.translate`; a block of SHA-256.
_BLOCK: Final = 64
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
_NUMBER_SIZE: Final = _number(NUMBER_BYTES)
# What stands before the parts that differ: each line of a log is hashed with all three.
_SALT_HEAD: Final = _beginning("salt") + _number(NUMBER_BYTES)
_LEAF_HEAD: Final = _beginning("leaf") + _number(SALT_BYTES)
_LINK_HEAD: Final = _beginning("link") + _number(HASH_BYTES)
_HASH_SIZE: Final = _number(HASH_BYTES)
