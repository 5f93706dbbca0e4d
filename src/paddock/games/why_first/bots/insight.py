"""What the Expert's search needs to know of Why First?: how others play, when to stop and judge.

It is handed states of drawn worlds, and looks only at what the seat in question would see.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from paddock.core import Seat
from paddock.games.why_first.bots import regular
from paddock.games.why_first.bots.outlook import (
    Outlook,
    cards_to_come,
    chances_to_win,
    free_rounds,
    totals_of,
)
from paddock.games.why_first.state import RACES, Action, State

OPTIONS_ARE_PUBLIC: Final = False
"""They are the cards in hand."""
COME_TO_MIND: Final = 6
CANDIDATES: Final = 6
"""So many of up to thirty lays are looked into, those that a Regular likes best."""


def weigh(state: State, seat: Seat, options: tuple[Action, ...]) -> Sequence[float]:
    """As a Regular would, bold and careful in turn."""
    style = regular.CAREFUL if seat % 2 else regular.BOLD
    return regular.weigh(style, state, seat, state.hands[seat], options)


def come_to_mind(options: tuple[Action, ...], rng: Random) -> tuple[Action, ...]:
    """A few, drawn at random: who knows them all lays one that is about as good."""
    if len(options) <= COME_TO_MIND:
        return options
    return tuple([options[int(rng.random() * len(options))] for _ in range(COME_TO_MIND)])


def far_enough(start: State, state: State) -> bool:
    """A round is enough."""
    return state.round != start.round or state.race != start.race


def chances(state: State) -> Sequence[float]:
    """How likely each seat is to win from here: between races by the totals, or by the track."""
    players = state.config.players
    if not state.hands[0]:
        return chances_to_win(totals_of(state), RACES - state.race + 1)[:players]
    places = [float(field) for field in state.fields]
    if not state.config.tactical:
        for seat, hand in enumerate(state.hands):
            places[seat] += sum([card.value for card in hand]) / len(hand)
    outlook = Outlook(state, cards_to_come(state, free_rounds(state)))
    return outlook.of_all(places)[:players]
