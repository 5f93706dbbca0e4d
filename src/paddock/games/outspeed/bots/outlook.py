"""What zones, fuel and tokens are worth in OUTSPEED, and with them the chance to win a race.

Everyone who has to look ahead uses these: they are closed formulas, no search and no dice.
"""

from math import exp
from typing import Final, Protocol

from msgspec import Struct

from paddock.games.outspeed.state import BOARDS, ROUNDS, ZONES_OF_A_BOARD, Config, Ending
from paddock.games.outspeed.tiles import TILE_OF_THE_LONELY, Face, Players, Token

WORTH_OF_TOKEN: Final = {
    Token.NITRO: 1.0,
    Token.FLAMETHROWER: 1.0,
    Token.FUEL_TANK: 1.0,
    Token.FORCE_FIELD: 0.9,
    Token.ELECTROMAGNET: 1.3,
    Token.ION_CANNON: 0.8,
}
"""In zones, as long as nothing else is known."""
A_TOKEN: Final = 0.9
"""In zones, whichever it is; less in the last round, when one may be played and no more."""
A_LAST_TOKEN: Final = 0.4
A_DROP: Final = 0.75
"""In zones, of fuel; more in the last round, when it buys most."""
A_LAST_DROP: Final = 0.9
LOW: Final = 4
"""Below this much fuel every drop counts more: without any the race is over."""
SPREAD: Final = 1.4
SPREAD_OF_A_ROUND: Final = 0.45
"""How far two ships drift apart: at the finish, and in every round before."""


class Race(Protocol):
    """What everyone sees of a race. A view has it, and so has a state."""

    @property
    def config(self) -> Config: ...
    @property
    def round(self) -> int: ...
    @property
    def tile(self) -> int | None: ...
    @property
    def face(self) -> Players: ...
    @property
    def zones(self) -> tuple[int | None, ...]: ...
    @property
    def fuel(self) -> tuple[int, ...]: ...
    @property
    def markers(self) -> tuple[int, ...]: ...
    @property
    def rear(self) -> int: ...
    @property
    def boards_added(self) -> int: ...
    @property
    def ending(self) -> Ending | None: ...


def top_face(race: Race) -> Face:
    """The face of the tile that is up."""
    assert race.tile is not None
    return race.config.deck.tiles[race.tile - 1].face(race.face)


def on_the_lonely_face(race: Race) -> bool:
    """7.9 Whether tile 11 lies on its 3-4 face."""
    return race.tile == TILE_OF_THE_LONELY and race.face is Players.UP_TO_4


def worth_of_fuel(fuel: int, rounds_to_come: int) -> float:
    """So much fuel in zones. At the end it only decides between those who are level (10.1)."""
    if not rounds_to_come:
        return 0.02 * fuel
    useful, low = min(fuel, 5 + 4 * rounds_to_come), max(0, LOW - fuel)
    a_drop = A_DROP if rounds_to_come > 1 else A_LAST_DROP
    return a_drop * useful + 0.02 * (fuel - useful) - 0.1 * low * low


class Position(Struct, frozen=True):
    """Where the ships are and what they have: what a race is worth depends on nothing else."""

    zones: tuple[int | None, ...]
    fuel: tuple[int, ...]
    tokens: tuple[int, ...]
    rear: int
    boards_added: int
    rounds_to_come: int


def position(race: Race, tokens: tuple[int, ...]) -> Position:
    """A race before anyone drives in this round, with so many tokens in each hand."""
    to_come = ROUNDS - race.round + 1
    return Position(race.zones, race.fuel, tokens, race.rear, race.boards_added, to_come)


def danger(zone: int, now: Position) -> float:
    """In zones, how bad it is to be on the rear board, with a leader who may soon push it off."""
    safe = now.rear + ZONES_OF_A_BOARD * (1 + now.boards_added)
    if zone >= safe:
        return 0.0
    front = now.rear + ZONES_OF_A_BOARD * (BOARDS + now.boards_added)
    leader = max([other for other in now.zones if other is not None])
    nearness = max(0.0, 1 - (front - leader - 1) / 9)
    return nearness * (0.3 + 0.85 * min(4, safe - zone))


def chances_to_win(now: Position) -> list[float]:
    """How likely each seat is to win from here: the nearer the end, the more a lead is worth."""
    left = now.rounds_to_come
    spread = SPREAD + SPREAD_OF_A_ROUND * left
    a_token = A_TOKEN if left > 1 else A_LAST_TOKEN
    weights: list[float] = []
    for zone, fuel, tokens in zip(now.zones, now.fuel, now.tokens):
        if zone is None:
            weights.append(0.0)
            continue
        has = zone - now.rear + worth_of_fuel(fuel, left) + a_token * tokens - danger(zone, now)
        weights.append(exp(min(40.0, has / spread)))
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights
