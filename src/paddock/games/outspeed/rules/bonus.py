"""Rulebook, chapter 4: Bonus phase."""

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from paddock.core import Event, Seat, Step
from paddock.games.outspeed.events import (
    FuelDrained,
    FuelGained,
    Loss,
    MarkerLaid,
    Push,
    TokenLaid,
    TokensTurnedUp,
    TokenWithoutEffect,
    ZoneDeclared,
)
from paddock.games.outspeed.rules.elimination import discarded, eliminate, flip_tiles
from paddock.games.outspeed.rules.moving import move_ships
from paddock.games.outspeed.rules.programming import begin_programming
from paddock.games.outspeed.state import MARKERS, SEATS, Bonus, Declare, Phase, State
from paddock.games.outspeed.tiles import TRACK_TILES, Token

NITRO_ZONES: Final = 1
TANK_FUEL: Final = 2
FLAMES_BACK: Final = 2
MAGNET_BACK_IN_FRONT: Final = 3
MAGNET_BACK_BETWEEN: Final = 2
CANNON_FUEL: Final = 2

NO: Final = Declare(None)
YES: Final = {token: Declare(token) for token in Token}
_ANYWHERE: Final = frozenset({Token.NITRO, Token.FLAMETHROWER, Token.FUEL_TANK})
_FROM_THE_REAR: Final = frozenset({Token.ELECTROMAGNET, Token.ION_CANNON})
_BEFORE_THE_FINISH: Final = frozenset({Token.FORCE_FIELD})
_DECLARE: Final = Phase.DECLARE


# Declaring


def begin_bonus(step: Step[State]) -> Step[State]:
    """4.2 Declaring goes from the front-most occupied zone backwards, zone by zone."""
    nobody = (None,) * len(step.state.zones)
    return _ask(step, _by_zone(step.state), Bonus(0, nobody, nobody))


def _by_zone(state: State) -> dict[int, list[Seat]]:
    """The seats in each occupied zone, the front-most zone first."""
    seats: dict[int, list[Seat]] = {}
    for seat, zone in zip(SEATS, state.zones):
        if zone in seats:
            seats[zone].append(seat)
        elif zone is not None:
            seats[zone] = [seat]
    return {zone: seats[zone] for zone in sorted(seats, reverse=True)}


def _ask(step: Step[State], zones: dict[int, list[Seat]], bonus: Bonus) -> Step[State]:
    """4.3 A player without tokens says "no" by themselves."""
    declared: list[Event] = []
    state = step.state
    answers, tokens = list(bonus.answers), state.tokens
    for zone, seats in zones.items():
        for seat in seats:
            if tokens[seat]:
                now = Bonus(zone, tuple(answers), bonus.laid)
                return step.then(replace(state, phase=_DECLARE, bonus=now), *declared)
        declared.append(ZoneDeclared(zone, dict.fromkeys(seats, False)))
        for seat in seats:
            answers[seat] = False
    return _turn_up_tokens(step.then(state, *declared), bonus.laid)


def declare_options(state: State) -> dict[Seat, tuple[Declare, ...]]:
    """4.3 A player with tokens is always asked, even when none of them can be played now."""
    assert state.bonus is not None
    zone, hands = state.bonus.zone, state.tokens
    allowed = may_be_laid(state.zones, state.tile, state.markers, zone)
    return {seat: _answers(hands[seat], allowed) for seat in _in_zone(state, zone) if hands[seat]}


@lru_cache(maxsize=4096)
def _answers(hand: tuple[Token, ...], allowed: frozenset[Token]) -> tuple[Declare, ...]:
    """4.1 One token a round; 4.2 one that may not be played now may not be laid."""
    return (NO, *(YES[token] for token in dict.fromkeys(hand) if token in allowed))


def may_be_laid(
    zones: tuple[int | None, ...], tile: int | None, markers: tuple[int, ...], zone: int | None
) -> frozenset[Token]:
    """4.8-4.12 The kinds that may be laid in this zone, judged when declaring.

    1.8 A Force Field only while a marker is left, and 4.11 never while the finish tile is up.
    """
    kinds = _ANYWHERE
    if zone == min([other for other in zones if other is not None]):
        kinds |= _FROM_THE_REAR
    if tile in TRACK_TILES and len(markers) < MARKERS:
        kinds |= _BEFORE_THE_FINISH
    return kinds


def declare(step: Step[State], choices: Mapping[Seat, Declare]) -> Step[State]:
    """4.2 The answers of a zone are shown when all of it have answered."""
    events: list[Event] = []
    state = step.state
    bonus = state.bonus
    assert bonus is not None
    tokens, laid, answers = list(state.tokens), list(bonus.laid), list(bonus.answers)
    seats = _in_zone(state, bonus.zone)
    for seat in seats:
        token = choices[seat].token if seat in choices else None
        answers[seat] = token is not None
        if token is not None:
            laid[seat] = token
            tokens[seat] = without(tokens[seat], token)
            events.append(TokenLaid(seat, token))
    said = {seat: laid[seat] is not None for seat in seats}
    events.append(ZoneDeclared(bonus.zone, said))
    behind = {z: there for z, there in _by_zone(state).items() if z < bonus.zone}
    declared = Bonus(bonus.zone, tuple(answers), tuple(laid))
    return _ask(step.then(replace(state, tokens=tuple(tokens)), *events), behind, declared)


def without(tokens: tuple[Token, ...], token: Token) -> tuple[Token, ...]:
    """A hand less one token of this kind."""
    at = tokens.index(token)
    return (*tokens[:at], *tokens[at + 1 :])


# Applying


def _turn_up_tokens(step: Step[State], laid: tuple[Token | None, ...]) -> Step[State]:
    """4.4 When all have declared, the tokens are turned up, then applied.

    4.13 Played tokens go to the discard, open, also those without effect.
    """
    state = step.state
    played = {seat: token for seat, token in zip(SEATS, laid) if token is not None}
    if not played:
        return _end_bonus(step.then(replace(state, bonus=None)))
    discard = discarded(state.discard, [*played.values()])
    turned_up = replace(state, bonus=None, discard=discard)
    step = _apply_tokens(step.then(turned_up, TokensTurnedUp(played)), played)
    return step if step.state.ending is not None else _end_bonus(step)


def _end_bonus(step: Step[State]) -> Step[State]:
    """8.2 The tiles may turn to the other face before anyone programs."""
    return begin_programming(flip_tiles(step))


def _apply_tokens(step: Step[State], played: Mapping[Seat, Token]) -> Step[State]:
    """4.4 Tokens are applied from the front-most zone backwards."""
    by_zone: dict[int, dict[Seat, Token]] = defaultdict(dict)
    for seat, token in played.items():
        zone = step.state.zones[seat]
        assert zone is not None
        by_zone[zone][seat] = token
    for zone in sorted(by_zone, reverse=True):
        step = apply_zone(step, zone, by_zone[zone])
        if step.state.ending is not None:
            break
    return step


def apply_zone(step: Step[State], zone: int, played: Mapping[Seat, Token]) -> Step[State]:
    """4.5 Tokens of one zone apply at the same time, from the positions at that moment."""
    moves, pushes, drained = dict[Seat, int](), dict[Seat, Push](), dict[Seat, int]()
    for seat, token in played.items():
        if token is Token.NITRO:
            moves[seat], pushes[seat] = NITRO_ZONES, Push.NITRO
        elif token is Token.FUEL_TANK:
            step = _fill_up(step, seat)
        elif token is not Token.FORCE_FIELD:
            hit = _HIT[token](step.state, zone)
            _add(drained if token is Token.ION_CANNON else moves, hit)
            if not hit:
                step = step.then(step.state, TokenWithoutEffect(seat, token))
    step, lost = _push_all(step, moves, pushes)
    step = _drain(step, drained, lost)
    if Token.FORCE_FIELD in played.values():
        step = _lay_markers(step, zone, played)
    return eliminate(step, lost) if lost else step


def _push_all(
    step: Step[State], moves: dict[Seat, int], pushes: dict[Seat, Push]
) -> tuple[Step[State], dict[Seat, Loss]]:
    """4.5 A ship hit twice by tokens from one zone makes a single move of the sum."""
    if not moves:
        return step, {}
    return move_ships(step, moves, dict.fromkeys(moves, Push.HIT) | pushes)


def _add(total: dict[Seat, int], more: Mapping[Seat, int]) -> None:
    """4.5 What hits a ship from one zone adds up."""
    for seat, amount in more.items():
        total[seat] = total.get(seat, 0) + amount


def _fill_up(step: Step[State], seat: Seat) -> Step[State]:
    """4.7 Fuel Tank: 2 fuel."""
    fuel = [*step.state.fuel]
    fuel[seat] += TANK_FUEL
    filled = FuelGained(seat, TANK_FUEL, fuel[seat], tank=True)
    return step.then(replace(step.state, fuel=tuple(fuel)), filled)


def _flames(state: State, zone: int) -> dict[Seat, int]:
    """4.8 Flamethrower: all ships in the nearest occupied zone ahead move 2 back."""
    ahead = [other for other in state.zones if other is not None and other > zone]
    return dict.fromkeys(_in_zone(state, min(ahead)), -FLAMES_BACK) if ahead else {}


def _magnet(state: State, zone: int) -> dict[Seat, int]:
    """4.9 Electromagnet: the front-most zone moves 3 back, the ships in between 2."""
    front = _front(state)
    return {
        seat: -MAGNET_BACK_IN_FRONT if state.zones[seat] == front else -MAGNET_BACK_BETWEEN
        for seat in _ahead_of(state, zone)
    }


def _cannon(state: State, zone: int) -> dict[Seat, int]:
    """4.10 Ion Cannon: every ship ahead loses 2 fuel."""
    return dict.fromkeys(_ahead_of(state, zone), CANNON_FUEL)


_HIT: Final = {
    Token.FLAMETHROWER: _flames,
    Token.ELECTROMAGNET: _magnet,
    Token.ION_CANNON: _cannon,
}


def _drain(step: Step[State], drained: Mapping[Seat, int], lost: dict[Seat, Loss]) -> Step[State]:
    """4.10 A ship loses no more than it has; who has none left is eliminated."""
    if not drained:
        return step
    events: list[Event] = []
    fuel = [*step.state.fuel]
    for seat, amount in drained.items():
        taken = min(amount, fuel[seat])
        fuel[seat] -= taken
        events.append(FuelDrained(seat, taken, fuel[seat]))
        if not fuel[seat]:
            lost.setdefault(seat, Loss.DRAINED)
    return step.then(replace(step.state, fuel=tuple(fuel)), *events)


def _lay_markers(step: Step[State], zone: int, played: Mapping[Seat, Token]) -> Step[State]:
    """4.11 Force Field: a marker in the owner's zone, standing once its zone has been applied.

    1.8 A token for which no marker is left is spent for nothing.
    """
    events: list[Event] = []
    markers = list(step.state.markers)
    for seat, token in played.items():
        if token is not Token.FORCE_FIELD:
            continue
        if len(markers) < MARKERS:
            markers.append(zone)
            events.append(MarkerLaid(seat, zone))
        else:
            events.append(TokenWithoutEffect(seat, token))
    return step.then(replace(step.state, markers=tuple(sorted(markers))), *events)


def _front(state: State) -> int:
    return max([zone for zone in state.zones if zone is not None])


def _in_zone(state: State, zone: int) -> list[Seat]:
    return [seat for seat, other in zip(SEATS, state.zones) if other == zone]


def _ahead_of(state: State, zone: int) -> list[Seat]:
    """4.6 A token never touches ships in its owner's own zone, nor behind it."""
    zones = zip(SEATS, state.zones)
    return [seat for seat, other in zones if other is not None and other > zone]
