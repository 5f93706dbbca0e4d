"""The two dangers that every table warns of, reckoned by a bot that heeds them.

A route may empty the tank (6.3, 7.4). A ship may fall with the rear board (5.3).
"""

from paddock.core import Seat
from paddock.games.outspeed.bots.outlook import Race, top_face
from paddock.games.outspeed.rules.moving import boards_needed
from paddock.games.outspeed.rules.resolution import DIALS, loss_by_cost
from paddock.games.outspeed.state import ZONES_OF_A_BOARD
from paddock.games.outspeed.tiles import Deck, Route, Side


def most_cost(deck: Deck, side: Side, route: Route, rivals: int) -> int:
    """The most that a route can cost among so many rivals. 7.8 A dial costs what one likes."""
    return route.cost.most_on(deck.yellow, side, rivals, route.room)


def most_zones(deck: Deck, side: Side, route: Route, rivals: int) -> int:
    """The farthest that a route can lead. 7.8 A dial goes up to 9."""
    dialled = DIALS[-1].value if route.zones.dial else 0
    return route.zones.most_on(deck.blue, side, rivals, route.room) + dialled


def may_empty_the_tank(race: Race, seat: Seat, side: Side) -> bool:
    """7.4, 7.5 Whether the most that this route can cost would put the seat out of the race."""
    route = top_face(race).lit()[side]
    fuel, owed = race.fuel[seat], most_cost(race.config.deck, side, route, _rivals(race))
    return owed >= fuel and loss_by_cost(race.tile, fuel, owed) is not None


def may_fall(race: Race, seat: Seat) -> bool:
    """5.3 Whether the zone of a ship goes, if the leader drives as far as this tile lets it."""
    zone, rivals, deck = race.zones[seat], _rivals(race), race.config.deck
    assert zone is not None
    routes = top_face(race).lit().items()
    reach = max([most_zones(deck, side, route, rivals) for side, route in routes])
    leader = max([other for other in race.zones if other is not None])
    added = race.boards_added
    boards = added + boards_needed(leader + reach, race.rear, added)
    return zone < race.rear + ZONES_OF_A_BOARD * boards


def _rivals(race: Race) -> int:
    return sum([zone is not None for zone in race.zones]) - 1
