"""Rulebook, chapter 7: Resolution. Tokens (7.7) are drawn in `drawing`."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from paddock.core import Event, Seat, Step
from paddock.games.outspeed.events import (
    CostPaid,
    DialsRevealed,
    DieRolled,
    DroveAlone,
    FuelGained,
    Loss,
    RouteShared,
    RoutesRevealed,
    TurnsLost,
)
from paddock.games.outspeed.rules.drawing import begin_drawing
from paddock.games.outspeed.rules.elimination import eliminate
from paddock.games.outspeed.rules.moving import move_ships, remove_rear_boards
from paddock.games.outspeed.state import (
    DIAL,
    SEATS,
    Die,
    Phase,
    Program,
    Resolution,
    Roll,
    SetDial,
    State,
)
from paddock.games.outspeed.tiles import FINISH_TILES, NOTHING, Amount, Route, Side, die_odds

DIALS: Final = tuple(SetDial(value) for value in DIAL)


Driver: TypeAlias = tuple[Seat, Side, Route]
"""Who has not lost the turn and is still racing, and the route they are on."""

_EMPTY_TANK, _ROLL_COSTS, _ROLL_REWARDS = Loss.EMPTY_TANK, Phase.ROLL_COSTS, Phase.ROLL_REWARDS


def resolving(state: State) -> Resolution:
    """The resolution that is under way."""
    assert state.resolution is not None
    return state.resolution


def _drivers(state: State) -> list[Driver]:
    now, routes = resolving(state), state.top_face().lit()
    return [
        (seat, side, routes[side])
        for seat, side, driving in zip(SEATS, now.routes, now.driving)
        if driving and side is not None
    ]


# 7.1, 7.2 The routes


def reveal_routes(step: Step[State], choices: Mapping[Seat, Program]) -> Step[State]:
    """7.1 All choices are revealed. 6.4 Who could choose none is eliminated."""
    routes = {seat: program.route for seat, program in choices.items()}
    step = step.then(step.state, RoutesRevealed(routes))
    racing = step.state.racing()
    if len(routes) < len(racing):
        stranded = {seat: Loss.NO_ROUTE for seat in racing if seat not in routes}
        step = eliminate(step, stranded)
        if step.state.ending is not None:
            return step
    by_seat = tuple([routes.get(seat) for seat in SEATS[: len(step.state.zones)]])
    return _begin_dials(_lose_turns(step, by_seat))


def _lose_turns(step: Step[State], by_seat: tuple[Side | None, ...]) -> Step[State]:
    """7.2 With more players on a route than it has room for, all of them lose their turn."""
    events: list[Event] = []
    state = step.state
    over_full: list[Side | None] = [None]
    for side, route in state.top_face().lit().items():
        if route.room is not None and by_seat.count(side) > route.room:
            events.append(TurnsLost(side, route.room, _on_route(by_seat, side)))
            over_full.append(side)
    driving = tuple([side not in over_full for side in by_seat])
    resolution = Resolution(routes=by_seat, driving=driving, dials=(None,) * len(by_seat))
    return step.then(replace(state, resolution=resolution), *events)


def _on_route(by_seat: tuple[Side | None, ...], side: Side) -> tuple[Seat, ...]:
    """1.6 Lost turns and ships eliminated since are in."""
    return tuple([seat for seat, route in zip(SEATS, by_seat) if route is side])


# 7.8 The middle dial


def _begin_dials(step: Step[State]) -> Step[State]:
    """7.8 After 7.2 and before any die."""
    drivers = _drivers(step.state)
    if any([route.cost.dial for _, _, route in drivers]):
        return step.then(replace(step.state, phase=Phase.SET_DIAL))
    return _begin_costs(step, drivers)


def dial_options(state: State) -> dict[Seat, tuple[SetDial, ...]]:
    """7.8 At most their fuel and at most 9."""
    return {
        seat: DIALS[: state.fuel[seat] + 1] for seat, _, route in _drivers(state) if route.cost.dial
    }


def set_dials(step: Step[State], choices: Mapping[Seat, SetDial]) -> Step[State]:
    """7.8 Dialled in secret and at once."""
    now = resolving(step.state)
    values = {seat: choice.value for seat, choice in choices.items()}
    dials = tuple(values.get(seat) for seat in SEATS[: len(now.dials)])
    state = replace(step.state, resolution=replace(now, dials=dials))
    return _begin_costs(step.then(state, DialsRevealed(values)), _drivers(state))


# 7.3 - 7.5 Costs


def _begin_costs(step: Step[State], drivers: list[Driver]) -> Step[State]:
    """7.3 Each player rolls their own dice, costs first, seat by seat."""
    events: list[Event] = []
    state = step.state
    now, lonely = resolving(state), state.on_the_lonely_face()
    owed: list[int] = [0] * len(now.routes)
    dice: list[Roll] = []
    for seat, side, route in drivers:
        cost = route.cost
        if lonely:
            cost, shared = _lonely_cost(now, seat, side, route)
            events += shared
        owed[seat] = cost.number
        if cost.counts or cost.dial:
            owed[seat] += _counted_part(now, seat, cost)
        if cost.dice:
            dice += [Roll(seat, Die.COST)] * cost.dice
    if not dice:
        return _pay(step.then(state, *events), drivers, owed)
    now = replace(now, owed=tuple(owed), dice=tuple(dice))
    return step.then(replace(state, resolution=now, phase=_ROLL_COSTS), *events)


def _lonely_cost(
    now: Resolution, seat: Seat, side: Side, route: Route
) -> tuple[Amount, list[Event]]:
    """7.9 On tile 11, 3-4 face: alone, take the reward and pay nothing."""
    on_it = _on_route(now.routes, side)
    if len(on_it) == 1:
        return NOTHING, [DroveAlone(seat, side)]
    return route.cost, [RouteShared(on_it, side)] if seat == on_it[0] else []


def _counted_part(now: Resolution, seat: Seat, amount: Amount) -> int:
    """1.6 Of an amount what is neither number nor dice: the counts and the middle dial."""
    dialled = (now.dials[seat] or 0) if amount.dial else 0
    return dialled + sum([now.routes.count(side) for side in amount.counts])


def roll_odds(state: State) -> Mapping[int, int]:
    """1.9 The faces of the die that is rolled next."""
    deck = state.config.deck
    return die_odds(deck.blue if resolving(state).dice[0].die is Die.ZONES else deck.yellow)


def roll(step: Step[State], value: int) -> Step[State]:
    """7.3 Every die of a route is a roll of its own."""
    now = resolving(step.state)
    due, dice = now.dice[0], now.dice[1:]
    if due.die is Die.COST:
        now = replace(now, dice=dice, owed=_plus(now.owed, due.seat, value))
    elif due.die is Die.ZONES:
        now = replace(now, dice=dice, zones=_plus(now.zones, due.seat, value))
    else:
        now = replace(now, dice=dice, fuel=_plus(now.fuel, due.seat, value))
    state = replace(step.state, resolution=now)
    rolled = step.then(state, DieRolled(due.seat, due.die, value))
    if dice:
        return rolled
    if due.die is Die.COST:
        return _pay(rolled, _drivers(state), now.owed)
    return _take_rewards(rolled, _rewarded(state, _drivers(state)), now.zones, now.fuel)


def _plus(amounts: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*amounts[:seat], amounts[seat] + more, *amounts[seat + 1 :])


def _pay(step: Step[State], drivers: list[Driver], owed_by: Sequence[int]) -> Step[State]:
    """7.3 Costs are paid together. What exceeds your fuel takes all of it."""
    events: list[Event] = []
    state = step.state
    fuel = [*state.fuel]
    lost: dict[Seat, Loss] = {}
    for seat, _, _ in drivers:
        owed, had = owed_by[seat], fuel[seat]
        if owed:
            fuel[seat] = left = max(had - owed, 0)
            events.append(CostPaid(seat, owed, had - left, left))
            if owed >= had and (loss := loss_by_cost(state.tile, had, owed)):
                lost[seat] = loss
    paid = step.then(replace(state, fuel=tuple(fuel)), *events)
    return _after_costs(paid, drivers, lost) if lost else _begin_rewards(paid, drivers)


def loss_by_cost(tile: int | None, had: int, owed: int) -> Loss | None:
    """7.4 Who has no fuel left after paying is eliminated, before any reward.

    7.5 On the finish tile exactly 0 is safe; owing more than you have still eliminates.
    """
    if tile not in FINISH_TILES:
        return _EMPTY_TANK
    return Loss.IN_DEBT if owed > had else None


def _after_costs(
    step: Step[State], drivers: list[Driver], lost: Mapping[Seat, Loss]
) -> Step[State]:
    """7.4 ... and drives no more."""
    step = eliminate(step, lost)
    if step.state.ending is not None:
        return step
    now = resolving(step.state)
    driving = zip(SEATS, now.driving)
    now = replace(now, driving=tuple(drives and seat not in lost for seat, drives in driving))
    remaining = [driver for driver in drivers if driver[0] not in lost]
    return _begin_rewards(step.then(replace(step.state, resolution=now)), remaining)


# 7.6 Rewards


def _begin_rewards(step: Step[State], drivers: list[Driver]) -> Step[State]:
    """7.3 The dice of rewards are rolled by those who remain: zones, then fuel."""
    now = resolving(step.state)
    zones, fuel = [0] * len(now.routes), [0] * len(now.routes)
    dice: list[Roll] = []
    rewarded = _rewarded(step.state, drivers)
    for seat, _, route in rewarded:
        ahead, more = route.zones, route.fuel
        zones[seat], fuel[seat] = ahead.number, more.number
        if ahead.counts or ahead.dial:
            zones[seat] += _counted_part(now, seat, ahead)
        if more.counts:
            fuel[seat] += _counted_part(now, seat, more)
        if ahead.dice:
            dice += [Roll(seat, Die.ZONES)] * ahead.dice
        if more.dice:
            dice += [Roll(seat, Die.FUEL)] * more.dice
    if not dice:
        return _take_rewards(step, rewarded, zones, fuel)
    now = replace(now, zones=tuple(zones), fuel=tuple(fuel), dice=tuple(dice))
    return step.then(replace(step.state, resolution=now, phase=_ROLL_REWARDS))


def _rewarded(state: State, drivers: list[Driver]) -> list[Driver]:
    """7.9 On tile 11, 3-4 face, those in company gain nothing."""
    if not state.on_the_lonely_face():
        return drivers
    routes = resolving(state).routes
    return [driver for driver in drivers if routes.count(driver[1]) == 1]


def _take_rewards(
    step: Step[State], rewarded: list[Driver], zones: Sequence[int], fuel_due: Sequence[int]
) -> Step[State]:
    """7.6 Rewards are taken together by those who remain: zones, fuel, tokens."""
    moves = {seat: zones[seat] for seat, _, _ in rewarded}
    step, _ = move_ships(step, moves, {})
    gained: list[Event] = []
    fuel = [*step.state.fuel]
    for seat, _, _ in rewarded:
        if amount := fuel_due[seat]:
            fuel[seat] += amount
            gained.append(FuelGained(seat, amount, fuel[seat], tank=False))
    step = remove_rear_boards(step.then(replace(step.state, fuel=tuple(fuel)), *gained))
    if step.state.ending is not None:
        return step
    zones_now = step.state.zones
    drawing = [seat for seat, _, route in rewarded if route.token and zones_now[seat] is not None]
    return begin_drawing(step, drawing)
