"""What a deck is made of: tiles with their routes, dice, bonus tokens. Data, and no rules.

`deck_file` reads decks from TOML and checks them.
"""

from collections import Counter
from collections.abc import Mapping
from enum import IntEnum, StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from paddock.core import DeckName
from paddock.games.outspeed import layout

MAX_PRINTED: Final = 9
MAX_TERMS: Final = 12
"""13.2 Of an amount. Six dice and as many numbers are more than any box prints."""
MAX_FACES: Final = 36
MAX_ROOM: Final = 6
MAX_OF_A_TOKEN: Final = 99
TRACK_TILES: Final = range(1, layout.TRACK_TILES + 1)
FINISH_TILES: Final = range(TRACK_TILES.stop, layout.TILES + 1)
TILE_OF_THE_LONELY: Final = layout.LONELY_TILE
"""The tile whose 3-4 face is played by rule 7.9."""


class Side(StrEnum):
    """Which of the three routes of a face."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class Token(StrEnum):
    """1.7 The six kinds of bonus tokens."""

    NITRO = "nitro"
    FLAMETHROWER = "flamethrower"
    FUEL_TANK = "fuel_tank"
    FORCE_FIELD = "force_field"
    ELECTROMAGNET = "electromagnet"
    ION_CANNON = "ion_cannon"


TOKENS: Final = tuple(Token)

Dice: TypeAlias = Annotated[int, Meta(ge=0, le=MAX_TERMS)]
DieFaces: TypeAlias = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=MAX_PRINTED)], ...], Meta(min_length=1, max_length=MAX_FACES)
]
Counts: TypeAlias = tuple[int, ...]
"""How many of each token, in the order of `Token`."""


class Players(IntEnum):
    """1.4 The two faces of a tile, named by the most players they are for."""

    UP_TO_4 = 4
    UP_TO_6 = 6


_SMALL: Final = Players.UP_TO_4


class Amount(Struct, frozen=True, omit_defaults=True):
    """1.6 A sum: a number, dice, counts of players on routes, the middle dial.

    The dice are yellow where the amount is fuel and blue where it is zones.
    """

    number: Annotated[int, Meta(ge=0, le=MAX_TERMS * MAX_PRINTED)] = 0
    dice: Dice = 0
    counts: Annotated[tuple[Side, ...], Meta(max_length=MAX_TERMS)] = ()
    dial: bool = False

    def __post_init__(self) -> None:
        """13.2 Have at most 12 terms: what a table costs a server grows with them."""
        if self.terms() > MAX_TERMS:
            raise ValueError(f"an amount of more than {MAX_TERMS} terms")

    def terms(self) -> int:
        """1.6 How many numbers, dice, counts and dials are summed."""
        numbers = -(-self.number // MAX_PRINTED)
        return numbers + self.dice + len(self.counts) + self.dial

    def least(self, die: tuple[int, ...], own: Side) -> int:
        """The smallest it can be for someone on the route `own`, who dials nothing."""
        return self.number + self.dice * min(die) + self.counts.count(own)

    def most(self, die: tuple[int, ...], players: int) -> int:
        """The largest it can be among so many players, for someone who dials nothing."""
        crowd = players * max(map(self.counts.count, self.counts), default=0)
        return self.number + self.dice * max(die) + crowd

    def most_on(self, die: tuple[int, ...], own: Side, others: int, room: int | None) -> int:
        """The same for someone who drives on the route `own`, which has so much room."""
        here = self.counts.count(own)
        elsewhere = max([self.counts.count(side) for side in Side if side is not own])
        beside = others if room is None else min(others, room - 1)
        crowd = here * beside + elsewhere * (others - beside)
        return self.number + self.dice * max(die) + here + max(crowd, elsewhere * others)


NOTHING: Final = Amount()


class Route(Struct, frozen=True, omit_defaults=True):
    """1.5 A lit route: its condition, its cost and its rewards. No room given: room for all."""

    room: Annotated[int, Meta(ge=1, le=MAX_ROOM)] | None = None
    cost: Amount = NOTHING
    zones: Amount = NOTHING
    fuel: Amount = NOTHING
    token: bool = False

    def __post_init__(self) -> None:
        """Have one object for nothing: defaults are left out of files by identity, not by value.

        Or else a deck from another process would be written, and named by its digest, differently.
        """
        for line in ("cost", "zones", "fuel"):
            if getattr(self, line) == NOTHING:
                force_setattr(self, line, NOTHING)


class Face(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """1.5 Up to three routes. One that is None is dark."""

    left: Route | None = None
    middle: Route | None = None
    right: Route | None = None

    def lit(self) -> Mapping[Side, Route]:
        """The lit routes, from left to right."""
        return _lit(self)


@lru_cache(maxsize=1024)
def _lit(face: Face) -> Mapping[Side, Route]:
    all_three = zip(Side, (face.left, face.middle, face.right), strict=True)
    return MappingProxyType({side: route for side, route in all_three if route is not None})


class Tile(Struct, frozen=True):
    """1.4 A track tile (1-12) or a finish tile (13-16), with its two faces."""

    number: Annotated[int, Meta(ge=1, le=layout.TILES)]
    face34: Face
    face56: Face

    def face(self, players: Players) -> Face:
        """The face that is up for so many players."""
        return self.face34 if players is _SMALL else self.face56


class Deck(Struct, frozen=True):
    """Everything in the box that is data: 16 tiles in order, two dice, the bonus tokens."""

    name: DeckName
    tiles: Annotated[tuple[Tile, ...], Meta(max_length=layout.TILES)]
    yellow: DieFaces
    blue: DieFaces
    tokens: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=MAX_OF_A_TOKEN)], ...],
        Meta(min_length=len(TOKENS), max_length=len(TOKENS)),
    ]


@lru_cache(maxsize=1024)
def die_odds(faces: tuple[int, ...]) -> Mapping[int, int]:
    """1.9 How often each number is on the die."""
    return MappingProxyType(dict(Counter(faces)))
