"""The pieces on the table, and the whole truth about where they are."""

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from paddock.core import Seat
from paddock.games.outspeed import layout
from paddock.games.outspeed.tiles import (
    TILE_OF_THE_LONELY,
    Counts,
    Deck,
    Face,
    Players,
    Side,
    Token,
)

FIRST_ZONE_OF_SHIPS: Final = layout.FIRST_ZONE_OF_SHIPS
FUEL_AT_START: Final = layout.FUEL_AT_START
ZONES_OF_A_BOARD: Final = layout.ZONES_OF_A_BOARD
BOARDS: Final = layout.BOARDS
MARKERS: Final = layout.MARKERS
ROUNDS: Final = layout.ROUNDS
DIAL: Final = range(layout.DIAL_VALUES)
MAX_ON_THE_SMALL_FACE: Final = layout.MAX_ON_THE_SMALL_FACE
SEATS: Final = tuple(map(Seat, range(6)))


class Variant(StrEnum):
    """The ways to play other than the usual one."""

    FIRST_RACE = "first_race"


_FIRST_RACE: Final = Variant.FIRST_RACE


class Config(Struct, frozen=True, gc=False):
    """What is agreed before a race."""

    players: Annotated[int, Meta(ge=3, le=len(SEATS))]
    deck: Deck
    variant: Variant | None = None

    @property
    def first_race(self) -> bool:
        """2.3 Whether the track tiles come in ascending order."""
        return self.variant == _FIRST_RACE


class Phase(StrEnum):
    """What the race waits for, in the order of a round."""

    TURN_UP_TILE = "turn_up_tile"
    DECLARE = "declare"
    PROGRAM = "program"
    SET_DIAL = "set_dial"
    ROLL_COSTS = "roll_costs"
    ROLL_REWARDS = "roll_rewards"
    DRAW_TOKENS = "draw_tokens"
    KEEP_TOKEN = "keep_token"  # noqa: S105 - a bonus token, not a password
    OVER = "over"


class Ending(StrEnum):
    """10. How a race ends."""

    FINISH = "finish"
    LAST_SHIP = "last_ship"
    NO_SHIP = "no_ship"


class Declare(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """4.2 Lay a token face down, or none."""

    token: Token | None


class Program(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """6.1 Choose a route."""

    route: Side


class SetDial(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """7.8 Choose a value of the middle dial."""

    value: Annotated[int, Meta(ge=0, lt=layout.DIAL_VALUES)]


class Keep(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """7.7 Keep this one of the two tokens looked at."""

    token: Token


Action: TypeAlias = Declare | Program | SetDial | Keep
Outcome: TypeAlias = Annotated[int, Meta(ge=0, le=layout.TILES)] | Token
"""A tile, the face of a die, a token."""


class Buried(Struct, frozen=True, gc=False):
    """A token that a seat put under the stack: it knows what lies there."""

    token: Token
    by: Seat


class Stack(Struct, frozen=True, gc=False):
    """2.4, 7.7 An unordered pile, and below it, in order, what players put back."""

    pile: Counts
    bottom: tuple[Buried, ...] = ()

    def __len__(self) -> int:
        return sum(self.pile) + len(self.bottom)


class Bonus(Struct, frozen=True, gc=False):
    """4.2 Declaring: the zone that is asked, the answers so far, and what lies face down."""

    zone: int
    answers: tuple[bool | None, ...]
    laid: tuple[Token | None, ...]


class Die(StrEnum):
    """What a die is rolled for: its colour follows."""

    COST = "cost"
    ZONES = "zones"
    FUEL = "fuel"


class Roll(Struct, frozen=True, gc=False):
    """7.3 A die that a player has to roll."""

    seat: Seat
    die: Die


class Resolution(Struct, frozen=True, gc=False):
    """7. What everyone programmed, and the known part of what it costs and brings them.

    `driving`: neither lost the turn nor without a route. `dice` are yet to be rolled, in order.
    """

    routes: tuple[Side | None, ...]
    driving: tuple[bool, ...]
    dials: tuple[int | None, ...]
    owed: tuple[int, ...] = ()
    zones: tuple[int, ...] = ()
    fuel: tuple[int, ...] = ()
    dice: tuple[Roll, ...] = ()


class Drawing(Struct, frozen=True, gc=False):
    """7.7 Who draws tokens, in order; how many of them are served; what each looks at."""

    order: tuple[Seat, ...]
    served: int
    looked_at: tuple[tuple[Token, ...], ...]


class State(Struct, frozen=True, gc=False):
    """A race between two inputs.

    Zones are numbered from the start on and never renumbered: `rear` is the first zone that is
    still on the track. A ship that is out has no zone. Tiles and tokens to come have no order.
    """

    config: Config
    phase: Phase
    round: int
    tile: int | None
    face: Players
    tiles: tuple[int, ...]
    zones: tuple[int | None, ...]
    fuel: tuple[int, ...]
    tokens: tuple[tuple[Token, ...], ...]
    stack: Stack
    discard: Counts
    markers: tuple[int, ...]
    rear: int
    boards_added: int
    bonus: Bonus | None
    resolution: Resolution | None
    drawing: Drawing | None
    eliminated: tuple[tuple[Seat, ...], ...]
    ending: Ending | None

    def racing(self) -> list[Seat]:
        """The seats whose ships are on the track."""
        return [seat for seat, zone in zip(SEATS, self.zones) if zone is not None]

    def top_face(self) -> Face:
        """The face of the top tile that is up."""
        assert self.tile is not None
        return self.config.deck.tiles[self.tile - 1].face(self.face)

    def on_the_lonely_face(self) -> bool:
        """7.9 Whether tile 11 lies on its 3-4 face."""
        return self.tile == TILE_OF_THE_LONELY and self.face is Players.UP_TO_4
