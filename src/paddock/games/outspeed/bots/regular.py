"""The Regular of OUTSPEED: weighs what each route and each token brings, and what may go wrong.

For a route it asks who else might be on it, what that costs and brings, and what fuel is worth by
now. A token it lays when that helps more than keeping it. It mixes: where everyone wants the same
route, a player who can be foreseen has lost.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from paddock.core import Seat
from paddock.games.outspeed.bots.outlook import (
    WORTH_OF_TOKEN,
    Position,
    Race,
    chances_to_win,
    danger,
    on_the_lonely_face,
    position,
    top_face,
)
from paddock.games.outspeed.bots.routes import MAX_FUEL, Question, gain, prospects, question
from paddock.games.outspeed.bots.tokens import after_token
from paddock.games.outspeed.state import (
    ROUNDS,
    Action,
    Declare,
    Keep,
    Program,
    SetDial,
)
from paddock.games.outspeed.tiles import Side
from paddock.games.outspeed.view import View


class Style(Struct, frozen=True):
    """How sure of itself a Regular is, and what it leans to."""

    doubt: float
    """The smaller, the more often the best route: in zones."""
    haste: float
    """What a zone is worth to it beyond a zone."""
    trigger: float
    """What laying a token is worth by itself, in chances to win."""


BOLD: Final = Style(doubt=0.35, haste=0.04, trigger=0.004)
CAREFUL: Final = Style(doubt=0.35, haste=-0.04, trigger=-0.004)
EVEN: Final = Style(doubt=0.35, haste=0.0, trigger=0.0)
"""Of whom nothing is known."""
DOUBT_OF_TOKENS: Final = 0.008
"""In chances to win."""
DOUBT_OF_FINISH: Final = 0.12
DOUBT_OF_KEEPING: Final = 0.15
"""In zones."""
SPREAD_AT_FINISH: Final = 1.0
"""In zones: how unsure it is where a rival comes to stand in the last round."""


def bold(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """The Regular that would rather be ahead."""
    return _by_seat(BOLD, view, options)


def careful(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """The Regular that would rather have fuel."""
    return _by_seat(CAREFUL, view, options)


def _by_seat(style: Style, view: View, options: tuple[Action, ...]) -> Sequence[float]:
    assert view.seat is not None
    return weigh(style, view, view.seat, view.token_counts, options)


def weigh(
    style: Style, race: Race, seat: Seat, tokens: tuple[int, ...], options: Sequence[Action]
) -> list[float]:
    """How often to play each option, as weights. `tokens` is how many everyone holds."""
    match options[0]:
        case Program():
            sides = [option.route for option in options if isinstance(option, Program)]
            return _weigh_routes(style, race, seat, position(race, tokens), sides)
        case Declare():
            now = position(race, tokens)
            values = [
                _token_value(style, race, seat, now, option)
                for option in options
                if isinstance(option, Declare)
            ]
            return mixed(values, DOUBT_OF_TOKENS)
        case SetDial():
            return mixed([option.value for option in options if isinstance(option, SetDial)], 0.2)
        case _:
            kept = [option.token for option in options if isinstance(option, Keep)]
            return mixed([WORTH_OF_TOKEN[token] for token in kept], DOUBT_OF_KEEPING)


def mixed(values: Sequence[float], doubt: float) -> list[float]:
    """Weights that favour the better, the more so the less doubt there is."""
    best = max(values)
    return [exp((value - best) / doubt) for value in values]


# Routes


def _weigh_routes(
    style: Style, race: Race, seat: Seat, now: Position, sides: Sequence[Side]
) -> list[float]:
    asked = ask(race)
    if race.round == ROUNDS:
        return mixed([_finish_chance(asked, race, seat, s) for s in sides], DOUBT_OF_FINISH)
    fuel = min(MAX_FUEL, race.fuel[seat])
    values = [
        gain(asked, side, fuel) + _moving(style, race, seat, now, mean_zones(asked, side))
        for side in sides
    ]
    return mixed(values, style.doubt)


def ask(race: Race) -> Question:
    """What there is to ask about the tile that is up."""
    rivals = sum([zone is not None for zone in race.zones]) - 1
    lonely = on_the_lonely_face(race)
    return question(race.config.deck, top_face(race), rivals, race.round, lonely=lonely)


def mean_zones(asked: Question, side: Side) -> float:
    """How far this route is expected to lead."""
    return sum([prospect.chance * prospect.zones for prospect in prospects(asked, side)])


def _moving(style: Style, race: Race, seat: Seat, now: Position, zones: float) -> float:
    """What else a move does: it leads off the rear board, or ends at a force field (5.1)."""
    zone = race.zones[seat]
    assert zone is not None
    ahead = [marker - zone for marker in race.markers if marker > zone]
    moved = min([zones, *ahead])
    here = danger(zone, now)
    safer = here - danger(zone + round(moved), now) if here else 0.0
    return style.haste * moved + moved - zones + safer


def _finish_chance(asked: Question, race: Race, seat: Seat, side: Side) -> float:
    """10.1 The chance to be in front when the finish tile has gone, if the others do as expected.

    7.5 Who owes more than they have is out.
    """
    mine = race.zones[seat]
    assert mine is not None
    sides = asked.face.lit()
    others = sum([mean_zones(asked, s) for s in sides]) / len(sides)
    rivals = [z + others for s, z in enumerate(race.zones) if z is not None and s != seat]
    dial = min(race.fuel[seat], 9) if sides[side].cost.dial else None
    chance = 0.0
    for prospect in prospects(asked, side):
        if dial is None and prospect.cost > race.fuel[seat]:
            continue
        ahead = mine + (prospect.zones if dial is None else dial)
        chance += prospect.chance * _in_front(ahead, rivals)
    return chance


def _in_front(zone: float, rivals: Sequence[float]) -> float:
    chance = 1.0
    for rival in rivals:
        chance /= 1 + exp(min(30.0, (rival - zone) / SPREAD_AT_FINISH))
    return chance


# Tokens


def _token_value(style: Style, race: Race, seat: Seat, now: Position, option: Declare) -> float:
    """My chance to win once the token has done its work; keeping it is worth something too."""
    if option.token is None:
        return chances_to_win(now)[seat]
    held = (*now.tokens[:seat], now.tokens[seat] - 1, *now.tokens[seat + 1 :])
    after = after_token(option.token, replace(now, tokens=held), seat)
    return chances_to_win(after)[seat] + style.trigger
