"""Moments of OUTSPEED that are in no record: set up by hand, and played on by the rules.

They are the situations of the mock-ups, so that a picture of the real table can stand beside each.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from paddock.catalog import GAMES
from paddock.core import Chance, Decision, Seat
from paddock.games.outspeed import events as happened
from paddock.games.outspeed.state import (
    Bonus,
    Declare,
    Drawing,
    Ending,
    Phase,
    Program,
    Resolution,
    State,
)
from paddock.games.outspeed.tiles import Amount, Face, Players, Route, Side, Tile, Token
from tests.browser.posing import Moment, Pose, moments

RACE: Final = "outspeed-shuffled-large-dial"
"""Where the settings come from: six players."""
ME, BLUE, GREEN, YELLOW, PURPLE, WHITE = map(Seat, range(6))
NAMES: Final = ("You", None, None, None, None, None)
LEFT, MIDDLE, RIGHT = Side
_RULES: Final = GAMES["outspeed"].rules.game

Played = tuple[Any, tuple[Moment, ...]]


def pose(played: Played, *, at: int = 0, waiting_for: Sequence[int] = ()) -> Pose:
    """The first seat's view of one of these moments."""
    config, all_moments = played
    wanted = all_moments[at].state
    posed = Pose(RACE, lambda state: state is wanted, seats=[ME], played=(config, all_moments))
    posed.names, posed.clock = NAMES[: config.players], None
    posed.waiting_for = tuple(waiting_for) or None
    return posed


def choosing() -> Played:
    """Round 5: the rear board falls when somebody reaches 15; Yellow is on 12."""
    face = Face(
        left=Route(cost=Amount(5), zones=Amount(4, dice=1), token=True),
        middle=Route(room=3, zones=Amount(3), token=True),
        right=Route(room=2, zones=Amount(1), fuel=Amount(3, dice=1), token=True),
    )
    tokens = _hands({ME: (Token.NITRO, Token.FORCE_FIELD)}, {YELLOW: 2, BLUE: 1, WHITE: 1})
    state = _state(
        Phase.PROGRAM,
        round_number=5,
        tile=5,
        face=face,
        zones=(6, 10, 5, 12, 9, 8),
        fuel=(8, 9, 17, 11, 14, 3),
        tokens=tokens,
    )
    return _begun(state)


def falling() -> Played:
    """The round of `choosing` played out: four in the middle, and the rear board takes two."""
    config, (first,) = choosing()
    routes = dict.fromkeys((ME, GREEN, PURPLE, WHITE), MIDDLE) | {YELLOW: LEFT, BLUE: RIGHT}
    choices = {seat: Program(side) for seat, side in routes.items()}
    return config, (first, _after(first.state, choices, [1, 2]))


def surviving() -> Played:
    """Round 5: I stay on the road when Yellow reaches 15 and the rear board takes Green."""
    face = Face(
        left=Route(zones=Amount(6)), middle=Route(zones=Amount(2)), right=Route(zones=Amount(1))
    )
    zones, fuel = (6, 10, 5, 12, 9, 8), (8, 9, 17, 11, 14, 3)
    state = _state(Phase.PROGRAM, round_number=5, tile=5, face=face, zones=zones, fuel=fuel)
    config, (first,) = _begun(state)
    routes = dict.fromkeys((ME, YELLOW), LEFT) | dict.fromkeys((BLUE, PURPLE, WHITE), MIDDLE)
    choices = {seat: Program(side) for seat, side in {**routes, GREEN: RIGHT}.items()}
    return config, (first, _after(first.state, choices, []))


def richest() -> Played:
    """Round 13, the last: dice, fuel and a token on one card, and six in the race."""
    face = Face(
        left=Route(room=4, cost=Amount(2, dice=1), zones=Amount(4, dice=1), token=True),
        middle=Route(room=3, cost=Amount(3), zones=Amount(3), fuel=Amount(3, dice=1), token=True),
        right=Route(room=2, zones=Amount(1), fuel=Amount(3, dice=2), token=True),
    )
    state = _state(
        Phase.PROGRAM,
        round_number=13,
        tile=13,
        face=face,
        zones=(48, 53, 49, 55, 52, 51),
        fuel=(8, 9, 17, 11, 14, 3),
        tokens=_hands({ME: (Token.NITRO, Token.FORCE_FIELD)}, {YELLOW: 2, BLUE: 1, WHITE: 1}),
        rear=43,
    )
    return _begun(state)


def ahead() -> Played:
    """Round 2: from zone 13 a route leads beyond the road, to 18; I cannot pay for another."""
    face = Face(
        left=Route(cost=Amount(9), zones=Amount(5), fuel=Amount(2), token=True),
        middle=Route(zones=Amount(5)),
        right=Route(room=2, zones=Amount(2)),
    )
    zones, fuel = (13, 10, 9, 12, 9, 8), (2, 9, 17, 11, 14, 3)
    state = _state(Phase.PROGRAM, round_number=2, tile=2, face=face, zones=zones, fuel=fuel)
    return _begun(state)


def start() -> Played:
    """Round 1: all six ships in zone 3, and the middle gate is shut."""
    face = Face(
        left=Route(cost=Amount(5), zones=Amount(3, dice=1)), right=Route(fuel=Amount(dice=2))
    )
    state = _state(Phase.PROGRAM, round_number=1, tile=1, face=face, zones=(3,) * 6, fuel=(12,) * 6)
    return _begun(state)


def starting() -> Played:
    """The first round of `start` played out: everybody pays, rolls and moves from one zone."""
    config, (first,) = start()
    choices = {seat: Program(LEFT if seat % 2 == 0 else RIGHT) for seat in map(Seat, range(6))}
    return config, (first, _after(first.state, choices, [3, 2, 1, 2, 3, 1, 2, 3, 2]))


def crowded() -> Played:
    """Round 6: six ships in one zone, each with something to pay, to roll and to win."""
    face = Face(
        left=Route(cost=Amount(1, dice=1), zones=Amount(1, dice=1)),
        right=Route(cost=Amount(1, dice=1), zones=Amount(1), fuel=Amount(2)),
    )
    zones, fuel = (24,) * 6, (12,) * 6
    state = _state(
        Phase.PROGRAM, round_number=6, tile=6, face=face, zones=zones, fuel=fuel, rear=15
    )
    config, (first,) = _begun(state)
    choices = {seat: Program(RIGHT if seat % 2 == 0 else LEFT) for seat in map(Seat, range(6))}
    return config, (first, _after(first.state, choices, [1, 2, 3, 1, 2, 3]))


def behind() -> Played:
    """Round 2: everybody is still in the first two zones, below the ladder."""
    zones = (1, 2, 1, 2, 1, 2)
    state = _state(Phase.PROGRAM, round_number=2, tile=2, face=_OPEN, zones=zones, fuel=(9,) * 6)
    return _begun(state)


def bonus(*mine: Token) -> Played:
    """Round 6: the last ship may fire its Ion Cannon; Yellow and White have a token face down."""
    others = {YELLOW: 2, BLUE: 1, WHITE: 1, GREEN: 3}
    hands = _hands({ME: mine or (Token.ION_CANNON, Token.NITRO)}, others)
    laid = (None, None, None, Token.NITRO, None, Token.FUEL_TANK)
    state = _state(
        Phase.DECLARE,
        round_number=6,
        tile=6,
        face=_OPEN,
        zones=(18, 25, 20, 26, 23, 22),
        fuel=(8, 9, 17, 11, 14, 2),
        tokens=hands,
        rear=15,
        bonus=Bonus(zone=18, answers=(None, False, False, True, False, True), laid=laid),
    )
    return _begun(state)


def fired() -> Played:
    """What the Ion Cannon of `bonus` does."""
    config, (first,) = bonus()
    return config, (first, _after(first.state, {ME: Declare(Token.ION_CANNON)}, []))


def flamed() -> Played:
    """Round 6: the ship behind mine throws flames at it: 18 to 16."""
    state = _state(
        Phase.DECLARE,
        round_number=6,
        tile=6,
        face=_OPEN,
        zones=(18, 25, 17, 26, 23, 22),
        fuel=(8, 9, 17, 11, 14, 5),
        tokens=_hands({ME: (Token.NITRO,), GREEN: (Token.FLAMETHROWER,)}, {}),
        rear=15,
        bonus=Bonus(zone=18, answers=(None, False, None, False, False, False), laid=(None,) * 6),
    )
    config, (first,) = _begun(state)
    then = _after(first.state, {ME: Declare(None)}, [])
    fired = _after(then.state, {GREEN: Declare(Token.FLAMETHROWER)}, [])
    return config, (first, Moment(fired.state, [*then.events, *fired.events], fired.asked))


def field() -> Played:
    """Round 6: a force field on zone 24 stops Blue, who would go from 22 to 26."""
    face = Face(
        left=Route(zones=Amount(4)),
        middle=Route(room=3, zones=Amount(2), token=True),
        right=Route(room=2, zones=Amount(1, dice=0)),
    )
    state = _state(
        Phase.PROGRAM,
        round_number=6,
        tile=6,
        face=face,
        zones=(17, 22, 18, 25, 26, 19),
        fuel=(8, 9, 17, 11, 14, 3),
        tokens=_hands({ME: (Token.NITRO, Token.FUEL_TANK)}, {YELLOW: 2, BLUE: 1, WHITE: 1}),
        rear=15,
        markers=(24,),
    )
    config, (first,) = _begun(state)
    routes = dict.fromkeys((ME, YELLOW, WHITE), MIDDLE) | {BLUE: LEFT, GREEN: RIGHT, PURPLE: RIGHT}
    choices = {seat: Program(side) for seat, side in routes.items()}
    return config, (first, _after(first.state, choices, []))


def keep(one: Token = Token.FLAMETHROWER, other: Token = Token.FUEL_TANK) -> Played:
    """Round 8: one of two tokens may be kept."""
    hands = _hands(
        {ME: (Token.NITRO, Token.FORCE_FIELD)},
        {YELLOW: 3, BLUE: 1, PURPLE: 1, WHITE: 2, GREEN: 1},
    )
    state = _state(
        Phase.KEEP_TOKEN,
        round_number=8,
        tile=8,
        face=_OPEN,
        zones=(24, 25, 19, 27, 22, 21),
        fuel=(7, 9, 17, 6, 9, 5),
        tokens=hands,
        rear=15,
        drawing=Drawing(
            order=(ME, PURPLE),
            served=2,
            looked_at=(
                (one, other),
                (),
                (),
                (),
                (Token.NITRO, Token.NITRO),
                (),
            ),
        ),
    )
    return _begun(state)


def dial() -> Played:
    """The last round: the dial is paid in fuel and moves as many zones."""
    face = Face(
        left=Route(room=2, cost=Amount(dial=True), zones=Amount(dial=True)),
        middle=Route(room=1, zones=Amount(2)),
        right=Route(room=1, zones=Amount(1)),
    )
    state = _state(
        Phase.SET_DIAL,
        round_number=13,
        tile=16,
        face=face,
        zones=(49, 52, 47, 50),
        fuel=(7, 2, 4, 5),
        tokens=((Token.FUEL_TANK,), (), (), (Token.NITRO,)),
        rear=43,
        resolution=Resolution(
            routes=(LEFT, LEFT, MIDDLE, RIGHT), driving=(True,) * 4, dials=(None,) * 4
        ),
    )
    return _begun(state)


def lonely() -> Played:
    """Round 9 with four ships on tile 11: alone on a route it is free, in company nobody gains."""
    face = Face(
        left=Route(cost=Amount(3), zones=Amount(4)),
        right=Route(cost=Amount(2), zones=Amount(2), fuel=Amount(2), token=True),
    )
    state = _state(
        Phase.PROGRAM,
        round_number=9,
        tile=11,
        face=face,
        zones=(24, 25, 22, 27),
        fuel=(7, 9, 9, 6),
        tokens=((Token.NITRO,), (), (), ()),
        rear=15,
    )
    return _begun(state)


def dear() -> Played:
    """Round 9: four fuel, and the left route costs one for each pilot on it: 1 to 4."""
    face = Face(
        left=Route(cost=Amount(counts=(LEFT,)), zones=Amount(3, dice=1)),
        middle=Route(room=4, zones=Amount(dice=1)),
        right=Route(zones=Amount(counts=(LEFT,)), token=True),
    )
    zones, fuel = (21, 18, 15, 14), (4, 4, 10, 2)
    state = _state(Phase.PROGRAM, round_number=9, tile=9, face=face, zones=zones, fuel=fuel, rear=8)
    return _begun(state)


def in_debt() -> Played:
    """The last round: my route costs 4, and I have 2."""
    face = Face(left=Route(cost=Amount(1, dice=1), zones=Amount(5)), right=Route(zones=Amount(1)))
    zones, fuel = (49, 52, 47, 50), (2, 6, 4, 5)
    state = _state(
        Phase.PROGRAM, round_number=13, tile=13, face=face, zones=zones, fuel=fuel, rear=43
    )
    config, (first,) = _begun(state)
    routes = {ME: LEFT} | dict.fromkeys((BLUE, GREEN, YELLOW), RIGHT)
    choices = {seat: Program(side) for seat, side in routes.items()}
    return config, (first, _after(first.state, choices, [3]))


def result() -> Played:
    """The end of a race of 13 rounds: second, three zones behind Blue."""
    gaps: Mapping[Seat, Sequence[int]] = {
        ME: (0, 6, 6, 4, 3, 2, 0, 3, 3, 4, 3, 3, 3, 3),
        BLUE: (0, 2, 5, 2, 4, 4, 5, 2, 0, 0, 0, 0, 0, 0),
        GREEN: (0, 6, 9, 7, 12),
        YELLOW: (0, 0, 0, 0, 0, 0, 1, 0, 4, 6, 7, 7, 8),
        PURPLE: (0, 3, 5, 3, 6, 7, 6, 5, 7, 6, 7, 7, 6, 7),
        WHITE: (0, 4, 6, 3, 7, 9, 10, 11, 12),
    }
    losses = {
        4: (GREEN, happened.Loss.REAR_BOARD),
        8: (WHITE, happened.Loss.REAR_BOARD),
        12: (YELLOW, happened.Loss.EMPTY_TANK),
    }
    leader = (3, 8, 12, 17, 20, 24, 29, 33, 37, 42, 46, 50, 54, 58)
    places = (2, 1, 6, 4, 3, 5)
    events: list[Any] = []
    for number in range(1, 14):
        events.append(happened.TileTurnedUp(number, number, Players.UP_TO_6))
        if number == 7:
            events.append(happened.TurnsLost(LEFT, 1, (ME, PURPLE)))
        events += _moves(gaps, leader, number)
        if number in losses:
            seat, loss = losses[number]
            events.append(happened.ShipsEliminated({seat: loss}, {seat: ()}))
    events.append(happened.RaceEnded(Ending.FINISH, (BLUE,), places))
    state = _state(
        Phase.OVER,
        round_number=13,
        tile=13,
        face=_OPEN,
        zones=(55, 58, None, None, 51, None),
        fuel=(6, 2, 0, 0, 9, 0),
        rear=43,
        ending=Ending.FINISH,
        eliminated=((GREEN,), (WHITE,), (YELLOW,)),
    )
    return state.config, (Moment(state, [events], ()),)


_OPEN: Final = Face(
    left=Route(room=2, zones=Amount(2)),
    middle=Route(zones=Amount(1), token=True),
    right=Route(fuel=Amount(3)),
)


def _moves(
    gaps: Mapping[Seat, Sequence[int]], leader: Sequence[int], number: int
) -> list[happened.ShipMoved]:
    """Everybody's way of one round, from how far behind the leader they were before and after."""
    return [
        happened.ShipMoved(
            seat,
            leader[number - 1] - gap[number - 1],
            leader[number] - gap[number],
            happened.Push.ROUTE,
            stopped_by_field=False,
        )
        for seat, gap in gaps.items()
        if number < len(gap)
    ]


def _state(
    phase: Phase,
    *,
    round_number: int,
    tile: int,
    face: Face,
    zones: Sequence[int | None],
    fuel: Sequence[int],
    tokens: Sequence[tuple[Token, ...]] = ((),) * 6,
    rear: int = 1,
    **more: Any,
) -> State:
    """A race with this face on top, taken from a record's first decision."""
    config, played = moments(RACE)
    players, first = len(zones), played[0].state
    tiles = list(config.deck.tiles)
    tiles[tile - 1] = Tile(tile, face, face)
    config = replace(config, players=players, deck=replace(config.deck, tiles=tuple(tiles)))
    changes: dict[str, Any] = {
        "config": config,
        "phase": phase,
        "round": round_number,
        "tile": tile,
        "face": Players.UP_TO_4 if players < 5 else Players.UP_TO_6,
        "zones": tuple(zones),
        "fuel": tuple(fuel),
        "tokens": tuple(tokens)[:players],
        "rear": rear,
        "bonus": None,
        "drawing": None,
        "resolution": None,
    }
    state: State = replace(first, **(changes | more))
    return state


def _hands(
    known: Mapping[Seat, tuple[Token, ...]], counts: Mapping[Seat, int]
) -> tuple[tuple[Token, ...], ...]:
    return tuple(
        [known.get(seat, (Token.NITRO,) * counts.get(seat, 0)) for seat in map(Seat, range(6))]
    )


def _begun(state: State) -> Played:
    waiting = _RULES.pending(state)
    asked = tuple(sorted(waiting.options)) if isinstance(waiting, Decision) else ()
    return state.config, (
        Moment(state, [[happened.TileTurnedUp(state.round, state.tile or 1, state.face)]], asked),
    )


def _after(state: Any, choices: Mapping[Seat, Any], rolls: Sequence[int]) -> Moment:
    """What these choices lead to, up to the next decision, with these dice."""
    step, left = _RULES.apply_choices(state, choices), list(rolls)
    events = [step.events]
    while isinstance(waiting := _RULES.pending(step.state), Chance):
        drawn = left.pop(0) if left and left[0] in waiting.odds else next(iter(waiting.odds))
        step = _RULES.apply_chance(step.state, (drawn,) * waiting.draws)
        events.append(step.events)
    asked = tuple(sorted(waiting.options)) if isinstance(waiting, Decision) else ()
    return Moment(step.state, events, asked)
