"""What a choice may lead to, by what its viewer knows: for a client, which knows no rules.

Computed from a view alone, by the functions of the rules.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from paddock.core import Event, Seat
from paddock.core.memory import remember_last
from paddock.games.outspeed.events import ShipMoved, TokenWithoutEffect
from paddock.games.outspeed.rules.bonus import apply_zone
from paddock.games.outspeed.rules.end import places
from paddock.games.outspeed.rules.moving import boards_needed, first_zone_beyond, walk
from paddock.games.outspeed.rules.programming import program_options
from paddock.games.outspeed.rules.resolution import DIALS, loss_by_cost
from paddock.games.outspeed.state import (
    ROUNDS,
    ZONES_OF_A_BOARD,
    Action,
    Declare,
    Phase,
    Program,
    SetDial,
    Stack,
    State,
)
from paddock.games.outspeed.tiles import TOKENS, Amount, Face, Route, Side, Token
from paddock.games.outspeed.view import View

Faces: TypeAlias = tuple[int, ...]
"""Of a die."""

_BEFORE_THE_BOARDS_GO: Final = (Phase.DECLARE, Phase.PROGRAM, Phase.SET_DIAL)


class Span(Struct, frozen=True, array_like=True):
    """The least and the most it can be."""

    least: int
    most: int


class Landing(Struct, frozen=True):
    """5. Where a route leads to. `stopped`: by a force field (5.1). `boards` are laid for it (5.2).

    `could_leave`: if others go far enough, the zone leaves the track with the rear board (5.3).
    """

    zone: int
    stopped: bool
    boards: int
    could_leave: bool


class RouteProspect(Struct, frozen=True, tag=True):
    """6, 7. What a route, or a value on the dial, brings to someone who does not lose the turn.

    `paid`: the fuel left after paying; `rewarded`: after the rewards. An emptied tank is the end
    (7.4), but for exactly 0 on the finish tile (7.5): `may_empty` and `will_empty` speak of those
    who would be eliminated. With room for all, `room` is None. `if_least` and `if_most` are the
    landings for the least and the most zones.
    """

    cost: Span
    paid: Span
    rewarded: Span
    zones: Span
    if_least: Landing
    if_most: Landing
    room: int | None
    may_lose_turn: bool
    token: bool
    may_empty: bool
    will_empty: bool
    out_chance: float | None = None
    """0 to 1: how likely the viewer is out at the end of this round. None where not estimated."""


class ShipAfter(Struct, frozen=True):
    """A ship that a token would move, fill up or drain. Without a zone it would be out."""

    seat: Seat
    zone: int | None
    fuel: int
    stopped: bool


class TokenProspect(Struct, frozen=True, tag=True):
    """4. What a token would do from where all ships are now, if no other were played.

    `marker`: the zone where a marker would be laid (4.11). `boards` would be laid for it (5.2).
    """

    ships: tuple[ShipAfter, ...]
    marker: int | None
    boards: int
    without_effect: bool


OptionProspect: TypeAlias = RouteProspect | TokenProspect


class Prospects(Struct, frozen=True):
    """What can be said of the race, and of each option in its order: None where nothing can.

    The zones up to `rear_board` are the rear board. Those up to `will_leave` go in this round, for
    boards were added; those up to `could_leave` go if ships drive as far as this tile lets them.
    `front` is the last zone of the track. `places` are those that the ships have now (10.3).
    """

    rear_board: int
    will_leave: int | None
    could_leave: int | None
    front: int
    tiles_left: int
    places: tuple[int, ...]
    options: tuple[OptionProspect | None, ...]


def prospects(view: View, options: tuple[Action, ...]) -> Prospects:
    """All that a viewer can know of what comes of their options."""
    race = _race(_known_part(view))
    if not options:
        return race.known
    others = max([zone for seat, zone in race.farthest.items() if seat != view.seat], default=0)
    seen = tuple([_of_option(race.state, view.seat, option, others) for option in options])
    return replace(race.known, options=seen)


class _Race(Struct, frozen=True):
    """What all viewers know of a race: how far each ship can get, and what is said of no option."""

    state: State
    farthest: Mapping[Seat, int]
    known: Prospects


@lru_cache(maxsize=256)
def _race(state: State) -> _Race:
    """All who watch a race ask for the same: it is worked out once."""
    farthest = _farthest(state) if state.phase in _BEFORE_THE_BOARDS_GO else {}
    known = Prospects(
        rear_board=state.rear + ZONES_OF_A_BOARD - 1,
        will_leave=_last_leaving(state, state.rear),
        could_leave=_last_leaving(state, max(farthest.values(), default=state.rear)),
        front=first_zone_beyond(state.rear, state.boards_added) - 1,
        tiles_left=ROUNDS - state.round + (state.tile is None),
        places=places(state),
        options=(),
    )
    return _Race(state, farthest, known)


def _known_part(view: View) -> State:
    """The race with nothing in it that the viewer does not know.

    Of the tokens in a hand only the number counts here; the piles are left out.
    """
    return State(
        config=view.config,
        phase=view.phase,
        round=view.round,
        tile=view.tile,
        face=view.face,
        tiles=view.tiles,
        zones=view.zones,
        fuel=view.fuel,
        tokens=tuple([TOKENS[:1] * count for count in view.token_counts]),
        stack=Stack(view.discard),
        discard=view.discard,
        markers=view.markers,
        rear=view.rear,
        boards_added=view.boards_added,
        bonus=None,
        resolution=view.resolution,
        drawing=None,
        eliminated=view.eliminated,
        ending=view.ending,
    )


def _of_option(
    state: State, seat: Seat | None, option: Action, others: int
) -> OptionProspect | None:
    """`others`: how far the others can get."""
    assert seat is not None, "a spectator has no options"
    match option:
        case Program(side):
            return _of_route(state, seat, side, _dial(state.fuel[seat]), others)
        case Declare(Token() as token):
            return _of_token(state, seat, token)
        case SetDial(value):
            assert state.resolution is not None
            dialled = state.resolution.routes[seat]
            assert dialled is not None
            return _of_route(state, seat, dialled, Span(value, value), others)
        case _:
            return None


# Tokens


def _of_token(state: State, seat: Seat, token: Token) -> TokenProspect:
    """4.4 The zone's tokens are applied, and this is the only one."""
    zone, events = state.zones[seat], list[Event]()
    assert zone is not None
    after = apply_zone(state, zone, {seat: token}, events)
    stopped = {
        event.seat for event in events if isinstance(event, ShipMoved) and event.stopped_by_field
    }
    return TokenProspect(
        ships=tuple(
            [
                ShipAfter(other, after.zones[other], after.fuel[other], other in stopped)
                for other in state.racing()
                if after.zones[other] != state.zones[other]
                or after.fuel[other] != state.fuel[other]
            ]
        ),
        marker=zone if len(after.markers) > len(state.markers) else None,
        boards=after.boards_added - state.boards_added,
        without_effect=any([isinstance(event, TokenWithoutEffect) for event in events]),
    )


# Routes


class _Bounds(Struct, frozen=True):
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


@remember_last
def _bounds_now(state: State) -> Mapping[Side, _Bounds]:
    deck, others = state.config.deck, len(state.racing()) - 1
    return _bounds(state.top_face(), deck.yellow, deck.blue, others)


@lru_cache(maxsize=64)
def _dial(fuel: int) -> Span:
    """7.8 At most one's fuel, at most 9."""
    return Span(0, DIALS[: fuel + 1][-1].value)


def _dialled(bounds: Span, amount: Amount, dial: Span) -> Span:
    return Span(bounds.least + dial.least, bounds.most + dial.most) if amount.dial else bounds


def _of_route(state: State, seat: Seat, side: Side, dial: Span, others: int) -> RouteProspect:
    route, bounds, fuel = state.top_face().lit()[side], _bounds_now(state)[side], state.fuel[seat]
    cost, more = _dialled(bounds.cost, route.cost, dial), bounds.fuel
    zones = _dialled(bounds.zones, route.zones, dial)
    if state.on_the_lonely_face():
        # 7.9 Alone one pays nothing, in company one gains nothing.
        cost, more, zones = Span(0, cost.most), Span(0, more.most), Span(0, zones.most)
    paid = Span(max(fuel - cost.most, 0), max(fuel - cost.least, 0))
    if_least = _landing(state, seat, zones.least, others)
    return RouteProspect(
        cost=cost,
        paid=paid,
        rewarded=Span(paid.least + more.least, paid.most + more.most),
        zones=zones,
        if_least=if_least,
        if_most=(
            if_least if zones.least == zones.most else _landing(state, seat, zones.most, others)
        ),
        room=route.room,
        may_lose_turn=_may_lose_turn(state, route),
        token=route.token,
        may_empty=_loses(state, fuel, cost.most),
        will_empty=_loses(state, fuel, cost.least),
    )


def _may_lose_turn(state: State, route: Route) -> bool:
    """7.2 Whether all on the track would be too many, as long as it is not settled."""
    return state.resolution is None and route.room is not None and route.room < len(state.racing())


def _loses(state: State, fuel: int, owed: int) -> bool:
    """7.4, 7.5 Whether someone who owes this is eliminated."""
    return owed >= fuel and loss_by_cost(state.tile, fuel, owed) is not None


def _landing(state: State, seat: Seat, steps: int, others: int) -> Landing:
    zone = _walked(state, seat, steps)
    last = _last_leaving(state, max(zone, others))
    return Landing(
        zone=zone,
        stopped=steps > 0 and zone in state.markers,
        boards=boards_needed(zone, state.rear, state.boards_added),
        could_leave=last is not None and zone <= last,
    )


def _walked(state: State, seat: Seat, steps: int) -> int:
    """5.1 Where a ship gets with so many steps forward."""
    start = state.zones[seat]
    assert start is not None
    end = walk(start, steps, state.markers, state.rear) if steps else start
    assert end is not None, "nobody leaves the track at its front"
    return end


# 5.3 The rear boards


def _last_leaving(state: State, reached: int) -> int | None:
    """The last zone that goes with the rear boards, if a ship gets as far as this zone."""
    boards = state.boards_added + boards_needed(reached, state.rear, state.boards_added)
    return state.rear + ZONES_OF_A_BOARD * boards - 1 if boards else None


def _farthest(state: State) -> dict[Seat, int]:
    """How far each ship can get in this round, on a dial (7.8) or without."""
    reach, routes, farthest = _bounds_now(state), state.top_face().lit(), dict[Seat, int]()
    for seat, sides in _open_routes(state):
        dial = _dial(state.fuel[seat])
        steps = [_dialled(reach[side].zones, routes[side].zones, dial).most for side in sides]
        farthest[seat] = _walked(state, seat, max(steps, default=0))
    return farthest


def _open_routes(state: State) -> Iterator[tuple[Seat, Sequence[Side]]]:
    """The routes that each ship may still take, or has taken."""
    now, offered = state.resolution, program_options(state)
    for seat in state.racing():
        if now is None:
            yield seat, [program.route for program in offered.get(seat, ())]
        else:
            side = now.routes[seat]
            yield seat, [side] if now.driving[seat] and side is not None else []
