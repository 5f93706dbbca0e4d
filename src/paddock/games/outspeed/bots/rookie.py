"""The Rookie of OUTSPEED: reads the tile, likes big numbers, and hopes.

It does not ask who else may want the same route, what it will need its fuel for, or how far the
rear board is. Its tokens it lays when it feels like it. One thing it heeds, as beginners do: the
warning of the game that a route empties the tank (rulebook, 6.3).
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from paddock.games.outspeed.bots.outlook import on_the_lonely_face, top_face
from paddock.games.outspeed.rules.resolution import loss_by_cost
from paddock.games.outspeed.state import Action, Declare, Program, SetDial
from paddock.games.outspeed.tiles import Amount, Route, Side
from paddock.games.outspeed.view import View

WHIM: Final = 1.2
"""In zones: the larger, the more it takes whatever comes."""
LAYS_A_TOKEN: Final = 0.4
HEEDLESS: Final = 0.05
"""How much less than else it takes a route of which the game warns."""


def weigh(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """How often to play each option, as weights."""
    return [_weight(view, option, len(options)) for option in options]


def _weight(view: View, option: Action, options: int) -> float:
    match option:
        case Program(side):
            route = top_face(view).lit()[side]
            liked = exp(_as_printed(view, route) / WHIM)
            return HEEDLESS * liked if _empties_the_tank(view, side, route) else liked
        case Declare(token):
            return 1 - LAYS_A_TOKEN if token is None else LAYS_A_TOKEN / max(1, options - 1)
        case SetDial(value):
            return 1.0 + value
        case _:
            return 1.0


def _empties_the_tank(view: View, side: Side, route: Route) -> bool:
    """6.3 Whether even the least that it can cost is all the fuel there is."""
    if on_the_lonely_face(view):
        return False
    assert view.seat is not None
    fuel, least = view.fuel[view.seat], route.cost.least(view.config.deck.yellow, side)
    return least >= fuel and loss_by_cost(view.tile, fuel, least) is not None


def _as_printed(view: View, route: Route) -> float:
    """What the route promises, in zones: nobody else on it, and average dice."""
    deck = view.config.deck
    promised = _printed(route.zones, deck.blue) + 0.5 * _printed(route.fuel, deck.yellow)
    return promised + (0.8 if route.token else 0) - 0.4 * _printed(route.cost, deck.yellow)


def _printed(amount: Amount, die: tuple[int, ...]) -> float:
    rolled = amount.dice * sum(die) / len(die)
    return amount.number + rolled + len(amount.counts) + (3 if amount.dial else 0)
