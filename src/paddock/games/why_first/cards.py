"""The race cards, as data."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from paddock.core import DeckName

COPIES: Final = {-4: 1, -3: 3, -2: 4, -1: 5, 1: 6, 2: 5, 3: 4, 4: 3, 5: 1}
"""1.2 How many race cards there are of each value: 32 in all."""
CARDS: Final = sum(COPIES.values())


class Card(Struct, frozen=True, array_like=True, cache_hash=True, order=True):
    """1.2, 1.3 Its value, and the small white number that names it: no two have the same."""

    value: Annotated[int, Meta(ge=min(COPIES), le=max(COPIES))]
    white: Annotated[int, Meta(ge=1, le=CARDS)]


class Deck(Struct, frozen=True, cache_hash=True):
    """1.3 The 32 cards, the highest white number first."""

    name: DeckName
    cards: Annotated[tuple[Card, ...], Meta(max_length=CARDS)]
