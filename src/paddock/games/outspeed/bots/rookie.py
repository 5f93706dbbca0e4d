"""The Rookie of OUTSPEED: reads the tile, likes big numbers, and hopes.

It does not ask who else may want the same route, or what it will need its fuel for. It plays its
tokens when it feels like it. It heeds what the table warns of: a route that may empty the tank
(6.3, 7.4), and a zone that may fall with the rear board (5.3).
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from paddock.games.outspeed.bots.outlook import top_face
from paddock.games.outspeed.bots.warnings import may_empty_the_tank, may_fall
from paddock.games.outspeed.state import Action, Declare, Program, SetDial
from paddock.games.outspeed.tiles import Amount, Deck, Route
from paddock.games.outspeed.view import View

WHIM: Final = 1.2
"""In zones: the larger, the more it takes whatever comes."""
LAYS_A_TOKEN: Final = 0.4
HEEDLESS: Final = 0.002
"""How much less than otherwise it takes a route that the table warns of."""
FEAR: Final = 0.5
"""In zones: the smaller, the more surely it takes the farthest route when its zone may fall."""


def weigh(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """How often to play each option, as weights."""
    return [_weight(view, option, len(options)) for option in options]


def _weight(view: View, option: Action, options: int) -> float:
    match option:
        case Program():
            return _weight_of_route(view, option)
        case Declare(token):
            return 1 - LAYS_A_TOKEN if token is None else LAYS_A_TOKEN / max(1, options - 1)
        case SetDial(value):
            return 1.0 + value
        case _:
            return 1.0


def _weight_of_route(view: View, option: Program) -> float:
    seat, route = view.seat, top_face(view).lit()[option.route]
    assert seat is not None
    liked = as_printed(view.config.deck, route) / WHIM
    if may_fall(view, seat):
        liked = printed_zones(view.config.deck, route) / FEAR
    return exp(liked) * (HEEDLESS if may_empty_the_tank(view, seat, option.route) else 1)


def as_printed(deck: Deck, route: Route) -> float:
    """What a route promises, in zones: nobody else on it, and average dice."""
    promised = printed_zones(deck, route) + 0.5 * _printed(route.fuel, deck.yellow)
    return promised + (0.8 if route.token else 0) - 0.4 * _printed(route.cost, deck.yellow)


def printed_zones(deck: Deck, route: Route) -> float:
    """How far a route promises to lead."""
    return _printed(route.zones, deck.blue)


def _printed(amount: Amount, die: tuple[int, ...]) -> float:
    rolled = amount.dice * sum(die) / len(die)
    return amount.number + rolled + len(amount.counts) + (3 if amount.dial else 0)
