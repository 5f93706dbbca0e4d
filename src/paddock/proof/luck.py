"""A shared luck: one secret, from which the draws of several tables follow, each by its place.

Pure. A place is what a game calls a draw (`name_of_chance`), such as `tile/3`: it is the same at
every table, however many draws came before. The words and bytes are those of docs/shuffle-proof.md.
"""

from typing import Final

from paddock.core import Chance
from paddock.core.pending import OutcomeT
from paddock.proof import fair

SECRET_BYTES: Final = fair.SECRET_BYTES


def commitment(secret: bytes) -> str:
    """Return the commitment to a luck, published before its first table opens."""
    fair.check_size("the secret of a luck", secret, SECRET_BYTES)
    return fair.hash_of("luck", secret)


def seed(secret: bytes) -> bytes:
    """Return the seed of all draws on a luck: no table, player or contribution enters it."""
    return fair.keyed_hash(secret, "luck-seed")


def draw(secret: bytes, place: str, chance: Chance[OutcomeT]) -> tuple[OutcomeT, ...]:
    """Answer a chance by its place: the same odds there give the same at every table."""
    return fair.draw(seed(secret), place, chance)
