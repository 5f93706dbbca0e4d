"""What a bonus token may do to a race, before the others have declared."""

from typing import Final

from msgspec.structs import replace

from paddock.games.outspeed.bots.outlook import Position
from paddock.games.outspeed.rules.bonus import (
    CANNON_FUEL,
    FLAMES_BACK,
    MAGNET_BACK_BETWEEN,
    MAGNET_BACK_IN_FRONT,
    NITRO_ZONES,
    TANK_FUEL,
)
from paddock.games.outspeed.tiles import Token

HELD_UP: Final = {1: 2, 2: 1, 3: 1}
"""How far a rival so many zones behind a force field is held up by it, more or less."""


def after_token(token: Token, now: Position, seat: int) -> Position:
    """4.7-4.11 The race after a seat has played this token, all else as it is."""
    mine = now.zones[seat]
    assert mine is not None
    match token:
        case Token.NITRO:
            return _moved(now, {seat: NITRO_ZONES})
        case Token.FUEL_TANK:
            return _fuelled(now, {seat: TANK_FUEL})
        case Token.FLAMETHROWER:
            ahead = [zone for zone in now.zones if zone is not None and zone > mine]
            hit = [s for s, zone in enumerate(now.zones) if ahead and zone == min(ahead)]
            return _moved(now, dict.fromkeys(hit, -FLAMES_BACK))
        case Token.FORCE_FIELD:
            behind = {s: mine - zone for s, zone in enumerate(now.zones) if zone is not None}
            return _moved(now, {s: -HELD_UP.get(gap, 0) for s, gap in behind.items()})
        case Token.ELECTROMAGNET:
            return _moved(now, _magnet(now, mine))
        case _:
            hit = [s for s, zone in enumerate(now.zones) if zone is not None and zone > mine]
            return _fuelled(now, dict.fromkeys(hit, -CANNON_FUEL))


def _magnet(now: Position, mine: int) -> dict[int, int]:
    ahead = {s: zone for s, zone in enumerate(now.zones) if zone is not None and zone > mine}
    front = max(ahead.values(), default=mine)
    return {
        s: -MAGNET_BACK_IN_FRONT if zone == front else -MAGNET_BACK_BETWEEN
        for s, zone in ahead.items()
    }


def _moved(now: Position, moves: dict[int, int]) -> Position:
    """5.4 Who is pushed behind the rear-most zone is out."""
    zones = [*now.zones]
    for seat, steps in moves.items():
        zone = zones[seat]
        assert zone is not None
        zones[seat] = None if steps < 0 and zone + steps < now.rear else zone + steps
    return replace(now, zones=tuple(zones))


def _fuelled(now: Position, amounts: dict[int, int]) -> Position:
    """4.10 Who is left without fuel is out."""
    fuel, zones = [*now.fuel], [*now.zones]
    for seat, amount in amounts.items():
        fuel[seat] = max(0, fuel[seat] + amount)
        if not fuel[seat]:
            zones[seat] = None
    return replace(now, fuel=tuple(fuel), zones=tuple(zones))
