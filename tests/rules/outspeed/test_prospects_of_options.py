"""What a client learns of its options: in scenes, and against what really happens in races."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, TypeVar

import pytest

from paddock.core import SPECTATOR, Event, Seat
from paddock.games.outspeed import rules
from paddock.games.outspeed.events import (
    BoardAdded,
    BoardRemoved,
    CostPaid,
    Loss,
    Push,
    RaceEnded,
    ShipMoved,
    ShipsEliminated,
    TurnsLost,
)
from paddock.games.outspeed.offers import Span
from paddock.games.outspeed.prospects import (
    Landing,
    Prospects,
    RouteProspect,
    ShipAfter,
    TokenProspect,
    prospects,
)
from paddock.games.outspeed.state import Action, Declare, Phase, Program, SetDial, State
from paddock.games.outspeed.tiles import Side, Token
from tests.contract.playouts import Moment, played
from tests.contract.starts import SUBJECTS
from tests.rules.outspeed.scenes import (
    CANNON,
    FIELD,
    FLAMETHROWER,
    MAGNET,
    NITRO,
    TANK,
    A,
    B,
    C,
    Setting,
    all_take,
    deal,
    declare,
    face,
    options,
    program,
    route,
    scene,
    state_of,
)

RACES: Final = [name for name in SUBJECTS if name.startswith("outspeed")]
SEEDS: Final = range(2)
EventT = TypeVar("EventT", bound=Event)


def happened(setting: Setting, seat: Seat) -> Prospects:
    return prospects(rules.view(state_of(setting), seat), options(setting)[seat])


def of(setting: Setting, seat: Seat, action: Action) -> Any:
    return happened(setting, seat).options[options(setting)[seat].index(action)]


def of_route(setting: Setting, seat: Seat, side: str = "left") -> RouteProspect:
    found = of(setting, seat, Program(Side(side)))
    assert isinstance(found, RouteProspect)
    return found


def of_token(setting: Setting, seat: Seat, token: Token) -> TokenProspect:
    found = of(setting, seat, Declare(token))
    assert isinstance(found, TokenProspect)
    return found


# Routes


def test_a_route_of_plain_numbers_is_known_to_the_last_cube() -> None:
    state = scene([5, 4, 3], routes=face(route(cost=3, zones=2, fuel=1, token=True, room=2)))

    assert of_route(state, A) == RouteProspect(
        cost=Span(3, 3),
        paid=Span(9, 9),
        rewarded=Span(10, 10),
        zones=Span(2, 2),
        if_least=Landing(7, stopped=False, boards=0, could_leave=False),
        if_most=Landing(7, stopped=False, boards=0, could_leave=False),
        room=2,
        may_lose_turn=True,
        token=True,
        may_empty=False,
        will_empty=False,
        may_finish_empty=False,
    )


def test_dice_are_as_low_and_as_high_as_their_faces() -> None:
    state = scene([5, 4, 3], routes=face(route(cost="yellow", zones=["blue", "blue"], fuel=1)))

    there = of_route(state, A)

    assert (there.cost, there.zones) == (Span(1, 3), Span(2, 8))
    assert (there.paid, there.rewarded) == (Span(9, 11), Span(10, 12))
    assert (there.if_least.zone, there.if_most.zone) == (7, 13)


def test_a_count_of_ones_own_route_has_oneself_in_it_and_no_more_than_there_is_room_for() -> None:
    counted = face(route(cost="left", zones="right", room=3))
    state = scene([5, 4, 3, 3, 3], routes=counted)

    there = of_route(state, A)

    assert (there.cost, there.zones) == (Span(1, 3), Span(0, 4))
    assert there.may_lose_turn


def test_with_room_for_all_everybody_may_be_counted_on_ones_own_route() -> None:
    state = scene([5, 4, 3, 3, 3], routes=face(route(cost="left")))

    assert of_route(state, A).cost == Span(1, 5)


def test_with_room_for_all_nobody_loses_the_turn() -> None:
    assert not of_route(scene([5, 4, 3], routes=face(route())), A).may_lose_turn
    assert not of_route(scene([5, 4, 3], routes=face(route(room=3))), A).may_lose_turn
    assert of_route(scene([5, 4, 3], routes=face(route(room=2))), A).may_lose_turn


def test_a_route_may_or_will_empty_the_tank() -> None:
    routes = face(route(cost=3), route(cost=[1, "yellow"]), route(cost=2))
    state = scene([5, 4, 3], routes=routes, fuel=3)

    warned = [(there.may_empty, there.will_empty) for there in map_routes(state, A)]

    assert warned == [(True, True), (True, False), (False, False)]


def test_on_the_finish_tile_exactly_nothing_left_is_safe() -> None:
    routes = face(route(cost=3), route(cost=[1, "yellow"]), route(cost=[2, "yellow"]))
    state = scene([5, 4, 3], tile=13, routes=routes, fuel=3)

    warned = [(there.may_empty, there.will_empty) for there in map_routes(state, A)]

    assert warned == [(False, False), (True, False), (True, False)]


def test_7_5_only_on_the_finish_tile_a_route_may_end_with_exactly_0() -> None:
    routes = face(route(cost=3), route(cost=2), route(cost=3, fuel=1))

    def may(tile: int) -> list[bool]:
        state = scene([5, 4, 3], tile=tile, routes=routes, fuel=3)
        return [there.may_finish_empty for there in map_routes(state, A)]

    assert may(13) == [True, False, False]
    assert may(1) == [False, False, False]


def map_routes(setting: Setting, seat: Seat) -> list[RouteProspect]:
    return [of_route(setting, seat, side) for side in Side]


def test_a_force_field_on_the_way_stops_the_ship() -> None:
    state = scene([5, 4, 3], routes=face(route(zones="blue")), markers=[7])

    there = of_route(state, A)

    assert there.zones == Span(1, 4)
    assert there.if_least == Landing(6, stopped=False, boards=0, could_leave=False)
    assert there.if_most == Landing(7, stopped=True, boards=0, could_leave=False)


def test_a_ship_that_stays_in_a_field_is_not_stopped_by_it() -> None:
    there = of_route(scene([5, 4, 3], routes=face(route()), markers=[5]), A)

    assert not there.if_most.stopped


def test_a_ship_that_goes_off_the_front_has_boards_laid_and_others_may_leave() -> None:
    state = scene([14, 4, 8], routes=face(route(zones=[1, "blue"])))

    assert of_route(state, A).if_least == Landing(16, stopped=False, boards=1, could_leave=False)
    assert of_route(state, B).if_least == Landing(6, stopped=False, boards=0, could_leave=True)
    assert of_route(state, B).if_most == Landing(9, stopped=False, boards=0, could_leave=False)
    assert happened(state, C).could_leave == 7
    assert happened(state, C).will_leave is None


def test_who_alone_could_go_off_the_front_is_not_in_danger_by_a_short_route() -> None:
    state = scene([7, 3, 3], routes=face(route(zones=8), None, route(zones=0)))

    assert happened(state, A).could_leave == 7
    assert not of_route(state, A, "right").if_most.could_leave
    assert of_route(state, B, "right").if_most.could_leave


def test_a_route_that_nobody_can_pay_adds_no_board() -> None:
    state = scene([14, 4, 8], routes=face(route(cost=5, zones=3)), fuel=[4, 12, 12])

    assert happened(state, B).could_leave is None


def test_in_company_on_tile_11_one_pays_and_alone_one_gains() -> None:
    routes = face(route(cost=2, zones=3, fuel=1))
    state = scene([5, 4, 3], tile=11, routes=routes, fuel=2)

    there = of_route(state, A)

    assert (there.cost, there.paid, there.rewarded) == (Span(0, 2), Span(0, 2), Span(0, 3))
    assert (there.zones, there.if_least.zone, there.if_most.zone) == (Span(0, 3), 5, 8)
    assert (there.may_empty, there.will_empty) == (True, False)


# The dial


def test_a_dial_costs_and_leads_as_much_as_is_dialled() -> None:
    routes = face(route(cost="dial", zones="dial"))
    state = scene([12, 4, 3], tile=13, routes=routes, fuel=[4, 12, 12])

    before = of_route(state, A)
    dialling = all_take(state, "left")

    assert (before.cost, before.zones, before.if_most.zone) == (Span(0, 4), Span(0, 4), 16)
    assert [of(dialling, A, SetDial(value)).paid for value in (0, 3, 4)] == [
        Span(4, 4),
        Span(1, 1),
        Span(0, 0),
    ]
    assert of(dialling, A, SetDial(3)).if_most == Landing(
        15, stopped=False, boards=1, could_leave=False
    )
    assert not of(dialling, A, SetDial(4)).will_empty
    assert of(dialling, B, SetDial(9)).cost == Span(9, 9)


def test_only_those_who_drive_may_still_add_a_board() -> None:
    routes = face(route(cost="dial", zones="dial"), None, route(room=1))
    dialling = program(scene([5, 14, 14], tile=13, routes=routes), "left", "right", "right")

    assert happened(dialling, A).could_leave is None
    assert not of(dialling, A, SetDial(0)).may_lose_turn


# Tokens


def test_a_token_is_described_by_what_it_would_do_from_here() -> None:
    held = {A: (NITRO, FLAMETHROWER, TANK, FIELD, MAGNET, CANNON)}
    asked = scene([3, 5, 8], tokens=held, fuel=[12, 2, 9])

    assert of_token(asked, A, NITRO) == done(ShipAfter(A, 4, 12, stopped=False))
    assert of_token(asked, A, FLAMETHROWER) == done(ShipAfter(B, 3, 2, stopped=False))
    assert of_token(asked, A, TANK) == done(ShipAfter(A, 3, 14, stopped=False))
    assert of_token(asked, A, FIELD) == TokenProspect((), 3, 0, without_effect=False)
    assert of_token(asked, A, MAGNET) == done(
        ShipAfter(B, 3, 2, stopped=False), ShipAfter(C, 5, 9, stopped=False)
    )
    assert of_token(asked, A, CANNON) == done(
        ShipAfter(B, None, 0, stopped=False), ShipAfter(C, 8, 7, stopped=False)
    )
    assert of(asked, A, Declare(None)) is None


def done(*ships: ShipAfter, boards: int = 0) -> TokenProspect:
    return TokenProspect(ships, None, boards, without_effect=False)


def test_a_token_with_nobody_ahead_has_no_effect() -> None:
    asked = scene([5, 5, 5], tokens={A: (FLAMETHROWER, MAGNET, CANNON, NITRO)})

    for token in (FLAMETHROWER, MAGNET, CANNON):
        assert of_token(asked, A, token) == TokenProspect((), None, 0, without_effect=True)
    assert not of_token(asked, A, NITRO).without_effect


def test_a_hit_is_stopped_by_a_field_and_can_end_behind_the_track() -> None:
    asked = scene([1, 2, 2], tokens={A: FLAMETHROWER})
    held_up = scene([3, 6, 6], tokens={A: FLAMETHROWER}, markers=[5])

    assert of_token(asked, A, FLAMETHROWER).ships[0] == ShipAfter(B, None, 12, stopped=False)
    assert of_token(held_up, A, FLAMETHROWER).ships[1] == ShipAfter(C, 5, 12, stopped=True)


def test_a_nitro_off_the_front_lays_a_board() -> None:
    asked = scene([14, 3, 3], tokens={A: NITRO})
    nitro = ShipAfter(A, 15, 12, stopped=False)

    assert of_token(asked, A, NITRO) == done(nitro, boards=1)

    driving = declare(asked, {A: NITRO})
    assert (happened(driving, B).will_leave, happened(driving, B).front) == (7, 21)


# What is public


def test_the_public_part_is_there_for_spectators_and_without_options() -> None:
    state = scene([5, 9, 3, 9], fuel=[12, 3, 12, 4], eliminated=())

    shown = prospects(rules.view(state, SPECTATOR), ())

    assert (shown.rear_board, shown.front, shown.tiles_left) == (7, 14, 12)
    assert shown.places == (3, 2, 4, 1)
    assert shown.options == ()


def test_before_the_first_tile_all_thirteen_are_left() -> None:
    state = SUBJECTS["outspeed-3"].start()

    assert prospects(rules.view(state, A), ()).tiles_left == 13


def test_tokens_in_hand_decide_between_equals_and_those_out_come_last() -> None:
    state = scene([None, 9, 9], tokens={C: NITRO}, eliminated=((A,),))

    assert happened(state, C).places == (3, 2, 1)


def test_nothing_is_said_of_a_token_to_keep() -> None:
    state = scene([5, 4, 3], routes=face(route(token=True)))
    keeping = deal(all_take(state, "left"))

    assert keeping.state.phase is Phase.KEEP_TOKEN
    assert {*happened(keeping, A).options} == {None}
    assert happened(keeping, A).could_leave is None


# Against what happens


@pytest.mark.parametrize("name", RACES)
def test_what_happens_lies_between_the_least_and_the_most(name: str) -> None:
    for seed in SEEDS:
        moments = played(name, seed)
        for at, moment in enumerate(moments):
            if moment.state.phase in (Phase.PROGRAM, Phase.SET_DIAL):
                check_round(moment, events_of_round(moments[at:]))


def events_of_round(moments: tuple[Moment, ...]) -> list[Event]:
    """What happens from here until the next tile."""
    found: list[Event] = []
    for moment in moments:
        if moment.step is None or moment.state.phase is Phase.TURN_UP_TILE:
            break
        found += moment.step.events
    return found


def of_kind(kind: type[EventT], events: list[Event]) -> Iterator[EventT]:
    return (event for event in events if isinstance(event, kind))


def check_round(moment: Moment, events: list[Event]) -> None:
    lost_turn = {seat for lost in of_kind(TurnsLost, events) for seat in lost.seats}
    gone = {
        seat: loss for out in of_kind(ShipsEliminated, events) for seat, loss in out.losses.items()
    }
    stopped = any(of_kind(RaceEnded, events)) and not any(of_kind(CostPaid, events))
    for seat, action in moment.given.choices.items():  # type: ignore[union-attr]
        view, offered = rules.view(moment.state, seat), moment.waiting.options[seat]
        known = prospects(view, offered)
        there = known.options[offered.index(action)]
        assert isinstance(there, RouteProspect)
        for removed in of_kind(BoardRemoved, events):
            assert known.could_leave is not None
            assert removed.zone < known.could_leave
        if seat in lost_turn:
            assert there.may_lose_turn
        elif not stopped:
            check_drive(moment.state, seat, there, events, gone.get(seat))


def check_drive(
    state: State, seat: Seat, there: RouteProspect, events: list[Event], loss: Loss | None
) -> None:
    owed = sum(paid.owed for paid in of_kind(CostPaid, events) if paid.seat == seat)
    assert there.cost.least <= owed <= there.cost.most
    out_by_cost = loss in (Loss.EMPTY_TANK, Loss.IN_DEBT)
    assert there.will_empty <= out_by_cost <= there.may_empty
    left = [paid.fuel for paid in of_kind(CostPaid, events) if paid.seat == seat] or [
        state.fuel[seat]
    ]
    assert there.paid.least <= left[0] <= there.paid.most
    if out_by_cost or any(of_kind(RaceEnded, events)):
        return
    moves = [move for move in of_kind(ShipMoved, events) if move.seat == seat]
    assert all(move.push is Push.ROUTE for move in moves)
    end = moves[0].end if moves else state.zones[seat]
    assert end is not None
    assert there.if_least.zone <= end <= there.if_most.zone
    if moves and end == there.if_most.zone:
        assert moves[0].stopped_by_field == there.if_most.stopped
    if loss is Loss.REAR_BOARD:
        landing = there.if_least if end == there.if_least.zone else there.if_most
        assert landing.could_leave or landing.zone != end
    if there.if_least.boards:
        assert any(of_kind(BoardAdded, events))


@pytest.mark.parametrize("name", RACES)
def test_a_token_does_what_was_said_when_it_is_the_only_one(name: str) -> None:
    for seed in SEEDS:
        for moment in played(name, seed):
            if moment.state.phase is Phase.DECLARE:
                check_tokens(moment.state, moment.waiting.options)


def check_tokens(state: State, offered: Any) -> None:
    assert state.bonus is not None
    if any(state.bonus.answers):
        return
    for seat, choices in offered.items():
        known = prospects(rules.view(state, seat), choices)
        for action, there in zip(choices, known.options, strict=True):
            if action.token is not None:
                check_token(state, seat, action.token, there)


def check_token(state: State, seat: Seat, token: Token, there: Any) -> None:
    after = declare(state, {seat: token}).state
    expected = {ship.seat: (ship.zone, ship.fuel) for ship in there.ships}
    if after.phase is not Phase.PROGRAM:
        return
    for other in state.racing():
        zone, fuel = expected.get(other, (state.zones[other], state.fuel[other]))
        assert (after.zones[other], after.fuel[other]) == (zone, fuel)
    assert (len(after.markers) > len(state.markers)) == (there.marker is not None)


@pytest.mark.parametrize("name", RACES)
def test_prospects_tell_no_secret(name: str) -> None:
    subject, rng = SUBJECTS[name], Random(1)
    for moment in played(name, 0):
        for viewer in subject.viewers():
            other = subject.other_world(moment.state, viewer, rng)
            assert all_prospects(moment.state, viewer) == all_prospects(other, viewer)


def all_prospects(state: State, viewer: Any) -> Prospects:
    waiting: Any = rules.pending(state)
    offered = waiting.offered_to(viewer) if hasattr(waiting, "options") else ()
    return prospects(rules.view(state, viewer), offered)
