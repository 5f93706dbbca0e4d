"""What a choice may lead to, by what its viewer knows: for a client, which knows no rules.

Computed from a view alone, by the functions of the rules.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from paddock.core import Seat, Step
from paddock.core.memory import remember_last_equal
from paddock.games.outspeed.events import ShipMoved, TokenWithoutEffect
from paddock.games.outspeed.offers import (
    Setting,
    Sides,
    Span,
    dial_for,
    most_steps,
    offer_of,
    setting_of,
)
from paddock.games.outspeed.rules.bonus import apply_zone
from paddock.games.outspeed.rules.end import places
from paddock.games.outspeed.rules.moving import boards_needed, first_zone_beyond, walk
from paddock.games.outspeed.rules.programming import program_options
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
from paddock.games.outspeed.tiles import FINISH_TILES, TOKENS, Side, Token
from paddock.games.outspeed.view import View

_BEFORE_THE_BOARDS_GO: Final = (Phase.DECLARE, Phase.PROGRAM, Phase.SET_DIAL)


class Landing(Struct, frozen=True, gc=False):
    """5. Where a route leads to. `stopped`: by a force field (5.1). `boards` are laid for it (5.2).

    `could_leave`: if others go far enough, the zone leaves the track with the rear board (5.3).
    """

    zone: int
    stopped: bool
    boards: int
    could_leave: bool


class RouteProspect(Struct, frozen=True, gc=False, tag=True):
    """6, 7. What a route, or a value on the dial, brings to someone who does not lose the turn.

    `paid`: the fuel left after paying; `rewarded`: after the rewards. An emptied tank is the end
    (7.4), but for exactly 0 on the finish tile (7.5): `may_empty` and `will_empty` speak of those
    who would be eliminated. With room for all, `room` is None. `if_least` and `if_most` are the
    landings for the least and the most zones. `may_finish_empty`: 7.5 lets its driver stay in the
    race with exactly 0.
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
    may_finish_empty: bool
    out_chance: float | None = None
    """0 to 1: how likely the viewer is out at the end of this round. None where not estimated."""


class ShipAfter(Struct, frozen=True, gc=False):
    """A ship that a token would move, fill up or drain. Without a zone it would be out."""

    seat: Seat
    zone: int | None
    fuel: int
    stopped: bool


class TokenProspect(Struct, frozen=True, gc=False, tag=True):
    """4. What a token would do from where all ships are now, if no other were played.

    `marker`: the zone where a marker would be laid (4.11). `boards` would be laid for it (5.2).
    """

    ships: tuple[ShipAfter, ...]
    marker: int | None
    boards: int
    without_effect: bool


OptionProspect: TypeAlias = RouteProspect | TokenProspect


class Prospects(Struct, frozen=True, gc=False):
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
    race = _race(_open_part(view))
    if not options:
        return race.known
    others = max([zone for seat, zone in race.farthest.items() if seat != view.seat], default=0)
    seen = tuple([_of_option(race, view.seat, option, others) for option in options])
    return replace(race.known, options=seen)


class _Race(Struct, frozen=True, gc=False):
    """What all viewers know of a race: how far each ship can get, and what is said of no option."""

    state: State
    setting: Setting
    farthest: Mapping[Seat, int]
    known: Prospects


def _open_part(view: View) -> tuple[Any, ...]:
    """What lies open to all of a race; of the tokens in a hand only the number."""
    return (
        view.config,
        view.phase,
        view.round,
        view.tile,
        view.face,
        view.tiles,
        view.zones,
        view.fuel,
        view.token_counts,
        view.discard,
        view.markers,
        view.rear,
        view.boards_added,
        view.resolution,
        view.eliminated,
        view.ending,
    )


@remember_last_equal
def _race(known: tuple[Any, ...]) -> _Race:
    """All who watch a race ask for the same, one after the other: it is worked out once."""
    state = _known_part(known)
    rear, added, setting = state.rear, state.boards_added, setting_of(state)
    farthest = _farthest(state, setting) if state.phase in _BEFORE_THE_BOARDS_GO else {}
    known_to_all = Prospects(
        rear_board=rear + ZONES_OF_A_BOARD - 1,
        will_leave=_last_leaving(rear, added, rear),
        could_leave=_last_leaving(rear, added, max(farthest.values(), default=rear)),
        front=first_zone_beyond(rear, added) - 1,
        tiles_left=ROUNDS - state.round + (state.tile is None),
        places=places(state),
        options=(),
    )
    return _Race(state, setting, farthest, known_to_all)


def _known_part(known: tuple[Any, ...]) -> State:
    """The race with nothing in it that the viewer does not know; the piles are left out."""
    *before, counts, discard, markers, rear, boards_added, resolution, eliminated, ending = known
    hands = tuple([TOKENS[:1] * count for count in counts])
    middle = (hands, Stack(discard), discard, markers, rear, boards_added)
    fields: tuple[Any, ...] = (*before, *middle, None, resolution, None, eliminated, ending)
    return State(*fields)


def _of_option(
    race: _Race, seat: Seat | None, option: Action, others: int
) -> OptionProspect | None:
    """`others`: how far the others can get."""
    assert seat is not None, "a spectator has no options"
    state = race.state
    match option:
        case Program(side):
            return _of_route(race, seat, side, dial_for(state.fuel[seat]), others)
        case Declare(Token() as token):
            return _of_token(state, seat, token)
        case SetDial(value):
            assert state.resolution is not None
            dialled = state.resolution.routes[seat]
            assert dialled is not None
            return _of_route(race, seat, dialled, Span(value, value), others)
        case _:
            return None


# Tokens


def _of_token(state: State, seat: Seat, token: Token) -> TokenProspect:
    """4.4 The zone's tokens are applied, and this is the only one."""
    zone = state.zones[seat]
    assert zone is not None
    step = apply_zone(Step(state), zone, {seat: token})
    after, events = step.state, step.events
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


def _of_route(race: _Race, seat: Seat, side: Side, dial: Span, others: int) -> RouteProspect:
    state = race.state
    offer, start = offer_of(race.setting, state.fuel[seat], side, dial), state.zones[seat]
    assert start is not None
    zones, track = offer.zones, (state.markers, state.rear, state.boards_added, others)
    if_least = if_most = _landing(start, zones.least, *track)
    if zones.least != zones.most:
        if_most = _landing(start, zones.most, *track)
    return RouteProspect(
        offer.cost,
        offer.paid,
        offer.rewarded,
        zones,
        if_least,
        if_most,
        offer.room,
        # 7.2 All on the track would be too many, as long as it is not settled.
        offer.crowded and state.resolution is None,
        offer.token,
        offer.may_empty,
        offer.will_empty,
        state.tile in FINISH_TILES and offer.rewarded.least == 0,
    )


@lru_cache(maxsize=8192)
def _landing(  # noqa: PLR0913, PLR0917 - all that it depends on
    start: int, steps: int, markers: tuple[int, ...], rear: int, boards_added: int, others: int
) -> Landing:
    zone = _walked(start, steps, markers, rear)
    last = _last_leaving(rear, boards_added, max(zone, others))
    return Landing(
        zone=zone,
        stopped=steps > 0 and zone in markers,
        boards=boards_needed(zone, rear, boards_added),
        could_leave=last is not None and zone <= last,
    )


def _walked(start: int, steps: int, markers: tuple[int, ...], rear: int) -> int:
    """5.1 Where a ship gets with so many steps forward."""
    end = walk(start, steps, markers, rear) if steps else start
    assert end is not None, "nobody leaves the track at its front"
    return end


# 5.3 The rear boards


def _last_leaving(rear: int, boards_added: int, reached: int) -> int | None:
    """The last zone that goes with the rear boards, if a ship gets as far as this zone."""
    boards = boards_added + boards_needed(reached, rear, boards_added)
    return rear + ZONES_OF_A_BOARD * boards - 1 if boards else None


def _farthest(state: State, setting: Setting) -> dict[Seat, int]:
    """How far each ship can get in this round, on a dial (7.8) or without."""
    farthest = dict[Seat, int]()
    for seat, sides in _open_routes(state):
        start = state.zones[seat]
        assert start is not None
        steps = most_steps(setting, state.fuel[seat], sides)
        farthest[seat] = _walked(start, steps, state.markers, state.rear)
    return farthest


def _open_routes(state: State) -> Iterator[tuple[Seat, Sides]]:
    """The routes that each ship may still take, or has taken."""
    now, offered = state.resolution, program_options(state)
    for seat in state.racing():
        if now is None:
            yield seat, _sides(offered.get(seat, ()))
        else:
            side = now.routes[seat]
            yield seat, (side,) if now.driving[seat] and side is not None else ()


@lru_cache(maxsize=64)
def _sides(programs: tuple[Program, ...]) -> Sides:
    return tuple([program.route for program in programs])
