"""People in their first race: they heed what the table warns of, then follow a single idea.

They are no opponents to choose. The house tiles are measured by how kind they are to them (13.5).
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from paddock.games.outspeed.bots.outlook import top_face
from paddock.games.outspeed.bots.warnings import may_empty_the_tank, may_fall
from paddock.games.outspeed.state import Action, Program
from paddock.games.outspeed.tiles import Amount, Route
from paddock.games.outspeed.view import View

Taste = Callable[[Route], float]
A_DIE: Final = 2.0
A_COUNT: Final = 1.5
A_DIAL: Final = 3.0
"""What a first-timer takes them for."""


def any_route(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """Any route that is not warned of."""
    return _weigh(view, options, lambda _: 0.0)


def farthest(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """Always the route with the most zones."""
    return _weigh(view, options, far)


def cheapest(view: View, options: tuple[Action, ...], rng: Random) -> Sequence[float]:
    """Always the route that costs least; of equal ones, that with more fuel."""
    return _weigh(view, options, thrift)


IDEAS: Final[Mapping[str, Callable[[View, tuple[Action, ...], Random], Sequence[float]]]] = {
    "any": any_route,
    "zones": farthest,
    "cheap": cheapest,
}


def reckon(amount: Amount) -> float:
    """An amount, as a first-timer takes it."""
    symbols = A_DIE * amount.dice + A_COUNT * len(amount.counts) + A_DIAL * amount.dial
    return amount.number + symbols


def far(route: Route) -> float:
    """The more, the farther. It is what counts for a ship that may fall."""
    return reckon(route.zones)


def thrift(route: Route) -> float:
    """The more, the cheaper."""
    return 0.01 * reckon(route.fuel) - reckon(route.cost)


def _weigh(view: View, options: tuple[Action, ...], taste: Taste) -> Sequence[float]:
    """All tokens and dials alike; of the routes those that the idea likes best."""
    sides = [option.route for option in options if isinstance(option, Program)]
    if not sides:
        return [1.0] * len(options)
    assert view.seat is not None
    seat, routes = view.seat, top_face(view).lit()
    safe = [side for side in sides if not may_empty_the_tank(view, seat, side)] or sides
    wish = far if may_fall(view, seat) else taste
    best = max([wish(routes[side]) for side in safe])
    return [float(side in safe and wish(routes[side]) == best) for side in sides]
