"""What can happen in OUTSPEED, named in the past tense."""

from enum import StrEnum
from typing import TypeAlias

from msgspec.structs import replace

from paddock.core import Event, PublicEvent, Seat, Viewer
from paddock.games.outspeed.state import Die, Ending
from paddock.games.outspeed.tiles import Players, Side, Token


class Push(StrEnum):
    """What moves a ship."""

    NITRO = "nitro"
    HIT = "hit"
    ROUTE = "route"


class Loss(StrEnum):
    """8. What ends a pilot's race."""

    OFF_THE_REAR = "off_the_rear"
    DRAINED = "drained"
    NO_ROUTE = "no_route"
    EMPTY_TANK = "empty_tank"
    IN_DEBT = "in_debt"
    REAR_BOARD = "rear_board"


class TileTurnedUp(PublicEvent, frozen=True):
    """2.2, 9.1 A new round begins with this tile on top."""

    round: int
    tile: int
    face: Players


class MarkersRemoved(PublicEvent, frozen=True):
    """9.2 A ship stood in the zone: its markers went back to the supply."""

    zone: int
    count: int


class TokenLaid(Event, frozen=True):
    """4.2 A token lies face down; only its owner knows the kind."""

    seat: Seat
    token: Token | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else replace(self, token=None)


class ZoneDeclared(PublicEvent, frozen=True):
    """4.2 All of a zone have said whether they play a token."""

    zone: int
    answers: dict[Seat, bool]


class TokensTurnedUp(PublicEvent, frozen=True):
    """4.4 All have declared: the tokens that were laid are turned up."""

    tokens: dict[Seat, Token]


class TokenWithoutEffect(PublicEvent, frozen=True):
    """4.13 A token was applied and changed nothing."""

    seat: Seat
    token: Token


class ShipMoved(PublicEvent, frozen=True):
    """5.1 A ship moved; `end` is None where it was pushed off the rear."""

    seat: Seat
    start: int
    end: int | None
    push: Push
    stopped_by_field: bool


class FuelGained(PublicEvent, frozen=True):
    """4.7, 7.6 From a Fuel Tank or, on a route, as a reward."""

    seat: Seat
    amount: int
    fuel: int
    tank: bool


class FuelDrained(PublicEvent, frozen=True):
    """4.10 An Ion Cannon hit."""

    seat: Seat
    amount: int
    fuel: int


class MarkerLaid(PublicEvent, frozen=True):
    """4.11 A force field stands in the zone."""

    seat: Seat
    zone: int


class BoardAdded(PublicEvent, frozen=True):
    """5.2 A board was laid ahead; `zone` is its first zone."""

    zone: int


class BoardRemoved(PublicEvent, frozen=True):
    """5.3 The rear board is the spare again; `zone` was its first zone."""

    zone: int
    markers: int


class ShipsEliminated(PublicEvent, frozen=True):
    """8.1 Who left in this moment and why, and the tokens they had to turn up."""

    losses: dict[Seat, Loss]
    tokens: dict[Seat, tuple[Token, ...]]


class TilesFlipped(PublicEvent, frozen=True):
    """8.2 All tiles turned to the 3-4 face."""

    tile: int


class RoutesRevealed(PublicEvent, frozen=True):
    """7.1 What everyone programmed."""

    routes: dict[Seat, Side]


class TurnsLost(PublicEvent, frozen=True):
    """7.2 Too many for the route: all of them lose their turn."""

    route: Side
    room: int
    seats: tuple[Seat, ...]


class DroveAlone(PublicEvent, frozen=True):
    """7.9 Nobody else chose the route: the reward is free."""

    seat: Seat
    route: Side


class RouteShared(PublicEvent, frozen=True):
    """7.9 Several chose the route: all pay and gain nothing."""

    seats: tuple[Seat, ...]
    route: Side


class DialsRevealed(PublicEvent, frozen=True):
    """7.8 The values of the middle dials."""

    values: dict[Seat, int]


class DieRolled(PublicEvent, frozen=True):
    """7.3 A player rolled a die of their route."""

    seat: Seat
    die: Die
    value: int


class CostPaid(PublicEvent, frozen=True):
    """7.3 What was owed, what was paid of it, and the fuel that is left."""

    seat: Seat
    owed: int
    paid: int
    fuel: int


class StackRefilled(PublicEvent, frozen=True):
    """7.7 The discard was shuffled and went under the stack."""

    count: int


class TokensLookedAt(Event, frozen=True):
    """7.7 A player drew; `tokens` is None to everyone else."""

    seat: Seat
    count: int
    tokens: tuple[Token, ...] | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else replace(self, tokens=None)


class TokenKept(Event, frozen=True):
    """7.7 One token kept, the other (if there were two) put under the stack: both are secret."""

    seat: Seat
    kept: Token | None
    returned: Token | None
    returned_one: bool

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else replace(self, kept=None, returned=None)


class RaceEnded(PublicEvent, frozen=True):
    """10. The result."""

    ending: Ending
    winners: tuple[Seat, ...]
    places: tuple[int, ...]


AnyEvent: TypeAlias = (
    TileTurnedUp
    | MarkersRemoved
    | TokenLaid
    | ZoneDeclared
    | TokensTurnedUp
    | TokenWithoutEffect
    | ShipMoved
    | FuelGained
    | FuelDrained
    | MarkerLaid
    | BoardAdded
    | BoardRemoved
    | ShipsEliminated
    | TilesFlipped
    | RoutesRevealed
    | TurnsLost
    | DroveAlone
    | RouteShared
    | DialsRevealed
    | DieRolled
    | CostPaid
    | StackRefilled
    | TokensLookedAt
    | TokenKept
    | RaceEnded
)
