"""Rulebook, chapter 2: Setup."""

from paddock.core import IllegalInputError
from paddock.games.outspeed.state import (
    FIRST_ZONE_OF_SHIPS,
    FUEL_AT_START,
    MAX_ON_THE_SMALL_FACE,
    Config,
    Phase,
    Stack,
    State,
)
from paddock.games.outspeed.tiles import TOKENS, TRACK_TILES, Players

PLAYERS = range(3, 7)


def setup(config: Config) -> State:
    """2.1 Every ship starts in zone 3 with 12 fuel and no token.

    2.2 The track tiles have no order until they are turned up. 2.4 Nor have the tokens.
    """
    if config.players not in PLAYERS:
        raise IllegalInputError(f"OUTSPEED is for 3 to 6 pilots, not {config.players}")
    pilots = config.players
    return State(
        config=config,
        phase=Phase.TURN_UP_TILE,
        round=1,
        tile=None,
        face=Players.UP_TO_4 if pilots <= MAX_ON_THE_SMALL_FACE else Players.UP_TO_6,
        tiles=tuple(TRACK_TILES),
        zones=(FIRST_ZONE_OF_SHIPS,) * pilots,
        fuel=(FUEL_AT_START,) * pilots,
        tokens=((),) * pilots,
        stack=Stack(pile=config.deck.tokens),
        discard=(0,) * len(TOKENS),
        markers=(),
        rear=1,
        boards_added=0,
        bonus=None,
        resolution=None,
        drawing=None,
        eliminated=(),
        ending=None,
    )
