"""What a route costs and brings to any ship. Each is worked out once and kept."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from paddock.games.outspeed.rules.resolution import DIALS, loss_by_cost
from paddock.games.outspeed.state import State
from paddock.games.outspeed.tiles import Amount, Face, Side

Faces: TypeAlias = tuple[int, ...]
"""Of a die."""
Sides: TypeAlias = tuple[Side, ...]


class Span(Struct, frozen=True, gc=False, array_like=True):
    """The least and the most it can be."""

    least: int
    most: int


class _Bounds(Struct, frozen=True, gc=False):
    """1.6 What a route can cost and bring to someone who drives on it and dials nothing."""

    cost: Span
    fuel: Span
    zones: Span


@lru_cache(maxsize=1024)
def _bounds(face: Face, yellow: Faces, blue: Faces, others: int) -> Mapping[Side, _Bounds]:
    """The bounds of each lit route, among so many others."""

    def within(amount: Amount, die: Faces, side: Side, room: int | None) -> Span:
        return Span(amount.least(die, side), amount.most_on(die, side, others, room))

    return {
        side: _Bounds(
            cost=within(route.cost, yellow, side, route.room),
            fuel=within(route.fuel, yellow, side, route.room),
            zones=within(route.zones, blue, side, route.room),
        )
        for side, route in face.lit().items()
    }


@lru_cache(maxsize=64)
def dial_for(fuel: int) -> Span:
    """7.8 At most one's fuel, at most 9."""
    return Span(0, DIALS[: fuel + 1][-1].value)


def _dialled(bounds: Span, amount: Amount, dial: Span) -> Span:
    return Span(bounds.least + dial.least, bounds.most + dial.most) if amount.dial else bounds


Setting: TypeAlias = tuple[Face | None, Faces, Faces, int, int | None, bool]
"""What a route depends on beside its driver: the face, the dice, how many others race, the tile.

The last says whether it is tile 11 on its 3-4 face (7.9).
"""


def setting_of(state: State) -> Setting:
    """What the routes depend on now."""
    deck, others = state.config.deck, len(state.racing()) - 1
    face = None if state.tile is None else state.top_face()
    return face, deck.yellow, deck.blue, others, state.tile, state.on_the_lonely_face()


class Offer(Struct, frozen=True, gc=False):
    """What a route costs and brings to a ship with so much fuel: all but where it leads to."""

    cost: Span
    paid: Span
    rewarded: Span
    zones: Span
    room: int | None
    crowded: bool
    token: bool
    may_empty: bool
    will_empty: bool


@lru_cache(maxsize=8192)
def offer_of(setting: Setting, fuel: int, side: Side, dial: Span) -> Offer:
    """A route for a ship with so much fuel that can dial so much."""
    face, yellow, blue, others, tile, lonely = setting
    assert face is not None
    route, bounds = face.lit()[side], _bounds(face, yellow, blue, others)[side]
    cost, more = _dialled(bounds.cost, route.cost, dial), bounds.fuel
    zones = _dialled(bounds.zones, route.zones, dial)
    if lonely:
        # 7.9 Alone one pays nothing, in company one gains nothing.
        cost, more, zones = Span(0, cost.most), Span(0, more.most), Span(0, zones.most)
    paid = Span(max(fuel - cost.most, 0), max(fuel - cost.least, 0))
    return Offer(
        cost=cost,
        paid=paid,
        rewarded=Span(paid.least + more.least, paid.most + more.most),
        zones=zones,
        room=route.room,
        crowded=route.room is not None and route.room <= others,
        token=route.token,
        may_empty=_loses(tile, fuel, cost.most),
        will_empty=_loses(tile, fuel, cost.least),
    )


def _loses(tile: int | None, fuel: int, owed: int) -> bool:
    """7.4, 7.5 Whether someone who owes this is eliminated."""
    return owed >= fuel and loss_by_cost(tile, fuel, owed) is not None


@lru_cache(maxsize=8192)
def most_steps(setting: Setting, fuel: int, sides: Sides) -> int:
    """The zones that the best of these routes can bring."""
    face, yellow, blue, others, _, _ = setting
    assert face is not None
    reach, routes, dial = _bounds(face, yellow, blue, others), face.lit(), dial_for(fuel)
    steps = [_dialled(reach[side].zones, routes[side].zones, dial).most for side in sides]
    return max(steps, default=0)
