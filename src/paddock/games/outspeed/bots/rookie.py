"""The Rookie of OUTSPEED: reads the tile, likes big numbers, and hopes.

It does not ask who else may want the same route, what it will need its fuel for, or how far the
rear board is. Its tokens it lays when it feels like it.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from paddock.games.outspeed.bots.outlook import top_face
from paddock.games.outspeed.state import Action, Declare, Program, SetDial
from paddock.games.outspeed.tiles import Amount, Route
from paddock.games.outspeed.view import View

WHIM: Final = 1.2
"""In zones: the larger, the more it takes whatever comes."""
LAYS_A_TOKEN: Final = 0.4


def weigh(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """How often to play each option, as weights."""
    return [_weight(view, option, len(options)) for option in options]


def _weight(view: View, option: Action, options: int) -> float:
    match option:
        case Program(side):
            return exp(_as_printed(view, top_face(view).lit()[side]) / WHIM)
        case Declare(token):
            return 1 - LAYS_A_TOKEN if token is None else LAYS_A_TOKEN / max(1, options - 1)
        case SetDial(value):
            return 1.0 + value
        case _:
            return 1.0


def _as_printed(view: View, route: Route) -> float:
    """What the route promises, in zones: nobody else on it, and average dice."""
    deck = view.config.deck
    promised = _printed(route.zones, deck.blue) + 0.5 * _printed(route.fuel, deck.yellow)
    return promised + (0.8 if route.token else 0) - 0.4 * _printed(route.cost, deck.yellow)


def _printed(amount: Amount, die: tuple[int, ...]) -> float:
    rolled = amount.dice * sum(die) / len(die)
    return amount.number + rolled + len(amount.counts) + (3 if amount.dial else 0)
