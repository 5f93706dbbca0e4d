"""What the Expert's search needs to know of OUTSPEED: how others play, and when to stop and judge.

It is handed states of drawn worlds, and looks only at what the seat in question would see.
"""

from collections.abc import Sequence
from typing import Final

from paddock.core import Seat
from paddock.games.outspeed.bots import regular
from paddock.games.outspeed.bots.outlook import chances_to_win, position
from paddock.games.outspeed.state import Action, Phase, State

OPTIONS_ARE_PUBLIC: Final = True
"""For routes and dials all is in the open; a token that may be laid is soon known anyway."""
SHARPNESS: Final = 2.0
CANDIDATES: Final = 9
"""All that a pilot may do, but for the lowest values of the dial."""


def sharpness(players: int) -> float:
    """The same for any number."""
    return SHARPNESS


def weigh(state: State, seat: Seat, options: tuple[Action, ...]) -> Sequence[float]:
    """As a Regular would, neither bold nor careful: all seats are thought of alike."""
    return regular.weigh(regular.EVEN, state, seat, tuple(map(len, state.tokens)), options)


def hurry(state: State, seat: Seat, options: tuple[Action, ...]) -> Sequence[float]:
    """A Regular is quick enough."""
    return weigh(state, seat, options)


def far_enough(start: State, state: State) -> bool:
    """A round is enough: then the next tile is turned up, and nobody knows which."""
    return state.phase is Phase.TURN_UP_TILE and state.round > start.round


def chances(state: State) -> Sequence[float]:
    """How likely each seat is to win from here."""
    return chances_to_win(position(state, tuple(map(len, state.tokens))))
